"""A quick policy for playouts: a dozen rules with names, the first that has something to say decides.

It plays sensibly and without malice, and reads the sets of an open state instead of the list of legal actions, which is
what its speed comes from. Search plays on with it: whoever plays out a position knows all cards, but of hands it looks
at its own alone and at the sizes of others, so it decides the same on what its seat sees.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from random import Random

from boardlab.catan.actions import (
    ACT,
    ANSWER,
    CLAIMS,
    CONFIRM,
    DISCARD,
    ENDS_TURN,
    FOUND,
    FOUND_ROAD,
    FREE_ROAD,
    RIDE,
    ROBBER,
    ROLL,
    ROLLS,
    TRADE,
    Action,
    Kind,
    action,
)
from boardlab.catan.board import BIT, ENDS, NEXT, PATHS_AT, SITES_OF_TILE, bits
from boardlab.catan.cards import (
    BANK,
    CITY_COST,
    DEVELOPMENT_COST,
    DISCOVERY,
    HAND,
    KINDS,
    KNIGHT,
    MONOPOLY,
    ONE,
    PER_KIND,
    ROAD_BUILDING,
    ROAD_COST,
    SETTLEMENT_COST,
    SHIFT,
    bundle,
    counts_of,
    holds,
    size,
)
from boardlab.catan.island import GENERIC, WAYS_OF, Island
from boardlab.catan.options import CARD_POINTS, CITIES, ROADS, SETTLEMENTS
from boardlab.catan.play.features import harvest_blocked, site_table
from boardlab.catan.roads import longest_through
from boardlab.catan.rules.progress_cards import PLAYS
from boardlab.catan.rules.robber.moving import candidates, closed_tiles
from boardlab.catan.rules.winning import may_claim
from boardlab.catan.state import State

Rule = Callable[[State, int], Action | None]
"""``rule(state, seat)``: what the seat does, which is legal, or None where the rule has nothing to say."""

KEPT = 3
"""So many cards it keeps in hand rather than buy a development card with all it has."""
MANY = 4
"""A monopoly pays from so many cards on; with more in hand it lays roads that lead nowhere, for the longest road."""


# -- places, each worked out once for an island or a set of roads --------------------------------------------------


@lru_cache(maxsize=1 << 10)
def site_worths(island: Island) -> tuple[int, ...]:
    """What each intersection is worth: twice its ways, three for each kind, one for a harbour."""
    return tuple(
        2 * ways + 3 * kinds.bit_count() + (harbour >= 0) * (2 if harbour == GENERIC else 1)
        for (_, ways, kinds), harbour in zip(site_table(island), island.harbour_at, strict=True)
    )


@lru_cache(maxsize=1 << 14)
def best_site(island: Island, sites: int) -> int:
    """The most valuable of some intersections."""
    worths = site_worths(island)
    return max(bits(sites), key=worths.__getitem__)


@lru_cache(maxsize=1 << 14)
def best_path(island: Island, paths: int, reached: int, sites: int, built: int) -> int:
    """The path of some that leads to the best place to settle, at its end or one step beyond; -1 where none does."""
    worths, found, most = site_worths(island), -1, 0
    for path in bits(paths):
        for end in ENDS[path]:
            if not reached & BIT[end]:
                worth = 2 * worths[end] if sites & BIT[end] else 0
                if not built & BIT[end]:
                    for site in bits(NEXT[end] & sites & ~reached):
                        worth = max(worth, worths[site])
                if worth > most:
                    found, most = path, worth
    return found


@lru_cache(maxsize=1 << 12)
def longest_path(roads: int, paths: int, blocked: int) -> int:
    """The path of some that makes the longest line; -1 where there is none."""
    return max(bits(paths), key=lambda path: longest_through(path, roads | BIT[path], blocked), default=-1)


@lru_cache(maxsize=1 << 15)
def paying_swap(hand: int, rates: int, goals: tuple[int, ...]) -> tuple[int, int] | None:
    """The first swap of those that pay for the first of some purchases that swaps can pay for, as (give, get)."""
    held, rate = counts_of(hand), counts_of(rates)
    for goal in goals:
        due = counts_of(goal)
        lacks = [kind for kind in KINDS if held[kind] < due[kind]]
        short = sum(due[kind] - held[kind] for kind in lacks)
        spare = [(held[kind] - due[kind]) // rate[kind] if held[kind] > due[kind] else 0 for kind in KINDS]
        if short and sum(spare) >= short:
            give = min((kind for kind in KINDS if spare[kind]), key=rate.__getitem__)
            return ONE[give] * rate[give], ONE[lacks[0]]
    return None


# -- the rules of a turn, in the order in which they are asked -----------------------------------------------------


def claim(state: State, seat: int) -> Action | None:
    """Declare the win where the rulings ask for it."""
    return CLAIMS[seat] if may_claim(state) else None


def city(state: State, seat: int) -> Action | None:
    """Make a city of the best settlement."""
    mine = state.pieces.settlements[seat]
    if mine and holds(state.cards >> SHIFT[seat] & HAND, CITY_COST) and state.pieces.cities[seat].bit_count() < CITIES:
        return action(Kind.CITY, seat, best_site(state.pieces.island, mine))
    return None


def settle(state: State, seat: int) -> Action | None:
    """Settle on the best site in reach."""
    pieces = state.pieces
    if state.stage == FOUND:
        return action(Kind.SETTLEMENT, seat, best_site(pieces.island, pieces.sites))
    free = pieces.reached[seat] & pieces.sites
    left = pieces.settlements[seat].bit_count() < SETTLEMENTS
    if free and left and holds(state.cards >> SHIFT[seat] & HAND, SETTLEMENT_COST):
        return action(Kind.SETTLEMENT, seat, best_site(pieces.island, free))
    return None


def knight(state: State, seat: int) -> Action | None:
    """Ride where the robber stands on an own tile, and else after the roll."""
    if state.carded or not (state.developments[seat] - state.fresh * (seat == state.active)) & 0xFF:
        return None
    if state.stage == ROLL and not harvest_blocked(state, seat):
        return None
    return action(Kind.PLAY, seat, card=KNIGHT)


def progress(state: State, seat: int) -> Action | None:
    """Play a progress card: two roads where they lead to a site, the two cards that are lacked, or many of a kind."""
    ready = state.developments[seat] - state.fresh
    if state.carded or not ready >> 8:
        return None
    hand = state.cards >> SHIFT[seat] & HAND
    for mask, plays in PLAYS:
        for act in plays(state, seat) if ready & mask else ():
            if act.card == ROAD_BUILDING:
                if _way(state, seat) >= 0:
                    return act
            elif act.card == DISCOVERY:
                got = hand + act.get
                if holds(got, CITY_COST) or (_open(state, seat) and holds(got, SETTLEMENT_COST)):
                    return act
            elif act.card == MONOPOLY:
                lying = counts_of((state.cards >> BANK) + hand)
                if PER_KIND - lying[ONE.index(act.get)] >= MANY:
                    return act
    return None


def swap(state: State, seat: int) -> Action | None:
    """Swap with the bank what brings a city or a settlement at once; a road where no site is in reach."""
    if state.stage not in (TRADE, ACT):
        return None
    hand, pieces = state.cards >> SHIFT[seat] & HAND, state.pieces
    goals: tuple[int, ...] = (
        (CITY_COST,) if pieces.settlements[seat] and pieces.cities[seat].bit_count() < CITIES else ()
    )
    if pieces.reached[seat] & pieces.sites and pieces.settlements[seat].bit_count() < SETTLEMENTS:
        goals += (SETTLEMENT_COST,)
    else:
        goals += (ROAD_COST,)
    found = paying_swap(hand, pieces.rates[seat], goals)
    if found is not None and holds(state.cards >> BANK, found[1]):
        return action(Kind.MARITIME, seat, give=found[0], get=found[1])
    return None


def road(state: State, seat: int) -> Action | None:
    """Lay a road towards the best site, where none is in reach; the first and the free ones anyway."""
    pieces = state.pieces
    if state.stage in (FOUND_ROAD, FREE_ROAD):
        around = PATHS_AT[state.underway.last] if state.stage == FOUND_ROAD else pieces.ways[seat]
        paths = around & ~pieces.taken
        way = best_path(pieces.island, paths, pieces.reached[seat], pieces.sites, pieces.built)
        return action(Kind.ROAD, seat, way if way >= 0 else paths.bit_length() - 1)
    hand = state.cards >> SHIFT[seat] & HAND
    if not holds(hand, ROAD_COST) or _open(state, seat):
        return None
    way = _way(state, seat)
    if way < 0 and size(hand) > MANY and pieces.roads[seat].bit_count() < ROADS:
        way = longest_path(pieces.roads[seat], pieces.ways[seat] & ~pieces.taken, pieces.others(seat))
    return action(Kind.ROAD, seat, way) if way >= 0 else None


def _open(state: State, seat: int) -> int:
    return state.pieces.reached[seat] & state.pieces.sites


def _way(state: State, seat: int) -> int:
    """The path to lay a road on next; -1 where none leads to a site, or no road is left."""
    pieces = state.pieces
    if pieces.roads[seat].bit_count() >= ROADS:
        return -1
    paths = pieces.ways[seat] & ~pieces.taken
    return best_path(pieces.island, paths, pieces.reached[seat], pieces.sites, pieces.built)


def card(state: State, seat: int) -> Action | None:
    """Buy a development card with cards to spare."""
    hand = state.cards >> SHIFT[seat] & HAND
    if state.pile and holds(hand, DEVELOPMENT_COST) and size(hand) > KEPT:
        return action(Kind.BUY, seat)
    return None


def end(state: State, seat: int) -> Action | None:
    """Roll, or hand the dice on."""
    return ROLLS[seat] if state.stage == ROLL else ENDS_TURN[seat]


# -- the rules of other moments ------------------------------------------------------------------------------------


def discard(state: State, seat: int) -> Action | None:
    """Put back what there is most of."""
    return action(Kind.DISCARD, seat, give=put_back(state.cards >> SHIFT[seat] & HAND))


@lru_cache(maxsize=1 << 13)
def put_back(hand: int) -> int:
    """Half of a hand, rounded down: card by card of the kind that is had most of."""
    left = list(counts_of(hand))
    for _ in range(size(hand) // 2):
        left[left.index(max(left))] -= 1
    return hand - bundle(left)


def robber(state: State, seat: int) -> Action | None:
    """Where it costs the leader most, and itself nothing."""
    pieces, most, leader = state.pieces, -1, -1
    for other in range(len(state.knights)):
        if other != seat:
            points = 100 * pieces.points[other] + size(state.cards >> SHIFT[other] & HAND)
            points += 100 * CARD_POINTS * ((other == state.road_holder) + (other == state.army_holder))
            if points > most:
                most, leader = points, other
    own = pieces.settlements[seat] | pieces.cities[seat]
    ranked = tiles_against(pieces.island, own, pieces.settlements[leader], pieces.cities[leader])
    closed = closed_tiles(state)
    tile = next(tile for tile in ranked if tile not in closed)
    victims = candidates(state, seat, tile)
    victim = leader if leader in victims else max(victims, default=-1)
    return action(Kind.ROBBER, seat, tile, victim)


@lru_cache(maxsize=1 << 13)
def tiles_against(island: Island, own: int, settlements: int, cities: int) -> tuple[int, ...]:
    """All tiles, first those where the robber costs the owner of these buildings most, last those that touch one's
    own.
    """

    def worth(tile: int) -> int:
        around = SITES_OF_TILE[tile]
        hit = (settlements & around).bit_count() + 2 * (cities & around).bit_count()
        return hit * WAYS_OF.get(island.chips[tile], 0) - 50 * bool(own & around)

    return tuple(sorted(range(len(SITES_OF_TILE)), key=worth, reverse=True))


def refuse(state: State, seat: int) -> Action | None:
    """Trade with nobody."""
    return action(Kind.DECLINE if state.stage == ANSWER else Kind.WITHDRAW, seat)


OWN_TURN: tuple[Rule, ...] = (claim, city, settle, knight, progress, swap, road, card, end)
RULES: dict[str, tuple[Rule, ...]] = {
    FOUND: (settle,),
    FOUND_ROAD: (road,),
    FREE_ROAD: (road,),
    ROLL: (claim, knight, end),
    DISCARD: (discard,),
    ROBBER: (robber,),
    RIDE: (robber,),
    ANSWER: (refuse,),
    CONFIRM: (refuse,),
}
"""The rules asked in each stage; in all others those of the own turn."""


def decide(state: State, rng: Random) -> Action:
    """What the seat that decides does: for playouts that trust it to be legal."""
    seat = state.decider
    for rule in RULES.get(state.stage, OWN_TURN):
        found = rule(state, seat)
        if found is not None:
            return found
    raise ValueError(f"No rule of the policy knows what to do in the stage {state.stage}.")


def policy(state: State, legal: Sequence[Action], rng: Random) -> Action:
    """The same for :func:`boardlab.core.play.playout.playout` and whoever lists what is legal."""
    return decide(state, rng)
