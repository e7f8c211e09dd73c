"""Still pictures of charts: beside each figure, with its words, and with all that the figure shows."""

from __future__ import annotations

import json
import re
from html import unescape
from typing import Any
from xml.etree import ElementTree

import pytest
from IPython.core.formatters import DisplayFormatter
from plotly.io import renderers

from boardlab.core.picture.html import words_of
from boardlab.figures import creed_hidden, creed_matchups, creed_sieges, creed_special
from boardlab.figures.catan_board import cards_per_roll, throws
from boardlab.figures.catan_cards import next_cards, soon
from boardlab.figures.catan_example import cards_by_turn, points_by_turn
from boardlab.figures.catan_founding import room_left, sites_left
from boardlab.figures.catan_robber import block_cost, discards, holding
from boardlab.figures.catan_trade import cards_from_bank, rates
from boardlab.figures.still import WIDE, still
from boardlab.figures.torres import bonus_per_ap, climb_or_stay, finding_a_card
from boardlab.lessons import scenario
from boardlab.lessons.catan import sketch
from tests.pictures import svg_in

CHART = "application/vnd.plotly.v1+json"
CHARTS = {
    "throws": throws,
    "cards_per_roll": lambda lang: cards_per_roll(sketch(stage="roll"), lang),
    "next_cards": next_cards,
    "soon": soon,
    "cards_from_bank": cards_from_bank,
    "rates": rates,
    "bonus_per_ap": bonus_per_ap,
    "climb_or_stay": climb_or_stay,
    "finding_a_card": finding_a_card,
    "margins": lambda lang: creed_matchups.margins(lang=lang),
    "chance_to_kill": lambda lang: creed_hidden.chance_to_kill(1, lang),
    "points_by_turn": points_by_turn,
    "sites_left": lambda lang: sites_left(sketch(stage="roll"), lang),
    "room_left": room_left,
    "holding": holding,
    "discards": discards,
    "cards_by_turn": cards_by_turn,
    "what_it_may_be": lambda lang: creed_hidden.what_it_may_be(scenario("creed.hidden.later"), lang),
    "block_cost": lambda lang: block_cost(sketch(stage="roll"), lang),
    "prices": creed_special.prices,
    "breaking_walls": creed_matchups.breaking_walls,
    "search_length": creed_sieges.search_length,
}


def test_still_picture_replaces_plotly_script_in_a_kernel(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(renderers, "default", "plotly_mimetype+notebook_connected")
    data, _ = DisplayFormatter().format(throws("en").figure())
    assert set(data) == {CHART, "text/html", "text/plain"}
    assert data["text/html"].startswith("<img alt=")


@pytest.mark.parametrize("lang", ["en", "ko"])
@pytest.mark.parametrize("make", CHARTS.values(), ids=CHARTS)
def test_cell_gets_figure_picture_and_table(make: Any, lang: str) -> None:
    chart = make(lang)
    data, _ = DisplayFormatter().format(chart.figure())
    assert set(data) == {CHART, "text/html", "text/plain"}
    assert data["text/plain"] == str(chart)
    assert all(len(row) == len(chart.columns) for row in chart.rows)
    assert chart._repr_html_().count("<tr>") == len(chart.rows) + 1
    assert len(json.dumps(data[CHART])) < 12_000, "a figure is small"
    svg = svg_in(data["text/html"])
    alt = unescape(re.match(r'<img alt="([^"]*)"', data["text/html"])[1])
    assert alt == words_of(svg)
    assert alt.startswith(f"{chart.title}. {chart.columns[0]} ")
    root = ElementTree.fromstring(svg)
    shown = " ".join("".join(each.itertext()) for each in root.iterfind("{*}text"))
    figure = data[CHART]
    axes = [figure["layout"][axis]["title"]["text"] for axis in ("xaxis", "yaxis")]
    names = [trace["name"] for trace in figure["data"] if "name" in trace and len(figure["data"]) > 1]
    assert not [words for words in (chart.title, *axes, *names) if words not in shown]
    places = {f"{each:g}" for axis in "xy" for each in _of(root, axis)}
    assert len(places) > 4


def _of(root: Any, axis: Any) -> Any:
    """Where words stand."""
    found = [float(each.get(axis)) for each in root.iterfind("{*}text")]
    assert not [at for at in found if not 0 <= at <= (WIDE if axis == "x" else float(root.get("height")))]
    return found


def test_bars_lie_where_their_numbers_say() -> None:
    bars = {"type": "bar", "x": ["a", "b", "c"], "y": [1, 2, None], "name": "n"}
    svg = still({"data": [bars], "layout": {"title": {"text": "T"}}}, [])
    paths = re.findall(r'<path d="M([\d.]+) ([\d.]+)H([\d.]+)V([\d.]+)', svg)[1:]
    (left, top, right, foot), (_, other_top, _, other_foot) = ([float(each) for each in path] for path in paths)
    assert foot == other_foot
    assert (foot - other_top) / (foot - top) == pytest.approx(2, abs=0.01)
    assert right - left > 50


def test_a_line_that_breaks_off_is_drawn_in_parts() -> None:
    line = {"type": "scatter", "mode": "lines", "x": [0, 1, None, 2, 3], "y": [0, 1, None, 2, 3]}
    assert (
        still({"data": [line], "layout": {}}, []).count("<polyline")
        == 2 + still({"data": [{**line, "x": [0, 3], "y": [0, 3]}], "layout": {}}, []).count("<polyline") - 1
    )


def test_words_stay_words() -> None:
    svg = still({"data": [{"type": "bar", "x": ["<i>&</i>"], "y": [1], "text": ["<b>1</b>"]}], "layout": {}}, ["a <b>"])
    assert "<i>" not in svg
    assert "a &lt;b&gt;" in svg
    assert ElementTree.fromstring(svg) is not None
