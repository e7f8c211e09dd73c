"""The tools by which a position of Catan is set up by hand, and what mends one that cannot be.

Whatever players are given, all other cards lie in the bank and in the pile, and the special cards are with whoever
alone has earned them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from boardlab.catan import actions as stages
from boardlab.catan.board import HARBOUR_PATHS, PATHS, SITES, TILES
from boardlab.catan.cards import DEVELOPMENTS, counts_of
from boardlab.catan.fields import table
from boardlab.catan.island import CHIPS, DESERT, HARBOURS, TERRAINS
from boardlab.catan.notation import NOTATION
from boardlab.catan.options import Options
from boardlab.catan.places import place_phrase
from boardlab.catan.position import Position
from boardlab.core.contract.breach import Breach
from boardlab.core.edit.fields import field_tool, place_tool
from boardlab.core.edit.rulings import rule_tools
from boardlab.core.edit.tools import ANYWHERE, Doc, Editor, Path, Tool, ToolPrompt, digits, named, one_of, places, tool
from boardlab.core.i18n.language import Phrase

LAND = "edit.land"
MOMENTS = (stages.FOUND, stages.ROLL, stages.DICE, stages.TRADE, stages.BUILD, stages.ACT, stages.ROBBER, stages.OVER)
"""The stages that need nothing under way."""
BUILT = ("settlements", "cities", "roads")
"""What stands for a seat."""
BARE = "bare"
"""A tile without a number."""

# -- the tools --------------------------------------------------------------------------------------------------------


def tools(p: Position) -> Sequence[Tool]:
    """The tools, in the order in which a board is set up: pieces, land, what players have, the moment, rules."""
    return (*_pieces(), *_land(), *_of_players(), *_of_time(p), *rule_tools(Options, _rename_moment))


def _places(keys: Sequence[str], mark: str = ANYWHERE) -> ToolPrompt:
    return places("edit.where", lambda p, path: keys, _name, mark)


def _name(p: Position, key: str) -> Phrase:
    return place_phrase(p.island, key) or named(p, key)


def _pieces() -> Iterator[Tool]:
    yield place_tool("settlements", "settlement", "S", _places(SITES), _clear, _earned)
    yield place_tool("cities", "city", "T", _places(SITES), _clear, _earned)
    yield place_tool("roads", "road", "L", _places(PATHS), _clear, _earned)
    yield tool("robber", "B", (_places(TILES),), lambda doc, picked: doc.update(robber=picked[0]))
    yield tool("move", "M", (places("edit.from", _standing, _name, "step"), places("edit.to", _goals, _name)), _move)
    yield tool("remove", "X", (_places((*SITES, *PATHS)),), lambda doc, picked: _clear(doc, picked[0]))


def _standing(p: Position, path: Path) -> list[str]:
    """Where a piece stands."""
    doc = p.to_json()
    built = [place for kind in BUILT for places in doc[kind] for place in places]
    return [*built, *filter(None, [doc["robber"]])]


def _goals(p: Position, path: Path) -> Sequence[str]:
    """Where the piece that was picked could stand: at a site, on a path or on a tile, as it does now."""
    return next(keys for keys in (SITES, PATHS, TILES) if path[1] in keys)


def _land() -> Iterator[Tool]:
    terrains = [(each, Phrase(f"terrain.{each}")) for each in TERRAINS]
    numbers = [(str(n), Phrase("edit.amount", {"n": n})) for n in sorted({*CHIPS} - {0})]
    kinds = [(each, Phrase(f"harbour.{each}")) for each in HARBOURS]
    chips = one_of([*numbers, (BARE, Phrase("edit.no_chip"))])
    harbours = _places([PATHS[path] for path in HARBOUR_PATHS], "add")
    yield tool("terrain", "E", (one_of(terrains), _places(TILES)), _set_terrain, group=LAND, keeps=1)
    yield tool("chip", "O", (chips, _places(TILES)), _set_chip, group=LAND, keeps=1)
    yield tool("harbour", "A", (one_of(kinds), harbours), _set_harbour, group=LAND, keeps=1)


def _of_players() -> Iterator[Tool]:
    yield field_tool(table(), "hands", _settled)
    yield field_tool(table(), "developments", _none_fresh)
    yield field_tool(table(), "knights", _earned)


def _of_time(p: Position) -> Iterator[Tool]:
    mixed = p.options.phase_mode == "combined"
    other = (stages.TRADE, stages.BUILD) if mixed else (stages.ACT,)
    yield field_tool(table(), "stage", _new_stage, [each for each in MOMENTS if each not in other])
    yield field_tool(table(), "active", _new_turn)


# -- what they change -------------------------------------------------------------------------------------------------


def _earned(doc: Doc, picked: Path = ()) -> None:
    """Cards that lie nowhere are in bank and pile; the special cards go to whoever has earned them."""
    for field in ("bank", "pile", "longest_road", "largest_army"):
        doc.pop(field, None)


def _move(doc: Doc, picked: Path) -> None:
    """Move a piece, in the place of what stands there."""
    source, target = picked
    if doc["robber"] == source:
        doc["robber"] = target
    elif source != target:
        owned = next(places for kind in BUILT for places in doc[kind] if source in places)
        kind, seat = next((kind, at) for kind in BUILT for at, places in enumerate(doc[kind]) if places is owned)
        _clear(doc, source)
        _clear(doc, target)
        doc[kind][seat].append(target)
        _earned(doc)


def _clear(doc: Doc, key: str) -> None:
    """Take whatever stands in a place off the board."""
    for kind in BUILT:
        doc[kind] = [[place for place in places if place != key] for places in doc[kind]]
    _earned(doc)


def _set_terrain(doc: Doc, picked: Path) -> None:
    """Give a tile another terrain; its number stays, but on the desert."""
    terrain, tile = picked
    number = doc["tiles"][tile].partition(" ")[2]
    doc["tiles"][tile] = f"{terrain} {number}".strip() if terrain != TERRAINS[DESERT] else terrain


def _set_chip(doc: Doc, picked: Path) -> None:
    """Give a tile another number."""
    number, tile = picked
    terrain = doc["tiles"][tile].partition(" ")[0]
    doc["tiles"][tile] = terrain if number == BARE else f"{terrain} {number}"


def _set_harbour(doc: Doc, picked: Path) -> None:
    """Give a harbour another kind."""
    doc["harbours"][picked[1]] = picked[0]


def _none_fresh(doc: Doc, picked: Path) -> None:
    """None of the development cards was bought this turn."""
    doc["fresh"] = []
    _earned(doc)


def _settled(doc: Doc, picked: Path = ()) -> None:
    """Nothing is under way: offers, discards and thefts named cards that may have gone."""
    _earned(doc)
    _nothing_underway(doc)


def _nothing_underway(doc: Doc) -> None:
    """A moment in which something was under way is that of its phase."""
    doc["underway"] = None
    if doc["stage"] not in MOMENTS:
        doc["stage"] = doc["phase"]
    doc["fresh"] = []
    doc.pop("player", None)


def _new_stage(doc: Doc, picked: Path) -> None:
    """Something else is decided now."""
    doc.pop("phase", None)
    doc.pop("dice", None)
    if picked[0] in (stages.DICE, stages.OVER):
        doc["phase"] = stages.ROLL
    elif picked[0] == stages.ROBBER:
        doc["phase"] = _mixed(doc) or stages.TRADE
        doc["dice"] = [3, 4]
    doc["turn"] = 0 if picked[0] == stages.FOUND else max(doc["turn"], 1)
    _nothing_underway(doc)


def _mixed(doc: Doc) -> str:
    """The one phase after the roll, where trade and build mix; "" where they are two."""
    mode = Options.of(doc["options"]).phase_mode
    return stages.ACT if mode == "combined" else ""


def _new_turn(doc: Doc, picked: Path) -> None:
    """It is another seat's turn."""
    doc["fresh"], doc["carded"] = [], False
    _nothing_underway(doc)


