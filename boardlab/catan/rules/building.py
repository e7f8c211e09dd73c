"""Building: settlements, roads and cities, where they may stand and what they cost.

One builds as often as one can pay (catan.build.unlimited, catan.build.pay); what stands is never moved or taken away
(catan.build.fixed).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from boardlab.catan.actions import FOUND, FOUND_ROAD, FREE_ROAD, TURN, Action, Kind, action
from boardlab.catan.actions import ROADS as ROADS_OF
from boardlab.catan.board import CLOSE, ENDS, PATH_AT, PATHS, SITE_AT, SITES, TILES_OF_SITE, bits
from boardlab.catan.cards import (
    CITY_COST,
    CITY_PAID,
    ROAD_COST,
    ROAD_PAID,
    SETTLEMENT_COST,
    SETTLEMENT_PAID,
)
from boardlab.catan.island import DESERT
from boardlab.catan.options import CITIES, ROADS, SETTLEMENTS
from boardlab.catan.places import kind_phrase, path_phrase, site_phrase
from boardlab.catan.rules import founding, longest_road
from boardlab.catan.rules.action_text import fail, refuse
from boardlab.catan.rules.action_type import PATH, SITE, TYPES, Breaches, CatanAction, Events, Path, VerbContext, form
from boardlab.catan.rules.holding import pays
from boardlab.catan.rules.maritime import harbour_reached
from boardlab.catan.rules.odds import ways_of_site
from boardlab.catan.rules.turn import bought
from boardlab.catan.rules.winning import check_win
from boardlab.catan.state import NOTHING, Draft, Pending, State
from boardlab.core.contract.event import Event
from boardlab.core.contract.picks import Choice
from boardlab.core.contract.rule import rule
from boardlab.core.contract.verdict import Breach
from boardlab.core.i18n.language import Phrase, Seat
from boardlab.core.text.quoting import shown


class Building(CatanAction):
    """What settlements, roads and cities have in common."""

    group = "group.build"

    def build_verb(self, p: State, context: VerbContext) -> Choice:
        """The verb of a turn, with its places and its price."""
        count = sum(act.kind == self.kind for act in context.legal)
        note = Phrase("note.places", {"n": count})
        reasons = context.refusals(self.verb)
        return Choice(self.verb, Phrase(f"verb.{self.verb}"), self.group, note, self.price(), breaches=reasons)

    def fewest(self, p: State, places: Iterable[int]) -> Iterable[Action]:
        """The action at the first dozen of some places."""
        return [action(self.kind, p.doer, place) for place in list(places)[:12]]


class AtSite(Building):
    """What is built on an intersection."""

    places, elsewhere = SITE_AT, ("catan.map.intersection", "place")

    def write(self, act: Action) -> str:
        return f"{self.word} {SITES[act.place]}"

    def read(self, p: State, words: list[str]) -> Action | None:
        if len(words) != 1:
            return None
        if words[0] not in SITE_AT:
            fail("site", text=shown(words[0]))
        return action(self.kind, p.doer, SITE_AT[words[0]])

    def pick_path(self, p: State, act: Action) -> Path:
        return (self.verb, SITES[act.place])

    def place_choice(self, p: State, key: str, last: Action | None) -> Choice:
        return replace(super().place_choice(p, key, last), note=self.foretold(p, SITE_AT[key]))

    def foretold(self, p: State, site: int) -> Phrase:
        """What the building would bring there from now on: in how many rolls, and what."""
        ways = ways_of_site(p.island, site, robber=p.robber)
        terrain = (p.island.terrain[tile] for tile in TILES_OF_SITE[site] if tile != p.robber)
        kinds = tuple(kind_phrase(kind) for kind in sorted({kind for kind in terrain if kind != DESERT}))
        return Phrase(f"note.{self.word}_pays" if ways else "note.pays_nothing", {"ways": ways, "kinds": kinds})


def _own_settlement(p: State, key: str) -> bool:
    """Would a pick of this intersection turn a settlement into a city?"""
    return bool(p.decider >= 0 and p.stage != FOUND and p.pieces.settlements[p.decider] >> SITE_AT[key] & 1)


def _supply(count: int, limit: int, piece: str) -> Breaches:
    if count >= limit:
        yield Breach("catan.build.limit", {"limit": limit}, case=piece)


# -- settlements -----------------------------------------------------------------------------------------------------


@TYPES.add
class Settlement(AtSite):
    """A settlement: founded, or built for its price where an own road leads (catan.build.settlement.connected)."""

    kind, word, form = Kind.SETTLEMENT, "settlement", form(place=SITE)
    stages = (FOUND, *TURN)
    mark, rank, cost = "site", 2, SETTLEMENT_COST

    def own_rules(self, p: State, act: Action, out_of_turn: bool) -> Breaches:
        if out_of_turn:
            yield from founding.not_your_round(p)

    def breaches(self, p: State, act: Action) -> Breaches:
        yield from free_site(p, act.place)
        if p.stage == FOUND:
            return
        if not p.pieces.reached[act.player] >> act.place & 1:
            facts = {"site": site_phrase(p.island, act.place)}
            yield Breach("catan.build.settlement.connected", facts, (SITES[act.place],))
        if p.pieces.settlements[act.player].bit_count() >= SETTLEMENTS:
            yield Breach("catan.build.settlement.five", {"limit": SETTLEMENTS})
        yield from pays(p, act.player, SETTLEMENT_COST, "catan.build.cost.settlement")

    @staticmethod
    def apply(draft: Draft, act: Action) -> None:
        seat = act.player
        before = draft.pieces
        draft.pieces = after = before.with_settlement(seat, act.place)
        if draft.stage == FOUND:
            founding.settled(draft, act)
            return
        draft.cards += SETTLEMENT_PAID[seat]
        if after.lengths is not before.lengths:
            draft.road_holder = longest_road.after_break(
                draft.road_holder, before.lengths, after.lengths, draft.table.options.longest_road_tie_after_break
            )
        bought(draft)

    def events(self, before: State, after: State, act: Action) -> Events:
        seat, site = act.player, act.place
        facts, places = {"site": site_phrase(before.island, site)}, (SITES[site],)
        founded = before.stage == FOUND
        yield Event("founded" if founded else "settlement", "catan.score.settlement", facts, places, seat, 1, "1")
        if founded:
            yield from founding.first_cards_event(before, after, act)
        yield from harbour_reached(before, act)
        yield from longest_road.broken(before, after, places)

    def verbs(self, p: State, context: VerbContext) -> Iterable[Choice]:
        yield self.place_verb(context) if p.stage == FOUND else self.build_verb(p, context)

    def meant_by(self, p: State, key: str) -> bool:
        return key in SITE_AT and not _own_settlement(p, key)

    def anywhere(self, p: State) -> Iterable[Action]:
        near = p.pieces.reached[p.doer]
        free = p.pieces.sites
        return self.fewest(p, [*bits(near & free), *bits(near), *bits(free), *range(len(SITES))])


def free_site(p: State, site: int) -> Breaches:
    """An empty intersection with none built beside it (catan.build.settlement.distance)."""
    facts = {"site": site_phrase(p.island, site)}
    if p.pieces.built >> site & 1:
        facts = {**facts, "building": building_phrase(p, site)}
        yield Breach("catan.build.settlement.empty", facts, (SITES[site],))
        return
    for other in bits(CLOSE[site] & p.pieces.built):
        near = {**facts, "building": building_phrase(p, other), "other": site_phrase(p.island, other)}
        yield Breach("catan.build.settlement.distance", near, (SITES[site], SITES[other]))


def building_phrase(p: State, site: int) -> Phrase:
    """What stands on an intersection: "B's city"."""
    owner = p.pieces.owner(site)
    assert owner is not None
    kind = "city" if p.pieces.cities[owner] >> site & 1 else "settlement"
    return Phrase(f"piece.{kind}_of", {"player": Seat(owner)})


# -- roads -----------------------------------------------------------------------------------------------------------


@TYPES.add
@rule("catan.map.path", "catan.map.coast")
class Road(Building):
    """A road: founded with its settlement, laid free by a card, or paid for (catan.build.road.connected);
    it gives no points (catan.build.road.no_points).
    """

    kind, word, form = Kind.ROAD, "road", form(place=PATH)
    stages = (FOUND_ROAD, FREE_ROAD, *TURN)
    places, mark, elsewhere = PATH_AT, "path", ("catan.build.road.on_path", "text")
    rank, cost = 1, ROAD_COST

    def write(self, act: Action) -> str:
        return f"road {PATHS[act.place]}"

    def read(self, p: State, words: list[str]) -> Action | None:
        if len(words) != 1:
            return None
        if words[0] not in PATH_AT:
            refuse("catan.build.road.on_path", text=shown(words[0]))
        return action(self.kind, p.doer, PATH_AT[words[0]])

    def own_rules(self, p: State, act: Action, out_of_turn: bool) -> Breaches:
        if out_of_turn:
            yield from founding.not_your_round(p)

    def breaches(self, p: State, act: Action) -> Breaches:
        path, seat = act.place, act.player
        owner = p.pieces.road_owner(path)
        if owner is not None:
            facts = {"path": path_phrase(p.island, path), "owner": Seat(owner)}
            yield Breach("catan.build.road.one_per_path", facts, (PATHS[path],))
        if p.stage == FOUND_ROAD:
            yield from founding.attached(p, path)
            return
        if not p.pieces.ways[seat] >> path & 1:
            yield _unconnected(p, seat, path)
        if p.stage != FREE_ROAD:
            yield from _supply(p.pieces.roads[seat].bit_count(), ROADS, "road")
            yield from pays(p, seat, ROAD_COST, "catan.build.cost.road")

    @staticmethod
    def apply(draft: Draft, act: Action) -> None:
        seat = act.player
        draft.pieces = after = draft.pieces.with_road(seat, act.place)
        if draft.stage == FOUND_ROAD:
            founding.next_founder(draft)
            return
        holder = draft.road_holder
        if holder != seat:
            draft.road_holder = longest_road.after_laying(holder, seat, after.lengths)
        if draft.stage == FREE_ROAD:
            free = draft.underway.free - 1
            if free and after.ways[seat] & ~after.taken:
                draft.underway = Pending(free=free)
            else:
                draft.underway = NOTHING
                draft.stage = draft.phase
            if draft.road_holder != holder:
                check_win(draft)
            return
        draft.cards += ROAD_PAID[seat]
        bought(draft)

    def events(self, before: State, after: State, act: Action) -> Events:
        facts, places = {"path": path_phrase(before.island, act.place)}, (PATHS[act.place],)
        kind, rule = {
            FOUND_ROAD: ("founded_road", "catan.start.road_attached"),
            FREE_ROAD: ("free_road", "catan.dev.road_building"),
        }.get(before.stage, ("road", "catan.build.cost.road"))
        yield Event(kind, rule, facts, places, act.player)
        yield from founding.first_turn_event(before, after)

    def verbs(self, p: State, context: VerbContext) -> Iterable[Choice]:
        yield self.place_verb(context) if p.stage in (FOUND_ROAD, FREE_ROAD) else self.build_verb(p, context)

    def meant_by(self, p: State, key: str) -> bool:
        return key in PATH_AT

    def pick_path(self, p: State, act: Action) -> Path:
        return (self.verb, PATHS[act.place])

    def anywhere(self, p: State) -> Iterable[Action]:
        return self.fewest(p, [*bits(p.pieces.ways[p.doer] & ~p.pieces.taken), *range(len(PATHS))])


def free_paths(p: State) -> tuple[Action, ...]:
    """The roads that may be laid free of charge (catan.dev.road_building)."""
    return ROADS_OF[p.decider][p.pieces.ways[p.decider] & ~p.pieces.taken]


def _unconnected(p: State, seat: int, path: int) -> Breach:
    facts = {"path": path_phrase(p.island, path)}
    for site in ENDS[path]:
        if p.pieces.reached[seat] >> site & 1:
            facts = {**facts, "building": building_phrase(p, site), "site": site_phrase(p.island, site)}
            return Breach("catan.build.road.connected", facts, (PATHS[path], SITES[site]), "passes")
    return Breach("catan.build.road.connected", facts, (PATHS[path],))


# -- cities ----------------------------------------------------------------------------------------------------------


@TYPES.add
class City(AtSite):
    """An own settlement becomes a city (catan.build.city.upgrade_only) and goes back to its owner
    (catan.build.city.returns_settlement).
    """

    kind, word, form = Kind.CITY, "city", form(place=SITE)
    mark, rank, cost = "city", 3, CITY_COST

    def breaches(self, p: State, act: Action) -> Breaches:
        site, seat = act.place, act.player
        if not p.pieces.settlements[seat] >> site & 1:
            facts = {"site": site_phrase(p.island, site)}
            if p.pieces.built >> site & 1:
                facts["building"] = building_phrase(p, site)
                yield Breach("catan.build.city.upgrade_only", facts, (SITES[site],), "other")
            else:
                yield Breach("catan.build.city.upgrade_only", facts, (SITES[site],))
        yield from _supply(p.pieces.cities[seat].bit_count(), CITIES, "city")
        yield from pays(p, seat, CITY_COST, "catan.build.cost.city")

    @staticmethod
    def apply(draft: Draft, act: Action) -> None:
        draft.pieces = draft.pieces.with_city(act.player, act.place)
        draft.cards += CITY_PAID[act.player]
        bought(draft)

    def events(self, before: State, after: State, act: Action) -> Events:
        facts = {"site": site_phrase(before.island, act.place)}
        yield Event("city", "catan.score.city", facts, (SITES[act.place],), act.player, 1, "2 − 1")

    def verbs(self, p: State, context: VerbContext) -> Iterable[Choice]:
        yield self.build_verb(p, context)

    def meant_by(self, p: State, key: str) -> bool:
        return key in SITE_AT and _own_settlement(p, key)

    def anywhere(self, p: State) -> Iterable[Action]:
        return self.fewest(p, [*bits(p.pieces.settlements[p.doer]), *range(len(SITES))])
