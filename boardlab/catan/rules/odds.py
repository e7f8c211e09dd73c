"""Exact chances: the dice, a stolen card, a card bought; what a site, a seat and a robbed tile may expect."""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from random import Random

from boardlab.catan.actions import Action
from boardlab.catan.board import SITE_AT, TILE_AT, TILES_OF_SITE, bits
from boardlab.catan.cards import counts_of, size
from boardlab.catan.island import WAYS_OF, Island
from boardlab.catan.state import State
from boardlab.core.contract.rule import rule
from boardlab.core.given import place_of

Outcomes = tuple[tuple[Action, Fraction], ...]


@lru_cache(maxsize=4096)
def drawn(actions: tuple[Action, ...], cards: int) -> Outcomes:
    """One card of a bundle, each as likely as any other: by cards, not by kinds (catan.robber.steal_one_random)."""
    counts = counts_of(cards)
    return tuple((act, Fraction(count, sum(counts))) for act, count in zip(actions, counts, strict=True) if count)


def draw_card(actions: tuple[Action, ...], cards: int, rng: Random) -> Action:
    """One card of a bundle, drawn by its chance; see :func:`drawn`."""
    mark = int(rng.random() * size(cards))
    for act in actions:
        mark -= cards & 0xFF
        if mark < 0:
            return act
        cards >>= 8
    raise ValueError("There is no card to draw.")


def site_ways(island: Island, site: int | str, robber: int = -1) -> int:
    """How many of the 36 throws bring a settlement on this site a card, a tile under the robber not counted.

    A throw that feeds it from two tiles counts twice: this is 36 times the cards it may expect from a roll.

    Raises:
        PlainError: where there is no such intersection; it names the nearest.
    """
    tiles = TILES_OF_SITE[place_of(site, SITE_AT)]
    return sum(WAYS_OF[island.chips[tile]] for tile in tiles if island.chips[tile] and tile != robber)


def ways_of_site(island: Island, site: int, kind: int | None = None, robber: int = -1) -> int:
    """In how many of the 36 rolls a number beside a site comes up, of the tiles of one kind or of all; a tile under the
    robber not counted, a number on two tiles counted once.
    """
    tiles = TILES_OF_SITE[site]
    chips = {island.chips[tile] for tile in tiles if tile != robber and kind in (None, island.terrain[tile])}
    return sum(WAYS_OF[chip] for chip in chips if chip)


def harvest_ways(p: State, seat: int, robber: int | None = None) -> int:
    """36 times the cards a seat may expect from a roll, cities counted twice (catan.production.city).

    Args:
        p: the position.
        seat: whose harvest.
        robber: the tile the robber stands on; where it stands now if not given, -1 for nowhere.
    """
    at = p.robber if robber is None else robber
    pieces = p.pieces
    small = sum(site_ways(p.island, site, at) for site in bits(pieces.settlements[seat]))
    return small + 2 * sum(site_ways(p.island, site, at) for site in bits(pieces.cities[seat]))


def blocked_ways(p: State, tile: int | str) -> tuple[int, ...]:
    """What the robber on a tile would cost each seat, in 36ths of a card a roll (catan.production.robber_blocks).

    Raises:
        PlainError: where there is no such tile; it names the nearest.
    """
    tile = place_of(tile, TILE_AT)
    return tuple(harvest_ways(p, seat, -1) - harvest_ways(p, seat, tile) for seat in range(p.players))


def at_least_once(chance: Fraction, rolls: int) -> Fraction:
    """How likely something with this chance happens at least once in so many rolls."""
    return 1 - (1 - chance) ** rolls


@rule("catan.map.chip_odds")
def roll_chance(total: int) -> Fraction:
    """How likely two dice show a sum: ``Fraction(5, 36)`` for 8 (catan.map.chip_odds)."""
    return Fraction(WAYS_OF.get(total, 0), 36)
