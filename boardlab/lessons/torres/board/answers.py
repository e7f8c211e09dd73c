"""Answers of the topic “Board and levels”, asked of the game, and what they count as receipts."""

from __future__ import annotations

from collections.abc import Iterable

from boardlab.core.contract.receipt import Receipt, ReceiptLine
from boardlab.core.i18n.language import Phrase, Seat
from boardlab.lessons.torres import cell_index, explaining, paths, plans, redactions, wrong_building
from boardlab.lessons.torres.paths import from_all, on_foot
from boardlab.lessons.torres.right_rules import LEVELS, MUST_ADD, NO_MERGE, level_of, targets
from boardlab.lessons.torres.wrong_rules import highest_castle
from boardlab.torres import Castle, Position, cell_name
from boardlab.torres.board import ALL, BIT, DIAGONAL, NEXT, castle_name, mask_of
from boardlab.torres.state import cell_names


def knight(p: Position) -> int:
    """Where A's first knight stands."""
    return p.knights[0][0]


def home(p: Position) -> Castle:
    """The castle of A's first knight."""
    return next(castle for castle in p.castles if knight(p) in castle.cells)


def blocks(p: Position) -> int:
    """All blocks of that castle."""
    return sum(p.heights[cell] for cell in home(p).cells)


def tallest(p: Position, cell: int) -> int:
    """How tall a tower may get if no cell is added to its castle."""
    ground = p.ground
    while ground.raisable & BIT[cell]:
        ground = ground.with_block(cell)
    return ground.heights[cell]


# -- where ---------------------------------------------------------------------------------------------------------


def may_step(p: Position) -> frozenset[str]:
    """The cells to which the knight may step, doors aside; there is one knight."""
    return targets(p, "MOVE") & frozenset(cell_names(p.ground.step_targets(knight(p))))


def may_raise(p: Position) -> frozenset[str]:
    """The towers on which a block may go."""
    return targets(p, "BUILD") & frozenset(cell_names(p.ground.tall[1]))


def may_build(p: Position, cell: str) -> str:
    """What the rules say to a block on a bare cell."""
    verdict = p.judge(p.read_action(f"build {cell}"))
    return {(): "yes", (NO_MERGE,): "joins", (MUST_ADD,): "alone"}[verdict.rules]


def two_steps(p: Position, source: int) -> int:
    """The cells a knight may be on after one or two steps on foot, where it stands left out."""
    once = on_foot(p, source)
    return once | from_all(p, once, on_foot)


def no_two_steps(p: Position, picked: frozenset[str]) -> Phrase | None:
    """Says of a cell that no two steps lead there, or of one left out that they do."""

    def too_much(cell: str) -> Phrase:
        return Phrase("explain.move.blocked" if p.piece_at(cell) else "board.explain.no_two_steps", {"cell": cell})

    right = frozenset(cell_names(two_steps(p, knight(p))))
    return explaining.first_wrong(picked, right, too_much, lambda cell: Phrase("explain.missing", {"cell": cell}))


# -- turns ---------------------------------------------------------------------------------------------------------


def by_towers(p: Position, cell: int) -> str:
    """Takes every tower beside a cell for a castle of its own."""
    near = p.ground.tall[1] & NEXT[cell]
    return "joins" if near.bit_count() > 1 else "yes" if near else "alone"


def by_corners(p: Position, cell: int) -> str:
    """Wants castles not even to touch at corners."""
    touched = [castle for castle in p.ground.masks if castle & (NEXT[cell] | DIAGONAL[cell])]
    return "corner" if len(touched) > 1 else "yes"


def is_tall(p: Position) -> bool:
    """Is the tower f7 three blocks tall?"""
    return p.height_at("f7") >= 3


def is_wide(p: Position) -> bool:
    """Takes the area of the castle at f7 for its height."""
    castle = p.castle_at("f7")
    return castle is not None and castle.area >= 3


def stands_high(p: Position) -> bool:
    """Does a knight of A stand on level 3?"""
    return level_of(p) >= 3


def castle_is_high(p: Position) -> bool:
    """Takes the height of the castle for the level of the knight."""
    return highest_castle(p) >= 3


# -- receipts ------------------------------------------------------------------------------------------------------


def counted(p: Position, lines: Iterable[tuple[Phrase, int, tuple[int, ...]]]) -> Receipt:
    """A count, one line for each thing counted: what it is, how many, its cells."""
    told = tuple(
        ReceiptLine(p.decider, label, None, count, LEVELS, tuple(cell_name(cell) for cell in cells))
        for label, count, cells in lines
    )
    return Receipt(Phrase("choice.cell", {"cell": ""}), told, unit="count")


def size_of(castle: Castle) -> Phrase:
    """A castle with its area and height."""
    return Phrase(
        "summary.castle", {"castle": castle_name(mask_of(castle.cells)), "area": castle.area, "height": castle.height}
    )


def level_receipt(p: Position) -> Receipt:
    """The level of A's knight."""
    castle, level = home(p), level_of(p)
    who = Phrase("figure.knight", {"player": Seat(0)})
    facts = {"cell": cell_name(knight(p)), "level": level, "who": who, "area": castle.area, "height": castle.height}
    return counted(p, [(Phrase("says.tower_figure", facts), level, (knight(p),))])


def castles_receipt(p: Position, beside: int = ALL) -> Receipt:
    """One line for each castle, or for each that touches one of some cells."""
    return counted(p, [(size_of(castle), 1, castle.cells) for castle in p.castles if mask_of(castle.cells) & beside])


def area_receipt_at(p: Position, cell: str) -> Receipt:
    """The castle at a cell with its area; no points are at stake yet."""
    castle = p.castle_at(cell)
    return counted(p, [(size_of(castle), castle.area, castle.cells)] if castle is not None else [])


def area_receipt(p: Position) -> Receipt:
    """One line for each cell of the castle of A's knight."""
    return counted(p, [(Phrase("choice.cell", {"cell": cell_name(cell)}), 1, (cell,)) for cell in home(p).cells])
