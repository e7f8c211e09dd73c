"""Tutorials 05 to 05c, the king's bonus and the end of a phase: the worked numbers."""

from __future__ import annotations

import pytest

from boardlab.lessons import scenario
from boardlab.lessons.display import do
from boardlab.lessons.torres import right_rules as right
from boardlab.lessons.torres import sketch
from boardlab.lessons.torres.king import answers as case
from boardlab.torres import Kind, cell_index

# -- worked examples -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("phase", "points"), [(1, 16), (2, 26)])
def test_example_e_of_the_rules(phase: int, points: int) -> None:
    assert right.total(sketch("b6=4 c6=2 b5=2 c5=1", king="c5", A="b6 c6", phase=phase)) == points


@pytest.mark.parametrize(("knights", "points"), [("b6 c6", 13), ("c6", 9), ("b6", 8), ("b6 b5", 8)])
def test_around_example_f_of_the_rules(knights: str, points: int) -> None:
    assert right.total(sketch("b6=2 c6=1 b5=2 c5=1", king="c5", A=knights)) == points


@pytest.mark.parametrize(("phase", "area"), [(1, 6), (2, 11), (3, 16)])
def test_climbing_pays_a_lone_knight_from_an_area_on(phase: int, area: int) -> None:
    assert case.pays_from(phase) == area
    assert case.gain(area - 1, phase) == 0


@pytest.mark.parametrize(("phase", "points", "best"), [(1, 15, 16), (2, 10, 22), (3, 10, 12)])
def test_the_best_last_turn_depends_on_the_phase(phase: int, points: int, best: int) -> None:
    turn = scenario(f"torres.king.last_turn_{phase}")
    assert right.total(do(turn, *["point"] * 5)) + 5 == points
    lines = (["build f4", "build f5", "move f6 f5"], ["build b5", "build b5", "move b6 b5"])
    assert max(right.total(do(turn, *line)) + 2 for line in lines) == best


# -- misunderstandings ---------------------------------------------------------------------------------------------


def test_king_castle_turns_beat_the_best_other_turn() -> None:
    """A search of its own: every order of builds, steps and new knights there, points for the AP left."""
    start = scenario("torres.king.last_turn_2")
    best, seen, todo = 0, {start}, [start]
    while todo:
        p = todo.pop()
        best = max(best, right.total(p) + p.scores[0] + p.ap - p.spent)
        for act in p.legal_actions():
            near = act.cell >= 0 and CENTRE & 1 << act.cell
            if act.kind in {Kind.BUILD, Kind.MOVE, Kind.ADD} and near and (end := p.play(act)) not in seen:
                seen.add(end)
                todo.append(end)
    assert best == case.BEST


CENTRE = sum(1 << cell_index(cell) for cell in ("b4", "b5", "b6", "b7", "c5", "a5", "a6"))
"""The cells round A's knight in the king's castle; all cells of the board would take minutes."""
