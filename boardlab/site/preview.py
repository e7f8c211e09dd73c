"""The picture that other sites show beside a link to this one: three boards in outline, drawn here, as PNG.

Services that show such pictures take no SVG. A few polygons need no library: each row of the picture is worked out from
the edges that cross it, and written as the PNG format says, with the standard library alone.
"""

from __future__ import annotations

import math
import struct
import zlib
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import pairwise

Point = tuple[float, float]
Colour = tuple[int, int, int]
Polygon = tuple[list[Point], Colour]

NAME = "preview.png"
"""The file, in the site."""
WIDE, HIGH = 1200, 630
FINE = 3
"""So many rows are worked out for each, so that edges are smooth upwards and sideways."""
PAPER: Colour = (247, 244, 236)
STONE: tuple[Colour, Colour, Colour] = ((239, 232, 218), (209, 197, 177), (176, 160, 136))
"""The top and the two sides of a tower."""
LAND: tuple[Colour, ...] = ((126, 168, 92), (216, 176, 84), (196, 120, 86), (150, 160, 172), (92, 132, 92))
LINES: tuple[Colour, Colour] = ((168, 196, 206), (214, 196, 150))
SIDES: tuple[Colour, Colour] = ((58, 110, 165), (178, 72, 48))


@cache
def preview() -> bytes:
    """The picture as PNG, 1200 by 630; the same bytes every time."""
    polygons = [*_towers(200, 400), *_land(612, 315), *_lines(845, 155)]
    return _png(_row(polygons, y) for y in range(HIGH))


# -- what is drawn -------------------------------------------------------------------------------------------------


def _towers(x: float, y: float) -> Iterator[Polygon]:
    """A castle of five towers, seen from above one corner."""
    for column, row, levels in ((1, -1, 2), (0, 0, 4), (1, 0, 3), (0, 1, 2), (1, 1, 1)):
        yield from _tower(x + (column - row) * 66, y + (column + row) * 33, levels)


def _tower(x: float, y: float, levels: int) -> Iterator[Polygon]:
    wide, high = 66.0, 44.0 * levels
    top, left, right = STONE
    yield [(x - wide, y), (x, y + wide / 2), (x, y + wide / 2 - high), (x - wide, y - high)], left
    yield [(x, y + wide / 2), (x + wide, y), (x + wide, y - high), (x, y + wide / 2 - high)], right
    roof = y - high
    yield [(x - wide, roof), (x, roof + wide / 2), (x + wide, roof), (x, roof - wide / 2)], top


def _land(x: float, y: float) -> Iterator[Polygon]:
    """Seven fields of an island, on its sea."""
    size = 66.0
    yield _hexagon(x, y, size * 2.9, turned=True), (190, 214, 224)
    middles = [(0.0, 0.0), *(_round(at, size * math.sqrt(3)) for at in range(0, 360, 60))]
    for number, (across, down) in enumerate(middles):
        yield _hexagon(x + across, y + down, size - 3), LAND[number % len(LAND)]


def _round(degrees: float, far: float) -> Point:
    return far * math.cos(math.radians(degrees)), far * math.sin(math.radians(degrees))


def _hexagon(x: float, y: float, size: float, *, turned: bool = False) -> list[Point]:
    corners = (_round(at + (0 if turned else 30), size) for at in range(0, 360, 60))
    return [(x + across, y + down) for across, down in corners]


def _lines(x: float, y: float) -> Iterator[Polygon]:
    """Three lines between two camps, with a unit here and there."""
    for line in range(3):
        for tile in range(4):
            left, top = x + tile * 74, y + line * 114
            yield _square(left, top, 68, 98), LINES[tile // 2]
    for tile, line in ((0, 0), (1, 1), (2, 1), (3, 2)):
        left, top = x + tile * 74 + 34, y + line * 114 + 49
        yield [(left - 22, top + 24), (left + 22, top + 24), (left, top - 26)], SIDES[tile // 2]


def _square(x: float, y: float, wide: float, high: float) -> list[Point]:
    return [(x, y), (x + wide, y), (x + wide, y + high), (x, y + high)]


# -- how it is written ---------------------------------------------------------------------------------------------


def _row(polygons: Iterable[Polygon], y: int) -> bytes:
    """One row of the picture: later polygons cover earlier ones, and edges are mixed with what lies below."""
    row: list[float] = [*PAPER] * WIDE
    for corners, colour in polygons:
        spans = [*_spans(corners, y)]
        if not spans:
            continue
        first = max(0, math.floor(min(start for start, _ in spans)))
        last = min(WIDE, math.ceil(max(end for _, end in spans)))
        inner = math.ceil(max(start for start, _ in spans)) if len(spans) == FINE else last
        outer = max(inner, math.floor(min(end for _, end in spans)))
        row[inner * 3 : outer * 3] = colour * (outer - inner)
        for at in (*range(first, min(inner, last)), *range(outer, last)):
            share = sum(max(0.0, min(end, at + 1) - max(start, at)) for start, end in spans) / FINE
            for part in range(3):
                row[at * 3 + part] += (colour[part] - row[at * 3 + part]) * share
    return bytes(round(part) for part in row)


def _spans(corners: list[Point], y: int) -> Iterator[Point]:
    """From where to where the fine rows of a row cross a polygon without dents."""
    for fine in range(FINE):
        middle = y + (fine + 0.5) / FINE
        across = [
            a[0] + (middle - a[1]) * (b[0] - a[0]) / (b[1] - a[1])
            for a, b in pairwise((*corners, corners[0]))
            if (a[1] <= middle) is not (b[1] <= middle)
        ]
        if across:
            yield min(across), max(across)


def _png(rows: Iterable[bytes]) -> bytes:
    def part(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    head = struct.pack(">IIBBBBB", WIDE, HIGH, 8, 2, 0, 0, 0)
    body = zlib.compress(b"".join(b"\0" + row for row in rows), 9)
    return b"\x89PNG\r\n\x1a\n" + part(b"IHDR", head) + part(b"IDAT", body) + part(b"IEND", b"")
