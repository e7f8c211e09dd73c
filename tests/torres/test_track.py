"""The score track: markers and the spaces they share."""

from __future__ import annotations

import pytest

from tests.torres.setups import place, play, totals


@pytest.mark.rule("torres.track.start_shared", "torres.track.one_per_space")
def test_the_start_is_shared_and_passing_is_free() -> None:
    p = place("", "a1", "b1", "c1")
    assert play(p, "point").scores == (1, 0, 0)
    assert play(place("", "a1", "b1", "c1", scores=[0, 1, 0]), "point").scores == (2, 1, 0)
    assert play(place("", "a1", "b1", "c1", scores=[0, 1, 3]), "point", "point").scores == (4, 1, 3)


@pytest.mark.rule("torres.level.count", "torres.score.no_ties")
def test_no_points_no_push() -> None:
    """A player who scores nothing stays on a shared start."""
    p = place("b2=1", "a1", "h8")
    assert totals(p) == (0, 0)
    assert p.preview().lines[-1].scores == (0, 0)
