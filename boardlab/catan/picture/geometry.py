"""Points, straight lines and boxes on the sheet: how far apart they lie."""

from __future__ import annotations

from math import hypot

Point = tuple[float, float]
Segment = tuple[Point, Point]
Box = tuple[float, float, float, float]
"""Left, top, right, bottom."""


def distance(one: Point, other: Point) -> float:
    """How far apart two points lie."""
    return hypot(one[0] - other[0], one[1] - other[1])


def off_line(start: Point, end: Point, point: Point) -> float:
    """How far a point lies from a straight line between two others."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    share = ((point[0] - start[0]) * dx + (point[1] - start[1]) * dy) / ((dx * dx + dy * dy) or 1)
    share = min(1.0, max(0.0, share))
    return distance(point, (start[0] + share * dx, start[1] + share * dy))


def _side(a: Point, b: Point, c: Point) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def apart(a: Point, b: Point, c: Point, d: Point) -> float:
    """How close two straight lines come."""
    if _side(a, b, c) * _side(a, b, d) < 0 and _side(c, d, a) * _side(c, d, b) < 0:
        return 0.0
    return min(off_line(a, b, c), off_line(a, b, d), off_line(c, d, a), off_line(c, d, b))


def cuts(box: tuple[float, float, float, float], start: Point, end: Point, gap: float) -> bool:
    """Does a straight line come closer to a box than the gap?"""
    left, top, right, bottom = box[0] - gap, box[1] - gap, box[2] + gap, box[3] + gap
    low, high = 0.0, 1.0
    for at, step, least, most in (
        (start[0], end[0] - start[0], left, right),
        (start[1], end[1] - start[1], top, bottom),
    ):
        if not step:
            if not least <= at <= most:
                return False
            continue
        one, other = sorted(((least - at) / step, (most - at) / step))
        low, high = max(low, one), min(high, other)
    return low <= high
