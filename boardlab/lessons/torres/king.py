"""Checkpoints of the tutorial "King's bonus timing": which level, when, for whom, and what it is worth."""

from __future__ import annotations

from functools import partial

from boardlab.lessons.checkpoint import Checkpoint, Misconception
from boardlab.lessons.display import do
from boardlab.lessons.torres import king_cases as case
from boardlab.lessons.torres import right_rules as right
from boardlab.lessons.torres import wrong_bonus as wrong
from boardlab.lessons.torres.explaining import bonus_level
from boardlab.lessons.torres.sketching import WORDING, sketch
from boardlab.torres import Position, cell_name
from boardlab.torres.board import cells_of

TABLE = "torres.king.table"
EXACT = "torres.king.exact"
SPLIT = "torres.king.split"
ONCE = "torres.king.once"
ALL = "torres.king.all"
OWN_LEVEL = "torres.king.own_level"
WHEN = "torres.king.when"
STEPS = "torres.score.steps"
SPACE = "torres.track.one_per_space"
KING_MAY = "torres.next.king_may"
PRODUCT = "torres.goal.product"
DOOR = "torres.door.through"


_number = partial(Checkpoint, kind="number", wording=WORDING)
_choice = partial(Checkpoint, kind="choice", wording=WORDING)


def _names(cells: int) -> frozenset[str]:
    return frozenset(cell_name(cell) for cell in cells_of(cells))


def _earners(p: Position) -> frozenset[str]:
    return _names(wrong.earners(p))


