"""Every way to go on with a turn of Catan: what can be built, with which swaps, and which brings most.

It is complete for all that the seat can do until chance or somebody else decides; offers to the others are left out. A
swap is tried where it pays for a purchase out of what that does not need: any other can wait until it does. That holds
as long as the bank does not run short; where it might, every swap is tried.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from typing import Any

from boardlab.catan.actions import Action, Kind
from boardlab.catan.cards import MONOPOLY, ONE
from boardlab.catan.play.club import held_by_others, menu, monopolies, taken
from boardlab.catan.rules.legal_actions import GENERATORS
from boardlab.catan.rules.winning import total
from boardlab.catan.state import State
from boardlab.core.play.beam import finished
from boardlab.core.play.every_line import EveryLine, every_line

NODES = 200_000
PLENTY = 4
"""From so many cards of each kind on the bank does not run short within a turn."""


def best_turns(state: State, value: Callable[[State], float] | None = None, *, nodes: int = NODES) -> EveryLine:
    """The ways to play the rest of a turn, the best first.

    Args:
        state: a position, or a view of it, in which a seat may build.
        value: what the end of a turn is worth; None counts the points that the seat then has for sure.
        nodes: no more states are looked at than this.
    """
    seat = state.decider
    return finished(lines(state, value or (lambda after: float(total(after, seat))), nodes))


def lines(state: State, value: Callable[[State], float], nodes: int) -> Generator[None, None, EveryLine]:
    """The same, pausing now and then."""
    return every_line(state, value, nodes=nodes, menu=_tried, apply=foreseen)


def _tried(state: State) -> Iterator[Action]:
    if min(state.bank) < PLENTY:
        yield from (act for act in GENERATORS[state.stage](state) if act.kind != Kind.OFFER and not _is_monopoly(act))
    else:
        yield from menu(state)
    yield from (act for act, _ in monopolies(state))


def _is_monopoly(act: Action) -> bool:
    return act.kind == Kind.PLAY and act.card == MONOPOLY


def foreseen(state: State, act: Any) -> State:
    """The state after an action as far as the seat foresees it: of a monopoly, that it brings all that are out."""
    if _is_monopoly(act):
        return taken(state, act, held_by_others(state, act.player)[ONE.index(act.get)])
    found: State = state.mechanics.apply(state, act)
    return found
