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
from collections.abc import Mapping
from typing import Any

from boardlab.core.contract.position_base import view_with
from boardlab.core.text.notation import Notation, possible
from boardlab.creed.fields import READ, table, table_for
from boardlab.creed.json_codec import read
from boardlab.creed.position import Position, View, make
from boardlab.creed.rules.validation import impossible, unreachable
from boardlab.creed.state import State


def _table(p: State | None) -> Any:
    return table() if p is None else table(p.players, p.layout, mover=p.on_turn)


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
    is_puzzle=unreachable,
    title="A position of Creed",
    about=(
        "What Position.to_json writes and boardlab.creed.from_json reads. Only units and camps are needed to read; the "
        "rest is then filled in. What a schema cannot say (hidden units on rank 3 only, tiles and tokens that exist) "
        "from_json checks."
    ),
)
to_text, to_json, schema = NOTATION.to_text, NOTATION.to_json, NOTATION.schema


def load(doc: Mapping[str, Any]) -> Position:
    """The position of plain data, whatever the rules say of it.

    Raises:
        UnreadableText: when a field is missing, unknown or of the wrong kind.
    """
    return make(**read(NOTATION.document(doc)))


def public_state(view: State) -> str:
    """What everybody knows beyond the line of a view: which leaders are alive, as a set in base 16."""
    return f"{view.alive:x}"


def read_view(line: str, alive: str, seat: int | None) -> View:
    """The view of a seat that a line describes, as :attr:`boardlab.core.contract.game.Game.read_view` says."""
    doc, _ = NOTATION.parse(line, view=True)
    parts = read(NOTATION.document(doc), view=True)
    leaders = int(alive, 16) if re.fullmatch(r"[0-9a-f]{1,2}", alive) else 0
    return view_with(View, seat, {**parts, "alive": leaders})


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

    Only ``units`` and ``camps`` are needed. Otherwise: round 2, seat 0 started and has the turn with 10 AP, no boxes
    used, everything that lies nowhere is in hand but for the siege engine, which is a casualty.

    Args:
        doc: as :meth:`Position.to_json` gives it.
        allow_unreachable: also accept what no game can reach, for puzzles: tiles or leaders that are missing, more AP
            than a turn gives. Units on swamps, or too many of a kind, stay impossible.

    Raises:
        UnreadableText: when a field is missing, unknown or of the wrong kind.
        ImpossiblePosition: when the rules rule it out; it lists every reason.
    """
    return possible(load(doc), impossible, unreachable, allow_unreachable=allow_unreachable)
