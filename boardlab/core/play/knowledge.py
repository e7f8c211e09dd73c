"""What a seat knows of what is hidden, by all that it was shown in a game; and positions drawn from that.

A view tells what lies open now. Who has followed the game knows more: which cards an opponent took openly, which units
went back to a hand face up, which cards were put back on one's own deck. A game keeps account of it as
:class:`~boardlab.core.contract.knowledge.Beliefs`, which :meth:`boardlab.core.play.record.Record.knowledge` keeps up.

Everything is as likely as chance makes it: each card, tile or tent may lie in any place it has not been shown to be
missing from. What opponents chose is no evidence; that they could do it is.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cached_property
from itertools import accumulate
from random import Random
from typing import TYPE_CHECKING, TypeVar

from boardlab.core.contract.game import find_game
from boardlab.core.contract.knowledge import Beliefs, Knowledge

if TYPE_CHECKING:
    from boardlab.core.contract.game import Step
    from boardlab.core.contract.position import Action, Position

W = TypeVar("W")

MOST_WORLDS = 20_000
"""So many ways in which hidden things can lie are told apart; of more, so many are drawn."""


def knowledge_of(seat: int | None, start: Position, steps: Iterable[Step]) -> Knowledge:
    """What a seat knows after some steps.

    Args:
        seat: who knows it; None for a spectator.
        start: the position before the first step.
        steps: each as (position before, action, position after).

    Raises:
        PlainError: for a seat that does not play.
    """
    now, made = start, find_game(start.game).beliefs
    beliefs = None if made is None else made(start.seen_by(seat))
    for before, action, now in steps:
        if beliefs is not None:
            beliefs.update(before, action, now)
    return Knowledge(seat, now.seen_by(seat), beliefs)


class Follower:
    """What each seat knows in a game that goes on, kept up step by step. Beliefs are worked out where somebody asks.

    >>> from boardlab import torres
    >>> start = torres.start(players=2)
    >>> follower = Follower(start)
    >>> follower.step(start, start.legal_actions()[0], start.play(start.legal_actions()[0]))
    >>> follower.knowledge(1).view.current_player
    1
    """

    def __init__(self, start: Position) -> None:
        self.position = start
        """The position after the last step."""
        self._start, self._steps = start, list["Step"]()
        self._kept: dict[int | None, tuple[Beliefs, int]] = {}
        self._made = find_game(start.game).beliefs

    def step(self, before: Position, action: Action, after: Position) -> None:
        """Take in a step of the game."""
        self._steps.append((before, action, after))
        self.position = after

    def knowledge(self, seat: int | None) -> Knowledge:
        """What a seat knows now; None for a spectator. It holds until the next step."""
        return _Followed(seat, self)

    def beliefs(self, seat: int | None) -> Beliefs | None:
        """What a seat believes after all steps so far."""
        if self._made is None:
            return None
        kept, taken = self._kept.get(seat) or (self._made(self._start.seen_by(seat)), 0)
        for step in self._steps[taken:]:
            kept.update(*step)
        self._kept[seat] = kept, len(self._steps)
        return kept


class _Followed(Knowledge):
    """Knowledge whose beliefs are worked out when they are first read."""

    def __init__(self, seat: int | None, follower: Follower) -> None:
        self.__dict__.update(seat=seat, view=follower.position.seen_by(seat), _follower=follower)

    @cached_property
    def beliefs(self) -> Beliefs | None:
        follower: Follower = self.__dict__["_follower"]
        return follower.beliefs(self.seat)


class Worlds(dict[W, float]):
    """The ways in which hidden things can lie, each with its chance."""

    def draw(self, rng: Random) -> W:
        """One of them, by its chance."""
        return rng.choices(list(self), cum_weights=list(accumulate(self.values())))[0]


def gather(ways: Iterable[tuple[W, float]]) -> Worlds[W]:
    """These ways by their weights, equal ones as one; of very many, some that are drawn.

    >>> gather([("a", 1), ("b", 2), ("a", 1)])
    {'a': 0.5, 'b': 0.5}
    """
    found: Worlds[W] = Worlds()
    for way, weight in ways:
        found[way] = found.get(way, 0.0) + weight
    if len(found) > MOST_WORLDS:
        # Drawn by a number that hangs on nothing else, so that the same game is always known alike.
        few = Random(len(found)).choices(list(found), weights=list(found.values()), k=MOST_WORLDS)
        found = Worlds(Counter(few))
    total = sum(found.values())
    for way in found:
        found[way] /= total
    return found
