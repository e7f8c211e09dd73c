"""Geometry: 19 land tiles, 54 intersections, 72 paths; sets of them are integers, one bit each.

Hexes are axial ``q,r``, pointy top, centre ``0,0``; r grows downward on the page. Land is where
``max(|q|, |r|, |q+r|) <= 2``, the sea ring where it is 3. An intersection is named by its three hexes,
``-1,0|0,-1|0,0``, a path by the two it parts, ``0,0|1,0``; the hexes of a name are sorted as number pairs, sea
included. Indexes run from the top of the page to the bottom, and from the left in each line.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import pairwise

from boardlab.core.contract.rule import rule

Hex = tuple[int, int]

WAYS: dict[str, Hex] = {"e": (1, 0), "ne": (1, -1), "nw": (0, -1), "w": (-1, 0), "sw": (-1, 1), "se": (0, 1)}
"""The six neighbours of a hex, counter-clockwise from the east."""


def _beside(hex_: Hex) -> list[Hex]:
    return [(hex_[0] + q, hex_[1] + r) for q, r in WAYS.values()]


_LAND = [(q, r) for r in range(-2, 3) for q in range(-2, 3) if abs(q + r) <= 2]
_AROUND = {land: _beside(land) for land in _LAND}
_NAME = {(q, r): f"{q},{r}" for around in _AROUND.values() for q, r in around}


def _in_order(places: Iterable[tuple[Hex, ...]]) -> list[tuple[Hex, ...]]:
    """Places between as many hexes each, from the top of the page to the bottom, and from the left in each line."""
    found = []
    for hexes in {tuple(sorted(each)) for each in places}:
        down = across = 0
        for q, r in hexes:
            down += r
            across += 2 * q + r
        found.append((down, across, hexes))
    return [hexes for _, _, hexes in sorted(found)]


def _names(places: Iterable[tuple[Hex, ...]]) -> tuple[str, ...]:
    return tuple(["|".join(map(_NAME.__getitem__, hexes)) for hexes in places])


_CORNERS = _in_order(
    [(land, one, other) for land, around in _AROUND.items() for one, other in pairwise([*around, around[0]])]
)
_EDGES = _in_order([(land, other) for land, around in _AROUND.items() for other in around])

HEXES: tuple[Hex, ...] = tuple(_LAND)
TILES = _names([(land,) for land in _LAND])
"""Names of the land tiles."""
SITES = _names(_CORNERS)
"""Names of the intersections."""
PATHS = _names(_EDGES)
"""Names of the paths."""
TILE_AT = {name: at for at, name in enumerate(TILES)}
SITE_AT = {name: at for at, name in enumerate(SITES)}
PATH_AT = {name: at for at, name in enumerate(PATHS)}

BIT = tuple([1 << at for at in range(len(PATHS))])
ALL_SITES = (1 << len(SITES)) - 1
ALL_PATHS = (1 << len(PATHS)) - 1


def bits(mask: int) -> Iterator[int]:
    """The indexes in a set, lowest first."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def mask_of(indexes: Iterable[int]) -> int:
    """The set of some indexes."""
    found = 0
    for at in indexes:
        found |= 1 << at
    return found


def _tiles_of(places: Iterable[tuple[Hex, ...]]) -> tuple[tuple[int, ...], ...]:
    """The land tiles that some places touch."""
    at = {land: at for at, land in enumerate(_LAND)}
    return tuple([tuple([tile for tile in map(at.get, hexes) if tile is not None]) for hexes in places])


def _sets(members: Iterable[tuple[int, Iterable[int]]], count: int) -> tuple[int, ...]:
    """So many sets: of each member, the numbers of the sets that it is in."""
    found = [0] * count
    for member, sets in members:
        for at in sets:
            found[at] |= BIT[member]
    return tuple(found)


