"""Checkpoints of the tutorial "Board and levels": castles, area, height, where blocks and knights may go."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from boardlab.core.language import Phrase, Seat
from boardlab.core.receipt import Line, Receipt
from boardlab.lessons.checkpoint import Checkpoint, Misconception
from boardlab.lessons.display import do
from boardlab.lessons.torres import wrong_building as wrong
from boardlab.lessons.torres.explaining import by_verdict
from boardlab.lessons.torres.redactions import without_areas
from boardlab.lessons.torres.sketching import WORDING, sketch
from boardlab.torres import Castle, Kind, Position, cell_index, cell_name
from boardlab.torres.board import BIT, DIAGONAL, NEXT, cells_of

LEVEL = "torres.level.count"
APART = "torres.build.no_merge"
EXTEND = "torres.build.extend"
RAISE = "torres.build.raise"
HEIGHT = "torres.build.height"
JOIN = "torres.build.must_add"
UP = "torres.move.up_one"
DOWN = "torres.move.down_any"
STRAIGHT = "torres.move.orthogonal"
BLOCKED = "torres.move.blocked"
BESIDE = "torres.add.adjacent"
NOT_ABOVE = "torres.add.level"

_number = partial(Checkpoint, kind="number", wording=WORDING)
_cells = partial(Checkpoint, kind="cells", wording=WORDING)


def _names(cells: int) -> frozenset[str]:
    return frozenset(cell_name(cell) for cell in cells_of(cells))


def _picks(name: str, rule_as_code: Callable[[Position], int], rule: str) -> Misconception:
    return Misconception(f"torres.{name}", lambda p: _names(rule_as_code(p)), rule)


def _targets(p: Position, kind: Kind) -> int:
    """The cells at which some action of a kind is possible."""
    cells = {act.cell for act in p.legal_actions() if act.kind is kind}
    return sum(BIT[cell] for cell in cells)


# -- receipts ------------------------------------------------------------------------------------------------------


def _receipt(p: Position, lines: list[tuple[Phrase, int, tuple[int, ...]]]) -> Receipt:
    """A count, one line for each thing counted."""
    told = tuple(
        Line(p.decider, label, None, count, LEVEL, tuple(cell_name(cell) for cell in cells))
        for label, count, cells in lines
    )
    return Receipt(Phrase("choice.cell", {"cell": ""}), told)


def _castle(castle: Castle) -> Phrase:
    facts = {"castle": castle.name, "area": castle.area, "height": castle.height}
    return Phrase("summary.castle", facts)


# -- levels and castles --------------------------------------------------------------------------------------------


def _knight(p: Position) -> int:
    return p.knights[0][0]


def _home(p: Position) -> Castle:
    """The castle of A's first knight."""
    found = p.castle_at(_knight(p))
    if found is None:
        raise ValueError("A's knight stands on no castle.")
    return found


def _level_receipt(p: Position) -> Receipt:
    castle, level = _home(p), p.heights[_knight(p)]
    who = Phrase("figure.knight", {"player": Seat(0)})
    facts = {"cell": cell_name(_knight(p)), "level": level, "who": who, "area": castle.area, "height": castle.height}
    return _receipt(p, [(Phrase("says.tower_figure", facts), level, (_knight(p),))])


def castles_receipt(p: Position) -> Receipt:
    """One line for each castle."""
    return _receipt(p, [(_castle(castle), 1, castle.cells) for castle in p.castles])


def _after_two(p: Position) -> Position:
    return do(p, "build d4", "build c4")


def _area_receipt(p: Position) -> Receipt:
    cells = _home(_after_two(p)).cells
    return _receipt(p, [(Phrase("choice.cell", {"cell": cell_name(cell)}), 1, (cell,)) for cell in cells])


def _blocks(p: Position) -> int:
    return sum(p.heights[cell] for cell in _home(p).cells)


def _area_by_corners(p: Position) -> int:
    return next(castle for castle in wrong.castles_joined_by_corners(p) if castle & BIT[_knight(p)]).bit_count()


# -- blocks --------------------------------------------------------------------------------------------------------


