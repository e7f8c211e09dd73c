"""A board of Torres turned about: rotated, mirrored and moved, with everything on it."""

from __future__ import annotations

from random import Random

from boardlab import torres
from boardlab.lessons.model.again import Renaming, places_named
from boardlab.torres import Position, cell_index, cell_name

SIDE = 8


def turned(rng: Random, position: Position, said: str) -> tuple[dict[str, str], Position] | None:
    """The same position rotated or mirrored, and moved as far as what matters leaves room.

    Args:
        rng: what chooses.
        position: what is turned.
        said: all that is written of it; the cells it names stay on the board, as those do that are not empty.

    Returns:
        What every cell is called now, and the position; None where nothing came of it.
    """
    mirrored, rotations = rng.random() < 0.5, rng.randrange(4)
    places = {cell: _turn(cell % SIDE, cell // SIDE, rotations, mirrored=mirrored) for cell in range(SIDE * SIDE)}
    used = {cell_index(name) for name in places_named(said, frozenset(map(cell_name, range(SIDE * SIDE))))}
    used |= {cell for cell, height in enumerate(position.heights) if height or position.figure_on(cell) is not None}
    columns, rows = [places[cell][0] for cell in used] or [0], [places[cell][1] for cell in used] or [0]
    right, up = rng.randint(-min(columns), SIDE - 1 - max(columns)), rng.randint(-min(rows), SIDE - 1 - max(rows))
    if not (mirrored or rotations or right or up):
        return None
    names = {
        cell_name(cell): cell_name((column + right) % SIDE + SIDE * ((row + up) % SIDE))
        for cell, (column, row) in places.items()
    }
    return names, torres.from_json(Renaming(names).whole(position.to_json()), allow_unreachable=True)


def _turn(column: int, row: int, rotations: int, *, mirrored: bool) -> tuple[int, int]:
    if mirrored:
        column = SIDE - 1 - column
    for _ in range(rotations):
        column, row = row, SIDE - 1 - column
    return column, row
