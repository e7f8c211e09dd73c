"""What practice of the topic “Board and levels” draws: castles to count, steps of a knight, towers that may grow."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from boardlab.lessons.torres import cell_names
from boardlab.lessons.torres.board.answers import may_raise, may_step, two_steps
from boardlab.lessons.torres.drawing import beside, castles, names, towers
from boardlab.lessons.torres.right_rules import targets
from boardlab.lessons.torres.sketching import sketch
from boardlab.torres import Position, cell_name
from boardlab.torres.board import DIAGONAL, NEXT, cells_of

if TYPE_CHECKING:
    from boardlab.lessons.model.practice import Drawn

MOST_CELLS = 10
"""More cells than these are tedious to pick."""


def counting(rng: Random) -> Position:
    """How many castles are there?"""
    return sketch(towers(castles(rng, rng.randint(3, 6), least=0, most=3)))


def stepping(rng: Random) -> Drawn | None:
    """Where may a knight go in one step?"""
    heights = castles(rng, rng.randint(1, 2), least=3, most=7)
    own = rng.choice(sorted(heights))
    around = sorted(cells_of(NEXT[own] | DIAGONAL[own]))
    rivals = rng.sample(around, rng.randint(0, 2))
    position = sketch(towers(heights), A=cell_name(own), B=names(rivals))
    return {"position": position, "cell": cell_name(own)} if may_step(position) else None


def raising(rng: Random) -> Position | None:
    """Which towers may grow by a block?"""
    heights = castles(rng, rng.randint(2, 3), least=0, most=3)
    figures = rng.sample(sorted(heights), min(len(heights) - 1, rng.randint(1, 3)))
    position = sketch(towers(heights), A=names(figures[:1]), B=names(figures[1:]))
    return position if may_raise(position) else None


def standing(rng: Random) -> Drawn | None:
    """On what level does a knight stand, beside taller and lower towers?"""
    heights = castles(rng, 1, least=3, most=5)
    own, other = rng.sample(sorted(heights), 2)
    if heights[own] == max(heights.values()):
        return None
    position = sketch(towers(heights), A=cell_name(own), B=cell_name(other))
    return {"position": position, "cell": cell_name(own)}


def widening(rng: Random) -> Position | None:
    """On which bare cells may a block go, where two castles are close?"""
    heights = castles(rng, 2, least=1, most=3)
    position = sketch(towers(heights))
    fits = position.ground.homes[2] and len(targets(position, "BUILD").difference(names(heights).split())) <= MOST_CELLS
    return position if fits else None


def growing(rng: Random) -> Drawn | None:
    """How tall may a tower become, if nobody builds on bare board?"""
    heights = castles(rng, 2, least=1, most=4)
    own = rng.choice(sorted(heights))
    position = sketch(towers(heights), A=cell_name(own))
    tower = rng.choice(cell_names(position.ground.castle_mask(own)))
    return {"position": position, "tower": tower}


def adding(rng: Random) -> Position | None:
    """Where may A add a knight?"""
    heights = castles(rng, 1, least=4, most=7)
    own = rng.choice(sorted(heights))
    near = sorted(cells_of(NEXT[own]))
    position = sketch(towers(heights), A=cell_name(own), B=cell_name(rng.choice(near)))
    return position if targets(position, "ADD") else None


def two_steps_far(rng: Random) -> Drawn | None:
    """Which cells can a knight reach with one or two steps?"""
    heights = castles(rng, 1, least=5, most=8)
    corners = [cell for cell in sorted(heights) if len(list(cells_of(NEXT[cell]))) < 4] or sorted(heights)
    own = rng.choice(corners)
    rivals = rng.sample(sorted(cells_of(NEXT[own])), 1)
    position = sketch(towers(heights), A=cell_name(own), B=names(rivals))
    found = two_steps(position, own).bit_count()
    return {"position": position, "cell": cell_name(own)} if 2 < found <= MOST_CELLS else None


def two_blocks(rng: Random) -> Drawn | None:
    """What is the area of a castle after one block beside it and one on top of it?"""
    heights = castles(rng, 1, least=2, most=4)
    own = rng.choice(sorted(heights))
    tops = [cell for cell in sorted(heights) if cell != own and heights[cell] < len(heights)]
    bare = sorted(beside(heights))
    if not tops:
        return None
    top, new = cell_name(rng.choice(tops)), cell_name(rng.choice(bare))
    return {"position": sketch(towers(heights), A=cell_name(own)), "new": new, "top": top}
