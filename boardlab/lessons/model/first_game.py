"""The first game of a topic: how it begins, who plays, and what is said when it is over.

It is declared in ``questions.toml`` as a table ``[game]``: ``start``, a formula of ``seed`` that gives the record of
the game at its start; ``you``, the learner's seat; ``opponents``, what the others are called, by seat; ``review``, a
formula of ``record`` and ``seat`` that gives a :class:`Review`. ``opponent``, a formula of ``now`` and ``rng``, takes
the place of the game's own opponent. ``awaits = false`` leaves it to the steps to say what shall come up: otherwise the
moments of the questions behind them are awaited, too. ``without`` names verbs that are not offered. A question of the
topic with a field ``moment`` is asked about this very game: see :mod:`boardlab.lessons.model.question_fields`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from random import Random

from boardlab.core.contract.position import Action, Position
from boardlab.core.i18n.language import SHARED, Address, Phrase, text_in
from boardlab.core.play.record import Record
from boardlab.core.play.steer import Now


@dataclass(frozen=True)
class Review:
    """What is said of a game that is over, to its learner."""

    sources: tuple[tuple[Phrase, int, int], ...] = ()
    """What the learner got, and what the others did, by source; () for the points of each kind of event."""

    good: tuple[Phrase, ...] = ()
    """What went well: facts of this game, each a sentence."""
    next: Phrase | None = None
    """One thing to try next time."""


@dataclass(frozen=True)
class Cast:
    """Who plays a first game."""

    you: int
    """The learner's seat."""
    opponents: tuple[Mapping[str, str], ...]
    """What the others are called, by seat, the learner left out; by language."""

    def names(self, lang: str) -> tuple[str, ...]:
        """What the players are called, by seat, the learner as well."""
        others = [text_in(each, lang) for each in self.opponents]
        own = SHARED.say("name.you_alone", lang)
        return (*others[: self.you], own, *others[self.you :])

    def address(self, lang: str) -> Address:
        """What the players are called in sentences, where the learner is spoken to."""
        return Address(self.names(lang), self.you)


@dataclass(frozen=True)
class FirstGame:
    """The first game of a topic."""

    topic: str
    cast: Cast
    begin: Callable[[str], Record | Position]
    """Gives the record of a new game, or its first position, by a seed."""
    opponent: Callable[[Now, Random], Action] | None = None
    """What an opponent does, where that is not the game's own; ``now`` is for the eyes of whoever decides."""
    awaits: bool = True
    """Are the moments of questions awaited, besides what the steps say?"""
    without: tuple[str, ...] = ()
    """The verbs that are not offered in it, by their keys: no rule of the lesson tells of them."""
    look_back: Callable[[Record, int], Review] | None = None
    """Gives what is said of the game of a seat when it is over."""

    def start(self, seed: str) -> Record:
        """A new game, at its start; the same seed gives the same game to the same moves."""
        begun = self.begin(seed)
        return begun if isinstance(begun, Record) else Record(begun, seed=seed)


def moments_back(record: Record, seat: int) -> Iterator[tuple[int, Now]]:
    """The moments of a game so far, the last one first, each with its ply."""
    for ply in range(record.ply, 0, -1):
        before, action = record.step(ply)
        yield ply, Now(record.positions[ply], seat, before, action)
    yield 0, Now(record.start, seat)


def points_by_source(record: Record, seat: int) -> dict[str, int]:
    """Where the points of a seat come from up to now: the sum for each kind of event that paid it any."""
    found: dict[str, int] = {}
    for _, event in record.all_events():
        if event.player == seat and event.points:
            found[event.kind] = found.get(event.kind, 0) + event.points
    return found
