"""Teams of two: what allies share, and the sieges of two allies on one camp, counted out."""

from __future__ import annotations

import pytest

from boardlab.lessons import scenario
from boardlab.lessons.creed.teams import answers as case
from boardlab.lessons.model.practice import practice


def test_siege_order_matters_for_one_of_nine_pairs() -> None:
    assert case.pairs_where_order_matters() == 1
    p = scenario("creed.teams.corner")
    assert frozenset.intersection(*case.lanes(p)) == {"BT31"}
    assert case.struck(p, first="A") == {"BT31", "BT21"}
    assert case.struck(p, first="C") == {"BT31", "BT32"}


def test_and_for_ten_of_81_with_one_tent_down() -> None:
    assert sum(case.pairs_where_order_matters(gone) for gone in case.camps_of(1)) == 10


@pytest.mark.soak
def test_and_for_187_of_1134_with_four_down() -> None:
    """In 196 both would hit the same tent first; in nine of them nothing else is left on either line."""
    assert sum(case.pairs_where_order_matters(gone) for gone in case.camps_of(4)) == 187


@pytest.mark.parametrize(
    ("row", "column", "gone", "fall"),
    [
        (1, 2, (), {"BT11", "BT32"}),
        (3, 1, (), {"BT31", "BT21"}),
        (2, 1, (6,), {"BT21", "BT11"}),  # the corner is down: A takes the tent C would have reached next
        (3, 1, (6, 3), {"BT32", "BT11"}),
    ],
)
def test_tents_fall_as_computed_when_a_strikes_first(
    row: int, column: int, gone: tuple[int, ...], fall: set[str]
) -> None:
    assert case.struck(case.besieging(row, column, gone), first="A") == fall


def test_practice_draws_camps_where_the_order_matters() -> None:
    found = practice("creed.teams", seed=2, against="creed.other_ally_first")[1]
    assert case.order_matters(found.position)
