"""What each kind of action changes. Trusts that the action is legal; :mod:`boardlab.catan.rules` decides that."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from boardlab.catan.actions import (
    ACT,
    ANSWER,
    BUILD,
    CONFIRM,
    DICE,
    DISCARD,
    DRAW,
    FOUND,
    FOUND_ROAD,
    FREE_ROAD,
    OVER,
    RIDE,
    ROBBER,
    ROLL,
    STEAL,
    THROWS,
    TRADE,
    Action,
    Kind,
)
from boardlab.catan.board import TILES_OF_SITE
from boardlab.catan.cards import (
    BANK,
    CITY_PAID,
    DEVELOPMENT_PAID,
    DISCOVERY,
    GUARD,
    HAND,
    KNIGHT,
    LANE,
    MONOPOLY,
    ONE,
    ROAD_BUILDING,
    ROAD_PAID,
    SETTLEMENT_PAID,
    SHIFT,
    size,
)
from boardlab.catan.island import DESERT, Island
from boardlab.catan.options import HAND_LIMIT, MOST_COUNTED, ROADS
from boardlab.catan.pending import NOTHING, Offer, Underway
from boardlab.catan.pieces import put
from boardlab.catan.scoring import army_after_knight, has_won, road_after_break, road_after_laying
from boardlab.core.position import CHANCE

if TYPE_CHECKING:
    from boardlab.catan.position import Draft, Reading

SUMS = tuple(sum(throw.dice) for throw in THROWS)
"""The sum of each throw."""


def _check_win(draft: Draft) -> None:
    """Ten points on the own turn end the game at once (catan.end.own_turn)."""
    if draft.table.options.win_check == "automatic" and has_won(draft):
        draft.stage = OVER
        draft.seat = draft.active
        draft.underway = NOTHING


# -- building --------------------------------------------------------------------------------------------------------


def first_cards(island: Island, seat: int, site: int) -> int:
    """What the second settlement brings, as a change of all cards (catan.start.first_resources)."""
    found = 0
    for tile in TILES_OF_SITE[site]:
        kind = island.terrain[tile]
        if kind != DESERT:
            found += (ONE[kind] << seat * LANE) - (ONE[kind] << BANK)
    return found


def _settlement(draft: Draft, act: Action) -> None:
    seat = act.player
    before = draft.pieces
    draft.pieces = after = before.with_settlement(seat, act.place)
    if draft.stage == FOUND:
        if after.points[seat] == 2:
            draft.cards += first_cards(after.island, seat, act.place)
        draft.underway = Underway(last=act.place)
        draft.stage = FOUND_ROAD
        return
    draft.cards += SETTLEMENT_PAID[seat]
    if after.lengths is not before.lengths:
        draft.road_holder = road_after_break(
            draft.road_holder, before.lengths, after.lengths, draft.table.options.longest_road_tie_after_break
        )
    _bought(draft)


def _bought(draft: Draft) -> None:
    """The first purchase closes the trade phase (catan.turn.phase_order)."""
    if draft.phase == TRADE:
        draft.phase = draft.stage = BUILD
    _check_win(draft)


def _road(draft: Draft, act: Action) -> None:
    seat = act.player
    draft.pieces = after = draft.pieces.with_road(seat, act.place)
    if draft.stage == FOUND_ROAD:
        _next_founder(draft)
        return
    holder = draft.road_holder
    if holder != seat:
        draft.road_holder = road_after_laying(holder, seat, after.lengths)
    if draft.stage == FREE_ROAD:
        free = draft.underway.free - 1
        if free and after.ways[seat] & ~after.taken:
            draft.underway = Underway(free=free)
        else:
            draft.underway = NOTHING
            draft.stage = draft.phase
        if draft.road_holder != holder:
            _check_win(draft)
        return
    draft.cards += ROAD_PAID[seat]
    _bought(draft)


def _next_founder(draft: Draft) -> None:
    """Round one clockwise, round two back again; then the first turn (catan.start.round1,
    catan.start.round2_reverse, catan.start.first_turn).
    """
    players = len(draft.knights)
    placed = sum(draft.pieces.points)
    draft.underway = NOTHING
    if placed == 2 * players:
        draft.turn = 1
        draft.phase = draft.stage = ROLL
        draft.seat = draft.active = draft.table.starter
        return
    draft.seat = draft.active = founders(draft.table.starter, players)[placed]
    draft.stage = FOUND


def founders(starter: int, players: int) -> tuple[int, ...]:
    """Who founds, settlement by settlement."""
    there = tuple((starter + step) % players for step in range(players))
    return there + there[::-1]


def _city(draft: Draft, act: Action) -> None:
    draft.pieces = draft.pieces.with_city(act.player, act.place)
    draft.cards += CITY_PAID[act.player]
    _bought(draft)


def _buy(draft: Draft, act: Action) -> None:
    draft.cards += DEVELOPMENT_PAID[act.player]
    if draft.phase == TRADE:
        draft.phase = BUILD
    draft.stage = DRAW
    draft.seat = CHANCE


def _draw(draft: Draft, act: Action) -> None:
    """A drawn point counts at once (catan.dev.vp_exception)."""
    seat = draft.active
    card = ONE[act.card]
    draft.developments = put(draft.developments, seat, draft.developments[seat] + card)
    draft.fresh += card
    draft.pile -= card
    draft.stage = draft.phase
    draft.seat = seat
    _check_win(draft)


# -- the roll --------------------------------------------------------------------------------------------------------


def _roll(draft: Draft, act: Action) -> None:
    draft.stage = DICE
    draft.seat = CHANCE


def _dice(draft: Draft, act: Action) -> None:
    draft.throw = act.place
    draft.phase = TRADE if draft.table.options.phase_mode == "separate" else ACT
    rolled = SUMS[act.place]
    if rolled == 7:
        draft.underway = Underway(discards=(0,) * len(draft.knights))
        draft.stage = DISCARD
        _next_discard(draft, draft.active, True)
        return
    harvest, _ = harvest_of(draft, rolled)
    draft.cards += harvest
    draft.stage = draft.phase
    draft.seat = draft.active


def harvest_of(p: Reading, rolled: int) -> tuple[int, int]:
    """What a roll adds to the integer of all cards, and the kinds the bank cannot pay in full, as a set of kinds.

    Every tile with this number that the robber does not block pays (catan.production.match,
    catan.production.robber_blocks); the bank rule is applied kind by kind (catan.bank.shortage).
    """
    pieces = p.pieces
    gains = claims = 0
    for tile in pieces.island.tiles_of[rolled]:
        if tile != p.robber:
            gains += pieces.gains[tile]
            claims += pieces.claims[tile]
    bank = p.cards >> BANK
    if not claims or ((bank | GUARD) - claims) & GUARD == GUARD:
        return gains, 0
    return _short(p, gains, claims, bank)


def _short(p: Reading, gains: int, claims: int, bank: int) -> tuple[int, int]:
    """A harvest the bank cannot pay in full."""
    hands = gains + (claims << BANK)
    players = len(p.knights)
    lacking = 0
    for kind in range(5):
        left, wanted = bank >> 8 * kind & 0xFF, claims >> 8 * kind & 0xFF
        if wanted <= left:
            continue
        lacking |= 1 << kind
        owed = [hands >> SHIFT[seat] + 8 * kind & 0xFF for seat in range(players)]
        paid = _shares(p, owed, left)
        for seat, count in enumerate(paid):
            gains += (count - owed[seat]) * ((ONE[kind] << seat * LANE) - (ONE[kind] << BANK))
    return gains, lacking


def _shares(p: Reading, owed: list[int], left: int) -> list[int]:
    """What each seat gets of a kind the bank is short of (catan.bank.shortage)."""
    paid = [0] * len(owed)
    ruling = p.table.options.bank_shortage
    if ruling == "turn_order":
        for step in range(len(owed)):
            seat = (p.active + step) % len(owed)
            paid[seat] = min(owed[seat], left)
            left -= paid[seat]
    elif ruling == "single_gets_rest" and sum(count > 0 for count in owed) == 1:
        seat = next(seat for seat, count in enumerate(owed) if count)
        paid[seat] = left
    return paid


# -- the seven and the robber ----------------------------------------------------------------------------------------


def _next_discard(draft: Draft, after: int, first: bool = False) -> None:
    """The next seat, from the active player on, that holds too many cards; then the robber (catan.robber.discard)."""
    players = len(draft.knights)
    done = 0 if first else (after - draft.active) % players + 1
    for step in range(done, players):
        seat = (draft.active + step) % players
        if size(draft.cards >> SHIFT[seat] & HAND) > HAND_LIMIT:
            draft.seat = seat
            return
    for seat, cards in enumerate(draft.underway.discards):
        # Uncovered together, when all are in.
        if draft.table.options.discard_order == "simultaneous":
            draft.cards += (cards << BANK) - (cards << SHIFT[seat])
    draft.underway = NOTHING
    draft.stage = ROBBER
    draft.seat = draft.active


def _discard(draft: Draft, act: Action) -> None:
    seat = act.player
    if draft.table.options.discard_order == "open":
        draft.cards += (act.give << BANK) - (act.give << SHIFT[seat])
    draft.underway = Underway(discards=put(draft.underway.discards, seat, act.give))
    _next_discard(draft, seat)


def _robber(draft: Draft, act: Action) -> None:
    draft.robber = act.place
    victim = act.seat
    if victim >= 0 and draft.cards >> SHIFT[victim] & HAND:
        draft.underway = Underway(victim=victim)
        draft.stage = STEAL
        draft.seat = CHANCE
    else:
        draft.stage = draft.phase


def _steal(draft: Draft, act: Action) -> None:
    """The card changes hands; then the turn goes on (catan.robber.seven_before_trade)."""
    thief = draft.active
    draft.cards += (act.get << SHIFT[thief]) - (act.get << SHIFT[draft.underway.victim])
    draft.underway = NOTHING
    draft.stage = draft.phase
    draft.seat = thief


# -- development cards -----------------------------------------------------------------------------------------------


def _play(draft: Draft, act: Action) -> None:
    """The card leaves the hand; a knight stays face up, others leave the game (catan.dev.knight,
    catan.dev.progress_gone).
    """
    seat = act.player
    draft.developments = put(draft.developments, seat, draft.developments[seat] - ONE[act.card])
    draft.carded = True
    _CARDS[act.card](draft, act)


def _knight(draft: Draft, act: Action) -> None:
    """The robber rides; nobody discards (catan.dev.knight_no_discard)."""
    seat = act.player
    draft.knights = put(draft.knights, seat, draft.knights[seat] + 1)
    draft.stage = RIDE
    holder = army_after_knight(draft.army_holder, seat, draft.knights)
    if holder != draft.army_holder:
        draft.army_holder = holder
        _check_win(draft)


def _road_building(draft: Draft, act: Action) -> None:
    draft.underway = Underway(free=min(2, ROADS - draft.pieces.roads[act.player].bit_count()))
    draft.stage = FREE_ROAD


def _discovery(draft: Draft, act: Action) -> None:
    draft.cards += (act.get << SHIFT[act.player]) - (act.get << BANK)


def _monopoly(draft: Draft, act: Action) -> None:
    card = act.get
    for seat in range(len(draft.knights)):
        if seat != act.player:
            taken = draft.cards >> SHIFT[seat] & card * 0xFF
            draft.cards += (taken << SHIFT[act.player]) - (taken << SHIFT[seat])


_CARDS: dict[int, Callable[[Draft, Action], None]] = {
    KNIGHT: _knight,
    ROAD_BUILDING: _road_building,
    DISCOVERY: _discovery,
    MONOPOLY: _monopoly,
}


# -- trade -----------------------------------------------------------------------------------------------------------


def _maritime(draft: Draft, act: Action) -> None:
    change = act.give - act.get
    draft.cards += (change << BANK) - (change << SHIFT[act.player])


def _offer(draft: Draft, act: Action) -> None:
    players = len(draft.knights)
    draft.underway = Underway(offer=Offer(act.give, act.get, (None,) * players))
    draft.offers = min(draft.offers + 1, MOST_COUNTED)
    draft.stage = ANSWER
    draft.seat = (draft.active + 1) % players


def _answered(draft: Draft, seat: int, give: int, get: int) -> None:
    """Put an answer down; when all have answered, the active player chooses among those that agree."""
    offer = draft.underway.offer
    assert offer is not None
    answers = (*offer.answers[:seat], (give, get), *offer.answers[seat + 1 :])
    draft.underway = Underway(offer=offer._replace(answers=answers))
    draft.seat = (seat + 1) % len(draft.knights)
    if draft.seat == draft.active:
        if any(answer and answer[0] for answer in answers):
            draft.stage = CONFIRM
        else:
            _put_away(draft)


def _put_away(draft: Draft) -> None:
    draft.underway = NOTHING
    draft.stage = draft.phase


def _accept(draft: Draft, act: Action) -> None:
    offer = draft.underway.offer
    assert offer is not None
    _answered(draft, act.player, offer.give, offer.get)


def _decline(draft: Draft, act: Action) -> None:
    _answered(draft, act.player, 0, 0)


def _counter(draft: Draft, act: Action) -> None:
    _answered(draft, act.player, act.get, act.give)


def _confirm(draft: Draft, act: Action) -> None:
    assert draft.underway.offer is not None
    deal = draft.underway.offer.answers[act.seat]
    assert deal is not None
    change = deal[1] - deal[0]
    draft.cards += (change << SHIFT[act.player]) - (change << SHIFT[act.seat])
    _put_away(draft)


def _withdraw(draft: Draft, act: Action) -> None:
    _put_away(draft)


# -- the end of a turn -----------------------------------------------------------------------------------------------


def _claim(draft: Draft, act: Action) -> None:
    draft.stage = OVER


def _end(draft: Draft, act: Action) -> None:
    draft.active = draft.seat = (draft.active + 1) % len(draft.knights)
    draft.turn = min(draft.turn + 1, MOST_COUNTED)
    draft.phase = draft.stage = ROLL
    draft.throw = -1
    draft.fresh = 0
    draft.carded = False
    draft.offers = 0
    _check_win(draft)


_BY_KIND: dict[Kind, Callable[[Draft, Action], None]] = {
    Kind.SETTLEMENT: _settlement,
    Kind.ROAD: _road,
    Kind.CITY: _city,
    Kind.ROLL: _roll,
    Kind.DICE: _dice,
    Kind.DISCARD: _discard,
    Kind.ROBBER: _robber,
    Kind.STEAL: _steal,
    Kind.BUY: _buy,
    Kind.DRAW: _draw,
    Kind.PLAY: _play,
    Kind.MARITIME: _maritime,
    Kind.OFFER: _offer,
    Kind.ACCEPT: _accept,
    Kind.DECLINE: _decline,
    Kind.COUNTER: _counter,
    Kind.CONFIRM: _confirm,
    Kind.WITHDRAW: _withdraw,
    Kind.CLAIM: _claim,
    Kind.END: _end,
}
EFFECTS = tuple(_BY_KIND[kind] for kind in Kind)
