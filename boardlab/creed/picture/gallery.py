"""The fifteen kinds of tile, introduced: picture, figures, and what each does in a few words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from boardlab.core.i18n.language import Phrase
from boardlab.core.picture.gallery import Gallery, GalleryPiece
from boardlab.creed.picture.table import pictures
from boardlab.creed.units import NAMES, PROFILE, PROFILES, SPECIAL, UNITS
from boardlab.creed.wording import WORDING

if TYPE_CHECKING:
    from boardlab.creed.state import State

SPECIAL_TILES = 2
"""Special tiles of a nation, both of one profile as a rule (creed.comp.special)."""


def _piece(number: int) -> GalleryPiece:
    name, special = NAMES[number], number in SPECIAL
    many = SPECIAL_TILES if special else UNITS[number - 1].tiles
    note = Phrase("gallery.special" if special else "gallery.normal", {"n": many})
    return GalleryPiece(name, f"unit.0.{name}", Phrase(f"unit.{name}"), Phrase(f"does.{name}"), note, special)


def _standing(p: State) -> Mapping[str, str]:
    """The units on the field, as far as a view shows them."""
    cells = p.layout.cell_names
    return {cells[at]: NAMES[tile & PROFILE] for at, tile in enumerate(p.units) if tile & PROFILE}


GALLERY = Gallery(
    wording=WORDING,
    title=Phrase("gallery.title"),
    how=Phrase("gallery.how"),
    pieces=tuple(map(_piece, PROFILES)),
    draw=pictures,
    standing=_standing,
)
