"""The fields of a position: how each is written and read, what it tells, where a position keeps it, who may see it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from boardlab.core.contract.drafts import Secret
from boardlab.core.i18n.language import seat_letter
from boardlab.core.text.codecs import Codec, bits_in, line_only, maybe, unchanged
from boardlab.core.text.notation import Field, FieldEdit, FieldTable, by_seat
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
from boardlab.creed.units import (
    size,
)
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


def table_for(part: Mapping[str, str]) -> FieldTable:
    """The fields as the parts of a line tell: for its players, its board and the seat that has the turn."""
    layout = layout_named(READ.digits("players", part["players"]), OPTIONS.parse("options", part["options"]))
    return table(layout.players, layout, mover=READ.seat_at("player", part["player"]))


@cache
def table(
    players: int = 0, layout: Layout | None = None, last_box: int = 62, *, mover: int = 0, view: bool = False
) -> FieldTable:
    """The fields of a position.

    Args:
        players: how many play; 0 where that is not known yet, as is the layout.
        layout: of the board.
        last_box: the number of the last box for cubes; with so many prices there are never more than 63 boxes.
        mover: the seat that has the turn.
        view: may units and tents be hidden?
    """
    fewest, most = (players, players) if players else (min(PLAYERS), max(PLAYERS))
    seat = READ.seat(most)
    seats = set_of(
        seat,
        most,
        lambda found: "".join(map(seat_letter, bits_in(found))) or "-",
        lambda name, word: [] if word == "-" else [READ.seat_at(name, letter) for letter in word],
    )
    boxes = set_of(READ.between(0, last_box), None, "{:x}".format, parse_boxes)
    pile = pile_of_units(view=view)
    tents = Field(
        line_only(hands_of_tokens, lambda name, word: parse_hands_of_tokens(word, mover)),
        of=unchanged,
        secret=Secret("pools", pools_seen),
    )

    def each(codec: Codec, separator: str = "/") -> Codec:
        return READ.per_seat(most, codec, fewest, separator=separator)

    return FieldTable(words={"tents": tents}, fields={
        "players": Field(READ.players(players, PLAYERS, "start_players"), "How many play; as many as there are camps."),
        "options": Field(OPTIONS, "The rulings that differ from the usual ones."),
        "nations": Field(
            each(READ.between(1, 4), ","), "The nation of each seat: it says which special units are its own."
        ),
        "stage": Field(
            READ.one_of(STAGES),
            "What is decided now: in the set-up tents, the starting player, units; a turn, and within it tents given, "
            "returned and laid again; nothing any more.", edit=FieldEdit(words="edit")),
        "round": Field(READ.between(1, MOST_ROUNDS), "The round.", edit=FieldEdit()),
        "first": Field(maybe(seat, -1), "The starting seat, 0 is A; null while that is open.", edit=FieldEdit()),
        "player": Field(seat, "Whose turn it is, or who of two allies has the floor.", "on_turn", edit=FieldEdit()),
        "ended": Field(seats, "Seats of this side that have ended their turn."),
        "idle": Field(READ.between(0, 2), "How often the floor changed between allies since anything was done."),
        "units": Field(
            units_by_cell(layout, view=view),
            "What stands in each cell: owner, front if there are two, line, rank.",
            "",
            Secret("units", units_seen),
        ),
        "camps": Field(
            camps_of_tents(view=view),
            "The nine tents of each camp, row by row from the north.",
            "",
            Secret("camps", camps_seen),
        ),
        "hands": Field(
            each(pile), "Units in hand, by seat.", "hand_piles", by_seat("hand_piles", lambda pile: ~size(pile))
        ),
        "casualties": Field(each(pile), "Removed units, by seat.", "dead",
            edit=FieldEdit(letter="Z", most=OF_A_KIND, words="unit")),
        "ap": Field(each(READ.between(0, MOST_AP), ","), "Action points left this turn, by seat.",
            edit=FieldEdit(letter="Q")),
        # What is kept comes on top of a turn's ten.
        "kept": Field(each(READ.between(0, MOST_AP - TURN_AP), ","), "Action points kept from the last turn, by seat."),
        "boxes": Field(each(boxes), "Boxes with a cube, counted through from 0, by seat."),
        "fortresses": Field(each(READ.between(0, FORTRESSES), ","), "Fortress tokens left, by seat.", "forts"),
        "tents": Field(
            pools_of_tokens(most, fewest, view=view),
            "Tent tokens each seat has still to lay.",
            "pools",
            Secret("pools", pools_seen),
        ),
        "given": Field(
            given_tokens(mover, view=view),
            "Tent tokens the ally was given and has not yet paid back; colours as seen by the player.",
            "",
            Secret("given", given_seen),
        ),
    })  # fmt: skip


SECRETS = table().secrets
"""What not everybody may see."""
