"""Where everything lies on the sheet: a grid of cells and tents for each layout, and the points they are drawn at.

Only the camps and the direction of each field are given; all places follow from the lines of the layout.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from boardlab.core.picture.svg import number
from boardlab.creed.board import LAYOUTS, RANKS, TENTS

Spot = tuple[int, int]
"""A place in the grid: column and row."""
Point = tuple[float, float]
Corner = tuple[float, float, float]
"""A corner of a plate, with the radius it is rounded by."""
Box = tuple[float, float, float, float]


@dataclass(frozen=True)
class SheetLayout:
    """A layout as drawn across: A to the left, its enemy to the right."""

    columns: tuple[int, ...]
    """Where each column of the grid lies."""
    rows: tuple[int, ...]
    camps: tuple[tuple[Spot, Spot, Spot], ...]
    """By seat: the place of tent (0, 0), the step to the next camp row, the step to the next camp column."""
    ways: Mapping[tuple[int, str], Spot]
    """The step from the camp of a seat along its field at a front, towards the enemy."""
    width: int
    plate: tuple[Corner, ...]
    """The plate of seat A, clockwise; those of the others are its mirror images."""
    camp: tuple[Corner, ...]
    """The part of it under the camp."""
    mirror: tuple[Spot, ...]
    """By seat, 1 where the plate of A is flipped left to right, or top to bottom."""
    board: Box
    """What is shown of the sheet where the board stands alone."""
    margin: int = 0
    """More room on both sides of the board upright, for what is written beside its middle line."""


PITCH = 70.0
"""How far apart the places of one side lie at least."""
_NEAR = (78, 150, 222, 308, 380, 452, 574, 646, 718, 804, 876, 948)
_L_PLATE = ((30, 30, 18), (496, 30, 8), (496, 268, 8), (268, 268, 14), (268, 496, 8), (30, 496, 8))
_L_CAMP = ((31, 31, 17), (265, 31, 0), (265, 265, 14), (31, 265, 0))

PLANS = {
    "straight": SheetLayout(
        columns=(92, 162, 232, 320, 390, 460, 580, 650, 720, 808, 878, 948),
        rows=(132, 225, 318),
        camps=(((2, 0), (-1, 0), (0, 1)), ((11, 0), (-1, 0), (0, 1))),
        ways={(0, "F"): (1, 0), (1, "F"): (-1, 0)},
        width=1040,
        plate=((44, 70, 16), (504, 70, 8), (504, 372, 8), (44, 372, 16)),
        camp=((45, 71, 15), (276, 71, 0), (276, 371, 0), (45, 371, 15)),
        mirror=((0, 0), (1, 0)),
        board=(38, 64, 964, 314),
        margin=40,
    ),
    "twin": SheetLayout(
        columns=_NEAR,
        rows=_NEAR[:6],
        camps=(((0, 0), (0, 1), (1, 0)), ((9, 0), (0, 1), (1, 0))),
        ways={(0, "R"): (1, 0), (1, "R"): (-1, 0), (0, "C"): (0, 1), (1, "C"): (0, 1)},
        width=1026,
        plate=_L_PLATE,
        camp=_L_CAMP,
        mirror=((0, 0), (1, 0)),
        board=(20, 20, 986, 616),
    ),
    "crossing": SheetLayout(
        columns=_NEAR,
        rows=_NEAR,
        camps=tuple(((9 * right, 9 * below), (0, 1), (1, 0)) for right, below in ((0, 0), (1, 0), (1, 1), (0, 1))),
        ways={
            (0, "N"): (1, 0), (1, "N"): (-1, 0), (3, "S"): (1, 0), (2, "S"): (-1, 0),
            (0, "W"): (0, 1), (3, "W"): (0, -1), (1, "E"): (0, 1), (2, "E"): (0, -1),
        },
        width=1026,
        plate=_L_PLATE,
        camp=_L_CAMP,
        mirror=((0, 0), (1, 0), (1, 1), (0, 1)),
        board=(20, 20, 986, 986),
    ),
}  # fmt: skip
_BEND = 530, 36
"""Where the innermost bent line turns back, and how far apart bent lines are."""


@dataclass(frozen=True)
class BoardLine:
    """One line of the board from camp to camp, seen from the seat named first at its front."""

    name: str
    """What its disc says: ``2``, or ``N2``."""
    halves: tuple[int, int]
    """Its two lines in the layout: each side counts its own part."""
    points: tuple[tuple[Point, ...], tuple[Point, ...]]
    """Each half from its farthest tent to its first rank."""
    middle: tuple[Point, ...]
    """From the one first rank to the other: straight across the frontier, or round a bend."""
    disc: Point


class BoardSheet:
    """A layout in one view: spots and points of all places, lines, plates."""

    def __init__(self, name: str, view: str) -> None:
        self.layout = layout = LAYOUTS[name]
        self.plan = plan = PLANS[name]
        self.view = view
        upright = view == "upright"
        across = len(plan.columns)
        spots: dict[str, Spot] = {}
        for tent, key in enumerate(layout.tent_names):
            (c, r), (rc, rr), (cc, cr) = plan.camps[tent // TENTS]
            row, column = tent % TENTS // 3, tent % 3
            spots[key] = c + row * rc + column * cc, r + row * rr + column * cr
        for cell, key in enumerate(layout.cell_names):
            line = cell // RANKS
            nearest = layout.lane[layout.across[line]][0]
            c, r = spots[layout.tent_names[nearest]]
            dc, dr = plan.ways[layout.owner[cell], layout.front_of[line // 3]]
            steps = RANKS - cell % RANKS
            spots[key] = c + steps * dc, r + steps * dr
        flat = {key: (float(plan.columns[c]), float(plan.rows[r])) for key, (c, r) in spots.items()}
        self.points: dict[str, Point] = {key: self.turned(point) for key, point in flat.items()}
        """Where each place is drawn."""
        self.spots: dict[str, Spot] = {key: (r, across - 1 - c) if upright else (c, r) for key, (c, r) in spots.items()}
        """Where each place lies in the grid of this view."""
        self.key_at = {spot: key for key, spot in self.spots.items()}
        down = 1 + max(r for _, r in self.key_at)
        self.rows = tuple(tuple(self.key_at[c, r] for c in range(across) if (c, r) in self.key_at) for r in range(down))
        """Keys row by row, as the board lies."""
        self.lines = tuple(self._lines(flat))
        self.line_of = {half: line for line in self.lines for half in line.halves}
        """The line of the board that holds each line of a seat."""

    def turned(self, point: Point) -> Point:
        """A point of the board across, as this view shows it: upright is a quarter turn that brings A below."""
        x, y = point
        return (y, self.plan.width - x) if self.view == "upright" else point

    def outline(self, corners: tuple[Corner, ...], seat: int) -> str:
        """Path data of a plate of seat A, mirrored for another seat."""
        flip_x, flip_y = self.plan.mirror[seat]
        side = self.plan.width
        moved = [(side - x if flip_x else x, side - y if flip_y else y, r) for x, y, r in corners]
        return rounded([(*self.turned((x, y)), r) for x, y, r in moved])

    @property
    def board(self) -> Box:
        """What is shown where the board stands alone."""
        x, y, width, height = self.plan.board
        if self.view != "upright":
            return x, y, width, height
        margin = self.plan.margin
        return y - margin, self.plan.width - x - width, height + 2 * margin, width

    def _lines(self, flat: Mapping[str, Point]) -> list[BoardLine]:
        layout, found = self.layout, []
        for front in layout.fronts:
            own = next(
                field for field, seat in enumerate(layout.fields)
                if seat == front.seats[0] and layout.front_of[field] == front.name
            )  # fmt: skip
            for k in range(3):
                half = own * 3 + k
                other = layout.across[half]
                mine, theirs = self._half(half, flat), self._half(other, flat)
                (x1, y1), (x2, y2) = mine[1], theirs[1]
                if (x1 != x2 and y1 != y2) or (layout.name == "twin" and front.name == "C"):
                    y = _BEND[0] + (2 - k) * _BEND[1]
                    middle: tuple[Point, ...] = ((x1, y1), (x1, y), (x2, y), (x2, y2))
                    disc = ((x1 + x2) / 2, float(y))
                else:
                    middle = ((x1, y1), (x2, y2))
                    disc = ((x1 + x2) / 2, (y1 + y2) / 2)
                name = str(k + 1) if len(layout.fronts) == 1 else f"{front.name}{k + 1}"
                found.append(
                    BoardLine(
                        name, (half, other), (self._all(mine), self._all(theirs)), self._all(middle), self.turned(disc)
                    )
                )
        return found

    def _half(self, half: int, flat: Mapping[str, Point]) -> tuple[Point, Point]:
        tents = self.layout.lane[self.layout.across[half]]
        return flat[self.layout.tent_names[tents[2]]], flat[self.layout.cell_names[half * RANKS]]

    def _all(self, points: tuple[Point, ...]) -> tuple[Point, ...]:
        return tuple(self.turned(point) for point in points)

    def keys_of(self, line: BoardLine) -> frozenset[str]:
        """Every cell and tent on a line of the board."""
        found: set[str] = set()
        for half in line.halves:
            found.update(self.layout.cell_names[half * RANKS : half * RANKS + RANKS])
            found.update(self.layout.tent_names[tent] for tent in self.layout.lane[half])
        return frozenset(found)


@cache
def table(layout: str, view: str) -> BoardSheet:
    """The table of a layout; worked out once."""
    return BoardSheet(layout, view)


def rounded(corners: list[Corner]) -> str:
    """A closed outline with rounded corners."""
    parts = []
    for at, (x, y, r) in enumerate(corners):
        before, after = corners[at - 1], corners[(at + 1) % len(corners)]
        parts.append(("L" if at else "M") + place(*_towards(x, y, before, r)))
        if r:
            parts.append("Q" + place(x, y) + " " + place(*_towards(x, y, after, r)))
    return "".join(parts) + "z"


def place(x: float, y: float) -> str:
    """A point in path data."""
    return f"{number(x)} {number(y)}"


def _towards(x: float, y: float, other: Corner, r: float) -> Point:
    dx, dy = other[0] - x, other[1] - y
    long = max(abs(dx), abs(dy))
    return x + dx / long * r, y + dy / long * r


def way(points: tuple[Point, ...]) -> str:
    """Path data through some points."""
    return "M" + "L".join(place(x, y) for x, y in points)


TOKENS_OF_FOUR = ((449, 449), (577, 449), (577, 577), (449, 577))
"""Where the tokens of four players lie in the middle of their boards."""
