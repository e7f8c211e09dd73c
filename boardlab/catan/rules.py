"""Why not: one small function per rule, and the order in which they are asked.

First: does the action make sense here (whose turn, which stage)? Then every rule it breaks is listed, the place and the
price together.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from boardlab.catan import deals
from boardlab.catan.actions import (
    ACT,
    ANSWER,
    BUILD,
    CHANCE_STAGES,
    CONFIRM,
    DICE,
    DISCARD,
    DRAW,
    FOUND,
    FOUND_ROAD,
    FREE_ROAD,
    OVER,
    RIDE,
    ROBBER,
    ROLL,
    STEAL,
    TRADE,
    Action,
    Kind,
)
from boardlab.catan.board import CLOSE, ENDS, PATHS, PATHS_AT, SITES, SITES_OF_TILE, TILES, bits
from boardlab.catan.cards import (
    CITY_COST,
    DEVELOPMENT_COST,
    DISCOVERY,
    KNIGHT,
    MONOPOLY,
    ONE,
    ROAD_BUILDING,
    ROAD_COST,
    SETTLEMENT_COST,
    VICTORY_POINT,
    counts_of,
    holds,
    size,
)
from boardlab.catan.deals import in_stock, must_hold
from boardlab.catan.menu import free_roads
from boardlab.catan.options import CITIES, HAND_LIMIT, ROADS, SETTLEMENTS, WIN
from boardlab.catan.places import cards_phrase, development_phrase, kind_phrase, path_phrase, site_phrase, tile_phrase
from boardlab.catan.scoring import total
from boardlab.core.language import Phrase, Seat
from boardlab.core.position import CHANCE
from boardlab.core.verdict import Breach

if TYPE_CHECKING:
    from boardlab.catan.position import Reading

Breaches = Iterator[Breach]


def breaches(p: Reading, act: Action) -> tuple[Breach, ...]:
    """Every broken rule of the first tier that fails; empty when the action is legal."""
    return tuple(_sense(p, act)) or tuple(_MAY[act.kind](p, act))


# -- does it make sense here ---------------------------------------------------------------------------------------

_TURN = (TRADE, BUILD, ACT)
_STAGES: dict[Kind, tuple[str, ...]] = {
    Kind.SETTLEMENT: (FOUND, *_TURN),
    Kind.ROAD: (FOUND_ROAD, FREE_ROAD, *_TURN),
    Kind.ROLL: (ROLL,),
    Kind.DICE: (DICE,),
    Kind.DISCARD: (DISCARD,),
    Kind.ROBBER: (ROBBER, RIDE),
    Kind.STEAL: (STEAL,),
    Kind.DRAW: (DRAW,),
    Kind.PLAY: (ROLL, *_TURN),
    Kind.MARITIME: (TRADE, ACT),
    Kind.OFFER: (TRADE, ACT),
    Kind.ACCEPT: (ANSWER,),
    Kind.DECLINE: (ANSWER,),
    Kind.COUNTER: (ANSWER,),
    Kind.CONFIRM: (CONFIRM,),
    Kind.WITHDRAW: (CONFIRM,),
    Kind.CLAIM: (ROLL, *_TURN),
}
_OUT_OF_TURN = {
    Kind.OFFER: "catan.trade.domestic.active_only",
    Kind.CONFIRM: "catan.trade.domestic.active_only",
    Kind.MARITIME: "catan.trade.maritime.active_only",
    Kind.PLAY: "catan.dev.own_turn",
    Kind.ROBBER: "catan.robber.mover",
}
"""Rules that say of one kind of action whose it is; all others: catan.turn.active_only."""
_CHANCE_KINDS = (Kind.DICE, Kind.STEAL, Kind.DRAW)


def _sense(p: Reading, act: Action) -> Breaches:
    if p.stage == OVER:
        yield Breach("catan.end.game_over", {"player": Seat(p.active)})
        return
    chance = act.kind in _CHANCE_KINDS
    if chance != (act.player == CHANCE):
        yield Breach("catan.components.dice", case="chance")
        return
    if not chance and p.stage not in CHANCE_STAGES and act.player != p.seat:
        rule = _OUT_OF_TURN.get(act.kind, "catan.turn.active_only")
        if p.seat == p.active:
            yield Breach(rule, {"player": Seat(p.active), "mover": Seat(act.player)})
        else:
            yield Breach("catan.turn.active_only", {"player": Seat(p.seat), "mover": Seat(act.player)}, case="asked")
    if p.stage not in _STAGES.get(act.kind, _TURN):
        yield _wrong_stage(p, act)


def _wrong_stage(p: Reading, act: Action) -> Breach:
    """What is due now; or, during a turn, why this is not the time for the action."""
    if act.kind == Kind.PLAY and p.phase != FOUND:
        return Breach("catan.dev.not_mid_resolution")
    due = _DUE.get(p.stage)
    if due:
        return Breach(due[0], {"player": Seat(p.seat if p.seat >= 0 else p.active)}, case=due[1])
    if p.stage == ROLL and act.kind not in _NOT_NOW:
        return Breach("catan.turn.roll_once" if act.kind == Kind.END else "catan.turn.roll_first", case="")
    if act.kind in (Kind.MARITIME, Kind.OFFER):
        return Breach("catan.turn.phase_order")
    rule, case = _NOT_NOW[act.kind]
    return Breach(rule, {"rolled": p.rolled}, case=case)


_DUE = {
    FOUND: ("catan.start.two_rounds", "settlement"),
    FOUND_ROAD: ("catan.start.road_attached", "due"),
    DICE: ("catan.turn.roll_once", "rolling"),
    DISCARD: ("catan.robber.discard_first", "due"),
    ROBBER: ("catan.robber.must_move", "due"),
    RIDE: ("catan.dev.knight", "due"),
    STEAL: ("catan.robber.steal_one_random", "due"),
    DRAW: ("catan.dev.draw_top", "due"),
    FREE_ROAD: ("catan.dev.road_building", "due"),
    ANSWER: ("catan.trade.domestic.counteroffer", "due"),
    CONFIRM: ("catan.trade.domestic.counteroffer", "choose"),
}
"""What a stage waits for, and the case of the refusal that says so."""
_NOT_NOW = {
    Kind.ROLL: ("catan.turn.roll_once", "done"),
    Kind.DICE: ("catan.turn.roll_once", "throw"),
    Kind.DISCARD: ("catan.robber.discard", "not_now"),
    Kind.ROBBER: ("catan.robber.only_seven_or_knight", ""),
    Kind.STEAL: ("catan.robber.steal_one_random", "not_now"),
    Kind.DRAW: ("catan.dev.draw_top", "not_now"),
    Kind.ACCEPT: ("catan.trade.domestic.negotiate", "none"),
    Kind.DECLINE: ("catan.trade.domestic.negotiate", "none"),
    Kind.COUNTER: ("catan.trade.domestic.counteroffer", "none"),
    Kind.CONFIRM: ("catan.trade.domestic.negotiate", "none"),
    Kind.WITHDRAW: ("catan.trade.domestic.negotiate", "none"),
}
"""Why an action that answers something is not due during a turn."""


# -- building --------------------------------------------------------------------------------------------------------


def _always(p: Reading, act: Action) -> Breaches:
    yield from ()


def cost(p: Reading, seat: int, price: int, rule: str) -> Breaches:
    """The hand lacks cards for a purchase: which, how many are needed and how many are there."""
    hand = p.hand(seat)
    if not holds(hand, price):
        lacking = tuple(
            Phrase("cards.lack", {"kind": kind_phrase(kind), "need": need, "have": have})
            for kind, (need, have) in enumerate(zip(counts_of(price), counts_of(hand), strict=True))
            if need > have
        )
        yield Breach(rule, {"lacking": lacking})


def _supply(count: int, limit: int, piece: str) -> Breaches:
    if count >= limit:
        yield Breach("catan.build.limit", {"limit": limit}, case=piece)


def _settlement(p: Reading, act: Action) -> Breaches:
    yield from _free_site(p, act.place)
    if p.stage == FOUND:
        return
    if not p.pieces.reached[act.player] >> act.place & 1:
        facts = {"site": site_phrase(p.island, act.place)}
        yield Breach("catan.build.settlement.connected", facts, (SITES[act.place],))
    if p.pieces.settlements[act.player].bit_count() >= SETTLEMENTS:
        yield Breach("catan.build.settlement.five", {"limit": SETTLEMENTS})
    yield from cost(p, act.player, SETTLEMENT_COST, "catan.build.cost.settlement")


def _free_site(p: Reading, site: int) -> Breaches:
    facts = {"site": site_phrase(p.island, site)}
    if p.pieces.built >> site & 1:
        facts = {**facts, "building": building_phrase(p, site)}
        yield Breach("catan.build.settlement.empty", facts, (SITES[site],))
        return
    for other in bits(CLOSE[site] & p.pieces.built):
        near = {**facts, "building": building_phrase(p, other), "other": site_phrase(p.island, other)}
        yield Breach("catan.build.settlement.distance", near, (SITES[site], SITES[other]))


def building_phrase(p: Reading, site: int) -> Phrase:
    """What stands on an intersection: "B's city"."""
    owner = p.pieces.owner(site)
    assert owner is not None
    kind = "city" if p.pieces.cities[owner] >> site & 1 else "settlement"
    return Phrase(f"piece.{kind}_of", {"player": Seat(owner)})


def _road(p: Reading, act: Action) -> Breaches:
    path, seat = act.place, act.player
    facts = {"path": path_phrase(p.island, path)}
    owner = p.pieces.road_owner(path)
    if owner is not None:
        yield Breach("catan.build.road.one_per_path", {**facts, "owner": Seat(owner)}, (PATHS[path],))
    if p.stage == FOUND_ROAD:
        last = p.underway.last
        if not PATHS_AT[last] >> path & 1:
            here = {**facts, "site": site_phrase(p.island, last)}
            yield Breach("catan.start.road_attached", here, (PATHS[path], SITES[last]))
        return
    if not p.pieces.ways[seat] >> path & 1:
        yield _unconnected(p, seat, path)
    if p.stage != FREE_ROAD:
        yield from _supply(p.pieces.roads[seat].bit_count(), ROADS, "road")
        yield from cost(p, seat, ROAD_COST, "catan.build.cost.road")


def _unconnected(p: Reading, seat: int, path: int) -> Breach:
    facts = {"path": path_phrase(p.island, path)}
    for site in ENDS[path]:
        if p.pieces.reached[seat] >> site & 1:
            facts = {**facts, "building": building_phrase(p, site), "site": site_phrase(p.island, site)}
            return Breach("catan.build.road.connected", facts, (PATHS[path], SITES[site]), "passes")
    return Breach("catan.build.road.connected", facts, (PATHS[path],))


def _city(p: Reading, act: Action) -> Breaches:
    site, seat = act.place, act.player
    if not p.pieces.settlements[seat] >> site & 1:
        facts = {"site": site_phrase(p.island, site)}
        if p.pieces.built >> site & 1:
            facts["building"] = building_phrase(p, site)
            yield Breach("catan.build.city.upgrade_only", facts, (SITES[site],), "other")
        else:
            yield Breach("catan.build.city.upgrade_only", facts, (SITES[site],))
    yield from _supply(p.pieces.cities[seat].bit_count(), CITIES, "city")
    yield from cost(p, seat, CITY_COST, "catan.build.cost.city")


def _buy(p: Reading, act: Action) -> Breaches:
    if not p.pile:
        yield Breach("catan.dev.deck_empty")
    yield from cost(p, act.player, DEVELOPMENT_COST, "catan.build.cost.development")


# -- development cards -----------------------------------------------------------------------------------------------


def _draw(p: Reading, act: Action) -> Breaches:
    if not p.pile >> 8 * act.card & 0xFF:
        yield Breach("catan.dev.draw_top", {"card": development_phrase(act.card)}, case="gone")


def _play(p: Reading, act: Action) -> Breaches:
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


def _discard(p: Reading, act: Action) -> Breaches:
    hand = p.hand(act.player)
    have, given = size(hand), size(act.give)
    if given != have // 2:
        facts = {"hand": have, "count": have // 2, "given": given, "limit": HAND_LIMIT}
        yield Breach("catan.robber.discard_amount", facts)
    yield from must_hold(p, act.player, act.give)


def _robber(p: Reading, act: Action) -> Breaches:
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


def _steal(p: Reading, act: Action) -> Breaches:
    if not holds(p.hand(p.underway.victim), act.get):
        facts = {"player": Seat(p.underway.victim), "cards": cards_phrase(act.get)}
        yield Breach("catan.robber.steal_one_random", facts, case="missing")


# -- the end ---------------------------------------------------------------------------------------------------------


def _claim(p: Reading, act: Action) -> Breaches:
    if p.options.win_check != "declare":
        yield Breach("catan.end.own_turn")
    elif total(p, act.player) < WIN:
        yield Breach("catan.end.ten_points", {"points": total(p, act.player), "need": WIN})


_MAY: dict[Kind, Callable[[Reading, Action], Breaches]] = {
    Kind.SETTLEMENT: _settlement,
    Kind.ROAD: _road,
    Kind.CITY: _city,
    Kind.ROLL: _always,
    Kind.DICE: _always,
    Kind.DISCARD: _discard,
    Kind.ROBBER: _robber,
    Kind.STEAL: _steal,
    Kind.BUY: _buy,
    Kind.DRAW: _draw,
    Kind.PLAY: _play,
    Kind.MARITIME: deals.maritime,
    Kind.OFFER: deals.offer,
    Kind.ACCEPT: deals.accept,
    Kind.DECLINE: _always,
    Kind.COUNTER: deals.counter,
    Kind.CONFIRM: deals.confirm,
    Kind.WITHDRAW: _always,
    Kind.CLAIM: _claim,
    Kind.END: _always,
}
