"""A chart as a still picture, for hosts that show no plotly: drawn from the figure's plain data, with nothing else.

It draws what the charts here are made of: bars, lines with marks, filled outlines, fields of a heatmap, a line across
and its words. All else of plotly it leaves out.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from html import escape
from itertools import pairwise
from math import ceil, copysign, cos, floor, hypot, log10, radians, sin
from typing import Any

from boardlab.core.json_data import Table
from boardlab.core.picture.drawing import width

Data = Table
Point = tuple[float, float]

WIDE = 760
SIZE = 13
"""Pixels of most letters."""
LINE = 17
SHARE = 0.8
"""What part of the room of a value its bars take."""
TICKS = 7
"""At most so many lines of a scale that names none."""
INK, HAIR = "#23262B", "#D5D0C4"
COLOURS = ("#5098D0", "#A07000", "#D03868", "#0F766C")
DASHES = {"dash": "9 6", "dot": "2 5", "dashdot": "9 5 2 5"}
"""What is drawn and left out by turns, in pixels."""


def still(figure: Data, words: Iterable[str]) -> str:
    """A figure as SVG, 760 pixels wide.

    Args:
        figure: its plain data, as ``to_plotly_json`` gives it.
        words: what the picture shows, beside the title, a sentence each.
    """
    return _StillDrawing(figure).svg(words)


@dataclass
class Axis:
    """A scale: what lies where on the picture."""

    names: list[object]
    """What stands in its places, one after the other; [] where it counts."""
    low: float
    high: float
    start: float = 0.0
    """The pixel of ``low``."""
    end: float = 1.0

    def at(self, value: Any) -> float:
        """The pixel of a value, or of the place of a name."""
        number = self.names.index(value) if self.names else value
        return self.start + (number - self.low) * self.way

    @property
    def way(self) -> float:
        """The pixels from one unit to the next; below 0 where it runs up or left."""
        return (self.end - self.start) / (self.high - self.low)

    @property
    def one(self) -> float:
        """The pixels of one unit."""
        return abs(self.way)


class _StillDrawing:
    def __init__(self, figure: Data) -> None:
        self.traces: list[Data] = list(figure["data"])
        self.layout: Data = figure["layout"]
        self.high = float(self.layout.get("height", 360))
        self.title = str(self.layout.get("title", {}).get("text", ""))
        self.parts: list[str] = []
        self.patterns: dict[str, str] = {}
        self.flat = any(trace.get("orientation") == "h" for trace in self.traces)
        self.bars = [trace for trace in self.traces if trace["type"] == "bar"]
        self.stacked = self.layout.get("barmode") in ("stack", "relative")
        self.x, self.y = (self._axis(name) for name in "xy")

    # ---- scales ----

    def _axis(self, name: str) -> Axis:
        said = self.layout.get(f"{name}axis", {})
        values = [each for trace in self.traces for each in trace.get(name, ()) if each is not None]
        backwards = said.get("autorange") == "reversed"
        if said.get("type") == "category" or any(isinstance(each, str) for each in values):
            names = list(dict.fromkeys(values))
            low, high = -0.5, len(names) - 0.5
        else:
            names = []
            low, high = said.get("range") or self._reach(name, values, visible=said.get("visible", True))
        return Axis(names, *((high, low) if backwards else (low, high)))

    def _reach(self, name: str, values: Sequence[float], *, visible: bool) -> tuple[float, float]:
        counts = name == ("x" if self.flat else "y")
        if self.bars and counts:
            ends = [end for _, _, start, end in self._lengths() for end in (start, end)]
            low, high = min(0.0, *ends), max(0.0, *ends)
            # Words stand beyond the ends.
            return low - (high - low) * 0.08 * (low < 0), high + (high - low) * 0.12
        low, high = min(values), max(values)
        beside = 0.5 if self.bars else (high - low) * (0.05 if visible else 0.01)
        return low - beside, high + beside

    def _lengths(self) -> Iterator[tuple[int, int, float, float]]:
        """Each bar: its trace, its number there, and from where to where it reaches."""
        ends: dict[tuple[object, bool], float] = {}
        for at, trace in enumerate(self.bars):
            where, lengths = (trace["y"], trace["x"]) if self.flat else (trace["x"], trace["y"])
            for number, (place, length) in enumerate(zip(where, lengths, strict=True)):
                if length is None:
                    continue
                key = (place, length < 0)
                start = trace["base"][number] if "base" in trace else ends.get(key, 0.0) if self.stacked else 0.0
                ends[key] = start + length
                yield at, number, start, start + length

    # ---- the whole ----

    def svg(self, words: Iterable[str]) -> str:
        legend = [trace for trace in self.traces if trace.get("name")]
        if len(legend) < 2 or self.layout.get("showlegend") is False:
            legend = []
        rows = list(_rows(legend))
        self._place(48 + LINE * len(rows) + 8 * bool(rows))
        self._scales()
        for trace in self.traces:
            if trace["type"] == "scatter":
                self._line(trace)
            elif trace["type"] == "heatmap":
                self._fields(trace)
        self._bars()
        for shape in self.layout.get("shapes", ()):
            self._across(shape)
        for note in self.layout.get("annotations", ()):
            self._text(note["text"], self.x.end, self.y.at(note["y"]) - 5, "end")
        self._text(self.title, WIDE / 2, 28, "middle", size=17)
        for number, row in enumerate(rows):
            self._legend(row, 54 + LINE * number)
        told = "\n".join(words)
        defs = f"<defs>{''.join(self.patterns.values())}</defs>" if self.patterns else ""
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {self.high:g}" width="{WIDE}" '
            f'height="{self.high:g}" role="img" font-family="system-ui, sans-serif" font-size="{SIZE}" fill="{INK}">'
            f"<title>{escape(self.title)}</title><desc>{escape(told)}</desc>{defs}"
            f'<rect width="{WIDE}" height="{self.high:g}" fill="{self.layout.get("paper_bgcolor", "#fff")}"/>'
            f"{''.join(self.parts)}</svg>"
        )

    def _place(self, top: float) -> None:
        """Give both scales their room: what they say stands beside them."""
        shown = [self._said(name).get("visible", True) for name in "xy"]
        left = 24.0 + 22 * bool(self._name("y"))
        if shown[1]:
            left += max((_width(text) for _, text in self._ticks("y")), default=0.0)
        bottom = 16.0 + 22 * bool(self._name("x"))
        below = 0.0
        if shown[0]:
            self.slant = self._slant(WIDE - 20 - left)
            labels = [text for _, text in self._ticks("x")]
            if self.slant:
                below = max(_width(text) for text in labels) * sin(radians(self.slant)) + LINE
            else:
                below = LINE * max((text.count("\n") + 1 for text in labels), default=1)
        if self._said("x").get("side") == "top":
            top += below
        else:
            bottom += below
        right = WIDE - 20.0
        self.x.start, self.x.end = left, right
        self.y.start, self.y.end = self.high - bottom, top
        if self._said("y").get("scaleanchor") == "x":
            one = min(self.x.one, self.y.one)
            for axis in (self.x, self.y):
                middle, half = (axis.start + axis.end) / 2, one * abs(axis.high - axis.low) / 2
                sign = 1 if axis.end > axis.start else -1
                axis.start, axis.end = middle - sign * half, middle + sign * half

    def _said(self, name: str) -> Data:
        said: Data = self.layout.get(f"{name}axis", {})
        return said

    def _name(self, name: str) -> str:
        return str(self._said(name).get("title", {}).get("text", ""))

    def _ticks(self, name: str) -> list[tuple[float, str]]:
        """The places of a scale that are named, and their names."""
        axis, said = getattr(self, name), self._said(name)
        if axis.names:
            return [(at, _plain(each)) for at, each in enumerate(axis.names)]
        low, high = sorted((axis.low, axis.high))
        given = said.get("tickvals")
        if given is None:
            step = said.get("dtick") or _step(high - low)
            given = [number * step for number in range(ceil(low / step - 1e-9), floor(high / step + 1e-9) + 1)]
        return [(each, f"{each:g}") for each in given if low <= each <= high]

    def _slant(self, room: float) -> float:
        """By how many degrees the names below are turned: as the figure says, or so that they have room."""
        if (said := self._said("x").get("tickangle")) is not None:
            return float(abs(said))
        ticks = self._ticks("x")
        return 35.0 if ticks and max(_width(text) for _, text in ticks) > room / len(ticks) else 0.0

    def _scales(self) -> None:
        x, y = self.x, self.y
        left, right = sorted((x.start, x.end))
        top, bottom = sorted((y.start, y.end))
        said = {name: self._said(name) for name in "xy"}
        if said["x"].get("visible", True):
            plot = self.layout.get("plot_bgcolor", "#fff")
            self.parts.append(f'<path d="{_outline(left, top, right, bottom)}" fill="{plot}"/>')
        counts = "x" if self.flat else "y"
        for value, text in self._ticks("y") if said["y"].get("visible", True) else ():
            at = y.start + (value - y.low) * y.way
            if counts == "y" and said["y"].get("showgrid", True):
                self._stroke([(left, at), (right, at)], HAIR, 1)
            self._text(text, left - 8, at + 5, "end")
        upper = said["x"].get("side") == "top"
        for value, text in self._ticks("x") if said["x"].get("visible", True) else ():
            at = x.start + (value - x.low) * x.way
            if counts == "x":
                self._stroke([(at, top), (at, bottom)], HAIR, 1)
            if self.slant:
                self._text(text, at + 4, bottom + 16, "end", turn=-self.slant)
            else:
                self._text(text, at, top - 10 if upper else bottom + LINE, "middle")
        if name := self._name("x"):
            self._text(name, (left + right) / 2, self.high - 12, "middle")
        if name := self._name("y"):
            self._text(name, 20, (top + bottom) / 2, "middle", turn=-90)

    # ---- what is shown ----

    def _bars(self) -> None:
        groups = 1 if self.stacked else len(self.bars) or 1
        lengths, places = (self.x, self.y) if self.flat else (self.y, self.x)
        for at, number, start, end in self._lengths():
            trace = self.bars[at]
            wide = trace.get("width", SHARE) * places.one / groups
            place = places.at(trace["y" if self.flat else "x"][number])
            middle = place + (0 if groups == 1 else (at - (groups - 1) / 2) * copysign(wide, places.way))
            near, far = sorted((lengths.at(start), lengths.at(end)))
            box = (middle - wide / 2, near, middle + wide / 2, far)
            if self.flat:
                box = (near, box[0], far, box[2])
            marker = trace.get("marker", {})
            rim = marker.get("line", {})
            fill = _one(marker.get("color", COLOURS[at % 4]), number)
            drawn = f'stroke="{_one(rim.get("color", INK), number)}" stroke-width="{rim.get("width", 1)}"'
            self.parts.append(f'<path d="{_outline(*box)}" fill="{fill}" {drawn}/>')
            if pattern := self._pattern(marker.get("pattern", {}), fill):
                self.parts.append(f'<path d="{_outline(*box)}" fill="{pattern}"/>')
            if text := _plain(_one(trace.get("text", ""), number)):
                self._of_bar(trace, number, text, box, fill)

    def _of_bar(self, trace: Data, number: int, text: str, box: tuple[float, ...], fill: str) -> None:
        left, top, right, bottom = box
        middle = (left + right) / 2
        font = trace.get("textfont", {})
        inside = trace.get("textposition", "auto") in ("inside", "auto") and bottom - top > LINE
        colour = _one(font.get("color", _on(fill)), number) if inside else INK
        centred = trace.get("insidetextanchor") == "middle"
        y = ((top + bottom) / 2 + 5 if centred else top + LINE) if inside else top - 5
        self._text(text, middle, y, "middle", size=font.get("size", SIZE), colour=colour)

    def _line(self, trace: Data) -> None:
        # Where a line breaks off, nothing is given.
        runs: list[list[Point]] = [[]]
        for x, y in zip(trace["x"], trace["y"], strict=True):
            if x is None or y is None:
                runs.append([])
            else:
                runs[-1].append((self.x.at(x), self.y.at(y)))
        line = trace.get("line", {})
        colour = line.get("color", COLOURS[self.traces.index(trace) % 4])
        filled = trace.get("fillcolor", "none") if trace.get("fill") == "toself" else "none"
        mode = trace.get("mode", "lines")
        for run in filter(None, runs if "lines" in mode else ()):
            drawn = run
            if line.get("shape") == "hv":
                drawn = [*run[:1], *(each for a, b in pairwise(run) for each in ((b[0], a[1]), b))]
            self._stroke(drawn, colour, line.get("width", 2), line.get("dash", ""), filled)
        marker = trace.get("marker", {})
        for number, point in enumerate(point for run in runs for point in run):
            if "markers" in mode:
                rim = marker.get("line", {})
                fill, half = _one(marker.get("color", colour), number), _one(marker.get("size", 6), number) / 2
                self._mark(point, half, marker.get("symbol", "circle"), fill, rim.get("color", ""), rim.get("width", 0))
            if "text" in mode and (text := _plain(_one(trace.get("text", ""), number))):
                font = trace.get("textfont", {})
                size, ink = _one(font.get("size", SIZE), number), _one(font.get("color", INK), number)
                self._text(text, point[0], point[1] + size * 0.36, "middle", size=size, colour=ink)

    def _fields(self, trace: Data) -> None:
        low, high = trace["zmin"], trace["zmax"]
        wide, tall = (axis.one / 2 for axis in (self.x, self.y))
        gaps = trace.get("xgap", 0) / 2, trace.get("ygap", 0) / 2
        for row, name in enumerate(trace["y"]):
            for column, other in enumerate(trace["x"]):
                value = trace["z"][row][column]
                if value is None:
                    continue
                x, y = self.x.at(other), self.y.at(name)
                box = (x - wide + gaps[0], y - tall + gaps[1], x + wide - gaps[0], y + tall - gaps[1])
                fill = _between(trace["colorscale"], (value - low) / (high - low))
                self.parts.append(f'<path d="{_outline(*box)}" fill="{fill}"/>')
                if "text" in trace:
                    size = trace.get("textfont", {}).get("size", SIZE)
                    self._text(_plain(trace["text"][row][column]), x, y + 5, "middle", size=size, colour=_on(fill))

    def _across(self, shape: Data) -> None:
        line, y = shape.get("line", {}), self.y.at(shape["y0"])
        self._stroke([(self.x.start, y), (self.x.end, y)], line.get("color", INK), 2, line.get("dash", ""))

    def _legend(self, row: Sequence[tuple[Data, float]], y: float) -> None:
        for trace, x in row:
            colour = _one(trace.get("marker", {}).get("color", ""), 0)
            if trace["type"] == "bar":
                box = _outline(x, y - 11, x + 24, y + 1)
                rim = f'stroke="{INK}" stroke-width="1"'
                self.parts.append(f'<path d="{box}" fill="{colour or COLOURS[0]}" {rim}/>')
                if pattern := self._pattern(trace.get("marker", {}).get("pattern", {}), colour):
                    self.parts.append(f'<path d="{box}" fill="{pattern}"/>')
            else:
                line = trace.get("line", {})
                colour = line.get("color", colour or INK)
                if "lines" in trace.get("mode", "lines"):
                    self._stroke([(x, y - 5), (x + 24, y - 5)], colour, line.get("width", 2), line.get("dash", ""))
                if "markers" in trace.get("mode", ""):
                    self._mark((x + 12, y - 5), 4, trace.get("marker", {}).get("symbol", "circle"), colour)
            self._text(str(trace["name"]), x + 30, y, "start")

    # ---- how it is drawn ----

    def _stroke(self, points: Sequence[Point], colour: str, wide: float, dash: str = "", fill: str = "none") -> None:
        way = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
        broken = f' stroke-dasharray="{DASHES[dash]}"' if dash in DASHES else ""
        self.parts.append(
            f'<polyline points="{way}" fill="{fill}" stroke="{colour}" stroke-width="{wide}" '
            f'stroke-linejoin="round"{broken}/>'
        )

    def _mark(self, at: Point, half: float, symbol: str, fill: str, rim: str = "", wide: float = 0) -> None:
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

    def _pattern(self, said: Data, fill: str) -> str:
        """What is laid over a bar so that it is known without its colour; "" for none."""
        drawn = {
            ".": '<circle cx="4" cy="4" r="1.4" fill="C" stroke="none"/>',
            "-": '<path d="M0 4H8"/>',
            "/": '<path d="M-2 2L2 -2M0 8L8 0M6 10L10 6"/>',
            "x": '<path d="M0 8L8 0M0 0L8 8"/>',
        }.get(said.get("shape", ""))
        if drawn is None:
            return ""
        colour = said.get("fgcolor") or _on(fill)
        name = f"p{'.-/x'.index(said['shape'])}{colour.strip('#').lower()}"
        self.patterns[name] = (
            f'<pattern id="{name}" width="8" height="8" patternUnits="userSpaceOnUse" fill="none" stroke="{colour}">'
            f"{drawn.replace('C', colour)}</pattern>"
        )
        return f"url(#{name})"

    def _text(
        self, text: str, x: float, y: float, anchor: str, *, size: float = SIZE, colour: str = "", turn: float = 0
    ) -> None:
        lines = _plain(text).split("\n")
        given = f' text-anchor="{anchor}"' if anchor != "start" else ""
        given += f' font-size="{size:g}"' if size != SIZE else ""
        given += f' fill="{colour}"' if colour and colour != INK else ""
        given += f' transform="rotate({turn:g} {x:.1f} {y:.1f})"' if turn else ""
        said = escape(lines[0], quote=False)
        said += "".join(f'<tspan x="{x:.1f}" dy="{LINE}">{escape(line, quote=False)}</tspan>' for line in lines[1:])
        self.parts.append(f'<text x="{x:.1f}" y="{y:.1f}"{given}>{said}</text>')


def _rows(traces: Sequence[Data]) -> Iterator[list[tuple[Data, float]]]:
    """The lines of a legend: what stands in each, and where it begins."""
    row: list[tuple[Data, float]] = []
    x = 24.0
    for trace in traces:
        wide = 30 + _width(str(trace["name"])) + 24
        if row and x + wide > WIDE:
            yield row
            row, x = [], 24.0
        row.append((trace, x))
        x += wide
    if row:
        yield row


def _plain(text: object) -> str:
    """A text of plotly without its marks; its lines stay lines."""
    return re.sub(r"<[^<>]*>", "", re.sub(r"<br ?/?>", "\n", str(text)))


def _width(text: str) -> float:
    """About how many pixels a text takes; of its lines, the longest."""
    return max(width(line, SIZE) for line in text.split("\n"))


def _step(reach: float) -> float:
    """From one line of a scale to the next: 1, 2 or 5, times a power of ten."""
    power = 10.0 ** floor(log10(reach / TICKS))
    return next(step * power for step in (1, 2, 5, 10) if reach / (step * power) <= TICKS)


def _one(value: object, at: int) -> Any:
    return value[at] if isinstance(value, list | tuple) else value


def _outline(left: float, top: float, right: float, bottom: float) -> str:
    return f"M{left:.1f} {top:.1f}H{right:.1f}V{bottom:.1f}H{left:.1f}Z"


def _rgb(colour: str) -> tuple[int, ...]:
    if colour.startswith("#"):
        return tuple(int(colour[at : at + 2], 16) for at in (1, 3, 5))
    return tuple(int(each) for each in re.findall(r"\d+", colour)[:3])


def _between(scale: Sequence[tuple[float, str]], share: float) -> str:
    """The colour of a scale at a part of its way."""
    share = min(1.0, max(0.0, share))
    (a, first), (b, second) = next(pair for pair in pairwise(scale) if share <= pair[1][0])
    part = (share - a) / (b - a) if b > a else 0.0
    mixed = (round(one + (other - one) * part) for one, other in zip(_rgb(first), _rgb(second), strict=True))
    return "#" + "".join(f"{each:02x}" for each in mixed)


def _on(fill: str) -> str:
    """A colour of letters that can be read there."""
    red, green, blue = _rgb(fill)
    return INK if hypot(0.55 * red, 0.77 * green, 0.33 * blue) > 135 else "#FFFFFF"
