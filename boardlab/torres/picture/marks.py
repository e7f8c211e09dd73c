"""Marks of the tilted picture: levels, rings, gold, and what keeps hidden things in sight (pills and castle tags)."""

from __future__ import annotations

from collections.abc import Iterable

from boardlab.core.picture.drawing import group, path, shift, text
from boardlab.core.picture.scene import Shape
from boardlab.core.picture.svg import number, polygon
from boardlab.torres.board import NAMES
from boardlab.torres.picture.context import DrawContext, Spot
from boardlab.torres.picture.shapes import KING, Tag, mark_sign, pill, tags
from boardlab.torres.picture.tags import Tagger
from boardlab.torres.picture.towers import Blocker, Tower, Towers

Box = tuple[float, float, float, float]
"""Left, top, right, bottom."""

_SHIELD = tuple([(dx, dy) for dx in (-8, 0, 8) for dy in (-25, -16, -7)])
_RING = tuple([(dx, dy) for dx in (-13, 0, 13) for dy in (-9, 0, 9)])
_AWAY = [
    (dx, dy)
    for _, dx, dy in sorted(
        [(abs(dx) + abs(dy) + 30 * (dy < 0), dx, dy) for dx in range(-98, 99, 14) for dy in range(-45, 91, 9)]
    )
]
"""How far a pill moves out of the way, the nearest first: rather down and aside than up."""
_LARGE = (24, 84, 4)
"""How far a figure reaches on a board as wide as a phone: to each side, up, and down from its foot."""
_LARGE_NUMERAL = (7, 13, 5)
"""How far a digit reaches there from where it stands: to each side, up and down."""
_SEEN = (20, 63, 6)
"""What must be seen of a figure there, its letter and where it stands: to each side, up, and down from its foot."""
_HIDDEN = 0.3
"""So much of that is covered of a figure that is not told from others, or not told where it stands."""
_NUMERAL = ((-6, -6), (6, -6), (0, 0), (-6, 6), (6, 6))


