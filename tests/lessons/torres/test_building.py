"""Tutorial 02, building castles: its answers found a second, slow way."""

from __future__ import annotations

from itertools import permutations

import pytest

from boardlab import torres
from boardlab.lessons import checkpoint, practice
from boardlab.lessons.display import do
from boardlab.lessons.torres import right_rules as right
from boardlab.lessons.torres.building import answers as case
from boardlab.lessons.torres.building import wrong
from boardlab.torres.board import Ground, cells_of

CELLS = [f"{column}{row}" for row in range(1, 9) for column in "abcdefgh"]


def asked(number):
    return checkpoint(f"torres.building.{number}")


def near(cell):
    column, row = CELLS.index(cell) % 8, CELLS.index(cell) // 8
    around = [(column + 1, row), (column - 1, row), (column, row + 1), (column, row - 1)]
    return [CELLS[y * 8 + x] for x, y in around if 0 <= x < 8 and 0 <= y < 8]


def towers(p):
    return {cell: height for cell, height in zip(CELLS, p.heights, strict=True) if height}


def castle(p, cell):
    """A castle by flooding from a tower, cell by cell."""
    found, todo = set(), [cell]
    while todo:
        at = todo.pop()
        if at not in found and at in towers(p):
            found.add(at)
            todo += near(at)
    return frozenset(found)


def touched(p, cell):
    return {castle(p, other) for other in near(cell) if other in towers(p)}


def taken(p):
    return {CELLS[cell] for knights in p.knights for cell in knights} | ({CELLS[p.king]} if p.king >= 0 else set())


# -- one block after the other -------------------------------------------------------------------------------------


def test_the_bridge_comes_first_and_the_rest_is_free():
    right_orders = {order for order in permutations(case.STEPS) if asked(2).grade(order)}
    assert right_orders == {order for order in permutations(case.STEPS) if order[0] == "near"}
    assert asked(2).scene_after("en").places["b6"].says.startswith("b6, level 3")


# -- closed cells --------------------------------------------------------------------------------------------------


def test_closed_cells_touch_two_castles():
    p = asked(3).position
    assert asked(3).answer() == {cell for cell in CELLS if cell not in towers(p) and len(touched(p, cell)) > 1}
    assert len({castle(p, cell) for cell in towers(p)}) == 5, "a hint tells how many castles there are"


@pytest.mark.parametrize("order", list(permutations(["build c2", "build b3", "build a3"])))
def test_the_fence_may_be_built_in_every_order_that_is_allowed(order):
    p = asked(4).position
    if right.playable(p, order):
        assert asked(4).grade(order)
    else:
        assert order.index("build a3") < order.index("build b3")


def test_a_fenced_castle_cannot_be_widened_by_anybody():
    end = do(asked(4).position, *asked(4).answer())
    home = castle(end, "a1")
    assert not [cell for cell in CELLS if cell not in towers(end) and touched(end, cell) == {home}]


def test_a_block_on_its_own_joins_no_castle():
    assert asked(5).verdict.rules == ("torres.build.must_add",)
    assert touched(asked(5).position, "d5") == set()


def test_where_a_crowded_castle_can_grow():
    p = asked(11).position
    home = castle(p, "g6")
    free = [cell for cell in CELLS if cell not in towers(p) and cell not in taken(p)]
    assert asked(11).answer() == {cell for cell in free if touched(p, cell) == {home}}
    around = [cell for cell in CELLS if cell not in towers(p) and home in touched(p, cell)]
    assert (len(around), len(around) - len(asked(11).answer())) == (6, 3), "a hint tells these numbers"


# -- stacks --------------------------------------------------------------------------------------------------------


def test_a_turn_has_one_stack():
    p = asked(6).position
    assert p.stacks[0] == (2, 2)
    assert asked(6).answer() == 2
    assert asked(6).receipt().total(0) == 2


def test_unused_blocks_fill_the_other_stacks():
    assert asked(7).answer() == 1
    assert asked(7).receipt().total(0) == 1
    ended = do(asked(7).position, case.best_end(asked(7).position))
    assert ended.stacks[0] == (3, 3)
    assert ended.supply == asked(7).position.supply + 1


# -- upwards -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "turn",
    [
        "move c6 b6; build c6; build c6; move b6 c6",
        "move c6 b6; build b5; build b5; move b6 b5",
        "build d6; move c6 b6; build c6; build c6; move b6 c6",
    ],
)
def test_level_three_in_one_turn(turn):
    assert asked(8).grade(turn)


def best_by_search(blocks):
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
def test_what_blocks_can_make_is_what_a_search_finds(blocks):
    assert case.by_turns(blocks).points == best_by_search(blocks)


@pytest.mark.parametrize(
    ("blocks", "stairs", "turns", "lifted"),
    [
        (3, 4, 4, 4),
        (4, 6, 6, 6),
        (5, 8, 8, 9),
        (6, 10, 10, 12),
        (7, 12, 12, 16),
        (9, 18, 18, 25),
        (12, 27, 28, 42),
        (15, 36, 40, 64),
    ],
)
def test_the_worked_table_of_blocks(blocks, stairs, turns, lifted):
    assert case.by_stairs(blocks).points == stairs
    assert case.by_turns(blocks).points == turns
    assert wrong.tower_without_stairs(blocks) == lifted


@pytest.mark.parametrize(("blocks", "level"), [(7, 2), (7, 3), (12, 4), (15, 5)])
def test_the_castles_shown_are_made_of_so_many_blocks(blocks, level):
    p = case.of_blocks(blocks, level)
    assert sum(p.heights) == blocks
    assert len(p.castles) == 1
    assert right.level_of(p) == level <= p.castles[0].area


def test_seven_blocks_pay_what_the_castle_shown_pays():
    assert asked(9).receipt().total(0) == asked(9).answer() == 12


def test_wide_and_high_together_pay_most():
    p = asked(10).position
    assert {key: case.worth(p, key) for key in case.WAYS} == {"wide": 16, "high": 16, "both": 19}
    for way in case.WAYS.values():
        assert do(p, *way).spent == 5
    assert asked(10).receipt().total(0) == 19


def test_turns_are_paid_where_they_end():
    for number in (4, 8):
        end = do(asked(number).position, *asked(number).answer())
        assert asked(number).receipt().total(0) == right.castle_points(end)


# -- the tutorial --------------------------------------------------------------------------------------------------


def test_practice_asks_for_cells_that_a_slow_reckoning_finds():
    for drawn in practice("torres.building", seed=7).take(8):
        p = drawn.position
        name = drawn.question("en").rpartition(" ")[2].rstrip(".")
        home = castle(p, name)
        free = [cell for cell in CELLS if cell not in towers(p) and cell not in taken(p)]
        assert drawn.answer() == {cell for cell in free if touched(p, cell) == {home}}
