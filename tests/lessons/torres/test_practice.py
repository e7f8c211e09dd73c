"""Practice for tutorials 01 and 05: what is drawn could stand in a game, and its answers hold."""

from __future__ import annotations

from random import Random

import pytest

from boardlab.lessons.display import do
from boardlab.lessons.model.practice import practice
from boardlab.lessons.torres import sketch
from boardlab.lessons.torres.drawing import MOST_BLOCKS, castles, towers
from boardlab.lessons.torres.king import answers as case
from tests.stubborn import Stubborn


def test_drawn_towers_are_valid_castles() -> None:
    rng = Random("towers")
    for _ in range(20):
        number = rng.randint(1, 5)
        found = sketch(towers(castles(rng, number, least=0))).castles
        assert len(found) == number
        assert all(castle.height <= castle.area for castle in found)


@pytest.mark.parametrize(("number", "least", "most"), [(6, 0, 3), (2, 8, 8), (2, 1, 5), (40, 0, 0), (9, 3, 7)])
def test_drawn_castles_stay_within_blocks_and_room(number: int, least: int, most: int) -> None:
    for seed in range(10):
        found = castles(Stubborn(f"castles {seed}"), number, least=least, most=most)
        drawn = sketch(towers(found), phase=1 + seed % 3)
        assert sum(drawn.heights) <= MOST_BLOCKS
        assert 0 < len(drawn.castles) <= number


def test_bonus_way_has_the_length_of_the_answer() -> None:
    ways = practice("torres.king", seed=2, against="torres.on_foot_only").take(3)
    assert ways
    for asked in ways:
        p = asked.position
        line = case.way_in(p)
        assert len(line) == asked.answer()
        assert p.heights[do(p, *line).knights[0][0]] == p.phase
