"""What opening a lesson takes: the calls of a cold load never grow unseen."""

from __future__ import annotations

import pytest

from benchmarks.load import cold_calls

MOST = {"torres.scoring": 8_450, "catan.robber": 11_950, "creed.first_game": 10_250}
"""Calls in files of boardlab, those of imports included, by Python 3.11; later ones make fewer."""


@pytest.mark.parametrize("lesson", MOST)
def test_cold_load_of_a_lesson_keeps_its_calls(lesson: str) -> None:
    assert cold_calls(lesson) <= MOST[lesson]
