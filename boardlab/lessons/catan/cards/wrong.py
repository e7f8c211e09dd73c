"""Wrong rules of development cards, as code: what a learner who misunderstands says."""

from __future__ import annotations

from fractions import Fraction

from boardlab.catan import Position
from boardlab.catan.cards import RESOURCES, counts_of, size
from boardlab.lessons.catan.cards.answers import taken, unseen

# -- the pile ------------------------------------------------------------------------------------------------------


def own_cards_too(p: Position, card: int, seat: int) -> Fraction:
    """Forgets the cards in one's own hand: only what lies face up is gone."""
    cards = unseen(p, seat) + p.developments[seat]
    return Fraction(counts_of(cards)[card], size(cards))


# -- what may be played --------------------------------------------------------------------------------------------


# -- monopoly ------------------------------------------------------------------------------------------------------


def one_from_each(p: Position, kind: str) -> int:
    """Takes one card of each rival who has any."""
    return sum(count > 0 for count in _rivals(p, kind))


def from_one_rival(p: Position, kind: str) -> int:
    """Takes all cards of a single rival, the richest."""
    return max(_rivals(p, kind))


def with_own(p: Position, kind: str) -> int:
    """Counts one's own cards of the kind as well."""
    return taken(p, kind) + counts_of(p.packed_hand(p.active))[RESOURCES.index(kind)]


def _rivals(p: Position, kind: str) -> list[int]:
    at = RESOURCES.index(kind)
    return [counts_of(p.packed_hand(seat))[at] for seat in range(p.players) if seat != p.active]
