"""What tells the players of a game apart: each seat's colour, shape and letter, in one place for board and page."""

from __future__ import annotations

from dataclasses import dataclass, replace

from boardlab.core.i18n.language import seat_letter

INK = "#23262B"


@dataclass(frozen=True, kw_only=True)
class SeatLook:
    """How one seat looks: on its token, and in the colours of its pieces.

    No two seats of a game share a shape or a letter, so that nobody needs colours. What the seat is called stands in
    the game's words, under ``seat.a`` to ``seat.d``; where those are missing it is called by its letter in notation.
    """

    letter: str
    """What its token bears; notation has letters of its own, A for seat 0."""
    colour: str
    deep: str
    """A darker tone of the same colour, for whatever must stand out from it."""
    apart: tuple[str, str]
    """Colour and deep tone for whoever chooses colours far apart: of the same name, from light to dark by seat."""
    ink: str = INK
    """The letter on the token."""
    shape: str
    """The outline of the token round its middle, as path data."""
    face: str = ""
    """The paper inside that bears the letter; "" where it stands on the colour, and two lines go round the shape."""
    foot: float = 4
    """How far below the middle the letter stands."""
    size: float = 11
    """The letter's size."""
    reach: int = 16
    """How far the token reaches from its middle, lines round it included."""


HOUSE = (
    SeatLook(
        letter="A", colour="#5098D0", deep="#2B6FA3", apart=("#5595CC", "#2A6BA0"),
        shape="M0-12.5a12.5 12.5 0 1 0 .01 0z", face="M0-9.2a9.2 9.2 0 1 0 .01 0z",
    ),
    SeatLook(
        letter="B", colour="#A07000", deep="#7A5500", apart=("#94690A", "#6B4A00"),
        shape="M-11-11h22v22h-22z", face="M-8-8h16v16h-16z",
    ),
    SeatLook(
        letter="C", colour="#D03868", deep="#A8244F", apart=("#A81246", "#7D0C34"),
        shape="M0-14.8 14.8 11.5h-29.6z", face="M0-7.1 8.8 8.7h-17.6z", foot=6, size=9,
    ),
    SeatLook(
        letter="D", colour="#7848E8", deep="#5A2FC4", apart=("#3A1496", "#260C6B"),
        shape="M0-15 14 0 0 15-14 0z", face="M0-10.5 9.8 0 0 10.5-9.8 0z",
    ),
)  # fmt: skip
"""The seats of games that name none of their own: at least 3:1 on both papers, far apart for every kind of sight."""


def look_of(seats: tuple[SeatLook, ...], seat: int) -> SeatLook:
    """The look of a seat. A game with more seats than looks begins again, with the next letters."""
    return seats[seat] if seat < len(seats) else replace(seats[seat % len(seats)], letter=seat_letter(seat))
