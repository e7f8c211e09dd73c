"""Checkpoints of the tutorial "Scoring": area × own level, one knight a castle, many castles, the track."""

from __future__ import annotations

from functools import partial

from boardlab.core.language import Phrase
from boardlab.core.receipt import Receipt
from boardlab.lessons.checkpoint import Checkpoint, Misconception
from boardlab.lessons.torres import right_rules as right
from boardlab.lessons.torres import wrong_rules as wrong
from boardlab.lessons.torres.redactions import without_areas
from boardlab.lessons.torres.sketching import WORDING, sketch
from boardlab.torres import Position, cell_index, cell_name, from_json
from boardlab.torres.board import NEXT, cells_of

STAIRS = "b2=4 c2=3 d2=2 b3=2 c3=1"
"""A castle of area 5 on whose tallest tower stands somebody else, or nobody."""
TWO_CASTLES = "b2=4 c2=2 b3=3 c3=1 f5=2 f6=1 g5=1"

HIGHEST = "torres.score.highest"
OWN_LEVEL = "torres.level.own_only"
PRODUCT = "torres.goal.product"
ONCE = "torres.score.castle_once"
EVERYONE = "torres.score.everyone"
LEVEL = "torres.level.count"
ORDER = "torres.score.order"
SPACE = "torres.track.one_per_space"

_number = partial(Checkpoint, kind="number", receipt_of=right.castle_receipt, wording=WORDING)
_choice = partial(Checkpoint, kind="choice", receipt_of=right.castle_receipt, wording=WORDING)


def _for_a(rule_as_code: wrong.Counted) -> wrong.Answers:
    return lambda p: rule_as_code(p, 0)


COUNTS_TOWER = Misconception("torres.counts_the_tower", _for_a(wrong.area_times_tower), OWN_LEVEL)
COUNTS_BLOCKS = Misconception("torres.counts_the_blocks", _for_a(wrong.blocks_times_level), PRODUCT)
ADDS = Misconception("torres.adds_area_and_level", _for_a(wrong.area_plus_level), PRODUCT)
OWN_TOWER = Misconception("torres.counts_own_tower_only", _for_a(wrong.blocks_below), PRODUCT)
EVERY_KNIGHT = Misconception("torres.counts_every_knight", _for_a(wrong.every_knight), ONCE)
LOWEST = Misconception("torres.counts_the_lowest", _for_a(wrong.lowest_knight), HIGHEST)
BEST_CASTLE = Misconception("torres.best_castle_only", _for_a(wrong.best_castle_only), HIGHEST)
TOGETHER = Misconception("torres.adds_the_areas", _for_a(wrong.all_areas_together), ONCE)
GROUND = Misconception("torres.ground_counts_as_one", _for_a(wrong.ground_as_level_one), LEVEL)
DIAGONAL = Misconception(
    "torres.diagonals_join", lambda p: _names(wrong.diagonals_join(p, p.knights[0][0])), "torres.build.no_merge"
)
ONE_TOWER = Misconception(
    "torres.tower_is_the_castle", lambda p: _names(frozenset(p.knights[0])), "torres.build.no_merge"
)


def _names(cells: frozenset[int]) -> frozenset[str]:
    return frozenset(cell_name(cell) for cell in cells)


def _castle_cell(p: Position, picked: frozenset[str]) -> Phrase | None:
    """Why one of the cells picked is no part of the castle of A's knight, or one left out is."""
    home = cell_name(p.knights[0][0])
    castle = right.castle_cells(p, home)
    for cell in sorted(picked - castle):
        key = "scoring.explain.apart" if p.heights[cell_index(cell)] else "scoring.explain.no_tower"
        return Phrase(key, {"cell": cell, "home": home})
    for cell in sorted(castle - picked):
        near = next((cell_name(at) for at in cells_of(NEXT[cell_index(cell)]) if cell_name(at) in castle), home)
        return Phrase("scoring.explain.joined", {"cell": cell, "near": near})
    return None


# -- who scores a shared castle ------------------------------------------------------------------------------------


def _who_scores(a: int, b: int) -> str:
    if a and b:
        return "same" if a == b else "both"
    return "only_a" if a else "only_b"


def _shared(p: Position) -> str:
    return _who_scores(right.castle_points(p, 0), right.castle_points(p, 1))


def _leader_only(p: Position) -> str:
    return _who_scores(wrong.leader_only(p, 0), wrong.leader_only(p, 1))


def _tower_for_all(p: Position) -> str:
    return _who_scores(wrong.area_times_tower(p, 0), wrong.area_times_tower(p, 1))


# -- the track -----------------------------------------------------------------------------------------------------


def _after_point(p: Position) -> int:
    return p.play(p.read_action("point")).scores[0]


def _shares_space(p: Position) -> int:
    return p.scores[0] + 1


def _stays_behind(p: Position) -> int:
    return p.scores[0]


def _without_push(p: Position) -> int:
    return p.scores[1] + right.castle_points(p, 1)


