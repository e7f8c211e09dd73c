"""The fields of a position: how each is written and read, what it tells, where a position keeps it, who may see it."""

from __future__ import annotations

from functools import cache

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
    HARBOUR_KINDS,
    LAND,
    PATH,
    PIECES,
    PLAYERS,
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
from boardlab.catan.options import MOST_COUNTED, Options
from boardlab.catan.view import cards_seen, developments_seen, underway_seen
from boardlab.core.contract.drafts import Secret
from boardlab.core.contract.ruleset import rulings_codec
from boardlab.core.text.codecs import Codec, maybe
from boardlab.core.text.notation import Field, FieldEdit, FieldTable


@cache
def table(players: int = 0, *, view: bool = False) -> FieldTable:
    """The fields of a position.

    Args:
        players: how many play; 0 where that is not known yet.
        view: may cards be hidden?
    """
    fewest, most = (players, players) if players else (min(PLAYERS), max(PLAYERS))
    seat, counted = READ.seat(most), READ.between(0, MOST_COUNTED)
    resources, developments = cards(RESOURCES, view=view), development_list(view=view)

    def each(codec: Codec, separator: str = "/") -> Codec:
        return READ.per_seat(most, codec, fewest, separator=separator)

    return FieldTable(words={"pieces": Field(PIECES)}, fields={
        "players": Field(READ.players(players, PLAYERS), "How many play; as many as there are lists of roads."),
        "options": Field(rulings_codec(READ, Options, ":"), "The edition, and every ruling that differs from it."),
        "stage": Field(
            READ.one_of(STAGES, "stage", "names"),
            "What is decided now: a phase itself, or something within it (founding road, dice, discards, robber, "
            "knight's ride, stolen or bought card, free road, answers to an offer, the choice among them), or nothing "
            "any more.", edit=FieldEdit(words="stage")),
        "phase": Field(
            READ.one_of(PHASES, "stage", "names"),
            "Founding, before the roll, trade, build, or act where trade and build mix.",
        ),
        "turn": Field(counted, "Number of the turn, from 1; 0 while founding."),
        "starter": Field(seat, "The starting player; 0 is A."),
        "active": Field(seat, "Whose turn it is.", edit=FieldEdit()),
        "player": Field(seat_or_chance(seat), "Who decides: a seat, or chance.", "decider"),
        "dice": Field(DICE, "The two dice of this turn; null before they are thrown.", "throw"),
        "tiles": Field(
            LAND, 'Terrain and number of each tile, such as "hills 9"; or the name of a printed map.', "island"
        ),
        "harbours": Field(
            HARBOUR_KINDS, "The kind of harbour on each of the nine harbour paths.", "island.harbours"
        ),
        "settlements": Field(
            places(SITE_AT, "site", SITE, most), "Each seat's settlements by name.", "pieces.settlements"
        ),
        "cities": Field(places(SITE_AT, "site", SITE, most), "Each seat's cities by name.", "pieces.cities"),
        "roads": Field(places(PATH_AT, "path", PATH, players), "Each seat's roads by name.", "pieces.roads"),
        "robber": Field(ROBBER, "The tile under the robber."),
        "hands": Field(
            each(resources),
            "Each seat's resource cards.",
            lambda p: [p.packed_hand(seat) for seat in range(p.players)],
            Secret("cards", cards_seen), edit=FieldEdit("resource", "Z", PER_KIND, "resource")),
        "bank": Field(RESOURCE_CARDS, "Resource cards in the bank.", lambda p: p.cards >> BANK & HAND),
        "developments": Field(
            each(developments),
            "Each seat's unplayed development cards.",
            "",
            Secret("developments", developments_seen), edit=FieldEdit("development", "V", PILE_COUNTS[0], "card")),
        "fresh": Field(
            developments,
            "Those of the active player bought this turn.",
            "",
            Secret("fresh", lambda p, knowing: p.fresh if p.active in knowing else hidden(p.fresh)),
        ),
        "pile": Field(
            cards(DEVELOPMENTS, view=view),
            "Development cards not yet bought; their order is left to chance.",
            "",
            Secret("pile", lambda p, knowing: hidden(p.pile)),
        ),
        "knights": Field(each(READ.between(0, PILE_COUNTS[0]), "."), "Knights played by each seat.",
            edit=FieldEdit(letter="K")),
        "longest_road": Field(maybe(seat, -1), "Who holds the longest road card.", "road_holder"),
        "largest_army": Field(maybe(seat, -1), "Who holds the largest army card.", "army_holder"),
        "carded": Field(READ.truth, "Has a development card been played this turn?"),
        "offers": Field(counted, "Offers made this turn."),
        "underway": Field(
            what_is_underway(most, fewest, resources),
            "What a stage within a phase needs to know, or null.",
            "",
            Secret("underway", underway_seen),
        ),
    })  # fmt: skip


SECRETS = table().secrets
"""What not everybody may see."""
