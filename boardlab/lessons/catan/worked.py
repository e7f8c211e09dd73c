"""The worked example, one whole game that several topics look into."""

from __future__ import annotations

from functools import cache
from typing import cast

from boardlab.catan import Position
from boardlab.catan.example import example_game


@cache
def example(ply: int) -> Position:
    """The worked example after so many plies."""
    game = example_game()
    game.jump(ply)
    return cast(Position, game.position)
