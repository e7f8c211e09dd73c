"""What practice of the topic “The king’s bonus” draws: small boards with the king in a castle."""

from __future__ import annotations

from random import Random

from boardlab.lessons.torres import right_rules as right
from boardlab.lessons.torres import ways
from boardlab.lessons.torres.drawing import castles, names, towers
from boardlab.lessons.torres.king.answers import PHASES, bonus_cells, fewest_ap
from boardlab.lessons.torres.sketching import sketch
from boardlab.torres import Position, cell_name

MOST_POINTS = 60
"""A sum to be done in one's head."""
MOST_AP = 5
"""A way for one turn."""


def crowned(rng: Random, heights: dict[int, int], figures: list[int], own: int) -> Position:
    """Castles of any phase with the king on the first of some cells, A on the next ones, and B on the rest."""
    king, *knights = figures
    return sketch(
        towers(heights),
        king=cell_name(king),
        phase=rng.choice(PHASES),
        A=names(knights[:own]),
        B=names(knights[own:]),
    )


def together(rng: Random) -> Position | None:
    """What do castles and bonus pay A?"""
    heights = castles(rng, 2, least=2)
    figures = rng.sample(sorted(heights), min(len(heights), rng.randint(3, 6)))
    position = crowned(rng, heights, figures, own=rng.randint(1, min(3, len(figures) - 1)))
    return position if 0 < right.total(position) <= MOST_POINTS else None


def where(rng: Random) -> Position | None:
    """On which free cells would a knight earn the bonus?"""
    heights = castles(rng, 2, least=4, most=8)
    position = crowned(rng, heights, rng.sample(sorted(heights), 3), own=1)
    return position if bonus_cells(position) else None


def way(rng: Random) -> Position | None:
    """How many AP does A's knight need to the bonus level?"""
    heights = castles(rng, 2, least=2, tallest=2)
    bare = [cell for cell in range(64) if cell not in heights]
    phase = rng.choice((1, 2))
    king = rng.choice(sorted(heights))
    position = sketch(towers(heights), king=cell_name(king), phase=phase, A=cell_name(rng.choice(bare)))
    return position if bonus_cells(position) and _within_reach(position) else None


def _within_reach(p: Position) -> bool:
    """Is there a way of a few AP through doors, and any way at all on foot?"""
    try:
        return fewest_ap(p) <= MOST_AP and fewest_ap(p, ways.on_foot) > 0
    except ValueError:
        return False
