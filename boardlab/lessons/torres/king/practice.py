"""What practice of the topic “The king’s bonus” draws: small boards with the king in a castle."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from boardlab.lessons.torres import right_rules as right
from boardlab.lessons.torres.drawing import castles, names, towers
from boardlab.lessons.torres.king.answers import PHASES, bonus_cells, fewest_ap, on_foot
from boardlab.lessons.torres.sketching import sketch
from boardlab.torres import Position, cell_name

MOST_POINTS = 60
"""A sum to be done in one's head."""
MOST_AP = 5
"""A way for one turn."""


def together(rng: Random) -> Position | None:
    """What do castles and bonus pay A?"""
    heights = castles(rng, 2, least=2)
    cells = sorted(heights)
    king_at, *figures = rng.sample(cells, min(len(cells), rng.randint(3, 6)))
    own = rng.randint(1, min(3, len(figures)))
    position = sketch(
        towers(heights),
        king=cell_name(king_at),
        phase=rng.choice(PHASES),
        A=names(figures[:own]),
        B=names(figures[own:]),
    )
    if not 0 < right.total(position) <= MOST_POINTS:
        return None
    return position


def where(rng: Random) -> Position | None:
    """On which free cells would a knight earn the bonus?"""
    heights = castles(rng, 2, least=4, most=8)
    cells = sorted(heights)
    king_at, *figures = rng.sample(cells, 3)
    position = sketch(
        towers(heights),
        king=cell_name(king_at),
        phase=rng.choice(PHASES),
        A=names(figures[:1]),
        B=names(figures[1:]),
    )
    if not bonus_cells(position):
        return None
    return position


def way(rng: Random) -> Position | None:
    """How many AP does A's knight need to the bonus level?"""
    heights = castles(rng, 2, least=2, tallest=2)
    cells = sorted(heights)
    bare = [cell for cell in range(64) if cell not in heights]
    phase = rng.choice((1, 2))
    position = sketch(towers(heights), king=cell_name(rng.choice(cells)), phase=phase, A=cell_name(rng.choice(bare)))
    if not bonus_cells(position) or not _within_reach(position):
        return None
    return position


def _within_reach(p: Position) -> bool:
    """Is there a way of a few AP through doors, and any way at all on foot?"""
    try:
        return fewest_ap(p) <= MOST_AP and on_foot(p) > 0
    except ValueError:
        return False


def knights_of_a(p: Position) -> Mapping[str, Any]:
    """The phase, where A's knights stand, and how many there are."""
    cells = tuple(cell_name(cell) for cell in sorted(p.knights[0]))
    return {"phase": p.phase, "cells": cells, "count": len(cells)}
