"""What development cards do by the rules, and wrong rules of them as code: what a learner who misunderstands says.

Each takes a position and gives a number or a chance. The true rules are in ``boardlab.catan.card_rules``.
"""

from __future__ import annotations

from fractions import Fraction

from boardlab.catan import Position
from boardlab.catan.cards import DEVELOPMENTS, PILE_COUNTS, RESOURCES, VICTORY_POINT, counts_of, size

# -- the pile ------------------------------------------------------------------------------------------------------


def unseen(p: Position, seat: int) -> int:
    """The cards whose kind a seat cannot know, a bundle: the pile and what others hold."""
    return p.pile + sum(cards for other, cards in enumerate(p.developments) if other != seat)


def chance(p: Position, card: int, seat: int) -> Fraction:
    """How likely the next card bought is of a kind, by what a seat may know: each unseen card may lie on top."""
    cards = unseen(p, seat)
    return Fraction(counts_of(cards)[card], size(cards))


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


def playable(p: Position, *, fresh: bool = False, points: bool = False, whole_kinds: bool = False) -> int:
    """How many cards in hand the seat may choose from, or would with a wrong rule.

    Args:
        p: the position.
        fresh: lets cards be played that were bought this turn.
        points: lets victory point cards be played.
        whole_kinds: closes a kind when any card of it was bought this turn.
    """
    held, bought = counts_of(p.developments[p.active]), counts_of(p.fresh)
    found = 0
    for card in range(len(DEVELOPMENTS)):
        if card == VICTORY_POINT and not points:
            continue
        if whole_kinds and bought[card]:
            continue
        found += held[card] - (0 if fresh else bought[card])
    return found


# -- monopoly ------------------------------------------------------------------------------------------------------


def taken(p: Position, kind: str) -> int:
    """How many cards monopoly brings (no wrong rule): what the seat has more once it is played."""
    act = p.read_action(f"play monopoly {kind}")
    return size(p.play(act).packed_hand(p.active)) - size(p.packed_hand(p.active))


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


# -- points --------------------------------------------------------------------------------------------------------


def percent(share: Fraction) -> int:
    """A chance in percent, rounded."""
    return round(100 * share)
