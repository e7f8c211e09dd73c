"""A tent cell as one small number: the token that lies there, and what happened to it.

The token is in the lowest four bits (kind times 4 plus colour), then bits.
"""

from __future__ import annotations

TOKEN = 0x0F
UNKNOWN_TOKEN = 0x0C
"""What a view shows of a tent it may not look under."""
DESTROYED = 0x10
FORTIFIED = 0x20
ANNOUNCED = 0x40
"""All know that the commander is here (creed.special.appoint.tent)."""
OPEN = 0x80
"""Nothing lies here yet: the tent is in its owner's hand."""


def leader_bit(token: int) -> int:
    """The bit of a leader among those alive: the king of seat 0 is the lowest, then its commander, and so on."""
    return 1 << 2 * (token & 3) + (token >> 2 & 3) - 1


def without(pool: bytes, token: int) -> bytes:
    """A pool with one token taken out."""
    at = pool.index(token)
    return pool[:at] + pool[at + 1 :]
