"""Knights: added, stepping, through doors."""

from __future__ import annotations

import pytest

from tests.torres.setups import legal, menu, place, play


@pytest.mark.rule("torres.add.adjacent", "torres.add.level", "torres.add.empty")
def test_adding_knights() -> None:
    """Beside an own knight, on its level or lower."""
    p = place("b2=2 c2=2 b3=1 a2=3", "b2", "b1")
    assert menu(p, "add") == {"c2", "b3"}, "a2 is higher, b1 is taken"
    after = play(p, "add c2")
    assert {"c3", "c1", "d2"} <= menu(after, "add"), "a new knight serves at once"
    assert play(after, "add c3").spent == 4


def test_highest_neighbour_decides() -> None:
    assert legal(place("b2=2 c3=2", "b2 c3"), "add c2")
    assert legal(place("b2=2 c2=2", "b2 c1"), "add c2")


@pytest.mark.rule("torres.move.up_one", "torres.move.down_any", "torres.move.orthogonal")
def test_steps_climb_one_level_and_fall_any() -> None:
    """Up one, down any, straight only."""
    p = place("d4=5 d5=5 e4=5 d3=6 c4=7 e5=1 c5=1 c3=1", "d4")
    assert menu(p, "move d4") >= {"d5", "e4", "d3"}
    assert "c4" not in menu(p, "move d4")
    assert legal(place("b2=9", "b2"), "move b2 b1")
    assert legal(place("b2=1", "b1"), "move b1 b2")


@pytest.mark.rule("torres.door.four", "torres.door.through")
def test_doors_open_on_four_sides() -> None:
    """One block lets a figure through from each side to each other."""
    for side in ("c2", "b1", "a2", "b3"):
        assert {"c2", "b1", "a2", "b3"} - {side} <= menu(place("b2=1", side), f"move {side}")


def test_figures_on_roofs_close_no_door() -> None:
    assert legal(place("b2=1 c2=1", "a2", "b2", king="c2"), "move a2 d2")


@pytest.mark.rule("torres.door.repeat")
def test_several_castles_in_one_turn() -> None:
    """1 AP for each."""
    p = place("b2=1 d2=1 f2=1", "a2")
    assert play(p, "move a2 c2", "move c2 e2", "move e2 g2").spent == 3
