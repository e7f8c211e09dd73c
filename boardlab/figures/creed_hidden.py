"""Charts for Creed's hidden units: how likely an attack removes one, and what it may be."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boardlab.core.i18n.language import Wording
from boardlab.creed.options import USUAL, tiles_of
from boardlab.creed.position import Position
from boardlab.creed.rules.odds import draw_chances, face_down, falling
from boardlab.creed.units import ARCHER, ATTACK, FIGHTERS, NAMES, ONE, PROFILES, SIEGE_ENGINE, SUPPORT, size
from boardlab.figures.chart import Chart, plain

if TYPE_CHECKING:
    from plotly.graph_objects import Figure

WORDS = Wording("boardlab.figures", "boardlab.creed")
ATTACKERS = tuple(number for number in PROFILES if number in FIGHTERS)
_COLOURS = ("#BAD3DB", "#2B6FA3")
_PATTERNS = ("", "/")


def percent(part: float) -> float:
    """A chance in percent, to one place."""
    return round(100 * part, 1)


def chance_to_kill(nation: int = 1, lang: str | None = None) -> Chart:
    """How likely each attacker removes a face-down unit, alone and with an archer on its line.

    At the start of the game the unit may be any of the 17 tiles but the siege engine (creed.setup.siege_engine).

    Args:
        nation: whose unit lies there, 1 to 4: it decides which special units may.
        lang: the language; None follows the one chosen.
    """
    pile = tiles_of(USUAL, nation) - ONE[SIEGE_ENGINE]
    rows = []
    for number in ATTACKERS:
        alone, helped = (
            falling(number, ATTACK[number] + more, pile, USUAL) for more in (0, SUPPORT[ARCHER])
        )  # a shield alone has attack 0, which is no attack
        name = WORDS.say(f"unit.{NAMES[number]}", lang)
        rows.append(
            (
                name,
                f"{alone}/{size(pile)}",
                f"{helped}/{size(pile)}",
                percent(alone / size(pile)),
                percent(helped / size(pile)),
            )
        )
    columns = [
        WORDS.say(f"creed_hidden.{key}", lang)
        for key in ("attacker", "alone", "helped", "alone_percent", "helped_percent")
    ]
    special = WORDS.say(f"unit.{NAMES[max(draw_chances(pile))]}", lang)
    title = WORDS.say("creed_hidden.kill_title", lang, unit=special)
    return Chart(
        title,
        columns,
        rows,
        lambda: _bars(title, [row[0] for row in rows], columns[1:3], [(row[3], row[4]) for row in rows], lang),
    )


def what_it_may_be(p: Position, lang: str | None = None) -> Chart:
    """How likely B's face-down unit is each kind of tile, at the start and now that some were seen."""
    before, now = draw_chances(tiles_of(p.options, p.nations[1]) - ONE[SIEGE_ENGINE]), face_down(p, 1)
    rows = [
        (WORDS.say(f"unit.{NAMES[number]}", lang), percent(float(chance)), percent(float(now.get(number, 0))))
        for number, chance in before.items()
    ]
    columns = [WORDS.say(f"creed_hidden.{key}", lang) for key in ("unit", "before", "now")]
    title = WORDS.say("creed_hidden.may_be_title", lang)
    return Chart(
        title,
        columns,
        rows,
        lambda: _bars(title, [row[0] for row in rows], columns[1:], [(row[1], row[2]) for row in rows], lang),
    )


def _bars(
    title: str, names: list[str], series: list[str], values: list[tuple[float, float]], lang: str | None
) -> Figure:
    """Two bars for each name, in percent."""
    from plotly.graph_objects import Bar, Figure

    figure = Figure()
    for at, name in enumerate(series):
        figure.add_trace(
            Bar(
                y=names,
                x=[pair[at] for pair in values],
                name=name,
                orientation="h",
                marker={
                    "color": _COLOURS[at],
                    "pattern": {"shape": _PATTERNS[at]},
                    "line": {"color": "#23262B", "width": 1},
                },
            )
        )
    figure = plain(figure, title, WORDS.say("creed_hidden.percent", lang), "")
    figure.update_yaxes(autorange="reversed", gridcolor="#FFFDF8", ticks="outside", tickcolor="#F7F4EC")
    figure.update_xaxes(gridcolor="#D5D0C4", rangemode="tozero")
    figure.update_layout(height=80 + 34 * len(names), legend={"orientation": "h", "y": 1, "yanchor": "bottom"})
    return figure
