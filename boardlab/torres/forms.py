"""What an action of each kind names, and within which bounds: what no menu and no text can exceed."""

from __future__ import annotations

from boardlab.core.intention import Domain, Form, each, one_of, whole
from boardlab.torres.actions import FORMS, Kind
from boardlab.torres.board import CELLS
from boardlab.torres.cards import BLOCK_UNDER, CARDS, EXTRA_BLOCK, MOVING

__all__ = ["FORMS"]
_SEAT = whole(0, 3)
_CELL = whole(0, CELLS - 1)
_CARD = whole(0, len(CARDS) - 1)
_SIZE = whole(0, 99)
"""Blocks of a stack, or points: as many as two figures can write."""
_SIZES = each(_SIZE, CELLS)
_BACK = each(_CARD, len(CARDS))
_SIDE = one_of("", "top", "bottom", "split")


def _form(**fields: Domain) -> Form:
    return Form({"player": _SEAT, **fields})


_PLAYED: dict[int, dict[str, Domain]] = {
    **{card: {"source": _CELL, "cell": _CELL} for card in MOVING},
    EXTRA_BLOCK: {"cell": _CELL},
    BLOCK_UNDER: {"cell": _CELL, "size": _SIZE},
}
"""What a card names besides itself."""

FORMS |= {
    **{kind: _form() for kind in Kind},
    **{kind: _form(cell=_CELL) for kind in (Kind.FIRST_KNIGHT, Kind.PLACE_KING, Kind.ADD, Kind.FOUND)},
    Kind.MOVE: _form(source=_CELL, cell=_CELL),
    Kind.BUILD: _form(cell=_CELL, size=_SIZE),
    Kind.KEEP: _form(card=_CARD, at=_SIDE, rest=_BACK),
    Kind.PLAY: Form({"player": _SEAT, "card": _CARD}, "card", _PLAYED),
    Kind.POINT: _form(size=_SIZE),
    Kind.END: _form(size=_SIZE, rest=_SIZES),
    Kind.CARRY: _form(rest=_SIZES),
    Kind.START: _form(size=_SEAT),
}
