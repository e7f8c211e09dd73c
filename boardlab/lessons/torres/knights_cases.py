"""What the checkpoints on knights and doors ask about: positions, answers asked of the game, and their receipts."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import permutations
from typing import Any

from boardlab.core.language import Phrase, Seat
from boardlab.core.receipt import Line, Receipt
from boardlab.lessons.display import do
from boardlab.lessons.torres import wrong_doors as wrong
from boardlab.lessons.torres.right_rules import level_of, playable
from boardlab.lessons.torres.sketching import sketch
from boardlab.torres import Kind, Position, cell_index, cell_name
from boardlab.torres.board import BIT, cells_of
from boardlab.torres.position import events as told


def knight(p: Position) -> int:
    """The cell of A's first knight."""
    return p.knights[0][0]


def addable(p: Position) -> frozenset[str]:
    """The cells where the player may add a knight now."""
    return frozenset(cell_name(act.cell) for act in p.legal_actions() if act.kind is Kind.ADD)


# -- ways ----------------------------------------------------------------------------------------------------------


def column(letter: str, rows: str, height: int) -> str:
    """Towers of one height in a column: ``column("c", "234", 2)`` is ``"c2=2 c3=2 c4=2"``."""
    return " ".join(f"{letter}{row}={height}" for row in rows)


TWO_WALLS = f"{column('c', '234567', 2)} {column('f', '1234567', 2)}"
"""Two long castles, each two levels tall, that cannot be climbed from the ground."""
FAR_SIDE = "g5"


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


def a_route(p: Position) -> tuple[str, ...]:
    """An order in which every action is allowed."""
    return next(keys for keys in permutations(sorted(ROUTE)) if arrives(p, keys))


def arrived(p: Position) -> Position:
    """The board at the end of the route."""
    return do(p, *(ROUTE[key] for key in a_route(p)))


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

TWO_CASTLES = "a5=1 b5=1 c5=1 d5=1 f5=1 f4=1"


def stands_in(p: Position, cell: str, seat: int = 0) -> bool:
    """Does a player have a knight in the castle at a cell?"""
    castle = p.ground.castle_mask(cell_index(cell))
    return any(castle & BIT[own] for own in p.knights[seat])
