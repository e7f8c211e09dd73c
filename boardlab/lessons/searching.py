"""Lines of play found by search: how a question that asks for a turn knows that it can be answered."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

Line = tuple[str, ...]
"""Actions in order, as texts."""


def shortest_line(
    start: Any,
    tried: Callable[[Any], Iterable[Any]],
    reached: Callable[[Any, Line], bool],
) -> Line:
    """A shortest line of play to a goal, one action at least; of equally short ones the first that is found.

    Args:
        start: the position from which it is played.
        tried: the actions that are tried in a position.
        reached: is the goal reached in a position, after these actions?

    Raises:
        ValueError: where no line of these actions leads there.
    """
    lines: dict[Any, Line] = {start: ()}
    seen = {start}
    while lines:
        further: dict[Any, Line] = {}
        for position, line in lines.items():
            for act in tried(position):
                end, longer = position.play(act), (*line, act.to_text())
                if end not in seen:
                    if reached(end, longer):
                        return longer
                    seen.add(end)
                    further[end] = longer
        lines = further
    raise ValueError("No line of these actions reaches the goal.")
