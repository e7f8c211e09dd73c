"""A player of a game: what it is asked, what it answers, and how far it is."""

from __future__ import annotations

from collections.abc import Callable, Generator
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from boardlab.core.contract.knowledge import Knowledge
    from boardlab.core.contract.position import Action
    from boardlab.core.i18n.language import Phrase

STRENGTHS = ("first_steps", "club", "strong")
"""The names of the strengths, the gentlest first: first steps, one turn deep, a longer search."""


class SearchProgress(NamedTuple):
    """How far a player is with thinking."""

    done: int
    """Simulations that were played."""
    most: int
    """Simulations it may play; 0 for a player that plays none."""


class Estimate(NamedTuple):
    """A chance of winning, and how exact it is."""

    mean: float
    """The share of simulations won, 0 to 1; a value of the position counts as a part of a win."""
    error: float
    """The standard error of it."""
    tries: int
    """How many simulations it comes from."""

    @property
    def margin(self) -> float:
        """Half the width of the interval that holds the true chance nine times in ten."""
        return 1.645 * self.error


@dataclass(frozen=True)
class PlayerChoice:
    """What a player does, and what decided."""

    action: Action
    """One of the legal actions of the view it was asked about."""
    reason: Phrase | None = None
    """What decided, in words of the game that everybody may hear: public facts with their numbers. None where nothing
    but hidden things decided, or nothing else could be done."""
    plan: tuple[Action, ...] = ()
    """What it means to do in the rest of its turn, ``action`` first; empty where it looks no further."""
    chance: Estimate | None = None
    """Its chance of winning as it reckons it; None where it does not."""


Thinking = Generator[SearchProgress, None, PlayerChoice]
"""A player at work: it yields its progress at least every 30 ms and gives the choice at the end. It may be closed."""


@dataclass(frozen=True)
class Player:
    """A player of one strength in one game."""

    version: int
    """Grows by one with each change of what it does; the changelog says what changed."""
    think: Callable[[Knowledge, Random, int], Thinking]
    """``think(knowledge, rng, simulations)``: the same knowledge, numbers and simulations give the same choice."""
    simulations: int = 0
    """How many simulations a decision takes in a kernel: about one second a turn; 0 for a player that plays none."""
    on_pages: int = 0
    """The same in a page, where Python is about six times slower: about two seconds a turn."""
