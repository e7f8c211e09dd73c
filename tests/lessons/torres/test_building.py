"""Tutorial 02, building castles: its answers found a second, slow way."""

from __future__ import annotations

from typing import Any

import pytest

from boardlab import torres
from boardlab.lessons import Checkpoint, checkpoint, practice
from boardlab.lessons.torres.building import answers as case
from boardlab.torres.board import Ground, cells_of

CELLS = [f"{column}{row}" for row in range(1, 9) for column in "abcdefgh"]


def asked(number: Any) -> Checkpoint:
    return checkpoint(f"torres.building.{number}")


def near(cell: Any) -> Any:
    column, row = CELLS.index(cell) % 8, CELLS.index(cell) // 8
    around = [(column + 1, row), (column - 1, row), (column, row + 1), (column, row - 1)]
    return [CELLS[y * 8 + x] for x, y in around if 0 <= x < 8 and 0 <= y < 8]


def towers(p: Any) -> Any:
    return {cell: height for cell, height in zip(CELLS, p.heights, strict=True) if height}


def castle(p: Any, cell: Any) -> Any:
    """A castle by flooding from a tower, cell by cell."""
    found, todo = set(), [cell]
    while todo:
        at = todo.pop()
        if at not in found and at in towers(p):
            found.add(at)
            todo += near(at)
    return frozenset(found)


def touched(p: Any, cell: Any) -> Any:
    return {castle(p, other) for other in near(cell) if other in towers(p)}


def taken(p: Any) -> Any:
    return {CELLS[cell] for knights in p.knights for cell in knights} | ({CELLS[p.king]} if p.king >= 0 else set())


# -- closed cells --------------------------------------------------------------------------------------------------


def test_closed_cells_touch_two_castles() -> None:
    p = asked(3).position
    assert asked(3).answer() == {cell for cell in CELLS if cell not in towers(p) and len(touched(p, cell)) > 1}
    assert len({castle(p, cell) for cell in towers(p)}) == 5, "a hint tells how many castles there are"


def test_growth_cells_of_a_crowded_castle_match_search() -> None:
    p = asked(11).position
    home = castle(p, "g6")
    free = [cell for cell in CELLS if cell not in towers(p) and cell not in taken(p)]
    assert asked(11).answer() == {cell for cell in free if touched(p, cell) == {home}}
    around = [cell for cell in CELLS if cell not in towers(p) and home in touched(p, cell)]
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
        home = castle(p, name)
        free = [cell for cell in CELLS if cell not in towers(p) and cell not in taken(p)]
        assert drawn.answer() == {cell for cell in free if touched(p, cell) == {home}}