def tallest(p: Position, cell: int) -> int:
    """How tall a tower may get if no cell is added to its castle."""
    ground = p.ground
    while ground.raisable & BIT[cell]:
        ground = ground.with_block(cell)
    return ground.heights[cell]


def _may_widen(p: Position) -> frozenset[str]:
    return _names(_targets(p, Kind.BUILD) & ~p.ground.tall[1])


def may_raise(p: Position) -> frozenset[str]:
    """The towers on which a block may go."""
    return _names(_targets(p, Kind.BUILD) & p.ground.tall[1])


def may_step(p: Position) -> frozenset[str]:
    """The cells to which the knights may step, doors aside; there is one knight."""
    return _names(_targets(p, Kind.MOVE) & p.ground.step_targets(_knight(p)))


def _may_add(p: Position) -> frozenset[str]:
    return _names(_targets(p, Kind.ADD))


CORNER_CELL = "d5"


def _may_build(p: Position) -> str:
    verdict = p.judge(p.read_action(f"build {CORNER_CELL}"))
    return {(): "yes", (APART,): "joins", (JOIN,): "alone"}[verdict.rules]


def _by_towers(p: Position) -> str:
    """Takes every tower beside the cell for a castle of its own."""
    near = p.ground.tall[1] & _around(CORNER_CELL)
    return "joins" if near.bit_count() > 1 else "yes" if near else "alone"


def _around(name: str) -> int:
    return NEXT[cell_index(name)]


def _by_corners(p: Position) -> str:
    """Wants castles not even to touch at corners."""
    cell = cell_index(CORNER_CELL)
    touched = [castle for castle in p.ground.masks if castle & (NEXT[cell] | DIAGONAL[cell])]
    return "corner" if len(touched) > 1 else "yes"


def _beside_receipt(p: Position) -> Receipt:
    castles = [castle for castle in p.castles if any(_around(CORNER_CELL) & BIT[cell] for cell in castle.cells)]
    return _receipt(p, [(_castle(castle), 1, castle.cells) for castle in castles])


COUNTING = (
    Misconception("torres.diagonals_join", lambda p: len(wrong.castles_joined_by_corners(p)), APART),
    Misconception("torres.each_tower_a_castle", wrong.towers, APART),
    Misconception("torres.one_block_is_no_castle", wrong.castles_of_two_or_more, "torres.setup.foundations"),
)
"""Wrong rules of counting castles."""
RAISING = (
    _picks("no_height_limit", wrong.raised_without_limit, HEIGHT),
    _picks("under_any_figure", wrong.raised_under_figures, RAISE),
    _picks("under_own_knight", wrong.raised_under_own_knights, RAISE),
)
"""Wrong rules of putting blocks on towers."""
STEPPING = (
    _picks("climbs_any_height", lambda p: wrong.steps_up_any(p, _knight(p)), UP),
    _picks("down_one_only", lambda p: wrong.steps_down_one(p, _knight(p)), DOWN),
    _picks("steps_diagonally", lambda p: wrong.steps_diagonally(p, _knight(p)), STRAIGHT),
    _picks("steps_onto_others", lambda p: wrong.steps_onto_knights(p, _knight(p)), BLOCKED),
)
"""Wrong rules of a step of A's first knight."""

