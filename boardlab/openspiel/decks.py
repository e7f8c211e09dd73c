"""Cards of Torres that are drawn when they are looked at: a game for OpenSpiel shuffles no decks.

Where a purchase looks at cards whose place in the deck nobody knows, chance says card by card which they are. What a
player put back lies where it was put.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from fractions import Fraction

from boardlab.core.contract.drafts import sealed, with_item
from boardlab.core.contract.position import Action, Position
from boardlab.torres.actions import Action as TorresAction
from boardlab.torres.actions import Kind
from boardlab.torres.position import Position as TorresPosition
from boardlab.torres.rules.buying import DRAWN, put_back
from boardlab.torres.state import open_copy


@dataclass(frozen=True)
class Decks:
    """What is known of the order of all decks, top first; -1 for a card that may be any of the others."""

    known: tuple[tuple[int, ...], ...]

    @classmethod
    def of(cls, position: Position) -> Decks:
        """Of decks that nobody has looked at."""
        return cls(tuple((-1,) * len(deck) for deck in _torres(position).deck_cards))

    def alone(self, seat: int) -> Decks:
        """What one seat knows: of its own deck, and nothing of others."""
        return Decks(
            tuple(cards if at == seat else (-1,) * len(cards) for at, cards in enumerate(self.known))
            if len(self.known) > 1
            else self.known
        )

    def draws(self, position: Position, action: Action) -> tuple[tuple[int, int], ...]:
        """The places that chance must fill before an action, as (deck, place in it from the top)."""
        if not isinstance(action, TorresAction) or action.kind != Kind.BUY:
            return ()
        deck, count = (0, 1) if _torres(position).options.deck == "common" else (action.player, DRAWN)
        return tuple((deck, place) for place, card in enumerate(self.known[deck][:count]) if card < 0)

    def outcomes(self, position: Position, deck: int) -> list[tuple[int, Fraction]]:
        """The cards that may lie at an unknown place of a deck, each as (card, chance)."""
        cards = Counter(
            card for card, known in zip(_torres(position).deck_cards[deck], self.known[deck], strict=True) if known < 0
        )
        return [(card, Fraction(cards[card], cards.total())) for card in sorted(cards)]

    def drawn(self, position: Position, deck: int, place: int, card: int) -> tuple[Decks, Position]:
        """What is known, and the position, with a card at a place of a deck."""
        before = _torres(position)
        known, cards = self.known[deck], list(before.deck_cards[deck])
        lies = next(at for at, each in enumerate(cards) if each == card and known[at] < 0)
        cards[place], cards[lies] = cards[lies], cards[place]
        draft = open_copy(before)
        draft.deck_cards = with_item(before.deck_cards, deck, tuple(cards))
        return Decks(with_item(self.known, deck, with_item(known, place, card))), sealed(draft, TorresPosition)

    def after(self, position: Position, action: Action) -> Decks:
        """What is known once an action is done."""
        assert isinstance(action, TorresAction)
        if action.kind == Kind.BUY:
            deck, count = (0, 1) if _torres(position).options.deck == "common" else (action.player, DRAWN)
            return Decks(with_item(self.known, deck, self.known[deck][count:]))
        if action.kind == Kind.KEEP:
            return Decks(with_item(self.known, action.player, put_back(self.known[action.player], action)))
        return self


def _torres(position: Position) -> TorresPosition:
    assert isinstance(position, TorresPosition)
    return position
