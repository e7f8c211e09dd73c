"""What an action does, told event by event: each roll by tile and building, each trade, each point by its source."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from boardlab.catan.actions import FOUND, FOUND_ROAD, FREE_ROAD, OVER, RIDE, ROLL, THROWS, Action, Kind
from boardlab.catan.board import PATHS, SITES, SITES_OF_TILE, TILES, bits
from boardlab.catan.card_rules import candidates
from boardlab.catan.cards import BANK, DISCOVERY, HAND, KNIGHT, MONOPOLY, ROAD_BUILDING, SHIFT, counts_of, size
from boardlab.catan.effects import first_cards, harvest_of
from boardlab.catan.options import CARD_POINTS, HAND_LIMIT
from boardlab.catan.places import (
    cards_phrase,
    development_phrase,
    harbour_phrase,
    kind_phrase,
    path_phrase,
    site_phrase,
    tile_phrase,
)
from boardlab.catan.position import Position, apply
from boardlab.catan.scoring import point_cards, total
from boardlab.core.event import Event
from boardlab.core.language import Phrase, Seat
from boardlab.core.receipt import Line, Receipt

if TYPE_CHECKING:
    from boardlab.catan.position import Reading

Events = Iterator[Event]


def events(p: Position, act: Action) -> tuple[Event, ...]:
    """What playing a legal action does, in order, with the points it pays."""
    after = apply(p, act)
    return (*_TELL[act.kind](p, after, act), *_special_cards(p, after), *_victory(p, after))


# -- building --------------------------------------------------------------------------------------------------------


def _settlement(p: Reading, after: Reading, act: Action) -> Events:
    seat, site = act.player, act.place
    facts, places = {"site": site_phrase(p.island, site)}, (SITES[site],)
    kind = "founded" if p.stage == FOUND else "settlement"
    yield Event(kind, "catan.score.settlement", facts, places, seat, 1, "1")
    if p.stage == FOUND and after.cards != p.cards:
        change = (first_cards(p.island, seat, site) + (1 << BANK + 64)) >> SHIFT[seat] & HAND
        yield Event("first_cards", "catan.start.first_resources", {"cards": cards_phrase(change)}, places, seat)
    if (harbour := p.island.harbour_at[site]) >= 0:
        when = "catan.harbour.next_turn" if p.options.phase_mode == "separate" else "catan.combined.harbour_now"
        rule = "catan.harbour.site" if p.stage == FOUND else when
        yield Event("harbour", rule, {"harbour": harbour_phrase(harbour)}, places, seat)
    for other, length in enumerate(after.pieces.lengths):
        if length < p.pieces.lengths[other]:
            facts_of = {"before": p.pieces.lengths[other], "after": length}
            yield Event("road_broken", "catan.road.broken", facts_of, places, other)


def _road(p: Reading, after: Reading, act: Action) -> Events:
    facts, places = {"path": path_phrase(p.island, act.place)}, (PATHS[act.place],)
    kind, rule = {
        FOUND_ROAD: ("founded_road", "catan.start.road_attached"),
        FREE_ROAD: ("free_road", "catan.dev.road_building"),
    }.get(p.stage, ("road", "catan.build.cost.road"))
    yield Event(kind, rule, facts, places, act.player)
    if p.phase == FOUND and after.phase == ROLL:
        yield Event("first_turn", "catan.start.first_turn", {}, (), after.active)


def _city(p: Reading, after: Reading, act: Action) -> Events:
    facts = {"site": site_phrase(p.island, act.place)}
    yield Event("city", "catan.score.city", facts, (SITES[act.place],), act.player, 1, "2 − 1")


def _buy(p: Reading, after: Reading, act: Action) -> Events:
    yield Event("bought", "catan.build.cost.development", {"left": p.pile_size}, (), act.player)


def _draw(p: Reading, after: Reading, act: Action) -> Events:
    facts = {"card": development_phrase(act.card)}
    yield Event("drawn", "catan.dev.draw_top", facts, (), p.active, hidden_as="drawn_hidden")


# -- the roll --------------------------------------------------------------------------------------------------------


def _roll(p: Reading, after: Reading, act: Action) -> Events:
    yield Event("rolls", "catan.turn.roll_once", {}, (), act.player)


def _dice(p: Reading, after: Reading, act: Action) -> Events:
    first, second = THROWS[act.place].dice
    rolled = first + second
    yield Event("rolled", "catan.production.match", {"first": first, "second": second, "sum": rolled}, (), p.active)
    if rolled == 7:
        yield Event("seven", "catan.production.seven_none", {}, (), p.active)
        for seat in range(p.players):
            held = size(p.hand(seat))
            if held > HAND_LIMIT:
                yield Event("must_discard", "catan.robber.discard", {"hand": held, "count": held // 2}, (), seat)
        return
    yield from harvest(p, rolled)


def harvest(p: Reading, rolled: int) -> Events:
    """What a roll pays, tile by tile and player by player; a kind the bank is short of is told by itself."""
    gains, lacking = harvest_of(p, rolled)
    told = False
    for tile in p.island.tiles_of[rolled]:
        facts = {"tile": tile_phrase(p.island, tile)}
        if tile == p.robber:
            yield Event("blocked", "catan.production.robber_blocks", facts, (TILES[tile],))
            told = True
        elif not lacking >> p.island.terrain[tile] & 1:
            for event in _of_tile(p, tile):
                yield event
                told = True
    for kind in bits(lacking):
        paid = [(gains + (1 << BANK + 64)) >> SHIFT[seat] + 8 * kind & 0xFF for seat in range(p.players)]
        left = counts_of(p.cards >> BANK & HAND)[kind]
        yield Event("bank_short", "catan.bank.shortage", {"kind": kind_phrase(kind), "left": left})
        for seat, count in enumerate(paid):
            if count:
                yield Event("share", "catan.bank.shortage", {"kind": kind_phrase(kind), "count": count}, (), seat)
        told = True
    if not told:
        yield Event("no_harvest", "catan.production.match", {"sum": rolled})


def _of_tile(p: Reading, tile: int) -> Events:
    around = SITES_OF_TILE[tile]
    for seat in range(p.players):
        small, large = p.pieces.settlements[seat] & around, p.pieces.cities[seat] & around
        settlements, cities = small.bit_count(), large.bit_count()
        if not small | large:
            continue
        several = settlements + cities > 1
        one_kind = "harvest_cities" if not settlements else "harvest_sum" if cities else "harvest_settlements"
        kind, rule = (
            (one_kind, "catan.production.sum")
            if several
            else ("harvest_city", "catan.production.city")
            if cities
            else ("harvest_settlement", "catan.production.settlement")
        )
        facts = {
            "tile": tile_phrase(p.island, tile),
            "count": settlements + 2 * cities,
            "kind": kind_phrase(p.island.terrain[tile]),
            "settlements": settlements,
            "cities": cities,
        }
        places = (TILES[tile], *(SITES[site] for site in bits(small | large)))
        yield Event(kind, rule, facts, places, seat)


# -- the seven and the robber ----------------------------------------------------------------------------------------


def _discard(p: Reading, after: Reading, act: Action) -> Events:
    rule = "catan.robber.discard_amount"
    if p.options.discard_order == "open":
        yield Event("discarded", rule, {"cards": cards_phrase(act.give)}, (), act.player)
        return
    facts = {"cards": cards_phrase(act.give), "count": size(act.give)}
    yield Event("discard_chosen", rule, facts, (), act.player, hidden_as="discard_hidden", open_facts=("count",))
    if after.underway.discards:
        return
    laid = [*p.underway.discards]
    laid[act.player] = act.give
    for seat, cards in enumerate(laid):
        if cards:
            yield Event("discarded", "catan.robber.discard_first", {"cards": cards_phrase(cards)}, (), seat)


def _robber(p: Reading, after: Reading, act: Action) -> Events:
    facts: dict[str, object] = {"source": tile_phrase(p.island, p.robber), "target": tile_phrase(p.island, act.place)}
    facts |= {"from": TILES[p.robber], "to": TILES[act.place]}
    rule = "catan.dev.knight" if p.stage == RIDE else "catan.robber.mover"
    yield Event("robber", rule, facts, (TILES[p.robber], TILES[act.place]), act.player)
    if act.seat >= 0 and after.underway.victim >= 0:
        yield Event("robs", "catan.robber.steal_choice", {"victim": Seat(act.seat)}, (), act.player)
    elif candidates(p, act.player, act.place) and act.seat < 0:
        yield Event("spares", "catan.robber.steal_mandatory", {}, (), act.player)
    else:
        yield Event("robs_nobody", "catan.robber.steal_empty_hand", {}, (), act.player)


def _steal(p: Reading, after: Reading, act: Action) -> Events:
    rule = "catan.robber.steal_one_random"
    victim = p.underway.victim
    cards = cards_phrase(act.get)
    facts = {"cards": cards, "victim": Seat(victim), "thief": Seat(p.active)}
    # Thief and victim know the card, whoever of them it is told of.
    both = (p.active, victim)
    yield Event("stole", rule, facts, (), p.active, hidden_as="stole_hidden", known_to=both, open_facts=("victim",))
    yield Event("lost", rule, facts, (), victim, hidden_as="lost_hidden", known_to=both, open_facts=("thief",))


# -- development cards -----------------------------------------------------------------------------------------------


def _play(p: Reading, after: Reading, act: Action) -> Events:
    yield from _CARDS[act.card](p, after, act)


def _knight(p: Reading, after: Reading, act: Action) -> Events:
    yield Event("knight", "catan.dev.knight", {"count": after.knights[act.player]}, (), act.player)


def _road_building(p: Reading, after: Reading, act: Action) -> Events:
    yield Event("road_building", "catan.dev.road_building", {"count": after.underway.free}, (), act.player)


def _discovery(p: Reading, after: Reading, act: Action) -> Events:
    yield Event("discovery", "catan.dev.discovery", {"cards": cards_phrase(act.get)}, (), act.player)


def _monopoly(p: Reading, after: Reading, act: Action) -> Events:
    rule = "catan.dev.monopoly"
    kind = next(bits(act.get)) // 8
    facts = {"kind": kind_phrase(kind)}
    yield Event("monopoly", rule, facts, (), act.player)
    for seat in range(p.players):
        count = counts_of(p.hand(seat))[kind]
        if seat != act.player and count:
            yield Event("monopoly_gives", rule, {**facts, "count": count, "taker": Seat(act.player)}, (), seat)


_CARDS: dict[int, Callable[[Reading, Reading, Action], Events]] = {
    KNIGHT: _knight,
    ROAD_BUILDING: _road_building,
    DISCOVERY: _discovery,
    MONOPOLY: _monopoly,
}


# -- trade -----------------------------------------------------------------------------------------------------------

_RATES = {4: "catan.trade.maritime.four", 3: "catan.trade.maritime.three", 2: "catan.trade.maritime.two"}


def _deal(act: Action) -> dict[str, object]:
    return {"give": cards_phrase(act.give), "get": cards_phrase(act.get)}


def _maritime(p: Reading, after: Reading, act: Action) -> Events:
    rate = size(act.give) // size(act.get)
    rule = _RATES[rate] if size(act.get) == 1 else "catan.trade.maritime.multiple"
    yield Event("swapped", rule, {**_deal(act), "rate": rate}, (), act.player)


def _offer(p: Reading, after: Reading, act: Action) -> Events:
    yield Event("offered", "catan.trade.domestic.negotiate", _deal(act), (), act.player)


def _accept(p: Reading, after: Reading, act: Action) -> Events:
    yield Event("accepted", "catan.trade.domestic.negotiate", {"player": Seat(act.player)}, (), act.player)


def _decline(p: Reading, after: Reading, act: Action) -> Events:
    yield Event("declined", "catan.trade.domestic.negotiate", {"player": Seat(act.player)}, (), act.player)


def _counter(p: Reading, after: Reading, act: Action) -> Events:
    yield Event("countered", "catan.trade.domestic.counteroffer", _deal(act), (), act.player)


def _confirm(p: Reading, after: Reading, act: Action) -> Events:
    assert p.underway.offer is not None
    deal = p.underway.offer.answers[act.seat]
    assert deal is not None
    facts = {"give": cards_phrase(deal[0]), "get": cards_phrase(deal[1]), "other": Seat(act.seat)}
    yield Event("traded", "catan.trade.domestic.active_only", facts, (), act.player)


def _withdraw(p: Reading, after: Reading, act: Action) -> Events:
    yield Event("withdrew", "catan.trade.domestic.negotiate", {}, (), act.player)


# -- the end of a turn, special cards, victory -----------------------------------------------------------------------


def _claim(p: Reading, after: Reading, act: Action) -> Events:
    yield Event("claimed", "catan.end.ten_points", {}, (), act.player)


def _end(p: Reading, after: Reading, act: Action) -> Events:
    yield Event("ended", "catan.turn.next_left", {"next": Seat(after.active)}, (), act.player)


def _special_cards(p: Reading, after: Reading) -> Events:
    points = CARD_POINTS
    old, new = p.road_holder, after.road_holder
    if old != new:
        if old >= 0:
            kind, rule = (
                ("road_lost", "catan.road.longer_takes") if new >= 0 else ("road_aside", "catan.road.set_aside")
            )
            yield Event(kind, rule, {"length": after.pieces.lengths[old]}, (), old, -points, f"−{points}")
        if new >= 0:
            facts = {"length": after.pieces.lengths[new]}
            yield Event("road_won", "catan.road.points", facts, (), new, points, str(points))
    old, new = p.army_holder, after.army_holder
    if old != new:
        if old >= 0:
            yield Event("army_lost", "catan.army.more", {"count": p.knights[old]}, (), old, -points, f"−{points}")
        facts = {"count": after.knights[new]}
        yield Event("army_won", "catan.army.three", facts, (), new, points, str(points))


def _victory(p: Reading, after: Reading) -> Events:
    if after.stage != OVER:
        return
    winner = after.active
    shown = point_cards(after, winner)
    if shown:
        yield Event("revealed", "catan.vp.reveal_at_ten", {"count": shown}, (), winner, shown, f"{shown} × 1")
    yield Event("won", "catan.end.own_turn", {"total": total(after, winner)}, (), winner)


# -- where points stand ----------------------------------------------------------------------------------------------


def points_by_source(p: Reading, seat: int, *, hidden: bool = True) -> Receipt:
    """Where a seat's points come from, line by line; they sum to :func:`boardlab.catan.scoring.total`.

    Sources that pay nothing are left out (catan.score.settlement, catan.score.city, catan.score.special,
    catan.score.vp_card).

    Args:
        p: the position, or a view of it, which knows no hidden points of others.
        seat: whose points.
        hidden: count victory point cards that are not revealed; without them the lines sum to ``p.scores``.
    """
    return Receipt(Phrase("source.title"), tuple(_sources(p, seat, hidden, [0] * p.players)))


def points_table(p: Reading) -> Receipt:
    """Where the points of all seats come from that lie open; they sum to the scores."""
    totals = [0] * p.players
    lines = [line for seat in range(p.players) for line in _sources(p, seat, False, totals)]
    return Receipt(Phrase("source.title"), tuple(lines))


def _sources(p: Reading, seat: int, hidden: bool, totals: list[int]) -> Iterator[Line]:
    pieces = p.pieces
    player = {"player": Seat(seat)}
    settlements, cities = pieces.settlements[seat], pieces.cities[seat]
    small, large = settlements.bit_count(), cities.bit_count()
    cards = point_cards(p, seat) if hidden or (p.stage == OVER and p.active == seat) else 0
    road, army = CARD_POINTS * (p.road_holder == seat), CARD_POINTS * (p.army_holder == seat)
    length, knights = {"length": pieces.lengths[seat]}, {"count": p.knights[seat]}
    for name, rule, points, how, sites in (
        ("settlements", "catan.score.settlement", small, _times(small, 1), settlements),
        ("cities", "catan.score.city", 2 * large, _times(large, 2), cities),
        ("longest_road", "catan.score.special", road, Phrase("source.road", length), 0),
        ("largest_army", "catan.score.special", army, Phrase("source.army", knights), 0),
        ("cards", "catan.score.vp_card", cards, _times(cards, 1), 0),
    ):
        if points:
            totals[seat] += points
            places = tuple(SITES[at] for at in bits(sites))
            yield Line(seat, Phrase(f"source.{name}", player), how, points, rule, places, (), tuple(totals))


def _times(count: int, each: int) -> Phrase:
    return Phrase("source.times", {"count": count, "each": each})


_TELL: dict[Kind, Callable[[Reading, Reading, Action], Events]] = {
    Kind.SETTLEMENT: _settlement,
    Kind.ROAD: _road,
    Kind.CITY: _city,
    Kind.ROLL: _roll,
    Kind.DICE: _dice,
    Kind.DISCARD: _discard,
    Kind.ROBBER: _robber,
    Kind.STEAL: _steal,
    Kind.BUY: _buy,
    Kind.DRAW: _draw,
    Kind.PLAY: _play,
    Kind.MARITIME: _maritime,
    Kind.OFFER: _offer,
    Kind.ACCEPT: _accept,
    Kind.DECLINE: _decline,
    Kind.COUNTER: _counter,
    Kind.CONFIRM: _confirm,
    Kind.WITHDRAW: _withdraw,
    Kind.CLAIM: _claim,
    Kind.END: _end,
}
