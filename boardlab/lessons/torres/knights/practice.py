"""What practice of the topic “Knights and doors” draws: a knight by a small castle, where it may go for 1 AP."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from boardlab.lessons.torres.drawing import beside, grown, names, towers
from boardlab.lessons.torres.knights import answers
from boardlab.lessons.torres.sketching import sketch
from boardlab.lessons.torres.ways import by_all_ways
from boardlab.torres import cell_name

if TYPE_CHECKING:
    from boardlab.lessons.model.practice import Drawn

MOST_CELLS = 10
"""More cells than these are tedious to pick."""


def draw(rng: Random, target: str) -> Drawn | None:
    """One castle, A's knight on or beside it, and some of B: where may A's knight go by step or door?"""
    castle = [rng.randrange(64)]
    for _ in range(rng.randint(2, 4)):
        castle = grown(rng, castle)
    heights = {cell: rng.randint(1, min(3, len(castle))) for cell in castle}
    around = beside(castle)
    own = rng.choice(castle if rng.random() < 1 / 3 else sorted(around))
    others = rng.sample(sorted({*castle, *around} - {own}), rng.randint(1, 2))
    position = sketch(
        towers(heights),
        A=cell_name(own),
        B=names(others),
    )
    reached = by_all_ways(position, own).bit_count()
    fits = answers.open_doors(position, own) and 2 < reached <= MOST_CELLS
    return {"position": position, "cell": cell_name(own)} if fits else None
