"""Club: one turn deep. It weighs up the lines of its own turn by named features of where they lead."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from functools import lru_cache
from random import Random

from boardlab.catan.actions import ANSWER, CONFIRM, TURN, Action, Kind
from boardlab.catan.cards import (
    CITY_COST,
    DEVELOPMENT_COST,
    HAND,
    KINDS,
    LANE,
    MONOPOLY,
    ONE,
    PER_KIND,
    ROAD_COST,
    SETTLEMENT_COST,
    counts_of,
    size,
)
from boardlab.catan.options import HAND_LIMIT
from boardlab.catan.play.reasons import reason
from boardlab.catan.play.trading import answer, offer, settle_deal
from boardlab.catan.play.worth import VALUATION, worth
from boardlab.catan.position import View, open_copy, seal
from boardlab.catan.rules.legal_actions import GENERATORS
from boardlab.catan.state import Draft, State
from boardlab.core.contract.knowledge import Knowledge
from boardlab.core.contract.player import Player, PlayerChoice, Thinking
from boardlab.core.play.beam import Line, beam, pausing
from boardlab.core.play.valuation import Valuation

WIDTH, BRANCH = 6, 6
OTHERS = "others"


# -- what is thought about -----------------------------------------------------------------------------------------


def menu(state: State) -> tuple[Action, ...]:
    """The actions worth a thought: no offers, of the swaps those that bring a purchase nearer, and no monopoly, whose
    gain a view does not show.
    """
    legal: tuple[Action, ...] = GENERATORS[state.stage](state)
    if len(legal) < 2 or state.stage not in TURN:
        return legal
    hand = state.packed_hand(state.decider)
    swaps = useful(hand, state.pieces.rates[state.decider])
    return tuple(
        act
        for act in legal
        if (kind := act.kind) != Kind.OFFER
        and (kind != Kind.MARITIME or (act.give, act.get) in swaps)
        and (kind != Kind.PLAY or act.card != MONOPOLY)
    )


@lru_cache(maxsize=1 << 14)
def useful(hand: int, rates: int) -> frozenset[tuple[int, int]]:
    """The swaps, as (give, get), that spend what a purchase does not need on what it lacks; with too many cards in hand
    any swap for what is had least of.
    """
    held, rate = counts_of(hand), counts_of(rates)
    found = set()
    for cost in (CITY_COST, SETTLEMENT_COST, ROAD_COST, DEVELOPMENT_COST):
        due = counts_of(cost)
        lacked = [kind for kind in KINDS if held[kind] < due[kind]]
        for kind in KINDS:
            if held[kind] - due[kind] >= rate[kind]:
                found |= {(ONE[kind] * rate[kind], ONE[other]) for other in lacked if other != kind}
    if size(hand) > HAND_LIMIT:
        least = min(KINDS, key=held.__getitem__)
        found |= {(ONE[kind] * rate[kind], ONE[least]) for kind in KINDS if held[kind] >= rate[kind] and kind != least}
    return frozenset(found)


def lines_of(
    valuation: Valuation, state: State, width: int = WIDTH, branch: int = BRANCH
) -> Generator[None, None, list[Line]]:
    """The lines found for the rest of the turn of whoever decides, the best first; it pauses now and then."""
    seat = state.decider

    def value(after: State) -> float:
        return worth(valuation, after, seat)

    found = yield from beam(state, value, width=width, branch=branch, menu=menu)
    for act, after in monopolies(state):
        ahead = yield from beam(after, value, width=width, branch=branch, menu=menu)
        found += [Line((act, *line.actions), line.end, line.value) for line in ahead[:3]]
    found.sort(key=lambda line: (-line.value, len(line.actions)))
    return found


def monopolies(state: State) -> Iterator[tuple[Action, State]]:
    """Each monopoly that can be played, and the state after it. How many cards of a kind the others hold together
    everybody can count; from whom they come is hidden, so each hidden hand gives its share.
    """
    if state.carded or not (state.developments[state.decider] - state.fresh) >> 8 * MONOPOLY & 0xFF:
        return
    for act in GENERATORS[state.stage](state):
        if act.kind == Kind.PLAY and act.card == MONOPOLY:
            gain = held_by_others(state, state.decider)[ONE.index(act.get)]
            if gain:
                yield act, taken(state, act, gain)


def held_by_others(state: State, seat: int) -> tuple[int, ...]:
    """How many cards of each kind the others hold together: all that are neither in the bank nor in the own hand."""
    bank, own = state.bank, counts_of(state.packed_hand(seat))
    return tuple(PER_KIND - in_bank - held for in_bank, held in zip(bank, own, strict=True))


def taken(state: State, act: Action, gain: int) -> State:
    """The state after a monopoly that brings so many cards, in the eyes of whoever plays it."""
    draft: Draft = open_copy(state)
    seat = act.player
    draft.cards += gain * act.get << LANE * seat
    left = gain
    others = sorted((other for other in range(state.players) if other != seat), key=lambda o: -state.hand_sizes[o])
    for at, other in enumerate(others):
        hand = draft.cards >> LANE * other & HAND
        share = min(size(hand), -(-left // (len(others) - at)))
        left -= share
        # Their kinds do not matter from here on: only their number is looked at.
        draft.cards += ((size(hand) - share << 40) - hand) << LANE * other
    draft.developments = tuple(
        cards - (1 << 8 * MONOPOLY) * (each == seat) for each, cards in enumerate(draft.developments)
    )
    draft.carded = True
    return seal(draft)


# -- the player ----------------------------------------------------------------------------------------------------


def club(valuation: Valuation = VALUATION, version: int = 1) -> Player:
    """The player of this strength."""

    def think(knowledge: Knowledge, rng: Random, simulations: int) -> Thinking:
        return (yield from chosen(valuation, knowledge, rng))

    return Player(version, think)


def chosen(valuation: Valuation, knowledge: Knowledge, rng: Random) -> Thinking:
    """What Club does, with a reason."""
    view = knowledge.view
    assert isinstance(view, View)
    if (deal := dealt(valuation, knowledge, rng)) is not None:
        return deal
    legal = menu(view)
    if len(legal) == 1 and not view.developments[view.decider]:
        return PlayerChoice(legal[0])
    lines = yield from pausing(lines_of(valuation, view))
    return explained(valuation, view, lines)


def dealt(valuation: Valuation, knowledge: Knowledge, rng: Random) -> PlayerChoice | None:
    """What is done about trade with the others: an answer, the choice among answers, an offer; or None."""
    view = knowledge.view
    assert isinstance(view, View)
    if view.stage == ANSWER:
        return answer(valuation, knowledge, rng)
    return settle_deal(valuation, knowledge, rng) if view.stage == CONFIRM else offer(valuation, knowledge, rng)


def explained(valuation: Valuation, view: View, lines: list[Line]) -> PlayerChoice:
    """The choice of the first of some lines, with a reason. What the others may expect, which is no feature of the
    seat, comes last.
    """
    act = first_of(lines[0])
    features = (*valuation.spoke(lines, view.decider), OTHERS)
    return PlayerChoice(act, reason(view, act, features), lines[0].actions)


def first_of(line: Line) -> Action:
    """What a line begins with."""
    act = line.actions[0]
    assert isinstance(act, Action)
    return act
