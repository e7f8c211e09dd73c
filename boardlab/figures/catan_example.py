"""Charts for Catan: points and cards over the sixteen turns of the example game."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, cast

from boardlab.catan import Position
from boardlab.catan.example import example_game
from boardlab.core.i18n.language import Wording
from boardlab.figures.catan_seats import LINES, seat_name
from boardlab.figures.chart import Chart, Row, plain

if TYPE_CHECKING:
    from plotly.graph_objects import Figure

WORDS = Wording("boardlab.figures")
SEATS = range(4)
_SIGNS = ("circle", "square", "triangle-up", "diamond")
_DASHES = ("solid", "dash", "dot", "dashdot")
_APART = (-0.12, -0.04, 0.04, 0.12)
"""Lines that would lie on one another are drawn a little apart."""


def ends() -> tuple[Position, ...]:
    """The start, and the position at the end of each turn."""
    positions = cast(tuple[Position, ...], example_game().positions)
    last = {p.turn: p for p in positions}
    return positions[0], *(last[turn] for turn in sorted(last))


def points_by_turn(lang: str | None = None) -> Chart:
    """Everybody's points at the start and after each turn (catan.score.start_two)."""
    return _by_turn("example_points", lambda p: p.scores, lang)


def cards_by_turn(lang: str | None = None) -> Chart:
    """How many resource cards everybody holds at the start and after each turn."""
    return _by_turn("example_cards", lambda p: p.hand_sizes, lang)


def _by_turn(name: str, count: Callable[[Position], tuple[int, ...]], lang: str | None) -> Chart:
    rows: list[Row] = [(turn, *count(p)) for turn, p in enumerate(ends())]
    title, turns, unit = (WORDS.say(f"catan.{key}", lang) for key in (f"{name}_title", "after_turn", name))

    def draw() -> Figure:
        from plotly.graph_objects import Figure, Scatter

        figure = Figure()
        for seat in SEATS:
            figure.add_trace(
                Scatter(
                    x=[row[0] for row in rows],
                    y=[float(row[seat + 1]) + _APART[seat] for row in rows],
                    customdata=[row[seat + 1] for row in rows],
                    hovertemplate="%{x}: %{customdata}",
                    name=seat_name(seat, lang),
                    mode="lines+markers",
                    line={"dash": _DASHES[seat], "shape": "hv", "color": LINES[seat]},
                    marker={"symbol": _SIGNS[seat], "size": 8},
                )
            )
        plain(figure, title, turns, unit)
        counts = [int(count) for row in rows for count in row[1:]]
        figure.update_xaxes(dtick=1, zeroline=False, range=[-0.5, len(rows) - 0.5])
        figure.update_yaxes(dtick=1, zeroline=False, range=[min(counts) - 0.5, max(counts) + 0.5])
        return figure

    return Chart(title, [turns, *(seat_name(seat, lang) for seat in SEATS)], rows, draw, colours=LINES)
