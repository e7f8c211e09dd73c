"""The part of boardlab that knows no game and no notebook, and needs nothing but the standard library.

Names are loaded when they are first asked for, so that playing does not wait for records and receipts.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

# Not on demand: the module is called like the function, and would hide it.
from boardlab.core.i18n.language import Phrase, Seat, Wording, language

if TYPE_CHECKING:
    from boardlab.core.contract.event import Event
    from boardlab.core.contract.picks import Choice, Picks
    from boardlab.core.contract.piece import Piece
    from boardlab.core.contract.position import CHANCE, Action, Position
    from boardlab.core.contract.rulebook import Rule, Rulebook
    from boardlab.core.contract.verdict import (
        AmbiguousText,
        Breach,
        IllegalAction,
        ImpossiblePosition,
        UnreadableText,
        Verdict,
    )
    from boardlab.core.counts import Counts
    from boardlab.core.errors import PlainError
    from boardlab.core.play.record import Record

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
    "Action": "contract.position",
    "AmbiguousText": "contract.verdict",
    "Breach": "contract.verdict",
    "CHANCE": "contract.position",
    "Choice": "contract.picks",
    "Counts": "counts",
    "Event": "contract.event",
    "IllegalAction": "contract.verdict",
    "ImpossiblePosition": "contract.verdict",
    "Picks": "contract.picks",
    "Piece": "contract.piece",
    "PlainError": "errors",
    "Position": "contract.position",
    "Record": "play.record",
    "Rule": "contract.rulebook",
    "Rulebook": "contract.rulebook",
    "UnreadableText": "contract.verdict",
    "Verdict": "contract.verdict",
}


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module 'boardlab.core' has no attribute {name!r}")
    return getattr(import_module(f"boardlab.core.{_HOMES[name]}"), name)


def __dir__() -> list[str]:
    return sorted(__all__)
