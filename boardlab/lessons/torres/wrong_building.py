"""Wrong rules of building and moving, as code: what a learner who misunderstands would pick.

Each takes a position and gives a number or a set of cells. The true rules are in ``boardlab.torres.board``.
"""

from __future__ import annotations

from boardlab.lessons.torres.ways import from_all
from boardlab.torres import Position
from boardlab.torres.board import DIAGONAL, NEXT, cells_of, mask_of, spread


def corners_of(cells: int) -> int:
    """All cells diagonally next to any of these."""
    found = 0
    for cell in cells_of(cells):
        found |= DIAGONAL[cell]
    return found


# -- what a castle is ----------------------------------------------------------------------------------------------


def castles_joined_by_corners(p: Position) -> tuple[int, ...]:
    """The castles, as sets, if towers also joined corner to corner."""
    left = p.ground.tall[1]
    found = []
    while left:
        castle = left & -left
        while True:
            grown = castle | (spread(castle) | corners_of(castle)) & left
            if grown == castle:
                break
            castle = grown
        found.append(castle)
        left &= ~castle
    return tuple(found)


def joined_by_corners(p: Position, cell: int) -> int:
    """The castle at a cell, as a set, if towers also joined corner to corner."""
    return next(castle for castle in castles_joined_by_corners(p) if castle >> cell & 1)


def castles_of_two_or_more(p: Position) -> int:
    """Takes a single tower for no castle."""
    return sum(castle.area > 1 for castle in p.castles)


# -- where a block may go ------------------------------------------------------------------------------------------


def bare_beside_or_at_a_corner(p: Position) -> int:
    """Bare cells that touch one castle by an edge, or no castle but at a corner."""
    return (p.ground.homes[1] | p.ground.homes[0] & corners_of(p.ground.tall[1])) & p.free


# -- where a knight may go -----------------------------------------------------------------------------------------


def _near(p: Position, source: int, *, lowest: int, highest: int, diagonal: bool = False) -> int:
    """The cells around a knight whose level lies between two bounds, taken ones included."""
    around = NEXT[source] | (DIAGONAL[source] if diagonal else 0)
    level = p.heights[source]
    return mask_of(cell for cell in cells_of(around) if level + lowest <= p.heights[cell] <= level + highest)


def steps_diagonally(p: Position, source: int) -> int:
    """Steps to corners as well."""
    return _near(p, source, lowest=-99, highest=1, diagonal=True) & p.free


def steps_down_one(p: Position, source: int) -> int:
    """Steps down at most one level, as up."""
    return _near(p, source, lowest=-1, highest=1) & p.free


def steps_onto_knights(p: Position, source: int) -> int:
    """Steps onto cells where somebody stands."""
    return p.ground.step_targets(source)


def adds_one_up(p: Position, source: int) -> int:
    """Adds a knight as if it stepped there: up to one level higher."""
    return p.ground.step_targets(source) & p.free


def adds_on_same_level(p: Position, source: int) -> int:
    """Adds a knight on the very level of its neighbour only."""
    return _near(p, source, lowest=0, highest=0) & p.free


def adds_diagonally(p: Position, source: int) -> int:
    """Adds a knight at corners as well."""
    return _near(p, source, lowest=-99, highest=0, diagonal=True) & p.free


# -- two steps -----------------------------------------------------------------------------------------------------


def only_the_end(p: Position, source: int) -> int:
    """Asks of two steps only that the last cell is at most two levels higher, whatever lies between."""
    near, level = NEXT[source] | spread(NEXT[source]), p.heights[source] + 2
    return mask_of(cell for cell in cells_of(near & p.free) if p.heights[cell] <= level)


def walks_through(p: Position, source: int) -> int:
    """Lets a knight walk over cells where others stand, as long as it does not stop there."""
    once = p.ground.step_targets(source)
    return (once | from_all(p, once, steps_onto_knights)) & p.free


def beside(p: Position, source: int) -> int:
    """The free cells beside a knight, not above it: where one more may start (no wrong rule)."""
    return _near(p, source, lowest=-99, highest=0) & p.free
