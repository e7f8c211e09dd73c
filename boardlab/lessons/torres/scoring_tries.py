"""Checkpoints of the tutorial "Scoring" beyond sums: an order, which knights count, a verdict, a turn to play."""

from __future__ import annotations

from boardlab.lessons.checkpoint import Checkpoint, Misconception
from boardlab.lessons.question_types import LEGAL
from boardlab.lessons.torres import plans
from boardlab.lessons.torres import right_rules as right
from boardlab.lessons.torres import wrong_building as building
from boardlab.lessons.torres import wrong_rules as wrong
from boardlab.lessons.torres.scoring import (
    BEST_CASTLE,
    COUNTS_TOWER,
    EVERY_KNIGHT,
    EVERYONE,
    HIGHEST,
    ONCE,
    ORDER,
    PRODUCT,
    STAIRS,
    TWO_CASTLES,
)
from boardlab.lessons.torres.sketching import WORDING, sketch
from boardlab.torres import Kind, Position, cell_index, cell_name
from boardlab.torres.board import BIT

RAISE = "torres.build.raise"
HEIGHT = "torres.build.height"
APART = "torres.build.no_merge"
ENOUGH = 24
"""So many castle points are to be reached in a turn."""

# -- in which order ------------------------------------------------------------------------------------------------


def _keys(seats: list[int]) -> tuple[str, ...]:
    return tuple("abcd"[seat] for seat in seats)


def _in_order(p: Position) -> tuple[str, ...]:
    """The players in the order in which the game scores their castles."""
    lines = right.castle_receipt(p).lines
    return _keys(list(dict.fromkeys(line.player for line in lines)))


def _from_a(p: Position) -> tuple[str, ...]:
    """The players from A on."""
    return _keys(list(range(p.players)))


def _from_last_place(p: Position) -> tuple[str, ...]:
    """The players from the lowest score to the highest."""
    return _keys(sorted(range(p.players), key=lambda seat: p.scores[seat]))


# -- which knights -------------------------------------------------------------------------------------------------


def _scoring_knights(p: Position) -> frozenset[str]:
    """The knights by which the game pays castles: in each castle a player's highest."""
    found = set()
    for line in right.castle_receipt(p).lines:
        if line.points:
            castle = set(line.places)
            own = [cell for cell in p.knights[line.player] if cell_name(cell) in castle]
            found.add(cell_name(max(own, key=lambda cell: p.heights[cell])))
    return frozenset(found)


def _named(cells: list[int]) -> frozenset[str]:
    return frozenset(cell_name(cell) for cell in cells)


# -- a turn --------------------------------------------------------------------------------------------------------


def castles_pay(p: Position) -> int:
    """What A's castles pay where a turn ended; the turn of somebody else may have begun."""
    return right.castle_points(p) if p.preview() is not None else 0


def _enough(p: Position) -> bool:
    return castles_pay(p) >= ENOUGH


def _enough_for(rule_as_code: wrong.Counted) -> plans.Reached:
    return lambda p: rule_as_code(p, 0) >= ENOUGH


# -- who says no ---------------------------------------------------------------------------------------------------


def _lifts_own_knight(p: Position) -> str:
    """Lets a block go under an own knight."""
    return LEGAL if building.raised_under_own_knights(p) & BIT[cell_index("c2")] else HEIGHT


CHECKPOINTS = (
    Checkpoint(
        id="torres.scoring.10",
        kind="order",
        setting=lambda: sketch("b2=2 b3=2 c2=2 c3=1", A="b2", B="b3", C="c2", D="c3", scores=(7, 3, 12, 5), starts="C"),
        choices=("a", "c", "b", "d"),
        solve=_in_order,
        misconceptions=(
            Misconception("torres.counts_from_a", _from_a, ORDER),
            Misconception("torres.last_place_first", _from_last_place, ORDER),
        ),
        rules=(ORDER,),
        receipt_of=right.castle_receipt,
        after=right.scored,
        whole=True,
        wording=WORDING,
    ),
    Checkpoint(
        id="torres.scoring.11",
        kind="cells",
        setting=lambda: sketch(TWO_CASTLES, A="b2 c2 f5", B="b3 g5", C="a2 f6"),
        solve=_scoring_knights,
        misconceptions=(
            Misconception(EVERY_KNIGHT.id, lambda p: _named(wrong.knights_that_stand_on_castles(p)), ONCE),
            Misconception("torres.leader_takes_all", lambda p: _named(wrong.leading_knights(p)), EVERYONE),
            Misconception(BEST_CASTLE.id, lambda p: _named(wrong.best_knights(p)), HIGHEST),
        ),
        rules=(HIGHEST, ONCE, EVERYONE),
        receipt_of=right.castle_receipt,
        wording=WORDING,
    ),
    Checkpoint(
        id="torres.scoring.12",
        kind="legal",
        setting=lambda: sketch(STAIRS, A="c2", B="b2"),
        tries="build c2",
        choices=(HEIGHT, RAISE, APART),
        misconceptions=(Misconception("torres.under_own_knight", _lifts_own_knight, RAISE),),
        rules=(RAISE,),
        wording=WORDING,
    ),
    Checkpoint(
        id="torres.scoring.13",
        kind="turn",
        setting=lambda: sketch(STAIRS, A="c2", B="b2"),
        solve=lambda p: plans.shortest(p, _enough, Kind.BUILD),
        goal=lambda start, end, actions: _enough(end),
        misconceptions=(
            Misconception(
                EVERY_KNIGHT.id,
                lambda p: plans.shortest(p, _enough_for(wrong.every_knight), Kind.ADD),
                ONCE,
                goal=lambda start, end, actions: _enough_for(wrong.every_knight)(end),
            ),
            Misconception(
                COUNTS_TOWER.id,
                lambda p: plans.shortest(p, _enough_for(wrong.area_times_tower), Kind.BUILD),
                "torres.level.own_only",
                goal=lambda start, end, actions: _enough_for(wrong.area_times_tower)(end),
            ),
        ),
        rules=(PRODUCT,),
        receipt_of=right.castle_receipt,
        facts=lambda p: {"enough": ENOUGH, "now": right.castle_points(p)},
        wording=WORDING,
    ),
)
