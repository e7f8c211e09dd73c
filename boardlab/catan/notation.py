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

from boardlab.catan.codecs import READ
from boardlab.catan.fields import table
from boardlab.catan.json_codec import read
from boardlab.catan.position import Position, View
from boardlab.catan.rules.validation import impossible, unreachable
from boardlab.core.text.notation import Notation

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
    position=Position,
    view=View,
    read=read,
    impossible=impossible,
    unreachable=unreachable,
    title="A position of Catan",
    about=(
        "What Position.to_json writes and boardlab.catan.from_json reads. Only roads is needed to read; the rest "
        "is then filled in. What a schema cannot say (nineteen cards of each kind, the distance rule, the tiles "
        "and chips of the box) from_json checks."
    ),
)
to_text, to_json, schema = NOTATION.to_text, NOTATION.to_json, NOTATION.schema
parse, from_json, read_view = NOTATION.parse, NOTATION.from_json, NOTATION.read_view
