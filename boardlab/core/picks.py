"""Building an action pick by pick: what may be picked next, and what it would cost.

A *path* is a tuple of keys: the key of a place (``"d3"``), of a deed (``"build"``), of a card (``"card:elevator"``) or
of a choice (``"stack:2"``). ``position.picks(path)`` says what may follow; ``position.refusals(path)`` says why a path
leads nowhere. The page sends keys; no game needs its own front end.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from boardlab.core.language import Phrase
from boardlab.core.position import Action
from boardlab.core.verdict import Breach


@dataclass(frozen=True)
class Choice:
    """One thing that may be picked next, or a deed that may not be, with its reasons."""

    key: str
    label: Phrase
    group: str = ""
    """Wording key of the group a deed belongs to; "" for places and follow-up choices."""
    note: Phrase | None = None
    """What it would reach: how many cells, how many left."""
    cost: Phrase | None = None
    """What it costs."""
    is_place: bool = False
    """Picked on the board."""
    mark: str = ""
    """How the board marks the place: ``step``, ``door``, ``add``, ``block``, ``piece`` …"""
    breaches: tuple[Breach, ...] = ()
    """Why it may not be picked; empty when it may."""
    action: Action | None = None
    """The action this pick finishes, if it does."""


@dataclass(frozen=True)
class Picks:
    """What may be picked after a path."""

    path: tuple[str, ...]
    prompt: Phrase
    choices: tuple[Choice, ...]
    action: Action | None = None
    """The finished action, when nothing is left to pick."""

    def __iter__(self) -> Iterator[Choice]:
        return iter(self.choices)

    def __getitem__(self, key: str) -> Choice:
        for choice in self.choices:
            if choice.key == key:
                return choice
        raise KeyError(key)

    def __contains__(self, key: object) -> bool:
        return any(choice.key == key for choice in self.choices)
