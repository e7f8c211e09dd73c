"""Tutorial 01, board and levels: its answers found a second, slow way."""

from __future__ import annotations

from typing import Any

import pytest

from boardlab import torres
from boardlab.lessons import Checkpoint, checkpoint

CELLS = [f"{column}{row}" for row in range(1, 9) for column in "abcdefgh"]


def asked(number: Any) -> Checkpoint:
    return checkpoint(f"torres.board.{number}")


def near(cell: Any) -> Any:
    column, row = CELLS.index(cell) % 8, CELLS.index(cell) // 8
    around = [(column + 1, row), (column - 1, row), (column, row + 1), (column, row - 1)]
    return [CELLS[y * 8 + x] for x, y in around if 0 <= x < 8 and 0 <= y < 8]


def heights(p: Any) -> Any:
    return {cell: height for cell, height in zip(CELLS, p.heights, strict=True) if height}


def castles(towers: Any) -> Any:
    """Castles by flooding from each tower, cell by cell."""
    found: list[Any] = []
    for cell in towers:
        if not any(cell in castle for castle in found):
            castle, todo = set(), [cell]
            while todo:
                at = todo.pop()
                if at not in castle:
                    castle.add(at)
                    todo += [other for other in near(at) if other in towers]
            found.append(castle)
    return found


def taken(p: Any) -> Any:
    return {CELLS[cell] for knights in p.knights for cell in knights} | ({CELLS[p.king]} if p.king >= 0 else set())


def may_take_block(p: Any, cell: Any) -> bool:
    towers = heights(p)
    touched = [castle for castle in castles(towers) if castle & set(near(cell)) or cell in castle]
    if cell in taken(p) or len(touched) != 1:
        return False
    if cell in towers:
        return towers[cell] + 1 <= len(touched[0])
    return True


def test_the_level_is_the_number_of_blocks_beneath() -> None:
    p = asked(1).position
    assert asked(1).answer() == heights(p)[CELLS[p.knights[0][0]]]


def test_castles_are_counted_edge_to_edge() -> None:
    assert asked(2).answer() == len(castles(heights(asked(2).position)))
    assert {grade.misconception.id for grade in map(asked(2).grade, (3, 4, 10))} == {
        "torres.one_block_is_no_castle",
        "torres.diagonals_join",
        "torres.each_tower_a_castle",
    }


def test_block_widens_castle_only_on_bare_board() -> None:
    towers = {**heights(asked(3).position), "d4": 1, "c4": 2}
    assert [asked(3).answer()] == [len(castle) for castle in castles(towers)]


@pytest.mark.parametrize(("number", "bare"), [(4, True), (7, False)])
def test_legal_block_cells_match_a_slow_computation(number: int, bare: bool) -> None:
    p = asked(number).position
    assert asked(number).answer() == {
        cell for cell in CELLS if may_take_block(p, cell) and (cell not in heights(p)) == bare
    }


def test_tower_height_is_limited_by_castle_area() -> None:
    home = next(castle for castle in castles(heights(asked(6).position)) if "b6" in castle)
    assert asked(6).answer() == len(home)


def test_a_step_climbs_one_and_falls_any() -> None:
    p = asked(8).position
    level = p.heights[torres.cell_index("d4")]
    free = [cell for cell in near("d4") if cell not in taken(p)]
    assert asked(8).answer() == {cell for cell in free if heights(p).get(cell, 0) <= level + 1}


def test_a_new_knight_starts_no_higher_than_its_neighbour() -> None:
    p = asked(9).position
    level = p.heights[torres.cell_index("c4")]
    free = [cell for cell in near("c4") if cell not in taken(p)]
    assert asked(9).answer() == {cell for cell in free if heights(p).get(cell, 0) <= level}


# -- tried out -----------------------------------------------------------------------------------------------------


def test_two_steps_are_one_step_after_the_other() -> None:
    p = asked(14).position

    def steps(cells: Any) -> Any:
        level = heights(p)
        return {
            to
            for cell in cells
            for to in near(cell)
            if to not in taken(p) - {"c4"} and level.get(to, 0) <= level.get(cell, 0) + 1
        }

    once = steps({"c4"})
    assert asked(14).answer() == (once | steps(once)) - {"c4"}
