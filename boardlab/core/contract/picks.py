"""Building an action pick by pick: what may be picked next, and what it would cost.

A *path* is a tuple of keys: the key of a place (``"d3"``), of a verb (``"build"``), of a card (``"card:elevator"``) or
of a choice (``"stack:2"``). ``position.picks(path)`` says what may follow; ``position.refusals(path)`` says why a path
leads nowhere. The page sends keys; no game needs its own front end.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Generic, TypeVar

from boardlab.core.contract.action import Action
from boardlab.core.contract.rulebook import NOWHERE
from boardlab.core.contract.verdict import Breach
from boardlab.core.i18n.language import Phrase, Wording

A = TypeVar("A", bound=Action)


def number_in(key: str, before: str) -> int | None:
    """The number that follows a word in a key; None for other keys, and for numbers that no key has.

    >>> number_in("stack:2", "stack:")
    2
    """
    text = key.removeprefix(before)
    fits = key.startswith(before) and text.isascii() and text.isdigit() and len(text) < 5
    return int(text) if fits else None


def reasons_of_verb(wording: Wording, verb: str, found: tuple[Breach, ...]) -> tuple[Breach, ...]:
    """Why a verb is not possible, before any place has been picked for it.

    What holds wherever one would do it comes alone: missing cards, action points that are spent. Where there is nothing
    of the kind, one sentence says that no place will do: it stands in the game's words under ``nowhere.`` and the verb.
    A single place is never named, as any other might be meant. Where one rule stands in the way, the words may have a
    sentence of their own for it: ``nowhere.build_distance``, by the last part of its id.

    Args:
        wording: the words of the game.
        verb: the key of the verb, ``build`` or ``card:magnet``.
        found: why it is not possible at some place, likely or not.
    """
    general = tuple(breach for breach in found if not breach.places)
    if general or not found:
        return general
    ruled = f"nowhere.{verb.partition(':')[0]}_{found[0].rule.rpartition('.')[2]}"
    keys = (ruled, f"nowhere.{verb.replace(':', '.')}", f"nowhere.{verb.partition(':')[0]}", "nowhere.any")
    why = Phrase(next(key for key in keys if wording.has(key)))
    return (Breach(found[0].rule, {"why": why}, (), NOWHERE),)


@dataclass(frozen=True)
class Choice:
    """One thing that may be picked next, or a verb that may not be, with its reasons."""

    key: str
    label: Phrase
    group: str = ""
    """Wording key of the group a verb belongs to; "" for places and follow-up choices."""
    note: Phrase | None = None
    """A short remark beside the choice: how many cells it could reach, how many are left in the supply."""
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
    vain: bool = False
    """May it be done, though nothing could come of it now? Then it is offered, and not pointed out."""


@dataclass(frozen=True)
class Picks:
    """What may follow a path: choices, what is asked, and the finished action where nothing is left to pick."""

    path: tuple[str, ...]
    prompt: Phrase
    choices: tuple[Choice, ...]
    action: Action | None = None
    """The finished action, when nothing is left to pick."""
    sources: tuple[str, ...] = ()
    """Keys of the places that make these choices possible, to be marked: the building at a harbour, for its rate."""

    def __iter__(self) -> Iterator[Choice]:
        return iter(self.choices)

    def __getitem__(self, key: str) -> Choice:
        for choice in self.choices:
            if choice.key == key:
                return choice
        raise KeyError(key)

    def __contains__(self, key: object) -> bool:
        return any(choice.key == key for choice in self.choices)


@dataclass(frozen=True)
class VerbContext(Generic[A]):
    """What an action type may ask of the position's legal actions when it makes the choice that stands for it."""

    legal: tuple[A, ...]
    """The legal actions."""
    refusals: Callable[[str], tuple[Breach, ...]]
    """Why the verb with this key leads nowhere; empty when it may go on."""
    finished: Callable[..., A | None]
    """The action that a path of keys builds, if nothing more has to be picked; else None."""
