"""Founding: two settlements with a road each, in two rounds, before the first turn.

A settlement and a road are action types of :mod:`boardlab.catan.rules.building`; what they do while the island is
founded is told here. Who begins is thrown for (catan.start.first_player, in :mod:`boardlab.catan.rules.setup`); the
robber stands on the desert (catan.start.robber).
"""

from __future__ import annotations

from collections.abc import Iterator

from boardlab.catan.actions import FOUND, FOUND_ROAD, ROADS, ROLL, SETTLEMENTS, Action
from boardlab.catan.board import PATHS, PATHS_AT, SITES, TILES_OF_SITE
from boardlab.catan.cards import BANK, HAND, LANE, ONE, SHIFT, size
from boardlab.catan.island import DESERT, Island
from boardlab.catan.places import cards_phrase, path_phrase, site_phrase
from boardlab.catan.state import NOTHING, Draft, Pending, State
from boardlab.core.contract.event import Event
from boardlab.core.contract.rule import rule
from boardlab.core.contract.verdict import Breach
from boardlab.core.i18n.language import Seat

Breaches = Iterator[Breach]
FIRST_CARDS = 3
"""The most resource cards one may have before the first turn: the second settlement brings one from each tile."""


# -- who founds ------------------------------------------------------------------------------------------------------


def founders(starter: int, players: int) -> tuple[int, ...]:
    """Who founds, settlement by settlement (catan.start.two_rounds)."""
    there = tuple((starter + step) % players for step in range(players))
    return there + there[::-1]


def not_your_round(p: State) -> Breaches:
    """Somebody else founds now (catan.start.round1, catan.start.round2_reverse)."""
    if p.phase == FOUND:
        first_round = sum(p.pieces.points) <= p.players - (p.stage == FOUND)
        rule = "catan.start.round1" if first_round else "catan.start.round2_reverse"
        yield Breach(rule, {"first": Seat(p.starter), "player": Seat(p.decider)})


# -- a settlement and its first cards --------------------------------------------------------------------------------


@rule("catan.start.free_site", "catan.start.second_anywhere")
def sites(p: State) -> tuple[Action, ...]:
    """Any site that keeps the distance rule, connected or not."""
    return SETTLEMENTS[p.decider][p.pieces.sites]


def settled(draft: Draft, act: Action) -> None:
    """Change the open state after a settlement is founded: the second one brings cards, and its road is next."""
    seat, after = act.player, draft.pieces
    if after.points[seat] == 2:
        draft.cards += first_cards(after.island, seat, act.place)
    draft.underway = Pending(last=act.place)
    draft.stage = FOUND_ROAD


def first_cards(island: Island, seat: int, site: int) -> int:
    """What the second settlement brings, as a change of all cards (catan.start.first_resources)."""
    found = 0
    for tile in TILES_OF_SITE[site]:
        kind = island.terrain[tile]
        if kind != DESERT:
            found += (ONE[kind] << seat * LANE) - (ONE[kind] << BANK)
    return found


def first_cards_event(before: State, after: State, act: Action) -> Iterator[Event]:
    """The cards that the second settlement brought."""
    if after.cards != before.cards:
        seat, site = act.player, act.place
        change = (first_cards(before.island, seat, site) + (1 << BANK + 64)) >> SHIFT[seat] & HAND
        facts = {"cards": cards_phrase(change)}
        yield Event("first_cards", "catan.start.first_resources", facts, (SITES[site],), seat)


# -- its road --------------------------------------------------------------------------------------------------------


def paths(p: State) -> tuple[Action, ...]:
    """The free paths at the settlement just founded."""
    return ROADS[p.decider][PATHS_AT[p.underway.last] & ~p.pieces.taken]


def attached(p: State, path: int) -> Breaches:
    """The road must touch the settlement just founded (catan.start.road_attached)."""
    last = p.underway.last
    if not PATHS_AT[last] >> path & 1:
        here = {"path": path_phrase(p.island, path), "site": site_phrase(p.island, last)}
        yield Breach("catan.start.road_attached", here, (PATHS[path], SITES[last]))


def next_founder(draft: Draft) -> None:
    """Round one clockwise, round two back again; then the first turn (catan.start.round1,
    catan.start.round2_reverse, catan.start.first_turn).
    """
    players = len(draft.knights)
    placed = sum(draft.pieces.points)
    draft.underway = NOTHING
    if placed == 2 * players:
        draft.turn = 1
        draft.phase = draft.stage = ROLL
        draft.decider = draft.active = draft.table.starter
        return
    draft.decider = draft.active = founders(draft.table.starter, players)[placed]
    draft.stage = FOUND


def first_turn_event(before: State, after: State) -> Iterator[Event]:
    """Founding is over: the first turn begins."""
    if before.phase == FOUND and after.phase == ROLL:
        yield Event("first_turn", "catan.start.first_turn", {}, (), after.active)


# -- what no founding looks like -------------------------------------------------------------------------------------


def misplaced(p: State) -> Breaches:
    """While the island is founded, each has placed as much as the order of the table asks for (catan.start.round1,
    catan.start.round2_reverse), and nobody has a development card.
    """
    if p.phase != FOUND:
        return
    pieces, players = p.pieces, p.players
    done = sum(pieces.points) - (p.stage == FOUND_ROAD)
    order = founders(p.starter, players)
    if not 0 <= done < len(order) or order[done] != p.decider:
        yield Breach("catan.start.round2_reverse", {"player": Seat(p.decider)}, case="order")
        return
    for seat in range(players):
        settled = order[: done + (p.stage == FOUND_ROAD)].count(seat)
        roads = order[:done].count(seat)
        if (pieces.settlements[seat].bit_count(), pieces.roads[seat].bit_count()) != (settled, roads):
            facts = {"player": Seat(seat), "settlements": settled, "roads": roads}
            yield Breach("catan.start.round2_reverse", facts, case="placed")
        if (cards := size(p.packed_hand(seat))) > FIRST_CARDS:
            facts = {"player": Seat(seat), "cards": cards, "limit": FIRST_CARDS}
            yield Breach("catan.start.first_resources", facts)
    if any(p.developments) or p.fresh:
        yield Breach("catan.start.first_turn")