class Marker:
    """Draws the marks of one tilted picture; asks it where things stand."""

    def __init__(self, ctx: DrawContext, board: Towers) -> None:
        self.ctx = ctx
        self.board = board
        self.blockers: dict[Spot, list[Blocker]] = {}
        self.pills: list[tuple[str, float, float]] = []
        """Name and middle of each pill drawn, for the hit areas."""
        self.taken: list[Box] = []
        self.tags: list[Tag] = []
        """The castle tags drawn."""
        self.numerals: list[Box] = []
        """Where the levels stand that are seen."""
        self.raised: list[Shape] = []
        """The levels that a figure would hide on a board as wide as a phone: they stand before all figures."""
        self.covered: list[Spot] = []
        """Towers whose level has no place that is seen."""
        self.targets = {cell: ctx.marks.targets[name] for cell, name in enumerate(NAMES) if name in ctx.marks.targets}

    def pill_hits(self) -> tuple[Shape, ...]:
        """A second place to touch for what stands behind a tower."""
        spots = [(name, f"M{round(x) - 23} {round(y) - 18}h46v36h-46z") for name, x, y in self.pills]
        return tuple(Shape("path", {"class": "bl-hit", "data-place": name, "d": data}) for name, data in spots)

    def before(self, spot: Spot) -> list[Blocker]:
        """What may hide something on a cell."""
        found = self.blockers.get(spot)
        if found is None:
            found = self.blockers[spot] = self.board.before(spot)
        return found

    def hidden(self, spot: Spot, points: Iterable[tuple[float, float]], limit: float) -> Blocker | None:
        """What hides more than ``limit`` of some points (from the middle of the cell), or None."""
        x, y = self.board.middle(spot)
        blockers = self.before(spot)
        if not blockers:
            return None
        counts: dict[int, int] = {}
        covered = total = 0
        for dx, dy in points:
            total += 1
            for at, blocker in enumerate(blockers):
                if blocker.covers(x + dx, y + dy):
                    counts[at] = counts.get(at, 0) + 1
                    covered += 1
                    break
        if covered <= limit * total:
            return None
        return blockers[max(counts, key=lambda at: (counts[at], -at))]

    # -- between the towers ----------------------------------------------------------------------------------------

    def level(self, spot: Spot, *, apart: bool) -> Iterable[Shape]:
        """The numeral, at the first place that nothing in front covers; with none free, a pill tells the level.

        Args:
            spot: the cell.
            apart: stands it outside the group of its tower, by which it would have its style?
        """
        ctx = self.ctx
        cell = ctx.cells[spot]
        x, y = self.board.middle(spot)
        stands, ring = cell in ctx.figures, cell in self.targets
        if stands:
            aside = 23 if ctx.heights[cell] < 10 else 20
            places = [(0, 15), (-aside, 1), (aside, 1)]
        elif NAMES[cell] in ctx.marks.refused:
            places = [(21, 1), (-21, 1), (0, 19)]
        elif ring:
            aside = 27 if ctx.heights[cell] < 10 else 32
            places = [(0, 21), (aside, 1), (-aside, 1)]
        else:
            places = [(0, 14), (0, 0), (20, 1), (-20, 1), (0, -13)]
        blockers = self.before(spot)
        for dx, dy in places:
            if not any(b.covers(x + dx + ax, y + dy + ay) for b in blockers for ax, ay in _NUMERAL):
                height = ctx.heights[cell]
                kind = ""
                raised = self._behind_figure(x + dx, y + dy, len(str(height)))
                if apart or raised:
                    kind = f"bl-n{'' if height else ' bl-n0'}{' bl-nh' if ring and height else ''}"
                    kind += " bl-dim" if ctx.dim(cell) else ""
                wide = 5.0 * len(str(height))
                self.numerals.append((x + dx - wide, y + dy - 6.0, x + dx + wide, y + dy + 6.0))
                numeral = text(x + dx, y + dy + 5, str(height), kind)
                if raised:
                    self.raised.append(numeral)
                else:
                    yield numeral
                return
        self.covered.append(spot)

    def _behind_figure(self, x: float, y: float, digits: int) -> bool:
        """Would a figure hide a level here on a board as wide as a phone, where figures are larger?"""
        (wide, up, down), (half, above, below) = _LARGE, _LARGE_NUMERAL
        feet = (self.board.middle(self.ctx.at[cell]) for cell in self.ctx.figures)
        return any(abs(x - fx) < wide + half * digits and -up - below < y - fy < down + above for fx, fy in feet)

    @property
    def is_crowded(self) -> bool:
        """Does a figure hide another one on a board as wide as a phone, where figures are larger?"""
        (wide, up, down), (half, top, low) = _LARGE, _SEEN
        feet = [self.board.middle(spot) for spot in self.board.order if self.ctx.cells[spot] in self.ctx.figures]
        for at, (x, y) in enumerate(feet):
            for fx, fy in feet[at + 1 :]:  # whatever is drawn later stands in front
                across = min(x + half, fx + wide) - max(x - half, fx - wide)
                high = min(y + low, fy + down) - max(y - top, fy - up)
                if across > 0 and high > 0 and across * high > _HIDDEN * 2 * half * (top + low):
                    return True
        return False

    def under(self, spot: Spot) -> Iterable[Shape]:
        """What lies on the roof or the ground under a figure: gold, the picked diamond, the deciding cell."""
        ctx = self.ctx
        tower = self.board.towers[spot]
        cell = tower.cell
        if cell in ctx.last:
            yield from self._gold(tower)
        if cell in ctx.asked:
            yield path("bl-asked0", polygon(tower.roof))
            yield path("bl-asked", polygon(tower.roof), data_key=f"asked:{NAMES[cell]}")
        if cell in ctx.given or cell in ctx.wrong:
            kind = "bl-wrong" if cell in ctx.wrong else "bl-given"
            yield path("bl-own0", polygon(tower.roof))
            yield path(kind, polygon(tower.roof), data_key=f"given:{NAMES[cell]}")
        if cell in ctx.picked:
            x, y = self.board.middle(spot)
            diamond = polygon(((x - 38, y), (x, y + 26), (x + 38, y), (x, y - 26)))
            yield path("bl-sel0", diamond)
            yield path("bl-sel", diamond)
        if cell in ctx.gold - ctx.focus:
            yield path("bl-own0", polygon(tower.roof))
            yield path("bl-lvl", polygon(tower.roof))
        if cell in ctx.focus:
            diamond = polygon(tower.roof)
            yield path("bl-own0", diamond)
            seat = ctx.figures.get(cell, KING)
            yield path("bl-lvl" if cell in ctx.gold or seat == KING else f"bl-holder bl-o{seat + 1}", diamond)

    def _gold(self, tower: Tower) -> Iterable[Shape]:
        """The edges of the topmost block, or of the bare cell; only the roof under a piece: no block came there."""
        roof = tower.roof
        drop = min(tower.rise, self.board.block)
        if not drop or tower.cell in self.ctx.glides or tower.cell in self.ctx.figures:
            data = polygon(roof)
            yield path("bl-gold0", data)
            yield path("bl-gold", data, data_key=f"last:{NAMES[tower.cell]}")
            return
        left, front, right, back = roof
        low = [(x, y + drop) for x, y in (right, front, left)]
        yield path("bl-gold0", polygon((left, back, right, *low)))
        walls = polygon((left, low[2], low[1], low[0], right), close=False)
        edge = f"M{front[0]} {front[1]}v{drop}"
        yield path("bl-gold", polygon((left, back, right, front)) + walls + edge, data_key=f"last:{NAMES[tower.cell]}")

    def target(self, spot: Spot) -> Iterable[Shape]:
        """The ring on a cell that may be picked, with a sign of what would happen there."""
        cell = self.ctx.cells[spot]
        if cell not in self.targets or self.hidden(spot, _RING, 0.6):
            return
        x, y = self.board.middle(spot)
        sign = self.targets[cell]
        # Round a figure there is room for its level inside the ring; else that stands below it.
        rx, ry = ("31", "22") if sign == "piece" else ("20", "14")
        ring = Shape("ellipse", {"class": "bl-ok", "cx": number(x), "cy": number(y), "rx": rx, "ry": ry})
        yield group(ring, *mark_sign(sign, x, y), data_key=f"target:{NAMES[cell]}")

    # -- in front of everything ------------------------------------------------------------------------------------

    def links(self) -> Iterable[Shape]:
        """A way already picked: from the first place to the last."""
        way = [self.ctx.at[NAMES.index(name)] for name in self.ctx.marks.picked if name in NAMES]
        if len(way) > 1:
            data = polygon([self.board.middle(spot) for spot in way], close=False)
            yield path("bl-way0", data)
            yield path("bl-way", data)

    def marks(self) -> Iterable[Shape]:
        """Pills, refusals, the bonus and the castle tags."""
        ctx = self.ctx
        for spot in self.board.order:
            yield from self._hidden_figure(spot)
            yield from self._hidden_place(spot)
        for spot in self.covered:
            yield from self._hidden_level(spot)
        for name in ctx.marks.refused:
            if name in NAMES:
                yield from self._refusal(ctx.at[NAMES.index(name)])
        yield from self._bonus()
        if not ctx.picking and not ctx.lit and not ctx.marks.step:
            self.tags = Tagger(ctx, self.board, self.taken + self.numerals).place()
            if self.tags:
                yield tags(self.tags, plates=True)

    def _hidden_figure(self, spot: Spot) -> Iterable[Shape]:
        ctx = self.ctx
        cell = ctx.cells[spot]
        if cell not in ctx.figures:
            return
        seat = ctx.figures[cell]
        if seat == KING:
            points: tuple[tuple[int, int], ...] = tuple((dx, dy - 12) for dx, dy in _SHIELD)
        else:
            points = _SHIELD
        cover = self.hidden(spot, points, 0.4)
        if cover is None:
            return
        x, y = self._beside(spot, cover)
        legal = cell in self.targets
        kind = "bl-xt" if legal else "bl-dim" if ctx.dim(cell) else ""
        self.pills.append((NAMES[cell], x, y))
        key = f"pill:{NAMES[cell]}"
        yield pill(x, y, str(ctx.heights[cell]), seat=seat, kind=kind, data_key=key)

    def _hidden_place(self, spot: Spot) -> Iterable[Shape]:
        """The name of a cell that may be picked, or that a question is about, before the tower that hides it."""
        ctx, cell = self.ctx, self.ctx.cells[spot]
        if not (cell in self.targets or cell in ctx.asked | ctx.given | ctx.wrong) or cell in ctx.figures:
            return
        cover = self.hidden(spot, _RING, 0.6)
        if cover is None:
            return
        x, y = self._beside(spot, cover)
        self.pills.append((NAMES[cell], x, y))
        sign, kind = (self.targets[cell], "bl-xt") if cell in self.targets else ("piece", "")
        yield pill(x, y, NAMES[cell], sign=sign, kind=kind, data_key=f"target:{NAMES[cell]}")

    def _hidden_level(self, spot: Spot) -> Iterable[Shape]:
        ctx = self.ctx
        cell = ctx.cells[spot]
        height = ctx.heights[cell]
        if not height or any(name == NAMES[cell] for name, _, _ in self.pills):
            return
        x, y = self._beside(spot, self.before(spot)[0])
        self.pills.append((NAMES[cell], x, y))
        kind = "bl-dim" if ctx.dim(cell) else ""
        yield pill(x, y, str(height), sign="block", kind=kind, data_key=f"pill:{NAMES[cell]}")

    def _refusal(self, spot: Spot) -> Iterable[Shape]:
        name = NAMES[self.ctx.cells[spot]]
        cover = self.hidden(spot, _RING, 0.6)
        if cover is not None and self.ctx.cells[spot] not in self.ctx.figures:
            x, y = self._beside(spot, cover)
            yield pill(x, y, name, sign="no", kind="bl-xn", data_key=f"refused:{name}")
            return
        x, y = self._side(spot)
        self.taken.append((x - 12, y - 12, x + 12, y + 12))
        yield path(
            "bl-no", f"M{x - 11} {y}a11 11 0 1 0 22 0a11 11 0 1 0-22 0zm3.5 7.5 15-15", data_key=f"refused:{name}"
        )

    def _side(self, spot: Spot) -> tuple[int, int]:
        """Where a refusal stands: on its cell, but on no figure and no level."""
        x, y = self.board.middle(spot)
        tries = [
            (x, y),
            *((x + dx, y + dy) for dx in (16, 24, 31, 38, 46, 60) for dy in (0, -8, 8, -20, 26) for dx in (dx, -dx)),
        ]
        boxes = [*self.numerals, *(box for _, box in self._shields()), *self.taken]
        return next((at for at in tries if _clear(at, boxes, 12, 12)), tries[5])

    def _beside(self, spot: Spot, cover: Blocker) -> tuple[float, float]:
        """The middle of the pill of a figure that a tower hides: on the wall in front, at the figure's own height."""
        x, y = self.board.middle(spot)
        if cover.spot[0] - spot[0] == spot[1] - cover.spot[1]:
            y = max(y, cover.tower.roof[1][1] + 15)
        else:
            y -= 10
        # A pill must not hide another one, nor the shield of a figure that is in sight: it moves aside, then down.
        others = [box for cell, box in self._shields() if cell != self.ctx.cells[spot]]
        hard = [*self.taken, *others]
        free: tuple[float, float] | None = None
        for dx, dy in _AWAY:
            at = x + dx, y + dy
            if _clear(at, hard):
                if _clear(at, self.numerals):
                    free = at
                    break
                free = free or at
        across, down = free or (x, y)
        self.taken.append((across - 22, down - 13, across + 22, down + 13))
        return across, down

    def _shields(self) -> list[tuple[int, Box]]:
        """The part of each figure that tells whose it is, with the cell it stands on."""
        found = []
        for cell in self.ctx.figures:
            x, y = self.board.middle(self.ctx.at[cell])
            found.append((cell, (x - 9.0, y - 26.0, x + 9.0, y - 6.0)))
        return found

    def _bonus(self) -> Iterable[Shape]:
        bonus, cells = self.ctx.bonus
        if not bonus or not cells:
            return
        spot = max((self.ctx.at[cell] for cell in cells), key=lambda at: at[0] + at[1])
        x, y = self.board.middle(spot)
        boxes = [*self.numerals, *(box for _, box in self._shields()), *self.taken]
        ways = [(dx, dy) for dy in (-30, -4, 22, -56, 48) for dx in (80, -80, 104, -104)]
        dx, dy = next((way for way in ways if _clear((x + way[0], y + way[1]), boxes, 31, 16)), ways[0])
        self.taken.append((x + dx - 31, y + dy - 16, x + dx + 31, y + dy + 16))
        stem = path("bl-rule", f"M{-dx + (38 if dx > 0 else -38)} {-dy - 8}L0 0")
        rect = Shape("rect", {"class": "bl-bonus", "x": "-30", "y": "-15", "width": "60", "height": "30", "rx": "15"})
        words = Shape("text", {"class": "bl-bt bl-m", "y": "6"}, f"+{bonus}")
        yield group(stem, rect, words, style=shift(x + dx, y + dy), data_key="bonus")


def _clear(at: tuple[float, float], boxes: list[Box], wide: float = 22, high: float = 13) -> bool:
    x, y = at
    for left, top, right, bottom in boxes:
        if left < x + wide and x - wide < right and top < y + high and y - high < bottom:
            return False
    return True
