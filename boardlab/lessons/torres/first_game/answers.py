"""Answers of the topic “A first game”, asked of the game."""

from __future__ import annotations

from boardlab.core.language import seat_letter
from boardlab.torres import Position, cell_name
from boardlab.torres.position import cell_names


def on_turn(p: Position) -> str:
    """The letter of the player who decides, as the key of a choice."""
    return seat_letter(p.decider).lower()


def winner(p: Position) -> str:
    """The letter of the winner."""
    return seat_letter(p.winners[0]).lower()


def cells_of_castles(p: Position) -> frozenset[str]:
    """Every cell with a block, whoever stands there."""
    return frozenset(cell_names(p.ground.tall[1]))


def cells_of_knights(p: Position) -> frozenset[str]:
    """Every cell with a knight."""
    return frozenset(cell_name(cell) for knights in p.knights for cell in knights)


def blocks_dealt(p: Position) -> int:
    """How many blocks lie in A's stacks."""
    return sum(p.stacks[0])


def ap_left(p: Position) -> int:
    """How many action points are left in the turn."""
    return p.ap - p.spent


def area_at(p: Position, cell: str) -> int:
    """How many cells the castle at a cell covers."""
    castle = p.castle_at(cell)
    return castle.area if castle is not None else 0
