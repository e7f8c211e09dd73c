"""A chart as a still picture, drawn from its table: bars over few values, lines over many. Needs no library."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from boardlab.core.picture.drawing import width
from boardlab.core.picture.svg import escape

_WIDE, _HIGH = 600, 440
_LEFT, _RIGHT, _TOP, _FOOT = 56, 584, 96, 384
_COLOURS = ("#4796d8", "#c8327a", "#b8860b", "#6a4bd0", "#0f766c", "#8a8f97")
_MOST_BARS = 14
_STYLE = (
    ".bl-ch text{font-family:inherit;fill:currentColor}.bl-ch-t{font-size:18px;font-weight:700}"
    ".bl-ch-n{font-size:14px}.bl-ch-g{stroke:currentColor;stroke-opacity:.16}"
)


def chart_svg(chart: Any) -> str:
    """A chart as SVG, with its title, its axes and what the colours mean; "" where its table has nothing to draw."""
    rows = [list(row) for row in chart.rows]
    names = [str(name) for name in chart.columns]
    drawn_only = chart.drawn or names[1:]
    numeric = [
        at for at in range(1, len(names)) if names[at] in drawn_only and all(_is_number(row[at]) for row in rows)
    ]
    values = [float(row[at]) for row in rows for at in numeric]
    if len(rows) < 2 or not values or max(values) <= min(0.0, *values):
        return ""
    series = {names[at]: [float(row[at]) for row in rows] for at in numeric}
    drawn = _Drawing([row[0] for row in rows], series, named=len(names) > 2)
    parts = [*_title(str(chart.title)), *drawn.grid(), *drawn.marks(), *drawn.labels(names[0]), *drawn.legend()]
    opening = f'<svg xmlns="http://www.w3.org/2000/svg" class="bl-ch" viewBox="0 0 {_WIDE} {_HIGH}">'
    return "\n".join([opening, f"<style>{_STYLE}</style>", *parts, "</svg>"])


class _Drawing:
    """Where everything lies: values over places, a colour for each series."""

    def __init__(self, places: Sequence[object], series: dict[str, list[float]], *, named: bool) -> None:
        self.places, self.series, self.named = places, series, named
        values = [value for each in series.values() for value in each]
        self.step = _step(max(values) - min(0.0, *values))
        self.top = self.step * -(-max(values) // self.step)
        self.low = self.step * (min(0.0, *values) // self.step)
        self.slot = (_RIGHT - _LEFT) / len(places)

    def y(self, value: float) -> float:
        return _FOOT - (_FOOT - _TOP) * (value - self.low) / (self.top - self.low)

    def x(self, at: int) -> float:
        return _LEFT + self.slot * (at + 0.5)

    def grid(self) -> Iterator[str]:
        for line in range(round((self.top - self.low) / self.step) + 1):
            value = self.low + line * self.step
            yield f'<path class="bl-ch-g" d="M{_LEFT} {self.y(value):.1f}H{_RIGHT}"/>'
            yield _words(f"{value:g}", _LEFT - 8, self.y(value) + 5, "end")

    def marks(self) -> Iterator[str]:
        count = len(self.series)
        wide = self.slot * 0.72 / count
        for order, values in enumerate(self.series.values()):
            colour = _COLOURS[order % len(_COLOURS)]
            if len(self.places) > _MOST_BARS:
                points = " ".join(f"{self.x(at):.1f},{self.y(value):.1f}" for at, value in enumerate(values))
                yield f'<polyline fill="none" stroke="{colour}" stroke-width="3" points="{points}"/>'
                continue
            for at, value in enumerate(values):
                upper, lower = sorted((self.y(value), self.y(0)))
                left = self.x(at) - wide * count / 2 + wide * order
                size = f'width="{max(wide - 2, 2):.1f}" height="{max(lower - upper, 0.5):.1f}"'
                yield f'<rect fill="{colour}" x="{left:.1f}" y="{upper:.1f}" {size} rx="2"/>'

    def labels(self, across: str) -> Iterator[str]:
        said = [f"{place:g}" if isinstance(place, float) else str(place) for place in self.places]
        every = max(1, int(-(-(max(width(one, 14) for one in said) + 10) // self.slot)))
        for at in range(0, len(said), every):
            yield _words(said[at], self.x(at), _FOOT + 20)
        yield _words(across, (_LEFT + _RIGHT) / 2, _HIGH - 12)

    def legend(self) -> Iterator[str]:
        x = float(_LEFT)
        for order, name in enumerate(self.series) if self.named else ():
            colour = _COLOURS[order % len(_COLOURS)]
            yield f'<rect x="{x:.0f}" y="{_TOP - 28}" width="12" height="12" rx="2" fill="{colour}"/>'
            yield _words(name, x + 18, _TOP - 17, "start")
            x += 34 + width(name, 14)


def _title(title: str) -> Iterator[str]:
    lines = [""]
    for word in title.split():
        fits = width(f"{lines[-1]} {word}", 18) <= _RIGHT - _LEFT
        lines[-1:] = [f"{lines[-1]} {word}".strip()] if fits or not lines[-1] else [lines[-1], word]
    for at, line in enumerate(lines[:2]):
        yield f'<text class="bl-ch-t" x="{_LEFT}" y="{26 + 24 * at}">{escape(line)}</text>'


def _words(said: str, x: float, y: float, anchor: str = "middle") -> str:
    return f'<text class="bl-ch-n" text-anchor="{anchor}" x="{x:.1f}" y="{y:.1f}">{escape(said)}</text>'


def _is_number(value: object) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)


def _step(span: float) -> float:
    """A round distance between the lines of a grid, of which there are at most seven."""
    power = 1e-3
    while True:
        for part in (1, 2, 2.5, 5):
            if span <= 7 * power * part:
                return power * part
        power *= 10
