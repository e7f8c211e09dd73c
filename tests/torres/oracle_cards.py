"""Second witness for Torres, part 2: the ten action cards (all cost 0 AP; one of each per colour).

Each function answers where a card may be used on this board; hands, AP and "one card a turn" are not its business.
"""

from __future__ import annotations

from tests.torres.oracle_board import (
    ALL_CELLS,
    ORTHOGONAL,
    Board,
    area,
    castles,
    diagonal_neighbours,
    elevator_targets,
    height,
    is_free,
    knight_cells,
    level,
    may_join,
    may_place,
    neighbours,
    shift,
)

CARDS = [
    "two_up",
    "block_under",
    "extra_block",
    "elevator",
    "diagonal",
    "six_ap",
    "seven_ap",
    "move_block",
    "magnet",
    "hurdle",
]
MIN_CASTLES = 6

Pair = tuple[str, str]


def two_up_moves(board: Board, seat: int) -> set[Pair]:
    """torres.card.two_up: an own knight to an orthogonal free cell exactly two levels higher."""
    return {
        (source, target)
        for source in board.knights[seat]
        for target in neighbours(source)
        if is_free(board, target) and level(board, target) == level(board, source) + 2
    }


def block_under_cells(board: Board, seat: int) -> set[str]:
    """torres.card.block_under: own knights' cells that may be lifted by one block; at level 0 it may found a castle."""
    return {cell for cell in board.knights[seat] if may_place(board, cell, found_new=True, under_knight=True)}


def extra_block_cells(board: Board) -> set[str]:
    """torres.card.extra_block: ordinary placing rules."""
    return {cell for cell in ALL_CELLS if may_place(board, cell, found_new=False)}


def elevator_moves(board: Board, seat: int) -> set[Pair]:
    """torres.card.elevator: in by an adjacent door, out by any door of that castle, whatever the level."""
    return {(source, target) for source in board.knights[seat] for target in elevator_targets(board, source)}


def diagonal_moves(board: Board, seat: int) -> set[Pair]:
    """torres.card.diagonal: one diagonal step to a free cell, up one level at most, down any number."""
    return {
        (source, target)
        for source in board.knights[seat]
        for target in diagonal_neighbours(source)
        if is_free(board, target) and level(board, target) <= level(board, source) + 1
    }


def magnet_moves(board: Board, seat: int) -> set[Pair]:
    """torres.card.magnet: an own knight from anywhere, as if newly added next to *another* own knight."""
    own = board.knights[seat]
    return {
        (source, target)
        for source in own
        for helper in own
        if helper != source
        for target in neighbours(helper)
        if may_join(board, target, helper)
    }


def hurdle_moves(board: Board, seat: int) -> set[Pair]:
    """torres.card.hurdle: straight over one adjacent knight (not the king) to the free cell behind; at most one up."""
    found: set[Pair] = set()
    for source in board.knights[seat]:
        for right, up in ORTHOGONAL:
            middle = shift(source, right, up)
            target = shift(source, 2 * right, 2 * up)
            if middle is None or target is None or middle not in knight_cells(board):
                continue
            if is_free(board, target) and level(board, target) <= level(board, source) + 1:
                found.add((source, target))
    return found


def after_block_moved(heights: dict[str, int], source: str, target: str) -> dict[str, int]:
    """The towers after the top block of source has gone to target."""
    result = dict(heights)
    result[source] -= 1
    if result[source] == 0:
        del result[source]
    result[target] = result.get(target, 0) + 1
    return result


def may_move_block(board: Board, source: str, target: str) -> bool:
    """torres.card.move_block.*: all limits are tested on the resulting board (ruling A4, final)."""
    if source == target or level(board, source) == 0 or not is_free(board, source) or not is_free(board, target):
        return False
    old = castles(board.heights)
    heights = after_block_moved(board.heights, source, target)
    new = castles(heights)
    for castle in old:
        left = {cell for cell in castle if cell in heights}
        if left and not any(left <= one for one in new):
            return False  # torres.card.move_block.no_split
    for one in new:
        if sum(1 for castle in old if castle & one) > 1:
            return False  # torres.build.no_merge
    if any(height(heights, one) > area(one) for one in new):
        return False  # torres.card.move_block.area
    return not (len(new) < len(old) and len(new) < MIN_CASTLES)  # torres.card.move_block.remove_castle


def move_block_moves(board: Board) -> set[Pair]:
    """torres.card.move_block: the top block of a free tower to another free cell, tower or board."""
    return {
        (source, target) for source in board.heights for target in ALL_CELLS if may_move_block(board, source, target)
    }
