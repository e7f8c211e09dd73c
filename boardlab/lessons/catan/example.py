"""Checkpoints of the tutorial "The example game": sixteen turns to predict, one question after the other."""

from __future__ import annotations

from functools import partial
from typing import Any

from boardlab.catan import Position
from boardlab.catan.board import SITE_AT, TILES
from boardlab.catan.places import cards_phrase
from boardlab.catan.winning import points_by_source
from boardlab.core.receipt import Receipt
from boardlab.lessons.catan import bank, rolls, wrong_building, wrong_rolls
from boardlab.lessons.catan import example_cases as case
from boardlab.lessons.catan import wrong_example as wrong
from boardlab.lessons.catan.explaining import by_judge
from boardlab.lessons.catan.sketching import WORDING
from boardlab.lessons.checkpoint import Checkpoint, Misconception

MATCH = "catan.production.match"
BLOCKS = "catan.production.robber_blocks"
CONNECTED = "catan.build.settlement.connected"
DISTANCE = "catan.build.settlement.distance"
SETTLEMENT = "catan.build.cost.settlement"
CITY = "catan.build.cost.city"
COUNTER = "catan.trade.domestic.counteroffer"
NEGOTIATE = "catan.trade.domestic.negotiate"
ACTIVE_ONLY = "catan.trade.domestic.active_only"
NO_GIFTS = "catan.trade.domestic.no_gifts"
HOLD = "catan.cards.must_hold"
DISCOVERY = "catan.dev.discovery"
MOVER = "catan.robber.mover"
ANY_TIME = "catan.dev.any_time"
TWO, FOUR = "catan.trade.maritime.two", "catan.trade.maritime.four"
CITY_POINTS = "catan.score.city"
ODDS = "catan.map.chip_odds"


def _nothing(p: Position) -> Receipt | None:
    return None


_shown: dict[str, Any] = {"wording": WORDING, "whole": True, "facts": bank.hand_of_active}
_number = partial(Checkpoint, kind="number", **_shown)
_choice = partial(Checkpoint, kind="choice", receipt_of=_nothing, **_shown)
_legal = partial(Checkpoint, kind="legal", **_shown)
_turn = partial(Checkpoint, kind="turn", receipt_of=_nothing, **_shown)
_cells = partial(Checkpoint, kind="cells", **_shown)


