"""The lines of one's own turn that promise most: a beam search over what the seat that decides can do in a row.

It stops where somebody else is next, where chance is, or where the game is over. Of lines that lead to the same
position only the first is kept, so that actions whose order does not matter are tried in one order.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator, Iterable
from operator import itemgetter
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from boardlab.core.contract.player import SearchProgress

if TYPE_CHECKING:
    from boardlab.core.contract.position import Action

T = TypeVar("T")
Value = Callable[[Any], float]
"""What a position or a view of it is worth to the seat that plays the turn; more is better."""


PAUSE = 40
"""After so many actions looked at a search pauses, if not before: some milliseconds."""


class Line(NamedTuple):
    """Some actions in a row, and where they lead."""

    actions: tuple[Action, ...]
    """What the seat does, in order; at least one action."""
    end: Any
    """The position or view after them."""
    value: float
    """What it is worth to the seat."""


def finished(work: Generator[Any, None, T]) -> T:
    """What a generator gives at its end; what it yields until then is dropped."""
    try:
        while True:
            next(work)
    except StopIteration as done:
        found: T = done.value
        return found


def pausing(search: Generator[None, None, T], most: int = 0) -> Generator[SearchProgress, None, T]:
    """A search that tells how far a player is each time it pauses: before its first of so many simulations."""
    try:
        while True:
            next(search)
            yield SearchProgress(0, most)
    except StopIteration as done:
        found: T = done.value
        return found


def contenders(
    lines: Iterable[Line], *, most: int, alike: int, margin: float, worth: Callable[[Line], float] = itemgetter(2)
) -> list[Line]:
    """The lines that come near the first one, the best first: which of them is best has yet to be found out.

    Args:
        lines: the best first.
        most: no more than this.
        alike: no more that begin with the same action, since that is what is decided now.
        margin: what is worth so much less than the first line is left out.
        worth: what a line is worth; its value if not told.
    """
    found: list[Line] = []
    begun: Counter[object] = Counter()
    least = None
    for line in lines:
        least = worth(line) - margin if least is None else least
        if len(found) == most or worth(line) < least:
            break
        begun[line.actions[0]] += 1
        if begun[line.actions[0]] <= alike:
            found.append(line)
    return found


def best_lines(
    start: Any,
    value: Value,
    *,
    width: int,
    branch: int,
    most: int = 60,
    menu: Callable[[Any], Iterable[Action]] | None = None,
    apply: Callable[[Any, Action], Any] | None = None,
) -> list[Line]:
    """The lines found for the rest of the turn, the best first; of equal ones the shortest first.

    Args:
        start: a position or view in which a seat decides.
        value: what the end of a line is worth to that seat.
        width: so many positions are gone on from at each step.
        branch: so many actions are followed from each of them.
        most: no line is longer than this.
        menu: the actions to be thought about; all legal ones where it is None.
        apply: what an action leads to in the eyes of the seat; the rules' own where it is None.
    """
    return finished(beam(start, value, width=width, branch=branch, most=most, menu=menu, apply=apply))


def beam(
    start: Any,
    value: Value,
    *,
    width: int,
    branch: int,
    most: int = 60,
    menu: Callable[[Any], Iterable[Action]] | None = None,
    apply: Callable[[Any, Action], Any] | None = None,
) -> Generator[None, None, list[Line]]:
    """The same search as :func:`best_lines`, which pauses each time it has looked at some more actions."""
    play = start.mechanics
    menu, apply, seat = menu or play.legal_actions, apply or play.apply, start.current_player
    ahead: list[Line] = [Line((), start, 0.0)]
    ended: list[Line] = []
    seen = {start}
    for _ in range(most):
        grown: list[Line] = []
        for line in ahead:
            tried: list[Line] = []
            for number, action in enumerate(menu(line.end)):
                if not number % PAUSE:
                    yield
                after = apply(line.end, action)
                if after not in seen:
                    seen.add(after)
                    tried.append(Line((*line.actions, action), after, value(after)))
            tried.sort(key=_worth)
            ended += [each for each in tried if each.end.current_player != seat]
            grown += [each for each in tried if each.end.current_player == seat][:branch]
        if not grown:
            break
        grown.sort(key=_worth)
        ahead = grown[:width]
    return sorted(ended or ahead, key=lambda line: (-line.value, len(line.actions)))


def _worth(line: Line) -> float:
    return -line.value
