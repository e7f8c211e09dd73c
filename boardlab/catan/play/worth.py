"""What a state of Catan is worth to a seat by its features, the others' chances counted against it."""

from __future__ import annotations

from math import exp, log

from boardlab.catan.actions import OVER
from boardlab.catan.play.chances import CHANCES
from boardlab.catan.play.features import NAMES, features
from boardlab.catan.play.points import LEVEL, POINTS
from boardlab.catan.play.weights import WEIGHTS
from boardlab.catan.rules.winning import total
from boardlab.catan.state import State
from boardlab.core.play.valuation import Valuation

VALUATION = Valuation(NAMES, features, tuple(WEIGHTS[name] for name in NAMES))
"""What Club chooses by."""
LIKELY = Valuation(NAMES, features, tuple(CHANCES[name] for name in NAMES))
"""How likely each seat is to win."""
LEAD = Valuation(NAMES, features, tuple(POINTS[name] for name in NAMES))
"""How many points each seat will end ahead."""
WON = 100.0
"""The worth of a game that is won: more than any other."""


def worth(valuation: Valuation, state: State, seat: int) -> float:
    """How good a state is for a seat: the logarithm of its chance of winning over the others' together."""
    if state.stage == OVER:
        return WON if state.active == seat else -WON
    others = [valuation(state, other) for other in range(len(state.knights)) if other != seat]
    most = max(others)
    return valuation(state, seat) - most - log(sum(exp(each - most) for each in others))


def lead(state: State, seat: int) -> float:
    """How many points a seat is likely to end ahead of the best other; at the end of a game, how many it is."""
    others = [other for other in range(len(state.knights)) if other != seat]
    if state.stage == OVER:
        return float(total(state, seat) - max(total(state, other) for other in others))
    return LEVEL + LEAD(state, seat) - sum(LEAD(state, other) for other in others) / len(others)
