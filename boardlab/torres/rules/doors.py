"""Doors read otherwise: out straight opposite only, never up on the way, never onto a roof of the same castle.

The usual reading (any door, on the entry's level or lower) is worked out by :class:`boardlab.torres.board.Ground`.
"""

from __future__ import annotations

from functools import lru_cache

from boardlab.torres.board import BIT, CELLS, NEXT, SIZE, Ground, cells_of
from boardlab.torres.options import Door


def reachable(ground: Ground, cell: int, door: Door | None) -> int:
    """Cells a figure can get to from here for 1 AP, by step or by doors, figures aside (torres.move.cost)."""
    if door is None:
        found = ground.reachable.get(cell)
        return ground.moves_from(cell) if found is None else found
    return ground.step_targets(cell) | through(ground, cell, door)


def through(ground: Ground, cell: int, door: Door | None, *, climbing: bool = False) -> int:
    """Cells reachable by one trip through a castle, figures aside (torres.door.through, torres.door.no_up).

    Args:
        ground: the towers.
        cell: where the figure stands.
        door: how doors are read; None is the usual way.
        climbing: may it come out on any level, as with the elevator card?
    """
    level = ground.heights[cell]
    if door is None:
        return ground.door_targets(cell, level, CELLS if climbing else level)
    return _through(ground, cell, door, climbing) & ~BIT[cell]


@lru_cache(maxsize=8192)
def _through(ground: Ground, cell: int, door: Door, climbing: bool) -> int:
    if door.straight:
        return _straight(ground, cell, door, climbing)
    level = ground.heights[cell]
    found = 0
    for castle in ground.masks:
        entered = castle & NEXT[cell] & ground.tall[min(level + 1, len(ground.tall) - 1)]
        if not entered:
            continue
        exits = _sinking(ground, entered, level) if door.sinking and not climbing else 0
        if climbing or not door.sinking:
            exits = ground.exits(castle, CELLS if climbing else level)
        found |= exits if door.roofs else exits & ~castle
    return found


def _sinking(ground: Ground, entered: int, level: int) -> int:
    """The cells where a figure comes out that walks inside a castle sideways or down, never up (``castle_inside``)."""
    tall, found, rooms = ground.tall, 0, entered
    for floor in range(level, -1, -1):
        # Rooms of this floor lie inside towers higher than it; whoever is in one gets to all that hang together.
        inside = tall[floor + 1]
        while True:
            near = rooms
            for cell in cells_of(rooms):
                near |= NEXT[cell] & inside
            if near == rooms:
                break
            rooms = near
        for cell in cells_of(rooms):
            found |= NEXT[cell] & tall[floor] & ~inside
    return found


def _straight(ground: Ground, cell: int, door: Door, climbing: bool) -> int:
    """Straight on through an unbroken run of towers that begins with an open door, out by any door on the way."""
    heights = ground.heights
    level = heights[cell]
    found = 0
    for step in (1, -1, SIZE, -SIZE):
        inside, floor = cell + step, level
        if not 0 <= inside < CELLS or not NEXT[cell] >> inside & 1 or heights[inside] <= level:
            continue
        while heights[inside]:
            outside = inside + step
            if not 0 <= outside < CELLS or not NEXT[inside] >> outside & 1:
                break
            floor = min(floor, heights[inside] - 1)
            highest = CELLS if climbing else floor if door.sinking else level
            end = heights[outside]
            if end < heights[inside] and end <= highest and (door.roofs or not end):
                found |= BIT[outside]
            inside = outside
    return found


def ruled_out(ground: Ground, source: int, target: int, door: Door, *, climbing: bool = False) -> list[str]:
    """Which parts of a reading close a way that is open by the usual one: ``straight``, ``inside``, ``roof``."""
    alone = {
        "straight": Door(True, False, True),
        "inside": Door(False, True, True),
        "roof": Door(False, False, False),
    }
    active = [why for why, asked in zip(alone, (door.straight, door.sinking, not door.roofs), strict=True) if asked]
    found = [why for why in active if not through(ground, source, alone[why], climbing=climbing) & BIT[target]]
    return found or active
