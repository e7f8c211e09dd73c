"""Checkpoints of the tutorial "Building", first half: what a hand pays for, and where pieces may stand."""

from __future__ import annotations

from functools import partial

from boardlab.catan import Position
from boardlab.catan.board import PATHS, SITES
from boardlab.catan.cards import CITY_COST, COSTS
from boardlab.catan.places import place_phrase
from boardlab.lessons.catan import building_cases as case
from boardlab.lessons.catan import wrong_building as wrong
from boardlab.lessons.catan import wrong_costs as costs
from boardlab.lessons.catan.explaining import by_judge
from boardlab.lessons.catan.sketching import WORDING, place, sketch
from boardlab.lessons.checkpoint import Checkpoint, Misconception

PAY = "catan.build.pay"
OFTEN = "catan.build.unlimited"
ROAD_COST = "catan.build.cost.road"
SETTLEMENT_COST = "catan.build.cost.settlement"
CITY_COSTS = "catan.build.cost.city"
CARD_COST = "catan.build.cost.development"
CONNECTED = "catan.build.road.connected"
ONE_ROAD = "catan.build.road.one_per_path"
COAST = "catan.map.coast"
DISTANCE = "catan.build.settlement.distance"
LEADS_THERE = "catan.build.settlement.connected"

_number = partial(Checkpoint, kind="number", wording=WORDING)
_cells = partial(Checkpoint, kind="cells", wording=WORDING)


def _hand(p: Position) -> int:
    return p.packed_hand(p.active)


PURCHASES = (
    Misconception("catan.any_cards_pay", lambda p: case.purchases(costs.payable_by_number(_hand(p))), PAY),
    Misconception(
        "catan.settlement_of_all_kinds",
        lambda p: case.purchases(costs.payable(_hand(p), costs.EVERY_KIND)),
        SETTLEMENT_COST,
    ),
    Misconception(
        "catan.card_without_ore", lambda p: case.purchases(costs.payable(_hand(p), costs.CARD_WITHOUT_ORE)), CARD_COST
    ),
)
"""Wrong rules of what a hand pays for."""
MISSING = (
    Misconception(
        "catan.city_costs_swapped", lambda p: costs.missing(_hand(p), costs.SWAPPED_CITY["city"]), CITY_COSTS
    ),
    Misconception("catan.any_cards_pay", lambda p: costs.missing_by_number(_hand(p), CITY_COST), PAY),
    Misconception(
        "catan.city_pays_settlement_again", lambda p: costs.missing(_hand(p), costs.CITY_ON_TOP["city"]), CITY_COSTS
    ),
    Misconception("catan.kinds_not_cards", lambda p: costs.kinds_missing(_hand(p), CITY_COST), CITY_COSTS),
)
"""Wrong rules of what is missing for a city."""
ROADS = (
    Misconception("catan.road_passes_rivals", wrong.passes_rivals, CONNECTED),
    Misconception("catan.rival_roads_block", wrong.stops_at_rival_roads, CONNECTED),
    Misconception("catan.roads_start_at_buildings", wrong.starts_at_buildings, CONNECTED),
    Misconception("catan.no_roads_on_the_coast", wrong.never_on_the_coast, COAST),
    Misconception("catan.joins_any_road", wrong.goes_on_from_any_road, CONNECTED),
)
"""Wrong rules of where a road may lie."""
SETTLEMENTS = (
    Misconception("catan.distance_from_own_only", wrong.minds_own_buildings_only, DISTANCE),
    Misconception("catan.distance_from_rivals_only", wrong.minds_rivals_only, DISTANCE),
    Misconception("catan.settles_anywhere", wrong.needs_no_road, LEADS_THERE),
    Misconception("catan.no_distance", wrong.any_empty_site, DISTANCE),
    Misconception("catan.distance_of_three", wrong.three_paths_apart, DISTANCE),
)
"""Wrong rules of where a settlement may stand."""


def _one_a_turn(p: Position) -> int:
    return min(1, len(case.road_line(p)))


def _pairs(p: Position) -> int:
    return sum(p.hands[p.active] or ()) // 2


def _likelier(p: Position) -> int:
    return max(p.hands[p.active] or (0,))


