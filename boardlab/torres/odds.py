"""Exact chances: how soon a wanted action card is found."""

from __future__ import annotations

from fractions import Fraction

from boardlab.torres.cards import CARDS
from boardlab.torres.effects import DRAWN


def chance_of_card(purchases: int, *, bury: bool = True) -> Fraction:
    """The chance to have seen one wanted card of the own deck after some purchases, on a shuffled deck.

    Each purchase shows the top three cards and keeps one (torres.buy.draw). The player keeps any card but the wanted
    one until it shows.

    Args:
        purchases: how many cards are bought, 0 to 10.
        bury: put the other two cards at the bottom, so that the next purchase shows new ones; otherwise they go back on
            top and each purchase shows one new card.

    Raises:
        ValueError: for a number of purchases the deck cannot give.

    >>> [str(chance_of_card(n)) for n in range(1, 5)]
    ['3/10', '3/5', '9/10', '1']
    """
    if not 0 <= purchases <= len(CARDS):
        raise ValueError(f"A deck of {len(CARDS)} cards gives 0 to {len(CARDS)} purchases, not {purchases}.")
    if not purchases:
        return Fraction(0)
    new = DRAWN if bury else 1
    return Fraction(min(len(CARDS), DRAWN + new * (purchases - 1)), len(CARDS))
