"""Who knows whose secrets: allies that share what they know, and the places whose contents only they see."""

from __future__ import annotations

from boardlab.creed.state import State
from boardlab.creed.units import HIDDEN


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
