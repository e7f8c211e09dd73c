"""What people ask of a position, answered by name: what stands in a cell, what lies on a tent."""

from __future__ import annotations

from typing import NamedTuple

from boardlab.core.contract.piece import Piece
from boardlab.core.given import place_of
from boardlab.creed.actions import TOKENS
from boardlab.creed.state import State
from boardlab.creed.tents import ANNOUNCED, DESTROYED, FORTIFIED, OPEN, TOKEN, UNKNOWN_TOKEN
from boardlab.creed.units import HIDDEN, NAMES, PROFILE

UNKNOWN = "?"


class Tent(NamedTuple):
    """A tent cell of a camp."""

    token: str | None
    """``blank``, ``king`` or ``commander``; ``?`` where a view may not look, None where nothing is laid yet."""
    colour: int | None
    """The seat whose token it is, which in a team may lie with the ally; None where that is not known."""
    destroyed: bool
    fortified: bool
    """Does a fortress token lie here (creed.special.fortify)?"""
    announced: bool
    """Do all know that the commander is here (creed.special.appoint.tent)?"""


class Queries(State):
    """What can be asked of a position or a view of it in the words of the game."""

    __slots__ = ()

    @property
    def place_names(self) -> tuple[str, ...]:
        """The names of all cells, then of all tents."""
        return (*self.layout.cell_names, *self.layout.tent_names)

    def piece_map(self) -> dict[str, Piece]:
        """Every unit and every tent that stands, by the name of its place.

        A unit is called by its name, a tent by its token; ``?`` where a view may not look (creed.comp.holder).
        """
        layout = self.layout
        found = {
            layout.cell_names[cell]: Piece(NAMES[tile & PROFILE] or UNKNOWN, layout.owner[cell], bool(tile & HIDDEN))
            for cell, tile in enumerate(self.units)
            if tile
        }
        for name in layout.tent_names:
            tent = self.tent_at(name)
            if tent.token is not None and not tent.destroyed:
                found[name] = Piece(tent.token, tent.colour, hidden=not tent.announced)
        return found

    def unit_at(self, cell: str | int) -> Piece | None:
        """The unit in a cell; None where nobody stands, ``?`` for one whose kind a view may not know.

        Raises:
            PlainError: where there is no such cell; it names the nearest.
        """
        return self.piece_map().get(self.layout.cell_names[place_of(cell, self.layout.cell_numbers)])

    def tent_at(self, tent: str | int) -> Tent:
        """What lies on a tent: ``p.tent_at("AT22")``.

        Raises:
            PlainError: where there is no such tent; it names the nearest.
        """
        found = self.camps[place_of(tent, self.layout.tent_numbers)]
        token = found & TOKEN
        marks = bool(found & DESTROYED), bool(found & FORTIFIED), bool(found & ANNOUNCED)
        if found & OPEN:
            return Tent(None, None, *marks)
        return Tent(UNKNOWN, None, *marks) if token == UNKNOWN_TOKEN else Tent(TOKENS[token >> 2], token & 3, *marks)
