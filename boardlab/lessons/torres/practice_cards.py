"""Practice for the topic "Action cards": where the elevator stops in a castle drawn at random."""

from __future__ import annotations

from random import Random

from boardlab.lessons.checkpoint import Checkpoint
from boardlab.lessons.practice import drawn
from boardlab.lessons.torres import cards
from boardlab.lessons.torres import wrong_cards as wrong
from boardlab.lessons.torres.holding import holding
from boardlab.lessons.torres.sketching import WORDING, sketch
from boardlab.torres import cell_name
from boardlab.torres.board import NEXT, cells_of

SMALLEST, WIDEST = 4, 8
"""Areas of castles that have something to think about and do not take long."""
TALLEST = 5


def draw(rng: Random, target: str) -> Checkpoint | None:
    """A castle with a knight of A before one of its doors, and the king or B on some roof."""
    castle = [rng.randrange(64)]
    while len(castle) < rng.randint(SMALLEST, WIDEST):
        edge = {near for cell in castle for near in cells_of(NEXT[cell])} - set(castle)
        castle.append(rng.choice(sorted(edge)))
    heights = {cell: rng.randint(1, min(TALLEST, len(castle))) for cell in castle}
    outside = sorted({near for cell in castle for near in cells_of(NEXT[cell])} - set(castle))
    source, home = cell_name(rng.choice(outside)), cell_name(min(castle))
    king, rival = (cell_name(cell) for cell in rng.sample(castle, 2))
    towers = " ".join(f"{cell_name(cell)}={height}" for cell, height in sorted(heights.items()))
    position = holding(sketch(towers, king=king, A=source, B=rival), "elevator")
    if not wrong.rides(position, source, home):
        return None
    return drawn(
        "torres.cards.practice",
        position,
        WORDING,
        kind="cells",
        solve=lambda p: wrong.rides(p, source, home),
        misconceptions=cards.riding(source, home),
        rules=(cards.ELEVATOR, "torres.door.four"),
        explain=cards.why_no_stop(source, home),
        facts=lambda p: {"source": source},
    )


PRACTICE = {"torres.cards": draw}
