"""What practice of the topic “Building castles” draws: a small crowded board, where a castle may be widened."""

from __future__ import annotations

from random import Random
from typing import Any

from boardlab.lessons.torres.building.answers import may_widen
from boardlab.lessons.torres.drawing import names, towers
from boardlab.lessons.torres.sketching import sketch
from boardlab.torres import cell_name
from boardlab.torres.board import DIAGONAL, NEXT, cells_of, spread

MOST_CELLS = 9
"""A castle that may grow in more places is tedious to answer."""


def draw(rng: Random, target: str) -> dict[str, Any] | None:
    """Three castles close together and figures between them: where may the first one be widened?"""
    castles = _castles(rng)
    if len(castles) < 3:
        return None
    first = sum(1 << cell for cell in castles[0])
    others = sum(1 << cell for castle in castles[1:] for cell in castle)
    edge = list(cells_of(spread(first) & ~first & ~others))
    heights = {cell: rng.randint(1, min(3, len(castle))) for castle in castles for cell in castle}
    figures = rng.sample(list(heights), 2)
    beside = rng.sample(edge, min(len(edge), rng.randint(0, 2)))
    position = sketch(
        towers(heights),
        A=names([figures[0], *beside[:1]]),
        B=names([figures[1], *beside[1:]]),
    )
    name = cell_name(min(castles[0]))
    if not 1 < len(may_widen(position, name)) <= MOST_CELLS:
        return None
    return {"position": position, "castle": name}


def _castles(rng: Random) -> list[list[int]]:
    """Up to three castles that keep apart; the later ones begin near the first."""
    found: list[list[int]] = []
    for _ in range(3):
        taken = {cell for castle in found for cell in castle}
        closed = taken | {near for cell in taken for near in cells_of(NEXT[cell])}
        near = {far for cell in closed - taken for far in cells_of(NEXT[cell] | DIAGONAL[cell])} or set(range(64))
        free = sorted(near - closed)
        if not free:
            break
        castle = [rng.choice(free)]
        for _ in range(rng.randint(1, 3)):
            edge = {beside for cell in castle for beside in cells_of(NEXT[cell])} - set(castle) - closed
            if edge:
                castle.append(rng.choice(sorted(edge)))
        found.append(castle)
    return found
