"""Checkpoints of the tutorial "Board and levels" that try something out: legal or not, whole turns, longer ways."""

from __future__ import annotations

from functools import partial

from boardlab.core.language import Phrase
from boardlab.core.receipt import Line, Receipt
from boardlab.lessons.checkpoint import Checkpoint, Misconception
from boardlab.lessons.display import do
from boardlab.lessons.question_types import LEGAL
from boardlab.lessons.torres import plans
from boardlab.lessons.torres import wrong_building as wrong
from boardlab.lessons.torres.redactions import without_areas
from boardlab.lessons.torres.sketching import WORDING, sketch
from boardlab.torres import Position, cell_index, cell_name
from boardlab.torres.board import BIT, cells_of

APART = "torres.build.no_merge"
JOIN = "torres.build.must_add"
RAISE = "torres.build.raise"
HEIGHT = "torres.build.height"
EXTEND = "torres.build.extend"
LEVEL = "torres.level.count"
UP = "torres.move.up_one"
DOWN = "torres.move.down_any"
BLOCKED = "torres.move.blocked"

_legal = partial(Checkpoint, kind="legal", wording=WORDING)
_turn = partial(Checkpoint, kind="turn", wording=WORDING)


def _names(cells: int) -> frozenset[str]:
    return frozenset(cell_name(cell) for cell in cells_of(cells))


# -- legal or not --------------------------------------------------------------------------------------------------


def _joined_anyway(p: Position) -> str:
    """Allows a block beside any castle, two of them included."""
    return LEGAL if wrong.bare_beside_any(p) & BIT[cell_index("d4")] else JOIN


def _limit_with_corners(p: Position) -> str:
    """Counts towers at corners into the area that limits the height."""
    tower = cell_index("b5")
    castle = next(found for found in wrong.castles_joined_by_corners(p) if found & BIT[tower])
    return LEGAL if p.heights[tower] < castle.bit_count() else HEIGHT


def _down_by_one(p: Position) -> str:
    """Lets a step go down one level at most."""
    return LEGAL if wrong.steps_down_one(p, cell_index("c4")) & BIT[cell_index("d4")] else DOWN


def _castles_receipt(p: Position) -> Receipt:
    """The castles with area and height, largest number first; no points are at stake yet."""
    lines = []
    for castle in p.castles:
        facts = {"castle": castle.name, "area": castle.area, "height": castle.height}
        cells = tuple(cell_name(cell) for cell in castle.cells)
        lines.append(Line(p.decider, Phrase("summary.castle", facts), None, castle.area, LEVEL, cells))
    return Receipt(Phrase("choice.cell", {"cell": ""}), tuple(lines))


# -- turns ---------------------------------------------------------------------------------------------------------

TALL = cell_index("f7")
THREE = 3


def _is_tall(p: Position) -> bool:
    return p.heights[TALL] >= THREE


def _is_wide(p: Position) -> bool:
    castle = p.castle_at(TALL)
    return castle is not None and castle.area >= THREE


def _stands_high(p: Position) -> bool:
    return any(p.heights[cell] >= THREE for cell in p.knights[0])


def _castle_is_high(p: Position) -> bool:
    return any(castle is not None and castle.height >= THREE for castle in map(p.castle_at, p.knights[0]))


# -- two steps -----------------------------------------------------------------------------------------------------


def two_steps(p: Position, source: int) -> int:
    """The cells a knight may be on after one or two steps on foot, where it stands left out."""
    free = p.free | BIT[source]
    once = p.ground.step_targets(source) & free
    found = once
    for cell in cells_of(once):
        found |= p.ground.step_targets(cell) & free
    return found & ~BIT[source]


def _knight(p: Position) -> int:
    return p.knights[0][0]


CHECKPOINTS = (
    _legal(
        id="torres.board.10",
        setting=lambda: sketch("c4=2 c5=1 e4=1 e3=1", A="c5", B="e3"),
        tries="build d4",
        choices=(JOIN, APART, HEIGHT),
        misconceptions=(Misconception("torres.may_join_castles", _joined_anyway, APART),),
        rules=(APART, JOIN),
    ),
    _legal(
        id="torres.board.11",
        setting=lambda: sketch("b5=3 c5=1 b4=1 d4=2 d3=1", A="c5", B="d3"),
        tries="build b5",
        choices=(RAISE, HEIGHT, APART),
        misconceptions=(Misconception("torres.corners_widen", _limit_with_corners, APART),),
        rules=(HEIGHT, APART),
        redact=without_areas,
        after=lambda p: p,
    ),
    _turn(
        id="torres.board.12",
        setting=lambda: sketch("f7=2 g7=1 d7=1 d6=1", A="d6"),
        solve=lambda p: plans.shortest(p, _is_tall, "build"),
        goal=lambda start, end, actions: _is_tall(end),
        misconceptions=(
            Misconception(
                "torres.area_makes_height",
                lambda p: plans.shortest(p, _is_wide, "build"),
                HEIGHT,
                goal=lambda start, end, actions: _is_wide(end),
            ),
        ),
        rules=(HEIGHT, EXTEND, RAISE),
        receipt_of=_castles_receipt,
    ),
    _legal(
        id="torres.board.13",
        setting=lambda: sketch("c4=3 c5=2 b4=1 e4=1", A="c4", B="b4"),
        tries="move c4 d4",
        choices=(UP, DOWN, BLOCKED),
        misconceptions=(Misconception("torres.down_one_only", _down_by_one, DOWN),),
        rules=(DOWN, UP),
        after=lambda p: do(p, "move c4 d4"),
    ),
    Checkpoint(
        id="torres.board.14",
        kind="cells",
        setting=lambda: sketch("c4=1 c5=2 d5=3 e5=1 e4=3 c3=1", A="c4", B="c3"),
        solve=lambda p: _names(two_steps(p, _knight(p))),
        misconceptions=(
            Misconception("torres.only_the_end", lambda p: _names(wrong.only_the_end(p, _knight(p))), UP),
            Misconception("torres.walks_through", lambda p: _names(wrong.walks_through(p, _knight(p))), BLOCKED),
        ),
        rules=(UP, BLOCKED, DOWN),
        view="plan",
        wording=WORDING,
    ),
    _turn(
        id="torres.board.15",
        setting=lambda: sketch("b3=1 c3=1 b4=2 c4=1", A="b3"),
        solve=lambda p: plans.shortest(p, _stands_high, "build", "move", cells=p.ground.tall[1]),
        goal=lambda start, end, actions: _stands_high(end),
        misconceptions=(
            Misconception(
                "torres.level_of_the_castle",
                lambda p: plans.shortest(p, _castle_is_high, "build"),
                "torres.level.own_only",
                goal=lambda start, end, actions: _castle_is_high(end),
            ),
        ),
        rules=(UP, RAISE, LEVEL),
        receipt_of=_castles_receipt,
    ),
)
