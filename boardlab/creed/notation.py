"""Positions as text and as plain data.

A position is one line of seventeen fields::

    creed/1 2 turn 3 AB -.0 ..i~a.C…/… kbbxb#b…/… iIps…/… e/eo 7,0 2,0 41/3 2,1 -/- 1,2 -

version, players, stage, round, starting seat and seat that has the turn, seats that ended with the changes of floor,
units field by field, camps seat by seat, hands, casualties, AP, AP kept, boxes with a cube (as a set, in base 16),
fortress tokens left, tents in hand (and after a comma those the ally was given), nations, and the rulings that differ
from the usual ones as JSON without blanks.

A cell is ``.`` or the letter of its unit (see :data:`boardlab.creed.units.UNITS`), after ``~`` face down, ``!`` has
attacked, ``+`` once or twice for morale. A tent is ``b`` blank, ``k`` king, ``c`` commander, ``x`` destroyed,
``_`` not laid yet; a capital is of the ally's colour; ``#`` before it is a fortress token, ``!`` a commander all know
of. ``-`` is nothing. A last field ``puzzle`` marks a position that no game can reach. In what a seat sees, ``?`` is
what it may not know.
"""

from __future__ import annotations

import re

from boardlab.core.json_data import Json
from boardlab.core.text.field_table import FieldTable
from boardlab.core.text.notation import Notation
from boardlab.creed.codecs import READ
from boardlab.creed.fields import Known, table, table_for
from boardlab.creed.json_codec import read
from boardlab.creed.position import Position, View
from boardlab.creed.rules.validation import impossible, unreachable
from boardlab.creed.state import State


def _table(p: State | None) -> FieldTable:
    return table() if p is None else table(Known(p.players, p.layout, mover=p.on_turn))


def _seen(alive: str) -> Json:
    return {"alive": int(alive, 16) if re.fullmatch(r"[0-9a-f]{1,2}", alive) else 0}


NOTATION = Notation(
    "creed",
    READ,
    _table,
    {
        1: (
            "creed/1 {players} {stage} {round} {first}{player} {ended}.{idle} {units} {camps} {hands} {casualties} "
            "{ap} {kept} {boxes} {fortresses} {tents} {nations} {options}"
        )
    },
    table_for=table_for,
    needed=("units", "camps"),
    longest=2400,
    position=Position,
    view=View,
    read=read,
    seen=_seen,
    impossible=impossible,
    unreachable=unreachable,
    title="A position of Creed",
    about=(
        "What Position.to_json writes and boardlab.creed.from_json reads. Only units and camps are needed to read; the "
        "rest is then filled in. What a schema cannot say (hidden units on rank 3 only, tiles and tokens that exist) "
        "from_json checks."
    ),
)
to_text, to_json, schema = NOTATION.to_text, NOTATION.to_json, NOTATION.schema
parse, from_json, read_view = NOTATION.parse, NOTATION.from_json, NOTATION.read_view


def public_state(view: State) -> str:
    """What everybody knows beyond the line of a view: which leaders are alive, as a set in base 16."""
    return f"{view.alive:x}"
