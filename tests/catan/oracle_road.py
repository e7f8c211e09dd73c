"""The longest road computed a second time, slowly and from the words of the rule alone.

A network is a set of path names; an intersection is named by its three hexes, so a path ends at the two intersections
that hold both its hexes. Every trail is walked, one road after another; nothing is shared with the package.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations

_RANGE = range(-3, 4)
_HEXES = [(q, r) for q in _RANGE for r in _RANGE if max(abs(q), abs(r), abs(q + r)) <= 3]


def _are_neighbours(one: tuple[int, int], other: tuple[int, int]) -> bool:
    q, r = one[0] - other[0], one[1] - other[1]
    return max(abs(q), abs(r), abs(q + r)) == 1


def _is_land(hex_: tuple[int, int]) -> bool:
    return max(abs(hex_[0]), abs(hex_[1]), abs(sum(hex_))) <= 2


def _name(hexes: Iterable[tuple[int, int]]) -> str:
    return "|".join(f"{q},{r}" for q, r in sorted(hexes))


CORNERS = {
    _name(three)
    for three in combinations(_HEXES, 3)
    if all(_are_neighbours(a, b) for a, b in combinations(three, 2)) and any(map(_is_land, three))
}
EDGES = {
    _name(two): tuple(sorted(corner for corner in CORNERS if set(_name(two).split("|")) <= set(corner.split("|"))))
    for two in combinations(_HEXES, 2)
    if _are_neighbours(*two) and any(map(_is_land, two))
}
"""Every path with its two ends."""


def longest_road(roads: set[str], rivals: set[str]) -> int:
    """The most roads on one trail that uses no road twice and goes on through no rival's building."""
    return max((_walk(corner, road, roads, rivals) for road in roads for corner in EDGES[road]), default=0)


def _walk(corner: str, road: str, roads: set[str], rivals: set[str]) -> int:
    """Set out from a corner along a road: the longest trail from there."""
    other = next(end for end in EDGES[road] if end != corner)
    if other in rivals:
        return 1
    rest = roads - {road}
    return 1 + max((_walk(other, on, rest, rivals) for on in rest if other in EDGES[on]), default=0)
