"""A quick policy for playouts: a dozen rules with names, the first that has something to say decides.

It plays sensibly and without malice, and reads the sets of an open state instead of the list of legal actions, which is
what its speed comes from. Search plays on with it: it knows all cards, as whoever plays out a position does, but looks
at its own alone.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from random import Random

from boardlab.catan.actions import (
    ACT,
    ANSWER,
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
from boardlab.catan.board import BIT, ENDS, NEXT, SITES_OF_TILE, bits
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
    ROAD_BUILDING,
    ROAD_COST,
    SETTLEMENT_COST,
    SHIFT,
    counts_of,
    holds,
    size,
)
from boardlab.catan.island import GENERIC, WAYS_OF, Island
from boardlab.catan.options import CARD_POINTS, CITIES, ROADS, SETTLEMENTS
from boardlab.catan.play.features import harvest_blocked, site_table
from boardlab.catan.roads import longest_through
from boardlab.catan.state import State

Actions = Sequence[Action]
Rule = Callable[[State, int, Actions], Action | None]
"""``rule(state, seat, legal)``: what the seat does, or None where the rule has nothing to say."""

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


def claim(state: State, seat: int, legal: Actions) -> Action | None:
    """Declare the win where the rulings ask for it."""
    if state.table.options.win_check == "declare":
        return next((act for act in legal if act.kind == Kind.CLAIM), None)
    return None


def city(state: State, seat: int, legal: Actions) -> Action | None:
    """Make a city of the best settlement."""
    mine = state.pieces.settlements[seat]
    if mine and holds(state.cards >> SHIFT[seat] & HAND, CITY_COST) and state.pieces.cities[seat].bit_count() < CITIES:
        return action(Kind.CITY, seat, best_site(state.pieces.island, mine))
    return None


def settle(state: State, seat: int, legal: Actions) -> Action | None:
    """Settle on the best site in reach."""
    pieces = state.pieces
    if state.stage == FOUND:
        return action(Kind.SETTLEMENT, seat, best_site(pieces.island, pieces.sites))
    free = pieces.reached[seat] & pieces.sites
    left = pieces.settlements[seat].bit_count() < SETTLEMENTS
    if free and left and holds(state.cards >> SHIFT[seat] & HAND, SETTLEMENT_COST):
        return action(Kind.SETTLEMENT, seat, best_site(pieces.island, free))
    return None


def knight(state: State, seat: int, legal: Actions) -> Action | None:
    """Ride where the robber stands on an own tile, and else after the roll."""
    if state.carded or not (state.developments[seat] - state.fresh * (seat == state.active)) & 0xFF:
        return None
    if state.stage == ROLL and not harvest_blocked(state, seat):
        return None
    return action(Kind.PLAY, seat, card=KNIGHT)


def progress(state: State, seat: int, legal: Actions) -> Action | None:
    """Play a progress card: two roads where they lead to a site, the two cards that are lacked, or many of a kind."""
    if state.carded or state.stage == ROLL or not (state.developments[seat] - state.fresh) >> 8:
        return None
    for act in legal:
        if act.kind == Kind.PLAY and act.card != KNIGHT:
            if act.card == ROAD_BUILDING:
                if _way(state, seat) >= 0:
                    return act
            elif act.card == DISCOVERY:
                hand = (state.cards >> SHIFT[seat] & HAND) + act.get
                if holds(hand, CITY_COST) or (_open(state, seat) and holds(hand, SETTLEMENT_COST)):
                    return act
            elif act.card == MONOPOLY:
                lying = (state.cards >> BANK) + (state.cards >> SHIFT[seat] & HAND)
                if 19 - counts_of(lying)[ONE.index(act.get)] >= MANY:
                    return act
    return None


def swap(state: State, seat: int, legal: Actions) -> Action | None:
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


def road(state: State, seat: int, legal: Actions) -> Action | None:
    """Lay a road towards the best site, where none is in reach; the first and the free ones anyway."""
    pieces = state.pieces
    if state.stage == FOUND_ROAD:
        paths = sum(BIT[act.place] for act in legal)
        way = best_path(pieces.island, paths, pieces.reached[seat], pieces.sites, pieces.built)
        return action(Kind.ROAD, seat, way) if way >= 0 else legal[0]
    if state.stage == FREE_ROAD:
        way = _way(state, seat)
        return action(Kind.ROAD, seat, way) if way >= 0 else legal[0]
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


def card(state: State, seat: int, legal: Actions) -> Action | None:
    """Buy a development card with cards to spare."""
    hand = state.cards >> SHIFT[seat] & HAND
    if state.pile and holds(hand, DEVELOPMENT_COST) and size(hand) > KEPT:
        return action(Kind.BUY, seat)
    return None


def end(state: State, seat: int, legal: Actions) -> Action | None:
    """Roll, or hand the dice on."""
    return ROLLS[seat] if state.stage == ROLL else ENDS_TURN[seat]


# -- the rules of other moments ------------------------------------------------------------------------------------


def discard(state: State, seat: int, legal: Actions) -> Action | None:
    """Put back what there is most of."""
    return min(legal, key=lambda act: _unevenness((state.cards >> SHIFT[seat] & HAND) - act.give))


@lru_cache(maxsize=1 << 14)
def _unevenness(hand: int) -> int:
    return sum(count * count for count in counts_of(hand))


def robber(state: State, seat: int, legal: Actions) -> Action | None:
    """Where it costs the leader most, and itself nothing."""
    pieces, most, leader = state.pieces, -1, -1
    for other in range(len(state.knights)):
        if other != seat:
            points = 100 * pieces.points[other] + size(state.cards >> SHIFT[other] & HAND)
            points += 100 * CARD_POINTS * ((other == state.road_holder) + (other == state.army_holder))
            if points > most:
                most, leader = points, other
    own = pieces.settlements[seat] | pieces.cities[seat]
    settlements, cities, chips = pieces.settlements[leader], pieces.cities[leader], pieces.island.chips
    best, most = legal[0], -100
    for act in legal:
        around = SITES_OF_TILE[act.place]
        hit = (settlements & around).bit_count() + 2 * (cities & around).bit_count()
        worth = (3 * hit * WAYS_OF[chips[act.place]] if hit and chips[act.place] else 0) + (act.seat == leader)
        if own & around:
            worth -= 50
        if worth > most:
            best, most = act, worth
    return best


def refuse(state: State, seat: int, legal: Actions) -> Action | None:
    """Trade with nobody."""
    return next(act for act in legal if act.kind in (Kind.DECLINE, Kind.WITHDRAW))


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


def policy(state: State, legal: Actions, rng: Random) -> Action:
    """What the seat that decides does, for :func:`boardlab.core.play.playout.playout`."""
    if len(legal) == 1:
        return legal[0]
    seat = state.decider
    for rule in RULES.get(state.stage, OWN_TURN):
        found = rule(state, seat, legal)
        if found is not None:
            return found
    return legal[-1]
