"""The longest line of roads, exact: the longest trail, each road once, over forks and rings.

A trail may pass an intersection more than once, never a road (catan.road.branches); another player's building ends it
there, its owner's own does not (catan.road.broken, catan.road.own_does_not_break).
"""

from __future__ import annotations

from boardlab.catan.board import BIT, ENDS, PATHS_AT, STEPS, bits
from boardlab.core.contract.rule import rule

_BIT_STEPS = tuple([tuple([(BIT[path], other) for path, other in steps]) for steps in STEPS])
"""From each intersection: the paths that leave it, each as a set of its own, with the intersection at their other end.
"""


def longest_through(path: int, roads: int, blocked: int) -> int:
    """The length of the longest trail that uses a road, in roads.

    Args:
        path: the road that must be on it.
        roads: all roads of its owner, a set of paths.
        blocked: intersections with another player's building, where trails end.
    """
    start, end = ENDS[path]
    rest = roads & ~BIT[path]
    if blocked >> start & 1 or not PATHS_AT[start] & rest:
        return 1 + _reach(end, rest, blocked)
    if blocked >> end & 1 or not PATHS_AT[end] & rest:
        return 1 + _reach(start, rest, blocked)
    return 1 + _both_ways(start, end, rest, blocked)


def _reach(site: int, roads: int, blocked: int) -> int:
    """The longest trail that begins at an intersection."""
    if blocked >> site & 1 or not PATHS_AT[site] & roads:
        return 0
    best = 0
    for road, other in _BIT_STEPS[site]:
        if roads & road:
            length = 1 + _reach(other, roads ^ road, blocked)
            best = max(best, length)
    return best


def _both_ways(start: int, end: int, roads: int, blocked: int) -> int:
    """The longest pair of trails from two intersections that share no road."""
    best = _reach(start, roads, blocked)
    if blocked >> end & 1:
        return best
    for road, other in _BIT_STEPS[end]:
        if roads & road:
            length = 1 + _both_ways(start, other, roads ^ road, blocked)
            best = max(best, length)
    return best


@rule("catan.road.branches", "catan.road.own_does_not_break")
def longest(roads: int, blocked: int) -> int:
    """The length of the longest trail over a set of roads; 0 without roads."""
    best = laid = 0
    for path in bits(roads):
        laid |= BIT[path]
        best = max(best, longest_through(path, laid, blocked))
    return best


def longest_line(roads: int, blocked: int) -> tuple[int, ...]:
    """One longest trail, its roads in order; the first in the order of the paths where there are several."""
    best: tuple[int, ...] = ()
    for path in bits(roads):
        for site in ENDS[path]:
            for line in _lines(site, path, roads, blocked):
                if len(line) > len(best):
                    best = line
    return best


def _lines(site: int, path: int, roads: int, blocked: int) -> list[tuple[int, ...]]:
    """The trails from an intersection along a road that cannot go on, each as its roads in order."""
    other = ENDS[path][0] + ENDS[path][1] - site
    rest = roads ^ BIT[path]
    found = []
    if not blocked >> other & 1:
        for on, _ in STEPS[other]:
            if rest >> on & 1:
                found += [(path, *line) for line in _lines(other, on, rest, blocked)]
    return found or [(path,)]
