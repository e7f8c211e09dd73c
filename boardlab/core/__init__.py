"""The part of boardlab that knows no game and no notebook, and needs nothing but the standard library.

Names are loaded when they are first asked for, so that playing does not wait for records and receipts.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

# Not on demand: the module is called like the function, and would hide it.
from boardlab.core.language import Phrase, Seat, Wording, language

if TYPE_CHECKING:
    from boardlab.core.counts import Counts
    from boardlab.core.errors import PlainError
    from boardlab.core.event import Event
    from boardlab.core.picks import Choice, Picks
    from boardlab.core.piece import Piece
    from boardlab.core.position import CHANCE, Action, Position
    from boardlab.core.record import Record
    from boardlab.core.rulebook import Rule, Rulebook
    from boardlab.core.verdict import AmbiguousText, Breach, IllegalAction, ImpossiblePosition, UnreadableText, Verdict

__all__ = [
    "CHANCE",
    "Action",
    "AmbiguousText",
    "Breach",
    "Choice",
    "Counts",
    "Event",
    "IllegalAction",
    "ImpossiblePosition",
    "Phrase",
    "Picks",
    "Piece",
    "PlainError",
    "Position",
    "Record",
    "Rule",
    "Rulebook",
    "Seat",
    "UnreadableText",
    "Verdict",
    "Wording",
    "language",
]

_HOMES = {
    "Action": "position",
    "AmbiguousText": "verdict",
    "Breach": "verdict",
    "CHANCE": "position",
    "Choice": "picks",
    "Counts": "counts",
    "Event": "event",
    "IllegalAction": "verdict",
    "ImpossiblePosition": "verdict",
    "Picks": "picks",
    "Piece": "piece",
    "PlainError": "errors",
    "Position": "position",
    "Record": "record",
    "Rule": "rulebook",
    "Rulebook": "rulebook",
    "UnreadableText": "verdict",
    "Verdict": "verdict",
}


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module 'boardlab.core' has no attribute {name!r}")
    return getattr(import_module(f"boardlab.core.{_HOMES[name]}"), name)


def __dir__() -> list[str]:
    return sorted(__all__)
