"""Charts for Catan: what a 7 takes from a hand, what holding cards costs, and what the robber costs on each tile."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from boardlab import catan
from boardlab.catan.board import TILES
from boardlab.catan.cards import RESOURCES
from boardlab.catan.places import tile_phrase
from boardlab.catan.position import Position
from boardlab.catan.rules.odds import at_least_once, blocked_ways, roll_chance
from boardlab.core.i18n.language import Wording
from boardlab.figures.catan_seats import FILLS, PATTERNS, seat_name
from boardlab.figures.chart import Chart, Row, plain

if TYPE_CHECKING:
    from plotly.graph_objects import Figure

WORDS = Wording("boardlab.figures")
HANDS = range(6, 16)
ROLLS = 4
"""A round of four players."""
_PATTERNS = (".", "-", "/", "x")
"""Dots, bars, slants and lattice, as on the pieces."""
_BACK, _KEPT, _INK = "#C93A16", "#BAD3DB", "#23262B"


@cache
def put_back(held: int) -> int:
    """How many of so many resource cards go back on a 7 (catan.robber.discard, catan.robber.discard_amount).

    Asked of a game in which one player holds them; 0 to 95 cards.
    """
    document = catan.start(4).to_json()
    del document["bank"]
    hand = {kind: held // 5 + (at < held % 5) for at, kind in enumerate(RESOURCES)}
    p = catan.from_json({**document, "hands": [{}, hand, {}, {}]}, allow_unreachable=True)
    rolling = p.play(p.read_action("roll"))
    told = rolling.events(rolling.read_action("dice 3 4"))
    return sum(event.facts["count"] for event in told if event.kind == "must_discard")


def expected_loss(held: int, rolls: int = ROLLS) -> float:
    """How many cards a hand of this size loses on average to the first 7 within so many rolls."""
    return float(put_back(held) * at_least_once(roll_chance(7), rolls))


def discards(lang: str | None = None) -> Chart:
    """What goes back on a 7 and what stays, by the size of the hand."""
    rows = [(held, put_back(held), held - put_back(held)) for held in HANDS]
    columns = [WORDS.say(f"catan_robber.{key}", lang) for key in ("held", "back", "kept")]
    title = WORDS.say("catan_robber.discards_title", lang)

    def draw() -> Figure:
        from plotly.graph_objects import Bar, Figure

        figure = Figure()
        for at, colour, ink in ((2, _KEPT, _INK), (1, _BACK, "#FFFFFF")):
            figure.add_trace(
                Bar(
                    x=[row[0] for row in rows],
                    y=[row[at] for row in rows],
                    name=columns[at],
                    text=[str(row[at]) if row[at] else "" for row in rows],
                    textangle=0,
                    textposition="inside",
                    insidetextanchor="middle",
                    textfont={"color": ink},
                    marker={"color": colour, "line": {"color": _INK, "width": 1}},
                )
            )
        figure.update_layout(barmode="stack")
        figure.update_xaxes(dtick=1)
        return plain(figure, title, columns[0], WORDS.say("catan_robber.cards", lang))

    return Chart(title, columns, rows, draw)


def holding(lang: str | None = None) -> Chart:
    """What holding a hand costs on average over the next four rolls; only the first 7 counts."""
    percent = round(100 * float(at_least_once(roll_chance(7), ROLLS)), 1)
    rows = [
        (held, percent if put_back(held) else 0, put_back(held), round(expected_loss(held), 2)) for held in HANDS
    ]  # fmt: skip
    columns = [WORDS.say(f"catan_robber.{key}", lang) for key in ("held", "chance", "back", "on_average")]
    title = WORDS.say("catan_robber.holding_title", lang)

    def draw() -> Figure:
        from plotly.graph_objects import Bar, Figure

        figure = Figure()
        figure.add_trace(
            Bar(
                x=[row[0] for row in rows],
                y=[row[3] for row in rows],
                text=[f"{row[3]:.2f}" for row in rows],
                textposition="outside",
                textangle=0,
                cliponaxis=False,
                marker={"color": "#DDA51C", "line": {"color": _INK, "width": 1}},
            )
        )
        figure.update_xaxes(dtick=1)
        return plain(figure, title, columns[0], columns[3])

    return Chart(title, columns, rows, draw, columns[3:])


def block_cost(p: Position, lang: str | None = None) -> Chart:
    """What the robber would cost each seat on each tile, in cards lost in 36 rolls (catan.production.robber_blocks).

    Args:
        p: a position; whoever is to move loses below the line, all others above it.
        lang: the language of the words.
    """
    names = {tile: p.wording.phrase(tile_phrase(p.island, tile), lang) for tile in range(len(TILES))}
    costs = {tile: blocked_ways(p, tile) for tile in range(len(TILES)) if any(blocked_ways(p, tile))}
    mover = p.active
    order = sorted(costs, key=lambda tile: (costs[tile][mover] - sum(costs[tile]), costs[tile][mover], tile))
    rows: list[Row] = [(names[tile], *costs[tile], sum(costs[tile]) - costs[tile][mover]) for tile in order]
    letters = [seat_name(seat, lang) for seat in range(p.players)]
    columns = [WORDS.say("catan_robber.tile", lang), *letters, WORDS.say("catan_robber.others", lang)]
    title = WORDS.say("catan_robber.block_title", lang)

    def draw() -> Figure:
        from plotly.graph_objects import Bar, Figure

        figure = Figure()
        for seat, letter in enumerate(letters):
            sign = -1 if seat == mover else 1
            figure.add_trace(
                Bar(
                    x=[names[tile] for tile in order],
                    y=[sign * costs[tile][seat] or None for tile in order],
                    name=letter,
                    marker={
                        "color": FILLS[seat],
                        "pattern": {
                            "shape": _PATTERNS[seat],
                            "fgcolor": PATTERNS[seat],
                            "fillmode": "overlay",
                            "size": 7,
                        },
                        "line": {"color": _INK, "width": 1},
                    },
                )
            )
        figure.update_layout(barmode="relative")
        figure.update_xaxes(tickangle=-60)
        return plain(figure, title, "", WORDS.say("catan_robber.ways", lang))

    return Chart(title, columns, rows, draw, letters, colours=FILLS)
