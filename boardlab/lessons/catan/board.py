"""Checkpoints of the tutorial "The island": terrain, chips, what a roll pays, odds, points and the turn."""

from __future__ import annotations

from functools import partial
from typing import Any

from boardlab.catan import Position
from boardlab.catan.board import SITE_AT, TILES
from boardlab.catan.odds import harvest_ways
from boardlab.core.language import Seat
from boardlab.lessons.catan import board_cases as case
from boardlab.lessons.catan import board_positions as table
from boardlab.lessons.catan import rolls
from boardlab.lessons.catan import wrong_rolls as wrong
from boardlab.lessons.catan.board_cases import A, B, C, D
from boardlab.lessons.catan.sketching import WORDING, place, sketch
from boardlab.lessons.checkpoint import Checkpoint, Misconception
from boardlab.lessons.question_types import LEGAL

TERRAIN = "catan.components.terrain_resource"
ODDS = "catan.map.chip_odds"
MATCH = "catan.production.match"
CITY = "catan.production.city"
SUM = "catan.production.sum"
ROBBER = "catan.production.robber_blocks"
SEVEN = "catan.production.seven_none"
SHORT = "catan.bank.shortage"
TRADE_FIRST = "catan.turn.phase_order"
PHASES = "catan.turn.phases"
FIRST = "catan.turn.roll_first"
OWN = "catan.end.own_turn"

_number = partial(Checkpoint, kind="number", wording=WORDING)
_choice = partial(Checkpoint, kind="choice", wording=WORDING)
_cells = partial(Checkpoint, kind="cells", wording=WORDING)


def of_roll(name: str, rule_as_code: Any, rule: str, seat: int, total: int) -> Misconception:
    """A wrong rule of what a roll pays a seat."""
    return Misconception(f"catan.{name}", lambda p: rule_as_code(p, seat, total), rule)


def of_seat(name: str, rule_as_code: Any, rule: str = ODDS, seat: int = A) -> Misconception:
    """A wrong rule of what a seat may expect."""
    return Misconception(f"catan.{name}", lambda p: rule_as_code(p, seat), rule)


def _all_seats(rule_as_code: Any, total: int) -> Any:
    return lambda p: sum(rule_as_code(p, seat, total) for seat in case.SEATS)


def _paid_to_roller(p: Position) -> frozenset[str]:
    """The buildings that a 10 pays if only the roller is paid."""
    return frozenset(key for key in rolls.paid_sites(p, 10) if p.pieces.owner(SITE_AT[key]) == p.active)


def _paid_by_first_tile(p: Position) -> frozenset[str]:
    """The buildings at the first tile with a 10 alone."""
    first = place("forest 10")
    return frozenset(key for key in rolls.paid_sites(p, 10) if first in key.split("|"))


def _at_desert(p: Position) -> int:
    """The seat with a building at the desert."""
    return p.pieces.neighbours[p.island.desert][0]


def _most(p: Position, rule_as_code: Any) -> str:
    """The seat that a wrong rule holds for the richest."""
    return "abcd"[max(case.SEATS, key=lambda seat: rule_as_code(p, seat))]


def _of_points(name: str, rule_as_code: Any, rule: str) -> Misconception:
    """A wrong rule of C's points, run once the city stands."""
    return Misconception(f"catan.{name}", lambda p: rule_as_code(table.with_a_city(p), C), rule)


