"""Answers of the topic “Setting up”, asked of the game."""

from __future__ import annotations

from boardlab.core.i18n.language import seat_letter
from boardlab.lessons.torres import right_rules
from boardlab.torres import Position, cell_name
from boardlab.torres.options import BLOCKS, KNIGHTS, STACKS
from boardlab.torres.state import cell_names

__all__ = [
    "BLOCKS",
    "KNIGHTS",
    "blocks_dealt",
    "cells_of_castles",
    "cells_of_knights",
    "dealt_in_all",
    "on_turn",
    "waiting_knights",
]


SPARE = 1
"""So many rounds more than there are does the wrong rule of equal phases count."""


def on_turn(p: Position) -> str:
    """The letter of the player who decides, as the key of a choice."""
    return seat_letter(p.decider).lower()


def cells_of_castles(p: Position) -> frozenset[str]:
    """Every cell with a block, whoever stands there."""
    return frozenset(cell_names(p.ground.tall[1]))


def cells_of_knights(p: Position) -> frozenset[str]:
    """Every cell with a knight."""
    return frozenset(cell_name(cell) for knights in p.knights for cell in knights)


def blocks_dealt(p: Position) -> int:
    """How many blocks lie in A's stacks."""
    return sum(p.stacks[0])


def waiting_knights(p: Position) -> int:
    """How many knights of A are not on the board."""
    return KNIGHTS - len(p.knights[0])


def dealt_in_all(p: Position, *, rounds: tuple[int, ...] = (), high: int = 0) -> int:
    """How many blocks one player is dealt in the three phases; other rounds or other stacks are wrong rules."""
    dealt = STACKS[p.players]
    return sum(
        sum((stacks + (stacks[-1],) * SPARE)[: rounds[at]]) if rounds else len(stacks) * high if high else sum(stacks)
        for at, stacks in enumerate(dealt)
    )
