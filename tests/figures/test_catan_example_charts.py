"""Charts on the example game say what its record says, in both languages, and stay small."""

import json

import pytest

from boardlab.figures.catan_example import cards_by_turn, ends, points_by_turn
from boardlab.lessons.catan.example import answers as case


def test_each_turn_has_a_row_with_points_and_cards_at_its_end():
    points, cards = points_by_turn("en").rows, cards_by_turn("en").rows
    assert len(points) == len(cards) == case.TURNS + 1
    for turn in range(1, case.TURNS + 1):
        assert ends()[turn] == case.after(turn)
        assert tuple(points[turn][1:]) == case.after(turn).scores
        assert tuple(cards[turn][1:]) == case.after(turn).hand_sizes
    assert tuple(points[0][1:]) == (2, 2, 2, 2)


@pytest.mark.parametrize("lang", ["en", "ko"])
@pytest.mark.parametrize("make", [points_by_turn, cards_by_turn])
def test_a_chart_is_a_table_and_a_small_figure(make, lang):
    chart = make(lang)
    assert all(len(row) == len(chart.columns) for row in chart.rows)
    assert chart._repr_html_().count("<tr>") == len(chart.rows) + 1
    assert len(json.dumps(chart.figure().to_plotly_json(), default=str)) < 6_000


def test_lines_lie_a_little_apart_and_tell_their_true_count():
    for trace in cards_by_turn("en").figure().data:
        assert all(abs(drawn - true) < 0.2 for drawn, true in zip(trace.y, trace.customdata, strict=True))
