"""What the checkpoints on knights and doors ask about: positions, answers asked of the game, and their receipts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import permutations
from typing import Any

from boardlab.core.language import Phrase, Seat
from boardlab.core.receipt import Line, Receipt
from boardlab.lessons.display import do
from boardlab.lessons.torres import wrong_building
from boardlab.lessons.torres.knights import wrong
from boardlab.lessons.torres.right_rules import level_of, playable
from boardlab.lessons.torres.sketching import sketch
from boardlab.torres import Kind, Position, cell_index, cell_name
from boardlab.torres.board import BIT, cells_of
from boardlab.torres.position import cell_names
from boardlab.torres.position import events as told


def knight(p: Position) -> int:
    """The cell of A's first knight."""
    return p.knights[0][0]


def addable(p: Position) -> frozenset[str]:
    """The cells where the player may add a knight now."""
    return frozenset(cell_name(act.cell) for act in p.legal_actions() if act.kind is Kind.ADD)


# -- ways ----------------------------------------------------------------------------------------------------------


def way(p: Position, goal: str) -> tuple[str, ...]:
    """A shortest way of A's first knight to a cell, as actions."""
    target = cell_index(goal)
    ways: dict[int, tuple[str, ...]] = {knight(p): ()}
    while target not in ways:
        for source, done in list(ways.items()):
            for cell in cells_of(wrong.by_all_ways(p, source)):
                ways.setdefault(cell, (*done, f"move {cell_name(source)} {cell_name(cell)}"))
    return ways[target]


def moves_receipt(p: Position, texts: Sequence[str]) -> Receipt:
    """Moves, AP by AP."""
    lines = []
    for text in texts:
        act = p.read_action(text)
        event = next(found for found in told(p, act) if found.kind in {"step", "door"})
        facts: dict[str, Any] = {"player": Seat(p.decider), **event.facts}
        lines.append(Line(p.decider, Phrase(f"event.{event.kind}", facts), None, 1, event.rule, event.places))
        p = p.play(act)
    return Receipt(Phrase("unit.ap"), tuple(lines))


# -- a route in order ----------------------------------------------------------------------------------------------

ROUTE = {"higher": "move d4 d5", "stair": "move c4 d4", "block": "build d4", "door": "move a4 c4"}
"""Four actions that bring a knight through a wall and up a castle, by the key of the step."""


def arrives(p: Position, keys: Sequence[str]) -> bool:
    """May the actions be done in this order?"""
    return playable(p, [ROUTE[key] for key in keys])


def route(p: Position) -> tuple[str, ...]:
    """An order in which every action is allowed."""
    return next(keys for keys in permutations(sorted(ROUTE)) if arrives(p, keys))


def on_route(p: Position) -> tuple[str, ...]:
    """The actions in that order."""
    return tuple(ROUTE[key] for key in route(p))


# -- guards --------------------------------------------------------------------------------------------------------

GUARDED = "b6=2 c6=1 b5=1"
"""A castle in which A, on c6, could climb to level 3 this turn."""


def can_reach(p: Position, level: int) -> bool:
    """Can a knight of the player stand on a level this turn, by building and moving? Every way is tried."""
    seen, todo = set(), [p]
    while todo:
        position = todo.pop()
        missing = level - level_of(position, p.decider)
        if missing <= 0:
            return True
        # A move climbs one level at most, so this much of the turn goes into climbing alone.
        if missing > position.ap - position.spent:
            continue
        state = position.heights, position.knights[p.decider], position.spent
        if state not in seen:
            seen.add(state)
            todo += [position.play(act) for act in position.legal_actions() if act.kind in (Kind.BUILD, Kind.MOVE)]
    return False


def guarded(cell: str) -> Position:
    """The same castle with a knight of B on a cell."""
    return sketch(GUARDED, A="c6", B=cell)


@lru_cache(maxsize=8)
def guard_cells(p: Position, level: int = 3) -> frozenset[str]:
    """The free towers on which one knight of B would keep A below a level this turn."""
    castle = p.ground.castle_mask(knight(p)) & p.free
    return frozenset(name for cell in cells_of(castle) if not can_reach(guarded(name := cell_name(cell)), level))


# -- two castles at once -------------------------------------------------------------------------------------------


def stands_in(p: Position, cell: str, seat: int = 0) -> bool:
    """Does a player have a knight in the castle at a cell?"""
    castle = p.ground.castle_mask(cell_index(cell))
    return any(castle & BIT[own] for own in p.knights[seat])


def why_not(ways: wrong_building.Ways, unreached: str) -> Callable[[Position, frozenset[str]], Phrase | None]:
    """Why a cell picked cannot be reached for 1 AP, or one left out can.

    Args:
        ways: where the knight may go, by the rules.
        unreached: what is said of a cell to which nothing leads: ``no_way`` or ``no_door``.
    """

    def explain(p: Position, picked: frozenset[str]) -> Phrase | None:
        source = knight(p)
        reached, doors = set(cell_names(ways(p, source))), set(cell_names(wrong.out(p, source)))
        for cell in sorted(picked - reached):
            at = cell_index(cell)
            facts = {"cell": cell, "level": p.heights[at], "own": p.heights[source]}
            key = unreached if p.heights[at] <= p.heights[source] else "higher"
            return Phrase(f"knights.explain.{key if p.free & BIT[at] else 'taken'}", facts)
        for cell in sorted(reached - picked):
            return Phrase(f"knights.explain.{'door' if cell in doors else 'step'}", {"cell": cell})
        return None

    return explain


def on_a_castle_of_two(end: Position) -> bool:
    """Takes the height of the castle for the level of the knight."""
    castles = [end.castle_at(cell) for cell in end.knights[0]]
    return any(castle is not None and castle.height >= 2 for castle in castles)


def what_level(p: Position, answer: tuple[str, ...]) -> Phrase | None:
    """The level a line of play leads A's knight to."""
    return Phrase("knights.level_reached", {"level": level_of(do(p, *answer))})


def which_castle(p: Position, answer: tuple[str, ...]) -> Phrase | None:
    """Says where no knight of A reached the second castle."""
    return Phrase("knights.castle_missing") if not stands_in(do(p, *answer), "f5") else None


def where_to_guard(p: Position) -> str:
    """The free tower on which a knight of B keeps A down, if only one does."""
    cells = guard_cells(p)
    return "either" if len(cells) > 1 else next(iter(cells))
