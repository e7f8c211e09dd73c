"""A chart as a still picture, for hosts that show no plotly: drawn from the figure's plain data, with nothing else.

It draws what the charts here are made of: bars, lines with marks, filled outlines, fields of a heatmap, a line across
and its words. All else of plotly it leaves out.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from html import escape
from itertools import pairwise
from math import ceil, copysign, floor, log10, radians, sin
from typing import Any

from boardlab.core.json_data import Table
from boardlab.figures.svg_pen import INK, LINE, SIZE, Pen, Point, between, outline, plain, readable_on, text_width

Data = Table
WIDE = 760
SHARE = 0.8
"""What part of the room of a value its bars take."""
TICKS = 7
"""At most so many lines of a scale that names none."""
HAIR = "#D5D0C4"
COLOURS = ("#5098D0", "#A07000", "#D03868", "#0F766C")


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
        self.pen = Pen()
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
            self.pen.text(note["text"], self.x.end, self.y.at(note["y"]) - 5, "end")
        self.pen.text(self.title, WIDE / 2, 28, "middle", size=17)
        for number, row in enumerate(rows):
            self._legend(row, 54 + LINE * number)
        told = "\n".join(words)
        defs = f"<defs>{''.join(self.pen.patterns.values())}</defs>" if self.pen.patterns else ""
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {self.high:g}" width="{WIDE}" '
            f'height="{self.high:g}" role="img" font-family="system-ui, sans-serif" font-size="{SIZE}" fill="{INK}">'
            f"<title>{escape(self.title)}</title><desc>{escape(told)}</desc>{defs}"
            f'<rect width="{WIDE}" height="{self.high:g}" fill="{self.layout.get("paper_bgcolor", "#fff")}"/>'
            f"{''.join(self.pen.parts)}</svg>"
        )

    def _place(self, top: float) -> None:
        """Give both scales their room: what they say stands beside them."""
        shown = [self._said(name).get("visible", True) for name in "xy"]
        left = 24.0 + 22 * bool(self._name("y"))
        if shown[1]:
            left += max((text_width(text) for _, text in self._ticks("y")), default=0.0)
        bottom = 16.0 + 22 * bool(self._name("x"))
        below = 0.0
        if shown[0]:
            self.slant = self._slant(WIDE - 20 - left)
            labels = [text for _, text in self._ticks("x")]
            if self.slant:
                below = max(text_width(text) for text in labels) * sin(radians(self.slant)) + LINE
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
            return [(at, plain(each)) for at, each in enumerate(axis.names)]
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
        return 35.0 if ticks and max(text_width(text) for _, text in ticks) > room / len(ticks) else 0.0

    def _scales(self) -> None:
        x, y = self.x, self.y
        left, right = sorted((x.start, x.end))
        top, bottom = sorted((y.start, y.end))
        said = {name: self._said(name) for name in "xy"}
        if said["x"].get("visible", True):
            plot = self.layout.get("plot_bgcolor", "#fff")
            self.pen.parts.append(f'<path d="{outline(left, top, right, bottom)}" fill="{plot}"/>')
        counts = "x" if self.flat else "y"
        for value, text in self._ticks("y") if said["y"].get("visible", True) else ():
            at = y.start + (value - y.low) * y.way
            if counts == "y" and said["y"].get("showgrid", True):
                self.pen.stroke([(left, at), (right, at)], HAIR, 1)
            self.pen.text(text, left - 8, at + 5, "end")
        upper = said["x"].get("side") == "top"
        for value, text in self._ticks("x") if said["x"].get("visible", True) else ():
            at = x.start + (value - x.low) * x.way
            if counts == "x":
                self.pen.stroke([(at, top), (at, bottom)], HAIR, 1)
            if self.slant:
                self.pen.text(text, at + 4, bottom + 16, "end", turn=-self.slant)
            else:
                self.pen.text(text, at, top - 10 if upper else bottom + LINE, "middle")
        if name := self._name("x"):
            self.pen.text(name, (left + right) / 2, self.high - 12, "middle")
        if name := self._name("y"):
            self.pen.text(name, 20, (top + bottom) / 2, "middle", turn=-90)

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
            self.pen.parts.append(f'<path d="{outline(*box)}" fill="{fill}" {drawn}/>')
            if pattern := self.pen.pattern(marker.get("pattern", {}), fill):
                self.pen.parts.append(f'<path d="{outline(*box)}" fill="{pattern}"/>')
            if text := plain(_one(trace.get("text", ""), number)):
                self._of_bar(trace, number, text, box, fill)

    def _of_bar(self, trace: Data, number: int, text: str, box: tuple[float, ...], fill: str) -> None:
        left, top, right, bottom = box
        middle = (left + right) / 2
        font = trace.get("textfont", {})
        inside = trace.get("textposition", "auto") in ("inside", "auto") and bottom - top > LINE
        colour = _one(font.get("color", readable_on(fill)), number) if inside else INK
        centred = trace.get("insidetextanchor") == "middle"
        y = ((top + bottom) / 2 + 5 if centred else top + LINE) if inside else top - 5
        self.pen.text(text, middle, y, "middle", size=font.get("size", SIZE), colour=colour)

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
            self.pen.stroke(drawn, colour, line.get("width", 2), line.get("dash", ""), filled)
        marker = trace.get("marker", {})
        for number, point in enumerate(point for run in runs for point in run):
            if "markers" in mode:
                rim = marker.get("line", {})
                fill, half = _one(marker.get("color", colour), number), _one(marker.get("size", 6), number) / 2
                self.pen.mark(
                    point, half, marker.get("symbol", "circle"), fill, rim.get("color", ""), rim.get("width", 0)
                )
            if "text" in mode and (text := plain(_one(trace.get("text", ""), number))):
                font = trace.get("textfont", {})
                size, ink = _one(font.get("size", SIZE), number), _one(font.get("color", INK), number)
                self.pen.text(text, point[0], point[1] + size * 0.36, "middle", size=size, colour=ink)

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
                fill = between(trace["colorscale"], (value - low) / (high - low))
                self.pen.parts.append(f'<path d="{outline(*box)}" fill="{fill}"/>')
                if "text" in trace:
                    size = trace.get("textfont", {}).get("size", SIZE)
                    self.pen.text(
                        plain(trace["text"][row][column]), x, y + 5, "middle", size=size, colour=readable_on(fill)
                    )

    def _across(self, shape: Data) -> None:
        line, y = shape.get("line", {}), self.y.at(shape["y0"])
        self.pen.stroke([(self.x.start, y), (self.x.end, y)], line.get("color", INK), 2, line.get("dash", ""))

    def _legend(self, row: Sequence[tuple[Data, float]], y: float) -> None:
        for trace, x in row:
            colour = _one(trace.get("marker", {}).get("color", ""), 0)
            if trace["type"] == "bar":
                box = outline(x, y - 11, x + 24, y + 1)
                rim = f'stroke="{INK}" stroke-width="1"'
                self.pen.parts.append(f'<path d="{box}" fill="{colour or COLOURS[0]}" {rim}/>')
                if pattern := self.pen.pattern(trace.get("marker", {}).get("pattern", {}), colour):
                    self.pen.parts.append(f'<path d="{box}" fill="{pattern}"/>')
            else:
                line = trace.get("line", {})
                colour = line.get("color", colour or INK)
                if "lines" in trace.get("mode", "lines"):
                    self.pen.stroke([(x, y - 5), (x + 24, y - 5)], colour, line.get("width", 2), line.get("dash", ""))
                if "markers" in trace.get("mode", ""):
                    self.pen.mark((x + 12, y - 5), 4, trace.get("marker", {}).get("symbol", "circle"), colour)
            self.pen.text(str(trace["name"]), x + 30, y, "start")


def _rows(traces: Sequence[Data]) -> Iterator[list[tuple[Data, float]]]:
    """The lines of a legend: what stands in each, and where it begins."""
    row: list[tuple[Data, float]] = []
    x = 24.0
    for trace in traces:
        wide = 30 + text_width(str(trace["name"])) + 24
        if row and x + wide > WIDE:
            yield row
            row, x = [], 24.0
        row.append((trace, x))
        x += wide
    if row:
        yield row


def _step(reach: float) -> float:
    """From one line of a scale to the next: 1, 2 or 5, times a power of ten."""
    power = 10.0 ** floor(log10(reach / TICKS))
    return next(step * power for step in (1, 2, 5, 10) if reach / (step * power) <= TICKS)


def _one(value: object, at: int) -> Any:
    return value[at] if isinstance(value, list | tuple) else value
