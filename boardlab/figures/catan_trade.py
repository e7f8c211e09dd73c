"""Charts for Catan: what the bank asks at which harbours, and how many cards it gives."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boardlab.catan.cards import KINDS, RESOURCES, counts_of
from boardlab.catan.island import GENERIC
from boardlab.catan.pieces import NO_HARBOUR, better_rates
from boardlab.catan.wording import WORDING
from boardlab.core.i18n.language import Wording
from boardlab.figures.chart import Chart, Row, plain

if TYPE_CHECKING:
    from plotly.graph_objects import Figure

WORDS = Wording("boardlab.figures")
LUMBER, BRICK, WOOL, GRAIN, ORE = KINDS
HARBOURS = ((), (GENERIC,), (LUMBER,), (WOOL,), (GENERIC, LUMBER), (GRAIN, ORE), (GENERIC, BRICK, WOOL))
"""Sets of harbours to compare, each harbour by its resource."""
_NAMES = (*RESOURCES, "generic")
MOST = 12
_INK, _PAPER = "#23262B", "#FFFDF8"
_DASHES = {4: "dot", 3: "dash", 2: "solid"}
_SIGNS = {4: "triangle-up", 3: "square", 2: "circle"}
_COLOURS = {4: "#A07000", 3: "#7848E8", 2: "#0F766C"}


def rates_at(*harbours: int) -> tuple[int, ...]:
    """How many cards of each kind the bank takes for one from whoever has these harbours (catan.trade.maritime.rate).

    Args:
        harbours: each a resource for its 2:1 harbour, or ``GENERIC`` for one of 3:1.
    """
    found = NO_HARBOUR
    for harbour in harbours:
        found = better_rates(found, harbour)
    return counts_of(found)


def rates(lang: str | None = None) -> Chart:
    """The rates of all resources for several sets of harbours."""
    names = [_named(harbours, lang) for harbours in HARBOURS]
    found = [rates_at(*harbours) for harbours in HARBOURS]
    kinds = [WORDING.say(f"resource.{name}", lang) for name in RESOURCES]
    title = WORDS.say("catan.rates_title", lang)
    rows: list[Row] = [(name, *(f"{rate}:1" for rate in each)) for name, each in zip(names, found, strict=True)]

    def draw() -> Figure:
        from plotly.graph_objects import Figure, Heatmap

        figure = Figure()
        figure.add_trace(
            Heatmap(
                x=kinds,
                y=names,
                z=[list(each) for each in found],
                text=[[f"{rate}:1" for rate in each] for each in found],
                texttemplate="%{text}",
                textfont={"size": 14},
                colorscale=[[0, "#0F766C"], [0.5, "#F2D98D"], [1, _PAPER]],
                zmin=2,
                zmax=4,
                xgap=2,
                ygap=2,
                showscale=False,
                hoverinfo="x+y+text",
            )
        )
        plain(figure, title, "", "")
        figure.update_xaxes(side="top", showgrid=False)
        figure.update_yaxes(autorange="reversed", showgrid=False)
        figure.update_layout(margin={"t": 90, "b": 20})
        return figure

    return Chart(title, [WORDS.say("catan.harbours", lang), *kinds], rows, draw)


def _named(harbours: tuple[int, ...], lang: str | None) -> str:
    said = [WORDING.say(f"harbour.{_NAMES[each]}", lang) for each in harbours]
    return " + ".join(said) or WORDS.say("catan.no_harbour", lang)


def cards_from_bank(lang: str | None = None) -> Chart:
    """How many cards the bank gives for some cards of one kind, at each rate (catan.trade.maritime.multiple)."""
    by_rate = (rates_at()[WOOL], rates_at(GENERIC)[WOOL], rates_at(WOOL)[WOOL])
    rows: list[Row] = [(count, *(count // rate for rate in by_rate)) for count in range(1, MOST + 1)]
    title, given, got = (WORDS.say(f"catan.{key}", lang) for key in ("bank_title", "handed_in", "received"))

    def draw() -> Figure:
        from plotly.graph_objects import Figure, Scatter

        figure = Figure()
        for at, rate in reversed(list(enumerate(by_rate))):
            figure.add_trace(
                Scatter(
                    x=[row[0] for row in rows],
                    y=[row[at + 1] for row in rows],
                    name=f"{rate}:1",
                    mode="lines+markers",
                    line={"dash": _DASHES[rate], "shape": "hv", "color": _COLOURS[rate]},
                    marker={"symbol": _SIGNS[rate], "size": 8},
                )
            )
        plain(figure, title, given, got)
        figure.update_xaxes(dtick=1)
        figure.update_yaxes(dtick=1)
        return figure

    return Chart(title, [given, *(f"{rate}:1" for rate in by_rate)], rows, draw)
