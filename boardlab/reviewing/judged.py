"""A decision once it is judged: what it gave up, how exact that is, and the group that follows from it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from math import sqrt
from typing import TYPE_CHECKING, Any

from boardlab.core.contract.critic import Idea, Scale
from boardlab.core.contract.player import Estimate
from boardlab.reviewing.decisions import Decided

if TYPE_CHECKING:
    from boardlab.core.contract.position import Action

FINE, MISSED, TURNING, UNSURE = "fine", "missed", "turning", "unsure"
GROUPS = (FINE, MISSED, TURNING, UNSURE)
POINTS, CHANCE = "points", "chance"
MOST_TURNING = 3
"""No more turning points are named: those that decided most."""
FEW = 1.7
"""By so much, shared by their number, a band is wider for being made of few pairs: as Student's is."""


@dataclass(frozen=True)
class NamedIdea:
    """An idea that is named at a decision, with its facts there."""

    idea: Idea
    facts: Mapping[str, object]


@dataclass(frozen=True)
class Judged:
    """A decision, held against the best line found."""

    decision: Decided
    best: tuple[Action, ...]
    """The best line found; the played one where none was better."""
    points: Estimate | None
    """What was given up in points; None in a game that is not won by points, and where nothing was simulated."""
    chance: Estimate | None
    """What was given up of the chance of winning."""
    chances: tuple[Estimate, ...]
    """The chance of winning of each seat after what was played."""
    exact: int | None = None
    """The points given up at the scoring right after, for sure; None where none came."""
    ideas: tuple[NamedIdea, ...] = ()
    """What the better line has and the played one has not, the most telling first."""
    done: NamedIdea | None = None
    """What the played line has, and the next best has not."""
    gain: float = 0.0
    """What that was worth, as :attr:`loss` counts."""
    group: str = UNSURE

    @property
    def unit(self) -> str:
        """What its loss is counted in."""
        return CHANCE if self.points is None else POINTS

    @property
    def both_ways(self) -> bool:
        """Is there a better line than what was played?"""
        return self.best != self.decision.actions

    @property
    def loss(self) -> Estimate:
        """What was given up, in its unit."""
        found = self.points or self.chance
        return NOTHING if found is None else found


NOTHING = Estimate(0.0, 0.0, 0)


def difference(pairs: Sequence[float], doubt: float) -> Estimate:
    """The mean of differences between two lines, each pair with the same cards and dice, and its standard error."""
    n = len(pairs)
    mean = sum(pairs) / n
    spread = (sum((each - mean) ** 2 for each in pairs) + doubt**2) / (n + 1)
    return Estimate(mean, sqrt(spread / n) * (1 + FEW / n), n)


def group_of(loss: Estimate, scale: Scale) -> str:
    """The group of a loss: :data:`FINE`, :data:`MISSED`, :data:`TURNING` or :data:`UNSURE`.

    A turning point is one for sure: the 90 % band of its loss is clear of the threshold. A loss whose band reaches 0 is
    none; where the band reaches a turning point too, nobody can tell.

    >>> scale = Scale(1.5, 5.0, 2.0)
    >>> group_of(Estimate(9.0, 1.0, 20), scale), group_of(Estimate(2.0, 6.0, 20), scale)
    ('turning', 'unsure')
    """
    if loss.mean - loss.margin >= scale.turning:
        return TURNING
    if loss.mean >= scale.missed and loss.mean > loss.margin:
        return MISSED
    return FINE if loss.mean + loss.margin < scale.turning else UNSURE


def grouped(judged: Sequence[Judged], scale: Scale) -> list[Judged]:
    """Each with its group; beyond :data:`MOST_TURNING` turning points, those that decided less are missed a little."""
    found = [replace(each, group=group_of(each.loss, scale)) for each in judged]
    turning = sorted((each for each in found if each.group == TURNING), key=lambda each: each.loss.mean, reverse=True)
    for each in turning[MOST_TURNING:]:
        found[found.index(each)] = replace(each, group=MISSED)
    return found


def ideas_between(ideas: Sequence[Idea], yours: Any, other: Any) -> tuple[NamedIdea, ...]:
    """The ideas that another way has and yours has not, and the faults that yours has and the other has not."""
    found = []
    for idea in ideas:
        has, lacks = (yours, other) if idea.fault else (other, yours)
        facts = idea.found(has)
        if facts is not None and idea.found(lacks) is None:
            found.append(NamedIdea(idea, facts))
    return tuple(found)
