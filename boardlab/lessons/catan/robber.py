"""Checkpoints of the tutorial "The robber", first half: a 7, the discards, the move, what a block costs."""

from __future__ import annotations

from functools import partial

from boardlab.catan import Position
from boardlab.catan.board import TILES
from boardlab.catan.cards import CITY_COST, SETTLEMENT_COST, holds
from boardlab.lessons.catan import robber_cases as case
from boardlab.lessons.catan import wrong_robber as wrong
from boardlab.lessons.catan.sketching import WORDING, place, sketch
from boardlab.lessons.checkpoint import Checkpoint, Misconception
from boardlab.lessons.display import do
from boardlab.lessons.question_types import LEGAL

DISCARD = "catan.robber.discard"
AMOUNT = "catan.robber.discard_amount"
FIRST = "catan.robber.discard_first"
APART = "catan.dev.not_in_hand_count"
MOVE = "catan.robber.must_move"
MOVER = "catan.robber.mover"
ONLY = "catan.robber.only_seven_or_knight"
DESERT = "catan.robber.desert"
BLOCKS = "catan.production.robber_blocks"
NEXT = "catan.robber.seven_before_trade"

_number = partial(Checkpoint, kind="number", wording=WORDING)
_legal = partial(Checkpoint, kind="legal", wording=WORDING)

ROUNDS_UP = "catan.rounds_up"
DOWN_TO_SEVEN = "catan.down_to_seven"
SEVEN_DISCARDS = "catan.seven_cards_discard"
COUNTS_DEVELOPMENTS = "catan.counts_development_cards"


def _on_a_block() -> Position:
    return sketch(stage="robber", active="C", dice=[3, 4], robber="hills 9", hands={"B": "2 lumber", "D": "ore"})


def _moved(p: Position, step: str, before: str) -> tuple[str, ...]:
    """The right order with one step moved in front of another."""
    left = [found for found in case.steps(p) if found != step]
    at = left.index(before)
    return (*left[:at], step, *left[at:])