CHECKPOINTS = (
    _number(
        id="torres.board.1",
        setting=lambda: sketch("b5=4 c5=3 b4=2 c4=1", A="c5", B="c4"),
        solve=lambda p: p.heights[_knight(p)],
        misconceptions=(
            Misconception("torres.level_of_the_castle", lambda p: _home(p).height, "torres.level.own_only"),
            Misconception("torres.counts_from_zero", lambda p: p.heights[_knight(p)] - 1, LEVEL),
        ),
        rules=(LEVEL,),
        receipt_of=_level_receipt,
    ),
    _number(
        id="torres.board.2",
        setting=lambda: sketch("b6=2 c6=1 d5=2 d4=1 e4=1 f5=1 g3=1 h6=2 h5=1 a2=1"),
        solve=lambda p: len(p.castles),
        misconceptions=COUNTING,
        rules=(APART, "torres.setup.foundations"),
        receipt_of=castles_receipt,
        redact=without_areas,
        after=lambda p: p,
    ),
    _number(
        id="torres.board.3",
        setting=lambda: sketch("b5=2 c5=2 c4=1", A="c5"),
        solve=lambda p: _home(_after_two(p)).area,
        misconceptions=(
            Misconception("torres.every_block_widens", lambda p: _home(p).area + 2, RAISE),
            Misconception("torres.counts_the_blocks", lambda p: _blocks(_after_two(p)), EXTEND),
        ),
        rules=(EXTEND, RAISE),
        receipt_of=_area_receipt,
        after=_after_two,
        redact=without_areas,
    ),
    _cells(
        id="torres.board.4",
        setting=lambda: sketch("a8=2 b8=1 c7=1"),
        solve=_may_widen,
        explain=by_verdict("build", _may_widen, "a_tower"),
        misconceptions=(
            _picks("may_join_castles", wrong.bare_beside_any, APART),
            _picks("corner_is_enough", wrong.bare_beside_or_at_a_corner, JOIN),
        ),
        rules=(EXTEND, APART, JOIN),
        view="plan",
    ),
    Checkpoint(
        id="torres.board.5",
        kind="choice",
        setting=lambda: sketch("b5=2 c5=1 c6=1 d6=1 e4=1 f4=1", A="b5", B="f4"),
        solve=_may_build,
        misconceptions=(
            Misconception("torres.towers_as_castles", _by_towers, APART),
            Misconception("torres.corners_must_not_touch", _by_corners, APART),
        ),
        rules=(APART, EXTEND),
        choices=("yes", "joins", "corner"),
        receipt_of=_beside_receipt,
        after=lambda p: do(p, f"build {CORNER_CELL}"),
        wording=WORDING,
    ),
    _number(
        id="torres.board.6",
        setting=lambda: sketch("b6=3 c6=1 b5=1 c5=1 d5=1 e4=1", A="c5"),
        solve=lambda p: tallest(p, cell_index("b6")),
        misconceptions=(
            Misconception("torres.limit_by_blocks", _blocks, HEIGHT),
            Misconception("torres.corners_widen", _area_by_corners, APART),
            Misconception("torres.one_more_than_now", lambda p: _home(p).height + 1, HEIGHT),
        ),
        rules=(HEIGHT,),
        receipt_of=lambda p: _receipt(p, [(_castle(_home(p)), tallest(p, cell_index("b6")), _home(p).cells)]),
        redact=without_areas,
        after=lambda p: p,
    ),
    _cells(
        id="torres.board.7",
        setting=lambda: sketch("b6=3 c6=2 b5=1 f4=1 g4=1 e7=1", A="b5", B="g4"),
        solve=may_raise,
        explain=by_verdict("build", may_raise, "no_tower"),
        misconceptions=RAISING,
        rules=(HEIGHT, RAISE),
        view="plan",
    ),
    _cells(
        id="torres.board.8",
        setting=lambda: sketch("d4=2 c4=3 d5=4 d3=1 c5=2", A="d4", B="d3"),
        solve=may_step,
        explain=by_verdict("move d4", may_step),
        misconceptions=STEPPING,
        rules=(UP, DOWN, STRAIGHT, BLOCKED),
        view="plan",
    ),
    _cells(
        id="torres.board.9",
        setting=lambda: sketch("c4=2 b4=3 c5=2 c3=1 b5=2", A="c4", B="c3"),
        solve=_may_add,
        explain=by_verdict("add", _may_add),
        misconceptions=(
            _picks("adds_one_up", lambda p: wrong.adds_one_up(p, _knight(p)), NOT_ABOVE),
            _picks("adds_same_level_only", lambda p: wrong.adds_on_same_level(p, _knight(p)), NOT_ABOVE),
            _picks("adds_diagonally", lambda p: wrong.adds_diagonally(p, _knight(p)), BESIDE),
        ),
        rules=(BESIDE, NOT_ABOVE, "torres.add.empty"),
        view="plan",
    ),
)
