"""Answers of the topic “Board and levels”, asked of the game, and what they count as receipts."""

from __future__ import annotations

from collections.abc import Iterable

from boardlab.core.language import Phrase, Seat
from boardlab.core.receipt import Line, Receipt
from boardlab.lessons.torres import wrong_building as wrong
from boardlab.lessons.torres.right_rules import LEVELS
from boardlab.torres import Castle, Kind, Position, cell_index, cell_name
from boardlab.torres.board import BIT, NEXT, cells_of
from boardlab.torres.position import cell_names


def targets(p: Position, kind: Kind) -> int:
    """The cells at which some action of a kind is possible."""
    cells = {act.cell for act in p.legal_actions() if act.kind is kind}
    return sum(BIT[cell] for cell in cells)


def knight(p: Position) -> int:
    """Where A's first knight stands."""
    return p.knights[0][0]


def home(p: Position) -> Castle:
    """The castle of A's first knight."""
    found = p.castle_at(knight(p))
    if found is None:
        raise ValueError("A's knight stands on no castle.")
    return found


def blocks(p: Position) -> int:
    """All blocks of that castle."""
    return sum(p.heights[cell] for cell in home(p).cells)


def tallest(p: Position, cell: int) -> int:
    """How tall a tower may get if no cell is added to its castle."""
    ground = p.ground
    while ground.raisable & BIT[cell]:
        ground = ground.with_block(cell)
    return ground.heights[cell]


def joined_by_corners(p: Position, cell: int) -> int:
    """The area of the castle at a cell if towers also joined corner to corner."""
    return next(castle for castle in wrong.castles_joined_by_corners(p) if castle & BIT[cell]).bit_count()


# -- where ---------------------------------------------------------------------------------------------------------


def may_widen(p: Position) -> frozenset[str]:
    """The bare cells on which a block may go."""
    return frozenset(cell_names(targets(p, Kind.BUILD) & ~p.ground.tall[1]))


def may_raise(p: Position) -> frozenset[str]:
    """The towers on which a block may go."""
    return frozenset(cell_names(targets(p, Kind.BUILD) & p.ground.tall[1]))


def may_step(p: Position) -> frozenset[str]:
    """The cells to which the knights may step, doors aside; there is one knight."""
    return frozenset(cell_names(targets(p, Kind.MOVE) & p.ground.step_targets(knight(p))))


def may_add(p: Position) -> frozenset[str]:
    """The cells on which a knight may be added."""
    return frozenset(cell_names(targets(p, Kind.ADD)))


def may_build(p: Position, cell: str) -> str:
    """What the rules say to a block on a bare cell."""
    verdict = p.judge(p.read_action(f"build {cell}"))
    return {(): "yes", ("torres.build.no_merge",): "joins", ("torres.build.must_add",): "alone"}[verdict.rules]


def two_steps(p: Position, source: int) -> int:
    """The cells a knight may be on after one or two steps on foot, where it stands left out."""
    free = p.free | BIT[source]
    found = once = p.ground.step_targets(source) & free
    for cell in cells_of(once):
        found |= p.ground.step_targets(cell) & free
    return found & ~BIT[source]


# -- turns ---------------------------------------------------------------------------------------------------------


def is_tall(p: Position) -> bool:
    """Is the tower f7 three blocks tall?"""
    return p.heights[cell_index("f7")] >= 3


def stands_high(p: Position) -> bool:
    """Does a knight of A stand on level 3?"""
    return any(p.heights[cell] >= 3 for cell in p.knights[0])


# -- receipts ------------------------------------------------------------------------------------------------------


def counted(p: Position, lines: Iterable[tuple[Phrase, int, tuple[int, ...]]]) -> Receipt:
    """A count, one line for each thing counted: what it is, how many, its cells."""
    told = tuple(
        Line(p.decider, label, None, count, LEVELS, tuple(cell_name(cell) for cell in cells))
        for label, count, cells in lines
    )
    return Receipt(Phrase("choice.cell", {"cell": ""}), told)


def size_of(castle: Castle) -> Phrase:
    """A castle with its area and height."""
    facts = {"castle": castle.name, "area": castle.area, "height": castle.height}
    return Phrase("summary.castle", facts)


def level_receipt(p: Position) -> Receipt:
    """The level of A's knight."""
    castle, level = home(p), p.heights[knight(p)]
    who = Phrase("figure.knight", {"player": Seat(0)})
    facts = {"cell": cell_name(knight(p)), "level": level, "who": who, "area": castle.area, "height": castle.height}
    return counted(p, [(Phrase("says.tower_figure", facts), level, (knight(p),))])


def castles_receipt(p: Position) -> Receipt:
    """One line for each castle."""
    return counted(p, [(size_of(castle), 1, castle.cells) for castle in p.castles])


def areas_receipt(p: Position) -> Receipt:
    """The castles by their areas; no points are at stake yet."""
    return counted(p, [(size_of(castle), castle.area, castle.cells) for castle in p.castles])


def area_receipt(p: Position) -> Receipt:
    """One line for each cell of the castle of A's knight."""
    return counted(p, [(Phrase("choice.cell", {"cell": cell_name(cell)}), 1, (cell,)) for cell in home(p).cells])


def height_receipt(p: Position, cell: int) -> Receipt:
    """How tall a tower of the castle of A's knight may get."""
    return counted(p, [(size_of(home(p)), tallest(p, cell), home(p).cells)])


def beside_receipt(p: Position, cell: int) -> Receipt:
    """The castles beside a cell."""
    near = [castle for castle in p.castles if any(NEXT[cell] & BIT[at] for at in castle.cells)]
    return counted(p, [(size_of(castle), 1, castle.cells) for castle in near])
