"""Cards as numbers: a bundle is one integer with a byte for each kind, and all hands and the bank are one integer too.

Taking cards is subtraction, giving them is addition, and "does the hand hold this?" is one comparison
(:func:`holds`), so that a payment or a harvest costs one operation however many cards move. The sixth byte of a bundle
counts cards whose kind one may not know: a view of a hidden hand is made of them.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

RESOURCES = ("lumber", "brick", "wool", "grain", "ore")
"""The five kinds of resource card; a kind is an index into this."""
KINDS = range(5)
UNKNOWN = "?"
DEVELOPMENTS = ("knight", "road_building", "discovery", "monopoly", "victory_point")
"""The five kinds of development card (catan.dev.three_kinds, catan.components.progress_split)."""
KNIGHT, ROAD_BUILDING, DISCOVERY, MONOPOLY, VICTORY_POINT = range(5)
PER_KIND = 19
"""Cards of each resource (catan.components.resource_cards)."""
PILE_COUNTS = (14, 2, 2, 2, 5)
"""Development cards of each kind, 25 in all (catan.components.dev_cards)."""

GUARD = 0x80_80_80_80_80
_ONE_SHORT, _TWO_SHORT = 0x7F_7F_7F_7F_7F, 0x7E_7E_7E_7E_7E
"""Added to a bundle, they set the guard of each kind of which it has one, or two."""
LANE = 48
"""Bits of one bundle within the integer of all cards."""
HAND = (1 << LANE) - 1
BANK = 4 * LANE
"""Where the bank's bundle begins: the four seats come first."""
SHIFT = tuple([seat * LANE for seat in range(4)])
_SUM = 0x01_01_01_01_01_01
COUNTED = (1 << 40) - 1
"""The bits of a bundle that count cards of known kinds."""
HIDDEN = 1 << 40
"""One card of unknown kind."""

Counts = tuple[int, ...]


def bundle(counts: Counts | list[int]) -> int:
    """The bundle with these counts: lumber, brick, wool, grain, ore, and cards of unknown kind, if any."""
    found = 0
    for at, count in enumerate(counts):
        found |= count << 8 * at
    return found


def counts_of(cards: int) -> Counts:
    """How many cards of each of the five kinds a bundle holds."""
    return tuple(cards.to_bytes(6, "little")[:5])


def size(cards: int) -> int:
    """How many cards a bundle holds, those of unknown kind included."""
    return (cards * _SUM >> 40) & 0xFF


def hidden(cards: int) -> int:
    """The bundle as others see it: as many cards, of unknown kind."""
    return size(cards) << 40


def holds(cards: int, wanted: int) -> bool:
    """Does a bundle hold at least this?"""
    return ((cards | GUARD) - wanted) & GUARD == GUARD


def any_of(cards: int) -> int:
    """The kinds of which a bundle holds a card, as guard bits."""
    return cards + _ONE_SHORT & GUARD


def two_each(cards: int) -> int:
    """The cards of a bundle, at most two of each kind."""
    return ((cards + _ONE_SHORT & GUARD) + (cards + _TWO_SHORT & GUARD)) >> 7


def kinds_in(cards: int) -> Iterator[int]:
    """The kinds a bundle holds, in order."""
    for kind in KINDS:
        if cards >> 8 * kind & 0xFF:
            yield kind


ONE = tuple([1 << 8 * kind for kind in KINDS])
"""One card of each kind."""
FULL_BANK = bundle((PER_KIND,) * 5) << BANK
"""All cards in the bank, all hands empty (catan.start.bank)."""
FULL_PILE = bundle(PILE_COUNTS)

ROAD_COST = bundle((1, 1, 0, 0, 0))
SETTLEMENT_COST = bundle((1, 1, 1, 1, 0))
CITY_COST = bundle((0, 0, 0, 2, 3))
DEVELOPMENT_COST = bundle((0, 0, 1, 1, 1))
COSTS = {"road": ROAD_COST, "settlement": SETTLEMENT_COST, "city": CITY_COST, "development": DEVELOPMENT_COST}
"""What each purchase costs (catan.build.cost.road, .settlement, .city, .development)."""


def payment(cost: int) -> tuple[int, ...]:
    """What paying this to the bank adds to the integer of all cards, by seat (catan.build.pay)."""
    return tuple((cost << BANK) - (cost << shift) for shift in SHIFT)


ROAD_PAID, SETTLEMENT_PAID, CITY_PAID, DEVELOPMENT_PAID = map(
    payment, (ROAD_COST, SETTLEMENT_COST, CITY_COST, DEVELOPMENT_COST)
)


def named(cards: int) -> dict[str, int]:
    """A bundle by names, kinds with no card left out; ``?`` counts cards of unknown kind."""
    found = {RESOURCES[kind]: count for kind, count in enumerate(counts_of(cards)) if count}
    if cards >> 40:
        found[UNKNOWN] = cards >> 40
    return found


@lru_cache(maxsize=1 << 14)
def parts(cards: int, count: int) -> tuple[int, ...]:
    """Every way to choose this many cards of a bundle; kinds that come first are taken first."""
    if not cards:
        return () if count else (0,)
    card = ONE[((cards & -cards).bit_length() - 1) // 8]
    have = cards // card & 0xFF
    # Ways to choose among the other kinds are shared by many hands, so each is worked out once.
    others = cards - have * card
    fewest = max(0, count - size(others))
    return tuple(
        [
            take * card + chosen
            for take in range(min(have, count), fewest - 1, -1)
            for chosen in parts(others, count - take)
        ]
    )


def parts_by_kind(cards: int, count: int) -> tuple[int, ...]:
    """The ways to choose this many cards that divide one kind at most and take or leave others whole: 80 at most."""
    have = counts_of(cards)
    found = set()
    for divided in KINDS:
        others = [kind for kind in KINDS if kind != divided]
        for whole in range(1 << len(others)):
            chosen = sum(have[kind] << 8 * kind for at, kind in enumerate(others) if whole >> at & 1)
            if 0 <= (rest := count - size(chosen)) <= have[divided]:
                found.add(chosen + (rest << 8 * divided))
    return tuple(sorted(found, key=counts_of, reverse=True))
