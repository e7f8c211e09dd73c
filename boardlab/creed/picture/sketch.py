"""The board as lines of text: camps and fields apart, ranks above them, the names of the lines at the frontier."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping

from boardlab.core.i18n.language import Seat
from boardlab.core.picture.scene import Place
from boardlab.creed.board import CELLS, RANKS, TENTS
from boardlab.creed.picture.board import BoardSheet, Spot
from boardlab.creed.picture.context import DrawContext

_WIDE = 5
"""Signs for a place: four and a blank."""
_GAP = 2
"""Blanks between a camp and a field."""
_FRONTIER = 4
"""More blanks at the frontier, for the names of the lines."""
_HALF = 6
"""Places from the edge of a board to its frontier."""
_EDGE = 3


def sketch(ctx: DrawContext, places: Mapping[str, Place]) -> tuple[str, ...]:
    """The board as it lies, line by line; where nothing stands is a point."""
    table = ctx.table
    signs = {(_x(c), _y(r)): places[key].stands or "." for (c, r), key in table.key_at.items()}
    for seat in range(table.layout.players):
        corner = _corner(table, table.layout.tent_names[seat * TENTS : seat * TENTS + TENTS])
        signs[_x(corner[0]), _y(corner[1]) - 1] = ctx.say("summary.camp", player=Seat(seat))
    signs |= _ranks(table) | _lines(table)
    lines = [""] * (1 + max(y for _, y in signs))
    for x, y in sorted(signs):
        lines[y] += " " * (x - _width(lines[y])) + signs[x, y]
    return tuple(lines)


def _x(column: int) -> int:
    return _EDGE + _WIDE * column + _GAP * (column // 3) + _FRONTIER * (column >= _HALF)


def _y(row: int) -> int:
    return 1 + row + row // 3 + (row >= _HALF)


def _width(text: str) -> int:
    """How many columns a text takes: Korean syllables take two."""
    if text.isascii():
        return len(text)
    return sum(2 if unicodedata.east_asian_width(sign) in "WF" else 1 for sign in text)


def _corner(table: BoardSheet, keys: tuple[str, ...]) -> Spot:
    """The upper left one of some places."""
    return min(table.spots[key][0] for key in keys), min(table.spots[key][1] for key in keys)


def _step(table: BoardSheet, half: int) -> tuple[Spot, Spot]:
    """The first rank of a line, and the step from there to the enemy."""
    near, after = (table.spots[table.layout.cell_names[half * RANKS + rank]] for rank in (0, 1))
    return near, (near[0] - after[0], near[1] - after[1])


def _ranks(table: BoardSheet) -> dict[tuple[int, int], str]:
    """The numbers of the ranks, above a field or to its left."""
    found = {}
    for field in range(len(table.layout.fields)):
        keys = table.layout.cell_names[field * CELLS : field * CELLS + CELLS]
        left, top = _corner(table, keys)
        _, step = _step(table, field * 3)
        for rank in range(RANKS):
            c, r = table.spots[keys[rank]]
            found[(_x(c), _y(top) - 1) if step[0] else (_x(left) - 2, _y(r))] = str(rank + 1)
    return found


def _lines(table: BoardSheet) -> dict[tuple[int, int], str]:
    """The names of the lines where they cross the frontier; those round a bend at both ends."""
    found = {}
    for line in table.lines:
        for half in line.halves if len(line.middle) > 2 else line.halves[:1]:
            (c, r), (dc, dr) = _step(table, half)
            x = _x(c) + {1: _WIDE + 1, 0: 0, -1: -_GAP - _FRONTIER + 1}[dc]
            y = _y(r) + dr
            found[x, y] = line.name
    return found
