"""Where a small mark lies free: as near as can be to what it is about, and on nothing that stands there."""

from __future__ import annotations

from functools import cache, lru_cache
from math import hypot

from boardlab.catan.picture.geometry import Box, Point, apart, cuts, off_line
from boardlab.catan.picture.map import HARBOUR_SPOTS, TILE_SPOTS
from boardlab.catan.picture.tags import Things, house_room, road_line, robber_room

_SEA: Box = (16, 26, 660, 622)
"""Marks lie on the sheet of the board."""
_CHIP, _HARBOUR, _ROAD = 25, 25, 9.5
"""Half the size of a chip, of a harbour and of a road with its lines."""
_STEP = 3


@cache
def _offsets() -> tuple[Point, ...]:
    """Steps away from a point, the nearest first; as near, above before below and right before left."""
    reach = range(-120, 121, _STEP)
    steps = [(x, y) for x in reach for y in reach if hypot(x, y) <= 120]
    return tuple(sorted(steps, key=lambda step: (round(hypot(*step)), step[1], -step[0])))


@lru_cache(maxsize=1024)
def free_spot(things: Things, at: Point, half: Point, taken: tuple[Box, ...] = (), own: str = "") -> Point:
    """The middle of the free room for a mark that is nearest to a point; the point itself where there is none at all.

    Args:
        things: what stands on the island.
        at: where the mark would lie if nothing were in its way.
        half: half its width and half its height; its ends are round.
        taken: the room of other marks.
        own: a road that it may lie on, being about it.
    """
    boxes = [*taken, *(house_room(key, kind) for key, kind in things.houses)]
    boxes += [robber_room(things.robber)] if things.robber else []
    lines = [road_line(key) for key in things.roads if key != own]
    across, high = half
    long = across - high
    for dx, dy in _offsets():
        x, y = at[0] + dx, at[1] + dy
        if not (_SEA[0] <= x - across and x + across <= _SEA[2] and _SEA[1] <= y - high and y + high <= _SEA[3]):
            continue
        start, end = (x - long, y), (x + long, y)
        if (
            all(off_line(start, end, (cx, cy + 17)) >= _CHIP + high for cx, cy in TILE_SPOTS)
            and all(off_line(start, end, spot) >= _HARBOUR + high for spot in HARBOUR_SPOTS)
            and not any(cuts(box, start, end, high) for box in boxes)
            and all(apart(start, end, *line) >= _ROAD + high for line in lines)
        ):
            return x, y
    return at
