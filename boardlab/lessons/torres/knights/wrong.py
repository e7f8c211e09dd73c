"""Wrong rules of adding knights and of doors, as code: where a learner who misunderstands would let a knight go.

Each takes a position and a cell with a knight, and gives a set of cells. The true rules are in
``boardlab.torres.board`` and ``boardlab.torres.rules.doors``; simpler mistakes about single steps are in
``wrong_building``.
"""

from __future__ import annotations

from boardlab.lessons.torres.ways import Ways, by_all_ways, fewest, from_all, on_foot
from boardlab.lessons.torres.wrong_building import beside
from boardlab.torres import Position
from boardlab.torres.board import BIT, NEXT, Ground, cells_of, mask_of
from boardlab.torres.options import Door
from boardlab.torres.rules.doors import through

__all__ = ["by_all_ways", "fewest", "on_foot"]
STRAIGHT = Door(straight=True, sinking=False, roofs=True)

# -- adding knights ------------------------------------------------------------------------------------------------


def added(p: Position, rule: Ways = beside) -> int:
    """Where A may add a knight: beside any of A's knights."""
    return from_all(p, p.pieces[0], rule)


def lowest_decides(p: Position) -> int:
    """Adds a knight only where none of its neighbours of the same colour stands lower."""
    return mask_of(
        cell
        for cell in cells_of(added(p))
        if all(p.heights[cell] <= p.heights[own] for own in cells_of(NEXT[cell] & p.pieces[0]))
    )


# -- into a castle -------------------------------------------------------------------------------------------------


def open_doors(p: Position, source: int, around: int = 0) -> int:
    """The towers beside a knight that rise above its level: their doors are open to it (no wrong rule).

    ``around`` are cells further off whose towers are taken for neighbours too.
    """
    tall = p.ground.tall
    return (NEXT[source] | around) & tall[min(p.heights[source] + 1, len(tall) - 1)]


# -- out of it -----------------------------------------------------------------------------------------------------


def out(p: Position, source: int) -> int:
    """Where a knight can come out of the castles it can enter (no wrong rule)."""
    return through(p.ground, source, None) & p.free


def out_higher(p: Position, source: int) -> int:
    """Climbs inside the castle and comes out on any level."""
    return through(p.ground, source, None, climbing=True) & p.free


def out_past_figures(p: Position, source: int) -> int:
    """Takes a tower for closed as long as somebody stands on its roof."""
    bare = Ground.of(height if p.free >> cell & 1 else 0 for cell, height in enumerate(p.heights))
    level = p.heights[source]
    return bare.door_targets(source, level, level) & p.free


# -- how far -------------------------------------------------------------------------------------------------------


def climbing_inside(p: Position, source: int) -> int:
    """Steps, and doors onto any level."""
    return on_foot(p, source) | out_higher(p, source)


def fewest_with_one_castle(p: Position, source: int, goals: int) -> int:
    """Fewest AP if a knight might go through one castle only in a turn.

    Raises:
        ValueError: when no way leads there.
    """
    cost, before, after = 0, BIT[source], 0
    while not (before | after) & goals:
        wider = before | from_all(p, before, on_foot)
        wider_after = after | from_all(p, after, on_foot) | from_all(p, before, out)
        if (wider, wider_after) == (before, after):
            raise ValueError("No way leads there.")
        before, after, cost = wider, wider_after, cost + 1
    return cost


def a_step_for_each_cell(source: int, goal: int) -> int:
    """Pays for every cell on the straight way, also inside castles."""
    return abs(source % 8 - goal % 8) + abs(source // 8 - goal // 8)


def highest_level(p: Position, source: int, ap: int, ways: Ways = by_all_ways) -> int:
    """The highest level a knight reaches in so many AP by moving alone."""
    reached = BIT[source]
    for _ in range(ap):
        reached |= from_all(p, reached, ways)
    return max(p.heights[cell] for cell in cells_of(reached))
