"""Building: area and height, stacks."""

from __future__ import annotations

import pytest

from tests.torres.setups import LINE, in_turn, legal, place, play


@pytest.mark.rule("torres.build.extend", "torres.build.raise", "torres.build.any_castle", "torres.build.eight")
def test_area_and_height() -> None:
    p = play(in_turn(2), "build a5 from 3", "build a5", "build d7")
    castles = {castle.name: (castle.area, castle.height) for castle in p.castles}
    assert castles["a4"] == (2, 2)
    assert castles["d7"] == (2, 1)
    assert len(castles) == 8
    assert (p.built, p.turn_stack) == (3, 0)


@pytest.mark.rule("torres.build.no_merge")
def test_corners_may_touch() -> None:
    """A cell may also touch one castle twice."""
    assert legal(place("b2=1 d4=1", "h8"), "build c2 from 3")
    assert legal(place("b2=1 c3=1", "h8"), "build h7 from 3") is False
    assert legal(place("b2=1 b3=1 c3=1", "h8"), "build c2 from 3")


@pytest.mark.rule("torres.build.fewer", "torres.build.redistribute", "torres.build.excess", "torres.build.one_stack")
def test_fewer_blocks_and_the_rest_kept() -> None:
    p = play(place(LINE, "a8", "h8", stacks=[[3, 2, 2], [3]]), "build a2 from 3")
    ends = {act.to_text() for act in p.legal_actions() if act.to_text().startswith("end")}
    assert ends == {"end leaving 2 2", "end leaving 3 2", "end leaving 3 3"}
    assert play(p, "end leaving 3 2").supply == p.supply + 1
    full = place(LINE, "a8", "h8", stacks=[[3, 3], [3]])
    assert {act.to_text() for act in full.legal_actions() if act.to_text().startswith("end")} == {"end 3 leaving 3"}
    assert play(full, "end 3").supply == full.supply + 3
    assert play(full, "end 3").stacks[0] == (3,)


def test_an_emptied_stack_still_stands_for_a_turn() -> None:
    p = place(LINE, "b2", "h8", stacks=[[1, 3], [3]], hands=[["block_under"], []])
    after = play(p, "play block_under b2 from 1")
    assert after.stacks[0] == (3, 0)
    assert legal(after, "end 0 leaving 3")
    assert after.read_action("end 0").to_text() == "end leaving 3"
    assert not any(act.to_text().startswith("build") and act.size == 0 for act in after.legal_actions())
