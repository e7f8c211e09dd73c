"""What a state of Creed is worth to a side whose turn is over: the logarithm of its chance over the enemy's."""

from __future__ import annotations

from math import exp

from boardlab.core.play.valuation import Valuation
from boardlab.creed.actions import OVER
from boardlab.creed.play.features import NAMES, features
from boardlab.creed.play.weights import WEIGHTS
from boardlab.creed.state import State

VALUATION = Valuation(NAMES, features, tuple(WEIGHTS[name] for name in NAMES))
WON = 100.0
"""The worth of a game that is won: more than any other."""


def worth(valuation: Valuation, state: State, seat: int) -> float:
    """How good a state is for the side of a seat."""
    if state.stage == OVER:
        winners = state.winners
        return 0.0 if len(winners) == state.players else WON if seat in winners else -WON
    return valuation(state, seat)


def chance(value: float) -> float:
    """The chance of winning of which a worth is the log odds.

    >>> chance(0.0)
    0.5
    """
    return 1 / (1 + exp(-value))