CHECKPOINTS = (
    _number(
        id="catan.example.1",
        setting=lambda: case.before(1),
        solve=lambda p: case.all_gains(p, 6),
        misconceptions=(
            Misconception("catan.roller_only", wrong.everybody(wrong_rolls.roller_only, 6), MATCH),
            Misconception("catan.one_card_a_tile", lambda p: wrong.one_card_a_tile(p, 6), MATCH),
        ),
        rules=(MATCH, "catan.production.settlement"),
        receipt_of=lambda p: rolls.roll_receipt(p, 6),
        after=lambda p: rolls.rolled(p, 6),
    ),
    _cells(
        id="catan.example.2",
        setting=lambda: case.before(2),
        solve=lambda p: rolls.paid_sites(p, 10),
        among=rolls.built_sites,
        explain=rolls.why_not_paid(10),
        misconceptions=(
            Misconception("catan.own_roll_own_cards", lambda p: wrong.own_sites(p, 10), MATCH),
            Misconception("catan.first_tile_only", lambda p: wrong.first_tile_only(p, 10), MATCH),
        ),
        rules=(MATCH,),
        about=1,
    ),
    _legal(
        id="catan.example.3",
        setting=lambda: case.rolled(4),
        tries=case.HARBOUR_SITE,
        choices=(DISTANCE, SETTLEMENT, CONNECTED),
        misconceptions=(
            Misconception(
                "catan.paying_is_enough", lambda p: bank.ignoring(p, CONNECTED, case.HARBOUR_SITE), CONNECTED
            ),
            Misconception("catan.distance_of_three", lambda p: wrong.too_near(p, case.HARBOUR_SITE), DISTANCE),
        ),
        rules=(CONNECTED, SETTLEMENT),
        about=3,
    ),
    _legal(
        id="catan.example.4",
        setting=lambda: case.at(case.D_ANSWERS),
        tries=case.ASKS_MORE,
        choices=(ACTIVE_ONLY, NO_GIFTS, HOLD),
        misconceptions=(
            Misconception("catan.only_the_roller_offers", wrong.only_the_roller_offers, COUNTER),
            Misconception(
                "catan.extra_card_is_a_gift", lambda p: wrong.extra_card_is_a_gift(p, case.ASKS_MORE), NEGOTIATE
            ),
        ),
        rules=(COUNTER, NEGOTIATE),
        about=3,
        facts=lambda p: {"of_d": cards_phrase(p.packed_hand(3))},
    ),
    _turn(
        id="catan.example.5",
        setting=lambda: case.at(case.B_CHOOSES),
        solve=lambda p: case.CITY,
        goal=case.has_city,
        misconceptions=(
            Misconception(
                "catan.discovers_the_wrong_cards",
                lambda p: ("confirm D", "play discovery 2 ore"),
                CITY,
                goal=lambda start, end, actions: any(text.startswith("play discovery") for text in actions),
            ),
            Misconception(
                "catan.too_dear_to_take",
                lambda p: ("withdraw", "end"),
                NEGOTIATE,
                goal=lambda start, end, actions: "withdraw" in actions,
            ),
        ),
        rules=(CITY, DISCOVERY),
        about=1,
    ),
    _cells(
        id="catan.example.6",
        setting=lambda: case.at(case.C_ROBS),
        solve=case.stops_most_wool,
        among=lambda p: TILES,
        misconceptions=(
            Misconception("catan.hurts_most_in_all", wrong.costs_rivals_most, BLOCKS),
            Misconception("catan.hurts_the_leader", wrong.pasture_of_the_leader, BLOCKS),
        ),
        rules=(BLOCKS, ODDS),
        about=2,
    ),
    _choice(
        id="catan.example.7",
        setting=lambda: case.before(8),
        choices=("after", "before", "same"),
        solve=case.when_to_ride,
        misconceptions=(
            Misconception("catan.rolls_before_the_knight", wrong.dice_always_first, ANY_TIME),
            Misconception("catan.knight_whenever", wrong.without_the_robber, BLOCKS),
        ),
        rules=(ANY_TIME, BLOCKS),
        about=3,
    ),
    _number(
        id="catan.example.8",
        setting=lambda: case.before(10),
        solve=lambda p: case.all_gains(p, 10),
        misconceptions=(
            Misconception(
                "catan.yields_under_the_robber", wrong.everybody(wrong_rolls.yields_under_the_robber, 10), BLOCKS
            ),
            Misconception(
                "catan.robber_shuts_the_number", wrong.everybody(wrong_rolls.robber_shuts_the_number, 10), BLOCKS
            ),
        ),
        rules=(BLOCKS, MATCH),
        receipt_of=lambda p: rolls.roll_receipt(p, 10),
        after=lambda p: rolls.rolled(p, 10),
        about=1,
    ),
    _cells(
        id="catan.example.9",
        setting=lambda: case.rolled(13),
        solve=wrong_building.settlements,
        among=lambda p: tuple(SITE_AT),
        explain=by_judge("settlement", wrong_building.settlements),
        misconceptions=tuple(
            Misconception(f"catan.{name}", answer, rule)
            for name, answer, rule in (
                ("settles_anywhere", wrong_building.needs_no_road, "catan.build.settlement.connected"),
                ("no_distance", wrong_building.any_empty_site, "catan.build.settlement.distance"),
            )
        ),
        rules=(CONNECTED, DISTANCE),
    ),
    _number(
        id="catan.example.10",
        setting=lambda: case.rolled(16),
        solve=lambda p: bank.from_bank(p, 3),
        misconceptions=(
            Misconception("catan.always_four", lambda p: bank.always_four(p, 3), TWO),
            Misconception("catan.rounds_swaps_up", lambda p: wrong.rounds_swaps_up(p, 3), TWO),
        ),
        rules=(TWO, FOUR),
        receipt_of=bank.swap_receipt,
        about=3,
    ),
    _number(
        id="catan.example.11",
        setting=lambda: case.at(case.D_HAS_CARDS),
        solve=lambda p: case.finished(p).scores[3],
        misconceptions=(
            Misconception("catan.city_adds_two", lambda p: wrong_rolls.city_adds_two(p, 3), CITY_POINTS),
            Misconception(
                "catan.city_counts_one", lambda p: wrong_rolls.city_counts_one(case.finished(p), 3), CITY_POINTS
            ),
            Misconception(
                "catan.roads_are_points",
                lambda p: wrong_rolls.roads_are_points(case.finished(p), 3),
                "catan.build.road.no_points",
            ),
        ),
        rules=(CITY_POINTS, "catan.score.settlement"),
        receipt_of=lambda p: points_by_source(case.finished(p), 3),
        after=case.finished,
        about=3,
    ),
    _number(
        id="catan.example.12",
        setting=case.next_turn,
        solve=lambda p: case.ways(case.city_after(p)),
        misconceptions=(
            Misconception("catan.forgets_the_bank", lambda p: case.ways(case.city_after(p, swaps=False)), FOUR),
            Misconception("catan.numbers_not_throws", lambda p: len(case.city_after(p)), ODDS),
            Misconception("catan.any_card_will_do", wrong.pays_the_player, CITY),
        ),
        rules=(ODDS, CITY, FOUR),
        receipt_of=case.throws_receipt,
    ),
)
