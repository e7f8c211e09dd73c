"""Editions and rulings: what the texts leave open or disagree on.

This release plays the basic game of the Rio Grande rules of 2005. Its limits stand here as fields so that later
editions are other values, not other code.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Options:
    """The rulings in force; the defaults are the edition ``rio_grande_2005``."""

    edition: str = "rio_grande_2005"
    """Which preset these rulings are."""
    stack_cap: int = 3
    """The most blocks one stack may hold (torres.build.redistribute)."""
    blocks_per_turn: int = 3
    """The most blocks built from stacks in one turn (torres.build.max_three)."""
    min_castles: int = 6
    """The fewest castles that may remain when one is taken away (torres.card.move_block.remove_castle)."""


RIO_GRANDE_2005 = Options()

FOUNDATIONS = ("e1", "c3", "f3", "a4", "h5", "c6", "f6", "d8")
"""The printed cells of the eight foundations (torres.setup.foundations)."""
BLOCKS = 92
KNIGHTS = 6
TURN_AP = 5
LEVEL_BONUS = (5, 10, 15)
"""The king's bonus after phases 1, 2, 3, paid on level 1, 2, 3 (torres.king.table)."""

STACKS: dict[int, tuple[tuple[int, ...], ...]] = {
    2: ((3, 3, 3, 3), (3, 3, 3, 3), (3, 3, 3, 3)),
    3: ((3, 3, 2, 2), (3, 3, 2), (3, 3, 2)),
    4: ((2, 2, 2, 2), (2, 2, 2), (2, 2, 2)),
}
"""Stacks dealt before each phase, by number of players (torres.phase.deal, torres.phase.four_players)."""
