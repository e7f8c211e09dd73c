"""Doors read otherwise: on random boards as the slow witness reads them, and on boards made for the difference."""

from __future__ import annotations

import itertools
import random

import pytest

from boardlab.torres.board import NAMES, Ground, cells_of
from boardlab.torres.options import Door
from boardlab.torres.rules.doors import reachable, through
from tests.torres import oracle
from tests.torres.random_positions import random_board

READINGS = [Door(*parts) for parts in itertools.product((False, True), repeat=3)]


def names(cells: int) -> set[str]:
    return {NAMES[cell] for cell in cells_of(cells)}


def ground_of(towers: dict[str, int]) -> Ground:
    return Ground.of(towers.get(name, 0) for name in NAMES)


@pytest.mark.parametrize("door", READINGS, ids=lambda door: "-".join(map(str, map(int, door))))
@pytest.mark.rule("torres.door.through", "torres.door.no_up", "torres.card.elevator")
def test_every_reading_agrees_with_the_witness(door: Door) -> None:
    for seed in range(10):
        heights = random_board(random.Random(f"doors {seed}")).heights
        ground, empty = ground_of(heights), oracle.Board(heights, {0: set()}, None)
        for cell, name in enumerate(NAMES):
            doors = oracle.door_targets(
                empty,
                name,
                never_rise=door.sinking,
                straight_opposite=door.straight,
                exit_same_castle=door.roofs,
            )
            assert names(through(ground, cell, door)) == doors - {name}, (seed, name)
            assert names(reachable(ground, cell, door)) == (doors | oracle.step_targets(empty, name)) - {name}
            rides = oracle.elevator_targets(empty, name, straight_opposite=door.straight, exit_same_castle=door.roofs)
            assert names(through(ground, cell, door, climbing=True)) == rides - {name}, (seed, name)


def test_the_usual_reading_is_that_of_the_ground() -> None:
    ground = ground_of({"b2": 2, "c2": 1, "d2": 1})
    for cell in range(64):
        assert through(ground, cell, None) == through(ground, cell, Door(False, False, True))
        assert reachable(ground, cell, None) == ground.moves_from(cell)


def test_the_tower_row_that_tells_the_readings_apart() -> None:
    row = ground_of({"b2": 1, "c2": 2, "d2": 1, "e2": 2, "f2": 1})
    b2 = NAMES.index("b2")
    assert {"d2", "f2"} <= names(through(row, b2, None))
    sinking = names(through(row, b2, Door(False, True, True)))
    assert "d2" in sinking
    assert "f2" not in sinking
