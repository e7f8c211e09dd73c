"""Plain data to the parts of a position: every field checked, what is left out filled in."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from boardlab.core.quoting import shown
from boardlab.core.readers import Fields, Reader
from boardlab.creed.actions import STAGES, TOKENS, TURN
from boardlab.creed.board import TENTS, Layout, layout_for, seat_named
from boardlab.creed.options import FORTRESSES, MOST_ROUNDS, TURN_AP, WORDING, Options, options_of, tiles_of
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
    count,
    pile_of,
)

READ = Fields(WORDING)
VERSION = 1
MOST_AP = 99
"""No puzzle gives more."""
FIELDS = (
    "game", "version", "players", "options", "nations", "stage", "round", "first", "player", "ended", "idle", "units",
    "camps", "hands", "casualties", "ap", "kept", "boxes", "fortresses", "tents", "given",
)  # fmt: skip


def read(doc: Mapping[str, Any]) -> dict[str, Any]:
    """The parts :func:`boardlab.creed.position.make` asks for.

    Raises:
        UnreadableText: naming the field that is missing, unknown or of the wrong kind.
    """
    if not isinstance(doc, Mapping):
        READ.fail("json", problem=type(doc).__name__)
    for name in doc:
        if name not in FIELDS:
            READ.fail("field", field=shown(name))
    for name in ("units", "camps"):
        if name not in doc:
            READ.fail("missing", field=name)
    game, version = doc.get("game", "creed"), doc.get("version", VERSION)
    if game != "creed" or version != VERSION or type(version) is not int:
        READ.fail("header", text=f"{shown(game)}/{shown(version)}", right=f"creed/{VERSION}")
    options = options_of(doc.get("options", {}))
    camps = READ.items("camps", doc["camps"])
    players = doc.get("players", len(camps))
    if players not in (2, 4) or type(players) is not int or len(camps) != players:
        READ.fail("start_players", players=shown(players))
    layout = layout_for(players, options.layout_2p)
    seat_number = READ.between(0, players - 1)
    first = None if doc.get("first", 0) is None else _field(doc, "first", 0, seat_number)
    seat = _field(doc, "player", first or 0, seat_number)
    nations = _field(doc, "nations", list(range(1, players + 1)), READ.per_seat(players, READ.between(1, 4)))
    if len(set(nations)) != players:
        READ.fail("start_nations", nations=str(nations), players=players)
    units = _units(layout, doc["units"])
    stage = _field(doc, "stage", TURN, _one_of(STAGES))
    on_turn = [TURN_AP if stage == TURN and layout.sides[at] == layout.sides[seat] else 0 for at in range(players)]
    dead = _piles(doc, "casualties", players)
    hands = _piles(doc, "hands", players)
    whole = [tiles_of(options, nation) for nation in nations]
    if dead is None:
        dead = tuple(0 if _standing(layout, units, at, SIEGE_ENGINE) else ONE[SIEGE_ENGINE] for at in range(players))
    if hands is None:
        hands = tuple(_rest(layout, units, at, whole[at], dead[at]) for at in range(players))
    laid = b"".join(_camp(at, camp) for at, camp in enumerate(camps))
    pools = _field(doc, "tents", [[]] * players, _tokens_by_seat(players))
    given = bytes(_token(word, seat) for word in READ.items("given", doc.get("given", [])))
    alive = 0
    for token in (*(tent & TOKEN for tent in laid if not tent & OPEN), *b"".join(pools), *given):
        alive |= leader_bit(token) if token > 3 else 0
    forts = [max(FORTRESSES - _fortified(laid, at), 0) for at in range(players)]
    return {
        "options": options,
        "layout": layout,
        "nations": nations,
        "stage": stage,
        "round": _field(doc, "round", 2, READ.between(1, MOST_ROUNDS)),
        "first": -1 if first is None else first,
        "on_turn": seat,
        "ended": sum(1 << at for at in set(_field(doc, "ended", [], _seats(players)))),
        "idle": _field(doc, "idle", 0, READ.between(0, 2)),
        "units": units,
        "camps": laid,
        "hand_piles": hands,
        "dead": dead,
        "ap": _field(doc, "ap", on_turn, READ.per_seat(players, READ.between(0, MOST_AP))),
        # What is kept comes on top of a turn's ten.
        "kept": _field(doc, "kept", [0] * players, READ.per_seat(players, READ.between(0, MOST_AP - TURN_AP))),
        "boxes": _field(doc, "boxes", [[]] * players, READ.per_seat(players, _boxes(options))),
        "forts": _field(doc, "fortresses", forts, READ.per_seat(players, READ.between(0, FORTRESSES))),
        "alive": alive,
        "pools": pools,
        "given": given,
    }


def _field(doc: Mapping[str, Any], name: str, default: Any, reader: Reader) -> Any:
    return reader(name, doc.get(name, default))


def _one_of(values: tuple[str, ...]) -> Reader:
    def read_word(name: str, value: Any) -> str:
        if not isinstance(value, str) or value not in values:
            READ.fail("one_of", field=name, text=shown(value), values=", ".join(values))
        return value

    return read_word


def _seats(players: int) -> Reader:
    return lambda name, value: [READ.between(0, players - 1)(name, part) for part in READ.items(name, value)]


def _boxes(options: Options) -> Reader:
    last = options.first_box[-1] - 1

    def read_boxes(name: str, value: Any) -> int:
        return sum(1 << box for box in {READ.between(0, last)(name, part) for part in READ.items(name, value)})

    return read_boxes


# -- units -------------------------------------------------------------------------------------------------------------


def _units(layout: Layout, value: Any) -> bytes:
    if not isinstance(value, Mapping):
        READ.fail("kind", field="units", text=shown(value))
    found = bytearray(layout.cells)
    for name, words in value.items():
        if not isinstance(name, str) or name not in layout.cell_numbers:
            READ.fail("cell", text=shown(name), first=layout.cell_names[0], last=layout.cell_names[-1])
        found[layout.cell_numbers[name]] = _tile(words)
    return bytes(found)


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
    if any(numbers.count(number) > 3 for number in numbers):
        READ.fail("kind", field=name, text=shown(value))
    return pile_of(numbers)


def _piles(doc: Mapping[str, Any], name: str, players: int) -> tuple[int, ...] | None:
    if name not in doc:
        return None
    found: tuple[int, ...] = READ.per_seat(players, _pile)(name, doc[name])
    return found


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


def _tokens_by_seat(players: int) -> Reader:
    def read_tokens(name: str, value: Any) -> tuple[bytes, ...]:
        seats = READ.per_seat(players, READ.items)(name, value)
        return tuple(bytes(_token(word, seat) for word in words) for seat, words in enumerate(seats))

    return read_tokens


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
