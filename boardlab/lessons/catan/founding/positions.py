"""Positions of the founding phase that the lessons ask about."""

from __future__ import annotations

from boardlab import catan
from boardlab.catan import Island, Position
from boardlab.catan.board import PATHS, SITES, TILE_AT, TILES, spiral
from boardlab.catan.island import CLASSIC, COLOURS, DESERT, FRAME, TERRAINS, flipped, island, lettered, printed_start
from boardlab.lessons.catan.sketching import place
from boardlab.lessons.display import do


def empty(players: int = 4, starter: int = 0) -> Position:
    """The printed island before the first settlement."""
    return catan.start(players, board=CLASSIC, starter=starter)


def printed(settlements: int) -> Position:
    """The founding that leads to the printed start of four, after so many settlements with their roads.

    Round one goes A, B, C, D, round two back again.
    """
    p = empty()
    for _ in range(settlements):
        second = p.pieces.points[p.decider]
        site, path = printed_start("classic", COLOURS[p.decider])[second]
        p = do(p, f"settlement {SITES[site]}", f"road {PATHS[path]}")
    return p


def placed(p: Position, *pairs: str) -> Position:
    """The position after some settlements with their roads: ``"hills 9/desert/mountains 4 > hills 9/desert"``."""
    for pair in pairs:
        site, road = pair.split(" > ")
        p = do(p, f"settlement {place(site)}", f"road {place(road)}")
    return p


def lone_settlement() -> Position:
    """A has founded inland; B is next."""
    return placed(empty(3), "desert/fields 5/mountains 6 > fields 5/mountains 6")


def crowded() -> Position:
    """A, B and D have founded round the middle; C is next."""
    return placed(
        empty(4, starter=3),
        "forest 3/mountains 6/pasture 12 > forest 3/mountains 6",
        "fields 5/pasture 8/forest 10 > fields 5/forest 10",
        "hills 9/mountains 4/desert > mountains 4/desert",
    )


BESIDE_DESERT = "desert/fields 5/mountains 6"


def before_the_desert() -> Position:
    """Six settlements of the printed start stand; B is to place the second."""
    return printed(6)


def at_the_desert() -> Position:
    """B has put the second settlement at the desert and owes a road."""
    return do(before_the_desert(), f"settlement {place(BESIDE_DESERT)}")


def last_of_round_one() -> Position:
    """Three players, C has started; B has placed last in round one and goes on at once."""
    return placed(
        empty(3, starter=2),
        "fields 5/pasture 8/forest 10 > fields 5/forest 10",
        "forest 5/fields 10/hills 9 > fields 10/hills 9",
        "mountains 6/forest 10/fields 9 > mountains 6/fields 9",
    )


def one_road_to_go() -> Position:
    """C has started and places last; only the road of C's second settlement is missing."""
    p = placed(
        empty(4, starter=2),
        "mountains 6/forest 10/fields 9 > mountains 6/forest 10",
        "forest 5/fields 10/hills 9 > fields 10/hills 9",
        "forest 6/mountains 4/pasture 3 > forest 6/mountains 4",
        "fields 10/hills 8/mountains 11 > hills 8/mountains 11",
        "fields 2/hills 9/mountains 4 > fields 2/hills 9",
        "forest 3/mountains 6/pasture 12 > forest 3/pasture 12",
        "hills 8/pasture 4/sea > pasture 4 south-west/sea",
    )
    return do(p, f"settlement {place('fields 5/pasture 8/forest 10')}")


def next_to_the_best() -> Position:
    """A, B and C have taken good places; D is to found, and the best place left is closed by the distance rule."""
    return placed(
        empty(),
        "mountains 6/forest 10/fields 9 > mountains 6/fields 9",
        "fields 5/pasture 8/forest 10 > fields 5/pasture 8",
        "forest 6/mountains 4/pasture 3 > forest 6/mountains 4",
    )


FIRST_TILE = "-2,0"
"""Where chip A lies in :func:`shuffled`: the corner in the west."""
SHUFFLED = "fields mountains fields desert hills"
"""The first tiles on the way round."""


def shuffled() -> Position:
    """An island by chance, its chips laid counter-clockwise from the corner in the west, across a desert."""
    way = spiral(TILE_AT[FIRST_TILE])
    first = [TERRAINS.index(name) for name in SHUFFLED.split()]
    rest = [kind for kind, count in enumerate((4, 3, 4, 4, 3, 1)) for _ in range(count - first.count(kind))]
    # The rest in a mixed order that is always the same: every fifth of those left.
    order = [rest[at * 5 % len(rest)] for at in range(len(rest))]
    terrain = [DESERT] * len(TILES)
    for tile, kind in zip(way, [*first, *order], strict=True):
        terrain[tile] = kind
    return catan.start(4, board=_laid(terrain))


def _laid(terrain: list[int]) -> Island:
    chips = flipped(lettered(terrain, TILE_AT[FIRST_TILE]))
    return island(tuple(terrain), chips, tuple(kind for piece in FRAME for kind in piece))
