"""Legal actions: what the current player may do, fast. Sets of places are read off rows of ready-made actions.

The same limits as in the chapters, in the other direction: a property test holds the two together. Open-ended deals are
not all listed: swaps with the bank one at a time, offers of one or two cards of a kind, discards of a very large hand
kind by kind. Picks and texts build the others.
"""

from __future__ import annotations

from collections.abc import Callable

from boardlab.catan.actions import (
    ACT,
    ANSWER,
    BUILD,
    BUYS,
    CITIES,
    CLAIMS,
    CONFIRM,
    DISCARD,
    END_ONLY,
    FOUND,
    FOUND_ROAD,
    FREE_ROAD,
    RIDE,
    ROADS,
    ROBBER,
    ROLL,
    ROLLS,
    SETTLEMENTS,
    STAGES,
    TRADE,
    Action,
)  # fmt: skip
from boardlab.catan.cards import (
    BANK,
    CITY_COST,
    DEVELOPMENT_COST,
    GUARD,
    HAND,
    ROAD_COST,
    SETTLEMENT_COST,
    SHIFT,
    any_of,
    counts_of,
    holds,
)
from boardlab.catan.kept import Kept
from boardlab.catan.options import CITIES as CITY_LIMIT
from boardlab.catan.options import ROADS as ROAD_LIMIT
from boardlab.catan.options import SETTLEMENTS as SETTLEMENT_LIMIT
from boardlab.catan.rules import building, founding
from boardlab.catan.rules.maritime import swaps
from boardlab.catan.rules.progress_cards import PLAYABLE, PLAYS
from boardlab.catan.rules.robber.discarding import Discard
from boardlab.catan.rules.robber.moving import Robber
from boardlab.catan.rules.trade.answering import answers
from boardlab.catan.rules.trade.choosing import agreements
from boardlab.catan.rules.trade.offering import OFFERS_AND_END
from boardlab.catan.rules.winning import has_won
from boardlab.catan.state import State
from boardlab.core.contract.rule import rule

Actions = tuple[Action, ...]


def nothing(p: State) -> Actions:
    """No legal actions: chance is next, or the game is over."""
    return ()


ROLL_ONLY = tuple([(act,) for act in ROLLS])
CAN_ROAD, CAN_SETTLE, CAN_CITY, CAN_BUY, CAN_SWAP = 1, 2, 4, 8, 16
CAN_BUILD_OR_BUY = CAN_ROAD | CAN_SETTLE | CAN_CITY | CAN_BUY
LEAST_RATE = 2
"""The fewest cards of a kind that the bank takes for one (catan.trade.maritime.two)."""


def _affordable(hand: int) -> int:
    found = 0
    for flag, cost in (
        (CAN_ROAD, ROAD_COST), (CAN_SETTLE, SETTLEMENT_COST), (CAN_CITY, CITY_COST), (CAN_BUY, DEVELOPMENT_COST),
    ):  # fmt: skip
        if holds(hand, cost):
            found |= flag
    return found | CAN_SWAP if max(counts_of(hand)) >= LEAST_RATE else found


affordable = Kept(_affordable)
"""Which purchases a hand can pay, and whether it may do for a swap with the bank, as a set of flags."""


@rule("catan.turn.phases", "catan.trade.unlimited", "catan.build.unlimited")
def _act(p: State) -> Actions:
    """Trade and build, as often as the cards allow."""
    seat = p.decider
    hand = p.cards >> SHIFT[seat] & HAND
    options = p.table.options
    found: list[Action] = []
    can = affordable[hand]
    if can & CAN_BUILD_OR_BUY:
        pieces = p.pieces
        if can & CAN_ROAD and pieces.roads[seat].bit_count() < ROAD_LIMIT:
            found += ROADS[seat][pieces.ways[seat] & ~pieces.taken]
        if can & CAN_SETTLE and pieces.settlements[seat].bit_count() < SETTLEMENT_LIMIT:
            found += SETTLEMENTS[seat][pieces.reached[seat] & pieces.sites]
        if can & CAN_CITY and pieces.cities[seat].bit_count() < CITY_LIMIT:
            found += CITIES[seat][pieces.settlements[seat]]
        if can & CAN_BUY and p.pile:
            found.append(BUYS[seat])
    if can & CAN_SWAP and p.stage != BUILD:
        rates = p.pieces.rates[seat]
        enough = ((hand | GUARD) - rates) & GUARD
        if enough:
            if options.overpay:
                enough = hand | 1 << 50
            found += swaps(seat, enough, rates, any_of(p.cards >> BANK), options.like_for_like)
    trades = options.domestic_trade and hand and p.stage != BUILD
    last: Actions = OFFERS_AND_END[options.like_for_like][seat][hand] if trades else END_ONLY[seat]
    if p.developments[seat] or options.win_check == "declare":
        plays: list[Action] = []
        _plays(plays, p, seat)
        if options.win_check == "declare" and has_won(p):
            plays.append(CLAIMS[seat])
        if plays:
            return (*found, *last[:-1], *plays, last[-1])
    return (*found, *last) if found else last


def _before_roll(p: State) -> Actions:
    """Roll, or play a card first (catan.dev.any_time)."""
    seat = p.decider
    if not p.developments[seat] and p.table.options.win_check == "automatic":
        return ROLL_ONLY[seat]
    found: list[Action] = []
    _plays(found, p, seat)
    if p.table.options.win_check == "declare" and has_won(p):
        found.append(CLAIMS[seat])
    return (*found, ROLLS[seat])


def _plays(found: list[Action], p: State, seat: int) -> None:
    """Add every way to play a card of the hand now."""
    if p.carded:
        return
    ready = p.developments[seat] - p.fresh
    if not ready & PLAYABLE:
        return
    for mask, plays in PLAYS:
        if ready & mask:
            found += plays(p, seat)


GENERATORS: dict[str, Callable[[State], Actions]] = {
    **dict.fromkeys(STAGES, nothing),
    FOUND: founding.sites,
    FOUND_ROAD: founding.paths,
    ROLL: _before_roll,
    TRADE: _act,
    BUILD: _act,
    ACT: _act,
    FREE_ROAD: building.free_paths,
    DISCARD: Discard().legal_actions,
    ROBBER: Robber().legal_actions,
    RIDE: Robber().legal_actions,
    ANSWER: answers,
    CONFIRM: agreements,
}
"""The legal actions of each stage."""
