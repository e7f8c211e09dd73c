"""Plain data to the parts of a position: every field checked, what is left out filled in."""

from __future__ import annotations

from collections.abc import Mapping

from boardlab.catan import actions as stages
from boardlab.catan.actions import CHANCE_STAGES, PHASES
from boardlab.catan.board import TILES
from boardlab.catan.cards import (
    BANK,
    DEVELOPMENTS,
    LANE,
    PER_KIND,
    PILE_COUNTS,
    RESOURCES,
    counts_of,
    holds,
)
from boardlab.catan.codecs import CHANCE_NAME, READ, part_of
from boardlab.catan.fields import Known, table
from boardlab.catan.island import CLASSIC, Island, island
from boardlab.catan.island_codecs import HARBOUR_KINDS, read_tiles
from boardlab.catan.options import ARMY_MIN, ROAD_MIN, Options
from boardlab.catan.pieces import pieces
from boardlab.catan.places import kind_phrase
from boardlab.catan.rules.validation import supply
from boardlab.catan.state import GameSetup, Pending
from boardlab.catan.wording import WORDING
from boardlab.core.contract.position import CHANCE
from boardlab.core.contract.verdict import Breach, ImpossiblePosition
from boardlab.core.json_data import Json
from boardlab.core.text.notation import Document
from boardlab.core.text.quoting import shown


def read(doc: Document, *, view: bool = False) -> Json:
    """The parts of a position, by the names of its slots.

    Only ``roads`` is needed, a list for each seat. Otherwise: the classic island, the almanac's rulings, the trade
    phase of seat 0 after a roll of 2 and 2, no buildings, empty hands, all other cards in bank and pile, the robber on
    the desert, and the special cards with whoever alone has earned them. ``tiles`` may also be ``"classic"`` or
    ``"modern"``.

    Args:
        doc: plain data of a position.
        view: may cards be hidden?

    Raises:
        UnreadableText: naming the field that is missing, unknown or of the wrong kind.
    """
    roads = doc("roads")
    players = len(roads)
    doc.table = table(Known(players, view))
    doc("players", players)
    options = doc("options", {})
    usual = stages.TRADE if options.phase_mode == "separate" else stages.ACT
    phase = doc("phase", said if (said := doc.as_given("stage", None)) in PHASES else usual)
    stage = doc("stage", phase)
    active = doc("active", 0)
    underway = doc("underway")
    seat = _decider(doc, stage, active, players)
    _check_stage(stage, phase, options, underway)
    land = doc("tiles", "classic")
    if "harbours" in doc:
        land = island(land.terrain, land.chips, doc("harbours"))
    none: list[list[str]] = [[]] * players
    settlements, cities = doc("settlements", none), doc("cities", none)
    if too_many := tuple(supply(settlements, cities, roads)):
        raise ImpossiblePosition(too_many, WORDING)
    built = pieces(land, settlements, cities, roads)
    return {
        **_cards_of(doc, players, active),
        "table": GameSetup(options, doc("starter", 0)),
        "stage": stage,
        "phase": phase,
        "turn": doc("turn", 0 if phase == stages.FOUND else 1),
        "active": active,
        "decider": seat,
        "throw": _throw(doc, stage, phase),
        "pieces": built,
        "robber": doc("robber", TILES[max(land.desert, 0)]),
        "road_holder": _holder(doc, "longest_road", built.lengths, ROAD_MIN),
        "carded": doc("carded", False),
        "offers": doc("offers", 0),
        "underway": underway,
    }


def _throw(doc: Document, stage: str, phase: str) -> int:
    """The dice as a throw, from 0; -1 before the roll. After it any throw but a 7 would do."""
    thrown: int = doc("dice")
    if thrown >= 0 or phase in (stages.FOUND, stages.ROLL):
        return thrown
    if "dice" in doc:
        READ.fail("dice_due", stage=stage)
    return 7  # a 2 and a 2


def _cards_of(doc: Document, players: int, active: int) -> Json:
    """Hands, bank and pile, and who holds the largest army."""
    hands = doc("hands", [{}] * players)
    knights = doc("knights", [0] * players)
    developments = doc("developments", [[]] * players)
    fresh = doc("fresh", [])
    if not holds(developments[active], fresh):
        READ.fail("fresh")
    return {
        "cards": _all_cards(doc, hands),
        "developments": developments,
        "fresh": fresh,
        "pile": _pile(doc, developments, knights),
        "knights": knights,
        "army_holder": _holder(doc, "largest_army", knights, ARMY_MIN),
    }


def _all_cards(doc: Document, hands: tuple[int, ...]) -> int:
    """All hands and the bank in one integer; the bank holds the rest where the data does not say."""
    counts = [PER_KIND - sum(counts_of(hand)[kind] for hand in hands) for kind in range(5)]
    for kind, left in enumerate(counts):
        if left < 0:
            facts = {"kind": kind_phrase(kind), "count": PER_KIND - left, "limit": PER_KIND}
            raise ImpossiblePosition((Breach("catan.components.resource_cards", facts, case="sum"),), WORDING)
    rest = {name: counts[kind] for kind, name in enumerate(RESOURCES)}
    cards: int = doc("bank", rest) << BANK
    for seat, hand in enumerate(hands):
        cards += hand << seat * LANE
    return cards


def _pile(doc: Document, developments: tuple[int, ...], knights: tuple[int, ...]) -> int:
    """The pile; where the data does not say, all cards that are in no hand and were not played as knights."""
    left = list(PILE_COUNTS)
    left[0] -= sum(knights)
    for cards in developments:
        for card, count in enumerate(counts_of(cards)):
            left[card] -= count
    rest = {name: max(left[card], 0) for card, name in enumerate(DEVELOPMENTS)}
    found: int = doc("pile", rest)
    return found


def _holder(doc: Document, name: str, counts: tuple[int, ...], least: int) -> int:
    """Who holds a special card; where the data does not say, whoever alone has the most, if it is enough."""
    if name in doc:
        return int(doc(name))
    best = max(counts)
    return counts.index(best) if best >= least and counts.count(best) == 1 else -1


def _decider(doc: Document, stage: str, active: int, players: int) -> int:
    """Who decides: chance, the active player, or whoever discards or answers."""
    if stage in CHANCE_STAGES:
        right: int = CHANCE
    elif stage in (stages.DISCARD, stages.ANSWER):
        usual = active if stage == stages.DISCARD else (active + 1) % players
        return int(doc("player", usual))
    else:
        right = active
    name = CHANCE_NAME if right == CHANCE else right
    value = doc.as_given("player", name)
    if value != name or isinstance(value, bool):
        READ.fail("decider", text=shown(value), right=name, stage=stage)
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
    need = _NEEDS.get(stage, "")
    if part_of(underway) != need:
        READ.fail("underway", stage=stage, need=need or "-")


def island_of(tiles: Mapping[str, object], harbours: Mapping[str, str] | None = None) -> Island:
    """The island plain data describes.

    Args:
        tiles: terrain and number of each of the 19 tiles by name: ``{"0,0": "desert", "1,0": "hills 9", …}``.
        harbours: kind of the harbour on each of the nine harbour paths by name; those of the classic map if not given.

    Raises:
        UnreadableText: naming the tile, terrain or harbour that is wrong.
    """
    terrain, chips = read_tiles("tiles", tiles)
    return island(terrain, chips, CLASSIC.harbours if harbours is None else HARBOUR_KINDS("harbours", harbours))