TILES_OF_SITE = _tiles_of(_CORNERS)
"""The one, two or three land tiles an intersection touches (catan.map.intersection)."""
SITES_OF_TILE = _sets(enumerate(TILES_OF_SITE), len(TILES))
_ENDS: dict[tuple[Hex, ...], list[int]] = {edge: [] for edge in _EDGES}
for _site, (_one, _two, _three) in enumerate(_CORNERS):
    for _edge in ((_one, _two), (_one, _three), (_two, _three)):
        if _edge in _ENDS:  # two hexes of the sea part no path
            _ENDS[_edge].append(_site)
ENDS = tuple(map(tuple, _ENDS.values()))
"""The two intersections at the ends of a path (catan.map.path)."""
TILES_OF_PATH = _tiles_of(_EDGES)
COAST = sum([BIT[at] for at, tiles in enumerate(TILES_OF_PATH) if len(tiles) == 1])
"""The 30 paths between land and sea (catan.map.coast)."""
_STEPS: tuple[list[tuple[int, int]], ...] = tuple([[] for _ in SITES])
for _path, (_one_end, _other_end) in enumerate(ENDS):
    _STEPS[_one_end].append((_path, _other_end))
    _STEPS[_other_end].append((_path, _one_end))
STEPS = tuple(map(tuple, _STEPS))
"""From each intersection: the paths that leave it, with the intersection at their other end."""
PATHS_AT = _sets(enumerate(ENDS), len(SITES))
"""The two or three paths that meet at an intersection."""
NEXT = _sets([(one, (other,)) for ends in ENDS for one, other in (ends, ends[::-1])], len(SITES))
"""The neighbours of an intersection, one path away."""
CLOSE = tuple([near | BIT[site] for site, near in enumerate(NEXT)])
"""An intersection and its neighbours: where the distance rule allows no second building."""
ENDS_MASK = tuple([BIT[a] | BIT[b] for a, b in ENDS])

HARBOUR_PATHS = tuple(
    PATH_AT[name]
    for name in (
        "0,-3|0,-2", "1,-2|2,-3", "2,-1|3,-2", "2,0|3,0", "1,1|1,2", "-1,2|-1,3", "-3,3|-2,2", "-3,1|-2,1",
        "-2,-1|-1,-1",
    )
)  # fmt: skip
"""The nine coastal paths with a harbour, clockwise from the north-west (catan.setup.frame)."""


@cache
@rule("catan.setup.chips_inward")
def spiral(first: int, *, clockwise: bool = False) -> tuple[int, ...]:
    """All tiles ring by ring towards the centre, from a tile that touches the frame (catan.setup.chips_order).

    Each ring is walked once round from where the walk enters it; the next ring begins at the tile beside the last one
    that lies straight on inward.

    Args:
        first: the index of a tile of the outer ring.
        clockwise: the other way round.
    """
    order: list[Hex] = []
    at = HEXES[first]
    for radius in (2, 1, 0):
        ring = _circle(radius)
        if clockwise:
            ring.reverse()
        if order:
            # Straight on inward: of the tiles beside the last one, that which the walk passed first.
            at = min((each for each in ring if each in _beside(order[-1])), key=lambda each: _passed(order, each))
        turn = ring.index(at)
        order += ring[turn:] + ring[:turn]
    return tuple([TILE_AT[_NAME[each]] for each in order])


def _circle(radius: int) -> list[Hex]:
    """The hexes of one ring, counter-clockwise."""
    if not radius:
        return [(0, 0)]
    found = []
    at = (radius, 0)
    for way in ("nw", "w", "sw", "se", "e", "ne"):
        for _ in range(radius):
            found.append(at)
            at = (at[0] + WAYS[way][0], at[1] + WAYS[way][1])
    return found


def _passed(order: list[Hex], inner: Hex) -> int:
    """The index in ``order`` of the first tile beside ``inner``: it decides where the spiral enters the next ring."""
    return min(at for at, hex_ in enumerate(order) if hex_ in _beside(inner))
