"""Charts for Creed's sieges: how long the search for the leaders takes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boardlab.core.i18n.language import Wording
from boardlab.creed.board import TENTS
from boardlab.creed.rules.odds import LEADERS, leaders_found
from boardlab.creed.rules.sieges import SIEGE_AP
from boardlab.figures.chart import Chart, plain

if TYPE_CHECKING:
    from plotly.graph_objects import Figure

WORDS = Wording("boardlab.figures")
_COLOURS = ("#5098D0", "#D03868")
_DASHES = ("dash", "solid")
_SIGNS = ("circle", "square")


def search_length(lang: str | None = None) -> Chart:
    """How likely a first leader, and both, have been found once so many of the nine tents were opened, in percent.

    Each place of the two leaders is as likely as any other (creed.setup.tents); the AP are those of siege attacks alone
    (creed.act.siege), without units deployed and walls broken.
    """
    rows = []
    for opened in range(1, TENTS + 1):
        both = leaders_found(opened, LEADERS)
        chances = [round(100 * float(chance), 1) for chance in (1 - leaders_found(opened, 0), both)]
        rows.append((opened, opened * SIEGE_AP, *chances))
    columns = [WORDS.say(f"creed_sieges.{key}", lang) for key in ("opened", "ap", "first", "both")]
    title = WORDS.say("creed_sieges.search_title", lang)

    def draw() -> Figure:
        from plotly.graph_objects import Figure, Scatter

        figure = Figure()
        for at, name in enumerate(columns[2:]):
            figure.add_trace(
                Scatter(
                    x=[row[0] for row in rows],
                    y=[row[at + 2] for row in rows],
                    name=name,
                    mode="lines+markers",
                    line={"dash": _DASHES[at], "color": _COLOURS[at]},
                    marker={"symbol": _SIGNS[at], "size": 9},
                )
            )
        figure = plain(figure, title, columns[0], WORDS.say("creed_sieges.percent", lang))
        figure.update_xaxes(dtick=1)
        figure.update_yaxes(range=[0, 105])
        figure.update_layout(legend={"orientation": "h", "y": 1, "yanchor": "bottom"})
        return figure

    return Chart(title, columns, rows, draw, columns[2:])
