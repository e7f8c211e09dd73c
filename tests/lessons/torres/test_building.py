"""Tutorial 02, building castles: its answers found a second, slow way."""

from __future__ import annotations

from typing import Any

import pytest

from boardlab import torres
from boardlab.lessons import Checkpoint, checkpoint, practice
from boardlab.lessons.torres.building import answers as case
from boardlab.torres.board import Ground, cells_of
from tests.torres.oracle import ALL_CELLS, block_cells, castle_of, castles, castles_touching, is_free
from tests.torres.witness import board_of


def asked(number: Any) -> Checkpoint:
    return checkpoint(f"torres.building.{number}")


def touching(p: Any) -> dict[str, list[Any]]:
    """The castles that each bare cell touches."""
    towers = board_of(p).heights
    return {cell: castles_touching(towers, cell) for cell in ALL_CELLS if cell not in towers}


def growing(p: Any, cell: str) -> set[str]:
    """The bare cells by which the castle at a cell may be widened now."""
    board = board_of(p)
    home = castle_of(board.heights, cell)
    return {cell for cell, found in touching(p).items() if found == [home] and is_free(board, cell)}


# -- closed cells --------------------------------------------------------------------------------------------------


def test_closed_cells_touch_two_castles() -> None:
    p = asked(3).position
    assert asked(3).answer() == {cell for cell, found in touching(p).items() if len(found) > 1}
    assert len(castles(board_of(p).heights)) == 5, "a hint tells how many castles there are"


def test_growth_cells_of_a_crowded_castle_match_search() -> None:
    p = asked(11).position
    assert asked(11).answer() == growing(p, "g6")
    around = [cell for cell, found in touching(p).items() if castle_of(board_of(p).heights, "g6") in found]
    assert (len(around), len(around) - len(asked(11).answer())) == (6, 3), "a hint tells these numbers"


# -- upwards -------------------------------------------------------------------------------------------------------


def best_by_search(blocks: Any) -> Any:
    """The most area × level a lone knight reaches with so many blocks, every order of building and walking tried."""
    corner = sum(1 << torres.cell_index(f"{column}{row}") for column in "abc" for row in "123")
    start = Ground.of([1] + [0] * 63)
    todo, seen, best = [(start, 0, 1)], set(), 0
    while todo:
        ground, at, used = todo.pop()
        if (ground, at) in seen:
            continue
        seen.add((ground, at))
        best = max(best, ground.castles[0].area * ground.heights[at])
        todo += [(ground, cell, used) for cell in cells_of(ground.step_targets(at) & corner)]
        if used < blocks:
            free = ground.buildable & corner & ~(1 << at)
            todo += [(ground.with_block(cell), at, used + 1) for cell in cells_of(free)]
    return best


@pytest.mark.parametrize("blocks", [1, 2, 3, 4, 5])
def test_best_use_of_blocks_matches_search(blocks: int) -> None:
    assert case.by_turns(blocks).points == best_by_search(blocks)


# -- the tutorial --------------------------------------------------------------------------------------------------


def test_practice_asks_for_cells_that_a_slow_reckoning_finds() -> None:
    for drawn in practice("torres.building", seed=7, against="torres.castles_may_merge").take(8):
        p = drawn.position
        name = drawn.question("en").rpartition(" ")[2].rstrip(".")
        towers = board_of(p).heights
        # It asks for one castle, by a cell of it, or for all of them.
        assert drawn.answer() == (growing(p, name) if name in towers else block_cells(board_of(p)) - towers.keys())
