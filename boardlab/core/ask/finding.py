"""What a position answers to a question, one thing at a time, and the functions of a game that find it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from boardlab.core.contract.functions import OnPosition
from boardlab.core.i18n.language import Phrase


@dataclass(frozen=True)
class Finding:
    """One thing that a position answers."""

    says: Phrase
    places: tuple[str, ...] = ()
    """Keys of the places it is about, to be lit on the board."""
    rules: tuple[str, ...] = ()
    """The ids of the rules that say so."""
    focus: tuple[str, ...] = ()
    """Those among the places that it comes to, to be ringed: what is struck, where a block would go."""


Known = Callable[[int], bool]
"""Is what a seat holds known to whoever asks?"""
Inquire = OnPosition[[Known], Iterable[Finding]]
"""Answers one question of a position. Of what is not known it says nothing: there the position is made up.

Where there is very much to look at it counts that with a :class:`boardlab.core.ask.work.Work`, whose end ends the
answer.
"""
