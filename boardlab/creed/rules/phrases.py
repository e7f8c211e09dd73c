"""Words and reasons that refusals and events of all chapters share."""

from __future__ import annotations

from collections.abc import Iterator

from boardlab.core.contract.breach import Breach
from boardlab.core.i18n.language import Phrase, Seat
from boardlab.creed.actions import TOKENS
from boardlab.creed.board import TENTS
from boardlab.creed.state import State
from boardlab.creed.tents import UNKNOWN_TOKEN
from boardlab.creed.units import HIDDEN, NAMES, PROFILE


def unit_phrase(tile: int) -> Phrase:
    """The name of a unit with its figures, as a fact of a sentence."""
    number = tile & PROFILE
    return Phrase(f"unit.{NAMES[number]}" if number else "unit.hidden")


def tent_phrase(p: State, tent: int) -> Phrase:
    """A tent as a fact of a sentence: where two play, whose it is, its line and how far behind the field it lies."""
    if p.players > 2:
        return Phrase("tent.named", {"tent": p.layout.tent_names[tent]})
    return Phrase("tent.of", {"owner": Seat(tent // TENTS), "tent": p.tent_on_line(tent)})


def spot_phrase(p: State, tent: int) -> Phrase:
    """Where a tent is laid, as a fact of a sentence."""
    if p.players > 2:
        return Phrase("spot.named", {"tent": p.layout.tent_names[tent]})
    return p.tent_on_line(tent, "spot")


def what(p: State, cell: int) -> Phrase:
    """What stands in a cell, as a fact everyone may know: a hidden unit stays one."""
    tile = p.units[cell]
    return Phrase("unit.hidden") if tile & HIDDEN else unit_phrase(tile)


def token_phrase(token: int) -> Phrase:
    """The name of a tent token, as far as it is known."""
    return Phrase("token.unknown" if token == UNKNOWN_TOKEN else f"token.{TOKENS[token >> 2]}")


def own_unit(p: State, seat: int, cell: int, rule: str) -> Iterator[Breach]:
    """Is there a unit of the seat in this cell?"""
    name = p.layout.cell_names[cell]
    owner = p.layout.owner[cell]
    if owner != seat:
        yield Breach(rule, {"cell": name, "owner": Seat(owner)}, (name,), "owner")
    elif not p.units[cell]:
        yield Breach(rule, {"cell": name}, (name,), "none")
