"""Second witness for Torres, part 1: the board, its castles, ordinary moves and ordinary placing.

Written from the rule texts alone (RG 2005, default rulings), never from the fast engine. Slow and plain on
purpose: cells are strings such as "d3", everything else is a dict, a set or a loop.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache

COLUMNS = "abcdefgh"
ROWS = "12345678"
# The order a1, b1, ..., h1, a2, ..., h8.
ALL_CELLS: list[str] = [column + row for row in ROWS for column in COLUMNS]
ORTHOGONAL = [(0, 1), (1, 0), (0, -1), (-1, 0)]
DIAGONAL = [(1, 1), (1, -1), (-1, -1), (-1, 1)]
FOUNDATIONS = ["d8", "h5", "e1", "a4", "c6", "f6", "f3", "c3"]
MAX_KNIGHTS = 6  # torres.add.six

Castle = frozenset[str]


@dataclass
class Board:
    """What stands on the building area."""

    heights: dict[str, int]  # only cells with at least one block
    knights: dict[int, set[str]]  # seat -> cells of that seat's knights
    king: str | None


@cache
def shift(cell: str, right: int, up: int) -> str | None:
    """The cell so many columns to the right and rows up, or None when that is off the board."""
    column = COLUMNS.index(cell[0]) + right
    row = ROWS.index(cell[1]) + up
    if 0 <= column < 8 and 0 <= row < 8:
        return COLUMNS[column] + ROWS[row]
    return None


@cache
def neighbours(cell: str) -> tuple[str, ...]:
    """The two to four orthogonal neighbours; "adjacent" in the rules always means these."""
    found = [shift(cell, right, up) for right, up in ORTHOGONAL]
    return tuple(other for other in found if other is not None)


@cache
def diagonal_neighbours(cell: str) -> tuple[str, ...]:
    """The one to four cells that touch this one by a corner."""
    found = [shift(cell, right, up) for right, up in DIAGONAL]
    return tuple(other for other in found if other is not None)


# ---------------------------------------------------------------- castles


def castles(heights: dict[str, int]) -> list[Castle]:
    """All castles, in the order of each castle's first cell (a1, b1, ..., h1, a2, ...)."""
    return list(_castles_on(frozenset([cell for cell, blocks in heights.items() if blocks >= 1])))


@lru_cache(maxsize=1000)
def _castles_on(built: frozenset[str]) -> tuple[Castle, ...]:
    """The castles formed by these cells with blocks; remembered, since everything asks for them."""
    found: list[Castle] = []
    for cell in ALL_CELLS:
        if cell not in built or any(cell in castle for castle in found):
            continue
        members = {cell}
        waiting = [cell]
        while waiting:
            for other in neighbours(waiting.pop()):
                if other in built and other not in members:
                    members.add(other)
                    waiting.append(other)
        found.append(frozenset(members))
    return tuple(found)


def castle_of(heights: dict[str, int], cell: str) -> Castle | None:
    """The castle this cell belongs to; None for bare board."""
    for castle in castles(heights):
        if cell in castle:
            return castle
    return None


def area(castle: Castle) -> int:
    """Number of cells of a castle."""
    return len(castle)


def height(heights: dict[str, int], castle: Castle) -> int:
    """Tallest tower of a castle."""
    return max(heights[cell] for cell in castle)


def first_castle_cell(castle: Castle) -> str:
    """The first cell of a castle in the order a1, b1, ..., h1, a2, ..."""
    return min(castle, key=ALL_CELLS.index)


def castles_touching(heights: dict[str, int], cell: str) -> list[Castle]:
    """The castles that own an orthogonal neighbour of the cell."""
    return [castle for castle in castles(heights) if not castle.isdisjoint(neighbours(cell))]


def level(board: Board, cell: str) -> int:
    """torres.level.count: blocks under a figure standing here; bare board is 0."""
    return board.heights.get(cell, 0)


def knight_cells(board: Board) -> set[str]:
    """Cells of all knights of all seats."""
    return {cell for cells in board.knights.values() for cell in cells}


def is_free(board: Board, cell: str) -> bool:
    """No knight and no king here; blocks do not matter (the king blocks like a knight)."""
    return cell not in knight_cells(board) and cell != board.king


# ---------------------------------------------------------------- adding and moving


def may_join(board: Board, target: str, helper: str) -> bool:
    """torres.add.adjacent, .empty, .level: could a knight be added on target with the help of this knight?"""
    return target in neighbours(helper) and is_free(board, target) and level(board, target) <= level(board, helper)


def add_targets(board: Board, seat: int) -> set[str]:
    """torres.add.*: cells where the seat may add a knight (AP not looked at)."""
    own = board.knights[seat]
    if len(own) >= MAX_KNIGHTS:
        return set()
    return {target for helper in own for target in neighbours(helper) if may_join(board, target, helper)}


def step_targets(board: Board, cell: str) -> set[str]:
    """torres.move.orthogonal, .up_one, .down_any, .blocked: one step over the roofs from this cell."""
    highest = level(board, cell) + 1
    return {target for target in neighbours(cell) if is_free(board, target) and level(board, target) <= highest}


