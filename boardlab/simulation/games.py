"""One game from its start to its end, and some in a row: what a worker is asked to do."""

from __future__ import annotations

import time
from array import array
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from random import Random
from typing import Any, NamedTuple

from boardlab.core.contract.game import Game, find_game
from boardlab.core.contract.position import CHANCE, Position
from boardlab.core.contract.position_base import PlayerView
from boardlab.core.contract.verdict import IllegalAction
from boardlab.core.errors import PlainError, UnreadableText
from boardlab.core.i18n.language import SHARED
from boardlab.core.play.knowledge import Follower
from boardlab.core.play.playout import drawn
from boardlab.simulation.policies import Decider, Policy, decider, labels

MOST_PLIES = 100_000
"""A game that goes on for longer is broken off, and nobody has won it."""


class GameRow(NamedTuple):
    """How one game went."""

    number: int
    """From 0; the game is played again by the same seed and number."""
    policies: tuple[str, ...]
    """Who played, by seat."""
    scores: tuple[int, ...]
    """The points of each seat at the end, those that were hidden until then included."""
    winners: tuple[int, ...]
    """The seats that won; more than one where they share the win, none where the game was broken off."""
    plies: int
    """How many actions it took, those of chance included."""
    turns: int
    """How many turns; what others do within a turn, such as discards and answers, begins none."""


class GameBatch(NamedTuple):
    """Some games in a row, as numbers: small to send and to keep."""

    first: int
    """The number of the first game."""
    seconds: float
    """How long they took."""
    scores: array[int]
    """Game after game, seat after seat."""
    winners: array[int]
    """By game, a bit for each seat."""
    plies: array[int]
    turns: array[int]


@dataclass(frozen=True)
class Job:
    """What is played: sent to each worker as it is."""

    game: str
    start: Any
    """A position; a view, of which each game begins from a sample; None for a new game each time."""
    options: Mapping[str, object]
    """What a new game is begun with."""
    policies: tuple[Policy, ...]
    seed: str
    rotate: bool
    labels: tuple[str, ...] = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "labels", labels(self.policies))

    @cached_property
    def found(self) -> Game:
        """The game itself."""
        return find_game(self.game)

    @cached_property
    def deciders(self) -> tuple[Decider, ...]:
        """What decides, by the number of the policy."""
        return tuple(decider(self.game, policy) for policy in self.policies)

    def __reduce__(self) -> tuple[object, ...]:
        return Job, (self.game, self.start, self.options, self.policies, self.seed, self.rotate)

    def policy_at(self, seat: int, number: int) -> int:
        """The number of the policy that plays at a seat in a game."""
        return (seat - number) % len(self.policies) if self.rotate else seat

    def begin(self, rng: Random) -> Position:
        """The first position of a game.

        Raises:
            PlainError: where the game cannot be begun like this.
        """
        if self.start is None:
            return self.found.begin(rng, **self.options)
        return self.start.sample(rng) if isinstance(self.start, PlayerView) else self.start


def play_game(job: Job, number: int) -> GameRow:
    """Play one game. All chance in it comes from one generator, seeded by seed and number.

    Raises:
        PlainError: where a policy chooses what is not allowed; it names policy and game.
    """
    rng = Random(f"{job.seed} {number}")
    position = job.begin(rng)
    seats = [job.policy_at(seat, number) for seat in range(position.players)]
    deciders = [job.deciders[at] for at in seats]
    follower = Follower(position)
    whose_turn = job.found.whose_turn
    plies, turns, last = 0, 0, None
    while plies < MOST_PLIES and (seat := position.current_player) is not None:
        if seat != CHANCE and (turn := whose_turn(position)) != last:
            turns, last = turns + 1, turn
        try:
            action = drawn(position, rng) if seat == CHANCE else deciders[seat](position, follower, seat, rng)
            after = position.play(action)
        except (IllegalAction, UnreadableText) as problem:
            policy = job.labels[seats[seat]]
            raise PlainError(SHARED.say("simulate.illegal", policy=policy, game=number, why=str(problem))) from None
        follower.step(position, action, after)
        position, plies = after, plies + 1
    points = tuple(map(position.points, range(position.players)))
    names = tuple(job.labels[at] for at in seats)
    return GameRow(number, names, points, tuple(position.winners), plies, turns)


def play_batch(job: Job, first: int, count: int) -> GameBatch:
    """Play some games in a row."""
    begun = time.perf_counter()
    scores, winners, plies, turns = array("i"), array("H"), array("I"), array("I")
    for number in range(first, first + count):
        row = play_game(job, number)
        scores.extend(row.scores)
        winners.append(sum(1 << seat for seat in row.winners))
        plies.append(row.plies)
        turns.append(row.turns)
    return GameBatch(first, time.perf_counter() - begun, scores, winners, plies, turns)
