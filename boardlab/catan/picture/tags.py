"""Tags that say something of a house without covering anything: out at sea, with a line that leads to the house.

A line runs over tiles and free paths, crosses no chip, harbour, piece or other line, and bends twice at most.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache
from heapq import heappop, heappush

from boardlab.catan.board import ENDS, HARBOUR_PATHS, SITE_AT
from boardlab.catan.picture.geometry import Box, Point, Segment, apart, cuts, distance, off_line
from boardlab.catan.picture.map import HARBOUR_SPOTS, PATH_SPOTS, SITE_SPOTS, SLOPES, SPOTS, TILE_SPOTS

WIDE, HIGH = 104, 36
"""The room of a tag."""
TAG_SPOTS: tuple[Point, ...] = (
    (274, 54),
    (466, 58),
    (110, 70),
    (574, 70),
    (522, 74),
    (122, 110),
    (574, 110),
    (70, 126),
    (98, 166),
    (606, 202),
    (606, 242),
    (606, 406),
    (606, 446),
    (98, 482),
    (70, 522),
    (122, 522),
    (574, 538),
    (110, 562),
    (522, 574),
    (574, 578),
    (466, 590),
    (274, 594),
    (110, 602),
)
"""The middle of every place for a tag: on the water, clear of the coast and of harbours."""
_CHIP, _HARBOUR, _PIER, _ROAD = 28.5, 30, 7, 12.5
"""How far a line keeps from the middle of chips, harbours, piers and roads: their half, its own half, and a gap."""
_LONGEST = 170
"""A straight part of a line is no longer."""
_BEND = 45
"""A bend costs as much as so many units of line."""
_MOST = 3
"""A line has so many straight parts at most: two bends."""


@dataclass(frozen=True)
class Things:
    """What stands on the island: houses by intersection with their kind, roads, and the tile of the robber."""

    houses: tuple[tuple[str, str], ...]
    roads: tuple[str, ...]
    robber: str


@dataclass(frozen=True)
class Leader:
    """Where a tag lies, and the line from the rim of its house to it."""

    tag: Point
    line: tuple[Point, ...]


def house_room(key: str, kind: str) -> Box:
    """The room of a house with both its lines: left, top, right, bottom."""
    x, y = SPOTS[key]
    return (x - 27, y - 33, x + 29, y + 20) if kind == "city" else (x - 23, y - 29, x + 23, y + 20)


def robber_room(key: str) -> Box:
    """The room of the robber on a tile."""
    x, y = SPOTS[key]
    return x - 20, y - 42, x + 20, y + 4


def road_line(key: str) -> Segment:
    """The middle line of a road, end to end."""
    x, y = SPOTS[key]
    across, down = {0: (0, 24), 1: (21, 12), -1: (21, -12)}[SLOPES[key]]
    return (x - across, y - down), (x + across, y + down)


@lru_cache(maxsize=64)
def leaders(things: Things, wanted: tuple[tuple[str, ...], ...]) -> tuple[Leader | None, ...]:
    """A tag for each of some owners, who stand on these intersections; None where no line finds its way."""
    found: list[Leader | None] = []
    for keys in wanted:
        taken = [leader for leader in found if leader is not None]
        ways = [way for key in keys if (way := _way(things, key, taken)) is not None]
        found.append(min(ways, key=lambda way: way[0])[1] if ways else None)
    return tuple(found)


def _way(things: Things, key: str, taken: list[Leader]) -> tuple[float, Leader] | None:
    """The shortest line from a house to a free place at sea, with what it costs."""
    ground = _Ground(things, key, taken)
    room = house_room(key, dict(things.houses)[key])
    x, y = SPOTS[key]
    queue: list[tuple[float, float, tuple[Point, ...]]] = [(0.0, 0.0, ((float(x), float(y)),))]
    done: set[Point] = set()
    cheapest: dict[Point, float] = {}
    while queue:
        _, cost, line = heappop(queue)
        here = line[-1]
        if here in _IS_TAG:
            return cost, Leader(here, (*line[:-1], _edge(line[-2], here)))
        if here in done:
            continue
        done.add(here)
        for goal in (*(_waypoints(here) if len(line) < _MOST else ()), *ground.spots):
            if goal in done:
                continue
            start = _rim(room, (x, y), goal) if len(line) == 1 else here
            end = _edge(start, goal) if goal in _IS_TAG else goal
            far = distance(start, end)
            left = 0.0 if goal in _IS_TAG else ground.left(goal)
            there = cost + far + _BEND
            if not 12 < far < _LONGEST or left > _LONGEST * (_MOST - len(line)) or there >= cheapest.get(goal, 1e9):
                continue
            if ground.is_clear(start, end) and (len(line) == 1 or not cuts(room, start, end, 2)):
                cheapest[goal] = there
                heappush(queue, (there + left, there, (start, goal) if len(line) == 1 else (*line, goal)))
    return None


def _rim(room: Box, middle: Point, goal: Point) -> Point:
    """Where the way from the middle of a house to a goal leaves its room."""
    (x, y), (dx, dy) = middle, (goal[0] - middle[0], goal[1] - middle[1])
    steps = [1.0]
    if dx:
        steps.append(((room[2] if dx > 0 else room[0]) - x) / dx)
    if dy:
        steps.append(((room[3] if dy > 0 else room[1]) - y) / dy)
    step = min(steps)
    return round(x + dx * step), round(y + dy * step)


def _edge(start: Point, tag: Point) -> Point:
    """Where a line from a point meets the edge of a tag."""
    box = (tag[0] - WIDE / 2, tag[1] - HIGH / 2, tag[0] + WIDE / 2, tag[1] + HIGH / 2)
    return _rim(box, tag, start)


class _Ground:
    """What a line from one house may not touch."""

    def __init__(self, things: Things, key: str, taken: list[Leader]) -> None:
        self.boxes = [house_room(each, kind) for each, kind in things.houses if each != key]
        if things.robber:
            self.boxes.append(robber_room(things.robber))
        self.boxes += [_box(leader.tag) for leader in taken]
        self.lines = [(road_line(each), _ROAD) for each in things.roads]
        self.lines += [(part, 12) for leader in taken for part in zip(leader.line, leader.line[1:], strict=False)]
        self.spots = tuple(spot for spot in TAG_SPOTS if self._is_free(spot))
        self.own = key
        self.known: dict[Point, float] = {}

    def left(self, point: Point) -> float:
        """How far it is from a point to the nearest place for a tag, at least."""
        found = self.known.get(point)
        if found is None:
            found = min((max(0.0, distance(point, spot) - WIDE / 2 - 4) for spot in self.spots), default=1e9)
            self.known[point] = found
        return found

    def _is_free(self, spot: Point) -> bool:
        left, top, right, bottom = _box(spot)
        boxes = all(
            right + 4 < box[0] or box[2] < left - 4 or bottom + 4 < box[1] or box[3] < top - 4 for box in self.boxes
        )
        return boxes and not any(cuts((left, top, right, bottom), *line, far - 2) for line, far in self.lines)

    def is_clear(self, start: Point, end: Point) -> bool:
        """May a line run straight from one point to the other?"""
        if not _is_open(start, end, self.own):
            return False
        if any(cuts(box, start, end, 5) for box in self.boxes):
            return False
        return not any(apart(start, end, *line) < far for line, far in self.lines)


@cache
def _is_open(start: Point, end: Point, own: str) -> bool:
    """Is nothing between two points that is always there: chips, harbours, piers but those at the house itself?"""
    if any(off_line(start, end, (x, y + 17)) < _CHIP for x, y in TILE_SPOTS):
        return False
    if any(off_line(start, end, spot) < _HARBOUR for spot in HARBOUR_SPOTS):
        return False
    return not any(apart(start, end, *pier) < _PIER for site, pier in _PIERS if site != own)


_WAYPOINTS: tuple[Point, ...] = (
    *[(float(x), float(y)) for x, y in (*SITE_SPOTS, *PATH_SPOTS)],
    *[(float(x + dx), float(y + dy)) for x, y in TILE_SPOTS for dx, dy in ((-30, -20), (30, -20), (-36, 20), (36, 20))],
)
"""Where a line may bend: on free paths and their ends, and beside the picture and the chip of a tile."""


@cache
def _waypoints(here: Point) -> tuple[Point, ...]:
    return tuple(point for point in _WAYPOINTS if 12 < distance(here, point) < _LONGEST)


_IS_TAG = frozenset(TAG_SPOTS)
_SITE_KEYS = {at: key for key, at in SITE_AT.items()}
_PIERS: tuple[tuple[str, Segment], ...] = tuple(
    (_SITE_KEYS[site], (spot, SITE_SPOTS[site]))
    for spot, path in zip(HARBOUR_SPOTS, HARBOUR_PATHS, strict=True)
    for site in ENDS[path]
)


def _box(spot: Point) -> Box:
    return spot[0] - WIDE / 2, spot[1] - HIGH / 2, spot[0] + WIDE / 2, spot[1] + HIGH / 2