def _rename_moment(doc: Doc) -> None:
    """Where phases mix, and where they do not, the same moment has another name."""
    if doc["phase"] in (stages.TRADE, stages.BUILD, stages.ACT):
        doc["phase"] = doc["stage"] = _mixed(doc) or stages.TRADE
    _nothing_underway(doc)


# -- what mends a position --------------------------------------------------------------------------------------------


def repairs(p: Position, breach: Breach) -> Iterable[Path]:
    """Edits that may mend what a rule objects to: nothing is done that has more than one likely way."""
    if breach.rule in {"catan.build.road.connected", "catan.build.settlement.connected"}:
        yield ("remove", breach.places[0])
    elif breach.rule == "catan.build.settlement.distance":
        doc = p.to_json()
        both = [site for sites in (*doc["settlements"], *doc["cities"]) for site in sites if site in breach.places]
        # The one that was set last.
        yield ("remove", both[-1])
    elif breach.rule == "catan.setup.chips_skip_desert":
        yield ("chip", BARE, breach.places[0])
    elif breach.rule == "catan.end.ten_points":
        yield ("stage", stages.OVER if breach.case == "running" else _playing(p))
    elif breach.rule == "catan.components.dev_cards":
        card = breach.facts["card"].key.removeprefix("card.")
        for seat, held in enumerate(p.developments):
            have, over = counts_of(held)[DEVELOPMENTS.index(card)], breach.facts["count"] - breach.facts["limit"]
            if have >= over > 0:
                yield ("development", f"seat:{seat}", card, *digits(have - over))


def _playing(p: Position) -> str:
    return stages.ACT if p.options.phase_mode == "combined" else stages.TRADE


def bare(p: Position) -> Doc:
    """The island of a position with nothing on it and all cards in the bank: before the first settlement."""
    doc = p.to_json()
    kept = {field: doc[field] for field in ("tiles", "harbours", "options", "starter")}
    kept["active"] = doc["starter"]
    return {**kept, "roads": [[] for _ in range(p.players)], "stage": stages.FOUND, "phase": stages.FOUND}


EDITING = Editor(tools=tools, notation=NOTATION, repairs=repairs, bare=bare)
