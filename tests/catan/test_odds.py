"""Exact chances against the numbers worked out for the lesson on robber and trade."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from boardlab import catan
from boardlab.catan.board import SITE_AT, SITES, TILE_AT, TILES
from boardlab.catan.rules.odds import at_least_once, blocked_ways, harvest_ways, roll_chance, site_ways
from boardlab.core import CHANCE, PlainError
from boardlab.core.play.record import Dice
from tests.catan.tables import play, table

START = catan.start(4)


@pytest.mark.rule("catan.map.chip_odds")
def test_the_chances_of_two_dice() -> None:
    assert [roll_chance(total) * 36 for total in range(1, 14)] == [0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1, 0]
    rolled = play(START, "roll")
    assert len(rolled.chance_outcomes()) == 36
    assert at_least_once(roll_chance(7), 4) == 1 - Fraction(625, 1296)


SETTLEMENTS = {
    "1,0|2,-1|2,0": (12, {"1,0": 7, "2,-1": 9, "2,0": 8}),
    "-2,2|-2,3|-1,2": (8, {"-2,2": 3, "-1,2": 5}),
    "-2,0|-2,1|-1,0": (11, {"-2,0": 7, "-2,1": 8, "-1,0": 7}),
    "0,1|1,0|1,1": (8, {"0,1": 6, "1,0": 3, "1,1": 7}),
    "-2,1|-2,2|-1,1": (10, {"-2,1": 7, "-2,2": 5, "-1,1": 8}),
    "0,-2|0,-1|1,-2": (10, {"0,-2": 5, "0,-1": 7, "1,-2": 8}),
    "1,-1|2,-2|2,-1": (12, {"1,-1": 8, "2,-2": 7, "2,-1": 9}),
    "-1,-1|-1,0|0,-1": (8, {"-1,-1": 7, "-1,0": 4, "0,-1": 5}),
}


@pytest.mark.parametrize(("site", "ways"), SETTLEMENTS.items())
def test_expected_income_of_a_settlement_is_exact(site: Any, ways: Any) -> None:
    free, robbed = ways
    assert site_ways(START.island, SITE_AT[site]) == free
    for tile, left in robbed.items():
        assert site_ways(START.island, SITE_AT[site], TILE_AT[tile]) == left


@pytest.mark.rule("catan.production.robber_blocks", "catan.production.city")
def test_expected_income_and_robber_cost_are_exact() -> None:
    assert [harvest_ways(START, seat) for seat in range(4)] == [20, 19, 20, 20]
    p = table(
        settlements=[[], ["0,1|1,0|1,1"], [], ["-1,-1|-1,0|0,-1"]],
        cities=[[], ["-2,0|-2,1|-1,0"], [], []],
        roads=[[], [], [], []],
    )
    assert blocked_ways(p, TILE_AT["-1,0"]) == (0, 8, 0, 4)
    assert blocked_ways(p, TILE_AT["0,2"]) == (0, 0, 0, 0)


def test_a_record_draws_by_the_exact_chances() -> None:
    rng = Dice("odds")
    p = play(table(stage="roll", hands=[{}, {"ore": 3, "wool": 1}, {}, {}]), "roll", "dice 3 4", "robber -2,0 from B")
    assert p.current_player == CHANCE
    drawn = [rng.outcome(p).to_text() for _ in range(2000)]
    assert 420 < drawn.count("steal wool") < 580
    assert set(drawn) == {"steal wool", "steal ore"}


def test_places_are_given_by_name_too() -> None:
    p = catan.start()
    for at, name in enumerate(SITES):
        assert site_ways(p.island, name) == site_ways(p.island, at)
    for at, name in enumerate(TILES):
        assert blocked_ways(p, name) == blocked_ways(p, at)
    for door in (lambda: site_ways(p.island, "0,0"), lambda: blocked_ways(p, "0,9")):
        with pytest.raises(PlainError, match="The nearest names are"):
            door()
