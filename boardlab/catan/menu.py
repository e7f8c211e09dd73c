"""The menu: what the current player may do, fast. Sets of places are read off rows of ready-made actions.

The same limits as in :mod:`boardlab.catan.rules`, in the other direction: a property test holds the two together.
Open-ended deals are not all listed: swaps with the bank one at a time, offers of one or two cards of a kind, discards
of a very large hand kind by kind. Picks and texts build the others.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from boardlab.catan.actions import (
    ACT,
    ANSWER,
    BUILD,
    BUYS,
    CITIES,
    CONFIRM,
    DISCARD,
    ENDS_TURN,
    FOUND,
    FOUND_ROAD,
    FREE_ROAD,
    RIDE,
    ROADS,
    ROBBER,
    ROBS,
    ROLL,
    ROLLS,
    SETTLEMENTS,
    TRADE,
    Action,
    Kind,
    action,
)
from boardlab.catan.board import PATHS_AT, SITES_OF_TILE
from boardlab.catan.cards import (
    BANK,
    CITY_COST,
    DEVELOPMENT_COST,
    DISCOVERY,
    GUARD,
    HAND,
    KINDS,
    KNIGHT,
    MONOPOLY,
    ONE,
    ROAD_BUILDING,
    ROAD_COST,
    SETTLEMENT_COST,
    SHIFT,
    bundle,
    counts_of,
    holds,
    kinds_in,
    parts,
    parts_by_kind,
    size,
)
from boardlab.catan.options import CITIES as CITY_LIMIT
from boardlab.catan.options import ROADS as ROAD_LIMIT
from boardlab.catan.options import SETTLEMENTS as SETTLEMENT_LIMIT
from boardlab.catan.scoring import has_won

if TYPE_CHECKING:
    from boardlab.catan.position import Reading

Actions = tuple[Action, ...]


def nothing(p: Reading) -> Actions:
    """No menu: chance is next, or the game is over."""
    return ()


# -- a turn ----------------------------------------------------------------------------------------------------------

END_ONLY = tuple((act,) for act in ENDS_TURN)
ROLL_ONLY = tuple((act,) for act in ROLLS)
TWO_EACH = bundle((2, 2, 2, 2, 2))
CAN_ROAD, CAN_SETTLE, CAN_CITY, CAN_BUY = 1, 2, 4, 8


@lru_cache(maxsize=1 << 16)
def affordable(hand: int) -> int:
    """Which purchases a hand can pay, as a set of flags."""
    found = 0
    for flag, cost in (
        (CAN_ROAD, ROAD_COST), (CAN_SETTLE, SETTLEMENT_COST), (CAN_CITY, CITY_COST), (CAN_BUY, DEVELOPMENT_COST),
    ):  # fmt: skip
        if holds(hand, cost):
            found |= flag
    return found


def _act(p: Reading) -> Actions:
    """Trade and build, as often as the cards allow (catan.turn.phases, catan.trade.unlimited,
    catan.build.unlimited).
    """
    seat = p.seat
    hand = p.cards >> SHIFT[seat] & HAND
    found: list[Action] = []
    can = affordable(hand)
    if can:
        pieces = p.pieces
        if can & CAN_ROAD and pieces.roads[seat].bit_count() < ROAD_LIMIT:
            found += ROADS[seat][pieces.ways[seat] & ~pieces.taken]
        if can & CAN_SETTLE and pieces.settlements[seat].bit_count() < SETTLEMENT_LIMIT:
            found += SETTLEMENTS[seat][pieces.reached[seat] & pieces.sites]
        if can & CAN_CITY and pieces.cities[seat].bit_count() < CITY_LIMIT:
            found += CITIES[seat][pieces.settlements[seat]]
        if can & CAN_BUY and p.pile:
            found.append(BUYS[seat])
    if p.stage != BUILD and hand:
        options = p.table.options
        rates = p.pieces.rates[seat]
        enough = ((hand | GUARD) - rates) & GUARD
        if enough:
            bank = p.cards >> BANK
            stock = TWO_EACH if ((bank | GUARD) - TWO_EACH) & GUARD == GUARD else stocked(bank)
            if options.overpay:
                enough = hand | 1 << 50
            found += swaps(seat, enough, rates, stock, options.like_for_like)
        if options.domestic_trade:
            found += offers(Kind.OFFER, seat, hand, options.like_for_like)
    if p.developments[seat]:
        _plays(found, p, seat)
    if p.table.options.win_check == "declare" and has_won(p):
        found.append(action(Kind.CLAIM, seat))
    return (*found, ENDS_TURN[seat]) if found else END_ONLY[seat]


def _before_roll(p: Reading) -> Actions:
    """Roll, or play a card first (catan.dev.any_time)."""
    seat = p.seat
    if not p.developments[seat] and p.table.options.win_check == "automatic":
        return ROLL_ONLY[seat]
    found: list[Action] = []
    _plays(found, p, seat)
    if p.table.options.win_check == "declare" and has_won(p):
        found.append(action(Kind.CLAIM, seat))
    return (*found, ROLLS[seat])


@lru_cache(maxsize=4096)
def stocked(bank: int) -> int:
    """The kinds the bank has, each twice if it has two: what one swap or a discovery may take, as a bundle."""
    return sum(min(count, 2) << 8 * kind for kind, count in enumerate(counts_of(bank)))


@lru_cache(maxsize=1 << 14)
def swaps(seat: int, enough: int, rates: int, stock: int, like_for_like: str) -> Actions:
    """Swaps with the bank for one card: the best rate for each kind, and what the bank has
    (catan.trade.maritime.rate, catan.bank.empty_stack).

    Args:
        seat: who swaps.
        enough: the kinds of which the hand holds the rate, as guard bits; or the hand, marked with bit 50, where
            worse rates may be chosen too.
        rates: cards of each kind for one, a bundle.
        stock: what the bank has, a bundle.
        like_for_like: the ruling.
    """
    found = []
    free = enough >> 50
    for kind, rate in enumerate(counts_of(rates)):
        most = min(enough >> 8 * kind & 0xFF, 4) if free else rate if enough >> 8 * kind + 7 & 1 else 0
        for count in range(rate, most + 1):
            found += [
                action(Kind.MARITIME, seat, give=ONE[kind] * count, get=ONE[other])
                for other in kinds_in(stock)
                if other != kind or like_for_like == "allow"
            ]
    return tuple(found)


USUAL = ((1, 1), (1, 2), (2, 1))
"""Cards given and got in the offers a menu lists."""


@lru_cache(maxsize=1 << 14)
def offers(kind: Kind, seat: int, hand: int, like_for_like: str = "forbid") -> Actions:
    """The offers a menu lists: one or two cards of a kind for one or two of another."""
    return tuple(
        action(kind, seat, give=ONE[mine] * give, get=ONE[other] * get)
        for mine, have in enumerate(counts_of(hand))
        for give, get in USUAL
        if have >= give
        for other in KINDS
        if other != mine or like_for_like == "allow"
    )


# -- development cards -----------------------------------------------------------------------------------------------

_KNIGHTS = tuple(action(Kind.PLAY, seat, card=KNIGHT) for seat in range(4))
_ROAD_CARDS = tuple(action(Kind.PLAY, seat, card=ROAD_BUILDING) for seat in range(4))
_MONOPOLIES = tuple(tuple(action(Kind.PLAY, seat, card=MONOPOLY, get=card) for card in ONE) for seat in range(4))


def _plays(found: list[Action], p: Reading, seat: int) -> None:
    if p.carded:
        return
    ready = p.developments[seat] - p.fresh
    if ready & 0xFF:
        found.append(_KNIGHTS[seat])
    if ready >> 8 * ROAD_BUILDING & 0xFF and free_roads(p, seat):
        found.append(_ROAD_CARDS[seat])
    if ready >> 8 * DISCOVERY & 0xFF:
        found += discoveries(seat, stocked(p.cards >> BANK), p.table.options.discovery_short)
    if ready >> 8 * MONOPOLY & 0xFF:
        found += _MONOPOLIES[seat]


def free_roads(p: Reading, seat: int) -> int:
    """How many roads a road building card would lay now: 0 where it may not be played (catan.dev.road_building)."""
    pieces = p.pieces
    left = ROAD_LIMIT - pieces.roads[seat].bit_count()
    room = pieces.ways[seat] & ~pieces.taken
    if not left or not room:
        return 0
    if left > 1 and (room.bit_count() > 1 or _opens(p, seat, room)):
        return 2
    return 1 if p.table.options.road_building_short == "place_one" else 0


def _opens(p: Reading, seat: int, room: int) -> bool:
    """Does a road on the only path left open another?"""
    after = p.pieces.with_road(seat, room.bit_length() - 1)
    return bool(after.ways[seat] & ~after.taken)


@lru_cache(maxsize=4096)
def discoveries(seat: int, stock: int, short: str) -> Actions:
    """The cards a discovery may take: any two the bank has, or the only one (catan.dev.discovery)."""
    count = min(2, size(stock))
    if not count or (count == 1 and short == "refuse"):
        return ()
    return tuple(action(Kind.PLAY, seat, card=DISCOVERY, get=chosen) for chosen in parts(stock, count))


# -- the seven and the robber ----------------------------------------------------------------------------------------


LISTED_HAND = 24
"""The largest hand of which a menu lists every discard, 676 at the most; of 95 cards there are 95,875."""


@lru_cache(maxsize=4096)
def discards(seat: int, hand: int) -> Actions:
    """Every way to give up half a hand, rounded down (catan.robber.discard_amount); of a very large hand those ways
    that divide one kind at most.
    """
    count = size(hand)
    chosen = parts(hand, count // 2) if count <= LISTED_HAND else parts_by_kind(hand, count // 2)
    return tuple(action(Kind.DISCARD, seat, give=cards) for cards in chosen)


def _discard(p: Reading) -> Actions:
    hand = p.hand(p.seat)
    return () if hand >> 40 else discards(p.seat, hand)


def robber_tiles(p: Reading) -> int:
    """Tiles where the robber may go, a set (catan.robber.must_move, catan.robber.desert)."""
    tiles = (1 << len(SITES_OF_TILE)) - 1 & ~(1 << p.robber)
    ruling = p.table.options.robber_desert
    desert = p.pieces.island.desert
    if desert >= 0 and (ruling == "forbid" or (ruling == "forbid_for_knight" and p.stage == RIDE)):
        tiles &= ~(1 << desert)
    return tiles


def _robber(p: Reading) -> Actions:
    seat = p.seat
    pieces = p.pieces
    anybody = p.table.options.steal_candidates == "any_adjacent"
    robbable = [other != seat and (anybody or p.cards >> SHIFT[other] & HAND > 0) for other in range(len(p.knights))]
    row = ROBS[seat]
    spare = not p.table.options.steal_mandatory
    found = []
    tiles = robber_tiles(p)
    for tile, owners in enumerate(pieces.neighbours):
        if tiles >> tile & 1:
            victims = [row[tile][other + 1] for other in owners if robbable[other]]
            found += victims
            if spare or not victims:
                found.append(row[tile][0])
    return tuple(found)


# -- founding, free roads, answers -----------------------------------------------------------------------------------


def _found(p: Reading) -> Actions:
    """Any site that keeps the distance rule, connected or not (catan.start.second_anywhere)."""
    return SETTLEMENTS[p.seat][p.pieces.sites]


def _found_road(p: Reading) -> Actions:
    return ROADS[p.seat][PATHS_AT[p.underway.last] & ~p.pieces.taken]


def _free_road(p: Reading) -> Actions:
    return ROADS[p.seat][p.pieces.ways[p.seat] & ~p.pieces.taken]


def _answer(p: Reading) -> Actions:
    offer = p.underway.offer
    assert offer is not None
    seat, hand = p.seat, p.hand(p.seat)
    found = [action(Kind.DECLINE, seat)]
    if holds(hand, offer.get):
        found.append(action(Kind.ACCEPT, seat))
    if not hand >> 40:
        found += offers(Kind.COUNTER, seat, hand, p.table.options.like_for_like)
    return tuple(found)


def _confirm(p: Reading) -> Actions:
    offer = p.underway.offer
    assert offer is not None
    hand = p.hand(p.seat)
    found = [
        action(Kind.CONFIRM, p.seat, seat=other)
        for other, answer in enumerate(offer.answers)
        if answer and answer[0] and holds(hand, answer[0])
    ]
    found.append(action(Kind.WITHDRAW, p.seat))
    return tuple(found)


MENUS = {
    FOUND: _found,
    FOUND_ROAD: _found_road,
    ROLL: _before_roll,
    TRADE: _act,
    BUILD: _act,
    ACT: _act,
    FREE_ROAD: _free_road,
    DISCARD: _discard,
    ROBBER: _robber,
    RIDE: _robber,
    ANSWER: _answer,
    CONFIRM: _confirm,
}
