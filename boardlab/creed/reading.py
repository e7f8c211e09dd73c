"""Plain data to the parts of a position: every field checked, what is left out filled in."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from boardlab.core.quoting import shown
from boardlab.core.readers import (
    Document,
    Field,
    Fields,
    FieldTable,
    Reader,
    Schema,
    list_of,
    maybe,
    object_of,
    schema_of,
)
from boardlab.creed.actions import STAGES, TOKENS, TURN
from boardlab.creed.board import LAYOUTS, TENTS, Layout, layout_for, seat_named
from boardlab.creed.options import FORTRESSES, MOST_ROUNDS, READINGS, SPECIALS, TURN_AP, options_of, tiles_of
from boardlab.creed.tents import ANNOUNCED, DESTROYED, FORTIFIED, OPEN, TOKEN, leader_bit
from boardlab.creed.units import (
    ATTACKED,
    HIDDEN,
    MORALE_SHIFT,
    NAMES,
    NUMBERS,
    ONE,
    PROFILE,
    PROFILES,
    SIEGE_ENGINE,
    SPECIAL_NAMES,
    count,
    pile_of,
)
from boardlab.creed.wording import WORDING

READ = Fields(WORDING)
VERSION = 1
MOST_AP = 99
"""No puzzle gives more."""
VERSIONS = (VERSION,)
NEEDED = ("units", "camps")
SEATS = (2, 4)
"""So many may play."""


@cache
def table(players: int = 0, layout: Layout | None = None, last_box: int = 62) -> FieldTable:
    """The fields of a position as plain data.

    Args:
        players: how many play; 0 where that is not known yet, as is the layout.
        layout: of the board.
        last_box: the number of the last box for cubes; with so many prices there are never more than 63 boxes.
    """
    fewest, most = (players, players) if players else (min(SEATS), max(SEATS))
    seat = READ.between(0, most - 1)

    def each(reader: Reader) -> Reader:
        return READ.per_seat(most, reader, fewest)

    return {
        "players": Field(_players(players), "How many play; as many as there are camps."),
        "options": Field(
            Reader(lambda name, value: options_of(value), _RULINGS), "The rulings that differ from the usual ones."
        ),
        "nations": Field(each(READ.between(1, 4)), "The nation of each seat: it says which special units are its own."),
        "stage": Field(
            READ.one_of(STAGES),
            "What is decided now: in the set-up tents, the starting player, units; a turn, and within it tents given, "
            "returned and laid again; nothing any more.",
        ),
        "round": Field(READ.between(1, MOST_ROUNDS), "The round."),
        "first": Field(maybe(seat), "The starting seat, 0 is A; null while that is open."),
        "player": Field(seat, "Whose turn it is, or who of two allies has the floor."),
        "ended": Field(_list(seat, most), "Seats of this side that have ended their turn."),
        "idle": Field(READ.between(0, 2), "How often the floor changed between allies since anything was done."),
        "units": Field(_units(layout), "What stands in each cell: owner, front if there are two, line, rank."),
        "camps": Field(_CAMPS, "The nine tents of each camp, row by row from the north."),
        "hands": Field(each(_PILE), "Units in hand, by seat."),
        "casualties": Field(each(_PILE), "Removed units, by seat."),
        "ap": Field(each(READ.between(0, MOST_AP)), "Action points left this turn, by seat."),
        # What is kept comes on top of a turn's ten.
        "kept": Field(each(READ.between(0, MOST_AP - TURN_AP)), "Action points kept from the last turn, by seat."),
        "boxes": Field(each(_boxes(last_box)), "Boxes with a cube, counted through from 0, by seat."),
        "fortresses": Field(each(READ.between(0, FORTRESSES)), "Fortress tokens left, by seat."),
        "tents": Field(_tokens_by_seat(most, fewest), "Tent tokens each seat has still to lay."),
        "given": Field(
            Reader(READ.items, list_of(_TOKEN_WORD)),
            "Tent tokens the ally was given and has not yet paid back; colours as seen by the player.",
        ),
    }


def schema() -> dict[str, Any]:
    """The JSON Schema of a position."""
    about = (
        "What Position.to_json writes and boardlab.creed.from_json reads. Only units and camps are needed to read; the "
        "rest is then filled in. What a schema cannot say (hidden units on rank 3 only, tiles and tokens that exist) "
        "from_json checks."
    )
    return schema_of("A position of Creed", about, "creed", VERSIONS, table(), NEEDED)


def read(given: Mapping[str, Any]) -> dict[str, Any]:
    """The parts :func:`boardlab.creed.position.make` asks for.

    Raises:
        UnreadableText: naming the field that is missing, unknown or of the wrong kind.
    """
    doc = Document(READ, given, "creed", VERSIONS, table(), NEEDED)
    options = doc("options", {})
    camps = READ.items("camps", given["camps"])
    players = _players(len(camps))("players", doc.as_given("players", len(camps)))
    layout = layout_for(players, options.layout_2p)
    doc.table = table(players, layout, options.first_box[-1] - 1)
    first = doc("first", 0)
    seat = doc("player", first or 0)
    nations = doc("nations", list(range(1, players + 1)))
    if len(set(nations)) != players:
        READ.fail("start_nations", nations=str(nations), players=players)
    units = doc("units")
    stage = doc("stage", TURN)
    on_turn = [TURN_AP if stage == TURN and layout.sides[at] == layout.sides[seat] else 0 for at in range(players)]
    whole = [tiles_of(options, nation) for nation in nations]
    if "casualties" in doc:
        dead = doc("casualties")
    else:
        dead = tuple(0 if _standing(layout, units, at, SIEGE_ENGINE) else ONE[SIEGE_ENGINE] for at in range(players))
    if "hands" in doc:
        hands = doc("hands")
    else:
        hands = tuple(_rest(layout, units, at, whole[at], dead[at]) for at in range(players))
    laid = doc("camps")
    pools = doc("tents", [[]] * players)
    tokens = bytes(_token(word, seat) for word in doc("given", []))
    alive = 0
    for token in (*(tent & TOKEN for tent in laid if not tent & OPEN), *b"".join(pools), *tokens):
        alive |= leader_bit(token) if token > 3 else 0
    forts = [max(FORTRESSES - _fortified(laid, at), 0) for at in range(players)]
    return {
        "options": options,
        "layout": layout,
        "nations": nations,
        "stage": stage,
        "round": doc("round", 2),
        "first": -1 if first is None else first,
        "on_turn": seat,
        "ended": sum(1 << at for at in set(doc("ended", []))),
        "idle": doc("idle", 0),
        "units": units,
        "camps": laid,
        "hand_piles": hands,
        "dead": dead,
        "ap": doc("ap", on_turn),
        "kept": doc("kept", [0] * players),
        "boxes": doc("boxes", [[]] * players),
        "forts": doc("fortresses", forts),
        "alive": alive,
        "pools": pools,
        "given": tokens,
    }


def _players(players: int) -> Reader:
    """How many play: as many as there are camps."""

    def read_players(name: str, value: Any) -> int:
        if players not in SEATS or value != players or type(value) is not int:
            READ.fail("start_players", players=shown(value))
        return value

    return Reader(read_players, {"enum": [players] if players else list(SEATS)})


def _list(reader: Reader, most: int | None = None) -> Reader:
    """Items that are read alike."""
    return Reader(
        lambda name, value: [reader.read(name, part) for part in READ.items(name, value)],
        list_of(reader.schema, 0, most),
    )


def _boxes(last: int) -> Reader:
    box = READ.between(0, last)

    def read_boxes(name: str, value: Any) -> int:
        return sum(1 << found for found in {box.read(name, part) for part in READ.items(name, value)})

    return Reader(read_boxes, list_of(box.schema))


# -- units -------------------------------------------------------------------------------------------------------------


def _units(layout: Layout | None) -> Reader:
    """Units by cell."""

    def read_units(field: str, value: Any) -> bytes:
        assert layout is not None, "told by the players and the options, which are read first"
        if not isinstance(value, Mapping):
            READ.fail("kind", field=field, text=shown(value))
        found = bytearray(layout.cells)
        for name, words in value.items():
            if not isinstance(name, str) or name not in layout.cell_numbers:
                READ.fail("cell", text=shown(name), first=layout.cell_names[0], last=layout.cell_names[-1])
            found[layout.cell_numbers[name]] = _tile(words)
        return bytes(found)

    names = {name for each in LAYOUTS.values() for name in each.cell_names} if layout is None else layout.cell_names
    cell = {"enum": sorted(names)}
    return Reader(read_units, {"type": "object", "propertyNames": cell, "additionalProperties": _TILE_WORDS})


_MARKS = {"hidden": HIDDEN, "attacked": ATTACKED, "morale_1": 1 << MORALE_SHIFT, "morale_2": 2 << MORALE_SHIFT}


def _tile(value: Any) -> int:
    words = value.split() if isinstance(value, str) else []
    marks = words[1:]
    morales = sum(mark.startswith("morale") for mark in marks)
    good = words and words[0] in NUMBERS and set(marks) <= set(_MARKS) and len(set(marks)) == len(marks)
    if not good or morales > 1 or ("hidden" in marks and len(marks) > 1):
        READ.fail("tile", text=shown(value), units=", ".join(NAMES[1:]))
    return NUMBERS[words[0]] + sum(_MARKS[mark] for mark in marks)


def _pile(name: str, value: Any) -> int:
    numbers = []
    for word in READ.items(name, value):
        if not isinstance(word, str) or word not in NUMBERS:
            READ.fail("unit", text=shown(word), units=", ".join(NAMES[1:]))
        numbers.append(NUMBERS[word])
    if len(numbers) > 3 and any(numbers.count(number) > 3 for number in numbers):
        READ.fail("kind", field=name, text=shown(value))
    return pile_of(numbers)


def _standing(layout: Layout, units: bytes, seat: int, number: int) -> int:
    return sum(units[cell] & PROFILE == number for cell in layout.cells_of[seat])


def _rest(layout: Layout, units: bytes, seat: int, whole: int, dead: int) -> int:
    """The tiles of a nation that lie nowhere else: those in hand."""
    return sum(
        ONE[number] * max(count(whole, number) - count(dead, number) - _standing(layout, units, seat, number), 0)
        for number in PROFILES
    )


# -- tents -------------------------------------------------------------------------------------------------------------


def _token(value: Any, seat: int) -> int:
    word = value if isinstance(value, str) else ""
    name, _, letter = word.partition(":")
    colour = seat_named(letter, 4) if letter else seat
    if name not in TOKENS or colour < 0:
        READ.fail("token", text=shown(value), tokens=", ".join(TOKENS))
    return TOKENS.index(name) << 2 | colour


def _tokens_by_seat(most: int, fewest: int) -> Reader:
    of_each = READ.per_seat(most, Reader(READ.items, list_of(_TOKEN_WORD)), fewest)

    def read_tokens(name: str, value: Any) -> tuple[bytes, ...]:
        seats = of_each(name, value)
        return tuple(bytes(_token(word, seat) for word in words) for seat, words in enumerate(seats))

    return Reader(read_tokens, of_each.schema)


_TENT_MARKS = {"destroyed": DESTROYED, "fortified": FORTIFIED, "announced": ANNOUNCED}


def _camp(seat: int, value: Any) -> bytes:
    tents = READ.items("camps", value)
    if len(tents) != TENTS:
        READ.fail("camp", text=shown(value), signs=f"{', '.join(TOKENS)}, open, + {', '.join(_TENT_MARKS)}")
    found = bytearray()
    for tent in tents:
        words = tent.split() if isinstance(tent, str) else []
        marks = words[1:]
        if not words or not set(marks) <= set(_TENT_MARKS) or len(set(marks)) != len(marks):
            READ.fail("camp", text=shown(tent), signs=f"{', '.join(TOKENS)}, open, + {', '.join(_TENT_MARKS)}")
        token = OPEN if words[0] == "open" else _token(words[0], seat)
        found.append(token | sum(_TENT_MARKS[mark] for mark in marks))
    return bytes(found)


def _fortified(camps: bytes, seat: int) -> int:
    return sum(tent & FORTIFIED > 0 for tent in camps[seat * TENTS : seat * TENTS + TENTS])


def _camps(name: str, value: Any) -> bytes:
    return b"".join(_camp(seat, camp) for seat, camp in enumerate(READ.items(name, value)))


_UNIT_NAMES = "|".join(NAMES[1:])
_TOKEN_NAMES = "|".join(TOKENS)
_TILE_WORDS = {"type": "string", "pattern": f"^({_UNIT_NAMES})( hidden)?( attacked)?( morale_[12])?$"}
_TOKEN_WORD = {"type": "string", "pattern": f"^({_TOKEN_NAMES})(:[A-D])?$"}
_TENT_WORDS = {
    "type": "string",
    "pattern": f"^(open|({_TOKEN_NAMES})(:[A-D])?)( destroyed)?( fortified)?( announced)?$",
}
_CAMPS = Reader(_camps, list_of(list_of(_TENT_WORDS, TENTS, TENTS), min(SEATS), max(SEATS)))
_PILE = Reader(_pile, list_of({"enum": list(NAMES[1:])}))


def _numbers(low: int, high: int, least: int, most: int) -> Schema:
    return list_of(READ.between(low, high).schema, least, most)


_RULINGS: dict[str, Schema] = {
    **{name: {"enum": list(values)} for name, values in READINGS.items()},
    "swamps": {"anyOf": [{"enum": list(READINGS["swamps"])}, list_of(_numbers(1, 3, 2, 2), 0, 3)]},
    "special_boxes": list_of(list_of(_numbers(0, 13, 1, 2), 0, 9), len(SPECIALS), len(SPECIALS)),
    "nation_specials": list_of(list_of({"enum": list(SPECIAL_NAMES)}, 2, 2), 4, 4),
    "max_rounds": maybe(READ.between(1, 9999)).schema,
}
_OPTIONS = Reader(lambda name, value: options_of(value), object_of(_RULINGS))
