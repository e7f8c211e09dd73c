"""Every way to go on with a turn of Creed, and which is worth most: complete up to what is hidden.

What lies under tents and face down is taken as :mod:`boardlab.creed.play.foresight` takes it. Several units that move
in one action are left out: one after the other they get as far, but for places that they trade.
"""

from __future__ import annotations

from collections.abc import Callable, Generator

from boardlab.core.play.beam import finished
from boardlab.core.play.every_line import EveryLine, every_line
from boardlab.creed.play.foresight import foreseen
from boardlab.creed.play.worth import VALUATION, worth
from boardlab.creed.rules.legal_actions import legal_actions
from boardlab.creed.state import State

NODES = 200_000


def best_turns(state: State, value: Callable[[State], float] | None = None, *, nodes: int = NODES) -> EveryLine:
    """The ways to play the rest of a turn, the best first.

    Args:
        state: a position, or a view of it, within a turn.
        value: what the end of a turn is worth; None is its worth as Club reckons it.
        nodes: no more states are looked at than this.
    """
    seat = state.on_turn
    return finished(lines(state, value or (lambda after: worth(VALUATION, after, seat)), nodes))


def lines(state: State, value: Callable[[State], float], nodes: int) -> Generator[None, None, EveryLine]:
    """The same, pausing now and then."""
    return every_line(state, value, nodes=nodes, menu=legal_actions, apply=foreseen)