CHECKPOINTS = (
    _cells(
        id="catan.board.1",
        setting=lambda: sketch(bare=True),
        solve=lambda p: case.tiles_giving(p, "brick"),
        among=lambda p: TILES,
        explain=case.why_not_brick,
        misconceptions=(
            Misconception("catan.brick_from_mountains", lambda p: case.tiles_of(p, "mountains"), TERRAIN),
            Misconception("catan.hills_and_mountains", lambda p: case.tiles_of(p, "hills", "mountains"), TERRAIN),
            Misconception("catan.desert_yields", lambda p: case.tiles_of(p, "hills", "desert"), "catan.map.desert"),
        ),
        rules=(TERRAIN,),
    ),
    _number(
        id="catan.board.2",
        setting=lambda: sketch(bare=True, stage="roll"),
        solve=lambda p: case.ways(p, 10),
        misconceptions=(
            Misconception("catan.unordered_throws", lambda p: wrong.unordered_throws(10), ODDS),
            Misconception("catan.doubles_twice", lambda p: wrong.doubles_twice(10), ODDS),
            Misconception("catan.number_is_chance", lambda p: 10, ODDS),
        ),
        rules=(ODDS, "catan.components.dice"),
        receipt_of=lambda p: case.throws_receipt(p, 10),
    ),
    _cells(
        id="catan.board.3",
        setting=lambda: sketch(stage="roll", active="D"),
        solve=lambda p: rolls.paid_sites(p, 10),
        among=rolls.built_sites,
        explain=rolls.why_not_paid(10),
        misconceptions=(
            Misconception("catan.roller_only", _paid_to_roller, MATCH),
            Misconception("catan.one_tile_a_number", _paid_by_first_tile, MATCH),
        ),
        rules=(MATCH,),
        about=D,
        receipt_of=lambda p: rolls.roll_receipt(p, 10),
        after=lambda p: rolls.rolled(p, 10),
    ),
    _number(
        id="catan.board.4",
        setting=table.three_on_a_tile,
        solve=lambda p: rolls.gain(p, B, 6),
        misconceptions=(
            of_roll("city_pays_one", wrong.city_pays_one, CITY, B, 6),
            of_roll("best_building_only", wrong.best_building_only, SUM, B, 6),
            of_roll("pips_are_cards", wrong.pips_are_cards, ODDS, B, 6),
            of_roll("roller_only", wrong.roller_only, MATCH, B, 6),
        ),
        rules=(SUM, CITY),
        about=B,
        receipt_of=lambda p: rolls.roll_receipt(p, 6),
        after=lambda p: rolls.rolled(p, 6),
    ),
    _number(
        id="catan.board.5",
        setting=table.half_blocked,
        solve=lambda p: sum(rolls.gain(p, seat, 8) for seat in case.SEATS),
        misconceptions=(
            Misconception("catan.yields_under_the_robber", _all_seats(wrong.yields_under_the_robber, 8), ROBBER),
            Misconception("catan.robber_shuts_the_number", _all_seats(wrong.robber_shuts_the_number, 8), ROBBER),
        ),
        rules=(ROBBER, MATCH),
        about=D,
        receipt_of=lambda p: rolls.roll_receipt(p, 8),
        after=lambda p: rolls.rolled(p, 8),
    ),
    _choice(
        id="catan.board.6",
        setting=table.beside_the_desert,
        choices=("c", "d", "nobody"),
        solve=lambda p: case.who_is_paid(p, 7),
        misconceptions=(
            Misconception("catan.seven_pays_the_roller", lambda p: "abcd"[p.active], SEVEN),
            Misconception("catan.seven_pays_at_the_desert", lambda p: "abcd"[_at_desert(p)], "catan.map.desert"),
        ),
        rules=(SEVEN, "catan.map.desert"),
        receipt_of=lambda p: None,
    ),
    Checkpoint(
        id="catan.board.7",
        kind="turn",
        setting=table.in_the_air,
        solve=lambda p: (case.best_throw(p, D),),
        goal=lambda start, end, actions: (
            end.hand_sizes[D] - start.hand_sizes[D] == case.thrown_gain(start, case.best_throw(start, D), D)
        ),
        misconceptions=(
            Misconception(
                "catan.likeliest_pays_best",
                lambda p: (rolls.dice_for(7),),
                SEVEN,
                goal=lambda start, end, actions: end.rolled == 7,
            ),
            Misconception(
                "catan.best_chip_is_enough",
                lambda p: (rolls.dice_for(5),),
                CITY,
                goal=lambda start, end, actions: 0 < end.hand_sizes[D] < 3,
            ),
            Misconception(
                "catan.someone_elses_number",
                lambda p: (rolls.dice_for(8),),
                MATCH,
                goal=lambda start, end, actions: end.rolled != 7 and not end.hand_sizes[D],
            ),
        ),
        rules=(SUM, MATCH),
        most=1,
        about=D,
        receipt_of=rolls.thrown_receipt,
        wording=WORDING,
    ),
    _number(
        id="catan.board.8",
        setting=lambda: sketch(bare=True, settlements={"A": "mountains 6/forest 10/fields 9"}),
        solve=lambda p: harvest_ways(p, A),
        misconceptions=(
            of_seat("numbers_added", wrong.numbers_added),
            of_seat("tiles_counted", wrong.tiles_counted),
            of_seat("best_chip_only", wrong.best_chip_only),
        ),
        rules=(ODDS, MATCH),
        receipt_of=case.pips_receipt,
    ),
    _choice(
        id="catan.board.9",
        setting=table.three_livings,
        choices=("a", "b", "c"),
        solve=case.richest,
        misconceptions=(
            Misconception("catan.numbers_added", lambda p: _most(p, wrong.numbers_added), ODDS),
            Misconception("catan.buildings_counted", lambda p: _most(p, wrong.buildings_counted), ODDS),
        ),
        rules=(ODDS,),
        about=C,
        receipt_of=lambda p: case.pips_receipt(p, case.SEATS),
    ),
    _number(
        id="catan.board.10",
        setting=table.short_of_ore,
        solve=lambda p: rolls.gain(p, B, 6),
        misconceptions=(
            of_roll("bank_pays_in_turn", wrong.first_come, SHORT, B, 6),
            of_roll("bank_never_ends", wrong.bank_never_ends, SHORT, B, 6),
        ),
        rules=(SHORT,),
        about=A,
        receipt_of=lambda p: rolls.roll_receipt(p, 6),
        whole=True,
        facts=lambda p: {"left": p.bank[4]},
    ),
    Checkpoint(
        id="catan.board.11",
        kind="order",
        setting=table.with_cards,
        choices=tuple(case.STEPS),
        solve=case.turn_order,
        misconceptions=(
            Misconception("catan.trade_before_roll", lambda p: case.moved(p, "trade", "roll"), FIRST),
            Misconception(
                "catan.build_before_trade", lambda p: case.moved(p, "build", "trade"), "catan.turn.phase_order"
            ),
        ),
        rules=(PHASES, FIRST),
        about=D,
        receipt_of=lambda p: None,
        whole=True,
        wording=WORDING,
    ),
    Checkpoint(
        id="catan.board.12",
        kind="legal",
        setting=lambda: sketch(stage="roll", hands={"A": "1 lumber 1 brick"}),
        tries=f"road {place('fields 9/mountains 6')}",
        choices=(FIRST, "catan.build.cost.road", "catan.turn.active_only"),
        misconceptions=(Misconception("catan.builds_before_the_roll", lambda p: LEGAL, FIRST),),
        rules=(FIRST, PHASES),
        whole=True,
        wording=WORDING,
    ),
    _number(
        id="catan.board.13",
        setting=table.before_a_city,
        solve=lambda p: table.with_a_city(p).scores[C],
        misconceptions=(
            of_seat("city_adds_two", wrong.city_adds_two, "catan.score.city", C),
            _of_points("city_counts_one", wrong.city_counts_one, "catan.score.city"),
            _of_points("roads_are_points", wrong.roads_are_points, "catan.build.road.no_points"),
            _of_points("pips_are_points", harvest_ways, "catan.score.settlement"),
        ),
        rules=("catan.score.city", "catan.score.settlement", "catan.score.special"),
        about=C,
        receipt_of=case.points_receipt,
        after=table.with_a_city,
        facts=lambda p: {"player": Seat(C)},
    ),
    _choice(
        id="catan.board.14",
        setting=table.ten_on_anothers_turn,
        choices=("now", "own", "later"),
        solve=case.when_it_ends,
        misconceptions=(
            Misconception("catan.ten_wins_at_once", lambda p: "now", OWN),
            Misconception("catan.ten_must_be_built", lambda p: "later", OWN),
        ),
        rules=(OWN, "catan.aim"),
        about=C,
        whole=True,
    ),
)
