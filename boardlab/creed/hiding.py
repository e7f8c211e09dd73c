"""What a seat may know: backs instead of faces, numbers instead of hands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boardlab.creed.board import TENTS
from boardlab.creed.camps import ANNOUNCED, DESTROYED, OPEN, TOKEN, UNKNOWN_TOKEN
from boardlab.creed.units import HIDDEN, size

if TYPE_CHECKING:
    from boardlab.creed.position import Draft, Reading


def friends(p: Reading, seat: int | None) -> frozenset[int]:
    """The seats whose secrets a seat knows: its own, and those of its ally where the team shares what it knows."""
    if seat is None:
        return frozenset()
    if p.options.team_information == "shared" and p.layout.allies[seat] >= 0:
        return frozenset({seat, p.layout.allies[seat]})
    return frozenset({seat})


def hide(draft: Draft, seat: int | None) -> None:
    """Take out of a position whatever a seat may not know; None is a spectator."""
    known = friends(draft, seat)
    draft.hands = tuple(pile if owner in known else ~size(pile) for owner, pile in enumerate(draft.hands))
    owners = draft.layout.owner
    draft.units = bytes(
        HIDDEN if tile & HIDDEN and owners[cell] not in known else tile for cell, tile in enumerate(draft.units)
    )
    draft.camps = bytes(
        tent if _may_look(tent, at // TENTS, known, draft) else tent & ~TOKEN | UNKNOWN_TOKEN
        for at, tent in enumerate(draft.camps)
    )
    draft.pools = tuple(
        pool if owner in known else bytes([UNKNOWN_TOKEN]) * len(pool) for owner, pool in enumerate(draft.pools)
    )
    if draft.given and not known & {draft.seat, draft.layout.allies[draft.seat]}:
        draft.given = bytes([UNKNOWN_TOKEN]) * len(draft.given)


def _may_look(tent: int, owner: int, known: frozenset[int], draft: Draft) -> bool:
    """Does a seat know what lies on a tent cell? Its own tokens it knows in the camp of its ally too."""
    if tent & (DESTROYED | ANNOUNCED | OPEN) or owner in known:
        return True
    return (tent & 3) in known and draft.layout.allies[owner] in known
