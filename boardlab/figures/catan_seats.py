"""The seats of Catan in figures: what they are called, and their colours for surfaces, lines and patterns."""

from __future__ import annotations

from boardlab.catan.seats import SEATS
from boardlab.catan.wording import WORDING

FILLS = tuple(look.colour for look in SEATS)
"""Surfaces, which have an edge of ink."""
LINES = tuple("#857C68" if look.colour == "#FFFFFF" else look.colour for look in SEATS)
"""Lines on paper: white is drawn as the grey of stone, or nobody would see it."""
PATTERNS = tuple(look.ink for look in SEATS)
"""What is drawn over a surface."""


def seat_name(seat: int, lang: str | None = None) -> str:
    """What a seat is called."""
    return WORDING.seat_name(seat, lang)
