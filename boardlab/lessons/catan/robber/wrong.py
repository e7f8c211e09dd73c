"""Wrong rules of the 7, the robber and the theft, as code: what a learner who misunderstands would compute.

The true rules are in ``boardlab.catan.effects`` and ``boardlab.catan.card_rules``.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any

from boardlab.catan import Position
from boardlab.catan.board import SITES_OF_TILE, TILE_AT, TILES, TILES_OF_SITE, bits
from boardlab.catan.cards import SETTLEMENT_COST, bundle, counts_of, size
from boardlab.catan.island import WAYS_OF
from boardlab.catan.options import HAND_LIMIT
from boardlab.lessons.catan.robber import answers as case
from boardlab.lessons.catan.sketching import place

# -- discards --------------------------------------------------------------------------------------------------------


def half(p: Position, seat: int, *, up: bool = False, least: int = HAND_LIMIT + 1, developments: bool = False) -> int:
    """Half a hand: rounded up, of a smaller hand already, or with the development cards."""
    held = p.hand_sizes[seat] + developments * size(p.developments[seat])
    return (held + up) // 2 if held >= least else 0


def down_to_seven(p: Position, seat: int) -> int:
    """All cards beyond seven."""
    return max(p.hand_sizes[seat] - HAND_LIMIT, 0)


def all_hands(p: Position, rule: Callable[..., int], **how: Any) -> int:
    """A wrong rule of one hand, for all of them."""
    return sum(rule(p, seat, **how) for seat in range(p.players))


def one_of_each(p: Position) -> tuple[str, ...]:
    """Puts back from the largest pile, card by card, so that as many kinds as possible are kept."""
    hand = list(counts_of(p.packed_hand(p.decider)))
    given = [0] * len(hand)
    for _ in range(sum(hand) // 2):
        largest = max(range(len(hand)), key=lambda kind: hand[kind])
        hand[largest] -= 1
        given[largest] += 1
    return (case.discard(bundle(given)),)


def saved_for_a_settlement(p: Position) -> tuple[str, ...]:
    """Keeps what a settlement costs, and besides as few kinds as possible."""
    hand, fitting = p.packed_hand(p.decider), case.discards_leaving(p, SETTLEMENT_COST)
    return (case.discard(min(fitting, key=lambda cards: sum(count > 0 for count in counts_of(hand - cards)))),)


def kinds_kept(p: Position, seat: int) -> int:
    """How many kinds a hand holds."""
    return sum(count > 0 for count in counts_of(p.packed_hand(seat)))


# -- the block -------------------------------------------------------------------------------------------------------


def blocks_the_number(p: Position, total: int) -> int:
    """No tile with the number of the robber's tile pays."""
    return 0 if p.robber in p.island.tiles_of[total] else case.paid(p, total)


def blocks_the_robbed_only(p: Position, total: int, robbed: int) -> int:
    """The blocked tile pays all but the player who was robbed."""
    beside = sum(case.built_cards(p, p.robber, seat) for seat in range(p.players) if seat != robbed)
    return case.paid(p, total) + (beside if p.robber in p.island.tiles_of[total] else 0)


def blocks_the_building(p: Position, total: int, seat: int) -> int:
    """A building beside the robber gets nothing from any tile."""
    found = 0
    for weight, mine in ((1, p.pieces.settlements[seat]), (2, p.pieces.cities[seat])):
        for site in bits(mine & ~SITES_OF_TILE[p.robber]):
            found += weight * sum(tile in p.island.tiles_of[total] for tile in TILES_OF_SITE[site])
    return found


def best_without_cities(p: Position) -> frozenset[str]:
    """The tile that costs the others most if cities are taken for settlements."""
    theirs = p.pieces.built & ~(p.pieces.settlements[p.active] | p.pieces.cities[p.active])
    return _best_tile(p, lambda tile: (theirs & SITES_OF_TILE[tile]).bit_count())


def likeliest_tile(p: Position) -> frozenset[str]:
    """A tile with the likeliest number, whoever lives there."""
    return _best_tile(p, lambda tile: 1)


def _best_tile(p: Position, weight: Callable[[int], int]) -> frozenset[str]:
    """The tile where this weight for each throw that pays makes most."""
    ways = [WAYS_OF.get(chip, 0) for chip in p.island.chips]
    return frozenset({TILES[max(range(len(TILES)), key=lambda tile: weight(tile) * ways[tile])]})


def is_likeliest(p: Position, picked: frozenset[str]) -> bool:
    """Is a single tile picked, one with a 6 or an 8?"""
    return len(picked) == 1 and all(p.island.chips[TILE_AT[key]] in (6, 8) for key in picked)


# -- the theft -------------------------------------------------------------------------------------------------------


def with_empty_hands(p: Position) -> tuple[int, ...]:
    """Everybody beside mountains 4 can be robbed, cards or not."""
    return tuple(seat for seat in p.pieces.neighbours[TILE_AT[place("mountains 4")]] if seat != p.decider)


def anybody(p: Position) -> tuple[int, ...]:
    """Everybody else can be robbed, wherever they live."""
    return tuple(seat for seat in range(p.players) if seat != p.decider)


def per_kind(p: Position) -> Fraction:
    """Each kind in the hand is taken for equally likely."""
    return Fraction(1, sum(count > 0 for count in counts_of(p.packed_hand(p.underway.victim))))


# -- knights and odds ------------------------------------------------------------------------------------------------
