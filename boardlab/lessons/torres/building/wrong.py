"""Wrong rules of building a castle larger, as code: what closes a cell, how tall, how many blocks, what is left.

Each takes a position and gives a number, a set of cells or a line of play. The true rules are in
``boardlab.torres.board``; simpler mistakes about single blocks are in ``wrong_building``.
"""

from __future__ import annotations

from boardlab.torres import Position
from boardlab.torres.board import ALL, DIAGONAL, NEXT, Ground, cells_of, spread
from boardlab.torres.options import RIO_GRANDE_2005


def corners_of(cells: int) -> int:
    """All cells diagonally next to any of these."""
    found = 0
    for cell in cells_of(cells):
        found |= DIAGONAL[cell]
    return found


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
    return sum(1 << cell for cell in cells_of(bare(p.ground)) if (NEXT[cell] & towers).bit_count() > 1)


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


def merging(p: Position, castle: int) -> int:
    """Widens a castle also where another one touches."""
    return (p.ground.homes[1] | p.ground.homes[2]) & spread(castle) & p.free


def under_figures(p: Position, castle: int) -> int:
    """Widens a castle also under the feet of figures."""
    return open_to(p.ground, castle)


def shy_of_corners(p: Position, castle: int) -> int:
    """Widens a castle nowhere near another one, corners included."""
    return open_to(p.ground, castle) & p.free & ~corners_of(p.ground.tall[1] & ~castle)


def touching_once(p: Position, castle: int) -> int:
    """Widens a castle only where a single tower of it is touched."""
    cells = cells_of(open_to(p.ground, castle) & p.free)
    return sum(1 << cell for cell in cells if (NEXT[cell] & castle).bit_count() == 1)


# -- how many blocks -----------------------------------------------------------------------------------------------


def as_many_as_ap(p: Position) -> int:
    """Builds a block for each AP, whatever the stack holds."""
    return p.ap - p.spent


def all_stacks(p: Position) -> int:
    """Builds from all the player's stacks."""
    return sum(p.stacks[p.decider])


def always_three(p: Position) -> int:
    """Takes the limit of a turn for what every turn has."""
    return RIO_GRANDE_2005.blocks_per_turn or 0


def no_cap(p: Position) -> int:
    """Saves every block left, as if stacks could grow without limit."""
    return p.turn_stack


# -- wide and high -------------------------------------------------------------------------------------------------


def tower_without_stairs(blocks: int) -> int:
    """The best area × height of a castle of so many blocks, for a knight that needs no way up."""
    # One tower takes all the height; every other cell has one block.
    return max(area * min(area, blocks - area + 1) for area in range(1, blocks + 1))


def all_flat(blocks: int) -> int:
    """Every block on a cell of its own."""
    return blocks


def one_tower(blocks: int) -> int:
    """All blocks on one cell: area 1, as high as there are blocks."""
    return blocks
