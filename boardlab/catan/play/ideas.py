"""The ideas by which decisions of Catan are told apart after a game. Each reads one way to decide, and no secret."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial

from boardlab.catan.actions import Action, Kind
from boardlab.catan.board import SITES_OF_TILE, bits
from boardlab.catan.cards import KNIGHT, kinds_in, size
from boardlab.catan.island import WAYS_OF
from boardlab.catan.options import HAND_LIMIT
from boardlab.catan.places import cards_phrase, development_phrase
from boardlab.catan.play.features import harvest_by_kind, site_table
from boardlab.catan.play.reasons import open_points, opened
from boardlab.catan.rules.maritime import WORST_RATE, rate_of
from boardlab.catan.rules.odds import blocked_ways, ways_of_site
from boardlab.catan.rules.winning import total
from boardlab.core.contract.critic import Idea, Way

Facts = Mapping[str, object] | None
ENOUGH = 0.8
"""What comes so near the best of its kind is as good."""
KINDS_AT_ONCE = 2
LUMBER, BRICK = 0, 1
"""What roads and settlements take."""


def _done(way: Way, kind: Kind) -> Iterator[Action]:
    return (act for act in way.actions if act.kind == kind)


def _is_founding(way: Way) -> bool:
    return not way.before.turn


def win(way: Way) -> Facts:
    """The game is won in this turn."""
    seat = way.actions[0].player
    return {"points": total(way.end, seat)} if seat in way.end.winners else None


def site(way: Way) -> Facts:
    """A first settlement lies where it harvests about as often as anywhere."""
    for act in _done(way, Kind.SETTLEMENT) if _is_founding(way) else ():
        best = max(site_table(way.before.island)[each][1] for each in bits(way.before.pieces.sites))
        ways = ways_of_site(way.before.island, act.place)
        if ways >= ENOUGH * best:
            return {"ways": ways}
    return None


def kinds(way: Way) -> Facts:
    """A first settlement brings two kinds or more that were not harvested."""
    p = way.before
    for act in _done(way, Kind.SETTLEMENT) if _is_founding(way) else ():
        had = harvest_by_kind(p.island, p.pieces.settlements[act.player], p.pieces.cities[act.player])
        new = sum(ways > 0 and not old for ways, old in zip(site_table(p.island)[act.place][0], had, strict=True))
        if new > KINDS_AT_ONCE or (new == KINDS_AT_ONCE and any(had)):
            return {"kinds": new}
    return None


def early(way: Way, kind: int) -> Facts:
    """A first settlement brings a kind that was not harvested."""
    p = way.before
    for act in _done(way, Kind.SETTLEMENT) if _is_founding(way) else ():
        had = harvest_by_kind(p.island, p.pieces.settlements[act.player], p.pieces.cities[act.player])
        if ways_of_site(p.island, act.place, kind) and not had[kind]:
            return {"ways": ways_of_site(p.island, act.place, kind)}
    return None


def city(way: Way) -> Facts:
    """A settlement becomes a city."""
    found = [ways_of_site(way.before.island, act.place) for act in _done(way, Kind.CITY)]
    return {"ways": max(found)} if found else None


def settlement(way: Way) -> Facts:
    """A settlement is built in the game."""
    found = [ways_of_site(way.before.island, act.place) for act in _done(way, Kind.SETTLEMENT)]
    return {"ways": max(found)} if found and not _is_founding(way) else None


def harbour(way: Way) -> Facts:
    """A settlement takes a harbour, and none was had."""
    p, seat = way.before, way.actions[0].player
    had = any(p.island.harbour_at[each] >= 0 for each in bits(p.pieces.settlements[seat] | p.pieces.cities[seat]))
    takes = any(p.island.harbour_at[act.place] >= 0 for act in _done(way, Kind.SETTLEMENT))
    return {} if takes and not had else None


def road(way: Way) -> Facts:
    """A road opens a site to settle."""
    if _is_founding(way):
        return None
    sites = [each for act in _done(way, Kind.ROAD) for each in opened(way.before, act)]
    ways = max((ways_of_site(way.before.island, each) for each in sites), default=0)
    return {"ways": ways} if ways else None


def road_nowhere(way: Way) -> Facts:
    """A road opens no site, and makes no line longer."""
    p = way.before
    for act in () if _is_founding(way) else _done(way, Kind.ROAD):
        if not opened(p, act) and p.pieces.with_road(act.player, act.place).lengths == p.pieces.lengths:
            return {}
    return None


def road_card(way: Way) -> Facts:
    """The longest road changes to oneself."""
    seat = way.actions[0].player
    taken = way.before.road_holder != seat and way.end.road_holder == seat
    return {"length": way.end.pieces.lengths[seat]} if taken else None


def bank(way: Way) -> Facts:
    """Four cards go to the bank for one."""
    p = way.before
    for act in _done(way, Kind.MARITIME):
        if rate_of(p, act.player, next(kinds_in(act.give))) == WORST_RATE:
            return {"rate": WORST_RATE}
    return None


def robber(way: Way) -> Facts:
    """The robber stands where it keeps about as many cards from the others as anywhere."""
    for act in _done(way, Kind.ROBBER):
        harms = {
            tile: sum(harm for seat, harm in enumerate(blocked_ways(way.before, tile)) if seat != act.player)
            for tile in range(len(SITES_OF_TILE))
            if tile != way.before.robber
        }
        if harms.get(act.place, 0) >= ENOUGH * max(harms.values()):
            return {"ways": harms.get(act.place, 0)}
    return None


def robber_own(way: Way) -> Facts:
    """The robber stands at a building of one's own."""
    p = way.before
    for act in _done(way, Kind.ROBBER):
        own = p.pieces.settlements[act.player] | p.pieces.cities[act.player]
        if own & SITES_OF_TILE[act.place] and p.island.chips[act.place]:
            return {"ways": WAYS_OF[p.island.chips[act.place]]}
    return None


