"""What each special action does to a position that is being made. Trusts that the action is legal."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from boardlab.creed.actions import (
    COMMANDER,
    FIRST_STAGE,
    GIVE_STAGE,
    LAY_STAGE,
    PLACE_STAGE,
    RETURN_STAGE,
    SPECIAL_OF,
    TURN,
    Action,
    Kind,
)
from boardlab.creed.camps import (
    ANNOUNCED,
    FORTIFIED,
    hit,
    lay_alike,
    leader_bit,
    open_tents,
    pick_up,
    put,
    set_pool,
    without,
)
from boardlab.creed.units import HIDDEN, MORALE, MORALE_SHIFT, ONE, PROFILE, STEADFAST

if TYPE_CHECKING:
    from boardlab.creed.position import Draft


def pay(draft: Draft, seat: int, cost: int) -> None:
    """AP are spent; the floor may change again."""
    draft.idle = 0
    if cost:
        draft.ap = put(draft.ap, seat, draft.ap[seat] - cost)


def after_laying(draft: Draft) -> None:
    """What is next once nobody holds a tent any more."""
    if any(draft.pools):
        return
    if draft.stage == LAY_STAGE:
        draft.stage = TURN
    elif draft.first < 0:
        draft.stage = FIRST_STAGE
    else:
        begin_placing(draft)


def lay_what_is_alike(draft: Draft) -> None:
    """Whoever has only tents of one kind and colour left lays them all."""
    for seat, pool in enumerate(draft.pools):
        if pool and pool.count(pool[0]) == len(pool):
            lay_alike(draft, seat, pool[0])
    after_laying(draft)


def begin_placing(draft: Draft) -> None:
    """The starting player places the first units (creed.setup.first4)."""
    draft.stage = PLACE_STAGE
    draft.seat = draft.first


def _special(draft: Draft, act: Action) -> int:
    """Pay and put a cube on its box; gives the place of the price in the box, from 0."""
    level = {Kind.REPOSITION: 0, Kind.TRADE: 1}.get(act.kind)
    offer = next(
        offer
        for offer in draft.options.offers(draft.boxes[act.player])[SPECIAL_OF[act.kind]]
        if offer.price == act.price and level in (None, offer.level)
    )
    draft.boxes = put(draft.boxes, act.player, draft.boxes[act.player] | 1 << offer.box)
    pay(draft, act.player, act.price)
    return offer.level


def _morale(draft: Draft, act: Action) -> None:
    level = _special(draft, act)
    units = bytearray(draft.units)
    units[act.source] = units[act.source] & ~(HIDDEN | MORALE) | level + 1 << MORALE_SHIFT
    draft.units = bytes(units)


def _reinforce(draft: Draft, act: Action) -> None:
    _special(draft, act)
    draft.dead = put(draft.dead, act.player, draft.dead[act.player] - act.pile)
    draft.hands = put(draft.hands, act.player, draft.hands[act.player] + act.pile)


def _reposition(draft: Draft, act: Action) -> None:
    _special(draft, act)
    draft.stage = LAY_STAGE
    set_pool(draft, act.player, pick_up(draft, act.player))
    after_laying(draft)


def _trade(draft: Draft, act: Action) -> None:
    _special(draft, act)
    ally = draft.layout.allies[act.player]
    pools = list(draft.pools)
    for seat in (act.player, ally):
        pools[seat] = bytes(sorted(pick_up(draft, seat)))
    draft.pools = tuple(pools)
    draft.stage = GIVE_STAGE


def _give(draft: Draft, act: Action) -> None:
    seat, pools = act.player, list(draft.pools)
    pools[seat] = without(pools[seat], act.unit)
    if draft.stage == GIVE_STAGE:
        draft.given = bytes(sorted((*draft.given, act.unit)))
        draft.pools = tuple(pools)
        if len(draft.given) == len(pools[draft.layout.allies[seat]]) or not pools[seat]:
            draft.stage = RETURN_STAGE
        return
    taker = draft.seat
    pools[taker] = bytes(sorted((*pools[taker], act.unit)))
    draft.pools = tuple(pools)
    if len(pools[taker]) < open_tents(draft, taker):
        return
    draft.stage = LAY_STAGE
    received, draft.given = draft.given, b""
    set_pool(draft, seat, pools[seat] + received)
    set_pool(draft, taker, pools[taker])
    after_laying(draft)


def _enough(draft: Draft, act: Action) -> None:
    draft.stage = RETURN_STAGE


def _appoint(draft: Draft, act: Action) -> None:
    _special(draft, act)
    token = COMMANDER << 2 | act.player
    camps = bytearray(draft.camps)
    camps[act.cell] = camps[act.cell] & FORTIFIED | ANNOUNCED | token
    draft.camps = bytes(camps)
    draft.alive |= leader_bit(token)


def _rumour(draft: Draft, act: Action) -> None:
    """Units go home. Nothing is kept of their lines: the next rumour may name them (creed.special.rumor.twice)."""
    _special(draft, act)
    units = bytearray(draft.units)
    for cell in (act.cell, act.other):
        if cell < 0:
            continue
        number = units[cell] & PROFILE
        if number in STEADFAST:
            units[cell] &= ~HIDDEN
            continue
        units[cell] = 0
        owner = draft.layout.owner[cell]
        draft.hands = put(draft.hands, owner, draft.hands[owner] + ONE[number])
    draft.units = bytes(units)


def _fortify(draft: Draft, act: Action) -> None:
    _special(draft, act)
    camps = bytearray(draft.camps)
    camps[act.cell] |= FORTIFIED
    draft.camps = bytes(camps)
    draft.forts = put(draft.forts, act.player, draft.forts[act.player] - 1)


def _assassinate(draft: Draft, act: Action) -> None:
    _special(draft, act)
    hit(draft, act.cell)


SPECIAL_EFFECTS: dict[Kind, Callable[[Draft, Action], None]] = {
    Kind.MORALE: _morale,
    Kind.REINFORCE: _reinforce,
    Kind.REPOSITION: _reposition,
    Kind.TRADE: _trade,
    Kind.APPOINT: _appoint,
    Kind.RUMOUR: _rumour,
    Kind.FORTIFY: _fortify,
    Kind.ASSASSINATE: _assassinate,
    Kind.GIVE: _give,
    Kind.ENOUGH: _enough,
}
