"""What a seat may know: backs instead of faces, numbers instead of hands."""

from __future__ import annotations

from boardlab.creed.board import TENTS
from boardlab.creed.state import Draft, State
from boardlab.creed.tents import ANNOUNCED, DESTROYED, FORTIFIED, OPEN, TOKEN, UNKNOWN_TOKEN
from boardlab.creed.units import HIDDEN, size


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


def redact(draft: Draft, seat: int | None) -> None:
    """Take out of a position whatever a seat may not know; None is a spectator."""
    known = friends(draft, seat)
    draft.hand_piles = tuple(pile if owner in known else ~size(pile) for owner, pile in enumerate(draft.hand_piles))
    owners = draft.layout.owner
    draft.units = bytes(
        HIDDEN if tile & HIDDEN and owners[cell] not in known else tile for cell, tile in enumerate(draft.units)
    )
    laid = [0 if owner in known else _laid(draft, owner) for owner in range(draft.players)]
    draft.camps = bytes(
        _seen(tent, at // TENTS, known, draft, empty=laid[at // TENTS] > 0) for at, tent in enumerate(draft.camps)
    )
    draft.pools = tuple(
        pool if owner in known else bytes([UNKNOWN_TOKEN]) * (len(pool) + laid[owner])
        for owner, pool in enumerate(draft.pools)
    )
    if draft.given and not known & {draft.on_turn, draft.layout.allies[draft.on_turn]}:
        draft.given = bytes([UNKNOWN_TOKEN]) * len(draft.given)


def _laid(draft: Draft, owner: int) -> int:
    """How many tents lie in a camp that is being laid out; 0 once it is complete.

    Leaders are laid first, so others see the camp empty until its last tent lies: the cells would tell.
    """
    camp = draft.camp(owner)
    busy = any(tent & OPEN for tent in camp)
    return sum(not tent & (OPEN | DESTROYED) for tent in camp) if busy else 0


def _seen(tent: int, owner: int, known: frozenset[int], draft: Draft, *, empty: bool) -> int:
    """A tent cell as a seat sees it."""
    if empty and not tent & DESTROYED:
        return tent & FORTIFIED | OPEN
    return tent if _may_look(tent, owner, known, draft) else tent & ~TOKEN | UNKNOWN_TOKEN


def _may_look(tent: int, owner: int, known: frozenset[int], draft: Draft) -> bool:
    """Does a seat know what lies on a tent cell? Its own tokens it knows in the camp of its ally too."""
    if tent & (DESTROYED | ANNOUNCED | OPEN) or owner in known:
        return True
    return (tent & 3) in known and draft.layout.allies[owner] in known
