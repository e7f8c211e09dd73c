"""How the values of a position of Creed are written and read, as plain data and in a line."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from boardlab.core.contract.ruleset import rulings_codec
from boardlab.core.i18n.language import seat_letter
from boardlab.core.json_data import Json
from boardlab.core.text.codecs import HIDDEN as UNKNOWN
from boardlab.core.text.codecs import Codec, Codecs, bits_in, list_of
from boardlab.core.text.quoting import shown
from boardlab.creed.actions import TOKENS
from boardlab.creed.board import CELLS, LAYOUTS, TENTS, Layout, seat_named
from boardlab.creed.options import Options
from boardlab.creed.state import State
from boardlab.creed.tents import ANNOUNCED, DESTROYED, FORTIFIED, OPEN, TOKEN, UNKNOWN_TOKEN
from boardlab.creed.units import (
    ATTACKED,
    HIDDEN,
    LETTERS,
    MORALE_SHIFT,
    NAMES,
    NUMBERS,
    PROFILE,
    pile_of,
    tiles,
)
from boardlab.creed.wording import WORDING

PLAYERS = (2, 4)
"""So many may play."""
READ = Codecs(WORDING, players=PLAYERS)
MOST_AP = 99
"""No puzzle gives more."""
OF_A_KIND = 3
"""So many tiles of one profile a pile may hold."""
UNKNOWN_WORD = "unknown"
"""A unit or a token that a view does not tell, as plain data."""
_TOKEN_SIGNS = "bkc"
_UNIT_NAMES = "|".join(NAMES[1:])
_TOKEN_NAMES = "|".join(TOKENS)
_TILE_WORDS = {"type": "string", "pattern": f"^({_UNIT_NAMES})( hidden)?( attacked)?( morale_[12])?$"}
_TOKEN_WORD = {"type": "string", "pattern": f"^({_TOKEN_NAMES})(:[A-D])?$"}
_TENT_WORDS = {
    "type": "string",
    "pattern": f"^(open|({_TOKEN_NAMES})(:[A-D])?)( destroyed)?( fortified)?( announced)?$",
}


# -- units -------------------------------------------------------------------------------------------------------------

_MARKS = {"hidden": HIDDEN, "attacked": ATTACKED, "morale_1": 1 << MORALE_SHIFT, "morale_2": 2 << MORALE_SHIFT}


def _tile(value: object, *, view: bool) -> int:
    words = value.split() if isinstance(value, str) else []
    marks = words[1:]
    if view and words == [UNKNOWN_WORD, "hidden"]:
        return HIDDEN
    morales = sum(mark.startswith("morale") for mark in marks)
    good = words and words[0] in NUMBERS and set(marks) <= set(_MARKS) and len(set(marks)) == len(marks)
    if not good or morales > 1 or ("hidden" in marks and len(marks) > 1):
        READ.fail("tile", text=shown(value), units=", ".join(NAMES[1:]))
    return NUMBERS[words[0]] + sum(_MARKS[mark] for mark in marks)


def _tile_words(tile: int) -> str:
    words = [NAMES[tile & PROFILE] or UNKNOWN_WORD]
    words += ["hidden"] if tile & HIDDEN else []
    words += ["attacked"] if tile & ATTACKED else []
    words += [f"morale_{tile >> MORALE_SHIFT}"] if tile >> MORALE_SHIFT else []
    return " ".join(words)


def _tile_text(tile: int) -> str:
    if not tile:
        return "."
    signs = ("~" if tile & HIDDEN else "") + ("!" if tile & ATTACKED else "") + "+" * (tile >> MORALE_SHIFT)
    return signs + LETTERS[tile & PROFILE]


def _parse_units(text: str, names: tuple[str, ...]) -> dict[str, str]:
    signs = text.replace("/", "")
    found: dict[str, str] = {}
    cell, marks = 0, ""
    for sign in signs:
        if sign in "~!+" and len(marks) < 4:
            marks += sign
            continue
        if cell >= len(names) or (sign != "." and sign not in LETTERS) or (sign == "." and marks):
            READ.fail("tile", text=shown(text), units=LETTERS[1:])
        if sign != ".":
            words = [NAMES[LETTERS.index(sign)] or UNKNOWN_WORD]
            words += ["hidden"] if "~" in marks else []
            words += ["attacked"] if "!" in marks else []
            words += [f"morale_{marks.count('+')}"] if "+" in marks else []
            found[names[cell]] = " ".join(words)
        cell, marks = cell + 1, ""
    if cell != len(names) or marks:
        READ.fail("tile", text=shown(text), units=LETTERS[1:])
    return found


def units_by_cell(layout: Layout | None, *, view: bool) -> Codec:
    """Units by cell."""

    def read_units(field: str, value: object) -> bytes:
        assert layout is not None, "told by the players and the options, which are read first"
        if not isinstance(value, Mapping):
            READ.fail("kind", field=field, text=shown(value))
        found = bytearray(layout.cells)
        for name, words in value.items():
            if not isinstance(name, str) or name not in layout.cell_numbers:
                READ.fail("cell", text=shown(name), first=layout.cell_names[0], last=layout.cell_names[-1])
            found[layout.cell_numbers[name]] = _tile(words, view=view)
        return bytes(found)

    def plain(units: bytes) -> dict[str, str]:
        return {names[cell]: _tile_words(tile) for cell, tile in enumerate(units) if tile}

    def text(units: bytes) -> str:
        return "/".join(["".join(map(_tile_text, units[at : at + CELLS])) for at in range(0, len(units), CELLS)])

    names = layout.cell_names if layout else tuple({name for each in LAYOUTS.values() for name in each.cell_names})
    cell = {"enum": sorted(names)}
    schema = {"type": "object", "propertyNames": cell, "additionalProperties": _TILE_WORDS}
    return Codec(read_units, schema, plain=plain, text=text, parse=lambda name, word: _parse_units(word, names))


def pile_of_units(*, view: bool) -> Codec:
    """A pile of units; ``~n`` where a view hides n of them."""

    def read_pile(name: str, value: object) -> int:
        words = READ.items(name, value)
        if view and words and words.count(UNKNOWN) == len(words):
            return ~len(words)
        numbers = []
        for word in words:
            if not isinstance(word, str) or word not in NUMBERS:
                READ.fail("unit", text=shown(word), units=", ".join(NAMES[1:]))
            numbers.append(NUMBERS[word])
        if len(numbers) > OF_A_KIND and any(numbers.count(number) > OF_A_KIND for number in numbers):
            READ.fail("kind", field=name, text=shown(value))
        return pile_of(numbers)

    return Codec(
        read_pile,
        list_of({"enum": list(NAMES[1:])}),
        plain=lambda pile: [UNKNOWN] * ~pile if pile < 0 else [NAMES[number] for number in tiles(pile)],
        text=lambda pile: UNKNOWN * ~pile if pile < 0 else "".join([LETTERS[at] for at in tiles(pile)]) or "-",
        parse=READ.initials(LETTERS[1:], NAMES[1:], "unit", units=LETTERS[1:]),
    )


# -- tents -------------------------------------------------------------------------------------------------------------


def _token(value: object, seat: int, *, view: bool = False) -> int:
    word = value if isinstance(value, str) else ""
    if view and word == UNKNOWN_WORD:
        return UNKNOWN_TOKEN
    name, _, letter = word.partition(":")
    colour = seat_named(letter, 4) if letter else seat
    if name not in TOKENS or colour < 0:
        READ.fail("token", text=shown(value), tokens=", ".join(TOKENS))
    return TOKENS.index(name) << 2 | colour


def _token_word(token: int, seat: int) -> str:
    if token == UNKNOWN_TOKEN:
        return UNKNOWN_WORD
    name, colour = TOKENS[token >> 2], token & 3
    return name if colour == seat else f"{name}:{seat_letter(colour)}"


def _token_text(token: int, seat: int) -> str:
    if token == UNKNOWN_TOKEN:
        return UNKNOWN
    sign = _TOKEN_SIGNS[token >> 2]
    return sign if token & 3 == seat else sign.upper()


def _parse_token(sign: str, seat: int, text: str) -> str:
    if sign == UNKNOWN:
        return UNKNOWN_WORD
    if sign.lower() not in _TOKEN_SIGNS:
        READ.fail("camp", text=shown(text), signs="b k c x _ B K C X # !")
    name = TOKENS[_TOKEN_SIGNS.index(sign.lower())]
    return name if sign.islower() else f"{name}:{seat_letter((seat + 2) % 4)}"


def _tokens_plain(tokens: bytes, seat: int) -> list[str]:
    return [_token_word(token, seat) for token in tokens]


def _tokens_text(tokens: bytes, seat: int) -> str:
    return "".join([_token_text(token, seat) for token in tokens]) or "-"


def _parse_tokens(text: str, seat: int) -> list[str]:
    return [] if text == "-" else [_parse_token(sign, seat, text) for sign in text]


def pools_of_tokens(players: int, *, view: bool) -> Codec:
    """Tokens in hand, by seat."""
    of_each = READ.per_seat(players, Codec(READ.items, list_of(_TOKEN_WORD)))

    def read_tokens(name: str, value: object) -> tuple[bytes, ...]:
        seats = of_each(name, value)
        return tuple(bytes(_token(word, seat, view=view) for word in words) for seat, words in enumerate(seats))

    return Codec(
        read_tokens,
        of_each.schema,
        plain=lambda pools: [_tokens_plain(pool, seat) for seat, pool in enumerate(pools)],
    )


def given_tokens(mover: int, *, view: bool) -> Codec:
    """Tokens as seen by the seat that gave them."""

    def read_given(name: str, value: object) -> bytes:
        return bytes(_token(word, mover, view=view) for word in READ.items(name, value))

    return Codec(read_given, list_of(_TOKEN_WORD), plain=lambda given: _tokens_plain(given, mover))


def hands_of_tokens(p: State) -> str:
    """The tokens in hand by seat in a line, and after a comma those the ally was given."""
    pools = "/".join([_tokens_text(pool, seat) for seat, pool in enumerate(p.pools)])
    return pools + (f",{_tokens_text(p.given, p.on_turn)}" if p.given else "")


def parse_hands_of_tokens(word: str, mover: int) -> Json:
    """Plain data of tokens in hand and given; ``mover`` has the turn."""
    tents, _, given = word.partition(",")
    return {
        "tents": [_parse_tokens(tokens, seat) for seat, tokens in enumerate(tents.split("/"))],
        "given": _parse_tokens(given or "-", mover),
    }


_TENT_MARKS = {"destroyed": DESTROYED, "fortified": FORTIFIED, "announced": ANNOUNCED}


def _camp(seat: int, value: object, *, view: bool) -> bytes:
    tents = READ.items("camps", value)
    if len(tents) != TENTS:
        READ.fail("camp", text=shown(value), signs=f"{', '.join(TOKENS)}, open, + {', '.join(_TENT_MARKS)}")
    found = bytearray()
    for tent in tents:
        words = tent.split() if isinstance(tent, str) else []
        marks = words[1:]
        if not words or not set(marks) <= set(_TENT_MARKS) or len(set(marks)) != len(marks):
            READ.fail("camp", text=shown(tent), signs=f"{', '.join(TOKENS)}, open, + {', '.join(_TENT_MARKS)}")
        token = OPEN if words[0] == "open" else _token(words[0], seat, view=view)
        found.append(token | sum(_TENT_MARKS[mark] for mark in marks))
    return bytes(found)


def _tent_words(tent: int, seat: int) -> str:
    words = ["open" if tent & OPEN else _token_word(tent & TOKEN, seat)]
    words += ["destroyed"] if tent & DESTROYED else []
    words += ["fortified"] if tent & FORTIFIED else []
    words += ["announced"] if tent & ANNOUNCED else []
    return " ".join(words)


def _tent_text(tent: int, seat: int) -> str:
    signs = ("#" if tent & FORTIFIED else "") + ("!" if tent & ANNOUNCED else "")
    if tent & OPEN:
        return signs + "_"
    if tent & DESTROYED:
        return signs + ("x" if tent & 3 == seat else "X")
    return signs + _token_text(tent & TOKEN, seat)


def _parse_camp(text: str, seat: int) -> list[str]:
    found: list[str] = []
    marks = ""
    for sign in text:
        if sign in "#!" and len(marks) < 2:
            marks += sign
            continue
        if sign == "_":
            words = ["open"]
        elif sign in "xX":
            words = [_parse_token("b" if sign == "x" else "B", seat, text), "destroyed"]
        else:
            words = [_parse_token(sign, seat, text)]
        words += ["fortified"] if "#" in marks else []
        words += ["announced"] if "!" in marks else []
        found.append(" ".join(words))
        marks = ""
    if len(found) != TENTS or marks:
        READ.fail("camp", text=shown(text), signs="b k c x _ B K C X # !")
    return found


def camps_of_tents(*, view: bool) -> Codec:
    """The tents of all camps, seat by seat."""

    def of_seats(camps: bytes) -> list[tuple[int, bytes]]:
        return [(at // TENTS, camps[at : at + TENTS]) for at in range(0, len(camps), TENTS)]

    return Codec(
        lambda name, value: b"".join(
            [_camp(seat, camp, view=view) for seat, camp in enumerate(READ.items(name, value))]
        ),
        list_of(list_of(_TENT_WORDS, TENTS, TENTS), min(PLAYERS), max(PLAYERS)),
        plain=lambda camps: [[_tent_words(tent, seat) for tent in camp] for seat, camp in of_seats(camps)],
        text=lambda camps: "/".join(
            ["".join([_tent_text(tent, seat) for tent in camp]) for seat, camp in of_seats(camps)]
        ),
        parse=lambda name, word: [_parse_camp(camp, seat) for seat, camp in enumerate(word.split("/"))],
    )


# -- seats, boxes, rulings ---------------------------------------------------------------------------------------------


def set_of(item: Codec, most: int | None, text: Any, parse: Any) -> Codec:
    """A set of small numbers: a list as plain data."""

    def read_set(name: str, value: object) -> int:
        return sum(1 << found for found in {item.read(name, part) for part in READ.items(name, value)})

    return Codec(read_set, list_of(item.schema, 0, most), plain=bits_in, text=text, parse=parse)


def parse_boxes(name: str, word: str) -> list[int]:
    """The boxes in a set that is written in base 16."""
    if len(word) > 16 or not word or any(sign not in "0123456789abcdef" for sign in word):
        READ.fail("number", text=shown(word), field=name)
    return bits_in(int(word, 16))


OPTIONS = rulings_codec(READ, Options)
