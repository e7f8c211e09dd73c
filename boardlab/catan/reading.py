"""Plain data to the parts of a position: every field checked, what is left out filled in."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict
from typing import Any

from boardlab.catan import actions as stages
from boardlab.catan.actions import CHANCE_STAGES, PHASES, STAGES
from boardlab.catan.board import HARBOUR_PATHS, PATH_AT, PATHS, SITE_AT, TILE_AT, TILES, mask_of
from boardlab.catan.cards import (
    BANK,
    DEVELOPMENTS,
    LANE,
    ONE,
    PER_KIND,
    PILE_COUNTS,
    RESOURCES,
    bundle,
    counts_of,
    holds,
)
from boardlab.catan.island import CLASSIC, HARBOURS, PRINTED, TERRAINS, Island, island
from boardlab.catan.options import ARMY_MIN, MOST_COUNTED, PRESETS, ROAD_MIN, Options, as_options
from boardlab.catan.pieces import pieces
from boardlab.catan.places import kind_phrase
from boardlab.catan.state import NOTHING, Offer, Pending, Table
from boardlab.catan.validation import supply
from boardlab.catan.wording import WORDING
from boardlab.core.calls import told
from boardlab.core.position import CHANCE
from boardlab.core.quoting import shown
from boardlab.core.readers import Fields, Reader
from boardlab.core.verdict import Breach, ImpossiblePosition, UnreadableText

VERSION = 1
FIELDS = (
    "game", "version", "players", "rulings", "stage", "phase", "turn", "starter", "active", "player", "dice", "tiles",
    "harbours", "settlements", "cities", "roads", "robber", "hands", "bank", "developments", "fresh", "pile", "knights",
    "longest_road", "largest_army", "carded", "offers", "underway",
)  # fmt: skip
MOST = 99
"""No count in a position is larger, turns excepted."""
READ = Fields(WORDING, MOST)


def read(doc: Mapping[str, Any]) -> dict[str, Any]:
    """The parts :func:`boardlab.catan.position.make` asks for.

    Raises:
        UnreadableText: naming the field that is missing, unknown or of the wrong kind.
    """
    if not isinstance(doc, Mapping):
        READ.fail("json", problem=type(doc).__name__)
    for name in doc:
        if name not in FIELDS:
            READ.fail("field", field=shown(name))
    game, version = doc.get("game", "catan"), doc.get("version", VERSION)
    if game != "catan" or version != VERSION or type(version) is not int:
        READ.fail("header", text=f"{shown(game)}/{shown(version)}")
    roads = _field(doc, "roads", None, _places(PATH_AT, "path"))
    players = len(roads)
    named = doc.get("players", players)
    if players not in (3, 4) or named != players or type(named) is not int:
        READ.fail("players", players=shown(named))
    options = _field(doc, "rulings", {}, _rulings)
    seat_number = READ.between(0, players - 1)
    usual = stages.TRADE if options.phase_mode == "separate" else stages.ACT
    phase = _field(doc, "phase", doc.get("stage") if doc.get("stage") in PHASES else usual, _one_of(PHASES))
    stage = _field(doc, "stage", phase, _one_of(STAGES))
    active = _field(doc, "active", 0, seat_number)
    underway = _field(doc, "underway", None, _underway(players))
    seat = _decider(doc, stage, active, players)
    _check_stage(stage, phase, options, underway)
    land = _island(doc)
    sites = _places(SITE_AT, "site")
    none: list[list[str]] = [[]] * players
    settlements = _field(doc, "settlements", none, _seats(players, sites))
    cities = _field(doc, "cities", none, _seats(players, sites))
    if too_many := tuple(supply(settlements, cities, roads)):
        raise ImpossiblePosition(too_many, WORDING)
    built = pieces(land, settlements, cities, roads)
    hands = _field(doc, "hands", [{}] * players, READ.per_seat(players, _cards(RESOURCES)))
    knights = _field(doc, "knights", [0] * players, READ.per_seat(players, READ.between(0, PILE_COUNTS[0])))
    developments = _field(doc, "developments", none, READ.per_seat(players, _development_list))
    fresh = _field(doc, "fresh", [], _development_list)
    if not holds(developments[active], fresh):
        READ.fail("fresh")
    dice = _field(doc, "dice", None, _dice)
    if dice < 0 and phase not in (stages.FOUND, stages.ROLL) and "dice" in doc:
        READ.fail("dice_due", stage=stage)
    if dice < 0 and phase not in (stages.FOUND, stages.ROLL):
        dice = 7  # a 2 and a 2: any throw but a 7 would do
    return {
        "table": Table(options, _field(doc, "starter", 0, seat_number)),
        "stage": stage,
        "phase": phase,
        "turn": _field(doc, "turn", 0 if phase == stages.FOUND else 1, READ.between(0, MOST_COUNTED)),
        "active": active,
        "decider": seat,
        "throw": dice,
        "pieces": built,
        "cards": _all_cards(doc, hands),
        "developments": developments,
        "fresh": fresh,
        "pile": _pile(doc, developments, knights),
        "knights": knights,
        "robber": _field(doc, "robber", TILES[max(land.desert, 0)], _robber),
        "road_holder": _holder(doc, "longest_road", built.lengths, ROAD_MIN),
        "army_holder": _holder(doc, "largest_army", knights, ARMY_MIN),
        "carded": _field(doc, "carded", False, READ.truth),
        "offers": _field(doc, "offers", 0, READ.between(0, MOST_COUNTED)),
        "underway": underway,
    }


def _all_cards(doc: Mapping[str, Any], hands: tuple[int, ...]) -> int:
    """All hands and the bank in one integer; the bank holds the rest where the data does not say."""
    counts = [PER_KIND - sum(counts_of(hand)[kind] for hand in hands) for kind in range(5)]
    for kind, left in enumerate(counts):
        if left < 0:
            facts = {"kind": kind_phrase(kind), "count": PER_KIND - left, "limit": PER_KIND}
            raise ImpossiblePosition((Breach("catan.components.resource_cards", facts, case="sum"),), WORDING)
    rest = {name: counts[kind] for kind, name in enumerate(RESOURCES)}
    cards: int = _field(doc, "bank", rest, _cards(RESOURCES)) << BANK
    for seat, hand in enumerate(hands):
        cards += hand << seat * LANE
    return cards


def _pile(doc: Mapping[str, Any], developments: tuple[int, ...], knights: tuple[int, ...]) -> int:
    """The pile; where the data does not say, all cards that are in no hand and were not played as knights."""
    left = list(PILE_COUNTS)
    left[0] -= sum(knights)
    for cards in developments:
        for card, count in enumerate(counts_of(cards)):
            left[card] -= count
    rest = {name: max(left[card], 0) for card, name in enumerate(DEVELOPMENTS)}
    found: int = _field(doc, "pile", rest, _cards(DEVELOPMENTS))
    return found


def _holder(doc: Mapping[str, Any], name: str, counts: tuple[int, ...], least: int) -> int:
    """Who holds a special card; where the data does not say, whoever alone has the most, if it is enough."""
    if name in doc:
        value = doc[name]
        return -1 if value is None else int(READ.between(0, len(counts) - 1)(name, value))
    best = max(counts)
    return counts.index(best) if best >= least and counts.count(best) == 1 else -1


def _decider(doc: Mapping[str, Any], stage: str, active: int, players: int) -> int:
    """Who decides: chance, the active player, or whoever discards or answers."""
    if stage in CHANCE_STAGES:
        right: int = CHANCE
    elif stage in (stages.DISCARD, stages.ANSWER):
        usual = active if stage == stages.DISCARD else (active + 1) % players
        return int(_field(doc, "player", usual, READ.between(0, players - 1)))
    else:
        right = active
    value = doc.get("player", "chance" if right == CHANCE else right)
    if value != ("chance" if right == CHANCE else right) or isinstance(value, bool):
        READ.fail("decider", text=shown(value), right="chance" if right == CHANCE else right, stage=stage)
    return right


_NEEDS = {
    stages.FOUND_ROAD: "last",
    stages.FREE_ROAD: "free",
    stages.STEAL: "victim",
    stages.DISCARD: "discards",
    stages.ANSWER: "offer",
    stages.CONFIRM: "offer",
}
"""What must be under way in a stage."""


def _check_stage(stage: str, phase: str, options: Options, underway: Pending) -> None:
    turn = (stages.TRADE, stages.BUILD) if options.phase_mode == "separate" else (stages.ACT,)
    phases = {
        stages.FOUND: (stages.FOUND,),
        stages.FOUND_ROAD: (stages.FOUND,),
        stages.ROLL: (stages.ROLL,),
        stages.DICE: (stages.ROLL,),
        stages.DISCARD: turn[:1],
        stages.ROBBER: turn[:1],
        stages.DRAW: turn[-1:],
        stages.ANSWER: turn[:1],
        stages.CONFIRM: turn[:1],
        stages.OVER: (stages.ROLL, *turn),
    }.get(stage, (stage,) if stage in PHASES else (stages.ROLL, *turn))
    if phase not in phases or (stage in PHASES and phase not in (stages.FOUND, stages.ROLL, *turn)):
        READ.fail("phase", stage=stage, phase=phase, mode=options.phase_mode)
    need = _NEEDS.get(stage)
    found = {name for name, value in underway._asdict().items() if value != getattr(NOTHING, name)}
    if found != ({need} if need else set()):
        READ.fail("underway", stage=stage, need=need or "-")


def _field(doc: Mapping[str, Any], name: str, default: Any, reader: Reader) -> Any:
    if name not in doc and name == "roads":
        READ.fail("missing", field=name)
    return reader(name, doc.get(name, default))


def _one_of(names: tuple[str, ...]) -> Reader:
    def read_name(name: str, value: Any) -> str:
        if not isinstance(value, str) or value not in names:
            READ.fail("stage", field=name, text=shown(value), names=", ".join(names))
        return value

    return read_name


def _seats(players: int, reader: Reader) -> Reader:
    def read_seats(name: str, value: Any) -> tuple[int, ...]:
        found: tuple[int, ...] = reader(name, value)
        if len(found) != players:
            READ.fail("seats_of", field=name, count=len(found), players=players)
        return found

    return read_seats


def _place(at: Mapping[str, int], what: str, value: Any) -> int:
    if not isinstance(value, str) or value not in at:
        READ.fail(what, text=shown(value))
    return int(at[value])


def _places(at: Mapping[str, int], what: str) -> Reader:
    """A list of names for each seat, as sets."""

    def read_places(name: str, value: Any) -> tuple[int, ...]:
        found = []
        for seat in READ.items(name, value):
            places = [_place(at, what, each) for each in READ.items(name, seat)]
            if len(set(places)) != len(places):
                READ.fail("twice", field=name)
            found.append(mask_of(places))
        return tuple(found)

    return read_places


def _cards(kinds: tuple[str, ...]) -> Reader:
    """Counts by name: ``{"lumber": 2}``."""

    def read_cards(name: str, value: Any) -> int:
        if not isinstance(value, Mapping):
            READ.fail("kind", field=name, text=shown(value))
        counts = [0] * 5
        for kind, count in value.items():
            if kind not in kinds:
                READ.fail("card", text=shown(kind), cards=", ".join(kinds))
            counts[kinds.index(kind)] = READ.between(0, MOST)(f"{name} {kind}", count)
        return bundle(counts)

    return read_cards


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
    first, second = (int(READ.between(1, 6)(name, each)) for each in dice)
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


@told("catan.island_of")
def island_of(tiles: Mapping[str, Any], harbours: Mapping[str, str] | None = None) -> Island:
    """The island plain data describes.

    Args:
        tiles: terrain and number of each of the 19 tiles by name: ``{"0,0": "desert", "1,0": "hills 9", …}``.
        harbours: kind of the harbour on each of the nine harbour paths by name; those of the classic map if not given.

    Raises:
        UnreadableText: naming the tile, terrain or harbour that is wrong.
    """
    return island(*_tiles("tiles", tiles), CLASSIC.harbours if harbours is None else _harbours("harbours", harbours))


def _island(doc: Mapping[str, Any]) -> Island:
    tiles = doc.get("tiles", "classic")
    if isinstance(tiles, str):
        if tiles not in PRINTED:
            READ.fail("board", board=shown(tiles))
        land = PRINTED[tiles]
    else:
        land = island(*_tiles("tiles", tiles), CLASSIC.harbours)
    if "harbours" in doc:
        land = island(land.terrain, land.chips, _harbours("harbours", doc["harbours"]))
    return land


def _tiles(name: str, value: Any) -> tuple[tuple[int, ...], tuple[int, ...]]:
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
            chips[at] = READ.between(2, 12)(tile, int(words[1][:3]))
    if -1 in terrain:
        READ.fail("tile_missing", tile=TILES[terrain.index(-1)])
    return tuple(terrain), tuple(chips)


def _harbours(name: str, value: Any) -> tuple[int, ...]:
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


def _underway(players: int) -> Reader:
    resources = _cards(RESOURCES)

    def deal(name: str, value: Any) -> tuple[int, int]:
        if not isinstance(value, Mapping) or set(value) != {"give", "get"}:
            READ.fail("kind", field=name, text=shown(value))
        return resources(name, value["give"]), resources(name, value["get"])

    def answer(name: str, value: Any) -> tuple[int, int] | None:
        if value is None:
            return None
        return (0, 0) if value == "no" else deal(name, value)

    def offer(name: str, value: Any) -> Offer:
        if not isinstance(value, Mapping) or set(value) != {"give", "get", "answers"}:
            READ.fail("kind", field=name, text=shown(value))
        give, get = deal(name, {"give": value["give"], "get": value["get"]})
        return Offer(give, get, READ.per_seat(players, answer)(name, value["answers"]))

    readers: dict[str, Reader] = {
        "last": lambda name, value: _place(SITE_AT, "site", value),
        "free": READ.between(1, 2),
        "victim": READ.between(0, players - 1),
        "discards": READ.per_seat(players, resources),
        "offer": offer,
    }

    def read_underway(name: str, value: Any) -> Pending:
        if value is None:
            return NOTHING
        if not isinstance(value, Mapping) or len(value) != 1 or next(iter(value)) not in readers:
            READ.fail("kind", field=name, text=shown(value))
        what, part = next(iter(value.items()))
        return NOTHING._replace(**{what: readers[what](what, part)})

    return read_underway


def changed(options: Options) -> dict[str, Any]:
    """The rulings that differ from their preset, its name first."""
    preset = asdict(PRESETS[options.edition])
    return {name: value for name, value in asdict(options).items() if name == "edition" or value != preset[name]}
