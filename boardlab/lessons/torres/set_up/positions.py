"""The moments of setting up a game, as those of a first game."""

from __future__ import annotations

from boardlab.lessons.torres.first_game.positions import before_king, first_turn, of_three, three_begin

__all__ = ["before_king", "first_turn", "of_three", "three_begin"]
