"""Checkpoints of the tutorial "Founding": who places when and where, the first cards, good sites, the variable map."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from boardlab.catan import Position
from boardlab.catan.actions import FOUND_ROAD
from boardlab.catan.board import SITE_AT, SITES, TILES_OF_SITE
from boardlab.catan.odds import site_ways
from boardlab.lessons.catan import founding_cases as case
from boardlab.lessons.catan import founding_positions as table
from boardlab.lessons.catan import wrong_founding as wrong
from boardlab.lessons.catan.explaining import by_judge
from boardlab.lessons.catan.founding_cases import Places
from boardlab.lessons.catan.sketching import WORDING, place
from boardlab.lessons.checkpoint import Checkpoint, Misconception
from boardlab.lessons.question_types import LEGAL

BACK = "catan.start.round2_reverse"
ROUND = "catan.start.round1"
ROUNDS = "catan.start.two_rounds"
STARTER = "catan.start.first_player"
TURN = "catan.start.first_turn"
DISTANCE = "catan.build.settlement.distance"
ANYWHERE = "catan.start.free_site"
ATTACHED = "catan.start.road_attached"
CARDS = "catan.start.first_resources"
DESERT = "catan.map.desert"
ODDS = "catan.map.chip_odds"
GIVES = "catan.components.terrain_resource"
LETTERS = "catan.setup.chips_order"
SKIP = "catan.setup.chips_skip_desert"
OUTER = ("-2,0", "-2,1", "-2,2", "-1,2", "0,2", "1,1", "2,0", "2,-1", "2,-2", "1,-2", "0,-2", "-1,-1")
"""The tiles of the outer ring."""

A, B = 0, 1
_number = partial(Checkpoint, kind="number", wording=WORDING)
_choice = partial(Checkpoint, kind="choice", wording=WORDING)
_cells = partial(Checkpoint, kind="cells", wording=WORDING)


def _order(name: str, rule_as_code: Callable[[tuple[str, ...]], tuple[str, ...]], rule: str) -> Misconception:
    """A wrong order of founding."""
    return Misconception(f"catan.{name}", lambda p: rule_as_code(case.founding_order(p)), rule)


def leaves(name: str, rule_as_code: Callable[[Position], int], among: int) -> Misconception:
    """A wrong rule of distance: which of some intersections it leaves open."""
    return Misconception(f"catan.{name}", lambda p: case.names(rule_as_code(p) & among), DISTANCE)


def closes(name: str, rule_as_code: Callable[[Position], int]) -> Misconception:
    """A wrong rule of distance: how many intersections it closes."""
    return Misconception(f"catan.{name}", lambda p: case.closed(p, rule_as_code(p)), DISTANCE)


def _site(name: str, chosen: Callable[[Position], int], rule: str) -> Misconception:
    """A wrong idea of the best intersection."""
    return Misconception(f"catan.{name}", lambda p: frozenset({SITES[chosen(p)]}), rule)


def _candidate(chosen: Callable[[Position, int], int]) -> Callable[[Position], str]:
    """The candidate that a wrong rule prefers."""
    sites = case.candidate_sites()
    return lambda p: max(sites, key=lambda key: chosen(p, sites[key]))


def _sum_of_numbers(p: Position, site: int) -> int:
    return sum(p.island.chips[tile] for tile in TILES_OF_SITE[site])


def _free_corners(p: Position) -> Places:
    return case.names(wrong.only_taken(p))


AT_DESERT = SITE_AT[place(table.BESIDE_DESERT)]

CHECKPOINTS = (
    Checkpoint(
        id="catan.founding.1",
        kind="order",
        setting=lambda: table.empty(3, starter=B),
        choices=("a1", "a2", "b1", "b2", "c1", "c2"),
        solve=case.founding_order,
        misconceptions=(
            _order("same_order_twice", wrong.same_order_twice, BACK),
            _order("both_at_once", wrong.both_at_once, ROUNDS),
            _order("a_begins", wrong.a_begins, STARTER),
        ),
        rules=(BACK, ROUND, STARTER),
        receipt_of=lambda p: None,
        wording=WORDING,
    ),
    _number(
        id="catan.founding.2",
        setting=table.lone_settlement,
        solve=case.closed,
        misconceptions=(
            closes("only_taken_is_closed", wrong.only_taken),
            closes("neighbours_without_the_site", wrong.neighbours_only),
            closes("distance_along_roads", wrong.along_roads_only),
            closes("two_steps_away", wrong.two_steps_away),
        ),
        rules=(DISTANCE,),
        receipt_of=lambda p: None,
    ),
    _cells(
        id="catan.founding.3",
        setting=table.crowded,
        solve=case.open_in_the_middle,
        among=lambda p: tuple(sorted(case.names(case.MIDDLE))),
        explain=by_judge("settlement", case.open_in_the_middle),
        misconceptions=(
            leaves("only_taken_is_closed", wrong.only_taken, case.MIDDLE),
            leaves("distance_along_roads", wrong.along_roads_only, case.MIDDLE),
            leaves("two_steps_away", wrong.two_steps_away, case.MIDDLE),
        ),
        rules=(DISTANCE, ANYWHERE),
    ),
    Checkpoint(
        id="catan.founding.4",
        kind="legal",
        setting=table.at_the_desert,
        tries=f"road {place('forest 5/hills 9')}",
        choices=(ATTACHED, "catan.build.road.one_per_path", "catan.build.cost.road"),
        misconceptions=(
            Misconception("catan.founds_a_road_anywhere", lambda p: LEGAL, ATTACHED),
            Misconception("catan.founding_road_costs", lambda p: "catan.build.cost.road", ROUNDS),
        ),
        rules=(ATTACHED, ROUNDS),
        about=B,
        wording=WORDING,
    ),
    _number(
        id="catan.founding.5",
        setting=table.before_the_desert,
        solve=lambda p: case.cards_taken(p, B),
        misconceptions=(
            Misconception("catan.both_settlements_pay", lambda p: wrong.from_both(p, B, AT_DESERT), CARDS),
            Misconception("catan.first_cards_of_the_desert", lambda p: wrong.desert_too(p, AT_DESERT), DESERT),
            Misconception("catan.one_card_a_settlement", lambda p: wrong.one_for_the_settlement(p, AT_DESERT), CARDS),
            Misconception("catan.dots_as_first_cards", lambda p: wrong.dots_as_cards(p, AT_DESERT), CARDS),
        ),
        rules=(CARDS, DESERT),
        about=B,
        receipt_of=lambda p: case.cards_receipt(p, B),
        after=case.founded,
    ),
    Checkpoint(
        id="catan.founding.6",
        kind="turn",
        setting=table.last_of_round_one,
        solve=case.founds_for_a_road,
        goal=lambda start, end, actions: case.road_in_hand(end, start.decider) and end.stage != FOUND_ROAD,
        misconceptions=(
            Misconception(
                "catan.settlement_without_a_road",
                lambda p: case.founds_for_a_road(p)[:1],
                ROUNDS,
                goal=lambda start, end, actions: end.stage == FOUND_ROAD and case.road_in_hand(end, start.decider),
            ),
            Misconception(
                "catan.both_settlements_pay",
                case.counts_both,
                CARDS,
                goal=lambda start, end, actions: case.shows_counting_both(start, end),
            ),
        ),
        rules=(CARDS, GIVES, ATTACHED),
        most=2,
        about=B,
        receipt_of=lambda end: case.hand_receipt(end, B),
        wording=WORDING,
    ),
    _choice(
        id="catan.founding.7",
        setting=table.one_road_to_go,
        choices=("a", "c", "d"),
        solve=case.first_to_roll,
        misconceptions=(
            Misconception("catan.a_rolls_first", lambda p: "a", TURN),
            Misconception("catan.left_of_the_last", lambda p: "abcd"[(p.decider + 1) % p.players], TURN),
        ),
        rules=(TURN, BACK),
        receipt_of=lambda p: None,
    ),
    _cells(
        id="catan.founding.8",
        setting=table.next_to_the_best,
        solve=lambda p: frozenset({SITES[case.most_dots(p, case.open_sites(p))]}),
        among=lambda p: tuple(sorted(_free_corners(p))),
        explain=case.why_not_best,
        misconceptions=(
            _site("best_though_closed", lambda p: case.most_dots(p, wrong.only_taken(p)), DISTANCE),
            _site("highest_numbers", lambda p: wrong.highest_numbers(p, case.open_sites(p)), ODDS),
        ),
        rules=(ODDS, DISTANCE),
    ),
    _choice(
        id="catan.founding.9",
        setting=table.one_kind_missing,
        choices=tuple(case.CANDIDATES),
        solve=lambda p: case.most_kinds(p, A),
        misconceptions=(
            Misconception("catan.dots_alone", _candidate(lambda p, site: site_ways(p.island, site)), GIVES),
            Misconception("catan.high_numbers_alone", _candidate(_sum_of_numbers), GIVES),
        ),
        rules=(GIVES, "catan.start.second_anywhere"),
        receipt_of=lambda p: case.kinds_receipt(p, A),
    ),
    _cells(
        id="catan.founding.10",
        setting=table.shuffled,
        solve=case.tile_of,
        among=lambda p: OUTER,
        misconceptions=(
            Misconception("catan.chips_clockwise", lambda p: case.tile_of(p, clockwise=True), LETTERS),
            Misconception("catan.desert_gets_a_chip", case.desert_counted, SKIP),
        ),
        rules=(LETTERS, SKIP),
    ),
)
