"""Positions as text and as plain data.

A position is one line of seventeen fields, here on several::

    catan/1 almanac trade/trade/12 AAA F6,P3,P8,A2,… 3w33bl3go s14.30c6r5.9.41/… 0,0
    1.0.2.0.0/… 18.19.17.19.19 kr/-/vv k 13.1.2.2.3 0.1.0.0 A- 35.0.2 -

version; rulings by preset, with those changed; stage, phase and number of the turn; starter, active player and who
decides (``*`` for chance); terrain and number of each tile from the top (F forest, H hills, P pasture, A fields,
M mountains, D desert); the nine harbours clockwise from the north-west (l b w g o by resource, 3 for 3:1); each seat's
settlements, cities and roads by number; the robber's tile; each seat's resource cards and then the bank's (lumber,
brick, wool, grain, ore); development cards by seat, those bought this turn, the pile (k knight, r road building,
d discovery, m monopoly, v victory point); knights played; holders of longest road and largest army; dice, development
cards played and offers made this turn; what is under way. ``-`` is nothing. A last field ``puzzle`` marks a position
that no game can reach.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from boardlab.catan.fields import READ, table
from boardlab.catan.json_codec import read
from boardlab.catan.position import Position, View, make
from boardlab.catan.rules.validation import impossible, unreachable
from boardlab.core.contract.position_base import view_with
from boardlab.core.text.notation import Notation, possible

NOTATION = Notation(
    "catan",
    READ,
    lambda p: table(),
    {
        1: (
            "catan/1 {options} {stage}/{phase}/{turn} {starter}{active}{player} {tiles} {harbours} {pieces} {robber} "
            "{hands} {bank} {developments} {fresh} {pile} {knights} {longest_road}{largest_army} "
            "{dice}.{carded}.{offers} {underway}"
        )
    },
    needed=("roads",),
    longest=2400,
    is_puzzle=unreachable,
    title="A position of Catan",
    about=(
        "What Position.to_json writes and boardlab.catan.from_json reads. Only roads is needed to read; the rest "
        "is then filled in. What a schema cannot say (nineteen cards of each kind, the distance rule, the tiles "
        "and chips of the box) from_json checks."
    ),
)
to_text, to_json, schema = NOTATION.to_text, NOTATION.to_json, NOTATION.schema


def load(doc: Mapping[str, Any]) -> Position:
    """The position of plain data, whatever the rules say of it.

    Raises:
        UnreadableText: when a field is missing, unknown or of the wrong kind.
        ImpossiblePosition: where the rules rule out so much that it cannot even be drawn.
    """
    return make(**read(NOTATION.document(doc)))


def read_view(line: str, _public_state: str, seat: int | None) -> View:
    """The view of a seat that a line describes, as :attr:`boardlab.core.contract.game.Game.read_view` says."""
    doc, _ = NOTATION.parse(line, view=True)
    return view_with(View, seat, read(NOTATION.document(doc), view=True))


def parse(text: str, *, allow_unreachable: bool = False) -> Position:
    """The position a line describes.

    Args:
        text: as :meth:`Position.to_text` writes it.
        allow_unreachable: also accept what no game can reach, as does a line that ends in ``puzzle``.

    Raises:
        UnreadableText: when it is no such line; the message quotes the part that is wrong.
        ImpossiblePosition: when the rules rule it out.
    """
    doc, puzzle = NOTATION.parse(text)
    return from_json(doc, allow_unreachable=allow_unreachable or puzzle)


def from_json(doc: Mapping[str, Any], *, allow_unreachable: bool = False) -> Position:
    """The position plain data describes. What is left out is filled in sensibly.

    Only ``roads`` is needed, a list for each seat. Otherwise: the classic island, the almanac's rulings, the trade
    phase of seat 0 after a roll of 2 and 2, no buildings, empty hands, all other cards in bank and pile, the robber on
    the desert, and the special cards with whoever alone has earned them.

    Args:
        doc: as :meth:`Position.to_json` gives it; ``tiles`` may also be ``"classic"`` or ``"modern"``.
        allow_unreachable: also accept what no game can reach, for puzzles: odd islands, buildings too close together
            or without a road. Two pieces in one place, or more cards than there are, stay impossible.

    Raises:
        UnreadableText: when a field is missing, unknown or of the wrong kind.
        ImpossiblePosition: when the rules rule it out; it lists every reason.
    """
    return possible(load(doc), impossible, unreachable, allow_unreachable=allow_unreachable)
