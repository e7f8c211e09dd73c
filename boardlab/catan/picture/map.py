"""Where everything lies on the sheet, and where the arrow keys lead from there.

Hexes are 104 wide and stand on a point, so that every corner and the middle of every edge is a whole number.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise

from boardlab.catan.board import (
    ENDS,
    HARBOUR_PATHS,
    PATHS,
    SITES,
    SITES_OF_TILE,
    STEPS,
    TILES,
    TILES_OF_PATH,
    TILES_OF_SITE,
    bits,
)

Spot = tuple[int, int]
Join = tuple[str, str, str | None]
"""Two places to be joined both ways, with the way between them; nothing is where there is no other."""

MIDDLE: Spot = (338, 324)
"""The middle of the island."""
HALF, RISE = 52, 90
"""Half the width of a hex, and how far apart the rows of hexes lie."""


def hexagon(spot: Spot) -> str:
    """The outline of a tile within its hex: the gaps between tiles are the paths."""
    return f"M{spot[0]} {spot[1] - HALF}l45 26v52l-45 26-45-26v-52z"


KEYS = (*TILES, *SITES, *PATHS)
"""The keys of all places, layer by layer."""


def _spots() -> dict[str, Spot]:
    found = {}
    for key in KEYS:
        hexes = key.split("|")
        across = down = 0
        for name in hexes:
            q, r = map(int, name.split(","))
            across += 2 * HALF * q + HALF * r
            down += RISE * r
        found[key] = MIDDLE[0] + across // len(hexes), MIDDLE[1] + down // len(hexes)
    return found


SPOTS: Mapping[str, Spot] = _spots()
"""Where the middle of each place lies, by its key."""
TILE_SPOTS, SITE_SPOTS, PATH_SPOTS = [tuple([SPOTS[key] for key in keys]) for keys in (TILES, SITES, PATHS)]


def whole_tile(spot: Spot) -> str:
    """The outline of a tile with its rim."""
    return f"M{spot[0]} {spot[1] - 57}l49 28v58l-49 28-49-28v-58z"


def _slopes() -> dict[str, int]:
    found = {}
    for key, (one, other) in zip(PATHS, ENDS, strict=True):
        (x0, y0), (x1, y1) = SITE_SPOTS[one], SITE_SPOTS[other]
        found[key] = 0 if x0 == x1 else 1 if (x1 - x0) * (y1 - y0) > 0 else -1
    return found


SLOPES: Mapping[str, int] = _slopes()
"""How each path lies: 0 upright, 1 falling to the right, -1 rising to the right."""


def _outward(path: int) -> Spot:
    """Where the disc of a harbour lies: out at sea, straight off its coast."""
    x, y = PATH_SPOTS[path]
    tile = TILE_SPOTS[TILES_OF_PATH[path][0]]
    dx, dy = x - tile[0], y - tile[1]
    far = (dx * dx + dy * dy) ** 0.5
    return round(x + 38 * dx / far), round(y + 38 * dy / far)


HARBOUR_SPOTS = tuple([_outward(path) for path in HARBOUR_PATHS])
"""The middle of each harbour's disc."""


# -- the keyboard ----------------------------------------------------------------------------------------------------


def _rows(keys: Sequence[str], rows: Mapping[str, int]) -> tuple[tuple[str, ...], ...]:
    across = {key: SPOTS[key][0] for key in keys}
    return tuple(
        [
            tuple(sorted([key for key in keys if rows[key] == row], key=across.__getitem__))
            for row in sorted(set(rows.values()))
        ]
    )


