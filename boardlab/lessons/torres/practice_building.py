"""Practice for the topic "Building castles": where a castle may be widened on a small crowded board."""

from __future__ import annotations

from random import Random

from boardlab.lessons.checkpoint import Checkpoint
from boardlab.lessons.practice import drawn
from boardlab.lessons.torres import building
from boardlab.lessons.torres import building_cases as case
from boardlab.lessons.torres.sketching import WORDING, sketch
from boardlab.torres import cell_name
from boardlab.torres.board import DIAGONAL, NEXT, cells_of, spread

MOST_CELLS = 9
"""A castle that may grow in more places is tedious to answer."""


def draw(rng: Random, target: str) -> Checkpoint | None:
    """Three castles close together and figures between them: where may the first one be widened?"""
    castles = _castles(rng)
    if len(castles) < 3:
        return None
    first = sum(1 << cell for cell in castles[0])
    others = sum(1 << cell for castle in castles[1:] for cell in castle)
    edge = list(cells_of(spread(first) & ~first & ~others))
    towers = [cell for castle in castles for cell in castle]
    heights = {cell: rng.randint(1, min(3, len(castle))) for castle in castles for cell in castle}
    figures = rng.sample(towers, 2)
    beside = rng.sample(edge, min(len(edge), rng.randint(0, 2)))
    position = sketch(
        " ".join(f"{cell_name(cell)}={heights[cell]}" for cell in sorted(towers)),
        A=_names([figures[0], *beside[:1]]),
        B=_names([figures[1], *beside[1:]]),
    )
    name = cell_name(min(castles[0]))
    if not 1 < len(case.may_widen(position, name)) <= MOST_CELLS:
        return None
    return drawn(
        "torres.building.practice",
        position,
        WORDING,
        kind="cells",
        solve=lambda p: case.may_widen(p, name),
        misconceptions=tuple(building.widens(*wrong, name) for wrong in building.WIDENING),
        rules=(building.EXTEND, building.APART, building.RAISE),
        explain=building.why_not_widen(name),
        view="plan",
        facts=lambda p: {"castle": name},
    )


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


def _names(cells: list[int]) -> str:
    return " ".join(cell_name(cell) for cell in cells)


PRACTICE = {"torres.building": draw}