def _rules(p: Position) -> tuple[str, ...]:
    return case.rules_against(p, case.far_site())


def _place_rules(p: Position) -> int:
    return sum(rule not in {f"catan.build.cost.{name}" for name in COSTS} for rule in _rules(p))


def _one_by_one(p: Position) -> int:
    lacks = costs.kinds_missing(_hand(p), COSTS["settlement"])
    return _place_rules(p) + lacks


CHECKPOINTS = (
    Checkpoint(
        id="catan.building.1",
        kind="choice",
        setting=lambda: sketch(hands={"A": "lumber brick wool 2 grain"}),
        choices=("road", "road_settlement", "road_settlement_development", "road_settlement_city_development"),
        solve=lambda p: case.purchases(costs.payable(_hand(p))),
        misconceptions=PURCHASES,
        rules=(SETTLEMENT_COST, CARD_COST, CITY_COSTS),
        receipt_of=case.purchase_receipt,
        facts=case.hand,
        wording=WORDING,
    ),
    _number(
        id="catan.building.2",
        setting=lambda: sketch(active="B", board="modern", hands={"B": "lumber brick 3 ore"}),
        solve=lambda p: costs.missing(_hand(p), CITY_COST),
        misconceptions=MISSING,
        rules=(CITY_COSTS, PAY),
        receipt_of=case.missing_receipt,
        facts=case.hand,
        about=1,
    ),
    _number(
        id="catan.building.3",
        setting=lambda: case.crossroads("5 lumber 3 brick grain"),
        solve=lambda p: len(case.road_line(p)),
        misconceptions=(
            Misconception("catan.one_purchase_a_turn", _one_a_turn, OFTEN),
            Misconception("catan.any_cards_pay", _pairs, ROAD_COST),
            Misconception("catan.lumber_alone", _likelier, ROAD_COST),
        ),
        rules=(OFTEN, ROAD_COST),
        receipt_of=lambda p: case.built_receipt(p, case.road_line(p)),
        facts=case.hand,
    ),
    _cells(
        id="catan.building.4",
        setting=case.crossroads,
        among=lambda p: PATHS,
        solve=wrong.roads,
        misconceptions=ROADS,
        explain=by_judge("road", wrong.roads),
        rules=(CONNECTED, ONE_ROAD, COAST),
    ),
    Checkpoint(
        id="catan.building.5",
        kind="legal",
        setting=lambda: case.full_house("lumber brick", active="D"),
        tries=f"road {place(case.CROSSING)}",
        choices=(CONNECTED, ONE_ROAD, DISTANCE),
        misconceptions=(
            Misconception("catan.rival_roads_block", lambda p: CONNECTED, CONNECTED),
            Misconception("catan.roads_keep_distance", lambda p: DISTANCE, DISTANCE),
        ),
        rules=(CONNECTED, DISTANCE),
        after=lambda p: p.play(p.read_action(f"road {place(case.CROSSING)}")),
        facts=lambda p: {"path": place_phrase(p.island, place(case.CROSSING))},
        about=3,
        wording=WORDING,
    ),
    _cells(
        id="catan.building.6",
        setting=case.long_roads,
        among=lambda p: SITES,
        solve=wrong.settlements,
        misconceptions=SETTLEMENTS,
        explain=by_judge("settlement", wrong.settlements),
        rules=(DISTANCE, LEADS_THERE),
    ),
    _number(
        id="catan.building.7",
        setting=case.crossroads,
        solve=lambda p: len(_rules(p)),
        misconceptions=(
            Misconception("catan.first_reason_only", lambda p: min(1, len(_rules(p))), DISTANCE),
            Misconception("catan.places_before_prices", _place_rules, SETTLEMENT_COST),
            Misconception("catan.each_card_is_a_rule", _one_by_one, SETTLEMENT_COST),
        ),
        rules=(SETTLEMENT_COST, DISTANCE, LEADS_THERE),
        receipt_of=lambda p: case.refusal_receipt(p, case.far_site()),
        facts=lambda p: {**case.hand(p), "site": place_phrase(p.island, place(case.FAR))},
    ),
)
