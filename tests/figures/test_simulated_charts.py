"""Charts of many games show what was counted, and the same games come again."""

from __future__ import annotations

import pytest

from benchmarks.lesson_games import EXPERIMENTS
from boardlab.figures.simulated import GAMES_KEPT, ahead, cases, front, places
from boardlab.simulation.interval import wilson


@pytest.mark.parametrize(("name", "case"), [("torres_ahead", "15"), ("catan_places", "0"), ("creed_front", "shield")])
def test_first_games_of_an_experiment_come_again(name: str, case: str) -> None:
    assert EXPERIMENTS[name][case](GAMES_KEPT) == pytest.approx(cases(name)[case].first, abs=1e-3)


@pytest.mark.parametrize(("name", "chart"), [("torres_ahead", ahead), ("catan_places", places), ("creed_front", front)])
def test_chart_shows_each_case_with_its_interval(name: str, chart: object) -> None:
    assert callable(chart)
    shown = chart("en")
    assert list(cases(name)) == list(EXPERIMENTS[name])
    assert len(shown.rows) == len(EXPERIMENTS[name])
    for row, case in zip(shown.rows, cases(name).values(), strict=True):
        low, high = wilson(case.wins, case.games)
        assert row[-3:] == (f"{case.percent:.0f} %", f"{100 * low:.0f} – {100 * high:.0f} %", case.games)
    assert len(shown.figure().data) == len(shown.rows)


def test_wins_of_the_four_colours_add_up() -> None:
    found = cases("catan_places").values()
    assert sum(case.wins for case in found) == pytest.approx(next(iter(found)).games)
