"""What practice of the topic “Action cards” draws: a castle with doors, for the elevator."""

from __future__ import annotations

from random import Random
from typing import Any

from boardlab.lessons.torres.cards import wrong
from boardlab.lessons.torres.drawing import towers
from boardlab.lessons.torres.holding import holding
from boardlab.lessons.torres.sketching import sketch
from boardlab.torres import cell_name
from boardlab.torres.board import NEXT, cells_of

SMALLEST, WIDEST = 4, 8
"""Areas of castles that have something to think about and do not take long."""
TALLEST = 5


def draw(rng: Random, target: str) -> dict[str, Any] | None:
    """A castle with a knight of A before one of its doors, and the king or B on some roof."""
    castle = [rng.randrange(64)]
    while len(castle) < rng.randint(SMALLEST, WIDEST):
        edge = {near for cell in castle for near in cells_of(NEXT[cell])} - set(castle)
        castle.append(rng.choice(sorted(edge)))
    heights = {cell: rng.randint(1, min(TALLEST, len(castle))) for cell in castle}
    outside = sorted({near for cell in castle for near in cells_of(NEXT[cell])} - set(castle))
    source, home = cell_name(rng.choice(outside)), cell_name(min(castle))
    king, rival = (cell_name(cell) for cell in rng.sample(castle, 2))
    position = holding(sketch(towers(heights), king=king, A=source, B=rival), "elevator")
    found = {"position": position, "home": home, "source": source}
    return found if wrong.rides(position, source, home) else None
