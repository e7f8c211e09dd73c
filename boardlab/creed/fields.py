"""The fields of a position: how each is written and read, what it tells, where a position keeps it, who may see it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from boardlab.core.contract.drafts import Secret
from boardlab.core.i18n.language import seat_letter
from boardlab.core.text.codecs import Codec, bits_in, line_only, maybe, unchanged
from boardlab.core.text.field_table import Field, FieldEdit, FieldTable, by_seat
from boardlab.creed.actions import STAGES
from boardlab.creed.board import LAYOUTS, Layout, layout_for
from boardlab.creed.codecs import (
    MOST_AP,
    OF_A_KIND,
    OPTIONS,
    PLAYERS,
    READ,
    camps_of_tents,
    given_tokens,
    hands_of_tokens,
    parse_boxes,
    parse_hands_of_tokens,
    pile_of_units,
    pools_of_tokens,
    set_of,
    units_by_cell,
)
from boardlab.creed.options import FORTRESSES, MOST_ROUNDS, TURN_AP
from boardlab.creed.units import size
from boardlab.creed.view import camps_seen, given_seen, pools_seen, units_seen


def layout_named(players: int, options: Mapping[str, object]) -> Layout:
    """The board for so many players under some rulings.

    Raises:
        UnreadableText: for a number of players that cannot play.
    """
    if players not in (2, 4):
        READ.fail("start_players", players=players)
    named = LAYOUTS.get(str(options.get("layout_2p"))) if players == 2 else None
    return named or layout_for(players, "straight" if players == 2 else "")


class Known(NamedTuple):
    """What is known of a position when its fields are read or written."""

    players: int = 0
    """How many play; 0 where that is not known yet."""
    layout: Layout | None = None
    """Of the board; None where that is not known yet."""
    last_box: int = 62
    """The number of the last box for cubes; with so many prices there are never more than 63 boxes."""
    mover: int = 0
    """The seat that has the turn."""
    view: bool = False
    """May units and tents be hidden?"""


ANY = Known()


def _seats(known: Known) -> Codec:
    """A set of seats; their letters in a line."""
    return set_of(
        READ.seat(known.players),
        known.players or max(PLAYERS),
        lambda found: "".join(map(seat_letter, bits_in(found))) or "-",
        lambda name, word: [] if word == "-" else [READ.seat_at(name, letter) for letter in word],
    )


_WORDS = {
    "tents": Field(
        lambda known: line_only(hands_of_tokens, lambda name, word: parse_hands_of_tokens(word, known.mover)),
        of=unchanged,
        secret=Secret("pools", pools_seen),
    )
}
FIELDS = {
    "players": Field(
        lambda known: READ.players(known.players, "start_players"),
        "How many play; as many as there are camps.",
    ),
    "options": Field(OPTIONS, "The rulings that differ from the usual ones."),
    "nations": Field(
        lambda known: READ.per_seat(known.players, READ.between(1, 4), ","),
        "The nation of each seat: it says which special units are its own.",
    ),
    "stage": Field(
        READ.one_of(STAGES),
        "What is decided now: in the set-up tents, the starting player, units; a turn, and within it tents given, "
        "returned and laid again; nothing any more.",
        edit=FieldEdit(words="edit"),
    ),
    "round": Field(READ.between(1, MOST_ROUNDS), "The round.", edit=FieldEdit()),
    "first": Field(
        lambda known: maybe(READ.seat(known.players), -1),
        "The starting seat, 0 is A; null while that is open.",
        edit=FieldEdit(),
    ),
    "player": Field(
        lambda known: READ.seat(known.players),
        "Whose turn it is, or who of two allies has the floor.",
        "on_turn",
        edit=FieldEdit(),
    ),
    "ended": Field(_seats, "Seats of this side that have ended their turn."),
    "idle": Field(READ.between(0, 2), "How often the floor changed between allies since anything was done."),
    "units": Field(
        lambda known: units_by_cell(known.layout, view=known.view),
        "What stands in each cell: owner, front if there are two, line, rank.",
        "",
        Secret("units", units_seen),
    ),
    "camps": Field(
        lambda known: camps_of_tents(view=known.view),
        "The nine tents of each camp, row by row from the north.",
        "",
        Secret("camps", camps_seen),
    ),
    "hands": Field(
        lambda known: READ.per_seat(known.players, pile_of_units(view=known.view)),
        "Units in hand, by seat.",
        "hand_piles",
        by_seat("hand_piles", lambda pile: ~size(pile)),
    ),
    "casualties": Field(
        lambda known: READ.per_seat(known.players, pile_of_units(view=known.view)),
        "Removed units, by seat.",
        "dead",
        edit=FieldEdit(letter="Z", most=OF_A_KIND, words="unit"),
    ),
    "ap": Field(
        lambda known: READ.per_seat(known.players, READ.between(0, MOST_AP), ","),
        "Action points left this turn, by seat.",
        edit=FieldEdit(letter="Q"),
    ),
    # What is kept comes on top of a turn's ten.
    "kept": Field(
        lambda known: READ.per_seat(known.players, READ.between(0, MOST_AP - TURN_AP), ","),
        "Action points kept from the last turn, by seat.",
    ),
    "boxes": Field(
        lambda known: READ.per_seat(
            known.players, set_of(READ.between(0, known.last_box), None, "{:x}".format, parse_boxes)
        ),
        "Boxes with a cube, counted through from 0, by seat.",
    ),
    "fortresses": Field(
        lambda known: READ.per_seat(known.players, READ.between(0, FORTRESSES), ","),
        "Fortress tokens left, by seat.",
        "forts",
    ),
    "tents": Field(
        lambda known: pools_of_tokens(known.players, view=known.view),
        "Tent tokens each seat has still to lay.",
        "pools",
        Secret("pools", pools_seen),
    ),
    "given": Field(
        lambda known: given_tokens(known.mover, view=known.view),
        "Tent tokens the ally was given and has not yet paid back; colours as seen by the player.",
        "",
        Secret("given", given_seen),
    ),
}
"""The fields, in the order in which plain data has them."""


@cache
def table(known: Known = ANY) -> FieldTable:
    """The fields of a position, by what is known of it."""
    return FieldTable(FIELDS, _WORDS, known)


def table_for(part: Mapping[str, str]) -> FieldTable:
    """The fields as the parts of a line tell: for its players, its board and the seat that has the turn."""
    layout = layout_named(READ.digits("players", part["players"]), OPTIONS.parse("options", part["options"]))
    return table(Known(layout.players, layout, mover=READ.seat_at("player", part["player"])))


SECRETS = table().secrets
"""What not everybody may see."""
