"""The tools by which a position of Catan is set up by hand, and what mends one that cannot be.

Whatever players are given, all other cards lie in the bank and in the pile, and the special cards are with whoever
alone has earned them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from random import Random
from typing import Any

from boardlab.catan import actions as stages
from boardlab.catan.board import HARBOUR_PATHS, PATHS, SITES, TILES
from boardlab.catan.cards import DEVELOPMENTS, PER_KIND, PILE_COUNTS, RESOURCES, counts_of, size
from boardlab.catan.edits import (
    BARE,
    MOMENTS,
    clear,
    rename_moment,
    set_building,
    set_chip,
    set_development,
    set_harbour,
    set_knights,
    set_resource,
    set_road,
    set_robber,
    set_stage,
    set_terrain,
    set_turn,
)
from boardlab.catan.island import CHIPS, HARBOURS, TERRAINS
from boardlab.catan.notation import load
from boardlab.catan.options import Options
from boardlab.catan.places import place_phrase
from boardlab.catan.position import Position
from boardlab.catan.rules.setup import setup
from boardlab.catan.rules.validation import impossible, unreachable
from boardlab.core.contract.breach import Breach
from boardlab.core.edit.rulings import rule_tools
from boardlab.core.edit.tools import (
    PLAYERS,
    TIME,
    Doc,
    Editor,
    Path,
    Tool,
    each,
    number,
    one_of,
    places,
    seat_alone,
    seat_of,
    seats,
    tool,
)
from boardlab.core.i18n.language import Phrase

LAND = "edit.land"


def _name(p: Position, key: str) -> Phrase:
    found = place_phrase(p.island, key)
    return Phrase("edit.named", {"name": key}) if found is None else found


def _sites() -> Any:
    return places("edit.where", lambda p, path: SITES, _name)


def _paths() -> Any:
    return places("edit.where", lambda p, path: PATHS, _name)


def _tiles() -> Any:
    return places("edit.where", lambda p, path: TILES, _name)


def _harbours() -> Any:
    return places("edit.where", lambda p, path: [PATHS[path] for path in HARBOUR_PATHS], _name, "add")


def tools(p: Position) -> Sequence[Tool]:
    """The tools, in the order in which a board is set up: pieces, land, what players have, the moment, rules."""
    return (*_pieces(), *_land(p), *_of_players(), *_of_time(p), *rule_tools(Options, rename_moment))


def _pieces() -> Iterator[Tool]:
    for kind, piece, letter in (("settlements", "settlement", "S"), ("cities", "city", "T")):
        yield tool(piece, letter, (seats(), _sites()), set_building(kind), keeps=1)
    yield tool("road", "L", (seats(), _paths()), set_road, keeps=1)
    yield tool("robber", "B", (_tiles(),), set_robber)
    everywhere = places("edit.where", lambda p, path: (*SITES, *PATHS), _name)
    yield tool("remove", "X", (everywhere,), lambda doc, picked: clear(doc, picked[0]))


def _land(p: Position) -> Iterator[Tool]:
    terrains = [(each, Phrase(f"terrain.{each}")) for each in TERRAINS]
    numbers = [(str(n), Phrase("edit.amount", {"n": n})) for n in sorted({*CHIPS} - {0})]
    kinds = [(each, Phrase(f"harbour.{each}")) for each in HARBOURS]
    yield tool("terrain", "E", (one_of(terrains), _tiles()), set_terrain, group=LAND, keeps=1)
    yield tool(
        "chip",
        "O",
        (one_of([*numbers, (BARE, Phrase("edit.no_chip"))]), _tiles()),
        set_chip,
        group=LAND,
        keeps=1,
    )
    yield tool("harbour", "A", (one_of(kinds), _harbours()), set_harbour, group=LAND, keeps=1)


def _of_players() -> Iterator[Tool]:
    resources = [(each, Phrase(f"resource.{each}")) for each in RESOURCES]
    cards = [(each, Phrase(f"card.{each}")) for each in DEVELOPMENTS]
    yield tool(
        "resource",
        "Z",
        (seats(), one_of(resources), number(PER_KIND)),
        set_resource,
        group=PLAYERS,
        keeps=1,
        insiders=seat_alone,
        value=each(lambda p: p.hand_sizes),
    )
    yield tool(
        "development",
        "V",
        (seats(), one_of(cards), number(PILE_COUNTS[0])),
        set_development,
        group=PLAYERS,
        keeps=1,
        insiders=seat_alone,
        value=each(lambda p: map(size, p.developments)),
    )
    yield tool(
        "knights", "K", (seats(), number(PILE_COUNTS[0])), set_knights, group=PLAYERS, value=each(lambda p: p.knights)
    )


def _of_time(p: Position) -> Iterator[Tool]:
    mixed = p.options.phase_mode == "combined"
    other = (stages.TRADE, stages.BUILD) if mixed else (stages.ACT,)
    moments = [(each, Phrase(f"stage.{each}")) for each in MOMENTS if each not in other]
    yield tool(
        "stage",
        "",
        (one_of(moments),),
        set_stage,
        group=TIME,
        value=lambda p: Phrase(f"stage.{p.stage}"),
    )
    yield tool("active", "", (seats("edit.who"),), set_turn, group=TIME, value=seat_of("active"))


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
                yield ("development", f"seat:{seat}", card, *(f"digit:{digit}" for digit in str(have - over)), "set")


def _playing(p: Position) -> str:
    return stages.ACT if p.options.phase_mode == "combined" else stages.TRADE


def bare(p: Position) -> Doc:
    """The island of a position with nothing on it and all cards in the bank: before the first settlement."""
    doc = p.to_json()
    kept = {field: doc[field] for field in ("tiles", "harbours", "options", "starter")}
    kept["active"] = doc["starter"]
    return {**kept, "roads": [[] for _ in range(p.players)], "stage": stages.FOUND, "phase": stages.FOUND}


def begin(p: Position, rng: Random) -> Position:
    """The beginning of a game of as many players under the same rules, on an island by chance."""
    return setup(rng, p.players, options=p.options)


EDITING = Editor(
    tools=tools,
    load=load,
    impossible=impossible,
    unreachable=unreachable,
    repairs=repairs,
    bare=bare,
    begin=begin,
)
