"""Tents in a camp: what lies on each cell, and what becomes of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boardlab.creed.actions import OVER
from boardlab.creed.board import RANKS, TENTS

if TYPE_CHECKING:
    from boardlab.creed.position import Draft, Reading

# A tent is a small number: the token in the lowest four bits (kind times 4 plus colour), then bits.

TOKEN = 0x0F
UNKNOWN_TOKEN = 0x0C
"""What a view shows of a tent it may not look under."""
DESTROYED = 0x10
FORTIFIED = 0x20
ANNOUNCED = 0x40
"""All know that the commander is here (creed.special.appoint.tent)."""
OPEN = 0x80
"""Nothing lies here yet: the tent is in its owner's hand."""


def put(values: tuple[int, ...], at: int, value: int) -> tuple[int, ...]:
    """The tuple with one value changed."""
    return (*values[:at], value, *values[at + 1 :])


def open_tents(p: Reading, seat: int) -> int:
    """How many cells of a camp wait for a tent."""
    return sum(tent >> 7 for tent in p.camps[seat * TENTS : seat * TENTS + TENTS])


def siege_target(p: Reading, cell: int) -> int:
    """The first intact tent on the line of a cell, or -1 (creed.act.siege.first)."""
    for tent in p.layout.lane[cell // RANKS]:
        if not p.camps[tent] & DESTROYED:
            return tent
    return -1


def assassin_targets(p: Reading, cell: int) -> list[int]:
    """The tents an assassin on a cell may choose: intact, on its line, not fortified (creed.unit.assassin)."""
    return [tent for tent in p.layout.lane[cell // RANKS] if not p.camps[tent] & (DESTROYED | FORTIFIED)]


def set_pool(draft: Draft, seat: int, pool: bytes) -> None:
    """What a seat still has to lay, leaders first, then the rarer blanks; equal ones go down by themselves."""
    if pool and pool.count(pool[0]) == len(pool):
        camps = bytearray(draft.camps)
        for tent in range(seat * TENTS, seat * TENTS + TENTS):
            if camps[tent] & OPEN:
                camps[tent] = camps[tent] & FORTIFIED | pool[0]
        draft.camps = bytes(camps)
        pool = b""
    else:
        held = pool
        pool = bytes(sorted(held, key=lambda token: (int(token) < 4, held.count(token), token)))
    draft.pools = (*draft.pools[:seat], pool, *draft.pools[seat + 1 :])


def pick_up(draft: Draft, seat: int) -> bytes:
    """All intact tents of a camp leave it; fortress tokens stay (creed.special.reposition.fortress)."""
    camps = bytearray(draft.camps)
    found = bytearray()
    for tent in range(seat * TENTS, seat * TENTS + TENTS):
        if not camps[tent] & DESTROYED:
            found.append(camps[tent] & TOKEN)
            camps[tent] = camps[tent] & FORTIFIED | OPEN
    draft.camps = bytes(camps)
    return bytes(found)


def without(pool: bytes, token: int) -> bytes:
    """A pool with one token taken out."""
    at = pool.index(token)
    return pool[:at] + pool[at + 1 :]


def hit(draft: Draft, tent: int) -> None:
    """A tent is attacked: its fortress goes, or it is turned (creed.act.siege.flip, creed.act.siege.leader)."""
    camps = bytearray(draft.camps)
    was = camps[tent]
    if was & FORTIFIED:
        camps[tent] = was & ~FORTIFIED
        owner = tent // TENTS
        if draft.options.fortress_token_reuse:
            draft.forts = put(draft.forts, owner, draft.forts[owner] + 1)
    else:
        camps[tent] = was & 3 | DESTROYED
        if was & TOKEN > 3:
            draft.alive &= ~leader_bit(was)
    draft.camps = bytes(camps)
    if was & TOKEN > 3 and not was & FORTIFIED:
        colour = was & 3
        side = [seat for seat in range(draft.players) if draft.layout.sides[seat] == draft.layout.sides[colour]]
        if not any(draft.alive >> 2 * seat & 3 for seat in side):
            draft.stage = OVER


def leader_bit(token: int) -> int:
    """The bit of a leader among those alive: the king of seat 0 is the lowest, then its commander, and so on."""
    return 1 << 2 * (token & 3) + (token >> 2 & 3) - 1
