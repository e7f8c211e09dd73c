"""Where everything lies on the sheet, and where the arrow keys lead from there.

Hexes are 104 wide and stand on a point, so that every corner and the middle of every edge is a whole number.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
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
Join = Callable[[str, str, str | None], None]
"""Joins two places both ways; nothing where there is no other."""

MIDDLE: Spot = (338, 324)
"""The middle of the island."""
HALF, RISE = 52, 90
"""Half the width of a hex, and how far apart the rows of hexes lie."""


def hexagon(spot: Spot) -> str:
    """The outline of a tile within its hex: the gaps between tiles are the paths."""
    return f"M{spot[0]} {spot[1] - HALF}l45 26v52l-45 26-45-26v-52z"


def _spot(name: str) -> Spot:
    hexes = [tuple(map(int, each.split(","))) for each in name.split("|")]
    across = sum(2 * HALF * q + HALF * r for q, r in hexes) // len(hexes)
    return MIDDLE[0] + across, MIDDLE[1] + sum(RISE * r for _, r in hexes) // len(hexes)


TILE_SPOTS = tuple(map(_spot, TILES))
SITE_SPOTS = tuple(map(_spot, SITES))
PATH_SPOTS = tuple(map(_spot, PATHS))
KEYS = (*TILES, *SITES, *PATHS)
"""The keys of all places, layer by layer."""
SPOTS: Mapping[str, Spot] = dict(zip(KEYS, (*TILE_SPOTS, *SITE_SPOTS, *PATH_SPOTS), strict=True))
"""Where the middle of each place lies, by its key."""


def whole_tile(spot: Spot) -> str:
    """The outline of a tile with its rim."""
    return f"M{spot[0]} {spot[1] - 57}l49 28v58l-49 28-49-28v-58z"


def slope(path: int) -> int:
    """How a path lies: 0 upright, 1 falling to the right, -1 rising to the right."""
    (x0, y0), (x1, y1) = (SITE_SPOTS[end] for end in ENDS[path])
    return 0 if x0 == x1 else 1 if (x1 - x0) * (y1 - y0) > 0 else -1


def _outward(path: int) -> Spot:
    """Where the disc of a harbour lies: out at sea, straight off its coast."""
    x, y = PATH_SPOTS[path]
    tile = TILE_SPOTS[TILES_OF_PATH[path][0]]
    dx, dy = x - tile[0], y - tile[1]
    far = (dx * dx + dy * dy) ** 0.5
    return round(x + 38 * dx / far), round(y + 38 * dy / far)


HARBOUR_SPOTS = tuple(_outward(path) for path in HARBOUR_PATHS)
"""The middle of each harbour's disc."""


# -- the keyboard ----------------------------------------------------------------------------------------------------


def _rows(keys: Sequence[str], rows: Mapping[str, int]) -> tuple[tuple[str, ...], ...]:
    return tuple(
        tuple(sorted((key for key in keys if rows[key] == row), key=lambda key: SPOTS[key][0]))
        for row in sorted(set(rows.values()))
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

    def join(key: str, way: str, other: str | None) -> None:
        if other is not None:
            near[key][way] = other
            near[other][OPPOSITE[way]] = key

    for row in ROWS:
        for key, other in pairwise(row):
            join(key, "right", other)
    _join_tiles(join)
    _join_sites(join)
    _join_paths(join)
    for key, layers in _layers():
        near[key].update(layers)
    return near


def _at(keys: Iterable[str]) -> dict[Spot, str]:
    return {SPOTS[key]: key for key in keys}


def _join_tiles(join: Join) -> None:
    """Down to both tiles below; straight down in a zigzag, so that going on leads straight on."""
    tiles = _at(TILES)
    for number, row in enumerate(TILE_ROWS):
        for key in row:
            x, y = SPOTS[key]
            join(key, "down-left", tiles.get((x - HALF, y + RISE)))
            join(key, "down-right", tiles.get((x + HALF, y + RISE)))
            join(key, "down", tiles.get((x + (-HALF if number % 2 == 0 else HALF), y + RISE)))


def _join_sites(join: Join) -> None:
    """Down to what lies below, along a path or across a tile; aslant along the paths."""
    sites = _at(SITES)
    for row, below in zip(SITE_ROWS, (*SITE_ROWS[1:], ()), strict=True):
        under = {SPOTS[key][0]: key for key in below}
        for key in row:
            x, y = SPOTS[key]
            join(key, "down", under.get(x))
            join(key, "down-left", sites.get((x - HALF, y + 30)))
            join(key, "down-right", sites.get((x + HALF, y + 30)))


def _join_paths(join: Join) -> None:
    """Aslant to the paths one meets at the ends; down in columns of which every second one takes the upright paths."""
    paths = _at(PATHS)
    for number, row in enumerate(PATH_ROWS):
        for key in row:
            x, y = SPOTS[key]
            join(key, "down-left", paths.get((x - 26, y + 45)))
            join(key, "down-right", paths.get((x + 26, y + 45)))
            if number % 2:
                column = x + (26 if number % 4 == 1 else -26)
                join(key, "up", paths.get((column, y - 45)))
                join(key, "down", paths.get((column, y + 45)))
            elif (x - MIDDLE[0] + 130) % 104:
                join(key, "down", paths.get((x, y + RISE)))


def _layers() -> Iterable[tuple[str, dict[str, str]]]:
    """Digits lead to a place nearby in another layer: 1 tiles, 2 intersections, 3 paths."""
    for tile, key in enumerate(TILES):
        site = min(bits(SITES_OF_TILE[tile]), key=lambda at: SITE_SPOTS[at][1])
        yield key, {"2": SITES[site], "3": PATHS[_path_of(site, tile)]}
    for site, key in enumerate(SITES):
        yield key, {"1": TILES[TILES_OF_SITE[site][-1]], "3": PATHS[STEPS[site][-1][0]]}
    for at, key in enumerate(PATHS):
        yield key, {"1": TILES[TILES_OF_PATH[at][-1]], "2": SITES[ENDS[at][0]]}


def _path_of(site: int, tile: int) -> int:
    """A side of a tile that begins at one of its intersections."""
    return next(path for path, _ in STEPS[site] if tile in TILES_OF_PATH[path])


NEIGHBOURS: Mapping[str, Mapping[str, str]] = _neighbours()
"""Where each key leads from each place: left, right, up, down, aslant, and by digits into another layer."""
