"""How far a knight comes: ways for 1 AP, the fewest AP to a cell, and lines of play told AP by AP."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from boardlab.core.contract.receipt import Receipt, ReceiptLine, Unit
from boardlab.core.i18n.language import Phrase, Seat
from boardlab.torres import Position, cell_name
from boardlab.torres.board import BIT, cells_of, mask_of
from boardlab.torres.position import events

Reach = Callable[[Position, int], int]
"""Where a knight on a cell may go for 1 AP."""


def on_foot(p: Position, source: int) -> int:
    """Steps only, no doors."""
    return p.ground.step_targets(source) & p.free


def on_foot_or_by_door(p: Position, source: int) -> int:
    """Steps and doors, as the rules have it."""
    return p.ground.moves_from(source) & p.free


def from_all(p: Position, cells: int, reach: Reach) -> int:
    """Where knights on any of some cells may go."""
    return mask_of(reached for cell in cells_of(cells) for reached in cells_of(reach(p, cell)))


def fewest(p: Position, source: int, goals: int, reach: Reach = on_foot_or_by_door) -> int:
    """Fewest AP for a knight from a cell to one of some cells.

    Raises:
        ValueError: when no way leads there.
    """
    cost, reached = 0, BIT[source]
    while not reached & goals:
        further = reached | from_all(p, reached, reach)
        if further == reached:
            raise ValueError("No way leads there.")
        reached, cost = further, cost + 1
    return cost


def shortest_path(p: Position, goals: int, reach: Reach = on_foot_or_by_door) -> tuple[str, ...]:
    """A shortest way of A's first knight to one of some cells, as actions."""
    known: dict[int, tuple[str, ...]] = {p.knights[0][0]: ()}
    while not any(goals & BIT[cell] for cell in known):
        for source, done in list(known.items()):
            for cell in cells_of(reach(p, source)):
                known.setdefault(cell, (*done, f"move {cell_name(source)} {cell_name(cell)}"))
    return next(done for cell, done in known.items() if goals & BIT[cell])


def path_cells(p: Position, goals: int, reach: Reach) -> frozenset[str]:
    """The cells on which A's first knight stands along such a way, the last one too."""
    return frozenset(text.split()[-1] for text in shortest_path(p, goals, reach))


def line_of_action(p: Position, text: str, points: int, *kinds: str) -> ReceiptLine:
    """What an action does, as a line of a receipt: the first event of one of these kinds."""
    event = next(found for found in events(p, p.read_action(text)) if found.kind in kinds)
    facts: dict[str, object] = {"player": Seat(p.decider), **event.facts}
    return ReceiptLine(p.decider, Phrase(f"event.{event.kind}", facts), None, points, event.rule, event.places)


def one_by_one(p: Position, texts: Sequence[str], title: Phrase, *kinds: str, unit: Unit = "count") -> Receipt:
    """Actions of a turn, one a line, each counted as one."""
    lines = []
    for text in texts:
        lines.append(line_of_action(p, text, 1, *kinds))
        p = p.play(text)
    return Receipt(title, tuple(lines), unit=unit)


def moves_receipt(p: Position, texts: Sequence[str]) -> Receipt:
    """Moves, AP by AP."""
    return one_by_one(p, texts, Phrase("unit.ap"), "step", "door", unit="ap")
