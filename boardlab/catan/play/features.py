"""What a position of Catan is like for a seat, as named numbers: harvests, sites in reach, hand, races, points.

A seat's own hand and cards count by kind, those of others by their number only, so that a view and a whole position
give the seat the same numbers. Of a hand that is hidden nothing is said beyond its size.
"""

from __future__ import annotations

from functools import lru_cache

from boardlab.catan.actions import DISCARD, DRAW, STEAL
from boardlab.catan.board import ENDS_MASK, NEXT, SITES_OF_TILE, TILES_OF_SITE, bits
from boardlab.catan.cards import (
    CITY_COST,
    DEVELOPMENT_COST,
    HAND,
    KINDS,
    KNIGHT,
    LANE,
    ONE,
    PILE_COUNTS,
    ROAD_COST,
    SETTLEMENT_COST,
    VICTORY_POINT,
    counts_of,
    size,
)
from boardlab.catan.island import DESERT, GENERIC, WAYS_OF, Island
from boardlab.catan.options import CARD_POINTS, CITIES, HAND_LIMIT, ROADS, SETTLEMENTS
from boardlab.catan.pieces import Seats
from boardlab.catan.state import State

NAMES = (
    "points",  # with the own point cards
    "points_over_6",
    "points_over_8",
    "behind",  # points by which the best rival is ahead, 0 where none is
    "lumber",  # ways of 36 in which a roll brings a card of the kind, twice for a city; so the four below
    "brick",
    "wool",
    "grain",
    "ore",
    "kinds",  # kinds of resource that are harvested
    "road_pair",  # the smaller harvest of lumber and brick
    "city_pair",  # the smaller harvest of grain and half of ore
    "harbour",  # has one for every kind
    "harbour_ways",  # harvest of the kinds that own special harbours take
    "blocked",  # harvest under the robber
    "site_now",  # worth of the best site one could settle
    "site_next",  # of the best one that one road would open
    "site_later",  # of the best one that two roads would open
    "sites_near",  # number of sites within two roads
    "hand",  # resource cards, up to the limit
    "hand_over",  # and beyond
    "cards",  # development cards not played
    "knights",  # played
    "army",  # has the largest army card
    "army_lead",  # knights ahead of the best rival, -3 to 3
    "road",  # length of the longest line, up to 10
    "road_card",  # has the longest road card
    "road_lead",  # roads ahead of the best rival, -4 to 4
    "wait",  # turns of others until the own one
    "roads_left",
    "settlements_left",
    # From here on the own hand by kind, which nobody else knows.
    "knights_held",
    "progress_held",
    "near_city",  # share of the price that the hand pays, swaps with the bank counted; 0 where none can be built
    "near_settlement",
    "near_road",
    "near_card",
    "can_city",
    "can_settlement",
)
"""In the order of :func:`features`."""

_CITY, _SETTLEMENT, _ROAD, _CARD = (
    (counts_of(cost), size(cost)) for cost in (CITY_COST, SETTLEMENT_COST, ROAD_COST, DEVELOPMENT_COST)
)

DRAWN = tuple(
    count / sum(PILE_COUNTS)
    for count in (PILE_COUNTS[VICTORY_POINT], PILE_COUNTS[KNIGHT], sum(PILE_COUNTS[KNIGHT + 1 : VICTORY_POINT]))
)
"""What a card that is bought may turn out to be: a point, a knight, a progress card."""


@lru_cache(maxsize=1 << 10)
def site_table(island: Island) -> tuple[tuple[tuple[int, ...], int, int], ...]:
    """For each intersection: ways of 36 by kind, their sum, and its kinds as a set of bits."""
    found = []
    for tiles in TILES_OF_SITE:
        ways = [0] * len(KINDS)
        for tile in tiles:
            if island.terrain[tile] != DESERT:
                ways[island.terrain[tile]] += WAYS_OF[island.chips[tile]]
        found.append((tuple(ways), sum(ways), sum(1 << kind for kind in KINDS if ways[kind])))
    return tuple(found)


def harvest_by_kind(island: Island, settlements: int, cities: int) -> list[int]:
    """Ways of 36 in which a roll brings these buildings a card of each kind; the robber is left out of account."""
    table, found = site_table(island), [0] * len(KINDS)
    for mask, times in ((settlements, 1), (cities, 2)):
        for site in bits(mask):
            for kind, ways in enumerate(table[site][0]):
                found[kind] += times * ways
    return found


@lru_cache(maxsize=1 << 14)
def _board(
    island: Island, settlements: int, cities: int, rates: int, reached: int, free_ways: int, sites: int, built: int
) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """What follows from the pieces alone: harvest and harbours; and the sites in reach.

    It is asked for the sets themselves, not the pieces: what one seat builds leaves most of the others' as it was.
    """
    table, harbour_at, rate = site_table(island), island.harbour_at, counts_of(rates)
    ways = harvest_by_kind(island, settlements, cities)
    has = sum(1 << kind for kind in KINDS if ways[kind])

    def best(mask: int) -> float:
        most = 0.0
        for site in bits(mask):
            _, total, kinds = table[site]
            worth = total + 2.0 * (kinds & ~has).bit_count()
            harbour = harbour_at[site]
            if harbour >= 0:
                worth += 1.0 if harbour == GENERIC else 0.25 * ways[harbour]
            most = max(most, worth)
        return most

    ends = 0
    for path in bits(free_ways):
        ends |= ENDS_MASK[path]
    ends &= ~reached
    further = 0
    for site in bits(ends & ~built):
        further |= NEXT[site]
    now, one = reached & sites, ends & sites
    two = further & sites & ~now & ~one
    harvest = (
        *ways,
        has.bit_count(),
        min(ways[0], ways[1]),
        min(ways[3], ways[4] / 2),
        float(3 in rate),
        sum(harvested for harvested, each in zip(ways, rate, strict=True) if each == 2),
    )
    return harvest, (best(now), best(one), best(two), (now | one | two).bit_count())


