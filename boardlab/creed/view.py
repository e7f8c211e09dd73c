"""Who may see what of a position: the secrets of a seat, who shares them, and what others see in their place."""

from __future__ import annotations

from collections.abc import Collection

from boardlab.creed.state import State
from boardlab.creed.tents import ANNOUNCED, DESTROYED, FORTIFIED, OPEN, TOKEN, UNKNOWN_TOKEN
from boardlab.creed.units import (
    HIDDEN,
)


def friends(p: State, seat: int | None) -> frozenset[int]:
    """The seats whose secrets a seat knows: its own, and those of its ally where the team shares what it knows."""
    if seat is None:
        return frozenset()
    if p.options.team_information == "shared" and p.layout.allies[seat] >= 0:
        return frozenset({seat, p.layout.allies[seat]})
    return frozenset({seat})


def confidants(p: State, seat: int) -> tuple[int, ...]:
    """Who else knows what a seat hides (team_information)."""
    return tuple(friends(p, seat) - {seat})


def insiders(p: State, path: tuple[str, ...]) -> tuple[int, ...] | None:
    """Who alone sees what picks name: its owner and who knows with it, of a face-down unit or what lies under a tent.

    The first pick is a tool, which never names a place. None where everybody sees it.
    """
    layout = p.layout
    for key in path[1:]:
        cell = layout.cell_numbers.get(key)
        if cell is not None and p.units[cell] & HIDDEN:
            return (layout.owner[cell], *confidants(p, layout.owner[cell]))
        if key in layout.tent_names:
            owner = "ABCD".index(key[0])
            return (owner, *confidants(p, owner))
    return None


# Hands, the kind of face-down units and what lies under intact tents are hidden (creed.comp.holder).


def units_seen(p: State, knowing: Collection[int]) -> bytes:
    """The units of others, face down without their kind."""
    found = []
    for seat, cells in enumerate(p.layout.cells_of):
        own = p.units[cells[0] : cells[-1] + 1]
        found.append(own if seat in knowing else bytes([HIDDEN if tile & HIDDEN else tile for tile in own]))
    return b"".join(found)


def _laid(p: State, owner: int) -> int:
    """How many tents lie in a camp that is being laid out; 0 once it is complete.

    Leaders are laid first, so others see the camp empty until its last tent lies: the cells would tell.
    """
    camp = p.camp(owner)
    busy = any(tent & OPEN for tent in camp)
    return sum(not tent & (OPEN | DESTROYED) for tent in camp) if busy else 0


def camps_seen(p: State, knowing: Collection[int]) -> bytes:
    """The camps of others, tents that stand without their token."""
    found = []
    for owner, ally in enumerate(p.layout.allies):
        camp = p.camp(owner)
        if owner in knowing:
            found.append(camp)
        elif _laid(p, owner):
            found.append(bytes([tent if tent & DESTROYED else tent & FORTIFIED | OPEN for tent in camp]))
        else:
            # Its own tokens a seat knows in the camp of its ally too.
            own = knowing if ally in knowing else ()
            open_to_all = DESTROYED | ANNOUNCED | OPEN
            seen = [t if t & open_to_all or (t & 3) in own else t & ~TOKEN | UNKNOWN_TOKEN for t in camp]
            found.append(bytes(seen))
    return b"".join(found)


def pools_seen(p: State, knowing: Collection[int]) -> tuple[bytes, ...]:
    """Tents in the hands of others, without their tokens."""
    return tuple(
        pool if owner in knowing else bytes([UNKNOWN_TOKEN]) * (len(pool) + _laid(p, owner))
        for owner, pool in enumerate(p.pools)
    )


def given_seen(p: State, knowing: Collection[int]) -> bytes:
    """Tents given to the ally, known to both alone."""
    known = not p.given or p.on_turn in knowing or p.layout.allies[p.on_turn] in knowing
    return p.given if known else bytes([UNKNOWN_TOKEN]) * len(p.given)
