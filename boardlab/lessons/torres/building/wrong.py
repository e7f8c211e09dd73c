"""Wrong rules of building a castle larger, as code: what closes a cell, how tall, how many blocks, what is left.

Each takes a position and gives a number, a set of cells or a line of play. The true rules are in
``boardlab.torres.board``; simpler mistakes about single blocks are in ``wrong_building``.
"""

from __future__ import annotations

from boardlab.lessons.torres.wrong_building import corners_of
from boardlab.torres import Position
from boardlab.torres.board import ALL, NEXT, Ground, cells_of, mask_of, spread


def bare(ground: Ground) -> int:
    """The cells without a block."""
    return ~ground.tall[1] & ALL


# -- which cells are closed ----------------------------------------------------------------------------------------


def closed_by_corners(p: Position) -> int:
    """Closes a cell that touches one castle by an edge and another one at a corner, besides those truly closed."""
    found = p.ground.homes[2]
    for castle in p.ground.masks:
        others = p.ground.tall[1] & ~castle
        found |= spread(castle) & corners_of(others) & bare(p.ground)
    return found


def closed_by_towers(p: Position) -> int:
    """Closes a cell that touches two towers, be they of one castle or of two."""
    towers = p.ground.tall[1]
    return mask_of(cell for cell in cells_of(bare(p.ground)) if (NEXT[cell] & towers).bit_count() > 1)


def closed_in_line(p: Position) -> int:
    """Closes a cell only where two castles face each other across it."""
    found = 0
    for cell in cells_of(p.ground.homes[2]):
        column, row = cell % 8, cell // 8
        pairs = [(cell - 1, cell + 1)] if 0 < column < 7 else []
        pairs += [(cell - 8, cell + 8)] if 0 < row < 7 else []
        for one, other in pairs:
            touched = {p.ground.castle_mask(one), p.ground.castle_mask(other)} - {0}
            found |= 1 << cell if len(touched) > 1 else 0
    return found


def open_to(ground: Ground, castle: int) -> int:
    """The bare cells by which a castle can still be widened: they touch it and no other castle (no wrong rule)."""
    return ground.homes[1] & spread(castle)


def shy_of_corners(p: Position, castle: int) -> int:
    """Widens a castle nowhere near another one, corners included."""
    return open_to(p.ground, castle) & p.free & ~corners_of(p.ground.tall[1] & ~castle)


def touching_once(p: Position, castle: int) -> int:
    """Widens a castle only where a single tower of it is touched."""
    cells = cells_of(open_to(p.ground, castle) & p.free)
    return mask_of(cell for cell in cells if (NEXT[cell] & castle).bit_count() == 1)


# -- wide and high --------------------------------------------------------------------------------------------------


def tower_without_stairs(blocks: int) -> int:
    """The best area × height of a castle of so many blocks, for a knight that needs no way up."""
    # One tower takes all the height; every other cell has one block.
    return max(area * min(area, blocks - area + 1) for area in range(1, blocks + 1))
