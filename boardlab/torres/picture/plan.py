"""The picture from above: every cell in sight, levels as numerals, castles in ink outlines."""

from __future__ import annotations

from collections.abc import Iterable

from boardlab.core.picture.drawing import group, path, shift, text
from boardlab.core.picture.scene import Shape
from boardlab.torres.board import NAMES, SIZE
from boardlab.torres.picture.context import DrawContext, Spot
from boardlab.torres.picture.shapes import KING, TAG_DIGIT, Tag, mark_sign, outline, signs, tags, token

CELL = 66
_BARRED = "a11 11 0 1 0 22 0a11 11 0 1 0-22 0zm3.5 7.5 15-15"
LEFT, FOOT = 56, 568
_MOWN = "".join(
    f"M{LEFT + CELL * c} {FOOT - CELL * r}v-{CELL}h{CELL}v{CELL}z"
    for c in range(SIZE)
    for r in range(SIZE)
    if (c + r) % 2
)
"""Every other cell, a little darker, so that cells can be counted."""


def project(c: float, r: float) -> tuple[float, float]:
    """The place of a grid corner on the sheet."""
    return LEFT + CELL * c, FOOT - CELL * r


class TopView:
    """Draws one position from above, layer by layer."""

    def __init__(self, ctx: DrawContext) -> None:
        self.ctx = ctx
        self.order: list[Spot] = sorted(ctx.cells, key=lambda spot: (-spot[1], spot[0]))
        self.targets = {cell: ctx.marks.targets[name] for cell, name in enumerate(NAMES) if name in ctx.marks.targets}
        self.tags: list[Tag] = []
        """The castle tags drawn."""

    def layers(self) -> dict[str, tuple[Shape, ...]]:
        """Everything on the board, back to front."""
        return {
            "ground": tuple(self._ground()),
            "pieces": tuple(self._pieces()),
            "links": tuple(self._links()),
            "marks": tuple(self._marks()),
        }

    def hits(self) -> tuple[Shape, ...]:
        """What may be touched: each cell."""
        return tuple(
            Shape("path", {"class": "bl-hit", "data-place": NAMES[self.ctx.cells[spot]], "d": self._square(spot, 0)})
            for spot in self.order
        )

    def _square(self, spot: Spot, inset: int) -> str:
        x, y = LEFT + CELL * spot[0] + inset, FOOT - CELL * (spot[1] + 1) + inset
        side = CELL - 2 * inset
        return f"M{x} {y}h{side}v{side}h-{side}z"

    def _corner(self, spot: Spot) -> tuple[int, int]:
        """The lower left corner of a cell."""
        return LEFT + CELL * spot[0], FOOT - CELL * spot[1]

    def _ground(self) -> Iterable[Shape]:
        yield path("bl-s2", "M26 30h570v570h-570z")
        yield path("bl-s3", "M26 30h570v570h-570z")
        yield path("bl-slab", "M26 30h570v570h-570z")
        yield path("bl-cell", "M56 568v-528h528v528z")
        yield path("bl-mown", _MOWN)
        lines = [f"M{LEFT + CELL * i} 568v-528M56 {FOOT - CELL * i}h528" for i in range(SIZE + 1)]
        yield path("bl-line", "".join(lines))
        cells = self.ctx.cells
        feet = [NAMES[cells[i, 0]] + NAMES[cells[i, 1]] for i in range(SIZE)]
        sides = [NAMES[cells[0, i]] + NAMES[cells[1, i]] for i in range(SIZE)]
        yield signs(feet, [89 + CELL * i for i in range(SIZE)], [590] * SIZE)
        yield signs(sides, [41] * SIZE, [541 - CELL * i for i in range(SIZE)])

    def _pieces(self) -> Iterable[Shape]:
        ctx = self.ctx
        shades = [self._shadow(spot) for spot in self.order if ctx.height(*spot)]
        if shades:
            yield path("bl-shade", "".join(shades))
        for spot in self.order:
            cell = ctx.cells[spot]
            height = ctx.heights[cell]
            if height:
                kind = f"bl-t{min(height, 6)} bl-pl"
                if cell in ctx.gold:
                    kind = "bl-gd bl-pl"
                kind += " bl-dim" if ctx.dim(cell) else ""
                yield path(kind, self._square(spot, 0), data_key=f"tower:{NAMES[cell]}")
        for castle in ctx.position.castles:
            lit = bool(ctx.lit.intersection(castle.cells))
            data = outline(tuple(ctx.at[cell] for cell in castle.cells), 0.02, 0.08, project)
            kind = "bl-co bl-lit" if lit else "bl-co bl-dim" if ctx.lit else "bl-co"
            yield path(kind, data, data_key=f"castle:{NAMES[castle.cells[0]]}")
        for spot in self.order:
            yield from self._cell(spot)

    def _shadow(self, spot: Spot) -> str:
        """What a tower throws to the right and down: the farther, the higher it is."""
        x, y = self._corner(spot)
        reach = min(3 + 3 * self.ctx.height(*spot), 21)
        return f"M{x} {y - CELL}h{CELL}l{reach} {reach}v{CELL}h-{CELL}l-{reach}-{reach}z"

    def _cell(self, spot: Spot) -> Iterable[Shape]:
        ctx = self.ctx
        cell = ctx.cells[spot]
        x, y = self._corner(spot)
        faded = " bl-dim" if ctx.dim(cell) else ""
        if cell in ctx.last:
            yield path("bl-gold0", self._square(spot, 6))
            yield path("bl-gold", self._square(spot, 6), data_key=f"last:{NAMES[cell]}")
        if cell in ctx.asked:
            yield path("bl-asked0", self._square(spot, 4))
            yield path("bl-asked", self._square(spot, 4), data_key=f"asked:{NAMES[cell]}")
        if cell in ctx.given or cell in ctx.wrong:
            yield path("bl-own0", self._square(spot, 5))
            kind = "bl-wrong" if cell in ctx.wrong else "bl-given"
            yield path(kind, self._square(spot, 5), data_key=f"given:{NAMES[cell]}")
        if cell in ctx.picked:
            yield path("bl-sel0", self._square(spot, 5))
            yield path("bl-sel", self._square(spot, 5))
        if cell in ctx.gold - ctx.focus:
            yield path("bl-own0", self._square(spot, 5))
            yield path("bl-lvl", self._square(spot, 5))
        if cell in ctx.focus:
            seat = ctx.figures.get(cell, KING)
            yield path("bl-own0", self._square(spot, 5))
            gold = cell in ctx.gold or seat == KING
            yield path("bl-lvl" if gold else f"bl-holder bl-o{seat + 1}", self._square(spot, 5))
        if cell in self.targets:
            ring = Shape("circle", {"class": "bl-ok", "cx": str(x + 24), "cy": str(y - 25), "r": "20"})
            inner = mark_sign(self.targets[cell], x + 24, y - 25) if cell not in ctx.figures else ()
            yield group(ring, *inner, data_key=f"target:{NAMES[cell]}")
        height = ctx.heights[cell]
        if height or cell in ctx.figures:
            # Two digits are smaller: they keep out of the ring round the token.
            kind = "bl-n" if height > 9 else "bl-n bl-pn" if height else "bl-n bl-pn bl-n0"
            # Inside a ring round the cell, where there is one.
            at = (x + 49, y - 13) if cell in ctx.marked else (x + 52, y - 8)
            yield text(*at, str(height), kind + faded)
        if cell in ctx.figures:
            kind = f"bl-mk{faded}"
            origin = ctx.glides.get(cell, "")
            yield token(ctx.figures[cell], x + 24, y - 25, 1.4, kind=kind, data_key=ctx.key(cell), data_from=origin)

    def _links(self) -> Iterable[Shape]:
        way = [self._corner(self.ctx.at[NAMES.index(name)]) for name in self.ctx.marks.picked if name in NAMES]
        if len(way) > 1:
            data = "M" + "L".join(f"{x + 24} {y - 25}" for x, y in way)
            yield path("bl-way0", data)
            yield path("bl-way", data)

    def _marks(self) -> Iterable[Shape]:
        ctx = self.ctx
        for name in ctx.marks.refused:
            if name in NAMES:
                x, y = self._corner(ctx.at[NAMES.index(name)])
                # Beside a token, not on it.
                stands = NAMES.index(name) in ctx.figures
                here, sign = (x + 45, "a8 8 0 1 0 16 0a8 8 0 1 0-16 0zm2.5 5.5 11-11") if stands else (x + 13, _BARRED)
                yield path("bl-no", f"M{here} {y - (32 if stands else 25)}{sign}", data_key=f"refused:{name}")
        bonus, cells = ctx.bonus
        if bonus and cells:
            x, y = self._corner(ctx.at[min(cells)])
            rect = Shape(
                "rect", {"class": "bl-bonus", "x": "-26", "y": "-14", "width": "52", "height": "28", "rx": "14"}
            )
            words = Shape("text", {"class": "bl-bt bl-m", "y": "6"}, f"+{bonus}")
            # Above the token of its cell, below that of the next one, and beside the levels of both.
            yield group(rect, words, style=shift(x + 22, y - 57), data_key="bonus")
        if ctx.picking or ctx.lit:
            return
        self.tags = []
        for castle in ctx.position.castles:
            c, r = min((ctx.at[cell] for cell in castle.cells), key=lambda s: (-s[1], s[0]))
            middle = LEFT + CELL * c + 33 + (TAG_DIGIT - 4) * (castle.area > 9)
            self.tags.append(Tag(middle, FOOT - CELL * (r + 1) + 15, castle.area, castle.height))
        yield group(tags(self.tags, plates=False), kind="bl-on-roof")
