"""What practice of the topic “The king’s bonus” draws: small boards with the king in a castle."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from boardlab.core.i18n.language import Seat
from boardlab.lessons.torres import cell_names, paths
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


def two_on_the_level(rng: Random) -> tuple[dict[int, int], list[int], int]:
    """A castle with the king and two knights of A on the level of a phase: its towers, the three, the phase."""
    heights, phase = castles(rng, 1, least=3, most=6), rng.choice((1, 2))
    king, *both = rng.sample(sorted(heights), 3)
    return {**heights, **dict.fromkeys(both, phase)}, [king, *both], phase


def together(rng: Random, target: str = "") -> Position | None:
    """What do castles and bonus pay A? Against a bonus for each knight, two of A stand on its level."""
    if target.endswith("bonus_per_knight"):
        heights, (king, *both), phase = two_on_the_level(rng)
        position = sketch(towers(heights), king=cell_name(king), phase=phase, A=names(both))
        return position if right.total(position) <= MOST_POINTS else None
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
        return fewest_ap(p) <= MOST_AP and fewest_ap(p, paths.on_foot) > 0
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


def at_the_end(rng: Random, target: str = "") -> Drawn | None:
    """How large is A's bonus, with one knight or two in the king's castle?"""
    if target.endswith("bonus_per_knight"):
        heights, (king, *both), phase = two_on_the_level(rng)
        position = sketch(towers(heights), king=cell_name(king), phase=phase, A=names(both))
        return {"position": position, "phase": phase, "cells": tuple(map(cell_name, sorted(both))), "count": 2}
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
    on_level = [cell for cell in sorted(heights) if heights[cell] == phase and cell != king]
    if on_level:
        # A stands where there is a bonus, if that is the king's castle.
        own = rng.choice(on_level)
        knights = [own, *(cell for cell in knights if cell != own)]
    starts = rng.choice("ABC")

    def on_the_track(scores: tuple[int, ...]) -> Position:
        return sketch(
            towers(heights),
            king=cell_name(king),
            phase=phase,
            scores=scores,
            starts=starts,
            A=names(knights[:1]),
            B=names(knights[1:2]),
            C=names(knights[2:]),
        )

    begun = on_the_track((0, 0, 0))
    bonus = right.bonus_points(begun)
    if not bonus or right.total(begun) > MOST_POINTS:
        return None
    # The others are where A's marker would come to, by one order of paying or another, before they move or after.
    first, steps = rng.randint(4, 12), (bonus, right.total(begun) - bonus, right.total(begun))
    ends = [first + step for step in steps]
    ends += [end - right.total(begun, seat) for end in ends for seat in (1, 2)]
    apart = sorted({end for end in ends if end >= 4} - {first})
    if len(apart) < 2:
        return None
    position = on_the_track((first, *rng.sample(apart, 2)))
    return {"position": position, "phase": phase, "first": Seat(position.starter)}
