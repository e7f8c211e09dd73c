"""The chart of longest lines says what the positions say, in both languages, and stays small."""

from __future__ import annotations

import json
from typing import Any

import pytest

from boardlab import catan
from boardlab.catan.board import PATHS
from boardlab.catan.wording import WORDING
from boardlab.figures.catan_road import lines


def with_roads(count: Any, holder: Any) -> Any:
    document = {name: value for name, value in catan.start(4).to_json().items() if name != "longest_road"}
    bare = {"settlements": [[]] * 4, "roads": [list(PATHS[:count]), list(PATHS[66:69]), [], []], "longest_road": holder}
    return catan.from_json({**document, **bare}, allow_unreachable=True)


@pytest.mark.parametrize("lang", ["en", "ko"])
def test_lengths_and_the_card_before_and_after(lang: str) -> None:
    chart = lines(with_roads(4, None), with_roads(5, 0), lang)
    assert list(chart.rows) == [
        (WORDING.seat_name(seat, lang), *counts)
        for seat, counts in enumerate([(4, 5, 0, 2), (3, 3, 0, 0), (0, 0, 0, 0), (0, 0, 0, 0)])
    ]
    assert all(len(row) == len(chart.columns) for row in chart.rows)
    drawn = json.dumps(chart.figure().to_plotly_json(), default=str)
    assert "5 \\u2605" in drawn
    assert len(drawn) < 5_000
