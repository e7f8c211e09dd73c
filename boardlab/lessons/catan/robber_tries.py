"""Checkpoints of the tutorial "The robber", second half: the theft, the knight, and how often a 7 comes."""

from __future__ import annotations

from functools import partial

from boardlab.catan.board import TILE_AT
from boardlab.lessons.catan import robber_cases as case
from boardlab.lessons.catan import robber_thefts as theft
from boardlab.lessons.catan import wrong_robber as wrong
from boardlab.lessons.catan.robber import AMOUNT, BLOCKS, DISCARD
from boardlab.lessons.catan.sketching import WORDING, place
from boardlab.lessons.checkpoint import Checkpoint, Misconception
from boardlab.lessons.display import do
from boardlab.lessons.question_types import LEGAL

STEAL = "catan.robber.steal_one_random"
BESIDE = "catan.robber.steal_adjacent"
EMPTY = "catan.robber.steal_empty_hand"
HIDES = "catan.robber.victim_hides"
KNIGHT = "catan.dev.knight"
NO_DISCARD = "catan.dev.knight_no_discard"
ANY_TIME = "catan.dev.any_time"
ONE = "catan.dev.one_per_turn"
ODDS = "catan.map.chip_odds"

_number = partial(Checkpoint, kind="number", wording=WORDING)
_choice = partial(Checkpoint, kind="choice", wording=WORDING)
_TILE = TILE_AT[place(theft.TARGET)]

CHECKPOINTS = (
    _choice(
        id="catan.robber.10",
        setting=theft.empty_hand,
        choices=("anyone", "c_or_d", "each", "d"),
        solve=lambda p: theft.WHO[theft.who_can_be_robbed(p, _TILE)],
        misconceptions=(
            Misconception("catan.robs_anyone", lambda p: theft.WHO[wrong.anybody(p)], BESIDE),
            Misconception("catan.robs_an_empty_hand", lambda p: theft.WHO[wrong.with_empty_hands(p, _TILE)], EMPTY),
            Misconception("catan.robs_everyone_there", lambda p: "each", "catan.robber.steal_choice"),
        ),
        rules=(BESIDE, EMPTY, "catan.robber.steal_choice"),
        receipt_of=lambda p: None,
        whole=True,
    ),
    _choice(
        id="catan.robber.11",
        setting=theft.stealing,
        choices=("thief", "victim", "nobody"),
        solve=theft.who_picks,
        misconceptions=(
            Misconception("catan.steals_a_chosen_card", lambda p: "thief", STEAL),
            Misconception("catan.victim_chooses_the_card", lambda p: "victim", STEAL),
        ),
        rules=(STEAL, HIDES),
        receipt_of=lambda p: None,
        about=3,
    ),
    _number(
        id="catan.robber.12",
        setting=theft.stealing,
        solve=lambda p: case.percent(theft.chance_of(p, "lumber")),
        misconceptions=(
            Misconception("catan.chance_per_kind", lambda p: case.percent(wrong.per_kind(p)), STEAL),
            Misconception("catan.one_card_of_the_hand", lambda p: case.percent(wrong.per_hand(p)), STEAL),
        ),
        rules=(STEAL,),
        receipt_of=lambda p: None,
        about=3,
    ),
    _number(
        id="catan.robber.13",
        setting=theft.knight_and_full_hand,
        solve=lambda p: theft.lost_to_the_bank(p, 1),
        misconceptions=(
            Misconception("catan.knight_makes_discard", lambda p: wrong.knight_halves(p, 1), NO_DISCARD),
            Misconception("catan.knight_down_to_seven", lambda p: wrong.down_to_seven(p, 1), NO_DISCARD),
            Misconception("catan.stolen_card_goes_back", lambda p: 1, STEAL),
        ),
        rules=(NO_DISCARD, DISCARD),
        receipt_of=lambda p: None,
        about=1,
        whole=True,
    ),
    Checkpoint(
        id="catan.robber.14",
        kind="turn",
        setting=lambda: case.example(case.D_RIDES),
        solve=theft.ride,
        goal=lambda start, end, actions: theft.well_ridden(end),
        misconceptions=(
            Misconception(
                "catan.rolls_before_the_knight",
                lambda p: ("roll",),
                ANY_TIME,
                goal=lambda start, end, actions: actions[0] == "roll",
            ),
            Misconception(
                "catan.robs_the_larger_hand",
                lambda p: ("play knight", f"robber {place('fields 10')} from C"),
                STEAL,
                goal=lambda start, end, actions: end.underway.victim == 2,
            ),
            Misconception(
                "catan.blocks_an_own_tile",
                lambda p: ("play knight", f"robber {place('hills 9')} from B"),
                BLOCKS,
                goal=lambda start, end, actions: len(actions) == 2 and theft.stands_on(end, 3),
            ),
        ),
        rules=(ANY_TIME, KNIGHT, STEAL),
        receipt_of=lambda p: None,
        about=3,
        whole=True,
        wording=WORDING,
    ),
    Checkpoint(
        id="catan.robber.15",
        kind="legal",
        setting=theft.two_knights,
        tries="play knight",
        choices=(ONE, "catan.dev.not_bought_turn", "catan.dev.not_mid_resolution"),
        misconceptions=(Misconception("catan.second_knight_at_once", lambda p: LEGAL, ONE),),
        rules=(ONE, ANY_TIME),
        about=3,
        whole=True,
        wording=WORDING,
    ),
    _number(
        id="catan.robber.16",
        setting=lambda: do(case.example(0), "roll"),
        solve=lambda p: case.percent(case.round_of_four()),
        misconceptions=(
            Misconception("catan.adds_the_chances", lambda p: case.percent(wrong.added_up(4)), ODDS),
            Misconception("catan.chance_of_none", lambda p: 100 - case.percent(case.round_of_four()), ODDS),
            Misconception("catan.one_roll_only", lambda p: case.percent(wrong.added_up(1)), ODDS),
        ),
        rules=(ODDS, DISCARD, AMOUNT),
        receipt_of=lambda p: None,
    ),
)
