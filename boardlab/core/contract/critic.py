"""What a review needs of a game beyond its rules: lines to hold against what was played, and how to tell them apart.

A *decision* is all that a seat does in a row: until somebody else or chance decides, or an action ends it, as
:attr:`Critic.ends` says. A game that has a critic hands it over as :attr:`boardlab.core.contract.game.Game.critic`.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

from boardlab.core.i18n.language import Phrase

if TYPE_CHECKING:
    from boardlab.core.play.beam import Line


class Outcome(NamedTuple):
    """What came of playing on after a line."""

    chances: tuple[float, ...]
    """The chance of winning of each seat, 0 to 1."""
    points: float | None = None
    """What it is worth to the seat in points; None in a game that is not won by points."""


class Scale(NamedTuple):
    """From which loss on a decision is told of: in points, or as a chance of winning from 0 to 1."""

    missed: float
    """From this loss on something better was missed."""
    turning: float
    """From this loss on it was a turning point of the game."""
    doubt: float
    """By so much one more pair of simulations may differ, however alike those were that were played."""
    digits: int = 0
    """How many decimals an amount is told with."""


CHANCE_SCALE = Scale(0.02, 0.05, 0.1)
"""Of a chance, 0 to 1."""


class Way(NamedTuple):
    """What a seat did, or might have done, in one decision."""

    before: Any
    """The view of the seat before it."""
    actions: tuple[Any, ...]
    end: Any
    """What the seat foresees after it."""


@dataclass(frozen=True)
class Idea:
    """Something that a better line has and another has not. ``idea.<key>`` in the game's words tells it.

    ``name`` is its heading, ``missed`` the sentence of a summary with ``n`` times, ``here`` what it means in one
    decision, by the facts that :attr:`found` gives; ``done`` praises whoever had it, and is left out of a fault and of
    what is only proposed.
    """

    key: str
    rule: str
    """The id of the rule behind it: lesson, step and practice follow from it."""
    found: Callable[[Way], Mapping[str, object] | None]
    """Its facts where a line has it; None where it has not."""
    fault: bool = False
    """Is it better left alone? Then it is named where the played line has it and the better one has not."""
    proposes: bool = False
    """Do others decide what comes of it? Then nobody is praised for it, since they may have refused."""


class Luck(NamedTuple):
    """What chance gave a seat, beside what was to be expected."""

    says: Phrase
    """What was counted, with the facts ``got`` and ``expected``."""
    got: float
    expected: float


def no_luck(_steps: Iterable[Any], _seat: int) -> tuple[Luck, ...]:
    """Of a game in which nothing is drawn."""
    return ()


@dataclass(frozen=True)
class Critic:
    """How decisions of one game are judged."""

    lines: Callable[[Any, bool], Generator[None, None, list[Line]]]
    """``lines(view, quick)``: what might be done for the rest of a decision, the best first, with values in the eyes of
    the seat; it pauses now and then. Where it is quick it gives what is found at a glance."""
    follow: Callable[[Any, Any], Any]
    """``follow(view, action)``: the view after an action as far as the seat foresees it."""
    value: Callable[[Any, int], float]
    """``value(view, seat)``: what the end of a line is worth to the seat, by the measure of :attr:`lines`."""
    simulate: Callable[[Any, Sequence[Any], Random], Generator[None, None, Outcome]]
    """``simulate(world, actions, rng)``: what comes of a line in a whole position, played on; the same numbers stand
    for the same dice. It pauses now and then."""
    ideas: tuple[Idea, ...]
    """Those that tell more stand before the others."""
    believed: Callable[[Any, int], float]
    """``believed(view, seat)``: like :attr:`value`, but in the unit of :attr:`simulate`: points, or the chance of
    winning from 0 to 1."""
    samples: int
    """How many simulations the review of a whole game takes in a kernel."""
    on_pages: int
    """The same in a page, where Python is about six times slower."""
    margin: float
    """A line is not simulated whose value, as :attr:`lines` gives it, is so much below that of the best."""
    play: Callable[[Any, Sequence[Any]], list[Any]] | None = None
    """``play(world, actions)``: the actions of a line as far as they can be played there, with those that the seat has
    to choose on the way; None where there are no such choices."""
    scale: Scale = CHANCE_SCALE
    """The one threshold of the game, in its unit."""
    sided: Callable[[Any], bool] = lambda view: False
    """``sided(view)``: are simulations biased there? Then a line is better only where :attr:`lines` says so, too."""
    ends: Callable[[Any, Any], bool] = lambda before, action: False
    """``ends(before, action)``: does another decision begin after an action, though the same seat goes on?"""
    passes: Callable[[Any], bool] = lambda action: False
    """Does an action hand the turn on and nothing else, so that a line is best looked at before it?"""
    results: frozenset[str] = frozenset()
    """The kinds of events that tell what came of an action, and are told with it."""
    aside: Callable[[Any], bool] = lambda action: False
    """Is an action not judged, since what it chooses among is not known before?"""
    exact: Callable[[Any, Sequence[Any]], int | None] = lambda position, actions: None
    """``exact(position, actions)``: the points that a line brings for sure, where they are paid right after it; None
    where they are not."""
    luck: Callable[[Iterable[Any], int], tuple[Luck, ...]] = no_luck
    """``luck(steps, seat)``: what chance gave the seat in a game, of steps as (before, action, after)."""
