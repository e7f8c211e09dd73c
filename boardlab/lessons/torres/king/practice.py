"""What practice of the topic “The king’s bonus” draws: small boards with the king in a castle."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from boardlab.core.i18n.language import Seat
from boardlab.lessons.torres import cell_names, ways
from boardlab.lessons.torres import right_rules as right
from boardlab.lessons.torres.drawing import castles, names, towers
from boardlab.lessons.torres.king.answers import PHASES, bonus_cells, fewest_ap
from boardlab.lessons.torres.sketching import sketch
from boardlab.torres import Position, cell_name
from boardlab.torres.board import NEXT, cells_of

if TYPE_CHECKING:
    from boardlab.lessons.model.practice import Drawn

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


def climbing(rng: Random) -> Drawn | None:
    """Is it worth more to climb from the bonus level, or to stay on it?"""
    heights = castles(rng, 1, least=4, most=11)
    phase = rng.choice((1, 2))
    steps = [
        (low, high)
        for low in heights
        for high in cells_of(NEXT[low])
        if heights[low] == phase and heights.get(high) == phase + 1
    ]
    if not steps:
        return None
    low, high = rng.choice(sorted(steps))
    king = rng.choice(sorted({*heights} - {low, high}))
    position = sketch(towers(heights), king=cell_name(king), phase=phase, A=cell_name(low))
    near = abs(len(heights) - 5 * phase) <= 3
    if not near:
        return None
    return {"position": position, "cell": cell_name(low), "top": cell_name(high), "phase": phase}


def at_the_end(rng: Random) -> Drawn | None:
    """How large is A's bonus, with one knight or two in the king's castle?"""
    heights = castles(rng, 1, least=3, most=6)
    number = rng.randint(2, 4)
    if len(heights) < number + 1:
        return None
    king, *knights = rng.sample(sorted(heights), number + 1)
    own = max(1, number - 1)
    position = crowned(rng, heights, [king, *knights], own=own)
    return {
        "position": position,
        "phase": position.phase,
        "cells": tuple(sorted(cell_names(position.pieces[0]))),
        "count": own,
    }


def together_on_the_track(rng: Random) -> Drawn | None:
    """Where does a marker end, with castles and bonus, on a track where others are near?"""
    heights = castles(rng, 2, least=2, most=4)
    figures = rng.sample(sorted(heights), min(len(heights), 5))
    if len(figures) < 4:
        return None
    king, *knights = figures
    phase = rng.choice(PHASES)
    scores = tuple(rng.sample(range(4, 24, rng.randint(1, 4)), 3))
    position = sketch(
        towers(heights),
        king=cell_name(king),
        phase=phase,
        scores=scores,
        starts=rng.choice("ABC"),
        A=names(knights[:1]),
        B=names(knights[1:2]),
        C=names(knights[2:]),
    )
    if not right.bonus_points(position) or right.total(position) > MOST_POINTS:
        return None
    return {"position": position, "phase": phase, "first": Seat(position.starter)}


def shared(rng: Random) -> Drawn | None:
    """Who gets the bonus, where two players stand on the king's castle?"""
    heights = castles(rng, 1, least=3, most=6)
    phase = rng.choice((1, 2))
    level = [cell for cell in sorted(heights) if heights[cell] == phase]
    if len(level) < 2 or len(heights) < 3:
        return None
    first, second = rng.sample(level, 2)
    king = rng.choice(sorted({*heights} - {first, second}))
    position = sketch(towers(heights), king=cell_name(king), phase=phase, A=cell_name(first), B=cell_name(second))
    return {"position": position, "phase": phase, "mine": cell_name(first), "theirs": cell_name(second)}
