"""Wrong rules of longest road and largest army, as code: what a learner who misunderstands would compute.

The true rules are in ``boardlab.catan.roads`` and ``boardlab.catan.scoring``.
"""

from __future__ import annotations

from boardlab.catan import Position
from boardlab.catan.board import ENDS, PATHS, STEPS, bits
from boardlab.catan.roads import longest
from boardlab.lessons.catan.road import answers as case

# -- how long --------------------------------------------------------------------------------------------------------


def _walk(site: int, roads: int, blocked: int, seen: int, once: bool) -> tuple[int, ...]:
    """The longest way from an intersection; ``once`` lets it pass no intersection twice."""
    if seen and blocked >> site & 1:
        return ()
    best: tuple[int, ...] = ()
    for path, other in STEPS[site]:
        if roads >> path & 1 and not (once and seen >> other & 1):
            found = (path, *_walk(other, roads & ~(1 << path), blocked, seen | 1 << site | 1 << other, once))
            best = max(best, found, key=len)
    return best


def from_a_building(p: Position, seat: int) -> tuple[str, ...]:
    """The longest line that begins at one of the seat's buildings."""
    own = p.pieces.settlements[seat] | p.pieces.cities[seat]
    roads, blocked = p.pieces.roads[seat], p.pieces.others(seat)
    found = max((_walk(site, roads, blocked, 0, False) for site in bits(own)), key=len, default=())
    return tuple(PATHS[path] for path in found)


def no_corner_twice(p: Position, seat: int) -> int:
    """The longest line that passes no intersection twice."""
    roads, blocked = p.pieces.roads[seat], p.pieces.others(seat)
    sites = {site for path in bits(roads) for site in ENDS[path]}
    return max(len(_walk(site, roads, blocked, 1 << site, True)) for site in sites)


def ringed(p: Position, seat: int) -> int:
    """The seat's roads that lie on a ring, a set: without one of them its ends still hang together."""
    roads, found = p.pieces.roads[seat], 0
    for path in bits(roads):
        start, end = ENDS[path]
        reached, todo = {start}, [start]
        while todo:
            for other_path, other in STEPS[todo.pop()]:
                if other_path != path and roads >> other_path & 1 and other not in reached:
                    reached.add(other)
                    todo.append(other)
        found |= (end in reached) << path
    return found


def with_buildings(p: Position, seat: int) -> int:
    """The buildings on the line are counted along with its roads."""
    own = p.pieces.settlements[seat] | p.pieces.cities[seat]
    sites = {site for key in case.line(p, seat) for site in ENDS[PATHS.index(key)]}
    return case.length(p, seat) + sum(own >> site & 1 for site in sites)


def roads_at_the_house_lost(p: Position, seat: int) -> int:
    """The roads that touch a rival's building no longer count."""
    return longest(p.pieces.roads[seat] & ~case.touching(p, seat), p.pieces.others(seat))


# -- who holds the card ----------------------------------------------------------------------------------------------


# -- points ----------------------------------------------------------------------------------------------------------
