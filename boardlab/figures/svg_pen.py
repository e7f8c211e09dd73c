"""What a still chart is drawn with: strokes, marks and words as SVG, colours, widths of letters."""

from __future__ import annotations

import re
from collections.abc import Sequence
from html import escape
from itertools import pairwise
from math import cos, hypot, radians, sin

from boardlab.core.json_data import Table
from boardlab.core.picture.drawing import width

Point = tuple[float, float]
"""Pixels from the left and from the top."""
SIZE = 13
"""Pixels of most letters."""
LINE = 17
"""Pixels from one line of letters to the next."""
INK = "#23262B"
DASHES = {"dash": "9 6", "dot": "2 5", "dashdot": "9 5 2 5"}
"""What is drawn and left out by turns, in pixels."""


class Pen:
    """Draws, and keeps what it has drawn."""

    def __init__(self) -> None:
        self.parts: list[str] = []
        """Elements of SVG, the lowest first."""
        self.patterns: dict[str, str] = {}
        """Their patterns, by id."""

    def stroke(self, points: Sequence[Point], colour: str, wide: float, dash: str = "", fill: str = "none") -> None:
        """A line through points, ``wide`` pixels; ``dash`` is one of :data:`DASHES`."""
        way = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
        broken = f' stroke-dasharray="{DASHES[dash]}"' if dash in DASHES else ""
        self.parts.append(
            f'<polyline points="{way}" fill="{fill}" stroke="{colour}" stroke-width="{wide}" '
            f'stroke-linejoin="round"{broken}/>'
        )

    def mark(self, at: Point, half: float, symbol: str, fill: str, rim: str = "", wide: float = 0) -> None:
        """A circle, square, diamond or triangle round a point, which reaches about ``half`` pixels from it."""
        x, y = at
        drawn = f'fill="{fill}"' + (f' stroke="{rim}" stroke-width="{wide}"' if rim else "")
        corners = {"square": (4, 45), "diamond": (4, 0), "triangle-up": (3, -90)}.get(symbol)
        if corners is None:
            self.parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{half:g}" {drawn}/>')
            return
        number, first = corners
        angles = [radians(first + at * 360 / number) for at in range(number)]
        way = " ".join(f"{x + half * 1.3 * cos(each):.1f},{y + half * 1.3 * sin(each):.1f}" for each in angles)
        self.parts.append(f'<polygon points="{way}" {drawn}/>')

    def pattern(self, said: Table, fill: str) -> str:
        """The ``fill`` that is laid over a bar so that it is known without its colour; "" for none."""
        drawn = {
            ".": '<circle cx="4" cy="4" r="1.4" fill="C" stroke="none"/>',
            "-": '<path d="M0 4H8"/>',
            "/": '<path d="M-2 2L2 -2M0 8L8 0M6 10L10 6"/>',
            "x": '<path d="M0 8L8 0M0 0L8 8"/>',
        }.get(said.get("shape", ""))
        if drawn is None:
            return ""
        colour = said.get("fgcolor") or readable_on(fill)
        name = f"p{'.-/x'.index(said['shape'])}{colour.strip('#').lower()}"
        self.patterns[name] = (
            f'<pattern id="{name}" width="8" height="8" patternUnits="userSpaceOnUse" fill="none" stroke="{colour}">'
            f"{drawn.replace('C', colour)}</pattern>"
        )
        return f"url(#{name})"

    def text(
        self, text: str, x: float, y: float, anchor: str, *, size: float = SIZE, colour: str = "", turn: float = 0
    ) -> None:
        """Words at a point, turned by ``turn`` degrees; ``anchor`` is start, middle or end, as SVG has it."""
        lines = plain(text).split("\n")
        given = f' text-anchor="{anchor}"' if anchor != "start" else ""
        given += f' font-size="{size:g}"' if size != SIZE else ""
        given += f' fill="{colour}"' if colour and colour != INK else ""
        given += f' transform="rotate({turn:g} {x:.1f} {y:.1f})"' if turn else ""
        said = escape(lines[0], quote=False)
        said += "".join(f'<tspan x="{x:.1f}" dy="{LINE}">{escape(line, quote=False)}</tspan>' for line in lines[1:])
        self.parts.append(f'<text x="{x:.1f}" y="{y:.1f}"{given}>{said}</text>')


def plain(text: object) -> str:
    """A text of plotly without its marks; its lines stay lines."""
    return re.sub(r"<[^<>]*>", "", re.sub(r"<br ?/?>", "\n", str(text)))


def text_width(text: str) -> float:
    """About how many pixels a text takes; of its lines, the longest."""
    return max(width(line, SIZE) for line in text.split("\n"))


def outline(left: float, top: float, right: float, bottom: float) -> str:
    """A box as the ``d`` of a path."""
    return f"M{left:.1f} {top:.1f}H{right:.1f}V{bottom:.1f}H{left:.1f}Z"


def _rgb(colour: str) -> tuple[int, ...]:
    if colour.startswith("#"):
        return tuple(int(colour[at : at + 2], 16) for at in (1, 3, 5))
    return tuple(int(each) for each in re.findall(r"\d+", colour)[:3])


def between(scale: Sequence[tuple[float, str]], share: float) -> str:
    """The colour of a scale at a part of its way."""
    share = min(1.0, max(0.0, share))
    (a, first), (b, second) = next(pair for pair in pairwise(scale) if share <= pair[1][0])
    part = (share - a) / (b - a) if b > a else 0.0
    mixed = (round(one + (other - one) * part) for one, other in zip(_rgb(first), _rgb(second), strict=True))
    return "#" + "".join(f"{each:02x}" for each in mixed)


def readable_on(fill: str) -> str:
    """A colour of letters that can be read there."""
    red, green, blue = _rgb(fill)
    return INK if hypot(0.55 * red, 0.77 * green, 0.33 * blue) > 135 else "#FFFFFF"
