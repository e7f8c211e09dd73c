"""Tutorial 07, the master game and the editions: what cards and rulings change, each misunderstanding by its name."""

from __future__ import annotations

import pytest

from boardlab.lessons import checkpoint, practice
from boardlab.lessons.display import do
from boardlab.lessons.torres import right_rules as right
from boardlab.lessons.torres import sketch
from boardlab.lessons.torres.holding import in_master_game
from boardlab.lessons.torres.master import answers as case
from boardlab.torres.cards import MASTERS


def asked(number):
    return checkpoint(f"torres.master.{number}")


# -- master cards --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("phase", "points"), [(1, 8), (2, 20), (3, 40)])
def test_the_border_pays_three_knights_and_one_for_having_most(phase, points):
    assert case.master_points(case.rim(phase)) == points


def test_five_castles_pay_nothing_after_phase_1():
    assert case.castles_held(case.spread_out()) == 5
    assert case.master_points(case.spread_out()) == 0
    lower = do(case.spread_out(), "move b2 a2")
    assert (case.castles_held(lower), case.master_points(lower)) == (4, 5)


@pytest.mark.parametrize("cell", ["c5", "c7"])
def test_a_sixth_knight_completes_a_square(cell):
    p = in_master_game(
        sketch("d6=2", phase=3, A=f"b6 c6 d5 d6 d7 {cell}", B="g3"),
        "square",
    )
    assert case.master_points(p) == 50


@pytest.mark.parametrize("cell", ["e6", "b5", "b7"])
def test_neither_tilted_squares_nor_rectangles_pay(cell):
    p = in_master_game(sketch("d6=2", phase=3, A=f"b6 c6 d5 d6 d7 {cell}", B="g3"), "square")
    assert case.master_points(p) == 0


@pytest.mark.parametrize("line", ["move c5 b5; add e4", "add e4; move c5 b5; point; point"])
def test_all_six_on_one_level_earn_the_card(line):
    assert asked(5).grade(line)
    assert case.master_points(do(case.levels(), "add e4", "move c5 b5")) == 50


def test_the_receipt_of_a_card_has_its_lines_only():
    assert {line.rule for line in case.master_receipt(case.rim()).lines} == {"torres.mcard.border"}
    assert case.master_receipt(case.rim()).total(0) == asked(2).answer()


@pytest.mark.parametrize(
    ("card", "points"),
    [("different_levels", 40), ("in_a_row", 50), ("square", 50), ("diagonals", 50), ("neighbours", 40)],
)
def test_the_examples_meet_their_card(card, points):
    """torres.mcard.*: the amounts of the rulebook; four knights on the diagonals pay 4 × 10 and 10 for having most."""
    assert case.master_points(case.example(card)) == points


@pytest.mark.parametrize("card", MASTERS)
def test_any_sketch_can_be_put_into_a_master_game(card):
    p = in_master_game(sketch("b2=1", A="b2", phase=3), card)
    assert p.master == card
    assert len(p.hands[0]) == 10


# -- editions ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("way", "where"), [("a4 d3", "rio_grande"), ("a4 e4", "both"), ("a4 b4", "both"), ("a4 h8", "neither")]
)
def test_which_edition_lets_a_knight_through(way, where):
    assert case.legal_in(case.side_door(), f"move {way}") == where


def test_where_the_marker_stops_depends_on_the_edition():
    assert [case.after_scoring(case.two_stops(), name) for name in ("namuwiki_old", "rio_grande_2005")] == [12, 10]
    assert right.scored(asked(9).position).scores[0] == 12


@pytest.mark.parametrize(
    ("edition", "blocks"), [("rio_grande_2005", 6), ("namuwiki_old", 6), ("huch", 8), ("namuwiki_new", 8)]
)
def test_blocks_are_carried_over_where_the_edition_says_so(edition, blocks):
    assert case.blocks_after(edition) == blocks


def test_six_castles_are_enough_in_one_edition():
    text = "play move_block e1 c2"
    verdicts = [p.judge(p.read_action(text)) for p in map(case.seven_castles, ("rio_grande_2005", "namuwiki_old"))]
    assert [bool(verdict) for verdict in verdicts] == [True, False]


def test_a_point_wins_the_next_round():
    p = do(case.last_of_round(), "point", "end 3")
    assert (p.scores, p.starter) == ((12, 11, 13), 2)


# -- misunderstandings ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(1, 6))
def test_practice_asks_what_a_card_pays(number):
    drawn = practice("torres.master", seed=7)[number]
    assert drawn.answer() == case.master_receipt(drawn.position).total(0) > 0
