"""The king: who moves him, and where."""

from __future__ import annotations

import pytest

from boardlab.torres.board import NAMES
from tests.torres.setups import SIX, end_phase, in_turn, legal, menu, place, play


@pytest.mark.rule("torres.next.king_may", "torres.next.king_where", "torres.next.king_stay", "torres.next.starter")
def test_the_lowest_moves_the_king_and_starts() -> None:
    p = place(
        SIX, "h1 a8", "h2 c8", "h3 e8", king="g8", scores=[9, 2, 7], round=4, player=2,
        stacks=[[], [], [2]],
    )  # fmt: skip
    after = play(p, "end")
    assert (after.stage, after.phase, after.decider, after.starter) == ("move_king", 2, 1, 1)
    assert menu(after, "king") == {"a6", "c6"}
    assert legal(after, "stay")
    moved = play(after, "king a6")
    assert (moved.king, moved.decider, moved.stage) == (NAMES.index("a6"), 1, "turn")
    assert play(after, "stay").king == NAMES.index("g8")


def test_a_shared_lowest_score_is_the_last_seats() -> None:
    p = end_phase(in_turn(4))
    assert p.scores == (1, 2, 3, 4)
    ground = place(SIX, "h1", "h2", "h3", king="g8", round=4, player=2, stacks=[[], [], [2]])
    assert play(ground, "end").decider == 2


def test_without_a_free_cell_the_king_stays() -> None:
    towers = "a8=1 c8=1 e8=1 g8=1 a6=1 c6=1"
    p = place(towers, "a8 c8", "e8 a6", "c6 h1", king="g8", round=4, player=2, stacks=[[], [], [2]])
    assert [act.to_text() for act in play(p, "end").legal_actions()] == ["stay"]


def test_king_from_the_first_cell_tells_where_from() -> None:
    """Cell 0, a1, is a cell like any other: only below 0 is he beside the board."""
    p = place(
        f"{SIX} a1=1", "h1 a8", "h2 c8", "h3 e8", king="a1", scores=[9, 2, 7], round=4, player=2,
        stacks=[[], [], [2]],
    )  # fmt: skip
    told = play(p, "end").events("king a6")[0]
    assert (told.kind, told.facts["source"], told.facts["target"]) == ("king_moves", "a1", "a6")
