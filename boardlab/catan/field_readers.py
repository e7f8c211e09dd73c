"""Readers of the fields of a position: places, cards, the island, what is under way."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from boardlab.catan.board import HARBOUR_PATHS, PATH_AT, PATHS, SITE_AT, TILE_AT, TILES, mask_of
from boardlab.catan.cards import (
    DEVELOPMENTS,
    ONE,
    RESOURCES,
    bundle,
)
from boardlab.catan.island import CLASSIC, HARBOURS, PRINTED, TERRAINS, Island, island
from boardlab.catan.options import ANSWERS, Options, as_options
from boardlab.catan.state import NOTHING, Offer, Pending
from boardlab.catan.wording import WORDING
from boardlab.core.quoting import shown
from boardlab.core.readers import Fields, Reader, Schema, list_of, object_of
from boardlab.core.verdict import Breach, ImpossiblePosition, UnreadableText

MOST = 99
"""No count in a position is larger, turns excepted."""
READ = Fields(WORDING, MOST)
SEATS = (3, 4)
"""So many may play."""
_COUNT, _PIPS, _CHIP = READ.between(0, MOST), READ.between(1, 6), READ.between(2, 12)
_SPOT = r"-?[0-3],-?[0-3]"
_SITE = {"type": "string", "pattern": rf"^{_SPOT}\|{_SPOT}\|{_SPOT}$"}
_PATH = {"type": "string", "pattern": rf"^{_SPOT}\|{_SPOT}$"}


def how_many(players: int) -> Reader:
    """How many play: as many as there are roads; 0 where that is not known yet."""

    def read_players(name: str, value: Any) -> int:
        if players not in SEATS or value != players or type(value) is not int:
            READ.fail("players", players=shown(value))
        return value

    return Reader(read_players, {"enum": [players] if players else list(SEATS)})


def _place(at: Mapping[str, int], what: str, value: Any) -> int:
    if not isinstance(value, str) or value not in at:
        READ.fail(what, text=shown(value))
    return int(at[value])


def _places(at: Mapping[str, int], what: str, schema: Schema) -> Reader:
    """A list of names for each seat, as sets."""

    def read_places(name: str, value: Any) -> tuple[int, ...]:
        found = []
        for seat in READ.items(name, value):
            places = [_place(at, what, each) for each in READ.items(name, seat)]
            if len(set(places)) != len(places):
                READ.fail("twice", field=name)
            found.append(mask_of(places))
        return tuple(found)

    return Reader(read_places, list_of(list_of(schema, unique=True), min(SEATS), max(SEATS)))


def of_seats(players: int, reader: Reader) -> Reader:
    """What a reader takes, for so many seats."""

    def read_seats(name: str, value: Any) -> tuple[int, ...]:
        found: tuple[int, ...] = reader.read(name, value)
        if len(found) != players:
            READ.fail("seats_of", field=name, count=len(found), players=players)
        return found

    return Reader(read_seats, reader.schema)


def cards(kinds: tuple[str, ...]) -> Reader:
    """Counts by name: ``{"lumber": 2}``."""

    def read_cards(name: str, value: Any) -> int:
        if not isinstance(value, Mapping):
            READ.fail("kind", field=name, text=shown(value))
        counts = [0] * 5
        for kind, count in value.items():
            if kind not in kinds:
                READ.fail("card", text=shown(kind), cards=", ".join(kinds))
            counts[kinds.index(kind)] = _COUNT.read(f"{name} {kind}", count)
        return bundle(counts)

    return Reader(read_cards, object_of(dict.fromkeys(kinds, _COUNT.schema)))


def _development_list(name: str, value: Any) -> int:
    cards = 0
    for card in READ.items(name, value):
        if card not in DEVELOPMENTS:
            READ.fail("card", text=shown(card), cards=", ".join(DEVELOPMENTS))
        cards += ONE[DEVELOPMENTS.index(card)]
    return cards


def _dice(name: str, value: Any) -> int:
    if value is None:
        return -1
    dice = READ.items(name, value)
    if len(dice) != 2:
        READ.fail("kind", field=name, text=shown(value))
    first, second = (int(_PIPS.read(name, each)) for each in dice)
    return 6 * (first - 1) + second - 1


def _robber(name: str, value: Any) -> int:
    if isinstance(value, list | tuple):
        raise ImpossiblePosition((Breach("catan.components.robber", {"count": len(value)}, case="two"),), WORDING)
    if not isinstance(value, str) or value not in TILE_AT:
        raise UnreadableText(WORDING.refusal(Breach("catan.robber.land_only", {"text": shown(value)})))
    return TILE_AT[value]


def _rulings(name: str, value: Any) -> Options:
    """Rulings by name; those left out are the preset's."""
    if not isinstance(value, Mapping) or not all(isinstance(key, str) for key in value):
        READ.fail("kind", field=name, text=shown(value))
    return as_options(value.get("edition", "almanac")).replace(**value)


def _read_land(name: str, value: Any) -> Island:
    """The island by the name of a printed map, or tile by tile."""
    if isinstance(value, str):
        if value not in PRINTED:
            READ.fail("board", board=shown(value))
        return PRINTED[value]
    return island(*read_tiles(name, value), CLASSIC.harbours)


