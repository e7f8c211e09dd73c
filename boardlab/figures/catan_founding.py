"""Charts for the founding phase of Catan: what each site is worth, and how the room on the island runs out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from boardlab.catan import start
from boardlab.catan.board import SITES, TILES, TILES_OF_SITE, bits
from boardlab.catan.island import COLOURS, DESERT, HARBOURS, printed_start
from boardlab.catan.picture.map import SPOTS
from boardlab.catan.places import BRIEF, site_phrase
from boardlab.catan.rules.odds import site_ways
from boardlab.catan.state import State
from boardlab.core.i18n.language import Wording
from boardlab.figures.catan_seats import seat_name
from boardlab.figures.chart import Chart, Row, plain

if TYPE_CHECKING:
    from plotly.graph_objects import Figure, Scatter

WORDS = Wording("boardlab.figures")
_SCALE = ((0.0, "#F2E9D0"), (0.5, "#E2A93B"), (1.0, "#7A3B12"))
"""From few dots to many: light to dark, so that it reads in grey as well."""
_INK, _PAPER = "#23262B", "#FCF8EC"
_TERRAIN = ("#A6C49C", "#E7B093", "#D6E4AB", "#F2D98D", "#C8CED6", "#EFE2C6")
"""Forest, hills, pasture, fields, mountains, desert, as on the board."""
_CORNERS = ((0, -60), (52, -30), (52, 30), (0, 60), (-52, 30), (-52, -30), (0, -60))
"""The outline of a tile, from its middle."""


def kinds_at(p: State, site: int) -> int:
    """How many different resources an intersection touches."""
    return len({p.island.terrain[tile] for tile in TILES_OF_SITE[site]} - {DESERT})


def sites_left(p: State, lang: str | None = None, *, best: int = len(SITES)) -> Chart:
    """The intersections where a founding settlement may still stand, with their dots, drawn as a map.

    Dots are the throws out of 36 that bring a card there (catan.map.chip_odds, catan.build.settlement.distance).

    Args:
        p: the position.
        lang: the language of the words.
        best: so many rows has the table, and bars a page without plotly; the best places first. The map shows all.
    """
    dots = {site: site_ways(p.island, site) for site in bits(p.pieces.sites)}
    worthy = sorted(dots, key=lambda site: (-dots[site], -kinds_at(p, site), site))
    rows: list[Row] = [
        (
            p.wording.phrase(site_phrase(p.island, site, BRIEF), lang),
            dots[site],
            kinds_at(p, site),
            _port(p, site, lang),
        )
        for site in worthy[:best]
    ]
    title = WORDS.say("catan.sites_title", lang, count=len(dots))
    shown = title if best >= len(dots) else WORDS.say("catan.best_sites", lang, count=len(dots), best=best)
    columns = [WORDS.say(f"catan.{key}", lang) for key in ("site", "dots", "kinds", "harbour")]

    def draw() -> Figure:
        from plotly.graph_objects import Figure

        figure = Figure([*_land(p), _chips(p), _dotted(dots)])
        plain(figure, title, "", "")
        figure.update_layout(height=480, showlegend=False, margin={"l": 20, "r": 20, "t": 60, "b": 20})
        figure.update_xaxes(visible=False)
        figure.update_yaxes(visible=False, autorange="reversed", scaleanchor="x", scaleratio=1)
        return figure

    return Chart(shown, columns, rows, draw, columns[1:2])


def _port(p: State, site: int, lang: str | None) -> str:
    """What the harbour at an intersection is called; "" where there is none."""
    kind = p.island.harbour_at[site]
    return p.wording.say(f"harbour.{HARBOURS[kind]}", lang) if kind >= 0 else ""


def _land(p: State) -> list[Scatter]:
    """The tiles, a trace for each terrain."""
    from plotly.graph_objects import Scatter

    line = {"color": "#B9A47A", "width": 1}
    outlines = [(*_outlines(p, terrain), colour) for terrain, colour in enumerate(_TERRAIN)]
    return [
        Scatter(x=across, y=down, mode="lines", fill="toself", fillcolor=colour, line=line, hoverinfo="skip")
        for across, down, colour in outlines
    ]


def _chips(p: State) -> Scatter:
    """The numbers of the tiles."""
    from plotly.graph_objects import Scatter

    chips = [at for at, number in enumerate(p.island.chips) if number]
    return Scatter(
        x=[SPOTS[TILES[at]][0] for at in chips],
        y=[SPOTS[TILES[at]][1] for at in chips],
        text=[str(p.island.chips[at]) for at in chips],
        mode="text",
        textfont={"size": 14, "color": "#3F4349"},
        hoverinfo="skip",
    )


def _dotted(dots: Mapping[int, int]) -> Scatter:
    """A disc on each intersection, the larger and darker the more dots it has."""
    from plotly.graph_objects import Scatter

    spots, worth = [SPOTS[SITES[site]] for site in dots], list(dots.values())
    return Scatter(
        x=[x for x, _ in spots],
        y=[y for _, y in spots],
        text=[str(number) for number in worth],
        mode="markers+text",
        textfont={"size": 12, "color": [_PAPER if number > 9 else _INK for number in worth]},
        marker={
            "size": [14 + 1.5 * number for number in worth],
            "color": worth,
            "colorscale": _SCALE,
            "cmin": 1,
            "cmax": 12,
            "opacity": 1,
            "line": {"color": _INK, "width": 1},
        },
        hoverinfo="skip",
    )


def _outlines(p: State, terrain: int) -> tuple[list[int | None], list[int | None]]:
    """The outlines of all tiles of a terrain, with a gap after each."""
    across: list[int | None] = []
    down: list[int | None] = []
    for at, key in enumerate(TILES):
        if p.island.terrain[at] == terrain:
            x, y = SPOTS[key]
            across += [*(x + right for right, _ in _CORNERS), None]
            down += [*(y + below for _, below in _CORNERS), None]
    return across, down


def room_left(lang: str | None = None) -> Chart:
    """How many intersections are left while the settlements of the printed map are founded, round by round.

    Round one goes through the seats in order, round two back (catan.start.round1, catan.start.round2_reverse).
    """
    pieces = start(4, board=start(4).island).pieces
    rows: list[Row] = [(0, "", pieces.sites.bit_count(), 0)]
    starts = [printed_start("classic", colour) for colour in COLOURS]
    order = [(seat, 0) for seat in range(4)] + [(seat, 1) for seat in reversed(range(4))]
    for number, (seat, second) in enumerate(order, 1):
        before = pieces.sites.bit_count()
        pieces = pieces.with_settlement(seat, starts[seat][second][0])
        rows.append((number, seat_name(seat, lang), pieces.sites.bit_count(), before - pieces.sites.bit_count()))
    title = WORDS.say("catan.room_title", lang)
    columns = [WORDS.say(f"catan.{key}", lang) for key in ("settlements", "player", "left", "closed")]

    def draw() -> Figure:
        from plotly.graph_objects import Bar, Figure

        figure = Figure()
        figure.add_trace(
            Bar(
                x=[f"{row[0]} {row[1]}".strip() for row in rows],
                y=[row[2] for row in rows],
                text=[str(row[2]) for row in rows],
                textposition="outside",
                marker={"color": "#A6C49C", "line": {"color": _INK, "width": 1}},
            )
        )
        figure.update_xaxes(type="category")
        figure.update_yaxes(range=[0, 60])
        return plain(figure, title, WORDS.say("catan.settlements", lang), WORDS.say("catan.left", lang))

    return Chart(title, columns, rows, draw, columns[2:3])
