"""Where everything stands in the tilted picture: the towers, what one stands on, and what hides what is behind."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from boardlab.torres.board import SIZE
from boardlab.torres.picture.context import DrawContext, Spot, spots

GAP = 0.09
"""How far outer walls stand inside their cell; between cells of one castle nothing, since a castle is one building."""
BLOCK = 18


class Tower(NamedTuple):
    """A cell as drawn: its four ground corners on whole units, and how tall it stands there."""

    cell: int
    left: tuple[int, int]
    front: tuple[int, int]
    right: tuple[int, int]
    back: tuple[int, int]
    rise: int
    """Its height in units."""
    doors: tuple[int, int]
    """Where the middle of the doors stands on the left and the right wall: the middle of the cell, not of the wall."""

    def covers(self, x: float, y: float) -> bool:
        """Does the tower hide this point of the sheet?"""
        (lx, ly), (fx, fy), (rx, ry), (bx, by) = self.left, self.front, self.right, self.back
        if not lx <= x <= rx:
            return False
        top = ly + (by - ly) * (x - lx) / (bx - lx) if x < bx else by + (ry - by) * (x - bx) / (rx - bx)
        if y < top - self.rise:
            return False
        return y < (ly + (fy - ly) * (x - lx) / (fx - lx) if x < fx else fy + (ry - fy) * (x - fx) / (rx - fx))

    @property
    def roof(self) -> tuple[tuple[int, int], ...]:
        """The corners of the roof: left, front, right, back."""
        return tuple((x, y - self.rise) for x, y in (self.left, self.front, self.right, self.back))

    @property
    def body(self) -> tuple[tuple[int, int], ...]:
        """The outline of all that is seen of it, roof and walls."""
        (lx, ly), (rx, ry), (bx, by) = self.left, self.right, self.back
        top = ((lx, ly - self.rise), (bx, by - self.rise), (rx, ry - self.rise))
        return (*top, self.right, self.front, self.left) if self.rise else (*top, self.front)


def project(c: float, r: float) -> tuple[float, float]:
    """The place of a grid corner on the sheet."""
    return 88 + 44 * (c + r), 358 + 30 * (c - r)


class Blocker(NamedTuple):
    """A tower, with the foot of the figure on it if there is one, that may hide what is behind."""

    spot: Spot
    tower: Tower
    figure: tuple[int, int] | None

    def covers(self, x: float, y: float) -> bool:
        """Does it hide this point of the sheet?"""
        if self.figure and abs(x - self.figure[0]) < 11 and -42 < y - self.figure[1] < 6:
            return True
        return bool(self.tower.rise) and self.tower.covers(x, y)


@lru_cache(maxsize=4096)
def _footprint(cell: int, c: int, r: int, low_c: float, high_c: float, low_r: float, high_r: float, rise: int) -> Tower:
    """A tower that takes this part of its cell. Few change from one picture to the next."""
    base, foot = 88 + 44 * (c + r), 358 + 30 * (c - r)
    corners = (low_c, low_r), (high_c, low_r), (high_c, high_r), (low_c, high_r)
    left, front, right, back = [(base + round(44 * (dc + dr)), foot + round(30 * (dc - dr))) for dc, dr in corners]
    return Tower(
        cell,
        left,
        front,
        right,
        back,
        rise,
        (base + 22 + round(44 * low_r), base + 22 + round(44 * high_c)),
    )


@lru_cache(maxsize=64)
def _towers(heights: bytes, rotation: int) -> tuple[int, dict[Spot, Tower]]:
    """How high a block is drawn, and the tower of each cell, the front-most last: whoever moves changes none of it."""
    tallest = max(heights)
    block = BLOCK if tallest <= 6 else max(108 // tallest, 2)
    cells = {spot: cell for cell, spot in enumerate(spots(rotation))}
    stands = {spot: heights[cell] for spot, cell in cells.items()}
    found = {}
    for c, r in sorted(cells, key=lambda spot: (spot[0] - spot[1], spot[0] + spot[1])):
        # Whole units for the small offsets, added to whole corners: every tower rounds alike.
        beside = ((c - 1, r), (c + 1, r), (c, r - 1), (c, r + 1))
        gaps = [0.0 if stands[c, r] and stands.get(near) else GAP for near in beside]
        low_c, high_c, low_r, high_r = gaps[0], 1 - gaps[1], gaps[2], 1 - gaps[3]
        found[c, r] = _footprint(cells[c, r], c, r, low_c, high_c, low_r, high_r, block * stands[c, r])
    return block, found


class Towers:
    """The towers of one position from aside, and where everything stands among them."""

    def __init__(self, ctx: DrawContext) -> None:
        self.ctx = ctx
        self.block, self.towers = _towers(ctx.heights, ctx.rotation)
        self.order = tuple(self.towers)

    def middle(self, spot: Spot) -> tuple[int, int]:
        """The middle of what one stands on there."""
        c, r = spot
        return 132 + 44 * (c + r), 358 + 30 * (c - r) - self.towers[spot].rise

    def before(self, spot: Spot) -> list[Blocker]:
        """What stands in front of a cell near enough to hide something on it, nearest first."""
        c, r = spot
        foot = self.middle(spot)[1] + 30
        found = []
        for step in range(1, SIZE):
            for dc, dr in ((step, -step), (step, 1 - step), (step - 1, -step)):
                ahead = (c + dc, r + dr)
                tower = self.towers.get(ahead)
                if tower is None:
                    continue
                figure_at = self.middle(ahead) if tower.cell in self.ctx.figures else None
                top = figure_at[1] - 42 if figure_at else tower.back[1] - tower.rise
                # Whatever ends below a cell's front corner hides nothing that stands on it.
                if (tower.rise or figure_at) and top < foot:
                    found.append(Blocker(ahead, tower, figure_at))
        return found
