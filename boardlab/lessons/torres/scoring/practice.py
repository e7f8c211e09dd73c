"""What practice of the topic “Scoring” draws: a small random board with A's castles."""

from __future__ import annotations

from random import Random

from boardlab.lessons.torres import right_rules as right
from boardlab.lessons.torres.drawing import beside, castles, names, towers
from boardlab.lessons.torres.sketching import sketch
from boardlab.torres import Position

MOST_POINTS = 60
"""A sum to be done in one's head."""


def draw(rng: Random, target: str) -> Position | None:
    """One or two castles with knights of A and B."""
    heights = castles(rng, rng.randint(1, 2))
    cells = sorted(heights)
    around = sorted(beside(cells))
    own = rng.sample(cells, min(rng.randint(1, 3), len(cells)))
    if around and (target.endswith("ground_counts_as_one") or rng.random() < 1 / 4):
        own.append(rng.choice(around))
    others = [cell for cell in cells if cell not in own]
    rivals = names(rng.sample(others, min(rng.randint(0, 2), len(others))))
    position = sketch(towers(heights), A=names(own), B=rivals)
    return position if 0 < right.castle_points(position) <= MOST_POINTS else None
