"""Tutorial 04, scoring: orders, knights and turns, told a second way, and each misunderstanding by its name."""

from __future__ import annotations

import pytest

from boardlab.lessons import checkpoint
from boardlab.lessons.display import do
from boardlab.lessons.torres import right_rules as right
from boardlab.lessons.torres import sketch, wrong_rules
from boardlab.lessons.torres.scoring.answers import castles_pay
from boardlab.torres.board import cells_of
from tests.lessons.answers import whole


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
    ("number", "answer", "wrong_rule"),
    [
        (10, "a b c d", "counts_from_a"),
        (10, "b d a c", "last_place_first"),
        (11, "b2 c2 b3 f5 f6 g5", "counts_every_knight"),
        (11, "b2 f5", "leader_takes_all"),
        (11, "b2 b3 f6", "best_castle_only"),
        (12, "legal", "under_own_knight"),
        (13, "add d2", "counts_every_knight"),
        (13, "build d3", "counts_the_tower"),
    ],
)
def test_a_wrong_answer_is_told_by_the_name_of_its_wrong_rule(number, answer, wrong_rule):
    grade = asked(number).grade(whole(asked(number), answer))
    assert not grade
    assert grade.misconception.key == wrong_rule


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
