"""Castle tags of the tilted picture: each stands on free ground beside its castle, or nowhere."""

from __future__ import annotations

from boardlab.torres.board import CELLS, Castle
from boardlab.torres.picture.context import DrawContext
from boardlab.torres.picture.shapes import Tag
from boardlab.torres.picture.towers import Tower, Towers

Box = tuple[float, float, float, float]
"""Left, top, right, bottom."""


class Tagger:
    """Finds a place for the tag of every castle."""

    def __init__(self, ctx: DrawContext, board: Towers, taken: list[Box]) -> None:
        self.ctx = ctx
        self.board = board
        self.taken = list(taken)
        self.tags: list[Tag] = []
        self.obstacles: list[tuple[float, float, float, float, Tower | None]] = []

    def place(self) -> list[Tag]:
        """The tags that found a place, those of the front-most castles first."""
        for castle in sorted(self.ctx.position.castles, key=lambda castle: -self._depth(castle)):
            self._tag(castle)
        return self.tags

    def _depth(self, castle: Castle) -> int:
        return max(c - r for c, r in (self.ctx.at[cell] for cell in castle.cells))

    def _tag(self, castle: Castle) -> None:
        """Beside the castle; where that is built up, on the foot of its own walls, else on others'."""
        for walls in (frozenset(), frozenset(castle.cells), frozenset(range(CELLS))):
            for reach in _REACHES if walls else _REACHES[:2]:
                if tag := self._beside(castle, reach, walls):
                    self.tags.append(tag)
                    return

    def _beside(self, castle: Castle, reach: float, walls: frozenset[int]) -> Tag | None:
        """A free place for a tag so far from its castle, which may lie on these towers; None where there is none."""
        ctx = self.ctx
        royal = ctx.position.king in castle.cells
        corners = sorted((ctx.at[cell] for cell in castle.cells), key=lambda s: (-(s[0] - s[1]), s[0]))
        # A tag that far back would be hidden anyway, and large castles have many cells.
        corners = corners if walls else corners[:10]
        left, right = Tag(0, 0, castle.area, castle.height, royal).reach
        for dc, dr, dx, dy, clear in _TAG_PLACES:
            for c, r in corners:
                if any(ctx.height(c + ahead, r + beside) for ahead, beside in clear):
                    continue
                ax, ay = 88 + 44 * (c + r + dc + dr), 358 + 30 * (c - r + dc - dr)
                wide = 8 + left if dx > 0 and left > 29 else 8 + right if dx and left > 29 else abs(dx)
                sx = (dx > 0) - (dx < 0)
                x, y = ax + sx * (wide + 44 * (reach - 1)), ay + dy + 22 * (reach - 1)
                box = (x - left, y - 10, x + right, y + 10)
                if self._free(box, walls) and _off_labels((ax, ay), (x, y)):
                    self.taken.append(box)
                    return Tag(round(x), round(y), castle.area, castle.height, royal, (round(ax), round(ay)))
        return None

    def _obstacles(self) -> list[tuple[float, float, float, float, Tower | None]]:
        """The boxes of all towers, with the tower, and of all figures with the level below, without one."""
        if not self.obstacles:
            for spot, tower in self.board.towers.items():
                x, y = self.board.middle(spot)
                if tower.rise:
                    box = (tower.left[0], tower.back[1] - tower.rise, tower.right[0], tower.front[1])
                    self.obstacles.append((*box, tower))
                if tower.cell in self.ctx.figures:
                    self.obstacles.append((x - 15, y - 46, x + 15, y + 22, None))
        return self.obstacles

    def _free(self, box: Box, walls: frozenset[int]) -> bool:
        """Is a tag in nobody's way there: on no tower but these, figure, pill, label or other tag, and on the sheet?"""
        x0, y0, x1, y1 = box
        if x0 < 50 or x1 > 830 or y1 > 640:
            return False
        if any(b[0] < x1 and x0 < b[2] and b[1] < y1 and y0 < b[3] for b in self.taken):
            return False
        if any(abs(lx - (x0 + x1) / 2) < (x1 - x0) / 2 + 9 and abs(ly - (y0 + y1) / 2) < 19 for lx, ly in _LABELS):
            return False
        points: list[tuple[float, float]] = []
        for left, top, right, bottom, tower in self._obstacles():
            if left >= x1 or right <= x0 or top >= y1 or bottom <= y0:
                continue
            if tower is None:
                return False
            if tower.cell in walls:
                continue
            points = points or [(x0 + (x1 - x0) * i / 6, y) for i in range(7) for y in (y0, y1)]
            if any(tower.covers(x, y) for x, y in points):
                return False
        return True


def _off_labels(anchor: tuple[float, float], middle: tuple[float, float]) -> bool:
    """Does the stem of a tag keep clear of the letters and numbers along the edges?"""
    (ax, ay), (x, y) = anchor, middle
    for at in range(9):
        px, py = ax + (x - ax) * at / 8, ay + (y - ay) * at / 8
        for lx, ly in _LABELS:
            if abs(px - lx) < 8 and abs(py - ly) < 10:
                return False
    return True


_REACHES = (1.0, 1.5, 0.5, 0.0, 2.0, 2.5, 3.0, 3.5, 4.0, -0.5)
"""How far from its castle a tag may stand, as shares of the usual way; the first two are tried before any wall."""
_TAG_PLACES = (
    (1, 0, 0, 19, ((0, -1), (1, 0), (1, -1))),
    (0.5, 0, -27, 14, ((0, -1),)),
    (1, 0.5, 27, 14, ((1, 0),)),
    (0, 0, -32, 16, ((-1, 0), (0, -1))),
    (1, 1, 32, 16, ((1, 0), (0, 1))),
)
"""Where a tag may stand: an anchor on the edge of a cell (front corner, front sides, side corners), the way from there,
and the neighbours that must be bare for the anchor to be on the outside of a castle."""
_LABELS = tuple((100 + 44 * i, 380 + 30 * i) for i in range(8)) + tuple((472 + 44 * i, 590 - 30 * i) for i in range(8))
