"""Every line of one's own turn, so that the best is the best there is: for turns that are small enough.

A state that several lines lead to is gone on from once. Those that promise most come first, so that a search that a
limit ends has looked where it matters.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from heapq import heappop, heappush
from typing import TYPE_CHECKING, Any, NamedTuple

from boardlab.core.play.beam import PAUSE, Line, Value

if TYPE_CHECKING:
    from boardlab.core.contract.position import Action


class EveryLine(NamedTuple):
    """The lines of a turn."""

    lines: list[Line]
    """One to each state in which the seat decides no more, the best first; of equal ones the shortest first."""
    complete: bool
    """Was every state looked at? If not, a limit ended the search."""


def every_line(
    start: Any,
    value: Value,
    *,
    nodes: int,
    menu: Callable[[Any], Iterable[Action]],
    apply: Callable[[Any, Action], Any],
) -> Generator[None, None, EveryLine]:
    """All that the seat that decides can do in a row; the search pauses now and then.

    Args:
        start: a position or view in which a seat decides.
        value: what a state is worth to that seat.
        nodes: no more states are looked at than this.
        menu: the actions that are tried in a state.
        apply: what an action leads to in the eyes of the seat.
    """
    seat, seen, ended = start.current_player, {start}, list[Line]()
    waiting: list[tuple[float, int, Line]] = [(0.0, 0, Line((), start, 0.0))]
    while waiting and len(seen) < nodes:
        line = heappop(waiting)[2]
        for action in menu(line.end):
            after = apply(line.end, action)
            if after in seen:
                continue
            seen.add(after)
            if not len(seen) % PAUSE:
                yield
            found = Line((*line.actions, action), after, value(after))
            if after.current_player == seat:
                heappush(waiting, (-found.value, len(seen), found))
            else:
                ended.append(found)
    ended.sort(key=lambda line: (-line.value, len(line.actions)))
    return EveryLine(ended, not waiting)