@lru_cache(maxsize=1 << 16)
def nearness(hand: int, rates: int) -> tuple[float, float, float, float]:
    """The share of each price that a hand pays, with swaps at these rates: city, settlement, road, development card."""
    held, rate = counts_of(hand), counts_of(rates)
    found = []
    for cost, whole in (_CITY, _SETTLEMENT, _ROAD, _CARD):
        lacks = spare = 0
        for have, due, each in zip(held, cost, rate, strict=True):
            if have < due:
                lacks += due - have
            else:
                spare += (have - due) // each
        found.append(1 - max(0, lacks - spare) / whole)
    return found[0], found[1], found[2], found[3]


@lru_cache(maxsize=1 << 14)
def nearness_with_one(hand: int, rates: int) -> tuple[float, ...]:
    """The same with one card more, each kind as likely as any other."""
    ways = [nearness(hand + one, rates) for one in ONE]
    return tuple(sum(each) / len(ways) for each in zip(*ways, strict=True))


@lru_cache(maxsize=1 << 14)
def _standing(
    points: Seats, knights: Seats, lengths: Seats, road_holder: int, army_holder: int, seat: int
) -> tuple[float, int, tuple[tuple[int, ...], tuple[int, ...]]]:
    """A seat's open points and those of its best rival; where it stands in the race for the army and for the road."""
    open_points = [
        found + CARD_POINTS * ((other == road_holder) + (other == army_holder)) for other, found in enumerate(points)
    ]
    lead, road_lead = (each[seat] - max(each[:seat] + each[seat + 1 :]) for each in (knights, lengths))
    army = knights[seat], int(seat == army_holder), max(-3, min(3, lead))
    road = min(lengths[seat], 10), int(seat == road_holder), max(-4, min(4, road_lead))
    return open_points[seat], max(open_points[:seat] + open_points[seat + 1 :]), (army, road)


def harvest_blocked(state: State, seat: int) -> int:
    """What the robber costs a seat where it stands, in ways of 36 (catan.production.robber_blocks)."""
    robber = state.robber
    if robber < 0:
        return 0
    pieces = state.pieces
    around, chip = SITES_OF_TILE[robber], pieces.island.chips[robber]
    hit = (pieces.settlements[seat] & around).bit_count() + 2 * (pieces.cities[seat] & around).bit_count()
    return hit * WAYS_OF[chip] if hit and chip else 0


def features(state: State, seat: int) -> tuple[float, ...]:
    """What a position, a view or an open state is like for a seat, in the order of :data:`NAMES`.

    Cards that chance owes count already, as what they may be: one bought, one to be stolen; those put down on a 7 do
    not count any more.
    """
    pieces, stage, active = state.pieces, state.stage, state.active
    settlements, cities, reached = pieces.settlements[seat], pieces.cities[seat], pieces.reached[seat]
    free_ways, rates, roads = pieces.ways[seat] & ~pieces.taken, pieces.rates[seat], pieces.roads[seat]
    harvest, near = _board(pieces.island, settlements, cities, rates, reached, free_ways, pieces.sites, pieces.built)
    hand, held = state.cards >> LANE * seat & HAND, state.developments[seat]
    if stage == DISCARD and state.table.options.discard_order == "simultaneous":
        hand -= state.underway.discards[seat]
    count, bought = size(hand), size(held)
    if stage == STEAL:
        count += (seat == active) - (seat == state.underway.victim)
    elif stage == DRAW:
        bought += seat == active
    points, ahead, races = _standing(
        pieces.points, state.knights, pieces.lengths, state.road_holder, state.army_holder, seat
    )
    fresh_knights = progress = 0.0
    city = settlement = road = card = 0.0
    can_city = can_settle = False
    if not held >> 40:
        kept = held >> 8 * VICTORY_POINT & 0xFF
        fresh_knights = held >> 8 * KNIGHT & 0xFF
        progress = size(held) - fresh_knights - kept
        points += kept
        if stage == DRAW and seat == active:
            points, fresh_knights, progress = points + DRAWN[0], fresh_knights + DRAWN[1], progress + DRAWN[2]
    if not hand >> 40:
        if stage == STEAL and seat == active:
            city, settlement, road, card = nearness_with_one(hand, rates)
        else:
            city, settlement, road, card = nearness(hand, rates)
        if not settlements or cities.bit_count() >= CITIES:
            city = 0.0
        if not reached & pieces.sites or settlements.bit_count() >= SETTLEMENTS:
            settlement = 0.0
        if not free_ways or roads.bit_count() >= ROADS:
            road = 0.0
        can_city, can_settle = city == 1, settlement == 1
    army, road_race = races
    return (
        points,
        points - 6 if points > 6 else 0,
        points - 8 if points > 8 else 0,
        ahead - points if ahead > points else 0,
        *harvest,
        harvest_blocked(state, seat),
        *near,
        min(HAND_LIMIT, count),
        count - HAND_LIMIT if count > HAND_LIMIT else 0,
        bought,
        *army,
        *road_race,
        (seat - active) % len(state.knights),
        ROADS - roads.bit_count(),
        SETTLEMENTS - settlements.bit_count(),
        fresh_knights,
        progress,
        city,
        settlement,
        road,
        card,
        can_city,
        can_settle,
    )
