"""Positions of Kayles as text and plain data: a line of pins, whose turn it is, and the points."""

from __future__ import annotations

from functools import cache
from typing import Any

from boardlab.core.json_data import Json
from boardlab.core.text.codecs import Codec, Codecs, list_of, maybe
from boardlab.core.text.field_table import Field, FieldTable
from boardlab.core.text.notation import Document, Notation
from boardlab.core.text.quoting import shown
from boardlab.scaffold.templates.kayles.actions import CELLS, MOST_PLAYERS, WORDS
from boardlab.scaffold.templates.kayles.position import Position

_read = Codecs(WORDS, players=range(2, MOST_PLAYERS + 1))


def _read_pins(name: str, value: Any) -> tuple[str, ...]:
    given = _read.items(name, value)
    found = tuple(cell for cell in CELLS if cell in given)
    if list(found) != given:
        _read.fail("kind", field=name, text=shown(value))
    return found


def _parse_pins(name: str, word: str) -> list[str]:
    if len(word) != len(CELLS) or set(word) - {"i", "."}:
        _read.fail("kind", field=name, text=shown(word))
    return [cell for sign, cell in zip(word, CELLS, strict=True) if sign == "i"]


_PINS = Codec(
    _read_pins,
    list_of({"enum": list(CELLS)}, 0, len(CELLS), unique=True),
    plain=list,
    text=lambda standing: "".join("i" if cell in standing else "." for cell in CELLS),
    parse=_parse_pins,
)


@cache
def table(players: int = 0) -> FieldTable:
    """The fields of a position, for so many players; 0 where that is not known yet."""
    return FieldTable(
        {
            "players": Field(_read.between(players or 2, players or MOST_PLAYERS), "How many play."),
            "standing": Field(_PINS, "The places of the pins that stand, from left to right."),
            "player": Field(maybe(_read.seat(players)), "Whose turn it is; null when no pin stands.", "current_player"),
            "scores": Field(_read.per_seat(players, _read.between(0, 1), ","), "Points by seat."),
        }
    )


def read(doc: Document, *, view: bool = False) -> Json:
    """The parts of a position, by the names of its slots.

    Raises:
        UnreadableText: where there is no such position.
    """
    doc.table = table(len(doc.as_given("scores", ())) if "players" not in doc else doc("players"))
    scores, standing, player = doc("scores"), doc("standing"), doc("player")
    if bool(standing) != (player is not None):
        _read.fail("over")
    return {"players": doc("players", len(scores)), "standing": standing, "current_player": player, "scores": scores}


NOTATION = Notation(
    "kayles",
    _read,
    lambda p: table(),
    {1: "kayles 1 {standing} {player} {scores}"},
    position=Position,
    read=read,
    needed=("standing", "player", "scores"),
    longest=99,
    title="A position of Kayles",
    about="What to_json writes.",
)
to_text, to_json, schema = NOTATION.to_text, NOTATION.to_json, NOTATION.schema
parse, from_json = NOTATION.parse, NOTATION.from_json
