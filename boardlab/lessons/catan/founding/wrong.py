"""Wrong rules of founding, as code: what a learner who misunderstands would do.

The true rules are in ``boardlab.catan.rules`` and ``boardlab.catan.effects``.
"""

from __future__ import annotations

from boardlab.catan import Position
from boardlab.catan.board import ALL_SITES, STEPS, TILES_OF_SITE, bits, mask_of
from boardlab.catan.island import DESERT
from boardlab.catan.rules.odds import site_ways
from boardlab.lessons.catan.wrong_building import around

# -- who is next -----------------------------------------------------------------------------------------------------


def same_order_twice(order: tuple[str, ...]) -> tuple[str, ...]:
    """Lets round two begin with the starting player again."""
    first = order[: len(order) // 2]
    return (*first, *(step[0] + "2" for step in first))


def both_at_once(order: tuple[str, ...]) -> tuple[str, ...]:
    """Lets everybody place both settlements in one go."""
    return tuple(step[0] + number for step in order[: len(order) // 2] for number in "12")


def a_begins(order: tuple[str, ...]) -> tuple[str, ...]:
    """Lets A begin, whoever has rolled highest."""
    first = sorted(step for step in order if step.endswith("1"))
    return (*first, *(step[0] + "2" for step in reversed(first)))


def round_one_backwards(order: tuple[str, ...]) -> tuple[str, ...]:
    """Lets round one go round the other way, and round two back again."""
    first = order[: len(order) // 2]
    turned = (first[0], *reversed(first[1:]))
    return (*turned, *(step[0] + "2" for step in reversed(turned)))


# -- distance --------------------------------------------------------------------------------------------------------


def only_taken(p: Position) -> int:
    """Closes the intersections with a building and no others."""
    return ALL_SITES & ~p.pieces.built


def along_roads_only(p: Position) -> int:
    """Closes a neighbour only where a road leads to it."""
    steps = (step for site in bits(p.pieces.built) for step in STEPS[site])
    return ALL_SITES & ~p.pieces.built & ~mask_of(other for path, other in steps if p.pieces.taken >> path & 1)


def neighbours_only(p: Position) -> int:
    """Closes the neighbours, and forgets the intersections that are taken."""
    return ALL_SITES & ~around(p.pieces.built) | p.pieces.built


def two_steps_away(p: Position) -> int:
    """Closes the neighbours of the neighbours as well."""
    return ALL_SITES & ~around(around(p.pieces.built))


# -- first cards -----------------------------------------------------------------------------------------------------


def from_both(p: Position, seat: int, site: int) -> int:
    """Pays for both settlements."""
    own = [*bits(p.pieces.settlements[seat]), site]
    return sum(p.island.terrain[tile] != DESERT for each in own for tile in TILES_OF_SITE[each])


# -- a good site -----------------------------------------------------------------------------------------------------


def dots(p: Position, site: int) -> int:
    """Looks at the dots around an intersection alone."""
    return site_ways(p.island, site)


def numbers(p: Position, site: int) -> int:
    """Adds up the numbers around an intersection instead of their dots."""
    return sum(p.island.chips[tile] for tile in TILES_OF_SITE[site])


def highest_numbers(p: Position, sites: int) -> int:
    """The intersection among some whose numbers add up to most."""
    return max(bits(sites), key=lambda site: numbers(p, site))
