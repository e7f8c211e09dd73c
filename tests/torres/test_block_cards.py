"""Cards that set blocks."""

from __future__ import annotations

import pytest

from boardlab.torres.board import NAMES
from tests.torres.setups import LINE, SIX, broken, legal, play, with_card


@pytest.mark.rule("torres.card.block_under")
def test_block_under() -> None:
    """At any level, from any stack, and a new castle on bare board."""
    p = with_card("block_under", "b2=1 c2=1", "b2 h8")
    after = play(p, "play block_under b2 from 3")
    assert after.heights[NAMES.index("b2")] == 2
    assert (after.spent, after.built, after.stacks[0]) == (0, 0, (3, 3, 3, 2))
    assert play(p, "play block_under h8 from 3").castle_at(63) is not None
    mid = with_card("block_under", "b2=1 c2=1", "b2", turn_stack=1, built=2)
    assert legal(mid, "play block_under b2")
    assert legal(mid, "play block_under b2 from 3")


@pytest.mark.rule("torres.card.extra_block")
def test_extra_block() -> None:
    """From the supply, not counted among the three."""
    p = with_card("extra_block", LINE, "h8", turn_stack=0, built=3)
    after = play(p, "play extra_block a2")
    assert (after.supply, after.built, after.spent) == (p.supply - 1, 3, 0)


@pytest.mark.rule("torres.card.move_block", "torres.card.move_block.found")
def test_move_block() -> None:
    """The top block of a free tower to any free cell."""
    p = with_card("move_block", SIX + " a1=2 b1=1 c1=1", "h1")
    assert legal(p, "play move_block a1 h4"), "a new castle"
    assert len(play(p, "play move_block a1 h4").castles) == 8
    assert legal(p, "play move_block a1 b1")
    assert legal(p, "play move_block c1 a2"), "within one castle"
    assert legal(p, "play move_block c1 h4")
    assert not legal(p, "play move_block b1 h4"), "split"
    assert legal(p, "play move_block a6 b6") is True, "six castles remain of seven"
    assert len(play(p, "play move_block a6 b2").castles) == 6


@pytest.mark.rule("torres.card.move_block.remove_castle")
def test_the_sixth_castle_may_move_but_not_vanish() -> None:
    p = with_card("move_block", SIX, "h1")
    assert legal(p, "play move_block a8 h4")
    assert broken(p, "play move_block a8 e7") == [("torres.card.move_block.remove_castle", "")]


@pytest.mark.rule("torres.build.no_merge", "torres.card.move_block")
def test_a_card_opens_a_cell_between_two_castles() -> None:
    """It is closed until then: no block joins two castles."""
    p = with_card("move_block", SIX + " b1=1 d1=1", "h1")
    assert [rule for rule, _ in broken(p, "build c1 from 3")] == ["torres.build.no_merge"]
    opened = play(p, "play move_block d1 h4")
    assert legal(opened, "build c1 from 3")
