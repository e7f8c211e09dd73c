"""Charts for Catan: the 36 throws of two dice, and what each roll pays whom."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

from boardlab.catan.position import Position
from boardlab.catan.rules.odds import roll_chance
from boardlab.core.i18n.language import Wording
from boardlab.figures.catan_seats import FILLS, PATTERNS, seat_name
from boardlab.figures.chart import Chart, Row, plain

if TYPE_CHECKING:
    from plotly.graph_objects import Figure

WORDS = Wording("boardlab.figures")
SUMS = range(2, 13)
THROWS = tuple(product(range(1, 7), range(1, 7)))
"""All that two dice can show."""
SEAT_PATTERNS = (".", "-", "/", "x")
"""Dots, bars, slants and lattice, as on the pieces."""
_INK, _PAPER, _SEVEN = "#23262B", "#FCF8EC", "#B9BEC6"


def throws_with(total: int) -> tuple[tuple[int, int], ...]:
    """The throws that show a sum: ``((4, 6), (5, 5), (6, 4))`` for 10."""
    return tuple((first, second) for first, second in THROWS if first + second == total)


def throws(lang: str | None = None) -> Chart:
    """The 36 throws of two dice, stacked by their sum (catan.map.chip_odds)."""
    rows: list[Row] = [
        (total, len(throws_with(total)), round(100 * float(roll_chance(total)), 1)) for total in SUMS
    ]  # fmt: skip
    title = WORDS.say("catan.throws_title", lang)
    columns = [WORDS.say(f"catan.{key}", lang) for key in ("sum", "ways", "percent")]

    def draw() -> Figure:
        from plotly.graph_objects import Bar, Figure

        stacked = [(total, at, throw) for total in SUMS for at, throw in enumerate(throws_with(total))]
        fills = {6: _INK, 8: _INK, 7: _SEVEN}
        figure = Figure()
        figure.add_trace(
            Bar(
                x=[total for total, _, _ in stacked],
                y=[1] * len(stacked),
                base=[at for _, at, _ in stacked],
                text=[f"{first}+{second}" for _, _, (first, second) in stacked],
                textposition="inside",
                insidetextanchor="middle",
                textangle=0,
                constraintext="none",
                textfont={"color": [_PAPER if total in (6, 8) else _INK for total, _, _ in stacked], "size": 12},
                width=0.94,
                marker={
                    "color": [fills.get(total, _PAPER) for total, _, _ in stacked],
                    "line": {"color": [_PAPER if total in (6, 8) else _INK for total, _, _ in stacked], "width": 1},
                },
                hoverinfo="x+text",
            )
        )
        figure.update_xaxes(dtick=1)
        figure.update_yaxes(dtick=1, range=[0, 6.2])
        return plain(figure, title, columns[0], columns[1])

    return Chart(title, columns, rows, draw, columns[1:2])


def paid(p: Position, total: int) -> tuple[int, ...]:
    """How many cards a roll of this sum brings each seat.

    Args:
        p: a position before the roll.
        total: the sum of the dice, 2 to 12.
    """
    first, second = throws_with(total)[0]
    rolling = p.play(p.read_action("roll"))
    after = rolling.play(rolling.read_action(f"dice {first} {second}"))
    return tuple(new - old for new, old in zip(after.hand_sizes, p.hand_sizes, strict=True))


def cards_per_roll(p: Position, lang: str | None = None) -> Chart:
    """What each roll pays each seat, and in its last row what all 36 throws together would (catan.production.match).

    Args:
        p: a position before the roll, with a bank that can pay.
        lang: the language of the words.
    """
    seats = range(p.players)
    by_sum = {total: paid(p, total) for total in SUMS}
    ways = {total: len(throws_with(total)) for total in SUMS}
    rows: list[Row] = [(total, ways[total], *by_sum[total]) for total in SUMS]
    together = [sum(ways[total] * by_sum[total][seat] for total in SUMS) for seat in seats]
    rows.append((WORDS.say("catan.all_throws", lang), sum(ways.values()), *together))
    title = WORDS.say("catan.paid_title", lang)
    names = [seat_name(seat, lang) for seat in seats]

    def draw() -> Figure:
        from plotly.graph_objects import Bar, Figure

        figure = Figure()
        for seat in seats:
            figure.add_trace(
                Bar(
                    x=list(SUMS),
                    y=[by_sum[total][seat] for total in SUMS],
                    name=names[seat],
                    marker={
                        "color": FILLS[seat],
                        "line": {"color": _INK, "width": 1},
                        "pattern": {"shape": SEAT_PATTERNS[seat], "fgcolor": PATTERNS[seat], "fillmode": "overlay"},
                    },
                )
            )
        figure.update_layout(barmode="stack")
        figure.update_xaxes(dtick=1)
        figure.update_yaxes(dtick=1)
        return plain(figure, title, WORDS.say("catan.sum", lang), WORDS.say("catan.cards", lang))

    return Chart(
        title, [WORDS.say("catan.sum", lang), WORDS.say("catan.ways", lang), *names], rows, draw, names, colours=FILLS
    )
