"""Checkpoints of the tutorial "Building", second half: pieces that run out, when one may build, turns to play."""

from __future__ import annotations

from functools import partial

from boardlab.catan import Position
from boardlab.catan.board import ENDS_MASK, PATHS_AT, SITE_AT, bits
from boardlab.catan.places import place_phrase
from boardlab.lessons.catan import building_cases as case
from boardlab.lessons.catan.building import DISTANCE, LEADS_THERE, PAY
from boardlab.lessons.catan.sketching import WORDING, place
from boardlab.lessons.checkpoint import Checkpoint, Misconception
from boardlab.lessons.question_types import LEGAL

FIVE = "catan.build.settlement.five"
RETURNS = "catan.build.city.returns_settlement"
UPGRADE = "catan.build.city.upgrade_only"
PHASES = "catan.turn.phases"
ROLL_FIRST = "catan.turn.roll_first"
NO_TRADE = "catan.turn.phase_order"
MIXED = "catan.combined.any_order"
RATE = "catan.trade.maritime.rate"
HARBOUR = "catan.harbour.site"

CORNER = f"settlement {place(case.CORNER)}"

_legal = partial(Checkpoint, kind="legal", wording=WORDING)
_turn = partial(Checkpoint, kind="turn", wording=WORDING)


def _without_limit(p: Position) -> str:
    """Thinks of every rule but the number of pieces."""
    return next((rule for rule in p.judge(p.read_action(CORNER)).rules if rule != FIVE), LEGAL)


def _road_from_a_building(p: Position) -> str:
    """Wants the road to the settlement to come straight from another building."""
    own = p.pieces.settlements[p.active] | p.pieces.cities[p.active]
    paths = bits(PATHS_AT[SITE_AT[place(case.CORNER)]] & p.pieces.roads[p.active])
    return LEGAL if any(ENDS_MASK[path] & own for path in paths) else LEADS_THERE


def _points(p: Position) -> int:
    return p.scores[0]


def _cities(p: Position) -> int:
    return p.pieces.cities[0].bit_count()


def _right_order(p: Position) -> tuple[str, ...]:
    return case.orders(p)[0]


def _swapped(p: Position, one: str, other: str) -> tuple[str, ...]:
    return tuple(other if step == one else one if step == other else step for step in _right_order(p))


def _new_roads(start: Position, end: Position) -> int:
    return (end.pieces.roads[2] & ~start.pieces.roads[2]).bit_count()


def _settled(start: Position, end: Position) -> bool:
    return end.pieces.settlements[2] != start.pieces.settlements[2]


CHECKPOINTS = (
    _legal(
        id="catan.building.8",
        setting=lambda: case.full_house("lumber brick wool grain"),
        tries=CORNER,
        choices=(DISTANCE, LEADS_THERE, FIVE),
        misconceptions=(
            Misconception("catan.pieces_never_run_out", _without_limit, FIVE),
            Misconception("catan.road_from_a_building", _road_from_a_building, LEADS_THERE),
        ),
        rules=(FIVE, DISTANCE, LEADS_THERE),
        facts=lambda p: {"site": place_phrase(p.island, place(case.CORNER))},
        whole=True,
    ),
    _turn(
        id="catan.building.9",
        setting=lambda: case.full_house("lumber brick wool 3 grain 3 ore"),
        solve=case.city_and_settlement,
        goal=lambda start, end, actions: _points(end) >= _points(start) + 2,
        misconceptions=(
            Misconception(
                "catan.settlement_is_used_up",
                lambda p: case.city_and_settlement(p)[:1],
                RETURNS,
                goal=lambda start, end, actions: _cities(end) > 0 and _points(end) == _points(start) + 1,
            ),
        ),
        rules=(RETURNS, FIVE, UPGRADE),
        whole=True,
    ),
    Checkpoint(
        id="catan.building.10",
        kind="order",
        setting=case.turn_begins,
        choices=("build", "roll", "end", "trade"),
        solve=_right_order,
        misconceptions=(
            Misconception("catan.builds_then_trades", lambda p: _swapped(p, "trade", "build"), NO_TRADE),
            Misconception("catan.trades_before_rolling", lambda p: _swapped(p, "roll", "trade"), ROLL_FIRST),
        ),
        rules=(PHASES, ROLL_FIRST, NO_TRADE),
        facts=case.hand,
        about=1,
        wording=WORDING,
    ),
    _legal(
        id="catan.building.11",
        setting=lambda: case.built_first("combined"),
        tries=case.SWAP,
        choices=(NO_TRADE, RATE, PAY),
        misconceptions=(
            Misconception(
                "catan.phases_always_apart",
                lambda p: case.built_first("separate").judge(p.read_action(case.SWAP)).rules[0],
                MIXED,
            ),
        ),
        rules=(MIXED, NO_TRADE),
        after=lambda p: p.play(p.read_action(case.SWAP)),
        facts=case.hand,
        about=3,
        whole=True,
    ),
    _turn(
        id="catan.building.12",
        setting=case.near_the_harbour,
        solve=case.to_the_harbour,
        goal=lambda start, end, actions: case.has_harbour(end, 2),
        misconceptions=(
            Misconception(
                "catan.settles_at_the_first_site",
                case.settles_at_once,
                HARBOUR,
                goal=lambda start, end, actions: _settled(start, end) and not case.has_harbour(end, 2),
            ),
            Misconception(
                "catan.roads_eat_the_settlement",
                lambda p: case.road_line(p)[:3],
                PAY,
                goal=lambda start, end, actions: _new_roads(start, end) > 2,
            ),
        ),
        rules=(HARBOUR, PAY, DISTANCE),
        receipt_of=lambda p: None,
        facts=case.hand,
        about=2,
        whole=True,
    ),
)
