"""Tutorial 03, knights and doors: its answers found a second, slow way."""

from __future__ import annotations

from typing import Any

from boardlab.lessons import Checkpoint, checkpoint, practice
from boardlab.lessons.display import do
from boardlab.lessons.torres.knights import answers as case
from boardlab.lessons.torres.right_rules import level_of

CELLS = [f"{column}{row}" for row in range(1, 9) for column in "abcdefgh"]


def asked(number: Any) -> Checkpoint:
    return checkpoint(f"torres.knights.{number}")


def near(cell: Any) -> Any:
    column, row = CELLS.index(cell) % 8, CELLS.index(cell) // 8
    around = [(column + 1, row), (column - 1, row), (column, row + 1), (column, row - 1)]
    return [CELLS[y * 8 + x] for x, y in around if 0 <= x < 8 and 0 <= y < 8]


def level(p: Any, cell: Any) -> Any:
    return p.heights[CELLS.index(cell)]


def castle(p: Any, cell: Any) -> Any:
    found, todo = set(), [cell]
    while todo:
        at = todo.pop()
        if at not in found and level(p, at):
            found.add(at)
            todo += near(at)
    return found


def taken(p: Any) -> Any:
    return {CELLS[cell] for knights in p.knights for cell in knights} | ({CELLS[p.king]} if p.king >= 0 else set())


def through(p: Any, source: Any) -> Any:
    """Doors, one by one: in where a neighbour rises above the level, out beside any tower that rises above the cell."""
    found = set()
    for door in near(source):
        if level(p, door) > level(p, source):
            for inside in castle(p, door):
                found |= {cell for cell in near(inside) if level(p, cell) < level(p, inside)}
    return {cell for cell in found - taken(p) if level(p, cell) <= level(p, source)}


def steps(p: Any, source: Any) -> Any:
    return {cell for cell in near(source) if cell not in taken(p) and level(p, cell) <= level(p, source) + 1}


# -- adding --------------------------------------------------------------------------------------------------------


def test_new_knight_needs_a_neighbour_at_least_as_high() -> None:
    p = asked(1).position
    free = [cell for cell in CELLS if cell not in taken(p)]
    own = ("c4", "d5")
    assert asked(1).answer() == {
        cell for cell in free if any(cell in near(knight) and level(p, cell) <= level(p, knight) for knight in own)
    }


# -- doors ---------------------------------------------------------------------------------------------------------


def test_doors_open_where_a_tower_rises_above_the_knight() -> None:
    p = asked(2).position
    assert asked(2).answer() == {cell for cell in near("c4") if level(p, cell) > level(p, "c4")} == {"b4", "d4"}


def test_a_knight_comes_out_by_any_door() -> None:
    p = asked(3).position
    assert asked(3).answer() == through(p, "b8") == {"c7", "d6", "e8"}


def test_two_walls_cost_three_ap() -> None:
    assert asked(7).answer() == 3
    reached = {"b5"}
    for _ in range(3):
        assert "g5" not in reached
        reached |= {
            cell for source in reached for cell in through(asked(7).position, source) | steps(asked(7).position, source)
        }
    assert "g5" in reached
    assert asked(7).receipt().total(0) == 3


# -- plans ---------------------------------------------------------------------------------------------------------


def test_how_high_a_knight_gets_by_moving() -> None:
    p = asked(9).position
    reached = {"b5"}
    for _ in range(5):
        reached |= {cell for source in reached for cell in through(p, source) | steps(p, source)}
    assert asked(9).answer() == max(level(p, cell) for cell in reached) == 2
    assert level_of(do(p, *case.way(p, "g3"))) == 2


# -- the tutorial --------------------------------------------------------------------------------------------------


def test_practice_asks_for_cells_that_a_slow_reckoning_finds() -> None:
    for drawn in practice("torres.knights", seed=7, against="torres.opposite_door_only").take(8):
        source = CELLS[case.knight(drawn.position)]
        assert drawn.answer() == through(drawn.position, source) | steps(drawn.position, source)
