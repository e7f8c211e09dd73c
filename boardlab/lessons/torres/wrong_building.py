"""Wrong rules of building and moving, as code: what a learner who misunderstands would pick.

Each takes a position and gives a number or a set of cells. The true rules are in ``boardlab.torres.board``.
"""

from __future__ import annotations

from boardlab.lessons.torres.paths import from_all, on_foot
from boardlab.torres import Position
from boardlab.torres.board import DIAGONAL, NEXT, cells_of, mask_of, spread


def corners_of(cells: int) -> int:
    """All cells diagonally next to any of these."""
    return mask_of(corner for cell in cells_of(cells) for corner in cells_of(DIAGONAL[cell]))


# -- what a castle is ----------------------------------------------------------------------------------------------


def castles_joined_by_corners(p: Position) -> tuple[int, ...]:
    """The castles, as sets, if towers also joined corner to corner."""
    left = p.ground.tall[1]
    found = []
    while left:
        castle, grown = 0, left & -left
        while grown != castle:
            castle, grown = grown, grown | (spread(grown) | corners_of(grown)) & left
        found.append(castle)
        left &= ~castle
    return tuple(found)


def joined_by_corners(p: Position, cell: int) -> int:
    """The castle at a cell, as a set, if towers also joined corner to corner."""
    return next(castle for castle in castles_joined_by_corners(p) if castle >> cell & 1)


def castles_of_two_or_more(p: Position) -> int:
    """Takes a single tower for no castle."""
    return sum(castle.area > 1 for castle in p.castles)


# -- where a knight may go -----------------------------------------------------------------------------------------


def near(p: Position, source: int, highest: int, *, lowest: int = -99, diagonal: bool = False) -> int:
    """The free cells around a knight that are so many levels higher than it at most, and at least."""
    around = NEXT[source] | (DIAGONAL[source] if diagonal else 0)
    level = p.heights[source]
    return mask_of(cell for cell in cells_of(around & p.free) if level + lowest <= p.heights[cell] <= level + highest)


def adds_diagonally(p: Position, source: int) -> int:
    """Adds a knight at corners as well."""
    return near(p, source, 0, diagonal=True)


# -- two steps -----------------------------------------------------------------------------------------------------


def only_the_end(p: Position, source: int) -> int:
    """Asks of two steps only that the last cell is at most two levels higher, whatever lies between."""
    around, level = NEXT[source] | spread(NEXT[source]), p.heights[source] + 2
    return mask_of(cell for cell in cells_of(around & p.free) if p.heights[cell] <= level)


def walks_through(p: Position, source: int) -> int:
    """Lets a knight walk over cells where others stand, as long as it does not stop there."""
    once = p.ground.step_targets(source)
    return once & p.free | from_all(p, once, on_foot)


def beside(p: Position, source: int) -> int:
    """The free cells beside a knight, not above it: where one more may start (no wrong rule)."""
    return near(p, source, 0)
