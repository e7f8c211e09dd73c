"""A chart as a still picture, drawn from its table: bars over few values, lines over many. Needs no library."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from boardlab.core.picture.drawing import width
from boardlab.core.picture.svg import escape

_WIDE, _HIGH = 600, 440
_LEFT, _RIGHT, _TOP, _FOOT = 56, 584, 96, 384
_COLOURS = ("#4796d8", "#c8327a", "#b8860b", "#6a4bd0", "#0f766c", "#8a8f97")
_MOST_BARS = 14
_LARGE, _ROW = 19, 24
"""Letters on a phone, for which there is room everywhere, and the height of a line of them."""
_STYLE = (
    ".bl-ch text{font-family:inherit;fill:currentColor}.bl-ch-t{font-size:18px;font-weight:700}"
    ".bl-ch-n{font-size:14px}.bl-ch rect{stroke:currentColor;stroke-opacity:.6}"
    ".bl-ch-g{stroke:currentColor;stroke-opacity:.16}"
    ".bl-ch-e,.bl-ch-w{fill:none;stroke:currentColor;stroke-width:2}.bl-ch-e{stroke-dasharray:8 6}"
    f"@container(max-width:480px){{.bl-ch-t{{font-size:20px}}.bl-ch-n{{font-size:{_LARGE}px}}}}"
)
_NAMES = 320
"""So wide at most are names that stand one below the other."""
_PERCENT = re.compile(r"(-?\d+(?:\.\d+)?) ?%")
_SPREAD = re.compile(r"(-?\d+(?:\.\d+)?) – (-?\d+(?:\.\d+)?) ?%?")


def series_of(chart: Any) -> dict[str, list[float]]:
    """The columns of a chart that are drawn, by name, without a row of sums; none where there is nothing to draw."""
    rows = _rows(chart)
    names = [str(name) for name in chart.columns]
    columns = [(names[at], [_number(row[at]) for row in rows]) for at in range(1, len(names))]
    drawn = chart.drawn or names
    return {
        name: [value for value in values if value is not None]
        for name, values in columns
        if name in drawn and None not in values
    }


def chart_svg(chart: Any) -> str:
    """A chart as SVG, with its title, its axes and what the colours mean; "" where its table has nothing to draw."""
    series = series_of(chart)
    values = [value for each in series.values() for value in each]
    if len(_rows(chart)) < 2 or not values or max(values) <= min(0.0, *values):
        return ""
    drawn = _Drawing(chart, series)
    marks = drawn.lying() if drawn.lies else (*drawn.grid(), *drawn.marks(), *drawn.labels())
    parts = [*_title(str(chart.title)), *marks, *drawn.legend()]
    opening = f'<svg xmlns="http://www.w3.org/2000/svg" class="bl-ch" viewBox="0 0 {_WIDE} {drawn.tall:.0f}">'
    return "\n".join([opening, f"<style>{_STYLE}</style>", *parts, "</svg>"])


class _Drawing:
    """Where everything lies: values over places, a colour for each series."""

    def __init__(self, chart: Any, series: dict[str, list[float]]) -> None:
        rows, names = _rows(chart), [str(name) for name in chart.columns]
        self.places, self.across, self.series = [row[0] for row in rows], names[0], series
        self.even, self.colours = chart.even, tuple(chart.colours) or _COLOURS
        self.spread = [_range(row[names.index(chart.spread)]) for row in rows] if chart.spread else []
        values = [value for each in series.values() for value in each]
        values += [bound for each in self.spread for bound in each]
        self.step = _step(max(values) - min(0.0, *values))
        if all(value.is_integer() for value in values):
            self.step = max(1.0, self.step)
        self.high = self.step * -(-max(values) // self.step)
        self.low = self.step * (min(0.0, *values) // self.step)
        self.slot = (_RIGHT - _LEFT) / len(self.places)
        self.keys = [*_key_rows(series, self.colours)] if len(names) > 2 else []
        self.top = _TOP + _ROW * (len(self.keys) - 1 if self.keys else 0) + 12
        self.said = [f"{place:g}" if isinstance(place, float) else str(place) for place in self.places]
        self.every = max(1, int(-(-(max(width(one, _LARGE) for one in self.said) + 6) // self.slot)))
        self.lies = self.every > 1 and isinstance(self.places[0], str) and self.low == 0
        """Do its bars lie, so that each name has a line for itself?"""
        of_place = zip(*series.values(), strict=True)
        self.lines = [max(_ROW + 2, 15 * sum(map(bool, each)) + 9) for each in of_place]
        """How high the line of each name is: there is a bar for whatever is not nothing."""
        self.tall = self.top + sum(self.lines) + 16 if self.lies else _HIGH

    def y(self, value: float) -> float:
        return _FOOT - (_FOOT - self.top) * (value - self.low) / (self.high - self.low)

    def x(self, at: int) -> float:
        return _LEFT + self.slot * (at + 0.5)

    def grid(self) -> Iterator[str]:
        for line in range(round((self.high - self.low) / self.step) + 1):
            value = self.low + line * self.step
            yield f'<path class="bl-ch-g" d="M{_LEFT} {self.y(value):.1f}H{_RIGHT}"/>'
            yield _words(f"{value:g}", _LEFT - 8, self.y(value) + 5, "end")

    def marks(self) -> Iterator[str]:
        count = len(self.series)
        wide = self.slot * 0.72 / count
        # The number stands at its bar, where there is room for all of them on a phone.
        said = [f"{value:g}" for values in self.series.values() for value in values]
        numbered = max(width(each, _LARGE) for each in said) < self.slot / count and not self.spread
        for order, values in enumerate(self.series.values()):
            colour = self.colours[order % len(self.colours)]
            if len(self.places) > _MOST_BARS:
                points = " ".join(f"{self.x(at):.1f},{self.y(value):.1f}" for at, value in enumerate(values))
                yield f'<polyline fill="none" stroke="{colour}" stroke-width="3" points="{points}"/>'
                continue
            for at, value in enumerate(values):
                upper, lower = sorted((self.y(value), self.y(0)))
                left = self.x(at) - wide * count / 2 + wide * order
                size = f'width="{max(wide - 2, 2):.1f}" height="{max(lower - upper, 0.5):.1f}"'
                yield f'<rect fill="{colour}" x="{left:.1f}" y="{upper:.1f}" {size} rx="2"/>'
                if numbered and (value or count == 1):
                    yield _words(f"{value:g}", left + wide / 2, upper - 5 if value >= 0 else lower + 16)
        for at, (low, high) in enumerate(self.spread):
            yield f'<path class="bl-ch-w" d="M{self.x(at):.1f} {self.y(low):.1f}V{self.y(high):.1f}"/>'
        if self.even is not None:
            yield f'<path class="bl-ch-e" d="M{_LEFT} {self.y(self.even):.1f}H{_RIGHT}"/>'

    def labels(self) -> Iterator[str]:
        for at in range(0, len(self.said), self.every):
            yield _words(self.said[at], self.x(at), _FOOT + 20)
        yield _words(self.across, (_LEFT + _RIGHT) / 2, _HIGH - 10)

    def lying(self) -> Iterator[str]:
        """Names one below the other, each with its bars and their numbers."""
        room = min(_NAMES, max(width(one, _LARGE) for one in self.said))
        left, right = room + 30, _RIGHT - 30
        unit = (right - left) / self.high
        top = float(self.top)
        for at, (name, line) in enumerate(zip(self.said, self.lines, strict=True)):
            middle = top + line / 2
            yield _words(name, room + 20, middle + 5, "end", room if width(name, 14) > room else 0)
            bars = [(order, values[at]) for order, values in enumerate(self.series.values()) if values[at]]
            for row, (order, value) in enumerate(bars):
                thick = (line - 9) / len(bars)
                upper, far = top + 4.5 + thick * row, left + unit * value
                size = f'width="{far - left:.1f}" height="{thick - 1:.1f}"'
                colour = self.colours[order % len(self.colours)]
                yield f'<rect fill="{colour}" x="{left:.1f}" y="{upper:.1f}" {size} rx="2"/>'
                if not self.spread:
                    yield _words(f"{value:g}", far + 5, upper + thick / 2 + 5, "start")
            top += line
            for low, high in self.spread[at : at + 1]:
                yield f'<path class="bl-ch-w" d="M{left + unit * low:.1f} {middle:.1f}H{left + unit * high:.1f}"/>'
        if self.even is not None:
            yield f'<path class="bl-ch-e" d="M{left + unit * self.even:.1f} {self.top}V{self.tall - 16:.1f}"/>'

    def legend(self) -> Iterator[str]:
        for row, keys in enumerate(self.keys):
            y = _TOP - 28 + _ROW * row
            for name, colour, x in keys:
                yield f'<rect x="{x:.0f}" y="{y}" width="12" height="12" rx="2" fill="{colour}"/>'
                yield _words(name, x + 18, y + 11, "start")


def _key_rows(names: Iterable[str], colours: Sequence[str]) -> Iterator[list[tuple[str, str, float]]]:
    """What each colour means: name, colour and left edge, row by row."""
    row: list[tuple[str, str, float]] = []
    x = float(_LEFT)
    for order, name in enumerate(names):
        wide = 34 + width(name, _LARGE)
        if row and x + wide > _RIGHT:
            yield row
            row, x = [], float(_LEFT)
        row.append((name, colours[order % len(colours)], x))
        x += wide
    yield row


def _title(title: str) -> Iterator[str]:
    lines = [""]
    for word in title.split():
        fits = width(f"{lines[-1]} {word}", 20) <= _RIGHT - _LEFT
        lines[-1:] = [f"{lines[-1]} {word}".strip()] if fits or not lines[-1] else [lines[-1], word]
    for at, line in enumerate(lines[:2]):
        yield f'<text class="bl-ch-t" x="{_LEFT}" y="{26 + 24 * at}">{escape(line)}</text>'


def _words(said: str, x: float, y: float, anchor: str = "middle", wide: float = 0) -> str:
    """Words at a place, squeezed to a width where one is given."""
    fits = f' textLength="{wide:g}" lengthAdjust="spacingAndGlyphs"' if wide else ""
    return f'<text class="bl-ch-n" text-anchor="{anchor}" x="{x:.1f}" y="{y:.1f}"{fits}>{escape(said)}</text>'


def _rows(chart: Any) -> list[list[Any]]:
    """The rows of its table; one that stands under a name among numbers is their sum, and is not drawn."""
    rows = [list(row) for row in chart.rows]
    return [row for row in rows if isinstance(row[0], str) <= isinstance(rows[0][0], str)]


def _number(cell: object) -> float | None:
    """A cell as a number, a share in percent too; None for any other."""
    if isinstance(cell, str):
        found = _PERCENT.fullmatch(cell)
        return float(found[1]) if found else None
    return float(cell) if isinstance(cell, int | float) and not isinstance(cell, bool) else None


def _range(cell: object) -> tuple[float, float]:
    """What is written as a range: from where to where."""
    found = _SPREAD.fullmatch(str(cell))
    if found is None:
        raise ValueError(f"{cell!r} is no range, such as 41 – 47 %")
    return float(found[1]), float(found[2])


def _step(span: float) -> float:
    """A round distance between the lines of a grid, of which there are at most seven."""
    power = 1e-3
    while True:
        for part in (1, 2, 2.5, 5):
            if span <= 7 * power * part:
                return power * part
        power *= 10
