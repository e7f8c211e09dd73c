"""Tents in a camp: what lies on each cell, and what becomes of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boardlab.creed.actions import OVER
from boardlab.creed.board import RANKS, TENTS
from boardlab.creed.options import SPECIALS

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


REPOSITION = SPECIALS.index("reposition")


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


def standing(p: Reading, seat: int) -> int:
    """How many tents of a camp are not destroyed; those still to be laid count too."""
    return sum(not tent & DESTROYED for tent in p.camp(seat))


def may_be_mixed(p: Reading, seat: int) -> bool:
    """As far as all can see, may tents of the ally lie in the camp that a seat lays out?

    Surely after a first trade, which always leaves some with either ally; a second cube on the boxes of repositioning
    may have taken them home again, in secret.
    """
    ally = p.layout.allies[seat]
    if ally < 0:
        return False
    first, end = p.options.first_box[REPOSITION : REPOSITION + 2]
    cubes = sum((p.boxes[each] & (1 << end) - (1 << first)).bit_count() for each in (seat, ally))
    return cubes > 1 or any(
        token & 3 == colour for at, colour in ((seat, ally), (ally, seat)) for token in tokens_of(p, at)
    )


def tokens_of(p: Reading, seat: int) -> bytes:
    """The tokens in a camp, ruins too, and those that its owner has still to lay."""
    return bytes(tent & TOKEN for tent in p.camp(seat) if not tent & OPEN) + p.pools[seat]


def by_hand(p: Reading, seat: int) -> int:
    """How many tents of a camp are laid one by one; those left are alike then, whatever the camp holds.

    It follows from what all can see: how many tents stand, which leaders are alive, and whether a trade may have mixed
    the camps of a team. Else the number of steps would tell what is being laid. A mixed camp may hold any leader of the
    team, and blanks of two colours.
    """
    tents, several = standing(p, seat), p.leaders_of(seat).bit_count()
    if may_be_mixed(p, seat):
        several += p.leaders_of(p.layout.allies[seat]).bit_count()
        several += max(0, tents - several) // 2
    return min(several, tents - 1)


def set_pool(draft: Draft, seat: int, pool: bytes) -> None:
    """What a seat still has to lay, leaders first, then the rarer blanks; once no choice can be left, it is laid."""
    pool = bytes(sorted(pool, key=lambda token: (int(token) < 4, pool.count(token), token)))
    draft.pools = (*draft.pools[:seat], pool, *draft.pools[seat + 1 :])
    alike = bool(pool) and pool[0] == pool[-1]
    if alike and len(pool) <= standing(draft, seat) - by_hand(draft, seat):
        lay_alike(draft, seat, pool[0])


def lay_alike(draft: Draft, seat: int, token: int) -> None:
    """The same token goes on every cell of a camp that waits for one; nothing is left in hand."""
    camps = bytearray(draft.camps)
    for tent in range(seat * TENTS, seat * TENTS + TENTS):
        if camps[tent] & OPEN:
            camps[tent] = camps[tent] & FORTIFIED | token
    draft.camps = bytes(camps)
    draft.pools = (*draft.pools[:seat], b"", *draft.pools[seat + 1 :])


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
