"""Teams of two: what allies share, and the sieges of two allies on one camp, counted out."""

from __future__ import annotations

import pytest

from boardlab.lessons import checkpoint
from boardlab.lessons.creed import sketch
from boardlab.lessons.creed.real_board import real_board
from boardlab.lessons.creed.teams import answers as case
from boardlab.lessons.practice import practice
from tests.lessons.answers import whole


def asked(number):
    return checkpoint(f"creed.teams.{number}")


def test_the_order_matters_for_one_of_nine_pairs_in_a_full_camp() -> None:
    assert case.pairs_where_order_matters() == 1
    p = case.corner()
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
def test_what_falls_when_a_strikes_first(row: int, column: int, gone: tuple[int, ...], fall: set[str]) -> None:
    assert case.struck(case.besieging(row, column, gone), first="A") == fall


def test_both_allies_are_played_in_one_answer() -> None:
    assert asked(7).grade("ally; siege CE11; ally; siege AN31").right
    assert asked(7).grade("siege AN31; ally; siege CE11").misconception.key == "other_ally_first"


def test_what_allies_share_and_what_not() -> None:
    p = asked(3).position
    assert (p.current_player, p.ap[0], p.ap[2]) == (2, 0, 2)
    assert p.judge(p.read_action("attack CE11"))
    assert case.known_to(asked(8).position, 0) == {"AN13", "CE13"}
    gone = "blank+destroyed blank blank blank blank+destroyed blank blank blank blank"
    camp = "king blank blank blank blank blank blank blank blank"
    alone = sketch("AN11=spearman", players=4, camps={"B": camp, "D": gone})
    assert [case.won(p) for p in (asked(10).position, alone)] == ["on", "over"]


def test_practice_draws_camps_where_the_order_matters() -> None:
    found = practice("creed.teams", seed=2, against="creed.other_ally_first")[1]
    assert case.order_matters(found.position)


# -- tents that change hands, and a real board -------------------------------------------------------------------------


@pytest.mark.parametrize("given", [1, 2, 3])
@pytest.mark.rule("creed.special.reposition.ally")
def test_as_many_tents_come_back_as_were_given(given: int) -> None:
    """Seven stood, and seven are laid out again."""
    assert case.laid_after_trade(asked(12).position, given) == 7
    assert [asked(12).grade(n).misconception.key for n in (4, 9)] == ["nothing_comes_back", "the_camp_is_filled"]


@pytest.mark.rule("creed.special.reposition.mix")
def test_a_leader_belongs_to_its_colour() -> None:
    """A's king falls in C's camp, and C's own is alive."""
    assert case.who_loses(asked(13).position, "siege DS11") == "a"
    assert asked(13).grade(whole(asked(13), "c")).misconception.key == "camp_decides"


@pytest.mark.rule("creed.special.appoint.where")
def test_a_commander_is_appointed_in_tents_of_the_own_colour() -> None:
    """Three blanks of A at home, two in the camp of C."""
    assert asked(14).answer() == {"AT11", "AT21", "AT31", "CT13", "CT31"}
    assert asked(14).grade({"AT11", "AT21", "AT31"}).misconception.key == "only_at_home"
    home = {"AT11", "AT12", "AT21", "AT31", "AT32"}
    assert asked(14).grade(home).misconception.key == "all_of_the_own_camp"


def test_the_real_board_is_a_late_one_of_four_and_is_won_by_both_allies_together() -> None:
    late = real_board()
    fields = [sum(bool(late.units[cell]) for cell in late.layout.cells_of[seat]) for seat in range(4)]
    assert min(fields) >= 6
    assert late.round > 10
    mine, allys = ("attack AW31", "siege AW32"), ("attack CS11 DS12", "siege CS12")
    assert asked(15).grade((*mine, "ally", *allys)).right
    assert asked(15).grade((mine[0], "ally", *allys)).misconception.key == "guards_before_the_corner"
    assert not asked(15).grade(mine).right
