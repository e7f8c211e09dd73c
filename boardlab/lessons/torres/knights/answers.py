"""What the checkpoints on knights and doors ask about: positions, answers asked of the game, and their receipts."""

from __future__ import annotations

from functools import lru_cache

from boardlab.core.i18n.language import Phrase
from boardlab.lessons.display import do
from boardlab.lessons.torres import paths, right_rules, wrong_building, wrong_rules
from boardlab.lessons.torres.explaining import first_wrong
from boardlab.lessons.torres.paths import Reach, fewest, from_all, on_foot, on_foot_or_by_door, shortest_path
from boardlab.lessons.torres.right_rules import level_of
from boardlab.lessons.torres.sketching import sketch
from boardlab.lessons.torres.wrong_building import beside
from boardlab.torres import Kind, Position, cell_index, cell_name
from boardlab.torres.board import BIT, NEXT, Ground, cells_of, mask_of
from boardlab.torres.options import Door
from boardlab.torres.rules.doors import through
from boardlab.torres.state import cell_names


def knight(p: Position) -> int:
    """The cell of A's first knight."""
    return p.knights[0][0]


# -- ways ----------------------------------------------------------------------------------------------------------


def way(p: Position, goal: str) -> tuple[str, ...]:
    """A shortest way of A's first knight to a cell, as actions."""
    return shortest_path(p, 1 << cell_index(goal))


# -- a route in order ----------------------------------------------------------------------------------------------

ROUTE = {"higher": "move d4 d5", "stair": "move c4 d4", "block": "build d4", "door": "move a4 c4"}
"""Four actions that bring a knight through a wall and up a castle, by the key of the step."""


# -- guards --------------------------------------------------------------------------------------------------------

GUARDED = "b6=2 c6=1 b5=1"
"""A castle in which A, on c6, could climb to level 3 this turn."""


def can_reach(p: Position, level: int) -> bool:
    """Can a knight of the player stand on a level this turn, by building and moving? Every way is tried."""
    seen, todo = set(), [p]
    while todo:
        position = todo.pop()
        missing = level - level_of(position, p.decider)
        if missing <= 0:
            return True
        # A move climbs one level at most, so this much of the turn goes into climbing alone.
        if missing > position.ap - position.spent:
            continue
        state = position.heights, position.knights[p.decider], position.spent
        if state not in seen:
            seen.add(state)
            todo += [position.play(act) for act in position.legal_actions() if act.kind in (Kind.BUILD, Kind.MOVE)]
    return False


def guarded(cell: str) -> Position:
    """The same castle with a knight of B on a cell."""
    return sketch(GUARDED, A="c6", B=cell)


@lru_cache(maxsize=8)
def guard_cells(p: Position, level: int = 3) -> frozenset[str]:
    """The free towers on which one knight of B would keep A below a level this turn."""
    castle = p.ground.castle_mask(knight(p)) & p.free
    return frozenset(name for cell in cells_of(castle) if not can_reach(guarded(name := cell_name(cell)), level))


# -- two castles at once -------------------------------------------------------------------------------------------


def stands_in(p: Position, cell: str, seat: int = 0) -> bool:
    """Does a player have a knight in the castle at a cell?"""
    return bool(p.ground.castle_mask(cell_index(cell)) & p.pieces[seat])


def why_not(p: Position, picked: frozenset[str], reach: Reach, unreached: str) -> Phrase | None:
    """Why a cell picked cannot be reached for 1 AP, or one left out can.

    Args:
        p: the position.
        picked: the cells of the answer.
        reach: where the knight may go, by the rules.
        unreached: what is said of a cell to which nothing leads: ``knights.explain.no_way`` or its twin.
    """
    source = knight(p)
    own, doors = p.heights[source], cell_names(out(p, source))

    def too_much(cell: str) -> Phrase:
        level = p.height_at(cell)
        key = "knights.explain.taken" if p.piece_at(cell) else unreached if level <= own else "knights.explain.higher"
        return Phrase(key, {"cell": cell, "level": level, "own": own})

    def missing(cell: str) -> Phrase:
        return Phrase("knights.explain.door" if cell in doors else "knights.explain.step", {"cell": cell})

    return first_wrong(picked, frozenset(cell_names(reach(p, source))), too_much, missing)


def why_no_door(p: Position, picked: frozenset[str]) -> Phrase | None:
    """Says of a tower that no door of it is open to the knight, or of one left out that one is."""
    source = knight(p)
    own = p.heights[source]

    def told(cell: str) -> Phrase:
        beside = NEXT[source] & BIT[cell_index(cell)]
        level = p.height_at(cell)
        key = "not_beside" if not beside else "flush" if level <= own else "opens"
        return Phrase(f"knights.explain.{key}", {"cell": cell, "level": level, "own": own})

    return first_wrong(picked, frozenset(cell_names(open_doors(p, source))), told, told)


def which_castle(p: Position, answer: tuple[str, ...]) -> Phrase | None:
    """Says where no knight of A reached the second castle."""
    return Phrase("knights.castle_missing") if not stands_in(do(p, *answer), "f5") else None


def where_to_guard(p: Position) -> str:
    """The free tower on which a knight of B keeps A down, if only one does."""
    cells = guard_cells(p)
    return "either" if len(cells) > 1 else next(iter(cells))


# -- wrong rules ------------------------------------------------------------------------------------------------------


STRAIGHT = Door(straight=True, sinking=False, roofs=True)

# -- adding knights ------------------------------------------------------------------------------------------------


def added(p: Position, rule: Reach = beside) -> int:
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


def highest_level(p: Position, source: int, ap: int, step: Reach = on_foot_or_by_door) -> int:
    """The highest level a knight reaches in so many AP by moving alone."""
    reached = BIT[source]
    for _ in range(ap):
        reached |= from_all(p, reached, step)
    return max(p.heights[cell] for cell in cells_of(reached))
