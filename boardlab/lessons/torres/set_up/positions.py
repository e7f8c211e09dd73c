"""The moments of setting up a game, as those of a first game."""

from __future__ import annotations

from boardlab.lessons.display import do
from boardlab.lessons.torres.first_game.positions import before_king, first_turn, of_three, three_begin
from boardlab.torres import Position, start

__all__ = ["before_king", "first_turn", "four_begin", "of_three", "three_begin"]


def four_begin() -> Position:
    """Four players have placed their knights, and the king."""
    return do(start(players=4), "knight c3", "knight f6", "knight h5", "knight a4", "king e1")
