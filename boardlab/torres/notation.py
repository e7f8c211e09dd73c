"""Positions as text and as plain data.

A position is one line of sixteen fields::

    torres/1 turn 2.2 AA ........./…/... d3e6/b6c3/g3 f5 24,31,32 2/32/32 1 30 5.2.1.0.0 acd/-/b - efghij/…/… -

version, stage, phase and round, starter and seat to decide, towers row by row from row 8 to row 1 (``.`` bare, then
blocks in base 62), knights by seat, king, scores, stacks by seat, blocks left of the stack in use, common supply, AP
with spent, built, bought and played, hands, cards bought this turn, decks from the top, cards just drawn. Cards are
the letters a to j in the order of the rulebook. ``-`` is nothing. A last field ``puzzle`` marks a position that no
game can reach.

Another edition than the usual one, or rulings that differ from it, make a line of version 2: the edition and what is
ruled otherwise come after the version, and three more fields at the end: blocks kept by seat, the seat that started the
phase where each round has its own starter, the master card. ::

    torres/2 huch,stack_cap=none turn 2.2 … - 0,2,0 - -

A position is written in the lowest version that can say it.
"""

from __future__ import annotations

from boardlab.core.text.notation import Notation
from boardlab.torres.codecs import READ
from boardlab.torres.fields import table
from boardlab.torres.json_codec import read
from boardlab.torres.options import RIO_GRANDE_2005
from boardlab.torres.position import Position, View
from boardlab.torres.rules.validation import impossible, unreachable
from boardlab.torres.state import NOTHING, State

_LINE = (
    "{stage} {phase}.{round} {starter}{player} {heights} {knights} {king} {scores} {stacks} {turn_stack} {supply} "
    "{ap}.{spent}.{built}.{bought}.{played} {hands} {fresh} {decks} {looking}"
)


def _version(p: State) -> int:
    """Version 1 knew the edition of 2005 only."""
    return 2 if p.options != RIO_GRANDE_2005 or p.aside != NOTHING else 1


NOTATION = Notation(
    "torres",
    READ,
    lambda p: table(),
    {1: f"torres/1 {_LINE}", 2: f"torres/2 {{options}} {_LINE} {{kept}} {{opener}} {{master}}"},
    version=_version,
    needed=("heights", "knights"),
    longest=1200,
    position=Position,
    view=View,
    read=read,
    impossible=impossible,
    unreachable=unreachable,
    title="A position of Torres",
    about=(
        "What Position.to_json writes and boardlab.torres.from_json reads. Only heights and knights are needed to "
        "read; the rest is then filled in, and version 1, which knew one edition, is read too. What a schema "
        "cannot say (no two figures on a cell, castles not taller than their area, 92 blocks in all) from_json "
        "checks."
    ),
)
to_text, to_json, schema = NOTATION.to_text, NOTATION.to_json, NOTATION.schema
parse, from_json, read_view = NOTATION.parse, NOTATION.from_json, NOTATION.read_view
