"""Charts for Creed: attack minus defence for every pair of units, and which help breaks the wall."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boardlab.core.i18n.language import Wording
from boardlab.creed.play.duels import ATTACKERS, DEFENDERS, Duel, Helpers, added, duel, mixes
from boardlab.creed.rules.resolver import KILLED, STANDS
from boardlab.creed.units import ARMOURED_CAVALRY, NAMES, SHIELD_5
from boardlab.figures.chart import Chart, Row, plain

if TYPE_CHECKING:
    from plotly.graph_objects import Figure

WORDS = Wording("boardlab.figures", "boardlab.creed")
WALLS = (SHIELD_5, ARMOURED_CAVALRY)
"""The two units that are hardest to remove."""
_COLOURS = ((0.0, "#C9A27E"), (0.4999, "#F7E8D8"), (0.5, "#A9D8CF"), (1.0, "#0A5950"))
_SPAN = 8
_BARS = ("#A07000", "#0F766C")
_PATTERNS = ("/", "")


def _name(number: int, lang: str | None) -> str:
    return WORDS.say(f"unit.{NAMES[number]}", lang)


def _shown(found: Duel) -> str:
    """A margin as it is written; an × where no attack can do anything."""
    if found.result not in (KILLED, STANDS):
        return "×"
    return "=" if not found.margin else f"{found.margin:+d}".replace("-", "−")


def margins(helpers: Helpers = (), morale: int = 0, lang: str | None = None) -> Chart:
    """Attack minus defence for every attacker and every defender; 0 or more removes (creed.act.field.success).

    Args:
        helpers: archers and ballistas on the attacker's line.
        morale: the attacker's.
        lang: of the words; the chosen one if not given.
    """
    found = [[duel(attacker, other, helpers, morale) for other in DEFENDERS] for attacker in ATTACKERS]
    title = WORDS.say("creed_matchups.margins_title", lang, support=added(helpers), morale=morale)
    columns = [WORDS.say("creed_matchups.attacker", lang), *(_name(other, lang) for other in DEFENDERS)]
    rows = [
        (_name(attacker, lang), *(_shown(each) for each in row)) for attacker, row in zip(ATTACKERS, found, strict=True)
    ]

    def draw() -> Figure:
        from plotly.graph_objects import Figure, Heatmap

        known = [[each.margin if each.result in (KILLED, STANDS) else None for each in row] for row in found]
        figure = Figure()
        figure.add_trace(
            Heatmap(
                z=known,
                x=columns[1:],
                y=[row[0] for row in rows],
                text=[list(row[1:]) for row in rows],
                texttemplate="%{text}",
                colorscale=[list(stop) for stop in _COLOURS],
                zmin=-_SPAN,
                zmax=_SPAN,
                xgap=2,
                ygap=2,
                showscale=False,
                hovertemplate="%{y} → %{x}: %{text}<extra></extra>",
            )
        )
        plain(figure, title, WORDS.say("creed_matchups.defender", lang), "")
        figure.update_xaxes(tickangle=-40, showgrid=False)
        figure.update_yaxes(autorange="reversed", showgrid=False)
        figure.update_layout(height=480, margin={"l": 150, "r": 20, "t": 60, "b": 130})
        return figure

    return Chart(title, columns, rows, draw)


def breaking_walls(lang: str | None = None) -> Chart:
    """Of the nine mixes of up to two archers and morale up to 2, how many remove the two hardest units."""
    title = WORDS.say("creed_matchups.mixes_title", lang)
    names = [_name(wall, lang) for wall in WALLS]
    rows: list[Row] = [(_name(attacker, lang), *(mixes(attacker, wall) for wall in WALLS)) for attacker in ATTACKERS]

    def draw() -> Figure:
        from plotly.graph_objects import Bar, Figure

        figure = Figure()
        for at, name in enumerate(names, 1):
            figure.add_trace(
                Bar(
                    x=[row[0] for row in rows],
                    y=[row[at] for row in rows],
                    text=[str(row[at]) for row in rows],
                    textposition="outside",
                    textangle=0,
                    name=name,
                    marker={
                        "color": _BARS[at - 1],
                        "line": {"color": "#23262B", "width": 1},
                        "pattern": {"shape": _PATTERNS[at - 1]},
                    },
                )
            )
        figure.update_yaxes(range=[0, 10.5], dtick=3)
        plain(figure, title, "", WORDS.say("creed_matchups.mixes", lang))
        figure.update_layout(legend={"orientation": "h", "y": 1.12}, margin={"l": 60, "r": 20, "t": 90, "b": 110})
        return figure

    return Chart(title, [WORDS.say("creed_matchups.attacker", lang), *names], rows, draw)