def _from_a(p: Position) -> int:
    """Scores the seats from A on, whoever started the phase."""
    document = {**p.to_json(), "starter": 0, "player": 0}
    return right.score_after(from_json(document, allow_unreachable=True), 1)


# -- a base block or a level? --------------------------------------------------------------------------------------


def _two_ways() -> tuple[Position, Position]:
    """With a base block more, and with a level more under A's knight."""
    return (
        sketch(f"{STAIRS} d3=1", A="c2", B="b2"),
        sketch(STAIRS.replace("c2=3", "c2=4"), A="c2", B="b2"),
    )


def _better(base: int, level: int) -> str:
    return "equal" if base == level else "base" if base > level else "level"


def _the_level(p: Position) -> Receipt:
    """What the castle would pay with one level more under A's knight, the better of the two ways."""
    return right.scoring(_two_ways()[1])


CHECKPOINTS = (
    Checkpoint(
        id="torres.scoring.1",
        kind="cells",
        setting=lambda: sketch("c3=1 d3=2 d4=1 e5=2 c2=1 f5=1", A="d3"),
        solve=lambda p: right.castle_cells(p, "d3"),
        misconceptions=(DIAGONAL, ONE_TOWER),
        explain=_castle_cell,
        rules=("torres.build.no_merge", "torres.build.extend"),
        redact=without_areas,
        after=lambda p: p,
        wording=WORDING,
    ),
    _number(
        id="torres.scoring.2",
        setting=lambda: sketch(STAIRS, A="c2"),
        redact=without_areas,
        after=lambda p: p,
        solve=right.castle_points,
        misconceptions=(COUNTS_TOWER, COUNTS_BLOCKS, ADDS, OWN_TOWER),
        rules=(PRODUCT, OWN_LEVEL),
    ),
    _number(
        id="torres.scoring.3",
        setting=lambda: sketch(STAIRS, A="c2 d2"),
        redact=without_areas,
        after=lambda p: p,
        solve=right.castle_points,
        misconceptions=(EVERY_KNIGHT, COUNTS_TOWER, LOWEST, OWN_TOWER),
        rules=(ONCE, HIGHEST),
    ),
    _choice(
        id="torres.scoring.4",
        setting=lambda: sketch(STAIRS, A="c2", B="b2"),
        choices=("only_b", "both", "same"),
        solve=_shared,
        misconceptions=(
            Misconception("torres.leader_takes_all", _leader_only, EVERYONE),
            Misconception("torres.tower_for_all", _tower_for_all, OWN_LEVEL),
        ),
        rules=(EVERYONE, OWN_LEVEL),
    ),
    _number(
        id="torres.scoring.5",
        setting=lambda: sketch(TWO_CASTLES, A="b2 c2 f5", B="b3 g5"),
        redact=without_areas,
        after=lambda p: p,
        solve=right.castle_points,
        misconceptions=(EVERY_KNIGHT, BEST_CASTLE, TOGETHER),
        rules=(HIGHEST, ONCE),
    ),
    _number(
        id="torres.scoring.6",
        setting=lambda: sketch(TWO_CASTLES, A="a2 f6", B="b3 g5"),
        redact=without_areas,
        after=lambda p: p,
        solve=right.castle_points,
        misconceptions=(GROUND, COUNTS_TOWER, ADDS),
        rules=(LEVEL, PRODUCT),
    ),
    _number(
        id="torres.scoring.7",
        setting=lambda: sketch(STAIRS, A="c2", B="b2", C="d2", D="b3", scores=(10, 11, 12, 13)),
        solve=_after_point,
        misconceptions=(
            Misconception("torres.shares_the_space", _shares_space, SPACE),
            Misconception("torres.marker_waits", _stays_behind, SPACE),
        ),
        rules=(SPACE, "torres.track.leap", "torres.point.cost"),
        receipt_of=lambda p: right.action_receipt(p, "point"),
        after=lambda p: p.play(p.read_action("point")),
        whole=True,
    ),
    _number(
        id="torres.scoring.8",
        setting=lambda: sketch("b2=2 b3=2 c2=2 c3=1", A="b2", B="b3", C="c2", starts="C"),
        solve=lambda p: right.score_after(p, 1),
        misconceptions=(
            Misconception("torres.shares_the_space", _without_push, SPACE),
            Misconception("torres.counts_from_a", _from_a, ORDER),
        ),
        rules=(ORDER, SPACE, "torres.score.marker"),
        after=right.scored,
        about=1,
        whole=True,
    ),
    _choice(
        id="torres.scoring.9",
        setting=lambda: sketch(STAIRS, A="c2", B="b2"),
        choices=("base", "level", "equal"),
        solve=lambda p: _better(*(right.castle_points(q) for q in _two_ways())),
        misconceptions=(
            Misconception("torres.area_is_all", lambda p: _better(*(q.castles[0].area for q in _two_ways())), PRODUCT),
            Misconception(
                "torres.blocks_are_equal", lambda p: _better(*(sum(q.heights) for q in _two_ways())), PRODUCT
            ),
        ),
        rules=(PRODUCT, EVERYONE),
        receipt_of=_the_level,
        after=lambda p: _two_ways()[1],
    ),
)
