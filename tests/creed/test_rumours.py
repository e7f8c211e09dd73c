"""Rumours send enemies home."""

from __future__ import annotations

import pytest

from tests.creed.boards import act, at, board, refused, ruled, told


@pytest.mark.rule(
    "creed.special.rumor", "creed.special.rumor.immune", "creed.special.rumor.hidden", "creed.special.rumor.twice"
)
def test_rumours_send_enemy_units_home() -> None:
    units = {
        "B11": "archer", "B12": "cavalry_3", "B13": "obstacle_1 hidden", "B21": "obstacle_2", "B31": "heavy_infantry",
        "B33": "heavy_infantry hidden",
    }  # fmt: skip
    p = board(units)
    after = act(p, "rumour B12 B33 for 3")
    assert (at(after, "B12"), at(after, "B33"), after.ap[0]) == ("", "heavy_infantry", 7)
    assert "cavalry_3" in after.hand(1)
    assert told(p, "rumour B12 B33 for 3") == ["rumour", "goes_home", "turned_up", "stays"]
    again = act(after, "rumour B11 for 4")
    assert (at(again, "B11"), again.ap[0]) == ("", 3)
    assert refused(p, "rumour B11 B12 for 3") == {"creed.special.rumor:line"}
    assert refused(p, "rumour B21 for 3") == {"creed.special.rumor.immune"}
    assert refused(p, "rumour B11 B31 for 3") == {"creed.special.rumor.immune"}
    assert refused(p, "rumour B11 B32 for 3") == {"creed.special.rumor:none"}
    assert refused(p, "rumour A11 for 3") == {"creed.special.rumor:own"}
    assert at(act(p, "rumour B13 for 3"), "B13") == "obstacle_1"


def test_how_many_a_rumour_names_is_an_option() -> None:
    """rumor_count: up to two, or exactly two."""
    units = {"B11": "archer", "B21": "cavalry_3"}
    assert not refused(ruled(rumor_count="up_to_two")(units), "rumour B11 for 3")
    exact = ruled(rumor_count="exactly_two")(units)
    assert refused(exact, "rumour B11 for 3") == {"creed.special.rumor:two"}
    assert not refused(exact, "rumour B11 B21 for 3")


def test_reach_of_a_rumour_follows_the_option() -> None:
    """rumor_scope: A never faces the line between C and B, yet may spread rumours there."""
    units = {"BE11": "archer", "BN11": "cavalry_3"}
    assert not refused(ruled(players=4)(units), "rumour BE11 BN11 for 3")
    near = ruled(players=4, rumor_scope="facing_lines")(units)
    assert refused(near, "rumour BE11 BN11 for 3") == {"creed.special.rumor:facing"}
    assert not refused(near, "rumour BN11 for 3")


def test_special_units_sent_home_may_come_again() -> None:
    p = board({"B11": "heavy_infantry", "B21": "cavalry_3", "A11": "armoured_cavalry"})
    p = act(p, "end", "rumour A11 for 3", "end")
    assert not refused(p, "deploy armoured_cavalry A12")
