"""Every position that actions lead to, those first that fewest actions lead to."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import TypeVar

from boardlab.core.contract.position import Action, Position

P = TypeVar("P", bound=Position)
A = TypeVar("A", bound=Action)


def breadth_first(
    starts: Mapping[P, tuple[A, ...]], tried: Callable[[P], Iterable[A]]
) -> Iterator[tuple[P, tuple[A, ...]]]:
    """Every position once, with a shortest line of actions that leads there; the starts first.

    Args:
        starts: where to begin, each with the actions that led there.
        tried: the actions that are tried in a position.
    """
    found = dict(starts)
    waiting = list(found)
    for position in waiting:  # grows
        line = found[position]
        yield position, line
        for act in tried(position):
            after = position.play(act)
            if after not in found:
                found[after] = *line, act
                waiting.append(after)


def shortest_line(
    start: P, tried: Callable[[P], Iterable[A]], reached: Callable[[P, tuple[str, ...]], bool]
) -> tuple[str, ...]:
    """A shortest line of play to a goal as texts, one action at least; of equally short ones the first that is found.

    Args:
        start: the position from which it is played.
        tried: the actions that are tried in a position.
        reached: is the goal reached in a position, after these actions?

    Raises:
        ValueError: where no line of these actions leads there.
    """
    for position, acts in breadth_first({start: ()}, tried):
        line = tuple(act.to_text() for act in acts)
        if line and reached(position, line):
            return line
    raise ValueError("No line of these actions reaches the goal.")
