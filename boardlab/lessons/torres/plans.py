"""Lines of play found by search: how a checkpoint that asks for a turn knows that it can be solved."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from boardlab.core.play.breadth_first import shortest_line
from boardlab.torres import Action, Kind, Position
from boardlab.torres.board import ALL, BIT
from boardlab.torres.play.search import best_turns

Reached = Callable[[Position], bool]
"""Is a goal reached in a position?"""


def shortest(p: Position, reached: Reached, *kinds: str, cells: int = ALL) -> tuple[str, ...]:
    """A shortest line of play within one turn, as actions.

    Args:
        p: where the turn stands.
        reached: is the goal reached in a position?
        kinds: the kinds of action that are tried, such as ``"build"``, all of them with a cell.
        cells: the cells at which they are tried; few cells make a long line quick to find.

    Raises:
        ValueError: if no line of these actions reaches the goal.
    """
    wanted = {Kind[name.upper()] for name in kinds}

    def tried(q: Position) -> Iterator[Action]:
        return (act for act in q.legal_actions() if act.kind in wanted and cells & BIT[act.cell])

    return shortest_line(p, tried, lambda q, line: reached(q))


def most_of_turn(p: Position) -> int:
    """The most points that a scoring after the turn can bring, of every way to play it."""
    found = best_turns(p, most=1, seconds=600)
    if not found.complete or found.best is None:
        raise ValueError("The search of this turn was not ended.")
    return found.best.points
