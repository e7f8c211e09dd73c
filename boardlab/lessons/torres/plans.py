"""Lines of play found by search: how a checkpoint that asks for a turn knows that it can be solved."""

from __future__ import annotations

from collections.abc import Callable

from boardlab.torres import Kind, Position
from boardlab.torres.board import ALL, BIT

Reached = Callable[[Position], bool]
"""Is a goal reached in a position?"""


def shortest(p: Position, reached: Reached, *kinds: Kind, cells: int = ALL) -> tuple[str, ...]:
    """A shortest line of play within one turn, as actions.

    Args:
        p: where the turn stands.
        reached: is the goal reached in a position?
        kinds: the kinds of action that are tried, all of them with a cell.
        cells: the cells at which they are tried; few cells make a long line quick to find.

    Raises:
        ValueError: if no line of these actions reaches the goal.
    """
    lines: dict[Position, tuple[str, ...]] = {p: ()}
    seen = {p}
    while lines:
        found = next((line for q, line in lines.items() if line and reached(q)), None)
        if found is not None:
            return found
        further: dict[Position, tuple[str, ...]] = {}
        for q, line in lines.items():
            for act in q.legal_actions():
                if act.kind in kinds and cells & BIT[act.cell]:
                    end = q.play(act)
                    if end not in seen:
                        seen.add(end)
                        further[end] = (*line, act.to_text())
        lines = further
    raise ValueError("No line of these actions reaches the goal.")
