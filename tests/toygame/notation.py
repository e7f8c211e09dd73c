"""Positions of Pebbles as text and plain data."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

from boardlab.core.contract.ruleset import rulings_codec
from boardlab.core.i18n.language import seat_letter
from boardlab.core.json_data import Json
from boardlab.core.text.codecs import Codec, Codecs, maybe, object_of
from boardlab.core.text.field_table import Field, FieldTable
from boardlab.core.text.notation import Document, Notation
from boardlab.core.text.quoting import shown
from tests.toygame.actions import CELLS, LAST, MOST, STEPS
from tests.toygame.position import Pebbles
from tests.toygame.rulings import WORDS, Options

RICHEST = 99_999
"""The most points that a text may give a player."""
_LONGEST = 300
_SEATS = "ABCD"
_read = Codecs(WORDS, players=range(2, MOST + 1))


def to_text(p: Pebbles) -> str:
    """One line: ``toygame 1 .../.A./B.. A 2 0,3``, and where they are not the usual ones the turn and the rulings."""
    signs = "".join("." if cell not in p.at else seat_letter(p.at[cell]) for cell in CELLS)
    player = "-" if p.current_player is None else seat_letter(p.current_player)
    rest = [f"@{p.turn}"] if p.turn else []
    rest += [f"{name}={str(value).lower()}" for name, value in p.options.changes.items()]
    stones = "/".join(signs[at : at + 3] for at in (0, 3, 6))
    return " ".join(["toygame 1", stones, player, str(p.left), ",".join(map(str, p.scores)), *rest])


def parse(text: str, *, allow_unreachable: bool = False) -> Pebbles:
    """The position a line of text means.

    Raises:
        UnreadableText: where it means none.
    """
    words, _ = NOTATION.words(text)
    if len(words) < 6 or words[1] != "1":
        _read.fail("fields", text=shown(text))
    _, _, stones, player, left, scores, *rest = words
    turn = rest.pop(0)[1:] if rest and rest[0].startswith("@") else "0"
    signs = stones.replace("/", "")
    if not re.fullmatch(r"[.A-D]{3}/[.A-D]{3}/[.A-D]{3}", stones):
        _read.fail("kind", field="pebbles", text=shown(stones))
    if player not in ("-", *_SEATS):
        _read.fail("kind", field="player", text=shown(player))
    points = [_number("scores", each) for each in scores.split(",")[: MOST + 1]]
    rulings = _read.once((name, value) for name, _, value in (word.partition("=") for word in rest))
    doc = {
        "players": len(points),
        "pebbles": {cell: _SEATS.index(sign) for cell, sign in zip(CELLS, signs, strict=True) if sign != "."},
        "player": None if player == "-" else _SEATS.index(player),
        "left": _number("left", left),
        "turn": _number("turn", turn),
        "scores": points,
        "options": {name: {"true": True, "false": False}.get(value, value) for name, value in rulings.items()},
    }
    return from_json(doc)


def _number(name: str, text: str) -> int:
    if not re.fullmatch("0|[1-9][0-9]{0,4}", text):
        _read.fail("kind", field=name, text=shown(text))
    return int(text)


@cache
def table(players: int = 0) -> FieldTable:
    """The fields of a position as plain data, for so many players; 0 where that is not known yet."""
    seat = _read.between(0, (players or MOST) - 1)
    return FieldTable({
        "players": Field(_read.between(players or 2, players or MOST), "How many play."),
        "pebbles": Field(_pebbles(seat), "The seat of each pebble, by cell."),
        "player": Field(maybe(seat), "Whose turn it is; null when the game is over.", "current_player"),
        "left": Field(_read.between(0, STEPS), "Steps left in this turn."),
        "turn": Field(_read.between(0, LAST), "Turns behind us."),
        "scores": Field(_read.per_seat(players, _read.between(0, RICHEST)), "Points by seat."),
        "options": Field(rulings_codec(_read, Options), "The rulings that differ from the usual ones."),
    })  # fmt: skip


def _pebbles(seat: Codec) -> Codec:
    def read_pebbles(name: str, value: Any) -> tuple[tuple[str, int], ...]:
        if not isinstance(value, dict) or len(value) > len(CELLS):
            _read.fail("kind", field=name, text=shown(value))
        for cell in value:
            if cell not in CELLS:
                _read.fail("kind", field=name, text=shown(cell))
        return tuple(sorted((cell, seat(name, owner)) for cell, owner in value.items()))

    cells = dict.fromkeys(CELLS, seat.schema)
    return Codec(read_pebbles, object_of(cells), plain=dict)


def _parts(doc: Document, *, view: bool = False) -> Json:
    doc.table = table(doc("players"))
    return {**{name: doc(name) for name in table() if name != "player"}, "current_player": doc("player")}


NOTATION = Notation(
    "toygame",
    _read,
    lambda p: table(),
    {1: "toygame"},
    position=Pebbles,
    read=_parts,
    needed=tuple(table()),
    longest=_LONGEST,
    title="A position of Pebbles",
    about="What to_json writes.",
)
to_json, from_json, schema = NOTATION.to_json, NOTATION.from_json, NOTATION.schema
