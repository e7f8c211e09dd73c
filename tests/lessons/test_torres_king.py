"""Tutorial 05, king's bonus timing: the worked numbers, and each misunderstanding told by its name."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from boardlab.lessons import checkpoint, checkpoints
from boardlab.lessons.torres import king_cases as case
from boardlab.lessons.torres import right_rules as right
from boardlab.lessons.torres import sketch, wrong_bonus
from boardlab.lessons.torres.showing import attempt, bill, do
from boardlab.live.still import card_svg


def asked(number):
    return checkpoint(f"torres.king.{number}")


# -- worked examples -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("phase", "points"), [(1, 16), (2, 26)])
def test_example_e_of_the_rules(phase, points):
    assert case.total(sketch("b6=4 c6=2 b5=2 c5=1", king="c5", A="b6 c6", phase=phase)) == points


@pytest.mark.parametrize(("knights", "points"), [("b6 c6", 13), ("c6", 9), ("b6", 8), ("b6 b5", 8)])
def test_around_example_f_of_the_rules(knights, points):
    assert case.total(sketch(case.HALL, king="c5", A=knights)) == points


def test_one_level_each_phase():
    assert [right.castle_points(p) for p in case.years()] == [4, 8, 12]
    assert [right.bonus_points(p) for p in case.years()] == [5, 10, 15]
    assert asked(8).answer() == 54


def test_where_the_king_helps():
    assert {castle: case.lead(case.crowned(castle)) for castle in case.WHERE} == {"b6": -10, "e4": 10, "g7": 0}


def test_a_point_that_costs_the_king():
    assert do(case.last_point(), "point").scores == (23, 22, 30)
    assert asked(10).answer() == "b"
    assert do(case.last_point(), "end").seat == 0


@pytest.mark.parametrize(("phase", "area"), [(1, 6), (2, 11), (3, 16)])
def test_climbing_pays_a_lone_knight_from_an_area_on(phase, area):
    assert case.pays_from(phase) == area
    assert case.gain(area - 1, phase) == 0


def test_the_chart_agrees_with_the_checkpoint():
    figures = pytest.importorskip("boardlab.figures.torres")
    assert [row[4] for row in figures.bonus_per_ap("en").rows] == [case.pays_from(phase) for phase in case.PHASES]


def test_a_door_brings_the_bonus_near():
    far = asked(13).position
    way = case.way_in(far)
    assert len(way) == asked(13).answer() == 3
    assert case.on_foot(far) == 8
    assert case.total(do(far, *way)) == 6 + 10


def test_no_way_is_no_answer():
    with pytest.raises(ValueError, match="No way"):
        wrong_bonus.fewest(sketch("c3=2", A="a1"), 0, 1 << 18)


@pytest.mark.parametrize(("phase", "points", "best"), [(1, 15, 16), (2, 10, 22), (3, 10, 12)])
def test_the_best_last_turn_depends_on_the_phase(phase, points, best):
    turn = case.last_turn(phase)
    assert case.total(do(turn, *["point"] * 5)) + 5 == points
    lines = (["build f4", "build f5", "move f6 f5"], ["build b5", "build b5", "move b6 b5"])
    assert max(case.total(do(turn, *line)) + 2 for line in lines) == best


# -- misunderstandings ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("number", "answer", "wrong_rule"),
    [
        (1, "b6 c6 b5", "at_least_that_level"),
        (1, "c6 b5 f4", "in_any_castle"),
        (1, "d5", "on_the_kings_level"),
        (2, 5, "paid_during_the_year"),
        (3, 8, "highest_knight_only"),
        (3, 17, "both_knights_score"),
        (4, 20, "bonus_per_knight"),
        (5, "share", "bonus_is_shared"),
        (6, 0, "as_high_as_the_king"),
        (7, 10, "castles_and_bonus_at_once"),
        (7, 12, "bonus_before_castles"),
        (7, 9, "shares_the_space"),
        (8, 39, "always_five"),
        (9, "b6", "level_of_last_phase"),
        (10, "a", "still_last"),
        (11, "climb", "castle_points_only"),
        (12, 15, "even_is_no_gain"),
        (13, 8, "on_foot_only"),
    ],
)
def test_a_wrong_answer_is_told_by_the_name_of_its_wrong_rule(number, answer, wrong_rule):
    grade = asked(number).grade(answer)
    assert not grade
    assert grade.misconception.key == wrong_rule


def test_receipts_lead_to_the_number_asked_for():
    for found in checkpoints("torres.king"):
        lines = found.receipt().of(0) if found.receipt() else ()
        if found.id in ("torres.king.3", "torres.king.8", "torres.king.13"):
            assert sum(line.points for line in lines) == found.answer()
        if found.id in ("torres.king.2", "torres.king.4", "torres.king.6"):
            assert sum(line.points for line in lines if line.rule in right.BONUS_RULES) == found.answer()


def test_the_receipt_of_climbing_tells_what_it_changes():
    assert [line.points for line in asked(11).receipt().lines] == [6, -10]
    assert [line.points for line in asked(12).receipt().lines] == [16, -15]


# -- what the tutorial tries ---------------------------------------------------------------------------------------


def test_the_king_moves_only_between_phases_and_never_to_bare_board():
    low = sketch(case.HALL, king="c5", A="c6")
    assert attempt(low, "king b5").verdict.rules == ("torres.next.king_may",)
    between = do(case.last_point(), "end")
    tried = attempt(between, "king c4")
    assert tried.verdict.rules == ("torres.next.king_where",)
    assert tried.marks.refused == ("c4",)


def test_a_bill_says_who_gets_what_and_where_the_marker_stands():
    shown = bill(case.race())
    assert [row[0] for row in shown.rows()] == [*"CAB", *"CAAB"]
    assert shown.rows()[5][3:] == ("2", "11")
    assert shown._repr_html_().count("<tr>") == 1 + len(shown.rows())
    assert "<caption>" in shown._repr_html_()


@pytest.mark.parametrize("lang", ["en", "ko"])
def test_the_still_of_each_card_is_sound(lang):
    for found in checkpoints("torres.king"):
        assert ElementTree.fromstring(card_svg(found, lang)).tag.endswith("svg"), found.id
