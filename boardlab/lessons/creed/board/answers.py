"""What the topic "Board and turn" asks of its positions: where units may go, what a turn costs, and how a game ends."""

from __future__ import annotations

from collections import Counter

from boardlab.core.contract.receipt import Receipt
from boardlab.core.i18n.language import Phrase
from boardlab.creed import Position
from boardlab.creed.actions import Kind
from boardlab.creed.board import CELLS
from boardlab.creed.options import TURN_AP
from boardlab.creed.rules.judging import cost
from boardlab.creed.tents import DESTROYED
from boardlab.lessons.creed import fields
from boardlab.lessons.creed.fields import beside, free, line_of_event, names
from boardlab.lessons.display import do

A_PLACES = ("place cavalry_4 A11", "place archer A12", "place spearman A21", "place shield_5 A31")
LAST_OF_B = "place infantry_2 B33"
"""Units with which a game may begin: all of A, and the last of B."""

SPENT = ("deploy spearman A32", "move A13 A12", "attack A11", "siege A31")
"""A turn with one action of each sort; the attack fails."""
TRADED = ("move A11 A13, A13 A11", "move A11 A12")
"""Two units trade places, and one of them moves again."""


# -- the set-up --------------------------------------------------------------------------------------------------------


def left_in_hand(p: Position) -> int:
    """How many units A has in hand once A has placed what is due."""
    return len(do(p, *A_PLACES).hand(0))


def shared_tiles(p: Position) -> int:
    """How many tiles of A's nation B's has as well, tile for tile."""
    mine, others = (Counter((*p.hand(seat), *p.casualties(seat))) for seat in (0, 1))
    return (mine & others).total()


def first_points(p: Position) -> int:
    """A's AP once B has placed its last unit."""
    return do(p, LAST_OF_B).ap[0]


# -- deploying and moving ----------------------------------------------------------------------------------------------


def may_move(p: Position, cell: str) -> frozenset[str]:
    """The cells to which the unit on a cell may move alone."""
    moves = (act.moves[0] for act in p.legal_actions() if act.kind == Kind.MOVE and len(act.moves) == 1)
    return names(p, (end for start, end in moves if start == p.layout.cell_numbers[cell]))


def along_the_line(p: Position, cell: str) -> frozenset[str]:
    """The free cells of the line on which a cell lies."""
    return frozenset(name for name in free(p) if name[:-1] == cell[:-1])


def on_foot(p: Position, cell: str, most: int = CELLS) -> frozenset[str]:
    """Where a unit gets in so many steps at most, from cell to free cell, edge to edge."""
    reached = frozenset({cell})
    for _ in range(most):
        reached |= beside(p, reached) & free(p)
    return reached - {cell}


# -- action points -----------------------------------------------------------------------------------------------------


def failures_free(p: Position, actions: tuple[str, ...]) -> int:
    """What some actions cost for whoever charges nothing for an attack that removes nobody."""
    total = 0
    for act in map(p.read_action, actions):
        before, p = p, p.play(act)
        total += cost(act) if act.kind != Kind.ATTACK or p.dead != before.dead else 0
    return total


def carry_receipt(p: Position) -> Receipt:
    """What A keeps, and what the next turn brings."""
    waiting = do(p, "end")
    kept = p.events(p.read_action("end"))[0]
    begins = next(event for event in waiting.events(waiting.read_action("end")) if event.kind.startswith("turn_begins"))
    return Receipt(
        Phrase("unit.ap"), (line_of_event(kept, 0, waiting.kept[0]), line_of_event(begins, 0, TURN_AP)), unit="ap"
    )


# -- sieges and the end ------------------------------------------------------------------------------------------------


def fallen(p: Position) -> int:
    """How many tents of B are destroyed."""
    return sum(tent & DESTROYED > 0 for tent in p.camp(1))


def most_tents(p: Position) -> int:
    """How many tents A can destroy in this turn by sieges, found by trying all."""
    sieges = [act for act in p.legal_actions() if act.kind == Kind.SIEGE]
    return max((most_tents(p.play(act)) for act in sieges), default=fallen(p))


def after_the_king(p: Position, siege: str) -> str:
    """What ends the game once a siege has found the king: that alone, the commander as well, or all tents."""
    found = do(p, siege)
    ends = any(found.play(act).is_over for act in found.legal_actions() if act.kind == Kind.ASSASSINATE)
    return "over" if found.is_over else "commander" if ends else "tents"


def on_the_rank(cell: str) -> fields.Names:
    """The cells of B that are as far from the middle as a cell of A, on whatever line."""
    return frozenset(f"B{line}{cell[-1]}" for line in (1, 2, 3))