def leader(way: Way) -> Facts:
    """The robber takes from whoever has most open points of the others."""
    for act in _done(way, Kind.ROBBER):
        points = {seat: open_points(way.before, seat) for seat in range(way.before.players) if seat != act.player}
        if act.seat >= 0 and points[act.seat] == max(points.values()):
            return {"points": points[act.seat]}
    return None


def eight(way: Way) -> Facts:
    """A turn ends with more cards in hand than a 7 lets one keep."""
    held = size(way.end.packed_hand(way.actions[0].player))
    return {"cards": held} if held > HAND_LIMIT and any(_done(way, Kind.END)) else None


def knight(way: Way) -> Facts:
    """A knight is played."""
    return {} if any(act.card == KNIGHT for act in _done(way, Kind.PLAY)) else None


def progress(way: Way) -> Facts:
    """Another development card is played."""
    cards = [act.card for act in _done(way, Kind.PLAY) if act.card != KNIGHT]
    return {"card": development_phrase(cards[0])} if cards else None


def buy(way: Way) -> Facts:
    """A development card is bought."""
    return {} if any(_done(way, Kind.BUY)) else None


def helped(way: Way) -> Facts:
    """A trade is agreed with whoever has most open points."""
    p = way.before
    for act in way.actions:
        other = p.active if act.kind == Kind.ACCEPT else act.seat if act.kind == Kind.CONFIRM else -1
        points = [open_points(p, seat) for seat in range(p.players)]
        if other >= 0 and points[other] == max(points) > points[act.player]:
            return {"points": points[other], **(deal(way) or {})}
    return None


def deal(way: Way) -> Facts:
    """A trade is agreed."""
    offer = way.before.underway.offer
    for act in way.actions if offer is not None else ():
        if act.kind == Kind.ACCEPT:
            return {"give": cards_phrase(offer.get), "get": cards_phrase(offer.give)}
        if act.kind == Kind.CONFIRM:
            give, get = offer.answers[act.seat]
            return {"give": cards_phrase(give), "get": cards_phrase(get)}
    return None


def offer(way: Way) -> Facts:
    """A trade is offered, or another one in answer."""
    for act in (*_done(way, Kind.OFFER), *_done(way, Kind.COUNTER)):
        return {"give": cards_phrase(act.give), "get": cards_phrase(act.get)}
    return None


IDEAS = (
    Idea("win", "catan.end.own_turn", win),
    Idea("site", "catan.map.chip_odds", site),
    Idea("brick", "catan.tip.brick_lumber", partial(early, kind=BRICK)),
    Idea("lumber", "catan.tip.brick_lumber", partial(early, kind=LUMBER)),
    Idea("kinds", "catan.components.terrain_resource", kinds),
    Idea("robber_own", "catan.production.robber_blocks", robber_own, fault=True),
    Idea("helped", "catan.trade.domestic.negotiate", helped, fault=True),
    Idea("deal", "catan.trade.domestic.negotiate", deal),
    Idea("offer", "catan.trade.domestic.negotiate", offer, proposes=True),
    Idea("road_card", "catan.road.five", road_card),
    Idea("city", "catan.production.city", city),
    Idea("settlement", "catan.build.settlement.connected", settlement),
    Idea("harbour", "catan.harbour.site", harbour),
    Idea("robber", "catan.production.robber_blocks", robber),
    Idea("leader", "catan.robber.steal_choice", leader),
    Idea("knight", "catan.dev.knight", knight),
    Idea("progress", "catan.dev.progress_gone", progress),
    Idea("eight", "catan.robber.discard", eight, fault=True),
    Idea("bank", "catan.trade.maritime.four", bank, fault=True),
    Idea("road", "catan.build.road.connected", road),
    Idea("road_nowhere", "catan.build.road.connected", road_nowhere, fault=True),
    Idea("buy", "catan.build.cost.development", buy),
)
"""The most telling first."""
