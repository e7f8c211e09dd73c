"""A board of Torres turned about: rotated, mirrored and moved, with everything on it."""

from __future__ import annotations

from random import Random

from boardlab import torres
from boardlab.core.json_data import Table
from boardlab.lessons.model.again import Renaming
from boardlab.lessons.torres import PLACES
from boardlab.torres import Position, cell_index, cell_name

SIDE = 8
STAYS = 0.6
"""How often a board with something at its edge is not moved: the edge may matter."""


def turned(
    rng: Random, position: Position, named: frozenset[str], may: Table
) -> tuple[dict[str, str], Position] | None:
    """The same position rotated or mirrored, and moved as far as what matters leaves room.

    Args:
        rng: what chooses.
        position: what is turned.
        named: what its question names; such cells stay on the board, as those do that are not empty.
        may: what ``[practice.turning]`` says of it: nothing, in Torres.

    Returns:
        What every cell is called now, and the position; None where nothing came of it.
    """
    mirrored, rotations = rng.random() < 0.5, rng.randrange(4)
    places = {cell: _turn(cell % SIDE, cell // SIDE, rotations, mirrored=mirrored) for cell in range(SIDE * SIDE)}
    used = {cell_index(name) for name in named & PLACES.keys()}
    used |= {cell for cell, height in enumerate(position.heights) if height or position.figure_on(cell) is not None}
    columns, rows = [places[cell][0] for cell in used] or [0], [places[cell][1] for cell in used] or [0]
    inside = all(0 < each < SIDE - 1 for each in (*columns, *rows))
    right, up = _shift(rng, columns, around=inside), _shift(rng, rows, around=inside)
    if not inside and rng.random() < STAYS:
        right = up = 0
    if not (mirrored or rotations or right or up):
        return None
    names = {
        cell_name(cell): cell_name((column + right) % SIDE + SIDE * ((row + up) % SIDE))
        for cell, (column, row) in places.items()
    }
    return names, torres.from_json(Renaming(names).whole(position.to_json()), allow_unreachable=True)


def _shift(rng: Random, along: list[int], *, around: bool) -> int:
    """How far columns or rows may move; what had free cells around it keeps them."""
    return rng.randint(around - min(along), SIDE - 1 - around - max(along))


def _turn(column: int, row: int, rotations: int, *, mirrored: bool) -> tuple[int, int]:
    if mirrored:
        column = SIDE - 1 - column
    for _ in range(rotations):
        column, row = row, SIDE - 1 - column
    return column, row
