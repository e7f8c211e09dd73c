"""A chart for Creed: what the special actions cost, box by box."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boardlab.core.i18n.language import Wording
from boardlab.creed.options import SPECIALS, USUAL, Options
from boardlab.figures.chart import Chart, Row, plain

if TYPE_CHECKING:
    from plotly.graph_objects import Figure

WORDS = Wording("boardlab.figures")
GAME = Wording("boardlab.creed")
_COLOURS, _PATTERNS = ("#5098D0", "#A07000"), (".", "/")
_INK = "#23262B"


def prices(lang: str | None = None, options: Options = USUAL) -> Chart:
    """What each special action costs the first and the second time, at least, in AP; 0 where there is no such box."""
    rows: list[Row] = []
    for special in SPECIALS:
        boxes = [min(box) for box in options.boxes(special)[:2]]
        rows.append((GAME.say(f"special.{special}", lang), *boxes, *[0] * (2 - len(boxes))))
    columns = [WORDS.say(f"creed_special.{key}", lang) for key in ("action", "first", "second")]
    title = WORDS.say("creed_special.title", lang)

    def draw() -> Figure:
        from plotly.graph_objects import Bar, Figure

        figure = Figure()
        for at, (colour, pattern) in enumerate(zip(_COLOURS, _PATTERNS, strict=True), 1):
            figure.add_trace(
                Bar(
                    x=[row[0] for row in rows],
                    y=[row[at] for row in rows],
                    name=columns[at],
                    text=[str(row[at]) if row[at] else "–" for row in rows],
                    textposition="outside",
                    marker={"color": colour, "pattern": {"shape": pattern}, "line": {"color": _INK, "width": 1}},
                )
            )
        figure.update_layout(barmode="group", legend={"orientation": "h", "y": 1.12, "x": 1, "xanchor": "right"})
        figure.update_yaxes(range=[0, 7], dtick=1)
        return plain(figure, title, columns[0], WORDS.say("creed_special.ap", lang))

    return Chart(title, columns, rows, draw)
