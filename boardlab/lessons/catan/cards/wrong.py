"""Wrong rules of development cards, as code: what a learner who misunderstands says."""

from __future__ import annotations

from fractions import Fraction

from boardlab.catan import Position
from boardlab.catan.cards import DEVELOPMENTS, PILE_COUNTS, RESOURCES, counts_of, size
from boardlab.lessons.catan.cards.answers import taken, unseen

# -- the pile ------------------------------------------------------------------------------------------------------


def by_kind(p: Position, card: int) -> Fraction:
    """Takes each of the five kinds as equally likely."""
    return Fraction(1, len(DEVELOPMENTS))


def by_three_kinds(p: Position, card: int) -> Fraction:
    """Takes knights, progress cards and points as equally likely."""
    return Fraction(1, 3)


def as_at_first(p: Position, card: int) -> Fraction:
    """Reckons with the full pile, whatever is gone."""
    return Fraction(PILE_COUNTS[card], sum(PILE_COUNTS))


def by_the_pile_alone(p: Position, card: int, seat: int) -> Fraction:
    """Takes the hidden cards of others out of the pile, but none of them for the kind in question."""
    return Fraction(counts_of(unseen(p, seat))[card], p.pile_size)


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


def from_the_bank(p: Position, kind: str) -> int:
    """Takes what lies in the bank."""
    return p.bank[RESOURCES.index(kind)]


def with_own(p: Position, kind: str) -> int:
    """Counts one's own cards of the kind as well."""
    return taken(p, kind) + counts_of(p.packed_hand(p.active))[RESOURCES.index(kind)]


def _rivals(p: Position, kind: str) -> list[int]:
    at = RESOURCES.index(kind)
    return [counts_of(p.packed_hand(seat))[at] for seat in range(p.players) if seat != p.active]