def read_tiles(name: str, value: Any) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Terrain and number of each tile."""
    if not isinstance(value, Mapping):
        READ.fail("kind", field=name, text=shown(value))
    terrain, chips = [-1] * len(TILES), [0] * len(TILES)
    for tile, text in value.items():
        at = _place(TILE_AT, "tile", tile)
        words = text.split() if isinstance(text, str) else []
        if len(words) not in (1, 2) or words[0] not in TERRAINS or not (words[1:] or ["2"])[0].isdigit():
            READ.fail("terrain", text=shown(text), names=", ".join(TERRAINS))
        terrain[at] = TERRAINS.index(words[0])
        if len(words) == 2:
            chips[at] = _CHIP.read(tile, int(words[1][:3]))
    if -1 in terrain:
        READ.fail("tile_missing", tile=TILES[terrain.index(-1)])
    return tuple(terrain), tuple(chips)


def _read_harbours(name: str, value: Any) -> tuple[int, ...]:
    if not isinstance(value, Mapping):
        READ.fail("kind", field=name, text=shown(value))
    names = [PATHS[path] for path in HARBOUR_PATHS]
    for path in value:
        if path not in names:
            READ.fail("harbour_path", text=shown(path))
    found = []
    for path in names:
        kind = value.get(path, "")
        if kind not in HARBOURS:
            READ.fail("harbour", path=path, text=f"“{shown(kind)}”", names=", ".join(HARBOURS))
        found.append(HARBOURS.index(kind))
    return tuple(found)


ROADS = _places(PATH_AT, "path", _PATH)
SITES = _places(SITE_AT, "site", _SITE)
RESOURCE_CARDS = cards(RESOURCES)
DEVELOPMENT_CARDS = cards(DEVELOPMENTS)
DEVELOPMENT_LIST = Reader(_development_list, list_of({"enum": list(DEVELOPMENTS)}))
DICE = Reader(_dice, {"anyOf": [{"type": "null"}, list_of(_PIPS.schema, 2, 2)]})
ROBBER = Reader(_robber, {"enum": list(TILES)})
RULINGS = Reader(_rulings, object_of({name: {"enum": list(values)} for name, values in ANSWERS.items()}))
LAND = Reader(
    _read_land,
    {
        "anyOf": [
            {"enum": list(PRINTED)},
            {
                "type": "object",
                "minProperties": len(TILES),
                "propertyNames": {"enum": list(TILES)},
                "additionalProperties": {
                    "type": "string",
                    "pattern": f"^({'|'.join(TERRAINS)})( ([2-9]|1[0-2]))?$",
                },
            },
        ]
    },
)
HARBOUR_KINDS = Reader(
    _read_harbours,
    {
        "type": "object",
        "minProperties": len(HARBOUR_PATHS),
        "propertyNames": {"enum": [PATHS[path] for path in HARBOUR_PATHS]},
        "additionalProperties": {"enum": list(HARBOURS)},
    },
)


def what_is_underway(players: int, fewest: int) -> Reader:
    """What a stage within a phase needs to know, one of its parts at a time."""

    def deal(name: str, value: Any) -> tuple[int, int]:
        if not isinstance(value, Mapping) or set(value) != {"give", "get"}:
            READ.fail("kind", field=name, text=shown(value))
        return RESOURCE_CARDS(name, value["give"]), RESOURCE_CARDS(name, value["get"])

    def answer(name: str, value: Any) -> tuple[int, int] | None:
        if value is None:
            return None
        return (0, 0) if value == "no" else deal(name, value)

    def offer(name: str, value: Any) -> Offer:
        if not isinstance(value, Mapping) or set(value) != {"give", "get", "answers"}:
            READ.fail("kind", field=name, text=shown(value))
        give, get = deal(name, {"give": value["give"], "get": value["get"]})
        return Offer(give, get, answers(name, value["answers"]))

    give_and_get = {"give": RESOURCE_CARDS.schema, "get": RESOURCE_CARDS.schema}
    deal_schema = object_of(give_and_get, required=["give", "get"])
    answers = READ.per_seat(players, Reader(answer, {"anyOf": [{"enum": [None, "no"]}, deal_schema]}), fewest)
    offered = object_of({**give_and_get, "answers": answers.schema}, required=["give", "get", "answers"])
    readers: dict[str, Reader] = {
        "last": Reader(lambda name, value: _place(SITE_AT, "site", value), _SITE),
        "free": READ.between(1, 2),
        "victim": READ.between(0, players - 1),
        "discards": READ.per_seat(players, RESOURCE_CARDS, fewest),
        "offer": Reader(offer, offered),
    }

    def read_underway(name: str, value: Any) -> Pending:
        if value is None:
            return NOTHING
        if not isinstance(value, Mapping) or len(value) != 1 or next(iter(value)) not in readers:
            READ.fail("kind", field=name, text=shown(value))
        what, part = next(iter(value.items()))
        return NOTHING._replace(**{what: readers[what](what, part)})

    parts = object_of({name: reader.schema for name, reader in readers.items()}, minProperties=1, maxProperties=1)
    return Reader(read_underway, {"anyOf": [{"type": "null"}, parts]})