CHECKPOINTS = (
    _number(
        id="catan.robber.1",
        setting=case.one_hand,
        solve=lambda p: case.put_back(p, 1),
        misconceptions=(
            Misconception(ROUNDS_UP, lambda p: wrong.rounds_up(p, 1), AMOUNT),
            Misconception(DOWN_TO_SEVEN, lambda p: wrong.down_to_seven(p, 1), DISCARD),
            Misconception(COUNTS_DEVELOPMENTS, lambda p: wrong.with_development_cards(p, 1), APART),
        ),
        rules=(DISCARD, AMOUNT, APART),
        receipt_of=case.discard_receipt,
        about=1,
        whole=True,
    ),
    _number(
        id="catan.robber.2",
        setting=case.four_hands,
        solve=case.put_back,
        misconceptions=(
            Misconception(SEVEN_DISCARDS, lambda p: wrong.all_hands(p, wrong.from_seven_on), DISCARD),
            Misconception(ROUNDS_UP, lambda p: wrong.all_hands(p, wrong.rounds_up), AMOUNT),
            Misconception(DOWN_TO_SEVEN, lambda p: wrong.all_hands(p, wrong.down_to_seven), DISCARD),
            Misconception(COUNTS_DEVELOPMENTS, lambda p: wrong.all_hands(p, wrong.with_development_cards), APART),
            Misconception("catan.only_the_roller_discards", wrong.roller_only, DISCARD),
            Misconception("catan.the_roller_is_spared", wrong.others_only, DISCARD),
        ),
        rules=(DISCARD, AMOUNT),
        receipt_of=case.discard_receipt,
        about=2,
        whole=True,
    ),
    Checkpoint(
        id="catan.robber.3",
        kind="turn",
        setting=case.city_at_stake,
        solve=lambda p: case.keeps(p, CITY_COST),
        goal=lambda start, end, actions: case.keeps_city(end),
        misconceptions=(
            Misconception(
                "catan.keeps_one_of_each",
                wrong.one_of_each,
                "catan.build.cost.city",
                goal=lambda start, end, actions: wrong.kinds_kept(end, 0) == wrong.kinds_kept(start, 0),
            ),
            Misconception(
                "catan.keeps_a_settlement",
                wrong.saved_for_a_settlement,
                "catan.build.cost.city",
                goal=lambda start, end, actions: holds(end.packed_hand(0), SETTLEMENT_COST),
            ),
        ),
        most=1,
        rules=(DISCARD, "catan.build.cost.city"),
        receipt_of=lambda p: None,
        whole=True,
        wording=WORDING,
    ),
    Checkpoint(
        id="catan.robber.4",
        kind="order",
        setting=case.before_a_seven,
        choices=("steal", "trade", "discards", "move"),
        solve=case.steps,
        misconceptions=(
            Misconception("catan.robber_before_discards", lambda p: _moved(p, "move", "discards"), FIRST),
            Misconception("catan.discards_last", lambda p: ("move", "steal", "discards", "trade"), FIRST),
            Misconception("catan.steals_before_moving", lambda p: _moved(p, "steal", "move"), MOVER),
            Misconception("catan.trades_first", lambda p: _moved(p, "trade", "discards"), NEXT),
        ),
        rules=(FIRST, MOVER, NEXT),
        wording=WORDING,
    ),
    _legal(
        id="catan.robber.5",
        setting=_on_a_block,
        tries=f"robber {place('hills 9')} from B",
        choices=(MOVE, MOVER, ONLY),
        misconceptions=(Misconception("catan.robber_may_stay", lambda p: LEGAL, MOVE),),
        rules=(MOVE,),
    ),
    _legal(
        id="catan.robber.6",
        setting=_on_a_block,
        tries=f"robber {place('desert')}",
        choices=(MOVE, DESERT, "catan.robber.steal_mandatory"),
        misconceptions=(
            Misconception("catan.desert_is_closed", lambda p: DESERT, DESERT),
            Misconception("catan.must_hurt_somebody", lambda p: "catan.robber.steal_mandatory", DESERT),
        ),
        rules=(DESERT, MOVE),
        after=lambda p: do(p, f"robber {place('desert')}"),
    ),
    _number(
        id="catan.robber.7",
        setting=case.blocked_hills,
        solve=lambda p: case.paid(p, 10, 1),
        misconceptions=(
            Misconception("catan.blocks_the_building", lambda p: wrong.blocks_the_building(p, 10, 1), BLOCKS),
            Misconception(
                "catan.blocked_city_pays_once", lambda p: wrong.city_counts_once(p, 10, 1), "catan.production.city"
            ),
        ),
        rules=(BLOCKS, "catan.production.city"),
        receipt_of=lambda p: case.harvest_receipt(p, 10),
        about=1,
    ),
    _number(
        id="catan.robber.8",
        setting=case.blocked_ten,
        solve=lambda p: case.paid(p, 10),
        misconceptions=(
            Misconception("catan.robber_ignored", lambda p: case.unblocked(p, 10), BLOCKS),
            Misconception("catan.blocks_the_number", lambda p: wrong.blocks_the_number(p, 10), BLOCKS),
            Misconception("catan.blocks_the_robbed_only", lambda p: wrong.blocks_the_robbed_only(p, 10, 1), BLOCKS),
        ),
        rules=(BLOCKS, "catan.production.match"),
        receipt_of=lambda p: case.harvest_receipt(p, 10),
    ),
    Checkpoint(
        id="catan.robber.9",
        kind="cells",
        setting=lambda: case.example(case.C_ROBS),
        solve=case.best_blocks,
        explain=case.block_told,
        among=lambda p: TILES,
        misconceptions=(
            Misconception("catan.blocks_cities_as_settlements", wrong.best_without_cities, "catan.production.city"),
            Misconception("catan.likeliest_number_only", wrong.likeliest_tile, BLOCKS, goal=wrong.is_likeliest),
        ),
        rules=(BLOCKS, "catan.map.chip_odds", "catan.production.city"),
        about=2,
        wording=WORDING,
    ),
)
