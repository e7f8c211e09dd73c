"""What a chart of a lesson draws on a page: one scale and one unit, with its numbers at the bars."""

from __future__ import annotations

import re
from typing import Any

import pytest

from boardlab.figures.catan_founding import sites_left
from boardlab.figures.chart import Chart
from boardlab.figures.simulated import places
from boardlab.lessons.build.store import lessons_of
from boardlab.lessons.catan import sketch
from boardlab.session.lesson.cells import LessonCells, is_chart
from boardlab.session.lesson.chart import chart_svg, series_of
from tests.effort import drawn

FAR_APART = 6
"""Columns of which one reaches so many times as high as another share no scale: the lower one would lie on its foot."""


def chart(*columns: str, rows: list[tuple[int | str, ...]], drawn: tuple[str, ...] = ()) -> Chart:
    return Chart("chart", columns, rows, lambda: None, drawn)


def on_other_scales(chart: Any) -> tuple[str, ...]:
    """The columns drawn that share no scale or unit with the one that reaches highest; () where all is well."""
    reach = {name: max(map(abs, values), default=0.0) for name, values in series_of(chart).items()}
    if len(reach) < 2:
        return ()
    highest = max(reach, key=reach.__getitem__)
    return tuple(
        name
        for name, top in reach.items()
        if 0 < top * FAR_APART < reach[highest] or is_percent(name) != is_percent(highest)
    )


def is_percent(name: str) -> bool:
    return any(word in name.lower() for word in ("%", "percent", "퍼센트"))


def test_columns_far_apart_or_of_another_unit_are_found() -> None:
    rows: list[tuple[int | str, ...]] = [(1, 3, 2000), (2, 4, 1900)]
    assert on_other_scales(chart("turn", "points", "games", rows=rows)) == ("points",)
    assert on_other_scales(chart("turn", "points", "percent", rows=[(1, 20, 30)])) == ("points",)
    assert on_other_scales(chart("turn", "points", "games", rows=rows, drawn=("points",))) == ()


@pytest.mark.parametrize("game", drawn(["catan", "torres", "creed"], 3))
def test_every_chart_of_a_lesson_has_one_scale(game: str) -> None:
    seen = 0
    for lesson in lessons_of(game):
        cells = LessonCells(lesson)
        shown = [picture for step in lesson.steps for picture in step.pictures if picture.kind == "chart"]
        for value in (value for picture in shown for value in cells.shown(picture, "en") if is_chart(value)):
            assert not on_other_scales(value), (lesson.id, value.title, series_of(value))
            seen += 1
    assert seen > 3


def test_shares_are_drawn_with_what_chance_may_move() -> None:
    svg = chart_svg(places("en"))
    assert svg.count('class="bl-ch-w"') == 4
    assert svg.count('class="bl-ch-e"') == 1
    assert "games<" not in svg.replace("games won<", "")


def test_long_names_stand_below_each_other_with_numbers() -> None:
    best = sites_left(sketch(stage="roll"), "en", best=5)
    svg = chart_svg(best)
    assert [str(row[0]) for row in best.rows] == re.findall(r'text-anchor="end"[^>]*>([^<]*)<', svg)
    assert [str(row[1]) for row in best.rows] == re.findall(r'text-anchor="start"[^>]*>([0-9]+)<', svg)


def test_a_row_of_sums_is_told_and_not_drawn() -> None:
    summed = chart("sum", "cards", rows=[(2, 1), (3, 2), ("all", 36)])
    assert series_of(summed) == {"cards": [1, 2]}
