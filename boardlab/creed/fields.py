"""The fields of a position: how each is written and read, what it tells, where a position keeps it, who may see it."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import cache
from typing import Any

from boardlab.core.contract.position_base import Secret
from boardlab.core.contract.ruleset import rulings_codec
from boardlab.core.i18n.language import seat_letter
from boardlab.core.json_data import Json
from boardlab.core.text.codecs import HIDDEN as UNKNOWN
from boardlab.core.text.codecs import Codec, Codecs, line_only, list_of, maybe, unchanged
from boardlab.core.text.notation import Field, FieldTable, by_seat
from boardlab.core.text.quoting import shown
from boardlab.creed.actions import STAGES, TOKENS
from boardlab.creed.board import CELLS, LAYOUTS, TENTS, Layout, layout_for, seat_named
from boardlab.creed.options import FORTRESSES, MOST_ROUNDS, TURN_AP, Options
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
    size,
    tiles,
)
from boardlab.creed.wording import WORDING

READ = Codecs(WORDING)
MOST_AP = 99
"""No puzzle gives more."""
PLAYERS = (2, 4)
"""So many may play."""
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


def _tile(value: Any, *, view: bool) -> int:
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


def _units(layout: Layout | None, *, view: bool) -> Codec:
    """Units by cell."""

    def read_units(field: str, value: Any) -> bytes:
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


def _pile(*, view: bool) -> Codec:
    """A pile of units; ``~n`` where a view hides n of them."""

    def read_pile(name: str, value: Any) -> int:
        words = READ.items(name, value)
        if view and words and words.count(UNKNOWN) == len(words):
            return ~len(words)
        numbers = []
        for word in words:
            if not isinstance(word, str) or word not in NUMBERS:
                READ.fail("unit", text=shown(word), units=", ".join(NAMES[1:]))
            numbers.append(NUMBERS[word])
        if len(numbers) > 3 and any(numbers.count(number) > 3 for number in numbers):
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


def _token(value: Any, seat: int, *, view: bool = False) -> int:
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


def _pools(most: int, fewest: int, *, view: bool) -> Codec:
    """Tokens in hand, by seat."""
    of_each = READ.per_seat(most, Codec(READ.items, list_of(_TOKEN_WORD)), fewest)

    def read_tokens(name: str, value: Any) -> tuple[bytes, ...]:
        seats = of_each(name, value)
        return tuple(bytes(_token(word, seat, view=view) for word in words) for seat, words in enumerate(seats))

    return Codec(
        read_tokens,
        of_each.schema,
        plain=lambda pools: [_tokens_plain(pool, seat) for seat, pool in enumerate(pools)],
    )


def _given(mover: int, *, view: bool) -> Codec:
    """Tokens as seen by the seat that gave them."""

    def read_given(name: str, value: Any) -> bytes:
        return bytes(_token(word, mover, view=view) for word in READ.items(name, value))

    return Codec(read_given, list_of(_TOKEN_WORD), plain=lambda given: _tokens_plain(given, mover))


def _hands_of_tokens(p: State) -> str:
    pools = "/".join([_tokens_text(pool, seat) for seat, pool in enumerate(p.pools)])
    return pools + (f",{_tokens_text(p.given, p.on_turn)}" if p.given else "")


def _parse_hands_of_tokens(word: str, mover: int) -> Json:
    tents, _, given = word.partition(",")
    return {
        "tents": [_parse_tokens(tokens, seat) for seat, tokens in enumerate(tents.split("/"))],
        "given": _parse_tokens(given or "-", mover),
    }


_TENT_MARKS = {"destroyed": DESTROYED, "fortified": FORTIFIED, "announced": ANNOUNCED}


def _camp(seat: int, value: Any, *, view: bool) -> bytes:
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


def _camps(*, view: bool) -> Codec:
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


def _bits(numbers: int) -> list[int]:
    return [at for at in range(numbers.bit_length()) if numbers >> at & 1]


def _set_of(item: Codec, most: int | None, text: Any, parse: Any) -> Codec:
    """A set of small numbers: a list as plain data."""

    def read_set(name: str, value: Any) -> int:
        return sum(1 << found for found in {item.read(name, part) for part in READ.items(name, value)})

    return Codec(read_set, list_of(item.schema, 0, most), plain=_bits, text=text, parse=parse)


def _parse_boxes(name: str, word: str) -> list[int]:
    if len(word) > 16 or not word or any(sign not in "0123456789abcdef" for sign in word):
        READ.fail("number", text=shown(word), field=name)
    return _bits(int(word, 16))


_OPTIONS = rulings_codec(READ, Options)


# -- who may see what --------------------------------------------------------------------------------------------------
# Hands, the kind of face-down units and what lies under intact tents are hidden (creed.comp.holder).


def _units_seen(p: State, knowing: Collection[int]) -> bytes:
    found = []
    for seat, cells in enumerate(p.layout.cells_of):
        own = p.units[cells[0] : cells[-1] + 1]
        found.append(own if seat in knowing else bytes([HIDDEN if tile & HIDDEN else tile for tile in own]))
    return b"".join(found)


def _laid(p: State, owner: int) -> int:
    """How many tents lie in a camp that is being laid out; 0 once it is complete.

    Leaders are laid first, so others see the camp empty until its last tent lies: the cells would tell.
    """
    camp = p.camp(owner)
    busy = any(tent & OPEN for tent in camp)
    return sum(not tent & (OPEN | DESTROYED) for tent in camp) if busy else 0


def _camps_seen(p: State, knowing: Collection[int]) -> bytes:
    found = []
    for owner, ally in enumerate(p.layout.allies):
        camp = p.camp(owner)
        if owner in knowing:
            found.append(camp)
        elif _laid(p, owner):
            found.append(bytes([tent if tent & DESTROYED else tent & FORTIFIED | OPEN for tent in camp]))
        else:
            # Its own tokens a seat knows in the camp of its ally too.
            own = knowing if ally in knowing else ()
            open_to_all = DESTROYED | ANNOUNCED | OPEN
            seen = [t if t & open_to_all or (t & 3) in own else t & ~TOKEN | UNKNOWN_TOKEN for t in camp]
            found.append(bytes(seen))
    return b"".join(found)


def _pools_seen(p: State, knowing: Collection[int]) -> tuple[bytes, ...]:
    return tuple(
        pool if owner in knowing else bytes([UNKNOWN_TOKEN]) * (len(pool) + _laid(p, owner))
        for owner, pool in enumerate(p.pools)
    )


def _given_seen(p: State, knowing: Collection[int]) -> bytes:
    known = not p.given or p.on_turn in knowing or p.layout.allies[p.on_turn] in knowing
    return p.given if known else bytes([UNKNOWN_TOKEN]) * len(p.given)


# -- the table ---------------------------------------------------------------------------------------------------------


def layout_named(players: int, options: Mapping[str, Any]) -> Layout:
    """The board for so many players under some rulings.

    Raises:
        UnreadableText: for a number of players that cannot play.
    """
    if players not in (2, 4):
        READ.fail("start_players", players=players)
    named = LAYOUTS.get(str(options.get("layout_2p"))) if players == 2 else None
    return named or layout_for(players, "straight" if players == 2 else "")


def table_for(part: Mapping[str, str]) -> FieldTable:
    """The fields as the parts of a line tell: for its players, its board and the seat that has the turn."""
    layout = layout_named(READ.digits("players", part["players"]), _OPTIONS.parse("options", part["options"]))
    return table(layout.players, layout, mover=READ.seat_at("player", part["player"]))


@cache
def table(
    players: int = 0, layout: Layout | None = None, last_box: int = 62, *, mover: int = 0, view: bool = False
) -> FieldTable:
    """The fields of a position.

    Args:
        players: how many play; 0 where that is not known yet, as is the layout.
        layout: of the board.
        last_box: the number of the last box for cubes; with so many prices there are never more than 63 boxes.
        mover: the seat that has the turn.
        view: may units and tents be hidden?
    """
    fewest, most = (players, players) if players else (min(PLAYERS), max(PLAYERS))
    seat = READ.seat(most)
    seats = _set_of(
        seat,
        most,
        lambda found: "".join(map(seat_letter, _bits(found))) or "-",
        lambda name, word: [] if word == "-" else [READ.seat_at(name, letter) for letter in word],
    )
    boxes = _set_of(READ.between(0, last_box), None, "{:x}".format, _parse_boxes)
    pile = _pile(view=view)
    tents = Field(
        line_only(_hands_of_tokens, lambda name, word: _parse_hands_of_tokens(word, mover)),
        of=unchanged,
        secret=Secret("pools", _pools_seen),
    )

    def each(codec: Codec, separator: str = "/") -> Codec:
        return READ.per_seat(most, codec, fewest, separator=separator)

    return FieldTable(words={"tents": tents}, fields={
        "players": Field(READ.players(players, PLAYERS, "start_players"), "How many play; as many as there are camps."),
        "options": Field(_OPTIONS, "The rulings that differ from the usual ones."),
        "nations": Field(
            each(READ.between(1, 4), ","), "The nation of each seat: it says which special units are its own."
        ),
        "stage": Field(
            READ.one_of(STAGES),
            "What is decided now: in the set-up tents, the starting player, units; a turn, and within it tents given, "
            "returned and laid again; nothing any more.",
        ),
        "round": Field(READ.between(1, MOST_ROUNDS), "The round."),
        "first": Field(maybe(seat, -1), "The starting seat, 0 is A; null while that is open."),
        "player": Field(seat, "Whose turn it is, or who of two allies has the floor.", "on_turn"),
        "ended": Field(seats, "Seats of this side that have ended their turn."),
        "idle": Field(READ.between(0, 2), "How often the floor changed between allies since anything was done."),
        "units": Field(
            _units(layout, view=view),
            "What stands in each cell: owner, front if there are two, line, rank.",
            "",
            Secret("units", _units_seen),
        ),
        "camps": Field(
            _camps(view=view),
            "The nine tents of each camp, row by row from the north.",
            "",
            Secret("camps", _camps_seen),
        ),
        "hands": Field(
            each(pile), "Units in hand, by seat.", "hand_piles", by_seat("hand_piles", lambda pile: ~size(pile))
        ),
        "casualties": Field(each(pile), "Removed units, by seat.", "dead"),
        "ap": Field(each(READ.between(0, MOST_AP), ","), "Action points left this turn, by seat."),
        # What is kept comes on top of a turn's ten.
        "kept": Field(each(READ.between(0, MOST_AP - TURN_AP), ","), "Action points kept from the last turn, by seat."),
        "boxes": Field(each(boxes), "Boxes with a cube, counted through from 0, by seat."),
        "fortresses": Field(each(READ.between(0, FORTRESSES), ","), "Fortress tokens left, by seat.", "forts"),
        "tents": Field(
            _pools(most, fewest, view=view),
            "Tent tokens each seat has still to lay.",
            "pools",
            Secret("pools", _pools_seen),
        ),
        "given": Field(
            _given(mover, view=view),
            "Tent tokens the ally was given and has not yet paid back; colours as seen by the player.",
            "",
            Secret("given", _given_seen),
        ),
    })  # fmt: skip


SECRETS = table().secrets
"""What not everybody may see."""
