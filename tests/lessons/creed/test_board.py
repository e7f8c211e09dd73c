"""Creed 01, board and turn: its answers found a second way, its prose tried out."""

from __future__ import annotations

import pytest

from boardlab.lessons import checkpoint, checkpoints
from boardlab.lessons.creed import sketch
from boardlab.lessons.creed.board.answers import SPENT, board, fallen, most_tents
from boardlab.lessons.creed.fields import spent
from boardlab.lessons.display import attempt, choices, do
from tests.lessons.answers import whole

LAND = {f"{line}{rank}" for line in "123" for rank in "123"} - {"22"}


def asked(number):
    return checkpoint(f"creed.board.{number}")


def free(p):
    """A's cells that are neither taken nor swamp."""
    return {f"A{cell}" for cell in LAND} - set(p.to_json()["units"])


def test_a_line_leads_through_three_cells_to_three_tents():
    assert asked(1).answer() == {"B31", "B32", "B33", "BT33", "BT23", "BT13"}


@pytest.mark.parametrize("number", [2, 3])
def test_units_come_and_go_to_any_free_cell(number):
    assert asked(number).answer() == free(asked(number).position)


def test_a_turn_costs_what_its_actions_cost():
    assert asked(4).answer() == 2 + 1 + 2 + 3
    assert spent(asked(4).position, SPENT[:1]) == 2


@pytest.mark.parametrize(("left", "begins"), [(0, 10), (1, 11), (2, 12), (3, 13), (4, 13), (9, 13)])
@pytest.mark.rule("creed.turn.carry")
def test_three_are_kept(left, begins):
    """The worked figures of the turn budget."""
    assert asked(5).solve(sketch("A11=archer", ap={"A": left})) == begins


@pytest.mark.parametrize(("ap", "sieges"), [(9, 3), (10, 3), (11, 3), (12, 4), (13, 4)])
@pytest.mark.rule("creed.act.siege")
def test_sieges_in_a_turn_with_units_enough(ap, sieges):
    """10 and 11 AP pay for three sieges, 12 and 13 for four."""
    units = "A11=infantry_1 A12=infantry_2 A13=spearman A31=cavalry_3 A32=cavalry_4"
    assert most_tents(sketch(units, ap={"A": ap}, hands={"A": ""})) == sieges


def test_a_trade_costs_each_unit_and_the_archer_twice():
    assert asked(12).answer() == 1 + 1 + 1


def test_the_first_hand_and_the_first_points():
    """18 tiles, of which one waits and four are placed; all counters start as used, and ten become ready."""
    assert asked(13).answer() == 18 - 1 - 4
    assert (asked(14).position.ap, asked(14).answer()) == ((0, 0), 10)


def test_each_unit_sieges_once():
    assert asked(9).answer() == 3
    end = do(asked(9).position, "siege A11", "siege A12", "siege A31")
    assert (fallen(end), end.ap[0]) == (3, 13 - 9)


@pytest.mark.parametrize("line", ["move A11 A21; siege A21", "move A12 A23; siege A23"])
def test_any_unit_may_open_the_tent(line):
    assert asked(8).grade(line)


def test_the_second_side_may_siege_in_round_1_and_the_first_may_not():
    assert asked(6).grade(whole(asked(6), "legal"))
    first = sketch("A31=infantry_2 B11=shield_4", round=1)
    assert attempt(first, "siege A31").verdict.rules == ("creed.turn.first_round",)


def test_receipts_add_up_to_the_number_asked_for():
    counted = [found for found in checkpoints("creed.board") if found.kind == "number" and found.receipt()]
    assert len(counted) == 4
    for found in counted:
        assert found.receipt().total(0) == found.answer(), found.id


# -- what the prose shows --------------------------------------------------------------------------------------------


def test_the_places_marked_for_a_new_unit_are_free():
    assert set(choices(board(), "deploy", "unit:spearman").marks.targets) == free(board())


def test_two_tents_on_line_3_and_a_unit_on_line_2_can_be_had_in_a_turn():
    end = do(board(), "siege A31", "deploy spearman A32", "siege A32")
    assert fallen(end) == 2
    assert do(board(), "deploy infantry_1 A21", "attack A21").casualties(1).count("spearman") == 1


def test_two_nations_differ_in_two_tiles():
    assert asked(15).answer() == 18 - 2


@pytest.mark.rule("creed.act.unlimited")
def test_deploying_a_third_time_is_a_matter_of_ap_alone():
    """It is legal, also to whoever says so for another reason than the price."""
    assert asked(16).grade(whole(asked(16), "legal"))
    assert asked(16).grade("creed.act.deploy").misconception.key == "each_action_once"
