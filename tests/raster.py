"""Which units of a sheet the shapes of a picture cover, worked out from paths and rules of style, without a browser."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise

from boardlab.core.picture.scene import Scene
from tests.boxes import Placed, arc_numbers, style, text_box

Point = tuple[float, float]
Cells = frozenset[tuple[int, int]]
"""Units of a sheet, each by its upper left corner."""
_NUMBER = r"-?(?:\d+\.?\d*|\.\d+)"
_STEPS = {"M": 2, "L": 2, "H": 1, "V": 1, "Q": 4, "T": 2, "A": 7}


def covered(scene: Scene, one: Placed) -> Cells:
    """The units that a shape covers, with its line; those of a text are its box."""
    if one.shape.tag == "text":
        box = text_box(scene, one)
        return (
            _filled((((box.left, box.top), (box.right, box.top), (box.right, box.bottom), (box.left, box.bottom)),))
            if box
            else frozenset()
        )
    lines = _lines(one)
    found: Cells = frozenset()
    if style(scene, one, "fill", "") not in ("none", "transparent", "#0000"):
        found |= _filled(lines)
    if style(scene, one, "stroke", "none") != "none":
        found |= _stroked(lines, float(style(scene, one, "stroke-width", "1")) * one.scale)
    return found


def _lines(one: Placed) -> tuple[tuple[Point, ...], ...]:
    if one.shape.tag == "path":
        lines: tuple[tuple[Point, ...], ...] = flattened(one.shape.attrs["d"])
    elif one.shape.tag == "circle":
        x, y, r = (float(one.shape.attrs.get(name, 0)) for name in ("cx", "cy", "r"))
        lines = (tuple((x + r * math.cos(at / 12 * math.pi), y + r * math.sin(at / 12 * math.pi)) for at in range(25)),)
    elif one.shape.tag == "rect":
        x, y, wide, high, r = (float(one.shape.attrs.get(name, 0)) for name in ("x", "y", "width", "height", "rx"))
        across, down, bow = wide - 2 * r, high - 2 * r, f"a{r} {r} 0 0 1"
        sides = f"h{across}{bow} {r} {r}v{down}{bow}-{r} {r}h{-across}{bow}-{r}-{r}v{-down}{bow} {r}-{r}z"
        lines = flattened(f"M{x + r} {y}{sides}" if r else f"M{x} {y}h{wide}v{high}h{-wide}z")
    else:
        return ()
    return tuple(tuple((one.x + one.scale * x, one.y + one.scale * y) for x, y in line) for line in lines)


@lru_cache(maxsize=4096)
def _filled(lines: tuple[tuple[Point, ...], ...]) -> Cells:
    found = set()
    for line in lines:
        edges = list(pairwise((*line, line[0])))
        low, high = min(y for _, y in line), max(y for _, y in line)
        for row in range(math.floor(low), math.ceil(high)):
            y = row + 0.5
            across = sorted(
                a[0] + (y - a[1]) * (b[0] - a[0]) / (b[1] - a[1]) for a, b in edges if (a[1] <= y) is not (b[1] <= y)
            )
            for start, end in zip(across[::2], across[1::2], strict=True):
                found |= {(x, row) for x in range(math.ceil(start - 0.5), math.ceil(end - 0.5))}
    return frozenset(found)


@lru_cache(maxsize=4096)
def _stroked(lines: tuple[tuple[Point, ...], ...], wide: float) -> Cells:
    """The units under a line, whose ends are taken as round."""
    half = wide / 2
    reach = math.ceil(half)
    stamp = [(x, y) for x in range(-reach - 1, reach + 1) for y in range(-reach - 1, reach + 1)]
    found = set()
    for line in lines:
        for x0, y0 in _along(line):
            column, row = math.floor(x0), math.floor(y0)
            found |= {
                (column + x, row + y) for x, y in stamp if math.hypot(column + x + 0.5 - x0, row + y + 0.5 - y0) < half
            }
    return frozenset(found)


def _along(line: tuple[Point, ...]) -> Iterator[Point]:
    """Points along a line, two units apart at most."""
    yield line[0]
    for (x0, y0), (x1, y1) in pairwise(line):
        count = math.ceil(math.hypot(x1 - x0, y1 - y0) / 2)
        yield from ((x0 + (x1 - x0) * at / count, y0 + (y1 - y0) * at / count) for at in range(1, count + 1))


@lru_cache(maxsize=4096)
def flattened(data: str) -> tuple[tuple[Point, ...], ...]:
    """The lines of a path, its bows as short straight ones."""
    lines: list[list[Point]] = []
    x = y = 0.0
    bent = (0.0, 0.0)
    closed = False
    for command, rest in re.findall(r"([A-Za-z])([^A-Za-z]*)", data):
        kind, relative = command.upper(), command.islower()
        if kind == "Z":
            lines[-1].append(lines[-1][0])
            x, y = lines[-1][0]
            closed = True
            continue
        if closed and kind != "M":
            lines.append([(x, y)])
        closed = False
        found = list(map(float, arc_numbers(rest) if kind == "A" else re.findall(_NUMBER, rest)))
        for at in range(0, len(found), _STEPS[kind]):
            part = found[at : at + _STEPS[kind]]
            base = (x, y) if relative else (0.0, 0.0)
            end = (
                (part[0] + base[0], y)
                if kind == "H"
                else (x, part[0] + base[1])
                if kind == "V"
                else (part[-2] + base[0], part[-1] + base[1])
            )
            if kind == "M" and not at:
                lines.append([end])
            elif kind in "QT":
                bent = (part[0] + base[0], part[1] + base[1]) if kind == "Q" else (2 * x - bent[0], 2 * y - bent[1])
                lines[-1] += _bow((x, y), bent, end)
            elif kind == "A":
                lines[-1] += _arc((x, y), part, end)
            else:
                lines[-1].append(end)
            x, y = end
    return tuple(tuple(line) for line in lines)


def _bow(start: Point, middle: Point, end: Point) -> Iterator[Point]:
    for at in range(1, 9):
        t = at / 8
        yield tuple((1 - t) ** 2 * start[n] + 2 * t * (1 - t) * middle[n] + t * t * end[n] for n in (0, 1))  # type: ignore[misc]


def _arc(start: Point, part: list[float], end: Point) -> Iterator[Point]:
    """An arc of an upright ellipse, sixteen points of it."""
    rx, ry, _, large, sweep = part[:5]
    # In units of the radii, the arc is one of a circle of radius 1 round a point on the middle line of its ends.
    (ax, ay), (bx, by) = ((start[0] / rx, start[1] / ry), (end[0] / rx, end[1] / ry))
    far = math.hypot(bx - ax, by - ay)
    off = math.sqrt(max(0.0, 1 - far * far / 4)) * (1 if bool(large) is bool(sweep) else -1)
    cx, cy = (ax + bx) / 2 + off * (by - ay) / (far or 1), (ay + by) / 2 - off * (bx - ax) / (far or 1)
    first, last = math.atan2(ay - cy, ax - cx), math.atan2(by - cy, bx - cx)
    turn = (last - first) % (2 * math.pi) if sweep else -((first - last) % (2 * math.pi))
    for at in range(1, 17):
        yield rx * (cx + math.cos(first + turn * at / 16)), ry * (cy + math.sin(first + turn * at / 16))
