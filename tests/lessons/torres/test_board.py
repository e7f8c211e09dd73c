"""Tutorial 01, board and levels: its answers found a second, slow way."""

from __future__ import annotations

import pytest

from boardlab import torres
from boardlab.lessons import checkpoint, checkpoints
from boardlab.lessons.display import attempt, choices, do, still
from boardlab.lessons.question_types import half
from boardlab.lessons.torres import sketch
from tests.lessons.answers import whole

CELLS = [f"{column}{row}" for row in range(1, 9) for column in "abcdefgh"]


def asked(number):
    return checkpoint(f"torres.board.{number}")


def near(cell):
    column, row = CELLS.index(cell) % 8, CELLS.index(cell) // 8
    around = [(column + 1, row), (column - 1, row), (column, row + 1), (column, row - 1)]
    return [CELLS[y * 8 + x] for x, y in around if 0 <= x < 8 and 0 <= y < 8]


def heights(p):
    return {cell: height for cell, height in zip(CELLS, p.heights, strict=True) if height}


def castles(towers):
    """Castles by flooding from each tower, cell by cell."""
    found = []
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


def taken(p):
    return {CELLS[cell] for knights in p.knights for cell in knights} | ({CELLS[p.king]} if p.king >= 0 else set())


def may_take_block(p, cell):
    towers = heights(p)
    touched = [castle for castle in castles(towers) if castle & set(near(cell)) or cell in castle]
    if cell in taken(p) or len(touched) != 1:
        return False
    if cell in towers:
        return towers[cell] + 1 <= len(touched[0])
    return True


def test_the_level_is_the_number_of_blocks_beneath():
    p = asked(1).position
    assert asked(1).answer() == heights(p)[CELLS[p.knights[0][0]]]


def test_castles_are_counted_edge_to_edge():
    assert asked(2).answer() == len(castles(heights(asked(2).position)))
    assert {grade.misconception.id for grade in map(asked(2).grade, (3, 4, 10))} == {
        "torres.one_block_is_no_castle",
        "torres.diagonals_join",
        "torres.each_tower_a_castle",
    }


def test_a_block_on_bare_board_widens_and_one_on_a_tower_does_not():
    towers = {**heights(asked(3).position), "d4": 1, "c4": 2}
    assert [asked(3).answer()] == [len(castle) for castle in castles(towers)]


@pytest.mark.parametrize(("number", "bare"), [(4, True), (7, False)])
def test_cells_for_a_block_are_those_a_slow_reckoning_finds(number, bare):
    p = asked(number).position
    assert asked(number).answer() == {
        cell for cell in CELLS if may_take_block(p, cell) and (cell not in heights(p)) == bare
    }


def test_one_castle_may_be_touched_twice_and_another_at_a_corner():
    assert may_take_block(asked(5).position, "d5")
    assert half(asked(5).answer()) == "yes"


def test_a_tower_may_grow_to_the_area_of_its_castle():
    home = next(castle for castle in castles(heights(asked(6).position)) if "b6" in castle)
    assert asked(6).answer() == len(home)


def test_a_step_climbs_one_and_falls_any():
    p = asked(8).position
    level = p.heights[torres.cell_index("d4")]
    free = [cell for cell in near("d4") if cell not in taken(p)]
    assert asked(8).answer() == {cell for cell in free if heights(p).get(cell, 0) <= level + 1}


def test_a_new_knight_starts_no_higher_than_its_neighbour():
    p = asked(9).position
    level = p.heights[torres.cell_index("c4")]
    free = [cell for cell in near("c4") if cell not in taken(p)]
    assert asked(9).answer() == {cell for cell in free if heights(p).get(cell, 0) <= level}


def test_receipts_add_up_to_the_number_asked_for():
    for found in checkpoints("torres.board"):
        if found.kind == "number":
            assert found.receipt().total(0) == found.answer(), found.id


# -- tried out -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("number", "line"),
    [
        (12, "build g6; build f7"),
        (12, "build f8; point; build f7"),
        (15, "move b3 b4; build b3; build b3; move b4 b3"),
        (15, "move b3 b4; build c4; build c4; move b4 c4; point"),
    ],
)
def test_every_line_that_reaches_the_goal_is_right(number, line):
    assert asked(number).grade(line)


def test_a_line_that_does_not_reach_the_goal_is_wrong():
    assert not asked(12).grade(whole(asked(12), "point"))
    assert not asked(15).grade("move b3 b4; build c4; build c4")


def test_two_steps_are_one_step_after_the_other():
    p = asked(14).position

    def steps(cells):
        level = heights(p)
        return {
            to
            for cell in cells
            for to in near(cell)
            if to not in taken(p) - {"c4"} and level.get(to, 0) <= level.get(cell, 0) + 1
        }

    once = steps({"c4"})
    assert asked(14).answer() == (once | steps(once)) - {"c4"}


@pytest.mark.parametrize(
    ("number", "cells", "words"),
    [
        (4, "b7", "two castles"),
        (4, "a1", "no castle"),
        (4, "b8", "bare cells were asked for"),
        (7, "b6", "not wide enough"),
        (7, "g4", "Somebody stands on g4"),
        (7, "a1", "no castle"),
        (8, "d5", "more than one level up"),
        (8, "a1", "shares no edge"),
        (9, "b4", "higher than"),
        (9, "h8", "No knight of A"),
    ],
)
def test_a_wrong_cell_is_told_why(number, cells, words):
    given = f"{cells} {' '.join(sorted(asked(number).answer()))}"
    grade = asked(number).grade(whole(asked(number), given))
    if grade.misconception is None:
        assert words in grade.message("en")
    assert asked(number).explain(asked(number).position, frozenset(given.split())).key.startswith("explain.")


def test_the_board_shows_what_was_done_once_it_is_answered():
    assert asked(3).after(asked(3).position).heights != asked(3).position.heights
    assert asked(13).after(asked(13).position).knights[0] == (torres.cell_index("d4"),)
    assert not any("area 5" in place.says for place in asked(6).scene("en").places.values())
    assert any("area 5" in place.says for place in asked(6).scene_after("en").places.values())


# -- stills for the prose ------------------------------------------------------------------------------------------

TOWN = "b6=3 c6=2 b5=1 c5=1 d4=1 f4=1 f7=2 g7=1"


def test_what_is_allowed_is_not_marked_as_refused():
    tried = attempt(sketch(TOWN, A="c6"), "build g6")
    assert tried.verdict
    assert tried.marks.refused == ()


def test_choices_mark_all_cells_a_figure_can_reach():
    climbed = do(sketch(TOWN, A="c6 e7", B="c5"), "move c6 b6")
    assert set(choices(climbed, "move", "b6").marks.targets) == set(near("b6"))


def test_a_still_lights_cells_and_says_the_board():
    shown = still(sketch(TOWN), "b6 c6", focus="b5")
    assert shown.marks.lit == ("b6", "c6", "b5")
    assert shown.marks.focus == ("b5",)
    assert "b6" in repr(shown) or "3" in repr(shown)
