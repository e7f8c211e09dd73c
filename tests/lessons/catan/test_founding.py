"""Tutorial 02 of Catan, founding: the worked numbers, and each misunderstanding told by its name."""

from __future__ import annotations

from typing import Any

import pytest

from boardlab.catan.board import SITES, bits
from boardlab.catan.rules.odds import site_ways
from boardlab.lessons import Checkpoint, checkpoint, scenario
from boardlab.lessons.catan import place
from boardlab.lessons.catan.founding import answers as case


def asked(number: Any) -> Checkpoint:
    return checkpoint(f"catan.founding.{number}")


# -- worked examples -------------------------------------------------------------------------------------------------


def test_twenty_eight_places_are_left_on_the_printed_start() -> None:
    room = [len(SITES) - case.closed(case.printed(number)) for number in range(8)]
    assert room == [54, 50, 46, 43, 40, 37, 34, 31]
    assert case.printed(8).pieces.sites.bit_count() == 28


def test_best_site_is_closed_and_next_has_eleven_dots() -> None:
    p = scenario("catan.founding.next_to_the_best")
    best = case.most_dots(p, case.open_sites(p))
    assert [site_ways(p.island, site) for site in bits(case.open_sites(p))].count(site_ways(p.island, best)) == 1
    assert site_ways(p.island, best) == 11
    assert site_ways(p.island, case.most_dots(p, case.only_taken(p))) == 12


def test_only_one_candidate_brings_all_five_resources() -> None:
    p = checkpoint("catan.founding.9").position
    own = list(bits(p.pieces.settlements[0]))
    found = {key: len(case.kinds(p, [*own, site])) for key, site in case.candidate_sites().items()}
    assert found == {"x": 4, "y": 5, "z": 4}
    assert asked(9).receipt().total(0) == 5


# -- misunderstandings -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("site", "road"),
    [
        ("forest 3/hills 11/pasture 12", "hills 11/pasture 12"),
        ("forest 3/hills 11/pasture 12", "forest 3/hills 11"),
        ("pasture 4/forest 3/hills 11", "pasture 4/hills 11"),
    ],
)
def test_any_forest_beside_hills_with_its_road_is_right(site: str, road: str) -> None:
    assert asked(6).grade(f"settlement {place(site)}; road {place(road)}")
