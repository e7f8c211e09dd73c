"""The tilted picture: towers with their doors, figures on them, and a way round everything that would hide something.

The corner (c, r) of the grid, h blocks up, lies at x = 88 + 44(c + r), y = 358 + 30(c - r) - 18h on a sheet of
880 x 704. Whatever has a greater c - r stands in front.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache

from boardlab.core.picture.drawing import group, path
from boardlab.core.picture.scene import Shape
from boardlab.core.picture.svg import number, pair, polygon
from boardlab.torres.board import NAMES, SIZE
from boardlab.torres.picture.context import DrawContext, Spot
from boardlab.torres.picture.marks import Marker
from boardlab.torres.picture.shapes import edge_of, figure, outline, signs
from boardlab.torres.picture.towers import BLOCK, Tower, Towers, project

MARGIN = 0.44
_AROUND = "l391 266 391-266-391-266z"
"""From the left corner of the slab round it."""
_MOWN = "".join(
    f"M{88 + 44 * (c + r)} {358 + 30 * (c - r)}l44-30 44 30-44 30z"
    for c in range(SIZE)
    for r in range(SIZE)
    if (c + r) % 2
)
"""Every other cell, a little darker, so that cells can be counted."""


@lru_cache(maxsize=4096)
def _hit(tower: Tower, c: int, r: int) -> Shape:
    """A tower, or a bare cell, to be touched. Few change from one picture to the next."""
    x, y = 88 + 44 * (c + r), 358 + 30 * (c - r)
    flat = ((x, y), (x + 44, y - 30), (x + 88, y), (x + 44, y + 30))
    data = polygon(tower.body if tower.rise else flat)
    return Shape("path", {"class": "bl-hit", "data-place": NAMES[tower.cell], "d": data})


class Tilted(Towers):
    """Draws one position from aside, layer by layer."""

    def __init__(self, ctx: DrawContext) -> None:
        super().__init__(ctx)
        self.marker = Marker(ctx, self)

    def layers(self) -> dict[str, tuple[Shape, ...]]:
        """Everything on the board, back to front."""
        return {
            "ground": tuple(self._ground()),
            "pieces": tuple(self._pieces()),
            "links": tuple(self.marker.links()),
            "marks": tuple(self.marker.marks()),
        }

    def hits(self) -> tuple[Shape, ...]:
        """What may be touched: each tower or bare cell as it is seen, with the figure on it, the front-most last."""
        shapes = []
        for spot in self.order:
            cell = self.ctx.cells[spot]
            c, r = spot
            shapes.append(_hit(self.towers[spot], c, r))
            if cell in self.ctx.figures:
                x, y = self.middle(spot)
                edge = edge_of(self.ctx.figures[cell])
                # Moved apart from its size, which a narrow page changes as it changes the figure's.
                hit = {"class": "bl-hit", "data-place": NAMES[cell], "d": edge, "style": f"translate:{x}px {y}px"}
                shapes.append(Shape("path", hit))
        return tuple(shapes)

    # -- drawing ---------------------------------------------------------------------------------------------------

    def _ground(self) -> Iterable[Shape]:
        ctx = self.ctx
        yield path("bl-s2", f"M49 372{_AROUND}")
        yield path("bl-s3", f"M49 372{_AROUND}")
        yield path("bl-sl", "M49 358l391 266v18l-391-266z")
        yield path("bl-sr", "M440 624l391-266v18l-391 266z")
        yield path("bl-slab", f"M49 358{_AROUND}")
        yield path("bl-cell", "M88 358l352 240 352-240-352-240z")
        yield path("bl-mown", _MOWN)
        lines = [f"M{88 + 44 * i} {358 + 30 * i}l352-240M{88 + 44 * i} {358 - 30 * i}l352 240" for i in range(SIZE + 1)]
        yield path("bl-line", "".join(lines))
        yield from self._labels()
        lit: list[str] = []
        for castle in ctx.position.castles:
            cells = tuple(ctx.at[cell] for cell in castle.cells)
            yield path("bl-plate", outline(cells, 0.02, 0.12, project))
            if ctx.lit.intersection(castle.cells):
                lit.append(outline(cells, -0.04, 0.16, project))
        # A shadow reaches less than one cell: between three neighbours nobody sees it.
        away = ((0, 1), (1, 0), (1, 1))
        shades = [
            self._shadow((c, r))
            for c, r in self.order
            if ctx.height(c, r) and not all(ctx.height(c + dc, r + dr) for dc, dr in away)
        ]
        if shades:
            yield path("bl-shade", "".join(shades))
        if lit:
            yield path("bl-lit", "".join(lit))

    def _labels(self) -> Iterable[Shape]:
        """Letters or numbers along the two near edges; one text each, with a place for every sign."""
        cells = self.ctx.cells
        left = [NAMES[cells[i, 0]] + NAMES[cells[i, 1]] for i in range(SIZE)]
        right = [NAMES[cells[7, i]] + NAMES[cells[6, i]] for i in range(SIZE)]
        yield signs(left, [100 + 44 * i for i in range(SIZE)], [385 + 30 * i for i in range(SIZE)])
        yield signs(right, [472 + 44 * i for i in range(SIZE)], [595 - 30 * i for i in range(SIZE)])

    def _shadow(self, spot: Spot) -> str:
        """The footprint and the footprint moved away from the light, cut at the slab's edge."""
        tower = self.towers[spot]
        c, r = spot
        reach = min(0.12 * self.ctx.height(c, r) + 0.1, 0.8)
        most_c, most_r = min(reach / 2, SIZE + MARGIN - c - 1), min(reach, SIZE + MARGIN - r - 1)
        dx, dy = round(44 * (most_c + most_r)), round(30 * (most_c - most_r))

        def moved(point: tuple[int, int]) -> tuple[int, int]:
            return point[0] + dx, point[1] + dy

        return polygon((tower.left, tower.back, moved(tower.back), moved(tower.right), moved(tower.front), tower.front))

    def _pieces(self) -> Iterable[Shape]:
        ctx = self.ctx
        for spot in self.order:
            tower = self.towers[spot]
            cell = tower.cell
            if tower.rise:
                over = cell in self.marker.targets or cell in ctx.marked
                # The numeral belongs to its tower, unless gold or a ring must come between them.
                level = tuple(self.marker.level(spot, apart=over))
                yield self._building(spot, tower, () if over else level)
                yield from self.marker.under(spot)
                yield from self.marker.target(spot)
                yield from level if over else ()
            else:
                yield from self.marker.under(spot)
                yield from self.marker.target(spot)
                yield from self.marker.level(spot, apart=True) if cell in ctx.figures else ()
            if cell in ctx.figures:
                x, y = self.middle(spot)
                origin = ctx.glides.get(cell, "")
                yield figure(ctx.figures[cell], x, y, key=ctx.key(cell), origin=origin, dim=ctx.dim(cell))
        yield from self.marker.raised

    def _building(self, spot: Spot, tower: Tower, level: tuple[Shape, ...]) -> Shape:
        ctx = self.ctx
        c, r = spot
        height = ctx.height(c, r)
        left, front, right = tower.left, tower.front, tower.right
        # A wall is hidden by a neighbour of its castle as far up as that one reaches, unless it stands out to a side.
        low_left, low_right = min(ctx.height(c, r - 1), height), min(ctx.height(c + 1, r), height)
        faces = (
            low_left < height or not self._flush(left, front, self.towers.get((c, r - 1)), "back", "right"),
            low_right < height or not self._flush(front, right, self.towers.get((c + 1, r)), "left", "back"),
        )
        roof = "bl-gd" if tower.cell in ctx.gold else f"bl-t{min(height, 6)}"
        parts = _parts(tower, self.block, height, low_left, low_right, faces, roof)
        kind = "bl-dim" if ctx.dim(tower.cell) else ""
        return group(*parts, *level, kind=kind, data_key=f"tower:{NAMES[tower.cell]}")

    @staticmethod
    def _flush(start: tuple[int, int], end: tuple[int, int], nearer: Tower | None, first: str, second: str) -> bool:
        """Does the wall of a neighbour in front reach as far to both sides as the wall from start to end?"""
        return nearer is not None and getattr(nearer, first)[0] <= start[0] and getattr(nearer, second)[0] >= end[0]


