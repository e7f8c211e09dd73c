"""The part of the ground that a question needs, with its coordinates: what stands there, and one cell around it.

The rest of the ground is pale, so that the letters and numbers stand beside the part, as they do beside the board.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from boardlab.core.picture.drawing import path
from boardlab.core.picture.scene import Part, Shape
from boardlab.core.picture.svg import polygon
from boardlab.torres.board import BIT, NAMES, SIZE
from boardlab.torres.picture.context import spots
from boardlab.torres.picture.plan import CELL, FOOT, LEFT

if TYPE_CHECKING:
    from boardlab.torres.state import State

Box = tuple[float, float, float, float]
_MOST = 49
"""Of more cells than this the whole ground is shown: there would be little to gain."""
_WIDEST = 1.12
_FILES = "abcdefgh"
_SHEET = "M-400-400h1700v1600h-1700z"
"""More than is ever seen of the sheet."""
_EDGE = 3
"""So many cells beyond a side of the board nothing is pale: there is no more ground."""


def crop(p: State, view: str, keys: Iterable[str], lang: str = "en") -> Part | None:
    """What to show of the sheet, and the letters and numbers along its edges; None for the whole ground.

    Args:
        p: the position.
        view: ``tilted`` or ``plan``.
        keys: cells that are spoken of besides.
        lang: the language; letters and numbers are the same in all.
    """
    at = spots(0)
    used = {cell for cell in range(SIZE * SIZE) if p.heights[cell] or not p.free & BIT[cell]}
    used |= {NAMES.index(key) for key in keys if key in NAMES}
    if not used:
        return None
    columns, rows = zip(*(at[cell] for cell in used), strict=True)
    c0, c1 = max(min(columns) - 1, 0), min(max(columns) + 1, SIZE - 1)
    r0, r1 = max(min(rows) - 1, 0), min(max(rows) + 1, SIZE - 1)
    if (c1 - c0 + 1) * (r1 - r0 + 1) > _MOST:
        return None
    if view == "plan":
        return _plan(c0, c1, r0, r1)
    tops = [
        358 + 30 * (c - r) - 18 * p.heights[cell] - (84 if not p.free & BIT[cell] else 36)
        for cell in used
        for c, r in [at[cell]]
    ]
    return _tilted(c0, c1, r0, r1, min(tops))


def _tilted(c0: int, c1: int, r0: int, r1: int, top: float) -> Part:
    left, right = 88 + 44 * (c0 + r0) - 30, 88 + 44 * (c1 + r1 + 2) + 30
    upper = min(top, 358 + 30 * (c0 - r1 - 1)) - 8
    lower = 358 + 30 * (c1 + 1 - r0) + 44
    box = _shaped(left, upper, right - left, lower - upper)
    labels = [_label(_FILES[c], *_letter_spot(c, r0)) for c in (range(c0, c1 + 1) if r0 else ())]
    labels += [_label(str(r + 1), *_number_spot(c1, r)) for r in (range(r0, r1 + 1) if c1 < SIZE - 1 else ())]
    left, right, front, rear = _reach(c0, c1, r0, r1)
    part = polygon([_corner(left, front), _corner(left, rear), _corner(right, rear), _corner(right, front)])
    return Part(box, (path("bl-pale", f"{_SHEET}{part}"), *labels))


def _reach(c0: int, c1: int, r0: int, r1: int) -> tuple[int, int, int, int]:
    """From where to where the ground is not pale, in columns and in rows; beyond a side of the board, all of it."""
    return (
        c0 or -_EDGE,
        c1 + 1 if c1 < SIZE - 1 else SIZE + _EDGE,
        r0 or -_EDGE,
        r1 + 1 if r1 < SIZE - 1 else SIZE + _EDGE,
    )


def _corner(c: int, r: int) -> tuple[int, int]:
    """Where a corner of a cell lies on the sheet."""
    return 88 + 44 * (c + r), 358 + 30 * (c - r)


def _letter_spot(c: int, r: int) -> tuple[float, float]:
    """Where the letter of a column stands below its cell in a row."""
    return 88 + 44 * (c + r) + 12, 358 + 30 * (c - r) + 27


def _number_spot(c: int, r: int) -> tuple[float, float]:
    """Where the number of a row stands beside its cell in a column."""
    return 88 + 44 * (c + r) + 76, 358 + 30 * (c - r) + 27


def _plan(c0: int, c1: int, r0: int, r1: int) -> Part:
    left, upper = LEFT + CELL * c0 - 36, FOOT - CELL * (r1 + 1) - 8
    right, lower = LEFT + CELL * (c1 + 1) + 8, FOOT - CELL * r0 + 34
    labels = []
    if r0:
        labels += [_label(_FILES[c], LEFT + CELL * c + 33, FOOT - CELL * r0 + 22) for c in range(c0, c1 + 1)]
    if c0:
        labels += [_label(str(r + 1), LEFT + CELL * c0 - 15, FOOT - CELL * r - 27) for r in range(r0, r1 + 1)]
    west, east, front, rear = _reach(c0, c1, r0, r1)
    xs, ys = (LEFT + CELL * west, LEFT + CELL * east), (FOOT - CELL * front, FOOT - CELL * rear)
    part = polygon([(xs[0], ys[0]), (xs[1], ys[0]), (xs[1], ys[1]), (xs[0], ys[1])])
    box = _shaped(left, upper, right - left, lower - upper)
    return Part(box, (path("bl-pale", f"{_SHEET}{part}"), *labels))


def _label(sign: str, x: float, y: float) -> Shape:
    return Shape("text", {"class": "bl-lab bl-m", "x": f"{x:g}", "y": f"{y:g}"}, sign)


def _shaped(left: float, upper: float, width: float, height: float) -> Box:
    """No wider than a board that has a question beside it, and no more upright than a square."""
    if width > _WIDEST * height:
        upper, height = upper - (width / _WIDEST - height) / 2, width / _WIDEST
    elif width < height:
        left, width = left - (height - width) / 2, height
    return left, upper, width, height
