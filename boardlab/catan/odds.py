"""Exact chances: the dice, a stolen card, a card bought."""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from typing import TYPE_CHECKING

from boardlab.catan.actions import DICE, DRAWS, STEAL, STEALS, THROWS, Action
from boardlab.catan.cards import counts_of
from boardlab.catan.island import WAYS_OF

if TYPE_CHECKING:
    from boardlab.catan.position import Reading

Outcomes = tuple[tuple[Action, Fraction], ...]
_THROWN: Outcomes = tuple((throw, Fraction(1, 36)) for throw in THROWS)


def outcomes(p: Reading) -> Outcomes:
    """Every outcome of a CHANCE node with its chance; the chances sum to 1."""
    if p.stage == DICE:
        return _THROWN
    if p.stage == STEAL:
        return _drawn(STEALS, p.hand(p.underway.victim))
    return _drawn(DRAWS, p.pile)


@lru_cache(maxsize=4096)
def _drawn(actions: tuple[Action, ...], cards: int) -> Outcomes:
    """One card of a bundle, each as likely as any other: by cards, not by kinds (catan.robber.steal_one_random)."""
    counts = counts_of(cards)
    return tuple((act, Fraction(count, sum(counts))) for act, count in zip(actions, counts, strict=True) if count)


def roll_chance(total: int) -> Fraction:
    """How likely two dice show a sum: ``Fraction(5, 36)`` for 8 (catan.map.chip_odds)."""
    return Fraction(WAYS_OF.get(total, 0), 36)
