"""Tutorials 05 to 05c, the king's bonus and the end of a phase: the worked numbers."""

from __future__ import annotations

import pytest

from boardlab.lessons import checkpoint, checkpoints
from boardlab.lessons.display import attempt, do
from boardlab.lessons.question_types import half
from boardlab.lessons.torres import right_rules as right
from boardlab.lessons.torres import sketch, ways
from boardlab.lessons.torres.display import receipt
from boardlab.lessons.torres.king import answers as case
from boardlab.torres import Kind, cell_index


def asked(number):
    return checkpoint(f"torres.king.{number}")


# -- worked examples -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("phase", "points"), [(1, 16), (2, 26)])
def test_example_e_of_the_rules(phase, points):
    assert right.total(sketch("b6=4 c6=2 b5=2 c5=1", king="c5", A="b6 c6", phase=phase)) == points


@pytest.mark.parametrize(("knights", "points"), [("b6 c6", 13), ("c6", 9), ("b6", 8), ("b6 b5", 8)])
def test_around_example_f_of_the_rules(knights, points):
    assert right.total(sketch("b6=2 c6=1 b5=2 c5=1", king="c5", A=knights)) == points


def test_one_level_each_phase():
    assert [right.castle_points(p) for p in case.years()] == [4, 8, 12]
    assert [right.bonus_points(p) for p in case.years()] == [5, 10, 15]
    assert asked(8).answer() == 54


def test_two_plans_change_places_from_phase_to_phase():
    assert [case.two_plans(phase) for phase in (1, 2, 3)] == [(20, 23), (25, 23), (30, 38)]
    assert [half(asked(number).answer()) for number in (19, 20)] == ["knight", "blocks"]


def test_a_scoring_is_watched_in_two_steps():
    race = case.race()
    assert [case.paid(race, step).scores for step in ("castles", "bonus")] == [(11, 10, 9), (11, 15, 9)]
    assert case.paid(race, "bonus").scores == right.scored(race).scores


def test_where_the_king_helps():
    assert {castle: case.lead(case.crowned(castle)) for castle in case.WHERE} == {"b6": -10, "e4": 10, "g7": 0}


def test_a_point_that_costs_the_king():
    assert do(case.last_point(), "point").scores == (23, 22, 30)
    assert half(asked(10).answer()) == "b"
    assert do(case.last_point(), "end").decider == 0


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
    assert case.fewest_ap(far, ways.on_foot) == 8
    assert right.total(do(far, *way)) == 6 + 10


@pytest.mark.parametrize(("phase", "points", "best"), [(1, 15, 16), (2, 10, 22), (3, 10, 12)])
def test_the_best_last_turn_depends_on_the_phase(phase, points, best):
    turn = case.last_turn(phase)
    assert right.total(do(turn, *["point"] * 5)) + 5 == points
    lines = (["build f4", "build f5", "move f6 f5"], ["build b5", "build b5", "move b6 b5"])
    assert max(right.total(do(turn, *line)) + 2 for line in lines) == best


# -- misunderstandings ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("number", "line"),
    [
        (17, "move b6 f6; move f6 f7; move f7 g7; move g7 g6"),
        (17, "point; move b6 f6; move f6 f7; move f7 g7; move g7 g6"),
        (18, "build b5; build b5; move b6 b5; point; point"),
        (18, "point; build b5; point; build b5; move b6 b5"),
        (18, "point; build b5; point; build b5; move b6 b5; end"),
    ],
)
def test_every_turn_that_reaches_the_goal_is_right(number, line):
    assert asked(number).grade(line)


def test_no_blocks_and_steps_round_the_kings_castle_are_worth_more_than_the_best_turn():
    """A search of its own: every order of builds, steps and new knights there, points for the AP left."""
    start = case.last_turn(2)
    best, seen, todo = 0, {start}, [start]
    while todo:
        p = todo.pop()
        best = max(best, right.total(p) + p.scores[0] + p.ap - p.spent)
        for act in p.legal_actions():
            near = act.cell >= 0 and CENTRE & 1 << act.cell
            if act.kind in {Kind.BUILD, Kind.MOVE, Kind.ADD} and near and (end := p.play(act)) not in seen:
                seen.add(end)
                todo.append(end)
    assert best == case.BEST


CENTRE = sum(1 << cell_index(cell) for cell in ("b4", "b5", "b6", "b7", "c5", "a5", "a6"))
"""The cells round A's knight in the king's castle; all cells of the board would take minutes."""


def test_the_board_shows_where_the_markers_end():
    for number in (7, 10):
        p = asked(number).position
        assert asked(number).after(p).scores != p.scores
    assert asked(7).after(asked(7).position).scores[0] == asked(7).answer()


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
    low = sketch("b6=2 c6=1 b5=2 c5=1", king="c5", A="c6")
    assert attempt(low, "king b5").verdict.rules == ("torres.next.king_may",)
    between = do(case.last_point(), "end")
    tried = attempt(between, "king c4")
    assert tried.verdict.rules == ("torres.next.king_where",)
    assert tried.marks.refused == ("c4",)


def test_a_bill_says_who_gets_what_and_where_the_marker_stands():
    shown = receipt(case.race())
    assert [row[0] for row in shown.rows()] == [*"CAB", *"CAAB"]
    assert shown.rows()[5][3:] == ("2", "11")
    assert shown._repr_html_().count("<tr>") == 1 + len(shown.rows())
    assert "<caption>" in shown._repr_html_()
