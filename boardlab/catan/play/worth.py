"""What a state of Catan is worth to a seat by its features, the others' chances counted against it."""

from __future__ import annotations

from math import exp, log

from boardlab.catan.actions import OVER
from boardlab.catan.play.chances import CHANCES
from boardlab.catan.play.features import NAMES, features
from boardlab.catan.play.weights import WEIGHTS
from boardlab.catan.state import State
from boardlab.core.play.valuation import Valuation

VALUATION = Valuation(NAMES, features, tuple(WEIGHTS[name] for name in NAMES))
"""What Club chooses by."""
LIKELY = Valuation(NAMES, features, tuple(CHANCES[name] for name in NAMES))
"""How likely each seat is to win."""
WON = 100.0
"""The worth of a game that is won: more than any other."""


def worth(valuation: Valuation, state: State, seat: int) -> float:
    """How good a state is for a seat: the logarithm of its chance of winning over the others' together."""
    if state.stage == OVER:
        return WON if state.active == seat else -WON
    others = [valuation(state, other) for other in range(len(state.knights)) if other != seat]
    most = max(others)
    return valuation(state, seat) - most - log(sum(exp(each - most) for each in others))
