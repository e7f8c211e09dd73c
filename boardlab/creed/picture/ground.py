"""What never changes in a game: plates, links and threads of the lines, cells, swamps, names of ranks, discs."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from boardlab.core.picture.drawing import group, path, text
from boardlab.core.picture.scene import Shape
from boardlab.creed.board import RANKS
from boardlab.creed.picture.board import BoardLine, BoardSheet, Point, place, way
from boardlab.creed.wording import WORDING

_REED = "m-20 10q5-5 10 0t10 0 10 0 10 0m-35-8v-15m6 15l3-11m13 11v-15m6 15l3-10"
_CELL = "h54v54h-54z"
DISC = 18
"""How far the disc of a line reaches from its middle."""


@lru_cache(maxsize=64)
def ground(table: BoardSheet, swamps: frozenset[int], lang: str) -> tuple[Shape, ...]:
    """The board without anything on it."""
    return tuple(_ground(table, swamps, lang))


def _ground(table: BoardSheet, swamps: frozenset[int], lang: str) -> Iterable[Shape]:
    layout, plan = table.layout, table.plan
    for seat in range(layout.players):
        parts = path("bl-gf", table.outline(plan.plate, seat)), path("bl-gc", table.outline(plan.camp, seat))
        yield group(*parts, kind=f"bl-p{seat + 1}")
    yield path("bl-lx", "".join(way(line.middle) for line in table.lines))
    for seat in range(layout.players):
        yield path(f"bl-ln bl-p{seat + 1}", "".join(way(half) for half in _halves(table, seat)))
    names = layout.cell_names
    yield path("bl-fc", _squares(table.points[name] for name in layout.tent_names))
    yield path("bl-ff", _squares(table.points[name] for cell, name in enumerate(names) if cell not in swamps))
    wet = [table.points[names[cell]] for cell in sorted(swamps)]
    if wet:
        yield path("bl-sw", _squares(wet))
        yield path("bl-si", "".join(f"M{place(*spot)}{_REED}" for spot in wet))
    for seat in range(layout.players):
        data = "".join(
            _thread(table, line, at) for line in table.lines for at in (0, 1) if _owner(table, line, at) == seat
        )
        yield path(f"bl-th bl-p{seat + 1}", data)
    discs = [line.disc for line in table.lines]
    yield path("bl-ld", "".join(f"M{place(x - DISC, y)}a{DISC} {DISC} 0 1 1 0 .1z" for x, y in discs))
    for line in table.lines:
        yield text(line.disc[0], line.disc[1] + 6, line.name, "bl-lt")
    yield from ranks(table, lang)


def _squares(points: Iterable[Point]) -> str:
    return "".join(f"M{place(x - 27, y - 27)}{_CELL}" for x, y in points)


def _owner(table: BoardSheet, line: BoardLine, at: int) -> int:
    return table.layout.fields[line.halves[at] // 3]


def _halves(table: BoardSheet, seat: int) -> Iterable[tuple[Point, ...]]:
    for line in table.lines:
        for at in (0, 1):
            if _owner(table, line, at) == seat:
                yield line.points[at]


def _thread(table: BoardSheet, line: BoardLine, at: int) -> str:
    """The dotted thread of one half: through the field to the frontier, or round the bend to the disc; through the camp
    only where no other line crosses it.
    """
    start, end = line.points[at]
    if table.layout.per_seat > 1:
        start = table.points[table.layout.cell_names[line.halves[at] * RANKS + RANKS - 1]]
    begin = _beyond(start, end, -32)
    if len(line.middle) == 2:
        return way((begin, _beyond(end, start, -32)))
    turn = line.middle[1] if at == 0 else line.middle[-2]
    return way((begin, turn, line.disc))


def _beyond(point: Point, other: Point, by: float) -> Point:
    """A point moved along the line to another; backwards where ``by`` is negative."""
    dx, dy = other[0] - point[0], other[1] - point[1]
    long = max(abs(dx), abs(dy))
    return point[0] + dx / long * by, point[1] + dy / long * by


def ranks(table: BoardSheet, lang: str, up: float = 0) -> Iterable[Shape]:
    """Names of the ranks along the foot of a single front, or higher where the board is shown in part."""
    if table.layout.name != "straight":
        return
    for x, y, rank in captions(table):
        if table.view == "upright":
            yield text(x, y, str(rank), "bl-cp bl-cu")
            continue
        words = WORDING.say("panel.rank", lang, rank=rank) if rank == RANKS else str(rank)
        yield text(x, y - up, words if rank else WORDING.say("panel.camp", lang), "bl-cp")


def captions(table: BoardSheet) -> Iterable[tuple[float, float, int]]:
    """Where the names of ranks stand, each with its rank; 0 for the camp."""
    for seat in range(2):
        for rank in range(1, RANKS + 1):
            x, y = table.points[f"{'AB'[seat]}3{rank}"]
            yield (359, y + 7, rank) if table.view == "upright" else (x, 364, rank)
        if table.view == "across":
            yield table.points[f"{'AB'[seat]}T23"][0], 364, 0
