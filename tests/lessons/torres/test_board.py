"""Tutorial 01, board and levels: its answers found a second, slow way."""

from __future__ import annotations

from typing import Any

import pytest

from boardlab.lessons import Checkpoint, checkpoint
from tests.torres.oracle import add_targets, block_cells, castle_of, castles, step_targets
from tests.torres.witness import board_of


def asked(number: Any) -> Checkpoint:
    return checkpoint(f"torres.board.{number}")


def test_the_level_is_the_number_of_blocks_beneath() -> None:
    board = board_of(asked(1).position)
    assert [asked(1).answer()] == [board.heights[cell] for cell in board.knights[0]]


def test_castles_are_counted_edge_to_edge() -> None:
    assert asked(2).answer() == len(castles(board_of(asked(2).position).heights))
    assert {grade.misconception.id for grade in map(asked(2).grade, (3, 4, 10))} == {
        "torres.one_block_is_no_castle",
        "torres.diagonals_join",
        "torres.each_tower_a_castle",
    }


def test_block_widens_castle_only_on_bare_board() -> None:
    towers = {**board_of(asked(3).position).heights, "d4": 1, "c4": 2}
    assert [asked(3).answer()] == [len(castle) for castle in castles(towers)]


@pytest.mark.parametrize(("number", "bare"), [(4, True), (7, False)])
def test_legal_block_cells_match_a_slow_computation(number: int, bare: bool) -> None:
    board = board_of(asked(number).position)
    assert asked(number).answer() == {cell for cell in block_cells(board) if (cell not in board.heights) == bare}


def test_tower_height_is_limited_by_castle_area() -> None:
    assert asked(6).answer() == len(castle_of(board_of(asked(6).position).heights, "b6") or ())


def test_a_step_climbs_one_and_falls_any() -> None:
    assert asked(8).answer() == step_targets(board_of(asked(8).position), "d4")


def test_a_new_knight_starts_no_higher_than_its_neighbour() -> None:
    assert asked(9).answer() == add_targets(board_of(asked(9).position), 0)


# -- tried out -----------------------------------------------------------------------------------------------------


def test_two_steps_are_one_step_after_the_other() -> None:
    board = board_of(asked(14).position)
    board.knights[0].remove("c4")
    once = step_targets(board, "c4")
    assert asked(14).answer() == once.union(*(step_targets(board, cell) for cell in once)) - {"c4"}