@lru_cache(maxsize=4096)
def _parts(
    tower: Tower, block: int, height: int, low_left: int, low_right: int, faces: tuple[bool, bool], roof: str
) -> tuple[Shape, ...]:
    """The walls that are seen, doors and floors, and the roof. Few towers change from one picture to the next."""
    left, front, right = tower.left, tower.front, tower.right
    walls = [_wall(left, front, tower.rise) if faces[0] else "", _wall(front, right, tower.rise) if faces[1] else ""]
    details = _doors(tower, block, low_left, low_right, height)
    for floor in range(1, height):
        details += _floor(tower, floor * block, left=floor > low_left, right=floor > low_right)
    # Told apart by their order, like the parts of a figure; what cannot be seen keeps its number.
    parts = [Shape("path", {"d": data} if data else {}) for data in (*walls, details)]
    return (*parts, path(roof, polygon(tower.roof)))


def _wall(start: tuple[int, int], end: tuple[int, int], rise: int) -> str:
    return polygon((start, end, (end[0], end[1] - rise), (start[0], start[1] - rise)))


def _floor(tower: Tower, rise: int, *, left: bool, right: bool) -> str:
    """A floor line. Its halves are two strokes: doors and lines are one path, where a bend would be filled."""
    points = [(x, y - rise) for x, y in (tower.left, tower.front, tower.right)]
    if not left:
        return polygon(points[1:], close=False) if right else ""
    line = polygon(points[:2], close=False)
    if right:
        line += f"m0 0l{pair(points[2][0] - points[1][0], points[2][1] - points[1][1])}"
    return line


def _doors(tower: Tower, unit: int, low_left: int, low_right: int, height: int) -> str:
    """One arch on every block face that no neighbour covers, so that levels can be counted."""
    arch_left, arch_right, wide = _arches(unit)
    data = ""
    walls = ((low_left, 1, tower.doors[0], arch_left), (low_right, -1, tower.doors[1], arch_right))
    for low, sign, x, arch in walls:
        if low < height:
            # Every door after the first is placed from it, one block higher.
            foot = _wall_foot(tower, x - wide / 2, sign) - low * unit
            data += f"M{number(x - wide / 2)} {foot}" + f"m0-{unit}".join([arch] * (height - low))
    return data


def _wall_foot(tower: Tower, x: float, sign: int) -> int:
    near, far = (tower.left, tower.front) if sign > 0 else (tower.front, tower.right)
    return int(near[1] + (far[1] - near[1]) * (x - near[0]) / (far[0] - near[0]))


@cache
def _arches(unit: int) -> tuple[str, str, float]:
    """A door on a left and on a right wall, and its width: sheared arches that shrink with the blocks."""
    jamb, wide, half, slope, top = (number(side * unit / BLOCK) for side in (7, 10, 5, 7, 10))
    left = f"v-{jamb}q{half}-{top} {wide} {slope}v{jamb}z"
    right = f"v-{jamb}q{half}-{number(17 * unit / BLOCK)} {wide}-{slope}v{jamb}z"
    return left, right, 10 * unit / BLOCK
