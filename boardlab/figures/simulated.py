"""Charts of many games: what one thing is worth, counted in games won.

The games are those of ``boardlab.simulate``; ``python -m benchmarks.lesson_games`` plays them again and keeps what came
of them in ``simulated.toml``, since a page has no minutes for a thousand games.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from boardlab.catan import start
from boardlab.catan.island import COLOURS, printed_start
from boardlab.catan.rules.odds import site_ways
from boardlab.core.i18n.language import Wording
from boardlab.core.i18n.toml_files import read_toml
from boardlab.figures.catan_seats import seat_name
from boardlab.figures.chart import Chart, Row, plain
from boardlab.simulation.interval import wilson
from boardlab.torres.options import LEVEL_BONUS

if TYPE_CHECKING:
    from plotly.graph_objects import Figure

WORDS = Wording("boardlab.figures")
FILE = "simulated.toml"
GAMES_KEPT = 12
"""What came of so many games is kept too: a test plays them again."""
_INK = "#23262B"


class Case(NamedTuple):
    """What came of the games of one case."""

    case: str
    games: int
    wins: float
    """How many games it won; of a win that is shared, its part."""
    first: float
    """The same of the first few games."""

    @property
    def percent(self) -> float:
        """The share of games won, in percent."""
        return 100 * self.wins / self.games


@cache
def cases(name: str) -> dict[str, Case]:
    """What came of an experiment, by case."""
    return {row["case"]: Case(**row) for row in read_toml("boardlab.figures", FILE).get(name, ())}


def games(name: str) -> int:
    """How many games were played for each case of an experiment."""
    return max((case.games for case in cases(name).values()), default=0)


def _chart(key: str, what: Sequence[Sequence[int | str]], even: int, lang: str | None) -> Chart:
    """The games won, each with its interval, and a line where all would be equal.

    Args:
        key: the name of the experiment; its words begin like that.
        what: what is told of each case, in the first columns.
        even: the share of games that would be won if the thing were worth nothing, in percent.
        lang: the language of the words.
    """
    found = list(cases(key).values())
    bounds = [[100 * bound for bound in wilson(case.wins, case.games)] for case in found]
    rows: list[Row] = [
        (*told, f"{case.percent:.0f} %", f"{low:.0f} – {high:.0f} %", case.games)
        for told, case, (low, high) in zip(what, found, bounds, strict=True)
    ]
    own = WORDS.say(f"simulated.{key}_columns", lang).split(" | ")
    won, sure, games = (WORDS.say(f"simulated.{word}", lang) for word in ("won", "sure", "games"))
    title = WORDS.say(f"simulated.{key}", lang)

    def draw() -> Figure:
        from plotly.graph_objects import Figure, Scatter

        figure = Figure()
        for told, case, (low, high) in zip(what, found, bounds, strict=True):
            dots = {"size": [6, 15, 6], "color": _INK, "opacity": 1}
            line = {"color": _INK, "width": 2}
            y = [low, case.percent, high]
            figure.add_trace(Scatter(x=[str(told[0])] * 3, y=y, mode="lines+markers", line=line, marker=dots))
        figure.add_hline(even, line_dash="dash")
        figure.update_layout(showlegend=False)
        figure.update_xaxes(type="category")
        figure.update_yaxes(range=[0, 100 if even > 25 else 50])
        return plain(figure, f"{title} ({WORDS.say('simulated.even', lang, percent=even)})", own[0], won)

    return Chart(title, [*own, won, sure, games], rows, draw, (won,), sure, even=even)


def ahead(lang: str | None = None) -> Chart:
    """Torres: what the king's bonus of a phase is worth to one of three equal players, as points to begin with."""
    return _chart("torres_ahead", [(bonus, phase) for phase, bonus in enumerate(LEVEL_BONUS, 1)], 33, lang)


def places(lang: str | None = None) -> Chart:
    """Catan: how often each colour wins on the printed map, with the dots around its two settlements."""
    island = start(4).island
    told = [
        (seat_name(seat, lang), sum(site_ways(island, site) for site, _ in printed_start("classic", colour)))
        for seat, colour in enumerate(COLOURS)
    ]
    return _chart("catan_places", told, 25, lang)


def front(lang: str | None = None) -> Chart:
    """Creed: how often a set-up with such units in front wins against one with the strongest fighters there."""
    return _chart("creed_front", [(WORDS.say(f"simulated.{name}", lang),) for name in cases("creed_front")], 50, lang)
