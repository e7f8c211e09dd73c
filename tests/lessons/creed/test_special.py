"""Special actions: prices, cubes and what they may choose, worked out by hand from the texts."""

from __future__ import annotations

from random import Random

import pytest

from boardlab.creed.options import CUBES, SPECIALS
from boardlab.figures.creed_special import prices
from boardlab.lessons import checkpoint
from boardlab.lessons.creed.fields import empty, intact, named
from boardlab.lessons.creed.sketching import sketch
from boardlab.lessons.creed.special import answers as case
from boardlab.lessons.display import do
from tests.lessons.answers import whole


def test_prices_by_box() -> None:
    rows = {row[0]: row[1:] for row in prices("en").rows}
    assert list(rows.values()) == [(1, 1), (3, 3), (1, 1), (1, 0), (3, 4), (3, 4), (6, 0)]
    assert len(rows) == len(SPECIALS)
    assert len(prices().figure().data) == 2


def test_cubes_and_boxes_of_a_busy_board() -> None:
    asked = checkpoint("creed.special.2")
    p = asked.position
    assert (asked.answer(), asked.misconceptions[0].answer(p)) == (3, 8)
    assert [case.price(p, name) for name in ("fortify", "rumour", "assassinate")] == [4, 4, 6]


def test_morale_and_archer_are_just_enough() -> None:
    p = checkpoint("creed.special.5").position
    end = do(p, "morale A11 for 2", "attack A11")
    assert empty(end, "B11")
    assert end.ap[0] == 0
    assert not empty(do(p, "attack A11"), "B11")


def test_rumours_leave_out_obstacles_and_heavy_infantry() -> None:
    asked = checkpoint("creed.special.6")
    assert asked.answer() == named(asked.position, "rumour") == {"B12", "B31", "B33"}


def test_four_special_actions_lie_in_the_order_of_their_prices() -> None:
    asked = checkpoint("creed.special.3")
    p = asked.position
    again = p.play(next(act for act in p.legal_actions() if act.to_text().startswith("rumour")))
    prices = {name: case.price(p, name) for name in ("reposition", "rumour", "assassinate")}
    prices["rumour_again"] = case.price(again, "rumour")
    assert len(set(prices.values())) == 4
    assert asked.answer() == tuple(sorted(prices, key=prices.__getitem__))


@pytest.mark.parametrize(
    ("dead", "back"),
    [("infantry_2", 1), ("infantry_2 archer", 2), ("infantry_2 archer cavalry_3 siege_engine", 3)],
)
def test_reinforcements_bring_three_at_most(dead: str, back: int) -> None:
    assert case.brought_back(sketch("A11=spearman", casualties={"A": dead, "B": "siege_engine"})) == back


def test_assassins_care_for_walls_only() -> None:
    p = checkpoint("creed.special.9").position
    standing = {seat: {name for name in intact(p) if name.startswith(seat)} for seat in "AB"}
    assert standing["B"] - named(p, "assassinate") == {"BT13"}
    assert standing["A"] - named(p, "fortify") == {"AT23"}


def test_only_morale_breaks_the_shield_here() -> None:
    asked = checkpoint("creed.special.5")
    assert asked.grade("morale A11 for 2; attack A11").right
    assert asked.grade("morale A11 for 1; attack A11").misconception.key == "archer_is_enough"
    assert asked.grade("morale A11 for 2").misconception.key == "morale_is_an_attack"


def test_random_boards_fill_their_boxes_from_the_left() -> None:
    for seed in range(40):
        p = case.random_board(Random(seed))
        assert 0 < p.cubes(0) < CUBES


@pytest.mark.rule("creed.special.reposition.fortress")
def test_a_fortress_stays_on_its_place_and_guards_whoever_comes_there() -> None:
    """The siege takes the token, and the king lives."""
    asked = checkpoint("creed.special.13")
    end = do(asked.position, "siege B11")
    assert end.to_json()["camps"][0][0] == "king"
    assert case.what_falls(asked.position, "siege B11") == "token"
    wrong = [asked.grade(whole(asked, key)).misconception.key for key in ("king", "refused")]
    assert wrong == ["fortress_left_with_its_tent", "fortress_keeps_sieges_out"]


def test_a_new_commander_has_to_be_found_like_the_old_one() -> None:
    asked = checkpoint("creed.special.14")
    assert (case.leaders_to_find(asked.position, "fortify AT12 for 3"), asked.answer()) == (1, 2)
    assert asked.grade(1).misconception.key == "the_old_find_counts"
