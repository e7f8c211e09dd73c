"""Tutorial 04 of Catan, the robber: the worked numbers, and each misunderstanding told by its name."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from boardlab.catan.actions import STEAL
from boardlab.catan.board import SITES
from boardlab.catan.example import example_game
from boardlab.catan.rules.odds import at_least_once, blocked_ways, roll_chance, site_ways
from boardlab.lessons import Checkpoint, checkpoint, checkpoints, practice, scenario
from boardlab.lessons.catan import place
from boardlab.lessons.catan.robber import answers as case
from boardlab.lessons.display import do


def asked(number: Any) -> Checkpoint:
    return checkpoint(f"catan.robber.{number}")


# -- worked numbers --------------------------------------------------------------------------------------------------


def test_the_table_of_discards() -> None:
    assert [case.discards(held) for held in range(5, 17)] == [0, 0, 0, 4, 4, 5, 5, 6, 6, 7, 7, 8]


@pytest.mark.parametrize("rolls", [1, 3, 4])
def test_chance_of_a_seven_is_the_sum_over_throws(rolls: int) -> None:
    none = Fraction(1)
    for _ in range(rolls):
        none *= sum(
            chance for act, chance in do(example_game().positions[0], "roll").chance_outcomes() if sum(act.dice) != 7
        )
    assert at_least_once(roll_chance(7), rolls) == 1 - none
    assert (rolls, round(float(1 - none), 3)) in {(1, 0.167), (3, 0.421), (4, 0.518)}


COSTS = {
    "mountains 6/forest 10/fields 9": (12, {"mountains 6": 7, "forest 10": 9, "fields 9": 8}),
    "hills 8/pasture 4/sea": (8, {"hills 8": 3, "pasture 4": 5}),
    "forest 5/fields 10/hills 9": (11, {"forest 5": 7, "fields 10": 8, "hills 9": 7}),
    "forest 3/mountains 6/pasture 12": (8, {"forest 3": 6, "mountains 6": 3, "pasture 12": 7}),
    "fields 10/hills 8/mountains 11": (10, {"fields 10": 7, "hills 8": 5, "mountains 11": 8}),
    "forest 6/mountains 4/pasture 3": (10, {"forest 6": 5, "mountains 4": 7, "pasture 3": 8}),
    "fields 5/pasture 8/forest 10": (12, {"fields 5": 8, "pasture 8": 7, "forest 10": 9}),
    "fields 2/hills 9/mountains 4": (8, {"fields 2": 7, "hills 9": 4, "mountains 4": 5}),
}
"""Ways to a card of each starting settlement, free and with one of its tiles blocked."""


@pytest.mark.parametrize("site", COSTS)
def test_robber_costs_match_each_starting_settlement(site: str) -> None:
    p, (free, blocked) = example_game().positions[0], COSTS[site]
    at = SITES.index(place(site))
    assert p.pieces.owner(at) is not None
    assert site_ways(p.island, at) == free
    assert {name: site_ways(p.island, at, case.tile(name)) for name in blocked} == blocked


def test_robber_targets_match_the_rule() -> None:
    p = scenario("catan.robber.c_robs")
    lost = {"hills 9": 12, "mountains 6": 10, "forest 5": 8, "forest 10": 6, "pasture 8": 5, "fields 10": 6}
    assert {name: case.rivals_lose(p, case.tile(name)) for name in lost} == lost
    assert blocked_ways(p, case.tile("fields 10"))[2] == 3
    assert case.ways_to("wool") == 11
    assert not any(hand[2] for hand in p.hands)


# -- misunderstandings -----------------------------------------------------------------------------------------------


def test_pictures_before_answers_hide_theft_odds() -> None:
    """The tag at a victim's house tells one in how many cards goes: half of the sum that is asked for."""
    asked = [each for each in checkpoints("catan") if each.position.stage == STEAL]
    drawn = [practice("catan.robber", seed=1, against="catan.chance_per_kind")[number] for number in range(1, 7)]
    asked += [each for each in drawn if each.position.stage == STEAL]
    assert len(asked) >= 4
    for each in asked:
        keys = [str(shape.attrs.get("data-key")) for layer in each.scene("en").layers.values() for shape in layer]
        assert not [key for key in keys if key.startswith("stake:")], each.id
