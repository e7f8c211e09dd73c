"""Positions of Pebbles as text and plain data."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from boardlab.core.language import seat_letter
from boardlab.core.quoting import shown
from boardlab.core.readers import Fields, maybe
from tests.toygame.deeds import CELLS, MOST
from tests.toygame.rulings import USUAL, WORDS, as_options

if TYPE_CHECKING:
    from tests.toygame import Pebbles

NAMES = ("players", "pebbles", "player", "left", "turn", "scores", "options")
STEPS, LAST, RICHEST = 2, 999, 99_999
"""Steps in a turn, turns in a game, and the most points that a text may give a player."""
_LONGEST = 300
_SEATS = "ABCD"
_read = Fields(WORDS)


def to_text(p: Pebbles) -> str:
    """One line: ``toygame 1 .../.A./B.. A 2 0,3``, and where they are not the usual ones the turn and the rulings."""
    signs = "".join("." if cell not in p.at else seat_letter(p.at[cell]) for cell in CELLS)
    player = "-" if p.current_player is None else seat_letter(p.current_player)
    rest = [f"@{p.turn}"] if p.turn else []
    rest += [f"{name}={str(value).lower()}" for name, value in p.options.changes.items()]
    stones = "/".join(signs[at : at + 3] for at in (0, 3, 6))
    return " ".join(["toygame 1", stones, player, str(p.left), ",".join(map(str, p.scores)), *rest])


def to_json(p: Pebbles) -> dict[str, Any]:
    """Plain data, as the schema says."""
    return {
        "players": p.players, "pebbles": dict(p.at), "player": p.current_player, "left": p.left, "turn": p.turn,
        "scores": list(p.scores), "options": dict(p.options.changes),
    }  # fmt: skip


def parse(text: str, *, allow_unreachable: bool = False) -> Pebbles:
    """The position a line of text means.

    Raises:
        UnreadableText: where it means none.
    """
    words, _ = _read.line(text, _LONGEST, ("toygame",))
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


def from_json(data: Any, *, allow_unreachable: bool = False) -> Pebbles:
    """The position that plain data describes.

    Raises:
        UnreadableText: where it describes none.
    """
    from tests.toygame import Pebbles

    if not isinstance(data, dict):
        _read.fail("json", text=shown(data))
    for name in data:
        if name not in NAMES:
            _read.fail("field", field=shown(name))
    for name in NAMES:
        if name not in data:
            _read.fail("missing", field=name)
    players = _read.between(2, MOST)("players", data["players"])
    last = players - 1
    stones = data["pebbles"]
    if not isinstance(stones, dict) or len(stones) > len(CELLS):
        _read.fail("kind", field="pebbles", text=shown(stones))
    for cell in stones:
        if cell not in CELLS:
            _read.fail("kind", field="pebbles", text=shown(cell))
    at = {cell: _read.between(0, last)("pebbles", seat) for cell, seat in stones.items()}
    player = maybe(_read.between(0, last))("player", data["player"])
    return Pebbles(
        players=players,
        pebbles=tuple(sorted(at.items())),
        current_player=player,
        left=_read.between(0, STEPS)("left", data["left"]),
        turn=_read.between(0, LAST)("turn", data["turn"]),
        scores=_read.per_seat(players, _read.between(0, RICHEST))("scores", data["scores"]),
        options=USUAL if data["options"] == {} else as_options(data["options"]),
    )
