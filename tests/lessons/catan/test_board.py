"""Tutorial 01 of Catan, the island: the worked numbers, and each misunderstanding told by its name."""

from __future__ import annotations

import pytest

from boardlab.catan.odds import harvest_ways
from boardlab.lessons import checkpoint
from boardlab.lessons.catan import rolls, sketch, turns
from boardlab.lessons.catan.board import answers as case
from boardlab.lessons.display import attempt, do, story


def asked(number):
    return checkpoint(f"catan.board.{number}")


# -- worked examples -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("total", "cards"),
    [
        (2, (0, 0, 0, 1)),
        (3, (0, 1, 1, 0)),
        (4, (1, 0, 1, 1)),
        (5, (0, 1, 0, 1)),
        (6, (1, 1, 1, 0)),
        (7, (0, 0, 0, 0)),
        (8, (1, 0, 1, 1)),
        (9, (1, 1, 0, 1)),
        (10, (1, 1, 1, 1)),
        (11, (0, 0, 1, 0)),
        (12, (0, 1, 0, 0)),
    ],
)
def test_what_each_roll_pays_on_the_printed_map(total, cards):
    start = sketch(stage="roll")
    assert tuple(rolls.gain(start, seat, total) for seat in case.SEATS) == cards


def test_the_dots_of_all_chips_and_of_each_number():
    island = sketch(bare=True, stage="roll")
    assert [case.ways(island, total) for total in range(2, 13)] == [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]
    assert sum(case.ways(island, number) for number in island.island.chips if number) == 58


def test_points_of_what_one_may_have():
    assert [case.worth(what) for what in ("settlement", "city", "road", "army", "card")] == [1, 2, 2, 2, 1]


@pytest.mark.rule("catan.bank.shortage")
def test_a_single_claimant_takes_what_is_left():
    """The other half of catan.bank.shortage: checkpoint 10 has two claimants, here is one."""
    alone = sketch(
        bare=True, stage="roll", cities={"B": "forest 3/pasture 12/mountains 6"}, hands={"C": "9 ore", "D": "9 ore"}
    )
    assert rolls.gain(alone, case.B, 6) == 1
    assert "only 1 ore" in repr(story(alone, "roll", "dice 3 3"))
    assert rolls.rolled(case.short_of_ore(), 6).bank[4] == 2


def test_the_order_of_a_turn_is_the_only_one_the_game_allows():
    assert turns.orders(checkpoint("catan.board.11").position, case.STEPS) == [("roll", "trade", "build", "pass")]


def test_no_throw_pays_d_more_than_a_nine():
    air = case.in_the_air()
    best = {sum(throw.dice): case.thrown_gain(air, throw.to_text(), case.D) for throw, _ in air.chance_outcomes()}
    assert best == {2: 1, 3: 0, 4: 1, 5: 2, 6: 0, 7: 0, 8: 0, 9: 3, 10: 2, 11: 0, 12: 0}


def test_the_seat_at_the_better_chips_is_richest():
    assert [harvest_ways(checkpoint("catan.board.9").position, seat) for seat in case.SEATS] == [9, 7, 12, 0]


def test_ten_points_wait_for_the_own_turn():
    p = checkpoint("catan.board.14").position
    assert (p.scores[case.C], p.is_over) == (10, False)
    after = do(p, "end")
    assert after.is_over
    assert after.winners == (case.C,)


def test_nobody_trades_before_the_roll():
    early = sketch(stage="roll", hands={"A": "4 lumber"})
    assert attempt(early, "trade 4 lumber for 1 ore").verdict.rules == ("catan.turn.roll_first",)


# -- misunderstandings -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("throw", ["dice 3 6", "dice 6 3", "dice 4 5", "dice 5 4"])
def test_every_throw_of_the_best_sum_is_right(throw):
    assert asked(7).grade(throw)


@pytest.mark.parametrize(("number", "seat"), [(4, case.B), (8, case.A), (13, case.C)])
def test_receipts_lead_to_the_number_asked_for(number, seat):
    assert asked(number).receipt().total(seat) == asked(number).answer()
