"""What practice of the topic “Board and levels” draws: castles to count, steps of a knight, towers that may grow."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from boardlab.lessons.torres.board.answers import may_raise, may_step
from boardlab.lessons.torres.drawing import castles, names, towers
from boardlab.lessons.torres.sketching import sketch
from boardlab.torres import Position, cell_name
from boardlab.torres.board import DIAGONAL, NEXT, cells_of

if TYPE_CHECKING:
    from boardlab.lessons.model.practice import Drawn


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
