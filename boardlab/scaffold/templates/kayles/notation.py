"""Positions of Kayles as text and plain data."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

from boardlab.core.language import seat_letter
from boardlab.core.quoting import shown
from boardlab.core.readers import Document, Field, Fields, FieldTable, Reader, list_of, maybe, schema_of
from boardlab.scaffold.templates.kayles.actions import CELLS, MOST_PLAYERS, WORDS
from boardlab.scaffold.templates.kayles.position import Position, State

_LONGEST = 99
_SEATS = "ABCD"
_read = Fields(WORDS)


def to_text(p: State) -> str:
    """One line: the pins, whose turn it is, the points; ``kayles 1 iiii..iiii B 0,0``."""
    pins = "".join("i" if cell in p.standing else "." for cell in CELLS)
    player = "-" if p.current_player is None else seat_letter(p.current_player)
    return f"kayles 1 {pins} {player} {','.join(map(str, p.scores))}"


def to_json(p: State) -> dict[str, Any]:
    """Plain data, as the schema says."""
    return {
        "game": "kayles", "version": 1, "players": p.players, "standing": list(p.standing),
        "player": p.current_player, "scores": list(p.scores),
    }  # fmt: skip


def parse(text: str, *, allow_unreachable: bool = False) -> Position:
    """The position a line of text means.

    Raises:
        UnreadableText: where it means none.
    """
    words, _ = _read.line(text, _LONGEST, ("kayles",))
    if len(words) != 5 or words[1] != "1":
        _read.fail("fields", text=shown(text))
    _, _, pins, player, scores = words
    if len(pins) != len(CELLS) or set(pins) - {"i", "."}:
        _read.fail("kind", field="standing", text=shown(pins))
    if player not in ("-", *_SEATS):
        _read.fail("kind", field="player", text=shown(player))
    if not re.fullmatch(r"\d(,\d){1,3}", scores, re.ASCII):
        _read.fail("kind", field="scores", text=shown(scores))
    points = [int(each) for each in scores.split(",")]
    return from_json(
        {
            "players": len(points),
            "standing": [cell for sign, cell in zip(pins, CELLS, strict=True) if sign == "i"],
            "player": None if player == "-" else _SEATS.index(player),
            "scores": points,
        }
    )


def from_json(data: Any, *, allow_unreachable: bool = False) -> Position:
    """The position that plain data describes.

    Raises:
        UnreadableText: where it describes none.
    """
    doc = Document(_read, data, "kayles", (1,), table(), [*table()])
    doc.table = table(doc("players"))
    standing, player = doc("standing"), doc("player")
    if bool(standing) != (player is not None):
        _read.fail("over")
    return Position(doc("players"), standing, player, doc("scores"))


@cache
def table(players: int = 0) -> FieldTable:
    """The fields of a position as plain data, for so many players; 0 where that is not known yet."""
    fewest, most = (players, players) if players else (2, MOST_PLAYERS)
    return {
        "players": Field(_read.between(fewest, most), "How many play."),
        "standing": Field(_PINS, "The places of the pins that stand, from left to right."),
        "player": Field(maybe(_read.between(0, most - 1)), "Whose turn it is; null when no pin stands."),
        "scores": Field(_read.per_seat(most, _read.between(0, 1), fewest), "Points by seat."),
    }


def schema() -> dict[str, Any]:
    """The JSON Schema of a position."""
    return schema_of("A position of Kayles", "What to_json writes.", "kayles", (1,), table(), [*table()])


def _read_pins(name: str, value: Any) -> tuple[str, ...]:
    given = _read.items(name, value)
    found = tuple(cell for cell in CELLS if cell in given)
    if list(found) != given:
        _read.fail("kind", field=name, text=shown(value))
    return found


_PINS = Reader(_read_pins, list_of({"enum": list(CELLS)}, 0, len(CELLS), unique=True))
