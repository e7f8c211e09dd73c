"""Tutorial 04, scoring: orders, knights and turns, told a second way, and each misunderstanding by its name."""

from __future__ import annotations

import pytest

from boardlab.lessons import checkpoint
from boardlab.lessons.display import do
from boardlab.lessons.torres import right_rules as right
from boardlab.lessons.torres import sketch, wrong_rules
from boardlab.lessons.torres.scoring.answers import castles_pay
from boardlab.torres.board import cells_of


def asked(number):
    return checkpoint(f"torres.scoring.{number}")


def test_scoring_goes_round_the_table_from_whoever_started():
    started = asked(10).position.starter
    assert asked(10).answer() == tuple("abcd"[(started + seat) % 4] for seat in range(4))
    assert asked(10).grade("c d a b")


def test_in_each_castle_the_highest_knight_of_each_player_counts():
    p = asked(11).position
    found = set()
    for castle in p.castles:
        for own in p.knights:
            there = [cell for cell in own if cell in castle.cells]
            found |= {max(there, key=lambda cell: p.heights[cell])} if there else set()
    assert asked(11).answer() == {"abcdefgh"[cell % 8] + str(cell // 8 + 1) for cell in found}


@pytest.mark.parametrize(
    "line",
    [
        "build d3; build b1; build a2",
        "build d2; build d2; build d3; move c2 d2",
        "build d2; build d3; build d2; move c2 d2; point",
        "build d3; build b1; build a2; end",
    ],
)
def test_wide_or_high_every_turn_that_pays_enough_is_right(line):
    assert asked(13).grade(line)


def test_points_taken_do_not_count_as_castle_points():
    assert not asked(13).grade("point; point; point; point; point")


def test_the_board_shows_where_the_markers_end():
    assert asked(7).after(asked(7).position).scores[0] == asked(7).answer()
    assert asked(8).after(asked(8).position).scores[1] == asked(8).answer()
    assert right.scored(sketch("b2=2", A="b2")).scores == (2, 0)


def test_a_knight_on_bare_board_is_never_the_best():
    p = sketch("b2=2 c2=1", A="a1 b2", B="h8")
    assert [p.heights[cell] for cell in cells_of(wrong_rules.best_knights(p))] == [2]


def test_after_the_last_scoring_nothing_more_is_paid():
    p = sketch("b2=2", A="b2", phase=3)
    while not p.is_over:
        p = do(p, p.legal_actions()[-1].to_text())
    assert p.preview() is None
    assert castles_pay(p) == 0
