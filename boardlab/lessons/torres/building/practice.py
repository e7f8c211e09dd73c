"""What practice of the topic “Building castles” draws: a small crowded board, where a castle may be widened."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from boardlab.lessons.torres.building.answers import may_widen
from boardlab.lessons.torres.drawing import beside, grown, names, towers
from boardlab.lessons.torres.sketching import sketch
from boardlab.torres import cell_name, from_json
from boardlab.torres.board import DIAGONAL, NEXT, cells_of
from boardlab.torres.options import STACKS

if TYPE_CHECKING:
    from boardlab.lessons.model.practice import Drawn

MOST_CELLS = 9
"""A castle that may grow in more places is tedious to answer."""


def draw(rng: Random, target: str) -> Drawn | None:
    """Three castles close together and figures between them: where may the first one be widened?"""
    castles = _castles(rng)
    if len(castles) < 3:
        return None
    edge = sorted(beside(castles[0]).difference(*castles[1:]))
    heights = {cell: rng.randint(1, min(3, len(castle))) for castle in castles for cell in castle}
    figures = rng.sample(list(heights), 2)
    around = rng.sample(edge, min(len(edge), rng.randint(0, 2)))
    position = sketch(
        towers(heights),
        A=names([figures[0], *around[:1]]),
        B=names([figures[1], *around[1:]]),
    )
    name = cell_name(min(castles[0]))
    if not 1 < len(may_widen(position, name)) <= MOST_CELLS:
        return None
    return {"position": position, "castle": name}


def in_a_turn(rng: Random) -> Drawn:
    """A turn with some AP left and stacks of two or three: how many blocks can A place?"""
    players, phase = rng.choice((2, 4)), rng.choice((1, 2, 3))
    castles = _castles(rng)
    heights = {cell: rng.randint(1, min(2, len(castle))) for castle in castles for cell in castle}
    knights = dict(zip("ABCD", (cell_name(cell) for cell in rng.sample(range(64), players)), strict=False))
    document = sketch(towers(heights), phase=phase, scores=(0,) * players, **knights).to_json()
    stacks = STACKS[players][phase - 1][: rng.randint(1, 3)]
    left = rng.randint(1, 5)
    document |= {"stacks": [list(stacks)] * players, "spent": document["ap"] - left}
    facts = {"players": players, "count": len(stacks), "size": stacks[0], "left": left}
    return {"position": from_json(document, allow_unreachable=True), **facts}


def _castles(rng: Random) -> list[list[int]]:
    """Up to three castles that keep apart; the later ones begin near the first."""
    found: list[list[int]] = []
    for _ in range(3):
        taken = {cell for castle in found for cell in castle}
        closed = taken | beside(taken)
        near = {far for cell in closed - taken for far in cells_of(NEXT[cell] | DIAGONAL[cell])} or set(range(64))
        free = sorted(near - closed)
        if not free:
            break
        castle = [rng.choice(free)]
        for _ in range(rng.randint(1, 3)):
            castle = grown(rng, castle, closed)
        found.append(castle)
    return found


def closed(rng: Random) -> Drawn | None:
    """On which bare cells can nobody build, because a block would join two castles?"""
    castles = _castles(rng)
    heights = {cell: rng.randint(1, min(3, len(castle))) for castle in castles for cell in castle}
    position = sketch(towers(heights), A=names(rng.sample(sorted(heights), 1)))
    return {"position": position} if position.ground.homes[2] else None


def of_others(rng: Random) -> Drawn | None:
    """On which towers of a castle may A put a block, where only others have knights?"""
    castles = _castles(rng)
    if len(castles) < 2 or len(castles[0]) < 3:
        return None
    heights = {cell: rng.randint(1, min(3, len(castle))) for castle in castles for cell in castle}
    rival = rng.choice(castles[0])
    position = sketch(towers(heights), A=cell_name(castles[1][0]), B=cell_name(rival))
    return {"position": position, "castle": cell_name(min(castles[0]))}


def of_so_many(rng: Random) -> Drawn:
    """How much is a castle of so many blocks worth at best?"""
    return {"position": sketch("c5=1", A=cell_name(rng.randrange(8))), "blocks": rng.randint(5, 14)}
