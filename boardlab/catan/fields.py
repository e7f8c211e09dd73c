"""The fields of a position: how each is written and read, what it tells, where a position keeps it, who may see it."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from boardlab.catan.actions import PHASES, STAGES
from boardlab.catan.board import PATH_AT, SITE_AT
from boardlab.catan.cards import (
    BANK,
    DEVELOPMENTS,
    HAND,
    PER_KIND,
    PILE_COUNTS,
    RESOURCES,
    hidden,
)
from boardlab.catan.codecs import (
    DICE,
    PATH,
    PIECES,
    READ,
    RESOURCE_CARDS,
    ROBBER,
    SITE,
    cards,
    development_list,
    places,
    seat_or_chance,
    what_is_underway,
)
from boardlab.catan.island_codecs import HARBOUR_KINDS, LAND
from boardlab.catan.options import MOST_COUNTED, Options
from boardlab.catan.view import cards_seen, developments_seen, underway_seen
from boardlab.core.contract.drafts import Secret
from boardlab.core.contract.ruleset import rulings_codec
from boardlab.core.text.codecs import maybe
from boardlab.core.text.field_table import Field, FieldEdit, FieldTable


class Known(NamedTuple):
    """What is known of a position when its fields are read or written."""

    players: int = 0
    """How many play; 0 where that is not known yet."""
    view: bool = False
    """May cards be hidden?"""


ANY = Known()
_COUNTED = READ.between(0, MOST_COUNTED)
FIELDS = {
    "players": Field(lambda known: READ.players(known.players), "How many play; as many as there are lists of roads."),
    "options": Field(rulings_codec(READ, Options, ":"), "The edition, and every ruling that differs from it."),
    "stage": Field(
        READ.one_of(STAGES, "stage", "names"),
        "What is decided now: a phase itself, or something within it (founding road, dice, discards, robber, "
        "knight's ride, stolen or bought card, free road, answers to an offer, the choice among them), or nothing "
        "any more.",
        edit=FieldEdit(words="stage"),
    ),
    "phase": Field(
        READ.one_of(PHASES, "stage", "names"),
        "Founding, before the roll, trade, build, or act where trade and build mix.",
    ),
    "turn": Field(_COUNTED, "Number of the turn, from 1; 0 while founding."),
    "starter": Field(lambda known: READ.seat(known.players), "The starting player; 0 is A."),
    "active": Field(lambda known: READ.seat(known.players), "Whose turn it is.", edit=FieldEdit()),
    "player": Field(
        lambda known: seat_or_chance(READ.seat(known.players)), "Who decides: a seat, or chance.", "decider"
    ),
    "dice": Field(DICE, "The two dice of this turn; null before they are thrown.", "throw"),
    "tiles": Field(LAND, 'Terrain and number of each tile, such as "hills 9"; or the name of a printed map.', "island"),
    "harbours": Field(HARBOUR_KINDS, "The kind of harbour on each of the nine harbour paths.", "island.harbours"),
    "settlements": Field(
        lambda known: places(SITE_AT, "site", SITE, known.players),
        "Each seat's settlements by name.",
        "pieces.settlements",
    ),
    "cities": Field(
        lambda known: places(SITE_AT, "site", SITE, known.players), "Each seat's cities by name.", "pieces.cities"
    ),
    "roads": Field(
        lambda known: places(PATH_AT, "path", PATH, known.players), "Each seat's roads by name.", "pieces.roads"
    ),
    "robber": Field(ROBBER, "The tile under the robber."),
    "hands": Field(
        lambda known: READ.per_seat(known.players, cards(RESOURCES, view=known.view)),
        "Each seat's resource cards.",
        lambda p: [p.packed_hand(seat) for seat in range(p.players)],
        Secret("cards", cards_seen),
        edit=FieldEdit("resource", "Z", PER_KIND, "resource"),
    ),
    "bank": Field(RESOURCE_CARDS, "Resource cards in the bank.", lambda p: p.cards >> BANK & HAND),
    "developments": Field(
        lambda known: READ.per_seat(known.players, development_list(view=known.view)),
        "Each seat's unplayed development cards.",
        "",
        Secret("developments", developments_seen),
        edit=FieldEdit("development", "V", PILE_COUNTS[0], "card"),
    ),
    "fresh": Field(
        lambda known: development_list(view=known.view),
        "Those of the active player bought this turn.",
        "",
        Secret("fresh", lambda p, knowing: p.fresh if p.active in knowing else hidden(p.fresh)),
    ),
    "pile": Field(
        lambda known: cards(DEVELOPMENTS, view=known.view),
        "Development cards not yet bought; their order is left to chance.",
        "",
        Secret("pile", lambda p, knowing: hidden(p.pile)),
    ),
    "knights": Field(
        lambda known: READ.per_seat(known.players, READ.between(0, PILE_COUNTS[0]), "."),
        "Knights played by each seat.",
        edit=FieldEdit(letter="K"),
    ),
    "longest_road": Field(
        lambda known: maybe(READ.seat(known.players), -1), "Who holds the longest road card.", "road_holder"
    ),
    "largest_army": Field(
        lambda known: maybe(READ.seat(known.players), -1), "Who holds the largest army card.", "army_holder"
    ),
    "carded": Field(READ.truth, "Has a development card been played this turn?"),
    "offers": Field(_COUNTED, "Offers made this turn."),
    "underway": Field(
        lambda known: what_is_underway(known.players, cards(RESOURCES, view=known.view)),
        "What a stage within a phase needs to know, or null.",
        "",
        Secret("underway", underway_seen),
    ),
}
"""The fields, in the order in which plain data has them."""


@cache
def table(known: Known = ANY) -> FieldTable:
    """The fields of a position, by what is known of it."""
    return FieldTable(FIELDS, {"pieces": Field(PIECES)}, known)


SECRETS = table().secrets
"""What not everybody may see."""
