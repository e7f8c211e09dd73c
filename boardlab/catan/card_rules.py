"""What development cards, the 7 and the robber ask for, one small function per rule."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from boardlab.catan.actions import RIDE, Action
from boardlab.catan.board import SITES_OF_TILE, TILES
from boardlab.catan.cards import DISCOVERY, KNIGHT, MONOPOLY, ONE, ROAD_BUILDING, VICTORY_POINT, holds, size
from boardlab.catan.deals import in_stock, must_hold
from boardlab.catan.menu import free_roads
from boardlab.catan.options import HAND_LIMIT, ROADS
from boardlab.catan.places import cards_phrase, development_phrase, kind_phrase, tile_phrase
from boardlab.core.language import Seat
from boardlab.core.verdict import Breach

if TYPE_CHECKING:
    from boardlab.catan.position import Reading

Breaches = Iterator[Breach]


def _always(p: Reading, act: Action) -> Breaches:
    yield from ()


# -- development cards -----------------------------------------------------------------------------------------------


def draw(p: Reading, act: Action) -> Breaches:
    """Chance draws a card that the pile has (catan.dev.draw_top)."""
    if not p.pile >> 8 * act.card & 0xFF:
        yield Breach("catan.dev.draw_top", {"card": development_phrase(act.card)}, case="gone")


def play(p: Reading, act: Action) -> Breaches:
    """A development card from the hand, in its time (catan.dev.one_per_turn, catan.dev.not_bought_turn)."""
    card, seat = act.card, act.player
    if card == VICTORY_POINT:
        yield Breach("catan.vp.hidden")
        return
    facts = {"card": development_phrase(card)}
    held = p.developments[seat] >> 8 * card & 0xFF
    if not held:
        yield Breach("catan.cards.must_hold", facts, case="development")
    elif held <= p.fresh >> 8 * card & 0xFF:
        yield Breach("catan.dev.not_bought_turn", facts)
    if p.carded:
        yield Breach("catan.dev.one_per_turn")
    yield from _CARDS[card](p, act)


def _road_building(p: Reading, act: Action) -> Breaches:
    if free_roads(p, act.player):
        return
    laid = p.pieces.roads[act.player].bit_count()
    if laid >= ROADS:
        yield Breach("catan.dev.road_building", {"limit": ROADS}, case="supply")
    else:
        short = p.options.road_building_short == "refuse" and p.pieces.ways[act.player] & ~p.pieces.taken
        yield Breach("catan.dev.road_building", case="short" if short else "room")


def _discovery(p: Reading, act: Action) -> Breaches:
    bank = sum(p.bank)
    wanted = 2 if bank != 1 or p.options.discovery_short == "refuse" else 1
    if size(act.get) != wanted:
        yield Breach("catan.dev.discovery", {"count": size(act.get), "wanted": wanted})
    yield from in_stock(p, act.get)


def _monopoly(p: Reading, act: Action) -> Breaches:
    if act.get not in ONE:
        yield Breach("catan.dev.monopoly", {"cards": cards_phrase(act.get)})


_CARDS: dict[int, Callable[[Reading, Action], Breaches]] = {
    KNIGHT: _always,
    ROAD_BUILDING: _road_building,
    DISCOVERY: _discovery,
    MONOPOLY: _monopoly,
}


# -- the seven and the robber ----------------------------------------------------------------------------------------


def discard(p: Reading, act: Action) -> Breaches:
    """Half the hand, no more and no less (catan.robber.discard_amount)."""
    hand = p.hand(act.player)
    have, given = size(hand), size(act.give)
    if given != have // 2:
        facts = {"hand": have, "count": have // 2, "given": given, "limit": HAND_LIMIT}
        yield Breach("catan.robber.discard_amount", facts)
    yield from must_hold(p, act.player, act.give)


def robber(p: Reading, act: Action) -> Breaches:
    """To another tile, and from whom a card is taken (catan.robber.must_move, catan.robber.steal_choice)."""
    tile = act.place
    facts = {"tile": tile_phrase(p.island, tile)}
    if tile == p.robber:
        yield Breach("catan.robber.must_move", facts, (TILES[tile],))
    elif tile == p.island.desert and _no_desert(p):
        yield Breach("catan.robber.desert", facts, (TILES[tile],), "knight" if p.stage == RIDE else "")
    yield from _victim(p, act.player, tile, act.seat)


def _no_desert(p: Reading) -> bool:
    ruling = p.options.robber_desert
    return ruling == "forbid" or (ruling == "forbid_for_knight" and p.stage == RIDE)


def candidates(p: Reading, seat: int, tile: int) -> tuple[int, ...]:
    """The seats that may be robbed on a tile (catan.robber.steal_adjacent, catan.robber.steal_empty_hand)."""
    anybody = p.options.steal_candidates == "any_adjacent"
    return tuple(other for other in p.pieces.neighbours[tile] if other != seat and (anybody or p.hand(other)))


def _victim(p: Reading, seat: int, tile: int, victim: int) -> Breaches:
    open_to = candidates(p, seat, tile)
    if victim < 0:
        if open_to and p.options.steal_mandatory:
            who = tuple(Seat(other) for other in open_to)
            rule = "catan.robber.steal_mandatory" if len(open_to) == 1 else "catan.robber.steal_choice"
            yield Breach(rule, {"players": who, "tile": tile_phrase(p.island, tile)}, (TILES[tile],))
        return
    if victim in open_to:
        return
    facts = {"player": Seat(victim), "tile": tile_phrase(p.island, tile)}
    if victim == seat:
        yield Breach("catan.robber.steal_opponent_only")
    elif victim >= p.players:
        yield Breach("catan.components.players", {"player": Seat(victim), "players": p.players}, case="seat")
    elif not (p.pieces.settlements[victim] | p.pieces.cities[victim]) & SITES_OF_TILE[tile]:
        yield Breach("catan.robber.steal_adjacent", facts, (TILES[tile],))
    else:
        yield Breach("catan.robber.steal_empty_hand", facts)


def steal(p: Reading, act: Action) -> Breaches:
    """Chance takes a card that the victim holds (catan.robber.steal_one_random)."""
    if not holds(p.hand(p.underway.victim), act.get):
        facts = {"player": Seat(p.underway.victim), "kind": kind_phrase(ONE.index(act.get))}
        yield Breach("catan.robber.steal_one_random", facts, case="missing")
