"""Charts for Torres."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from boardlab.core.i18n.language import Wording
from boardlab.figures.chart import Chart, plain
from boardlab.torres.board import CELLS, Ground
from boardlab.torres.options import LEVEL_BONUS
from boardlab.torres.rules.knights import ADD_AP
from boardlab.torres.rules.odds import chance_in_common_deck, chance_of_card
from boardlab.torres.rules.scoring import reckon

if TYPE_CHECKING:
    from plotly.graph_objects import Figure

WORDS = Wording("boardlab.figures")
PHASES = (1, 2, 3)
WIDEST = 20
MOST_PURCHASES = 4
_DASHES = ("solid", "dash", "dot")
_SIGNS = ("circle", "square", "triangle-up")
_COLOURS = ("#5098D0", "#A07000", "#D03868")


@cache
def climb_gain(area: int, phase: int) -> int:
    """What a lone knight on the bonus level of the king's castle gains by climbing one level, in points.

    Worked out by scoring both positions: area more for the castle, the bonus less (torres.king.exact). Negative where
    staying is better.

    Args:
        area: cells the castle covers, 4 to 64.
        phase: 1 to 3.
    """
    heights = [1] * area + [0] * (CELLS - area)
    heights[0], heights[1] = phase, phase + 1
    ground = Ground.of(heights)
    stay, climb = (reckon(ground, (1 << cell,), 2, (0,), phase, 0)[-1].scores[0] for cell in (0, 1))
    return climb - stay


def pays_from(phase: int) -> int:
    """The smallest area from which climbing off the bonus level pays a lone knight."""
    return next(area for area in range(4, CELLS + 1) if climb_gain(area, phase) > 0)


def bonus_per_ap(lang: str | None = None) -> Chart:
    """What the king's bonus is worth per AP, phase by phase, and from which area on climbing off it pays."""
    cost = ADD_AP
    rows = [(phase, LEVEL_BONUS[phase - 1], cost, LEVEL_BONUS[phase - 1] / cost, pays_from(phase)) for phase in PHASES]
    columns = [WORDS.say(f"torres.{key}", lang) for key in ("phase", "bonus", "knight_cost", "per_ap", "pays_from")]

    def draw() -> Figure:
        from plotly.graph_objects import Bar, Figure

        figure = Figure()
        figure.add_trace(
            Bar(
                x=[WORDS.say("torres.line_name", lang, phase=row[0]) for row in rows],
                y=[row[3] for row in rows],
                text=[f"{row[3]:g}" for row in rows],
                marker_color="#DDA51C",
                marker_line={"color": "#23262B", "width": 1},
            )
        )
        return plain(figure, WORDS.say("torres.bonus_title", lang), "", WORDS.say("torres.per_ap", lang))

    return Chart(WORDS.say("torres.bonus_title", lang), columns, rows, draw, columns[3:4])


def climb_or_stay(lang: str | None = None) -> Chart:
    """What climbing one level off the bonus level gains a lone knight, by area of the king's castle and phase."""
    areas = range(4, WIDEST + 1)
    names = [WORDS.say("torres.line_name", lang, phase=phase) for phase in PHASES]
    rows = [(area, *(climb_gain(area, phase) for phase in PHASES)) for area in areas]

    def draw() -> Figure:
        from plotly.graph_objects import Figure, Scatter

        figure = Figure()
        for phase in PHASES:
            figure.add_trace(
                Scatter(
                    x=list(areas),
                    y=[row[phase] for row in rows],
                    name=names[phase - 1],
                    mode="lines+markers",
                    line={"dash": _DASHES[phase - 1], "color": _COLOURS[phase - 1]},
                    marker={"symbol": _SIGNS[phase - 1], "size": 7},
                )
            )
        figure.add_hline(y=0, line_color="#6B7078", annotation_text=WORDS.say("torres.even", lang))
        return plain(
            figure,
            WORDS.say("torres.climb_title", lang),
            WORDS.say("torres.area", lang),
            WORDS.say("torres.gain", lang),
        )

    return Chart(WORDS.say("torres.climb_title", lang), [WORDS.say("torres.area", lang), *names], rows, draw)


def finding_a_card(lang: str | None = None) -> Chart:
    """How likely a wanted action card has been seen after some purchases, in percent.

    Own deck with the other cards put at the bottom, own deck with them put back on top, common deck (torres.buy.draw,
    torres.buy.common_variant).
    """
    rows = [
        (
            bought,
            round(100 * chance_of_card(bought)),
            round(100 * chance_of_card(bought, bury=False)),
            round(100 * float(chance_in_common_deck(bought)), 1),
        )
        for bought in range(1, MOST_PURCHASES + 1)
    ]
    names = [WORDS.say(f"torres.{key}", lang) for key in ("bury", "leave", "common")]

    def draw() -> Figure:
        from plotly.graph_objects import Figure, Scatter

        figure = Figure()
        for at, name in enumerate(names):
            figure.add_trace(
                Scatter(
                    x=[row[0] for row in rows],
                    y=[row[at + 1] for row in rows],
                    name=name,
                    mode="lines+markers",
                    line={"dash": _DASHES[at], "color": _COLOURS[at]},
                    marker={"symbol": _SIGNS[at], "size": 9},
                )
            )
        figure.update_xaxes(dtick=1)
        figure.update_yaxes(range=[0, 105])
        return plain(
            figure,
            WORDS.say("torres.finding_title", lang),
            WORDS.say("torres.purchases", lang),
            WORDS.say("torres.percent", lang),
        )

    columns = [WORDS.say("torres.purchases", lang), *names]
    return Chart(WORDS.say("torres.finding_title", lang), columns, rows, draw)
