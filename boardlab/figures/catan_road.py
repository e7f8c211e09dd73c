"""Chart for Catan: everybody's longest line before and after something was built, and who holds the card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boardlab.catan.options import CARD_POINTS, ROAD_MIN
from boardlab.catan.position import Position
from boardlab.core.i18n.language import Wording
from boardlab.figures.catan_seats import FILLS, seat_name
from boardlab.figures.chart import Chart, Row, plain

if TYPE_CHECKING:
    from plotly.graph_objects import Figure

WORDS = Wording("boardlab.figures")
_INK = "#23262B"


def lines(before: Position, after: Position, lang: str | None = None) -> Chart:
    """The length of everybody's longest line before and after, and the points of the card (catan.road.set_aside).

    Args:
        before: a position.
        after: a later one of the same game.
        lang: the language of the words.
    """
    rows: list[Row] = [
        (
            seat_name(seat, lang),
            before.pieces.lengths[seat],
            after.pieces.lengths[seat],
            CARD_POINTS * (before.road_holder == seat),
            CARD_POINTS * (after.road_holder == seat),
        )
        for seat in range(before.players)
    ]
    keys = ("player", "before", "after", "card_before", "card_after")
    columns = [WORDS.say(f"catan_road.{key}", lang) for key in keys]
    title = WORDS.say("catan_road.title", lang)

    def draw() -> Figure:
        from plotly.graph_objects import Bar, Figure

        figure = Figure()
        for at, shape, gold in ((1, "/", 3), (2, "", 4)):
            figure.add_trace(
                Bar(
                    x=[row[0] for row in rows],
                    y=[row[at] for row in rows],
                    name=columns[at],
                    text=[f"{row[at]}{' ★' if row[gold] else ''}" for row in rows],
                    textposition="outside",
                    textangle=0,
                    cliponaxis=False,
                    marker={
                        "color": FILLS[: len(rows)],
                        "pattern": {"shape": shape, "fgcolor": "#FFFFFF", "fillmode": "overlay", "size": 7},
                        "line": {"color": _INK, "width": 1},
                    },
                )
            )
        figure.update_layout(barmode="group")
        figure.add_hline(
            y=ROAD_MIN, line_color="#6B7078", line_dash="dash", annotation_text=WORDS.say("catan_road.least", lang)
        )
        figure.update_yaxes(dtick=1)
        return plain(figure, title, "", WORDS.say("catan_road.length", lang))

    return Chart(title, columns, rows, draw, columns[1:3])
