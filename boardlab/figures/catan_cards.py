"""Charts for Catan: what the next development card may be, and how soon a wanted one comes."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from typing import TYPE_CHECKING

from boardlab import catan
from boardlab.catan.cards import DEVELOPMENTS, KNIGHT, PILE_COUNTS, VICTORY_POINT
from boardlab.core.i18n.language import Wording
from boardlab.figures.chart import Chart, Row, plain

if TYPE_CHECKING:
    from plotly.graph_objects import Figure

WORDS = Wording("boardlab.figures")
GROUPS = {
    "knight": DEVELOPMENTS[:1],
    "progress": DEVELOPMENTS[1:VICTORY_POINT],
    "point": DEVELOPMENTS[VICTORY_POINT:],
}
"""The three kinds of card (catan.dev.three_kinds)."""
MOST_BOUGHT = 6
_DASHES = ("solid", "dash", "dot")
_SIGNS = ("circle", "square", "triangle-up")
_COLOURS = ("#5098D0", "#A07000", "#D03868")


@cache
def next_card(knights: int) -> tuple[Fraction, ...]:
    """How likely the next card is a knight, a progress card or a point, once so many knights have been played.

    Asked of a game in which nothing else is known: every other card lies in the pile, or is hidden in somebody's hand,
    which comes to the same (catan.cards.hidden).

    Args:
        knights: knights face up, 0 to 14.
    """
    document = catan.start(4).to_json()
    for name in ("bank", "pile", "stage", "phase", "dice"):
        del document[name]
    hand = {"wool": 1, "grain": 1, "ore": 1}
    held = [min(5, max(0, knights - 5 * seat)) for seat in range(4)]
    p = catan.from_json(
        {**document, "stage": "trade", "phase": "trade", "dice": [3, 3], "hands": [hand, {}, {}, {}], "knights": held},
        allow_unreachable=True,
    )
    drawing = p.play(p.read_action("buy"))
    shares = {DEVELOPMENTS[act.card]: share for act, share in drawing.chance_outcomes()}
    return tuple(sum((shares.get(name, Fraction(0)) for name in names), Fraction(0)) for names in GROUPS.values())


@cache
def at_least_one(group: str, bought: int) -> Fraction:
    """How likely the first cards bought hold one of a group, card by card without putting any back.

    Args:
        group: ``knight``, ``progress`` or ``point``.
        bought: how many cards, 0 to 25.
    """
    cards = sum(PILE_COUNTS)
    others = cards - sum(PILE_COUNTS[DEVELOPMENTS.index(name)] for name in GROUPS[group])
    none = Fraction(1)
    for taken in range(bought):
        none *= Fraction(max(0, others - taken), cards - taken)
    return 1 - none


def next_cards(lang: str | None = None) -> Chart:
    """The chance of each kind of card, as knights are played and the rest becomes richer."""
    rows: list[Row] = [
        (seen, sum(PILE_COUNTS) - seen, *(round(100 * float(share), 1) for share in next_card(seen)))
        for seen in range(0, PILE_COUNTS[KNIGHT] + 1, 2)
    ]
    names = [WORDS.say(f"catan_cards.{group}", lang) for group in GROUPS]
    title = WORDS.say("catan_cards.next_title", lang)

    def draw() -> Figure:
        return _lines(rows, names, 2, title, WORDS.say("catan_cards.seen", lang), lang)

    columns = [WORDS.say("catan_cards.knights", lang), WORDS.say("catan_cards.left", lang), *names]
    return Chart(title, columns, rows, draw, names)


def soon(lang: str | None = None) -> Chart:
    """How soon a knight, a progress card or a point comes."""
    rows: list[Row] = [
        (bought, *(round(100 * float(at_least_one(group, bought)), 1) for group in GROUPS))
        for bought in range(1, MOST_BOUGHT + 1)
    ]
    names = [WORDS.say(f"catan_cards.{group}", lang) for group in GROUPS]
    title = WORDS.say("catan_cards.bought_title", lang)

    def draw() -> Figure:
        return _lines(rows, names, 1, title, WORDS.say("catan_cards.bought", lang), lang)

    return Chart(title, [WORDS.say("catan_cards.bought", lang), *names], rows, draw)


def _lines(rows: list[Row], names: list[str], first: int, title: str, across: str, lang: str | None) -> Figure:
    """A line for each group, told apart by colour, dash and sign."""
    from plotly.graph_objects import Figure, Scatter

    figure = Figure()
    for at, name in enumerate(names):
        figure.add_trace(
            Scatter(
                x=[row[0] for row in rows],
                y=[row[at + first] for row in rows],
                name=name,
                mode="lines+markers",
                line={"dash": _DASHES[at], "color": _COLOURS[at]},
                marker={"symbol": _SIGNS[at], "size": 9},
            )
        )
    figure.update_xaxes(tickvals=[row[0] for row in rows])
    figure.update_yaxes(range=[0, 105])
    return plain(figure, title, across, WORDS.say("catan_cards.percent", lang))
