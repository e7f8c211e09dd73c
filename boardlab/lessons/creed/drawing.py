"""Random small fields for practice: a few normal units of one nation on cells that are no swamp."""

from __future__ import annotations

from random import Random

from boardlab.creed.board import LINES, RANKS
from boardlab.creed.options import USUAL
from boardlab.creed.units import NAMES, NORMAL, OBSTACLES, SIEGE_ENGINE, tiles

LAND = tuple(
    f"{line}{rank}"
    for line in range(1, LINES + 1)
    for rank in range(1, RANKS + 1)
    if (line, rank) not in USUAL.swamp_cells
)


def field(rng: Random, seat: str, number: int, *, move: bool = False) -> str:
    """Some units of a seat, as a sketch takes them: ``A11=archer A32=shield_4``.

    Args:
        rng: what chooses.
        seat: the letter of the seat.
        number: how many units.
        move: only units that can move?
    """
    bag = [unit for unit in tiles(NORMAL) if unit != SIEGE_ENGINE and not (move and unit in OBSTACLES)]
    cells = sorted(rng.sample(LAND, number))
    return " ".join(f"{seat}{cell}={NAMES[unit]}" for cell, unit in zip(cells, rng.sample(bag, number), strict=True))
