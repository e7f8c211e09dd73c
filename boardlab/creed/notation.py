"""Positions as text and as plain data.

A position is one line of seventeen fields::

    creed/1 2 turn 3 AB -.0 ..i~a.C…/… kbbxb#b…/… iIps…/… e/eo 7,0 2,0 41/3 2,1 -/- 1,2 -

version, players, stage, round, starting seat and seat that has the turn, seats that ended with the changes of floor,
units field by field, camps seat by seat, hands, casualties, AP, AP kept, boxes with a cube (as a set, in base 16),
fortress tokens left, tents in hand (and after a comma those the ally was given), nations, and the rulings that differ
from the usual ones as JSON without blanks.

A cell is ``.`` or the letter of its unit (see :data:`boardlab.creed.units.UNITS`), after ``~`` face down, ``!`` has
attacked, ``+`` once or twice for morale. A tent is ``b`` blank, ``k`` king, ``c`` commander, ``x`` destroyed,
``_`` not laid yet; a capital is of the ally's colour; ``#`` before it is a fortress token, ``!`` a commander all know
of. ``-`` is nothing. A last field ``puzzle`` marks a position that no game can reach. In what a seat sees, ``?`` is
what it may not know; that cannot be read.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from boardlab.core.language import seat_letter
from boardlab.core.quoting import shown
from boardlab.core.readers import PUZZLE, possible
from boardlab.core.verdict import UnreadableText
from boardlab.creed.actions import TOKENS
from boardlab.creed.board import CELLS, LAYOUTS, TENTS, Layout, layout_for
from boardlab.creed.position import Position, make
from boardlab.creed.reading import READ, VERSION, read
from boardlab.creed.state import State
from boardlab.creed.tents import ANNOUNCED, DESTROYED, FORTIFIED, OPEN, TOKEN, UNKNOWN_TOKEN
from boardlab.creed.units import ATTACKED, HIDDEN, LETTERS, MORALE_SHIFT, NAMES, PROFILE, tiles
from boardlab.creed.validation import impossible, unreachable

HEADER = f"creed/{VERSION}"
PARTS = (
    "game", "players", "stage", "round", "seats", "ended", "units", "camps", "hands", "casualties", "ap", "kept",
    "boxes", "fortresses", "tents", "nations", "options",
)  # fmt: skip
"""What the parts of a line say, in order."""
LONGEST = 2400
"""Longer texts are refused unread; a full position needs fewer than 700 signs."""
_TOKEN_SIGNS = "bkc"


# -- writing -----------------------------------------------------------------------------------------------------------


def to_text(p: State) -> str:
    """One canonical line, as described at the head of this module."""
    seats = range(p.players)
    pools = "/".join(_tokens(p.pools[seat], seat) for seat in seats)
    fields = [
        HEADER,
        str(p.players),
        p.stage,
        str(p.round),
        (seat_letter(p.first) if p.first >= 0 else "-") + seat_letter(p.on_turn),
        ("".join(seat_letter(seat) for seat in seats if p.ended >> seat & 1) or "-") + f".{p.idle}",
        "/".join(
            "".join(map(_tile, p.units[field * CELLS : field * CELLS + CELLS])) for field in range(len(p.layout.fields))
        ),
        "/".join("".join(_tent(tent, seat) for tent in p.camp(seat)) for seat in seats),
        "/".join(_pile(pile) for pile in p.hand_piles),
        "/".join(_pile(pile) for pile in p.dead),
        ",".join(map(str, p.ap)),
        ",".join(map(str, p.kept)),
        "/".join(f"{boxes:x}" for boxes in p.boxes),
        ",".join(map(str, p.forts)),
        pools + (f",{_tokens(p.given, p.on_turn)}" if p.given else ""),
        ",".join(map(str, p.nations)),
        json.dumps(p.options.changes, separators=(",", ":")) if p.options.changes else "-",
    ]
    if isinstance(p, Position) and unreachable(p):
        fields.append(PUZZLE)
    return " ".join(fields)


def _tile(tile: int) -> str:
    if not tile:
        return "."
    signs = ("~" if tile & HIDDEN else "") + ("!" if tile & ATTACKED else "") + "+" * (tile >> MORALE_SHIFT)
    return signs + LETTERS[tile & PROFILE]


def _token(token: int, seat: int) -> str:
    if token == UNKNOWN_TOKEN:
        return "?"
    sign = _TOKEN_SIGNS[token >> 2]
    return sign if token & 3 == seat else sign.upper()


def _tokens(pool: bytes, seat: int) -> str:
    return "".join(_token(token, seat) for token in pool) or "-"


def _tent(tent: int, seat: int) -> str:
    signs = ("#" if tent & FORTIFIED else "") + ("!" if tent & ANNOUNCED else "")
    if tent & OPEN:
        return signs + "_"
    if tent & DESTROYED:
        return signs + ("x" if tent & 3 == seat else "X")
    return signs + _token(tent & TOKEN, seat)


def _pile(pile: int) -> str:
    return "?" * ~pile if pile < 0 else "".join(LETTERS[number] for number in tiles(pile)) or "-"


def to_json(p: State) -> dict[str, Any]:
    """Plain data: cells, units and tents by name. ``reading.schema()`` tells its schema."""
    seats = range(p.players)
    return {
        "game": "creed",
        "version": VERSION,
        "players": p.players,
        "options": json.loads(json.dumps(p.options.changes)),
        "nations": list(p.nations),
        "stage": p.stage,
        "round": p.round,
        "first": p.first if p.first >= 0 else None,
        "player": p.on_turn,
        "ended": [seat for seat in seats if p.ended >> seat & 1],
        "idle": p.idle,
        "units": {p.layout.cell_names[cell]: _tile_words(tile) for cell, tile in enumerate(p.units) if tile},
        "camps": [[_tent_words(tent, seat) for tent in p.camp(seat)] for seat in seats],
        "hands": [list(p.hand(seat)) for seat in seats],
        "casualties": [list(p.casualties(seat)) for seat in seats],
        "ap": list(p.ap),
        "kept": list(p.kept),
        "boxes": [[box for box in range(boxes.bit_length()) if boxes >> box & 1] for boxes in p.boxes],
        "fortresses": list(p.forts),
        "tents": [[_token_word(token, seat) for token in p.pools[seat]] for seat in seats],
        "given": [_token_word(token, p.on_turn) for token in p.given],
    }


def _tile_words(tile: int) -> str:
    words = [NAMES[tile & PROFILE] or "unknown"]
    words += ["hidden"] if tile & HIDDEN else []
    words += ["attacked"] if tile & ATTACKED else []
    words += [f"morale_{tile >> MORALE_SHIFT}"] if tile >> MORALE_SHIFT else []
    return " ".join(words)


def _token_word(token: int, seat: int) -> str:
    if token == UNKNOWN_TOKEN:
        return "unknown"
    name, colour = TOKENS[token >> 2], token & 3
    return name if colour == seat else f"{name}:{seat_letter(colour)}"


def _tent_words(tent: int, seat: int) -> str:
    words = ["open" if tent & OPEN else _token_word(tent & TOKEN, seat)]
    words += ["destroyed"] if tent & DESTROYED else []
    words += ["fortified"] if tent & FORTIFIED else []
    words += ["announced"] if tent & ANNOUNCED else []
    return " ".join(words)


# -- reading -----------------------------------------------------------------------------------------------------------


def parse(text: str, *, allow_unreachable: bool = False) -> Position:
    """The position a line describes.

    Args:
        text: as :meth:`Position.to_text` writes it.
        allow_unreachable: also accept what no game can reach, as does a line that ends in ``puzzle``.

    Raises:
        UnreadableText: when it is no such line; the message quotes the part that is wrong.
        ImpossiblePosition: when the rules rule it out.
    """
    fields, puzzle = READ.line(text, LONGEST, (HEADER,))
    if len(fields) != len(PARTS):
        READ.fail("fields", count=len(fields), right=len(PARTS))
    if any("?" in field for field in fields[6:15]):
        READ.fail("view")
    return from_json(_document(dict(zip(PARTS, fields, strict=True))), allow_unreachable=allow_unreachable or puzzle)


def layout_named(players: int, options: Mapping[str, Any]) -> Layout:
    """The board for so many players under some rulings.

    Raises:
        UnreadableText: for a number of players that cannot play.
    """
    if players not in (2, 4):
        READ.fail("start_players", players=players)
    named = LAYOUTS.get(str(options.get("layout_2p"))) if players == 2 else None
    return named or layout_for(players, "straight" if players == 2 else "")


def _document(part: Mapping[str, str]) -> dict[str, Any]:
    """The parts of a line, by name, as :func:`from_json` takes them."""
    options = read_rulings(part["options"])
    players = _numbers(part["players"], " ", "players")[0]
    layout = layout_named(players, options)
    if len(part["seats"]) != 2:
        READ.fail("kind", field="seats", text=shown(part["seats"]))
    first, seat = part["seats"][0], _seat(part["seats"][1])
    ended, _, idle = part["ended"].partition(".")
    tents, _, given = part["tents"].partition(",")
    return {
        "players": players,
        "options": options,
        "nations": _numbers(part["nations"], ",", "nations"),
        "stage": part["stage"],
        "round": _numbers(part["round"], " ", "round")[0],
        "first": None if first == "-" else _seat(first),
        "player": seat,
        "ended": [] if ended == "-" else [_seat(letter) for letter in ended],
        "idle": _numbers(idle, " ", "idle")[0],
        "units": _read_units(part["units"], layout.cell_names),
        "camps": [_read_camp(camp, at) for at, camp in enumerate(part["camps"].split("/"))],
        "hands": [_read_pile(hand) for hand in part["hands"].split("/")],
        "casualties": [_read_pile(pile) for pile in part["casualties"].split("/")],
        "ap": _numbers(part["ap"], ",", "ap"),
        "kept": _numbers(part["kept"], ",", "kept"),
        "boxes": [_read_boxes(boxes) for boxes in part["boxes"].split("/")],
        "fortresses": _numbers(part["fortresses"], ",", "fortresses"),
        "tents": [_read_tokens(tokens, at) for at, tokens in enumerate(tents.split("/"))],
        "given": _read_tokens(given or "-", seat),
    }


def read_rulings(text: str) -> Mapping[str, Any]:
    """The rulings that a line names, as plain data.

    Raises:
        UnreadableText: for what is no JSON object, or names a ruling twice.
    """
    if text == "-":
        return {}
    try:
        found = json.loads(text, object_pairs_hook=READ.once)
    except UnreadableText:
        raise
    except (ValueError, RecursionError):
        found = None
    if not isinstance(found, dict):
        READ.fail("kind", field="options", text=shown(text))
    return found


def _numbers(text: str, separator: str, field: str) -> list[int]:
    parts = text.split(separator)
    if not all(part.isascii() and part.isdigit() and len(part) < 7 for part in parts):
        READ.fail("number", text=shown(text), field=field)
    return [int(part) for part in parts]


def _seat(letter: str) -> int:
    if letter not in tuple("ABCD"):
        READ.fail("kind", field="seats", text=shown(letter))
    return ord(letter) - ord("A")


def _read_units(text: str, names: tuple[str, ...]) -> dict[str, str]:
    signs = text.replace("/", "")
    found: dict[str, str] = {}
    cell, marks = 0, ""
    for sign in signs:
        if sign in "~!+" and len(marks) < 4:
            marks += sign
            continue
        if cell >= len(names) or (sign != "." and sign not in LETTERS[1:]) or (sign == "." and marks):
            READ.fail("tile", text=shown(text), units=LETTERS[1:])
        if sign != ".":
            words = [NAMES[LETTERS.index(sign)]]
            words += ["hidden"] if "~" in marks else []
            words += ["attacked"] if "!" in marks else []
            words += [f"morale_{marks.count('+')}"] if "+" in marks else []
            found[names[cell]] = " ".join(words)
        cell, marks = cell + 1, ""
    if cell != len(names) or marks:
        READ.fail("tile", text=shown(text), units=LETTERS[1:])
    return found


def _read_token(sign: str, seat: int, text: str) -> str:
    if sign.lower() not in _TOKEN_SIGNS:
        READ.fail("camp", text=shown(text), signs="b k c x _ B K C X # !")
    name = TOKENS[_TOKEN_SIGNS.index(sign.lower())]
    return name if sign.islower() else f"{name}:{seat_letter((seat + 2) % 4)}"


def _read_camp(text: str, seat: int) -> list[str]:
    found: list[str] = []
    marks = ""
    for sign in text:
        if sign in "#!" and len(marks) < 2:
            marks += sign
            continue
        if sign == "_":
            words = ["open"]
        elif sign in "xX":
            words = [_read_token("b" if sign == "x" else "B", seat, text), "destroyed"]
        else:
            words = [_read_token(sign, seat, text)]
        words += ["fortified"] if "#" in marks else []
        words += ["announced"] if "!" in marks else []
        found.append(" ".join(words))
        marks = ""
    if len(found) != TENTS or marks:
        READ.fail("camp", text=shown(text), signs="b k c x _ B K C X # !")
    return found


def _read_tokens(text: str, seat: int) -> list[str]:
    return [] if text == "-" else [_read_token(sign, seat, text) for sign in text]


def _read_pile(text: str) -> list[str]:
    if text == "-":
        return []
    for sign in text:
        if sign not in LETTERS[1:]:
            READ.fail("unit", text=shown(sign), units=LETTERS[1:])
    return [NAMES[LETTERS.index(sign)] for sign in text]


def _read_boxes(text: str) -> list[int]:
    if len(text) > 16 or not text or any(sign not in "0123456789abcdef" for sign in text):
        READ.fail("number", text=shown(text), field="boxes")
    boxes = int(text, 16)
    return [box for box in range(64) if boxes >> box & 1]


def from_json(doc: Mapping[str, Any], *, allow_unreachable: bool = False) -> Position:
    """The position plain data describes. What is left out is filled in sensibly.

    Only ``units`` and ``camps`` are needed. Otherwise: round 2, seat 0 started and has the turn with 10 AP, no boxes
    used, everything that lies nowhere is in hand but for the siege engine, which is a casualty.

    Args:
        doc: as :meth:`Position.to_json` gives it.
        allow_unreachable: also accept what no game can reach, for puzzles: tiles or leaders that are missing, more AP
            than a turn gives. Units on swamps, or too many of a kind, stay impossible.

    Raises:
        UnreadableText: when a field is missing, unknown or of the wrong kind.
        ImpossiblePosition: when the rules rule it out; it lists every reason.
    """
    return possible(make(**read(doc)), impossible, unreachable, allow_unreachable=allow_unreachable)
