"""What practice of the topic “Open rulings” draws: a charge under one of the readings."""

from __future__ import annotations

from random import Random

from boardlab.creed import Position
from boardlab.lessons.creed.rulings.answers import READINGS
from boardlab.lessons.creed.sketching import sketch

FRONTS = ("infantry_1", "infantry_2", "archer", "spearman", "cavalry_3")


def random_charge(rng: Random) -> Position:
    """A charge of A at a unit, an obstacle and another unit, under one of the three readings."""
    first, last = rng.sample((*FRONTS, "shield_4", "shield_5"), 2)
    line = first, rng.choice(("obstacle_1", "obstacle_2")), last
    placed = " ".join(f"B1{rank}={name}" for rank, name in enumerate(line, 1))
    return sketch(f"A11=armoured_cavalry {placed}", rulings={"cavalry_obstacle": rng.choice(READINGS)})
