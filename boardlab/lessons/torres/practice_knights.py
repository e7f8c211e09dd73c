"""Practice for the topic "Knights and doors": where a knight may go for 1 AP on a small random board."""

from __future__ import annotations

from random import Random

from boardlab.lessons.checkpoint import Checkpoint
from boardlab.lessons.practice import drawn
from boardlab.lessons.torres import knights, wrong_doors
from boardlab.lessons.torres import knights_cases as case
from boardlab.lessons.torres.sketching import WORDING, sketch
from boardlab.torres import Position, cell_name
from boardlab.torres.board import NEXT, cells_of

MOST_CELLS = 10
"""More cells than these are tedious to pick."""


def draw(rng: Random, target: str) -> Checkpoint | None:
    """One castle, A's knight on or beside it, and some of B: where may A's knight go by step or door?"""
    castle = [rng.randrange(64)]
    for _ in range(rng.randint(2, 4)):
        edge = {near for cell in castle for near in cells_of(NEXT[cell])} - set(castle)
        castle.append(rng.choice(sorted(edge)))
    heights = {cell: rng.randint(1, min(3, len(castle))) for cell in castle}
    beside = sorted({near for cell in castle for near in cells_of(NEXT[cell])} - set(castle))
    own = rng.choice(castle if rng.random() < 1 / 3 else beside)
    others = rng.sample(sorted({*castle, *beside} - {own}), rng.randint(1, 2))
    position = sketch(
        " ".join(f"{cell_name(cell)}={heights[cell]}" for cell in sorted(castle)),
        A=cell_name(own),
        B=" ".join(map(cell_name, others)),
    )
    if not wrong_doors.open_doors(position, own) or not 2 < len(_reached(position)) <= MOST_CELLS:
        return None
    return drawn(
        "torres.knights.practice",
        position,
        WORDING,
        kind="cells",
        solve=_reached,
        misconceptions=knights.WAYS_OUT,
        rules=(knights.THROUGH, knights.NO_UP, knights.UP),
        explain=knights.why_not(wrong_doors.by_all_ways, "no_way"),
        view="plan",
        facts=lambda p: {"cell": cell_name(own)},
    )


def _reached(p: Position) -> frozenset[str]:
    return knights.names(wrong_doors.by_all_ways(p, case.knight(p)))


PRACTICE = {"torres.knights": draw}
