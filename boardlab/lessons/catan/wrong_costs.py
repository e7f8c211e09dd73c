"""What a hand pays for by the rules, and wrong rules of paying as code: what a learner who misremembers a cost says.

Hands and costs are bundles of cards (:mod:`boardlab.catan.cards`), costs by the name of the purchase.
"""

from __future__ import annotations

from collections.abc import Mapping

from boardlab.catan.cards import COSTS, bundle, counts_of, holds, size

Costs = Mapping[str, int]

EVERY_KIND = {**COSTS, "settlement": bundle((1, 1, 1, 1, 1))}
"""A settlement costs one card of every kind."""
CARD_WITHOUT_ORE = {**COSTS, "development": bundle((0, 0, 1, 1, 0))}
"""A development card costs wool and grain alone."""
SWAPPED_CITY = {**COSTS, "city": bundle((0, 0, 0, 3, 2))}
"""Three grain and two ore for a city, the other way round."""
CITY_ON_TOP = {**COSTS, "city": COSTS["settlement"] + COSTS["city"]}
"""A city costs its settlement once more."""


def payable(hand: int, costs: Costs = COSTS) -> tuple[str, ...]:
    """The purchases a hand could pay, each by itself."""
    return tuple(name for name, cost in costs.items() if holds(hand, cost))


def payable_by_number(hand: int) -> tuple[str, ...]:
    """Pays with any cards, as long as there are enough of them."""
    return tuple(name for name, cost in COSTS.items() if size(hand) >= size(cost))


def at_once(hand: int) -> int:
    """The most purchases of different kinds that a hand could pay together."""
    found = {0: hand}
    for chosen in range(1, 1 << len(COSTS)):
        low = chosen & -chosen
        left, cost = found.get(chosen ^ low), tuple(COSTS.values())[low.bit_length() - 1]
        if left is not None and holds(left, cost):
            found[chosen] = left - cost
    return max(chosen.bit_count() for chosen in found)


def lacking(hand: int, cost: int) -> tuple[int, ...]:
    """How many cards of each kind are missing for a cost."""
    return tuple(max(0, need - have) for need, have in zip(counts_of(cost), counts_of(hand), strict=True))


def missing(hand: int, cost: int) -> int:
    """How many cards are missing for a cost."""
    return sum(lacking(hand, cost))


def missing_by_number(hand: int, cost: int) -> int:
    """Counts the cards of the hand whatever their kind."""
    return max(0, size(cost) - size(hand))


def kinds_missing(hand: int, cost: int) -> int:
    """Counts the kinds that are missing, not the cards."""
    return sum(count > 0 for count in lacking(hand, cost))
