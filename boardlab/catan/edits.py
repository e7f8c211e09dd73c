"""What the tools of Catan change in a position as plain data (:mod:`boardlab.catan.editing`)."""

from __future__ import annotations

from collections.abc import Callable

from boardlab.catan import actions as stages
from boardlab.catan.island import DESERT, TERRAINS
from boardlab.catan.options import Options
from boardlab.core.edit.tools import Doc, Path, number_of, seat_in

MOMENTS = (stages.FOUND, stages.ROLL, stages.DICE, stages.TRADE, stages.BUILD, stages.ACT, stages.ROBBER, stages.OVER)
"""The stages that need nothing under way."""
BARE = "bare"
"""A tile without a number."""


def _earned(doc: Doc) -> None:
    """Cards that lie nowhere are in bank and pile; the special cards go to whoever has earned them."""
    for field in ("bank", "pile", "longest_road", "largest_army"):
        doc.pop(field, None)


def set_building(kind: str) -> Callable[[Doc, Path], None]:
    """Put a building on a site, in the place of whatever stands there; the same once more takes it off."""

    def change(doc: Doc, picked: Path) -> None:
        seat, site = seat_in(picked[0]), picked[1]
        stood = site in doc[kind][seat]
        clear(doc, site)
        if not stood:
            doc[kind][seat].append(site)
        _earned(doc)

    return change


def set_road(doc: Doc, picked: Path) -> None:
    """Lay a road, in the place of another; the same once more takes it up."""
    seat, path = seat_in(picked[0]), picked[1]
    stood = path in doc["roads"][seat]
    clear(doc, path)
    if not stood:
        doc["roads"][seat].append(path)
    _earned(doc)


def clear(doc: Doc, key: str) -> None:
    """Take whatever stands in a place off the board."""
    for kind in ("settlements", "cities", "roads"):
        doc[kind] = [[place for place in places if place != key] for places in doc[kind]]
    _earned(doc)


def set_robber(doc: Doc, picked: Path) -> None:
    """Put the robber on a tile."""
    doc["robber"] = picked[0]


def set_terrain(doc: Doc, picked: Path) -> None:
    """Give a tile another terrain; its number stays, but on the desert."""
    terrain, tile = picked
    number = doc["tiles"][tile].partition(" ")[2]
    doc["tiles"][tile] = f"{terrain} {number}".strip() if terrain != TERRAINS[DESERT] else terrain


def set_chip(doc: Doc, picked: Path) -> None:
    """Give a tile another number."""
    number, tile = picked
    terrain = doc["tiles"][tile].partition(" ")[0]
    doc["tiles"][tile] = terrain if number == BARE else f"{terrain} {number}"


def set_harbour(doc: Doc, picked: Path) -> None:
    """Give a harbour another kind."""
    doc["harbours"][picked[1]] = picked[0]


def set_resource(doc: Doc, picked: Path) -> None:
    """Give a seat so many cards of a resource."""
    hand = doc["hands"][seat_in(picked[0])]
    hand[picked[1]] = number_of(picked)
    _earned(doc)
    _settled(doc)


def set_development(doc: Doc, picked: Path) -> None:
    """Give a seat so many development cards of a kind, none of them bought this turn."""
    seat, card = seat_in(picked[0]), picked[1]
    held = [each for each in doc["developments"][seat] if each != card]
    doc["developments"][seat] = held + [card] * number_of(picked)
    doc["fresh"] = []
    _earned(doc)


def set_knights(doc: Doc, picked: Path) -> None:
    """Let a seat have played so many knights."""
    doc["knights"][seat_in(picked[0])] = number_of(picked)
    _earned(doc)


def _settled(doc: Doc) -> None:
    """Nothing is under way: offers, discards and thefts named cards that may have gone."""
    doc["underway"] = None
    if doc["stage"] not in MOMENTS:
        doc["stage"] = doc["phase"]
    doc["fresh"] = []
    doc.pop("player", None)


def set_stage(doc: Doc, picked: Path) -> None:
    """Make something else what is decided now."""
    doc["stage"] = picked[0]
    doc.pop("phase", None)
    doc.pop("dice", None)
    if picked[0] in (stages.DICE, stages.OVER):
        doc["phase"] = stages.ROLL
    elif picked[0] == stages.ROBBER:
        doc["phase"] = _mixed(doc) or stages.TRADE
        doc["dice"] = [3, 4]
    doc["turn"] = 0 if picked[0] == stages.FOUND else max(doc["turn"], 1)
    _settled(doc)


def _mixed(doc: Doc) -> str:
    """The one phase after the roll, where trade and build mix; "" where they are two."""
    mode = Options.of(doc["options"]).phase_mode
    return stages.ACT if mode == "combined" else ""


def set_turn(doc: Doc, picked: Path) -> None:
    """Make it another seat's turn."""
    doc["active"] = seat_in(picked[0])
    doc["fresh"], doc["carded"] = [], False
    _settled(doc)


def rename_moment(doc: Doc) -> None:
    """Where phases mix, and where they do not, the same moment has another name."""
    if doc["phase"] in (stages.TRADE, stages.BUILD, stages.ACT):
        doc["phase"] = doc["stage"] = _mixed(doc) or stages.TRADE
    _settled(doc)