TILE_ROWS = _rows(TILES, {key: SPOTS[key][1] for key in TILES})
SITE_ROWS = _rows(SITES, {key: (SPOTS[key][1] - MIDDLE[1] + 60) // RISE for key in SITES})
"""The intersections along each zigzag between two rows of tiles."""
PATH_ROWS = _rows(PATHS, {key: SPOTS[key][1] for key in PATHS})
ROWS = (*TILE_ROWS, *SITE_ROWS, *PATH_ROWS)
"""All places, layer by layer, row by row."""

OPPOSITE = {
    "left": "right", "right": "left", "up": "down", "down": "up", "up-left": "down-right", "down-right": "up-left",
    "up-right": "down-left", "down-left": "up-right",
}  # fmt: skip


def _neighbours() -> dict[str, dict[str, str]]:
    """Where each key leads; every way back is the opposite way."""
    near: dict[str, dict[str, str]] = {key: {} for key in KEYS}
    joins: list[Join] = [(key, "right", other) for row in ROWS for key, other in pairwise(row)]
    for key, way, other in (*joins, *_join_tiles(), *_join_sites(), *_join_paths()):
        if other is not None:
            near[key][way] = other
            near[other][OPPOSITE[way]] = key
    for key, layers in _layers():
        near[key].update(layers)
    return near


def _at(keys: Iterable[str]) -> dict[Spot, str]:
    return {SPOTS[key]: key for key in keys}


def _join_tiles() -> list[Join]:
    """Down to both tiles below; straight down in a zigzag, so that going on leads straight on."""
    tiles, joins = _at(TILES), list[Join]()
    for number, row in enumerate(TILE_ROWS):
        for key in row:
            x, y = SPOTS[key]
            straight = -HALF if number % 2 == 0 else HALF
            joins += [
                (key, "down-left", tiles.get((x - HALF, y + RISE))),
                (key, "down-right", tiles.get((x + HALF, y + RISE))),
                (key, "down", tiles.get((x + straight, y + RISE))),
            ]
    return joins


def _join_sites() -> list[Join]:
    """Down to what lies below, along a path or across a tile; aslant along the paths."""
    sites, joins = _at(SITES), list[Join]()
    for row, below in zip(SITE_ROWS, (*SITE_ROWS[1:], ()), strict=True):
        under = {SPOTS[key][0]: key for key in below}
        for key in row:
            x, y = SPOTS[key]
            joins += [
                (key, "down", under.get(x)),
                (key, "down-left", sites.get((x - HALF, y + 30))),
                (key, "down-right", sites.get((x + HALF, y + 30))),
            ]
    return joins


def _join_paths() -> list[Join]:
    """Aslant to the paths one meets at the ends; down in columns of which every second one takes the upright paths."""
    paths, joins = _at(PATHS), list[Join]()
    for number, row in enumerate(PATH_ROWS):
        for key in row:
            x, y = SPOTS[key]
            joins += [
                (key, "down-left", paths.get((x - 26, y + 45))),
                (key, "down-right", paths.get((x + 26, y + 45))),
            ]
            if number % 2:
                column = x + (26 if number % 4 == 1 else -26)
                joins += [(key, "up", paths.get((column, y - 45))), (key, "down", paths.get((column, y + 45)))]
            elif (x - MIDDLE[0] + 130) % 104:
                joins.append((key, "down", paths.get((x, y + RISE))))
    return joins


def _layers() -> list[tuple[str, dict[str, str]]]:
    """Digits lead to a place nearby in another layer: 1 tiles, 2 intersections, 3 paths."""
    found = []
    for tile, key in enumerate(TILES):
        top = next(bits(SITES_OF_TILE[tile]))
        side = next(path for path, _ in STEPS[top] if tile in TILES_OF_PATH[path])
        found.append((key, {"2": SITES[top], "3": PATHS[side]}))
    found += [
        (key, {"1": TILES[tiles[-1]], "3": PATHS[steps[-1][0]]})
        for key, tiles, steps in zip(SITES, TILES_OF_SITE, STEPS, strict=True)
    ]
    found += [
        (key, {"1": TILES[tiles[-1]], "2": SITES[ends[0]]})
        for key, tiles, ends in zip(PATHS, TILES_OF_PATH, ENDS, strict=True)
    ]
    return found


NEIGHBOURS: Mapping[str, Mapping[str, str]] = _neighbours()
"""Where each key leads from each place: left, right, up, down, aslant, and by digits into another layer."""
