"""Exact chances: how soon a wanted action card is found."""

from __future__ import annotations

from fractions import Fraction
from math import comb

from boardlab.core.contract.verdict import PlainError
from boardlab.torres.cards import CARDS
from boardlab.torres.rules.buying import DRAWN
from boardlab.torres.wording import WORDING


def chance_of_card(purchases: int, *, bury: bool = True) -> Fraction:
    """The probability of having seen one wanted card of the player's own shuffled deck after some purchases.

    Each purchase shows the top three cards and keeps one (torres.buy.draw). The player keeps any card but the wanted
    one until it shows.

    Args:
        purchases: how many cards are bought, 0 to 10.
        bury: put the other two cards at the bottom, so that the next purchase shows new ones; otherwise they go back on
            top and each purchase shows one new card.

    Raises:
        PlainError: for a number of purchases the deck cannot give.

    >>> [str(chance_of_card(n)) for n in range(1, 5)]
    ['3/10', '3/5', '9/10', '1']
    """
    if not 0 <= purchases <= len(CARDS):
        raise PlainError(WORDING.say("error.purchases", limit=len(CARDS), number=purchases))
    if not purchases:
        return Fraction(0)
    new = DRAWN if bury else 1
    return Fraction(min(len(CARDS), DRAWN + new * (purchases - 1)), len(CARDS))


COPIES = 4
"""How many of each card the common deck holds (torres.comp.cards)."""


def chance_in_common_deck(purchases: int) -> Fraction:
    """The chance to have drawn one of the four copies of a wanted card after some purchases from the full common deck.

    Each purchase gives the top card (torres.buy.common_variant); nobody else buys in between, or their cards are not
    seen.

    Args:
        purchases: how many cards are bought, 0 to 40.

    Raises:
        PlainError: for a number of purchases the deck cannot give.

    >>> [f"{float(chance_in_common_deck(n)):.3f}" for n in range(1, 5)]
    ['0.100', '0.192', '0.277', '0.355']
    """
    whole = COPIES * len(CARDS)
    if not 0 <= purchases <= whole:
        raise PlainError(WORDING.say("error.purchases", limit=whole, number=purchases))
    return 1 - Fraction(comb(whole - COPIES, purchases), comb(whole, purchases))
