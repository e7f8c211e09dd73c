"""The chart of the search for the leaders says what the odds say, and stays small."""

import json

import pytest

from boardlab.figures.creed_sieges import search_length


@pytest.mark.parametrize("lang", ["en", "ko"])
def test_the_chart_is_a_table_and_a_small_figure(lang):
    chart = search_length(lang)
    assert all(len(row) == len(chart.columns) for row in chart.rows)
    assert len(json.dumps(chart.figure().to_plotly_json(), default=str)) < 5_000


def test_the_search_tent_by_tent():
    """A first leader within 2 tents in 5 of 12 cases, both within 4 in 1 of 6, within 6 in 5 of 12, by 9 for sure."""
    rows = {row[0]: row[1:] for row in search_length("en").rows}
    assert rows[2][1] == round(100 * 5 / 12, 1)
    assert rows[4] == (12, round(100 * 26 / 36, 1), round(100 / 6, 1))
    assert rows[6][2] == round(100 * 5 / 12, 1)
    assert rows[9] == (27, 100, 100)
