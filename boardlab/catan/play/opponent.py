"""A scripted opponent: it settles where much is paid, builds what it can pay, and sends the robber to the leader.

It offers no trades, and plays no development cards but knights. It is not strong, so that somebody who plays for the
first time can win.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random

from boardlab.catan.actions import ANSWER, DISCARD, FOUND, FOUND_ROAD, FREE_ROAD, RIDE, ROBBER, ROLL, Action, Kind
from boardlab.catan.board import BIT, ENDS, NEXT, TILES_OF_SITE, bits
from boardlab.catan.cards import CITY_COST, KNIGHT, ROAD_COST, SETTLEMENT_COST, counts_of, size
from boardlab.catan.island import WAYS_OF
from boardlab.catan.options import HAND_LIMIT
from boardlab.catan.play.reasons import discarded, is_near_win
from boardlab.catan.play.refusing import declined
from boardlab.catan.play.worth import VALUATION
from boardlab.catan.rules.odds import blocked_ways, site_ways
from boardlab.catan.state import State
from boardlab.core.i18n.language import Phrase, Seat
from boardlab.core.play.opponent import best

MANY = 6
"""With so many cards in hand it buys a development card rather than wait."""


def opponent(view: State, rng: Random) -> Action:
    """What a simple player does in a view of Catan."""
    return CHOSEN.get(view.stage, _turn)(view, rng)


def site_worth(view: State, site: int) -> int:
    """What an intersection is worth: how often it pays, how many kinds of card, and a little for a harbour."""
    island = view.island
    kinds = {island.terrain[tile] for tile in TILES_OF_SITE[site] if island.chips[tile]}
    return 2 * site_ways(island, site) + 3 * len(kinds) + (island.harbour_at[site] >= 0)


def _found(view: State, rng: Random) -> Action:
    return best(view.legal_actions(), lambda act: site_worth(view, act.place), rng)


def _road(view: State, rng: Random) -> Action:
    """Towards the best free intersection that the road leads to."""
    return best(view.legal_actions(), lambda act: _leads_to(view, act.place), rng)


def _leads_to(view: State, path: int) -> int:
    """The worth of the best place to settle at the end of a path or one step beyond."""
    sites, reached = view.pieces.sites, view.pieces.reached[view.decider]
    found = 0
    for end in ENDS[path]:
        if not reached & BIT[end]:
            found = max([found, *(2 * site_worth(view, site) for site in bits(BIT[end] & sites))])
            found = max([found, *(site_worth(view, site) for site in bits(NEXT[end] & sites))])
    return found


def _before_roll(view: State, rng: Random) -> Action:
    """It rolls; with the robber on an own tile a knight goes first."""
    ride = _knight(view.legal_actions())
    if ride is not None and view.robber >= 0 and _harm(view, view.robber)[view.decider]:
        return ride
    return _first(view, Kind.ROLL)


def _turn(view: State, rng: Random) -> Action:
    """City, settlement, knight, a swap that pays for one of the two, a road to a new place, a card; else the end."""
    legal, seat = view.legal_actions(), view.decider
    pieces = view.pieces
    claims = _of(legal, Kind.CLAIM)
    if claims:
        return claims[0]
    for kind in (Kind.CITY, Kind.SETTLEMENT):
        found = _of(legal, kind)
        if found:
            return best(found, lambda act: site_worth(view, act.place), rng)
    ride = _knight(legal)
    if ride is not None:
        return ride
    hand = view.packed_hand(seat)
    open_sites = pieces.reached[seat] & pieces.sites
    wanted = [SETTLEMENT_COST if open_sites else ROAD_COST] + [CITY_COST] * bool(pieces.settlements[seat])
    goal = min(wanted, key=lambda cost: _lacking(hand, cost))
    swaps = [
        act for act in _of(legal, Kind.MARITIME) if _lacking(hand - act.give + act.get, goal) < _lacking(hand, goal)
    ]
    if swaps:
        return best(swaps, lambda act: -size(act.give), rng)
    roads = [act for act in _of(legal, Kind.ROAD) if not open_sites and _leads_to(view, act.place)]
    if roads:
        return best(roads, lambda act: _leads_to(view, act.place), rng)
    buys = _of(legal, Kind.BUY)
    if buys and size(hand) >= MANY:
        return buys[0]
    return next((act for act in legal if act.kind in (Kind.END, Kind.WITHDRAW)), legal[-1])


def _lacking(hand: int, cost: int) -> int:
    """How many cards a hand lacks to pay a cost."""
    return sum(max(0, due - held) for due, held in zip(counts_of(cost), counts_of(hand), strict=True))


def _discard(view: State, rng: Random) -> Action:
    """What it has most of."""
    hand = view.packed_hand(view.decider)
    return best(view.legal_actions(), lambda act: -sum(n * n for n in counts_of(hand - act.give)), rng)


def _robber(view: State, rng: Random) -> Action:
    """Where it costs the leader most, and itself nothing."""
    seat = view.decider
    others = [other for other in range(view.players) if other != seat]
    leader = max(others, key=lambda other: (view.scores[other], view.hand_sizes[other]))

    def use(act: Action) -> tuple[bool, bool, int]:
        harm = _harm(view, act.place)
        return not harm[seat], act.seat == leader, harm[leader]

    return best(view.legal_actions(), use, rng)


def _harm(view: State, tile: int) -> tuple[int, ...]:
    """What the robber on a tile costs each seat."""
    return blocked_ways(view, tile)


def _answer(view: State, rng: Random) -> Action:
    """It takes a card of a kind it lacks for one it has several of, unless the other is about to win."""
    offer = view.underway.offer
    accepts = _of(view.legal_actions(), Kind.ACCEPT)
    if offer is not None and accepts and not is_near_win(view, view.active):
        # The offer is told from the other's side.
        hand, give, get = (counts_of(cards) for cards in (view.packed_hand(view.decider), offer.get, offer.give))
        lacks = any(count and not held for count, held in zip(get, hand, strict=True))
        spares = all(held > count for count, held in zip(give, hand, strict=True) if count)
        if lacks and spares and size(offer.get) <= size(offer.give):
            return accepts[0]
    return _first(view, Kind.DECLINE)


def _of(legal: Iterable[Action], kind: Kind) -> list[Action]:
    return [act for act in legal if act.kind == kind]


def _first(view: State, kind: Kind) -> Action:
    return next(act for act in view.legal_actions() if act.kind == kind)


def _knight(legal: Iterable[Action]) -> Action | None:
    return next((act for act in legal if act.kind == Kind.PLAY and act.card == KNIGHT), None)


def why(view: State, act: Action) -> Phrase | None:
    """What everybody can see that an action is good for."""
    facts = {"player": Seat(act.player)}
    told = WHY.get(act.kind)
    found = told(view, act) if told is not None else None
    return Phrase(found.key, {**facts, **found.facts}) if found is not None else None


def _of_site(view: State, act: Action) -> Phrase | None:
    chips = {view.island.chips[tile] for tile in TILES_OF_SITE[act.place]} - {0}
    return Phrase("why.site", {"ways": sum(WAYS_OF[chip] for chip in chips)}) if chips else None


def _of_road(view: State, act: Action) -> Phrase | None:
    return Phrase("why.road") if _leads_to(view, act.place) else None


def _of_card(view: State, act: Action) -> Phrase | None:
    if act.card != KNIGHT:
        return None
    if view.robber >= 0 and _harm(view, view.robber)[act.player]:
        return Phrase("why.knight")
    return Phrase("why.army", {"knights": view.knights[act.player] + 1})


def _of_purchase(view: State, act: Action) -> Phrase | None:
    held = view.hand_sizes[act.player]
    return Phrase("why.card", {"held": held, "lost": held // 2}) if held > HAND_LIMIT else None


def _of_robber(view: State, act: Action) -> Phrase | None:
    others = [view.scores[seat] for seat in range(view.players) if seat != act.player]
    leads = act.seat >= 0 and view.scores[act.seat] == max(others)
    return Phrase("why.robber", {"leader": Seat(act.seat)}) if leads else None


WHY: dict[Kind, Callable[[State, Action], Phrase | None]] = {
    Kind.SETTLEMENT: _of_site,
    Kind.ROAD: _of_road,
    Kind.CITY: lambda view, act: Phrase("why.city"),
    Kind.PLAY: _of_card,
    Kind.BUY: _of_purchase,
    Kind.ROBBER: _of_robber,
    Kind.DISCARD: discarded,
    Kind.DECLINE: lambda view, act: declined(VALUATION, view, act),
}
"""What is said of an action, by its kind."""

CHOSEN: dict[str, Callable[[State, Random], Action]] = {
    FOUND: _found,
    FOUND_ROAD: _road,
    FREE_ROAD: _road,
    ROLL: _before_roll,
    DISCARD: _discard,
    ROBBER: _robber,
    RIDE: _robber,
    ANSWER: _answer,
}
"""What is decided stage by stage; other stages are decided as a turn is."""
