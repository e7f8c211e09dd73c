"""Tutorial 07 of Catan, longest road and largest army: worked lines, and each misunderstanding told by its name."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from boardlab.catan.board import SITES
from boardlab.lessons import Checkpoint, checkpoint, scenario
from boardlab.lessons.catan.road import answers as case
from boardlab.lessons.display import do
from boardlab.lessons.model.practice_questions import find_practice
from boardlab.lessons.model.topics import find_topic
from tests.catan.oracle_road import longest_road


def asked(number: Any) -> Checkpoint:
    return checkpoint(f"catan.road.{number}")


# -- worked lines ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", find_topic("catan.road").scenarios)
def test_road_lengths_match_a_search_of_all_trails(name: str) -> None:
    p = scenario(f"catan.road.{name}")
    for seat in range(p.players):
        roads = set(case.roads_of(p, seat))
        rivals = {SITES[site] for site in range(len(SITES)) if p.pieces.others(seat) >> site & 1}
        assert case.length(p, seat) == longest_road(roads, rivals) == len(case.line(p, seat))


# -- misunderstandings -----------------------------------------------------------------------------------------------


def test_exactly_the_roads_that_fill_the_gap_are_right() -> None:
    p = asked(12).position
    roads = [act.to_text() for act in p.legal_actions() if act.to_text().startswith("road")]
    right = [text for text in roads if asked(12).grade(text)]
    assert right == [text for text in roads if do(p, text).road_holder == 1]
    assert len(right) < len(roads)
    assert all(asked(12).grade(text).misconception for text in roads if text not in right)


def test_practice_meets_forks_rings_and_cuts() -> None:
    drawn = [find_practice("catan.road").draw(Random(seed), "", "practice.line") for seed in range(60)]
    seen = {
        wrong_rule.key
        for found in drawn
        for wrong_rule in found.misconceptions
        if wrong_rule.answer(found.position) != found.answer()
    }
    assert seen >= {"adds_the_forks", "rival_does_not_break", "own_building_breaks", "no_corner_twice"}
    assert all(len(case.roads_of(found.position, found.about)) >= 5 for found in drawn)
