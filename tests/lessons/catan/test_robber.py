"""Tutorial 04 of Catan, the robber: the worked numbers, and each misunderstanding told by its name."""

from __future__ import annotations

from fractions import Fraction

import pytest

from boardlab.catan.actions import STEAL
from boardlab.catan.board import SITES
from boardlab.catan.odds import at_least_once, blocked_ways, harvest_ways, roll_chance, site_ways
from boardlab.figures import catan_robber as figures
from boardlab.lessons import checkpoint, checkpoints, practice
from boardlab.lessons.catan import place, sketch
from boardlab.lessons.catan.robber import answers as case
from boardlab.lessons.display import attempt, do


def asked(number):
    return checkpoint(f"catan.robber.{number}")


# -- worked numbers --------------------------------------------------------------------------------------------------


def test_the_table_of_discards():
    assert [case.discards(held) for held in range(5, 17)] == [0, 0, 0, 4, 4, 5, 5, 6, 6, 7, 7, 8]


def test_hands_of_6_8_and_11():
    p = sketch(stage="roll", hands={"A": "3 lumber 3 ore", "B": "4 wool 4 brick", "C": "5 grain 3 ore 3 brick"})
    assert [case.put_back(p, seat) for seat in range(4)] == [0, 4, 5, 0]


@pytest.mark.parametrize("rolls", [1, 3, 4])
def test_a_chance_of_a_seven_is_the_sum_over_all_throws(rolls):
    none = Fraction(1)
    for _ in range(rolls):
        none *= sum(chance for act, chance in do(case.example(0), "roll").chance_outcomes() if sum(act.dice) != 7)
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
def test_what_the_robber_costs_each_starting_settlement(site):
    p, (free, blocked) = case.example(0), COSTS[site]
    at = SITES.index(place(site))
    assert p.pieces.owner(at) is not None
    assert site_ways(p.island, at) == free
    assert {name: site_ways(p.island, at, case.tile(name)) for name in blocked} == blocked


def test_all_starting_harvests_together():
    assert [harvest_ways(case.example(0), seat) for seat in range(4)] == [20, 19, 20, 20]


def test_where_c_may_put_the_robber():
    p = case.example(case.C_ROBS)
    lost = {"hills 9": 12, "mountains 6": 10, "forest 5": 8, "forest 10": 6, "pasture 8": 5, "fields 10": 6}
    assert {name: case.rivals_lose(p, case.tile(name)) for name in lost} == lost
    assert blocked_ways(p, case.tile("fields 10"))[2] == 3
    assert case.ways_to("wool") == 11
    assert not any(hand[2] for hand in p.hands)


def test_odds_of_stealing_lumber():
    assert [case.lumber(victim) for victim in "ABC"] == ["1/3", "1", "3/5"]
    robbing = do(case.example(case.C_ROBS), f"robber {place('pasture 8')} from D")
    assert case.chance_of(robbing, "lumber") == Fraction(1, 3)


def test_a_knight_before_an_eight_and_after_it():
    turn, home = case.example(case.D_RIDES), f"settlement {place('pasture 3/pasture 8/sea')}"
    first = do(turn, "play knight", f"robber {place('fields 10')} from B", "steal lumber", "roll", "dice 4 4", home)
    assert first.scores == (2, 3, 2, 3)
    later = do(turn, "roll", "dice 4 4")
    assert attempt(later, home).verdict.rules == ("catan.build.cost.settlement",)
    assert later.hands[3] == turn.hands[3]


def test_a_blocked_ten():
    p = case.blocked_ten()
    assert [case.paid(p, 10, seat) for seat in range(4)] == [1, 0, 0, 1]
    assert case.unblocked(p, 10) == 1 + 2 + 1 + 1
    assert round(float(at_least_once(roll_chance(10), 4)), 3) == 0.294


def test_holding_cards_over_four_rolls():
    found = [round(figures.expected_loss(held), 2) for held in (7, 8, 9, 10, 12, 15)]
    assert found == [0, 2.07, 2.07, 2.59, 3.11, 3.62]


# -- misunderstandings -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("tile", ["forest 5", "fields 10", "mountains 6", "forest 3", "pasture 12"])
def test_every_ride_to_b_that_spares_d_is_right(tile):
    assert asked(14).grade(f"play knight; robber {place(tile)} from B")


@pytest.mark.parametrize("number", [1, 2, 7, 8])
def test_receipts_lead_to_the_number_asked_for(number):
    found = asked(number)
    lines = found.receipt().lines
    of_all = number in (2, 8)
    assert sum(line.points for line in lines if of_all or line.player == found.about) == found.answer()


def test_a_blocked_tile_has_one_line_of_zero_for_all_its_neighbours():
    zero = [(line.player, line.places) for line in asked(8).receipt().lines if not line.points]
    assert zero == [(1, (place("fields 10"),))], "cards are no column of a player’s: said once, not once for each"


def test_no_picture_of_a_question_tells_how_likely_a_theft_is():
    """The tag at a victim's house tells one in how many cards goes: half of the sum that is asked for."""
    asked = [each for each in checkpoints("catan") if each.position.stage == STEAL]
    drawn = [practice("catan.robber", seed=1)[number] for number in range(1, 7)]
    asked += [each for each in drawn if each.position.stage == STEAL]
    assert len(asked) >= 4
    for each in asked:
        keys = [str(shape.attrs.get("data-key")) for layer in each.scene("en").layers.values() for shape in layer]
        assert not [key for key in keys if key.startswith("stake:")], each.id