def open_doors(heights: dict[str, int], castle: Castle) -> list[tuple[str, str]]:
    """torres.door.four: every open door of a castle as (tower inside, cell outside the door).

    A tower has a door on each side of each of its blocks. A figure on a neighbouring cell can use the one at its
    own feet, so the door is open where the tower is taller than that cell. The cell may be a roof of the same castle.
    """
    return [
        (inside, outside)
        for inside in castle
        for outside in neighbours(inside)
        if heights[inside] > heights.get(outside, 0)
    ]


def door_targets(
    board: Board,
    cell: str,
    *,
    never_rise: bool = False,
    straight_opposite: bool = False,
    exit_same_castle: bool = True,
) -> set[str]:
    """torres.door.through, torres.door.no_up: where one door move from this cell can end.

    The defaults are the default rulings: any_door, same_or_lower, exit on a roof of the same castle allowed.
    """
    if straight_opposite:
        return _straight_targets(board, cell, never_rise, False, exit_same_castle)
    found: set[str] = set()
    for castle in castles(board.heights):
        if never_rise:
            exits = _exits_never_rising(board, cell, castle)
        else:
            exits = _exits_by_any_door(board, cell, castle)
        for target in exits:
            if level(board, target) <= level(board, cell) and (exit_same_castle or target not in castle):
                found.add(target)
    return found


def elevator_targets(
    board: Board, cell: str, *, straight_opposite: bool = False, exit_same_castle: bool = True
) -> set[str]:
    """torres.card.elevator: like a door move, but the exit may be on any level."""
    if straight_opposite:
        return _straight_targets(board, cell, False, True, exit_same_castle)
    found: set[str] = set()
    for castle in castles(board.heights):
        for target in _exits_by_any_door(board, cell, castle):
            if exit_same_castle or target not in castle:
                found.add(target)
    return found


def _exits_by_any_door(board: Board, cell: str, castle: Castle) -> set[str]:
    """Free cells outside any open door of the castle, provided that one of its doors is open to this cell."""
    doors = open_doors(board.heights, castle)
    if not any(outside == cell for _, outside in doors):
        return set()
    return {outside for _, outside in doors if outside != cell and is_free(board, outside)}


def _exits_never_rising(board: Board, cell: str, castle: Castle) -> set[str]:
    """The other reading of torres.door.no_up: walk the floors inside, sideways or down, never up."""
    heights = board.heights
    start = level(board, cell)
    rooms = {(inside, start) for inside, outside in open_doors(heights, castle) if outside == cell}
    waiting = list(rooms)
    exits: set[str] = set()
    while waiting:
        here, floor = waiting.pop()
        reachable = [(here, floor - 1)] if floor > 0 else []
        for other in neighbours(here):
            other_height = heights.get(other, 0)
            if other_height > floor:
                reachable.append((other, floor))
            elif other_height == floor and other != cell and is_free(board, other):
                exits.add(other)
        for room in reachable:
            if room not in rooms:
                rooms.add(room)
                waiting.append(room)
    return exits


def _straight_targets(board: Board, cell: str, never_rise: bool, any_level: bool, exit_same_castle: bool) -> set[str]:
    """The NW reading: straight on through an unbroken run of castle cells that begins with an open door."""
    start = level(board, cell)
    found: set[str] = set()
    for right, up in ORTHOGONAL:
        line = _line(cell, right, up)
        floor = start
        for number, outside in enumerate(line[1:]):
            inside = line[number]
            if level(board, inside) == 0 or (number == 0 and level(board, inside) <= start):
                break  # bare board ends the castle, and the first tower needs an open door
            floor = min(floor, level(board, inside) - 1)
            highest = 99 if any_level else floor if never_rise else start
            door_open = level(board, inside) > level(board, outside)
            same_castle = level(board, outside) >= 1
            if same_castle and not exit_same_castle:
                continue
            if door_open and is_free(board, outside) and level(board, outside) <= highest:
                found.add(outside)
    return found


def _line(cell: str, right: int, up: int) -> list[str]:
    """The cells from here to the edge of the board in one direction, nearest first, without the cell itself."""
    following = shift(cell, right, up)
    return [] if following is None else [following, *_line(following, right, up)]


def move_targets(board: Board, cell: str) -> set[str]:
    """torres.move.cost: every cell a knight on this cell reaches for 1 AP, over the roofs or through doors."""
    return step_targets(board, cell) | door_targets(board, cell)


# ---------------------------------------------------------------- placing blocks


def may_place(board: Board, cell: str, *, found_new: bool, under_knight: bool = False) -> bool:
    """torres.build.extend, .raise, .must_add, .height, .no_merge for one block on this cell.

    found_new allows a cell that touches no castle; under_knight allows a cell with a figure.
    """
    if not under_knight and not is_free(board, cell):
        return False
    castle = castle_of(board.heights, cell)
    if castle is not None:
        return board.heights[cell] + 1 <= area(castle)
    touching = castles_touching(board.heights, cell)
    if len(touching) == 0:
        return found_new
    return len(touching) == 1


def block_cells(board: Board) -> set[str]:
    """Cells that take one block under the ordinary placing rules."""
    return {cell for cell in ALL_CELLS if may_place(board, cell, found_new=False)}
