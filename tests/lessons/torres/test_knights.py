"""Tutorial 03, knights and doors: its answers found a second, slow way."""

from __future__ import annotations

from typing import Any

from boardlab.lessons import Checkpoint, checkpoint, practice
from boardlab.lessons.display import do
from boardlab.lessons.torres.knights import answers as case
from boardlab.lessons.torres.right_rules import level_of
from tests.torres.oracle import ALL_CELLS, add_targets, door_targets, level, move_targets, neighbours
from tests.torres.witness import board_of


def asked(number: Any) -> Checkpoint:
    return checkpoint(f"torres.knights.{number}")


# -- adding --------------------------------------------------------------------------------------------------------


def test_new_knight_needs_a_neighbour_at_least_as_high() -> None:
    assert asked(1).answer() == add_targets(board_of(asked(1).position), 0)


# -- doors ---------------------------------------------------------------------------------------------------------


def test_doors_open_where_a_tower_rises_above_the_knight() -> None:
    board = board_of(asked(2).position)
    higher = {cell for cell in neighbours("c4") if level(board, cell) > level(board, "c4")}
    assert asked(2).answer() == higher == {"b4", "d4"}


def test_a_knight_comes_out_by_any_door() -> None:
    assert asked(3).answer() == door_targets(board_of(asked(3).position), "b8") == {"c7", "d6", "e8"}


def test_two_walls_cost_three_ap() -> None:
    assert asked(7).answer() == 3
    board, reached = board_of(asked(7).position), {"b5"}
    for _ in range(3):
        assert "g5" not in reached
        reached |= {cell for source in reached for cell in move_targets(board, source)}
    assert "g5" in reached
    assert asked(7).receipt().total(0) == 3


# -- plans ---------------------------------------------------------------------------------------------------------


def test_how_high_a_knight_gets_by_moving() -> None:
    board, reached = board_of(asked(9).position), {"b5"}
    for _ in range(5):
        reached |= {cell for source in reached for cell in move_targets(board, source)}
    assert asked(9).answer() == max(level(board, cell) for cell in reached) == 2
    assert level_of(do(asked(9).position, *case.way(asked(9).position, "g3"))) == 2


# -- the tutorial --------------------------------------------------------------------------------------------------


def test_practice_asks_for_cells_that_a_slow_reckoning_finds() -> None:
    for drawn in practice("torres.knights", seed=7, against="torres.opposite_door_only").take(8):
        source = ALL_CELLS[case.knight(drawn.position)]
        by_door = "by its door" in drawn.question("en")
        reached = door_targets if by_door else move_targets
        assert drawn.answer() == reached(board_of(drawn.position), source)
