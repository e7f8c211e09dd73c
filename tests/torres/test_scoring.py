"""Scoring: castles, then the bonus; who wins."""

from __future__ import annotations

import pytest

from tests.torres.setups import place, play, totals


@pytest.mark.rule("torres.score.castle_once", "torres.score.highest")
def test_each_castle_once_for_the_highest_knight() -> None:
    assert totals(place("b2=3 c2=2 d2=1", "b2 c2 d2")) == (9, 0)
    assert totals(place("b2=3 c2=2 d2=1 h8=1", "c2 d2 h8")) == (7, 0)


@pytest.mark.rule("torres.score.steps", "torres.score.marker", "torres.king.when", "torres.king.all")
def test_castles_before_bonus_and_marker_after_all_castles() -> None:
    p = place("b2=1 c2=1 d2=1 f2=1 g2=1", "b2 f2", "c2 a1", king="d2", scores=[0, 3])
    lines = [(line.player, line.rule.rsplit(".", 1)[1], line.points) for line in p.preview().lines]
    assert lines == [
        (0, "product", 3), (0, "product", 2), (1, "product", 3), (1, "count", 0), (0, "table", 5), (1, "table", 5),
    ]  # fmt: skip
    assert [line.scores for line in p.preview().lines[:3]] == [(3, 3), (5, 3), (5, 6)]
    # 3 would have met the other marker at space 3; 3 + 2 together pass it.
    assert p.preview().lines[-1].scores == (10, 11)
    assert [line.points for line in p.preview().lines if line.rule == "torres.track.one_per_space"] == []


@pytest.mark.rule("torres.king.once", "torres.king.own_level", "torres.king.exact")
def test_the_bonus_comes_once_and_ignores_the_kings_level() -> None:
    for king in ("b2", "d2"):
        p = place("b2=3 c2=1 d2=1 c3=1", "c2 c3", king=king)
        assert totals(p) == (4 + 5, 0)
    assert totals(place("b2=3 c2=2 d2=1 c3=1", "c2", king="d2")) == (8, 0)


@pytest.mark.rule("torres.goal.most_points", "torres.peace")
def test_most_points_win() -> None:
    p = place("b2=1 c2=1", "b2", "h8", scores=[3, 9], phase=3, round=4, player=1, king="c2", stacks=[[], [3]])
    after = play(p, "end")
    assert after.is_over
    assert after.winners == (1,)
    tied = place("b2=1", "a8", "h8", phase=3, round=4, player=1, king="b2", stacks=[[], [3]])
    assert play(tied, "end").winners == (0, 1), "0 : 0 is a shared win"
