"""Picking bundles of cards, one card a pick: offers, counter-offers, discards, and what a discovery takes.

``offer give:lumber give:lumber get:ore done`` offers two lumber for one ore; cards may be picked in any order. A
discard is done so too; a discovery with the last card it takes. How they lie on the table says
:mod:`boardlab.catan.picture.asking`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod

from boardlab.catan.actions import Action
from boardlab.catan.cards import ONE, RESOURCES, counts_of, holds, kinds_in
from boardlab.catan.places import kind_phrase
from boardlab.catan.state import State
from boardlab.core.contract.picks import Choice
from boardlab.core.contract.verdict import Breach
from boardlab.core.i18n.language import Phrase

Path = tuple[str, ...]
DONE = "done"
"""The pick that finishes a bundle of as many cards as one likes, or of which one should be sure."""


class CardByCard(ABC):
    """What picks an action card by card. ``keys`` are the picks after its verb."""

    @abstractmethod
    def built(self, p: State, keys: Path) -> Action | None:
        """The finished action these picks mean, legal or not; None while it is not finished or cannot be read."""

    @abstractmethod
    def so_far(self, p: State, keys: Path) -> Action:
        """The action that the picks mean if no more cards are picked."""

    @abstractmethod
    def forgiven(self, p: State, keys: Path) -> str:
        """Id of the rule that an unfinished action breaks only because cards are still missing; "" for none.

        Its breach is not shown while cards are being picked.
        """

    @abstractmethod
    def card_choices(self, p: State, keys: Path) -> tuple[Choice, ...]:
        """The cards that may be picked next."""

    @abstractmethod
    def card_prompt(self, p: State, keys: Path) -> Phrase:
        """What is asked after these picks."""

    def stuck(self, p: State, keys: Path) -> tuple[Breach, ...]:
        """The breaches that keep every further card from finishing these picks; empty where some card may."""
        return ()

    def choices_among(self, p: State, keys: Path, side: str, cards: int) -> tuple[Choice, ...]:
        """One choice for each kind among some cards; the last card that is needed finishes the action."""
        found = []
        for kind in kinds_in(cards):
            key = f"{side}:{RESOURCES[kind]}"
            left = counts_of(cards)[kind]
            label = Phrase(f"choice.{side}", {"kind": kind_phrase(kind)})
            note = Phrase("note.in_hand", {"n": left}) if side == "give" else None
            found.append(Choice(key, label, note=note, action=self.built(p, (*keys, key))))
        return tuple(found)


def picked(keys: Path, word: str) -> int | None:
    """The bundle that some keys pick, each such as ``give:lumber`` for one card; None where any key is no such pick."""
    cards = 0
    for key in keys:
        side, _, name = key.partition(":")
        if side != word or name not in RESOURCES:
            return None
        cards += ONE[RESOURCES.index(name)]
    return cards if len(keys) <= 95 else None


def left_in_hand(p: State, keys: Path) -> int:
    """The cards of the hand that are not picked yet."""
    hand = p.packed_hand(p.decider)
    given = picked(tuple(key for key in keys if key.startswith("give:")), "give") or 0
    return hand - given if holds(hand, given) else 0