CHECKPOINTS = (
    Checkpoint(
        id="torres.king.1",
        kind="cells",
        setting=lambda: sketch("b6=3 c6=2 b5=2 c5=1 d5=1 f4=2 g4=1", king="c5", phase=2, A="b6 c6 f4", B="b5 d5"),
        solve=_earners,
        explain=bonus_level(_earners, knights=True),
        misconceptions=(
            Misconception("torres.at_least_that_level", lambda p: _names(wrong.at_least(p)), EXACT),
            Misconception("torres.in_any_castle", lambda p: _names(wrong.in_any_castle(p)), TABLE),
            Misconception("torres.on_the_kings_level", lambda p: _names(wrong.on_the_kings_level(p)), OWN_LEVEL),
            Misconception("torres.highest_knight_only", lambda p: _names(wrong.highest_only(p)), SPLIT),
        ),
        rules=(TABLE, EXACT),
        wording=WORDING,
    ),
    _number(
        id="torres.king.2",
        setting=lambda: sketch(case.HALL, king="c5", A="b6"),
        solve=right.bonus_points,
        misconceptions=(
            Misconception("torres.paid_during_the_year", wrong.pay, WHEN),
            Misconception("torres.five_per_level", lambda p: wrong.five_per_level(p, 0), EXACT),
        ),
        rules=(EXACT, WHEN),
    ),
    _number(
        id="torres.king.3",
        setting=lambda: sketch(case.HALL, king="c5", A="b6 c6"),
        solve=case.total,
        misconceptions=(
            Misconception("torres.highest_knight_only", lambda p: wrong.only_if_highest(p, 0), SPLIT),
            Misconception(
                "torres.both_knights_score", lambda p: wrong.both_knights_score(p, 0), "torres.score.castle_once"
            ),
            Misconception("torres.one_knight_does_both", lambda p: wrong.one_knight_does_both(p, 0), SPLIT),
        ),
        rules=(SPLIT, EXACT, PRODUCT),
    ),
    _number(
        id="torres.king.4",
        setting=lambda: sketch(case.HALL, king="c5", phase=2, A="b6 b5"),
        solve=right.bonus_points,
        misconceptions=(
            Misconception("torres.bonus_per_knight", lambda p: wrong.every_knight_earns(p, 0), ONCE),
            Misconception("torres.always_five", lambda p: wrong.pay(sketch(case.HALL, king="c5")), TABLE),
        ),
        rules=(ONCE, TABLE),
    ),
    _choice(
        id="torres.king.5",
        setting=lambda: sketch(case.HALL.replace("b5=2", "b5=1"), king="c5", A="b5", B="c6"),
        choices=("first", "share", "both"),
        solve=case.who_gets_it,
        misconceptions=(
            Misconception("torres.first_takes_it", lambda p: "first", ALL),
            Misconception("torres.bonus_is_shared", lambda p: "share", ALL),
        ),
        rules=(ALL, TABLE),
    ),
    _number(
        id="torres.king.6",
        setting=lambda: sketch(case.STAIRS, king="b6", phase=2, A="c6", B="b5"),
        solve=right.bonus_points,
        misconceptions=(
            Misconception(
                "torres.as_high_as_the_king", lambda p: wrong.pay(p) if wrong.on_the_kings_level(p) else 0, OWN_LEVEL
            ),
            Misconception("torres.by_the_kings_level", wrong.by_the_kings_level, OWN_LEVEL),
        ),
        rules=(OWN_LEVEL, TABLE),
    ),
    _number(
        id="torres.king.7",
        setting=case.race,
        solve=right.score_after,
        misconceptions=(
            Misconception("torres.castles_and_bonus_at_once", lambda p: wrong.all_at_once(p, 0), STEPS),
            Misconception("torres.bonus_before_castles", lambda p: wrong.bonus_first(p, 0), WHEN),
            Misconception("torres.shares_the_space", lambda p: wrong.without_push(p, 0), SPACE),
        ),
        rules=(STEPS, WHEN, SPACE),
        after=right.scored,
        whole=True,
    ),
    _number(
        id="torres.king.8",
        setting=lambda: case.years()[0],
        solve=lambda p: sum(case.total(year) for year in case.years()),
        misconceptions=(
            Misconception(
                "torres.always_five", lambda p: sum(right.castle_points(q) + wrong.pay(p) for q in case.years()), TABLE
            ),
            Misconception("torres.last_scoring_only", lambda p: case.total(case.years()[-1]), "torres.phase.three"),
            Misconception("torres.bonus_alone", lambda p: sum(right.bonus_points(q) for q in case.years()), WHEN),
            Misconception("torres.castles_alone", lambda p: sum(right.castle_points(q) for q in case.years()), TABLE),
        ),
        rules=(TABLE, "torres.phase.three", PRODUCT),
        receipt_of=case.years_receipt,
    ),
    _choice(
        id="torres.king.9",
        setting=case.crowned,
        choices=tuple(case.WHERE),
        solve=lambda p: case.best_castle(2),
        misconceptions=(
            Misconception("torres.level_of_last_phase", lambda p: case.best_castle(1), TABLE),
            Misconception("torres.nobody_gets_it", lambda p: case.fewest_bonuses(), "torres.next.king_where"),
        ),
        rules=("torres.next.king_where", TABLE),
        receipt_of=lambda p: right.scoring(case.crowned(case.best_castle(2))),
        after=lambda p: case.crowned(case.best_castle(2)),
        whole=True,
    ),
    _choice(
        id="torres.king.10",
        setting=case.last_point,
        choices=("a", "b", "c"),
        solve=case.moves_king,
        misconceptions=(
            Misconception("torres.still_last", case.without_leap, SPACE),
            Misconception("torres.leader_moves_the_king", case.leader_moves, KING_MAY),
        ),
        rules=(KING_MAY, SPACE),
        receipt_of=lambda p: right.action_receipt(p, "point"),
        after=lambda p: do(p, "point"),
        whole=True,
    ),
    _choice(
        id="torres.king.11",
        setting=lambda: sketch(case.WIDE, king="c5", phase=2, A="c6"),
        choices=("climb", "stay", "equal"),
        solve=case.climb_or_stay,
        misconceptions=(
            Misconception("torres.castle_points_only", case.castle_only, EXACT),
            Misconception("torres.area_against_level", case.area_against_level, PRODUCT),
        ),
        rules=(EXACT, PRODUCT),
        receipt_of=case.climb_receipt,
    ),
    _number(
        id="torres.king.12",
        setting=lambda: case.wide(10, 3, 3),
        solve=lambda p: case.pays_from(p.phase),
        misconceptions=(
            Misconception("torres.even_is_no_gain", lambda p: case.pays_from(p.phase, 0), EXACT),
            Misconception("torres.threshold_of_phase_1", lambda p: case.pays_from(1), TABLE),
            Misconception("torres.threshold_of_phase_2", lambda p: case.pays_from(2), TABLE),
        ),
        rules=(EXACT, PRODUCT),
        receipt_of=case.threshold_receipt,
    ),
    _number(
        id="torres.king.13",
        setting=lambda: sketch("b1=1 b2=2 c2=1 e2=1 f2=1 g2=1", king="b1", phase=2, A="h2", B="f2"),
        solve=case.fewest_ap,
        misconceptions=(Misconception("torres.on_foot_only", case.on_foot, DOOR),),
        rules=(DOOR, "torres.move.up_one"),
        receipt_of=case.way_receipt,
        after=lambda p: do(p, *case.way_in(p)),
    ),
)
