"""The part of boardlab that knows no game and no notebook, and needs nothing but the standard library."""

from boardlab.core.event import Event
from boardlab.core.language import Phrase, Seat, Wording, language
from boardlab.core.picks import Choice, Picks
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
    "Event",
    "IllegalAction",
    "ImpossiblePosition",
    "Phrase",
    "Picks",
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
