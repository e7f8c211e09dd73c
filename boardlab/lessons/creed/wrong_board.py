"""Wrong rules of board and turn, as code: what a learner who misunderstands would answer.

The true rules are in ``boardlab.creed.movement`` and ``boardlab.creed.board``.
"""

from __future__ import annotations

from boardlab.creed import Position
from boardlab.creed.actions import Kind
from boardlab.creed.board import CELLS, LINES, RANKS, is_land
from boardlab.creed.field_attack import ATTACK_AP
from boardlab.creed.judging import cost
from boardlab.creed.options import MOST_KEPT, TURN_AP
from boardlab.creed.sieges import SIEGE_AP
from boardlab.lessons.display import do

Names = frozenset[str]


def names(p: Position, cells: set[int]) -> Names:
    """Cells by name."""
    return frozenset(p.layout.cell_names[cell] for cell in cells)


def _free(p: Position, *, swamps: bool = False) -> set[int]:
    """The free cells of A's fields; the wrong rule lets units onto swamps."""
    land = is_land(p.layout, p.options.swamp_cells)
    return {cell for cell in p.layout.cells_of[0] if not p.units[cell] and (swamps or land[cell])}


# -- lines -------------------------------------------------------------------------------------------------------------


def field_only(p: Position, cell: int) -> Names:
    """Lets a line end where the enemy field ends."""
    start = p.layout.across[cell // RANKS] * RANKS
    return names(p, set(range(start, start + RANKS)))


def rank_for_line(p: Position, cell: int) -> Names:
    """Takes the cells of the same rank for the line."""
    field = p.layout.facing[cell // CELLS]
    return names(p, {field * CELLS + line * RANKS + cell % RANKS for line in range(LINES)})


def own_side_only(p: Position, cell: int) -> Names:
    """Lets a line lead from a unit back to its own camp."""
    home = p.layout.across[cell // RANKS]
    start = cell - cell % RANKS
    tents = frozenset(p.layout.tent_names[tent] for tent in p.layout.lane[home])
    return names(p, set(range(start, start + RANKS)) - {cell}) | tents


# -- deploying and moving ----------------------------------------------------------------------------------------------


def free_with_swamps(p: Position) -> Names:
    """Lets units onto swamp."""
    return names(p, _free(p, swamps=True))


def free_on_rank(p: Position, rank: int) -> Names:
    """Lets units enter on one rank only."""
    return names(p, {cell for cell in _free(p) if cell % RANKS == rank - 1})


def one_step(p: Position, cell: int) -> Names:
    """Lets a unit move to the next cell only."""
    return names(p, {near for near in _beside(cell) if near in _free(p)})


def along_the_line(p: Position, cell: int) -> Names:
    """Lets a unit move on its own line only."""
    return names(p, {other for other in _free(p) if other // RANKS == cell // RANKS})


def on_foot(p: Position, cell: int) -> Names:
    """Lets a unit go any distance, but only through free cells, edge to edge."""
    reached, todo = set[int](), [cell]
    while todo:
        for near in _beside(todo.pop()) & _free(p) - reached:
            reached.add(near)
            todo.append(near)
    return names(p, reached)


def _beside(cell: int) -> set[int]:
    """The cells of a field that share an edge with a cell."""
    field, line, rank = cell // CELLS, cell % CELLS // RANKS, cell % RANKS
    around = {(line - 1, rank), (line + 1, rank), (line, rank - 1), (line, rank + 1)}
    return {field * CELLS + x * RANKS + y for x, y in around if 0 <= x < LINES and 0 <= y < RANKS}


# -- action points -----------------------------------------------------------------------------------------------------


def one_each(p: Position, line: tuple[str, ...]) -> int:
    """Counts one AP for each action."""
    return len(line)


def failures_free(p: Position, line: tuple[str, ...]) -> int:
    """Charges nothing for an attack that removes nobody."""
    total = 0
    for text in line:
        act = p.read_action(text)
        after = p.play(act)
        if act.kind != Kind.ATTACK or after.dead != p.dead:
            total += cost(act)
        p = after
    return total


def siege_like_field(p: Position, line: tuple[str, ...]) -> int:
    """Charges a siege like a field attack."""
    sieges = sum(text.startswith("siege") for text in line)
    return cost_of(p, line) - sieges * (SIEGE_AP - ATTACK_AP)


def cost_of(p: Position, line: tuple[str, ...]) -> int:
    """The AP that some actions cost, one after the other: the true rule."""
    return p.ap[0] - do(p, *line).ap[0]


def keeps_everything(p: Position) -> int:
    """Takes all AP over into the next turn."""
    return TURN_AP + p.ap[0]


def keeps_nothing(p: Position) -> int:
    """Lets all unspent AP be lost."""
    return TURN_AP


def kept_alone(p: Position) -> int:
    """Begins the next turn with the kept AP only."""
    return min(MOST_KEPT, p.ap[0])


def sieges_by_ap(p: Position) -> int:
    """Lets any unit besiege as often as the AP allow."""
    return p.ap[0] // SIEGE_AP
