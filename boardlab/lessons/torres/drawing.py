"""Random small boards for practice: castles that keep apart, none taller than its area, of blocks that are there."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from random import Random

from boardlab.torres import cell_name
from boardlab.torres.board import NEXT, cells_of
from boardlab.torres.options import BLOCKS, STACKS

TALLEST = 4
MOST_BLOCKS = BLOCKS - 2 * max(sum(stacks) for stacks in STACKS[2])
"""So many are left for the board, whatever the phase, when two players have been dealt their stacks."""


def beside(cells: Iterable[int]) -> set[int]:
    """The cells that share an edge with some cells and are none of them."""
    own = set(cells)
    return {near for cell in own for near in cells_of(NEXT[cell])} - own


def grown(rng: Random, castle: list[int], taken: Iterable[int] = ()) -> list[int]:
    """A castle with one cell more, none of those taken; the same where there is no room."""
    edge = sorted(beside(castle).difference(taken))
    return [*castle, rng.choice(edge)] if edge else castle


def castles(rng: Random, number: int, *, least: int = 1, most: int = 5, tallest: int = TALLEST) -> dict[int, int]:
    """The blocks of some castles by cell.

    Args:
        rng: what chooses.
        number: how many castles; fewer where there is no room.
        least: by how many cells each grows at least from its first one.
        most: by how many cells each grows at most.
        tallest: no tower is taller, and none taller than the area of its castle.
    """
    found: dict[int, int] = {}
    for _ in range(number):
        taken = {*found, *beside(found)}
        free = [cell for cell in range(64) if cell not in taken]
        if not free:
            break
        castle = [rng.choice(free)]
        for _ in range(rng.randint(least, most)):
            castle = grown(rng, castle, taken)
        found |= {cell: rng.randint(1, min(tallest, len(castle))) for cell in castle}
    for _ in range(sum(found.values()) - MOST_BLOCKS):
        found[max(found, key=found.__getitem__)] -= 1
    return found


def towers(heights: Mapping[int, int]) -> str:
    """Blocks by cell as a sketch takes them: ``b2=4 c2=3``."""
    return " ".join(f"{cell_name(cell)}={heights[cell]}" for cell in sorted(heights))


def names(cells: Iterable[int]) -> str:
    """Cells as a sketch takes them: ``b2 c2``."""
    return " ".join(cell_name(cell) for cell in cells)
