"""The most that a turn can bring, from every way to play it: what challenges are held to."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple, TypeVar

from boardlab.core.contract.position import Action, Position

P = TypeVar("P", bound=Position)

NODES = 400_000
"""So many positions of a turn are looked at."""


class TooMany(ValueError):
    """The turn has more ways than were to be looked at."""


class BestTurn(NamedTuple):
    """The most of what is counted, and a shortest way to it."""

    most: int
    line: tuple[str, ...]
    ways: tuple[int, ...]
    """How many ends of the turn bring how much, by amount: amounts, least first."""
    nodes: int


def best_turn(
    start: P,
    count: Callable[[P], int],
    *,
    nodes: int = NODES,
    tried: Callable[[P], Iterable[Action]] = lambda position: position.legal_actions(),
) -> BestTurn:
    """The most that a turn can bring whoever decides, of what is counted where the turn is over.

    What hands the decision to others before the turn is over, such as an offer, and what chance would decide, such as a
    card drawn, is no way to play it.

    Args:
        start: the position at the start of the turn.
        count: counts in the position after the turn.
        nodes: so many positions of the turn are looked at.
        tried: the actions that are tried in a position.

    Raises:
        TooMany: where the turn has more positions.
    """
    seat = start.current_player
    found: dict[P, tuple[P, Action] | None] = {start: None}
    waiting = [start]
    best: tuple[int, P, Action] | None = None
    amounts = set()
    for position in waiting:  # grows
        for act in tried(position):
            after = position.play(act)
            if _goes_on(after, seat):
                if after not in found:
                    found[after] = position, act
                    waiting.append(after)
                    if len(found) > nodes:
                        raise TooMany(f"more than {nodes} positions")
            elif _ended(after, act):
                amount = count(after)
                amounts.add(amount)
                if best is None or amount > best[0]:
                    best = amount, position, act
    if best is None:
        raise TooMany("no way ends the turn")
    most, at, last = best
    line = [last]
    while (came := found[at]) is not None:
        at, act = came
        line.append(act)
    return BestTurn(most, tuple(act.to_text() for act in reversed(line)), tuple(sorted(amounts)), len(found))


def _goes_on(after: Position, seat: int | None) -> bool:
    return not after.is_over and after.current_player == seat


def _ended(after: Position, act: Action) -> bool:
    """Is the turn over, and not only in the hands of somebody else?"""
    return after.is_over or act.to_text().split()[0] == "end"
