"""Why not: one small function per rule, and the order in which they are asked.

First: does the action make sense here (whose turn, which stage)? Then every rule it breaks is listed, the place and the
price together.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from boardlab.catan import card_rules, deals
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
from boardlab.catan.board import CLOSE, ENDS, PATHS, PATHS_AT, SITES, bits
from boardlab.catan.cards import (
    CITY_COST,
    DEVELOPMENT_COST,
    ROAD_COST,
    SETTLEMENT_COST,
    counts_of,
    holds,
    size,
)
from boardlab.catan.options import CITIES, HAND_LIMIT, ROADS, SETTLEMENTS, WIN
from boardlab.catan.places import kind_phrase, path_phrase, site_phrase
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
    Kind.WITHDRAW: "catan.trade.domestic.active_only",
    Kind.MARITIME: "catan.trade.maritime.active_only",
    Kind.PLAY: "catan.dev.own_turn",
}
"""Rules that say of one kind of action that only the player may do it whose turn it is, and whose it is."""
_ANSWERS = (Kind.ACCEPT, Kind.DECLINE, Kind.COUNTER)
_CHANCE_KINDS = (Kind.DICE, Kind.STEAL, Kind.DRAW)


def _sense(p: Reading, act: Action) -> Breaches:
    if p.stage == OVER:
        yield Breach("catan.end.game_over", {"player": Seat(p.active)})
        return
    chance = act.kind in _CHANCE_KINDS
    if chance != (act.player == CHANCE):
        yield Breach("catan.components.dice", case="chance")
        return
    # The rule that is most likely to be misunderstood comes first, the general one last.
    out_of_turn = not chance and p.stage not in CHANCE_STAGES and act.player != p.seat
    own = tuple(_no_discard(p, act.player) if act.kind == Kind.DISCARD else _whose(p, act) if out_of_turn else ())
    yield from own
    if p.stage not in _STAGES.get(act.kind, _TURN):
        yield _wrong_stage(p, act)
    if out_of_turn and not {breach.rule for breach in own} & _TELL_WHOSE_TURN:
        yield from _not_yours(p, act)


_TELL_WHOSE_TURN = {*_OUT_OF_TURN.values(), "catan.robber.mover"}


def _whose(p: Reading, act: Action) -> Breaches:
    """What the rules say of this kind of action alone: to whom it is left."""
    kind, mover = act.kind, act.player
    turn = {"player": Seat(p.active), "mover": Seat(mover)}
    if p.phase == FOUND:
        if kind in (Kind.SETTLEMENT, Kind.ROAD):
            first_round = sum(p.pieces.points) <= p.players - (p.stage == FOUND)
            rule = "catan.start.round1" if first_round else "catan.start.round2_reverse"
            yield Breach(rule, {"first": Seat(p.starter), "player": Seat(p.seat)})
    elif mover == p.active:
        if kind in _ANSWERS and p.stage == ANSWER:
            yield Breach("catan.trade.domestic.counteroffer", {"player": Seat(mover)}, case="own")
    elif kind in _OUT_OF_TURN:
        yield Breach(_OUT_OF_TURN[kind], turn)
    elif kind == Kind.CLAIM:
        yield Breach("catan.end.own_turn", turn, case="turn")
    elif kind == Kind.ROBBER and p.stage in (ROBBER, RIDE):
        yield Breach("catan.robber.mover", turn)


def _no_discard(p: Reading, seat: int) -> Breaches:
    """Why a seat has nothing to discard while the robber is about."""
    hand = size(p.hand(seat))
    if p.stage == RIDE:
        yield Breach("catan.dev.knight_no_discard")
    elif p.stage == DISCARD and p.underway.discards[seat]:
        yield Breach("catan.robber.discard", {"player": Seat(seat)}, case="laid")
    elif p.stage in (DISCARD, ROBBER) and hand <= HAND_LIMIT:
        facts = {"player": Seat(seat), "hand": hand, "least": HAND_LIMIT + 1}
        yield Breach("catan.robber.discard", facts, case="few")


def _not_yours(p: Reading, act: Action) -> Breaches:
    """Whose turn it is, or who is asked within it; those who may answer an offer wait for one, not for their turn."""
    facts = {"player": Seat(p.seat), "mover": Seat(act.player)}
    if p.seat != p.active:
        yield Breach("catan.turn.active_only", facts, case="asked")
    elif act.kind not in _ANSWERS:
        yield Breach("catan.turn.active_only", facts)


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
    return Breach(rule, {"rolled": p.rolled, "least": HAND_LIMIT + 1}, case=case)


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
    Kind.DISCARD: card_rules.discard,
    Kind.ROBBER: card_rules.robber,
    Kind.STEAL: card_rules.steal,
    Kind.BUY: _buy,
    Kind.DRAW: card_rules.draw,
    Kind.PLAY: card_rules.play,
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
