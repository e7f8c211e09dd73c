"""Wrong rules that only the topic “Board and levels” meets, as code; those of others too are in ``wrong_building``."""

from __future__ import annotations

from boardlab.torres import Position, cell_index
from boardlab.torres.board import DIAGONAL, NEXT


def by_towers(p: Position, cell: int) -> str:
    """Takes every tower beside a cell for a castle of its own."""
    near = p.ground.tall[1] & NEXT[cell]
    return "joins" if near.bit_count() > 1 else "yes" if near else "alone"


def by_corners(p: Position, cell: int) -> str:
    """Wants castles not even to touch at corners."""
    touched = [castle for castle in p.ground.masks if castle & (NEXT[cell] | DIAGONAL[cell])]
    return "corner" if len(touched) > 1 else "yes"


def is_wide(p: Position) -> bool:
    """Takes the area of the castle at f7 for its height."""
    castle = p.castle_at(cell_index("f7"))
    return castle is not None and castle.area >= 3


def castle_is_high(p: Position) -> bool:
    """Takes the height of the castle for the level of the knight."""
    return any(castle is not None and castle.height >= 3 for castle in map(p.castle_at, p.knights[0]))
