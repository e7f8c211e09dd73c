"""Checkpoints of the tutorial "Who beats whom": attack against defence, help, charges, spears, obstacles, shields."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from boardlab.core.language import Phrase
from boardlab.creed import Position
from boardlab.creed.units import ATTACK, CAVALRY_3, DEFENCE, INFANTRY_2, SUPPORT
from boardlab.lessons.checkpoint import Checkpoint, Misconception
from boardlab.lessons.creed import matchups_cases as case
from boardlab.lessons.creed import wrong_matchups as wrong
from boardlab.lessons.creed.sketching import WORDING, sketch
from boardlab.lessons.display import do
from boardlab.lessons.question_types import LEGAL

SUCCESS = "creed.act.field.success"
FIRST = "creed.act.field.first"
NO_COUNTER = "creed.act.field.nocounter"
FAIL = "creed.act.field.fail"
ARCHER = "creed.unit.archer"
SHIELD = "creed.unit.shield"
NEEDS_ONE = "creed.act.siege.shield"
CAVALRY = "creed.unit.cavalry"
ARMOURED = "creed.unit.armoured_cavalry"
SPEAR = "creed.unit.spearman"
OBSTACLE = "creed.unit.obstacle"
INFANTRY = "creed.unit.infantry"
THROUGH_OWN = "creed.attack.through_own"

_number = partial(Checkpoint, kind="number", wording=WORDING)
_cells = partial(Checkpoint, kind="cells", wording=WORDING)
_legal = partial(Checkpoint, kind="legal", wording=WORDING)
_choice = partial(Checkpoint, kind="choice", wording=WORDING)

Where = Callable[[Position], int]


def _at(name: str) -> Where:
    """The number of a cell, by its name."""
    return lambda p: p.layout.cell_numbers[name]


# -- wrong rules, for the unit on a cell -----------------------------------------------------------------------------


def charging(cell: Where) -> tuple[Misconception, ...]:
    """Wrong rules of charges."""
    return (
        Misconception("creed.full_attack_each_time", lambda p: wrong.removed(p, cell(p), loses=wrong.nothing), CAVALRY),
        Misconception("creed.rides_on_past_a_stand", lambda p: wrong.removed(p, cell(p), rides_on=True), CAVALRY),
        Misconception("creed.rides_past_obstacles", lambda p: wrong.removed(p, cell(p), obstacles="pass"), OBSTACLE),
        Misconception("creed.breaks_any_obstacle", lambda p: wrong.removed(p, cell(p), obstacles="break"), OBSTACLE),
        Misconception("creed.charge_hits_one", lambda p: wrong.removed(p, cell(p), hits=1), CAVALRY),
    )


def striking(cell: Where) -> tuple[Misconception, ...]:
    """Wrong rules of any attack."""
    return (
        Misconception(
            "creed.equal_is_not_enough", lambda p: wrong.removed(p, cell(p), enough=wrong.more_than), SUCCESS
        ),
        Misconception(
            "creed.attack_against_attack", lambda p: wrong.removed(p, cell(p), guard=wrong.attack_of), SUCCESS
        ),
        Misconception(
            "creed.forgets_the_archers", lambda p: wrong.removed(p, cell(p), total=wrong.printed_only), ARCHER
        ),
    )


def supporting(cell: Where) -> tuple[Misconception, ...]:
    """Wrong rules of the sum of an attack."""
    return (
        Misconception("creed.forgets_the_archers", lambda p: wrong.printed_only(p, cell(p)), ARCHER),
        Misconception("creed.archers_of_all_lines", lambda p: wrong.support_from_anywhere(p, cell(p)), ARCHER),
        Misconception("creed.archers_of_both_sides", lambda p: wrong.support_of_both_sides(p, cell(p)), ARCHER),
    )


def spearing(cell: Where) -> tuple[Misconception, ...]:
    """Wrong rules of what a spear reaches."""
    return (
        Misconception("creed.spear_hits_obstacles", lambda p: wrong.speared(p, cell(p), obstacles=True), SPEAR),
        Misconception("creed.spear_reaches_all", lambda p: wrong.speared(p, cell(p), whole=True), SPEAR),
        Misconception("creed.spear_over_a_gap", lambda p: wrong.speared(p, cell(p), gap=True), SPEAR),
    )


def _only(found: tuple[Misconception, ...], *keys: str) -> tuple[Misconception, ...]:
    return tuple(each for each in found if each.key in keys)


def _archer_strikes(p: Position) -> str:
    """Lets an archer attack with what it adds."""
    enemy = wrong.unit_on(p, wrong.first_enemy(p, _at("A11")(p)))
    return LEGAL if SUPPORT[wrong.unit_on(p, _at("A11")(p))] >= DEFENCE[enemy] else FIRST


def _over_the_gap(p: Position) -> str:
    """Lets a spear reach the next enemy over an empty cell."""
    return LEGAL if "B13" in wrong.speared(p, _at("A11")(p), gap=True) else SPEAR


def _left(p: Position, picked: int) -> Phrase:
    return Phrase("explain.matchups.left")


CHECKPOINTS = (
    _cells(
        id="creed.matchups.1",
        setting=lambda: sketch("A11=cavalry_3 A21=spearman A31=infantry_2 B11=cavalry_3 B21=shield_4 B31=spearman"),
        solve=case.removed_by_all,
        misconceptions=(
            Misconception("creed.equal_is_not_enough", lambda p: wrong.all_removed(p, enough=wrong.more_than), SUCCESS),
            Misconception(
                "creed.attack_against_attack", lambda p: wrong.all_removed(p, guard=wrong.attack_of), SUCCESS
            ),
        ),
        rules=(SUCCESS, FAIL),
    ),
    _cells(
        id="creed.matchups.2",
        setting=lambda: sketch(
            "A11=cavalry_4 A21=spearman A31=infantry_2 B11=infantry_2 B12=shield_5 B21=shield_4 B33=archer"
        ),
        solve=case.removed_by_all,
        misconceptions=(
            Misconception("creed.shield_guards_neighbours", wrong.guarded_by_shields, SHIELD),
            Misconception("creed.reaches_the_next_cell_only", lambda p: wrong.all_removed(p, reach=1), FIRST),
        ),
        rules=(FIRST, SUCCESS, SHIELD),
    ),
    _choice(
        id="creed.matchups.3",
        setting=lambda: sketch("A11=spearman B11=infantry_2 B13=archer"),
        choices=("removed", "stands", "both"),
        solve=lambda p: case.outcome(p, "attack A11 B11"),
        misconceptions=(
            Misconception("creed.support_for_the_defender", lambda p: wrong.defender_supported(p, 0), ARCHER),
            Misconception("creed.defender_strikes_back", lambda p: wrong.struck_back(p, 0), NO_COUNTER),
        ),
        rules=(ARCHER, NO_COUNTER),
        receipt_of=lambda p: case.sum_receipt(p, "A11"),
        after=lambda p: do(p, "attack A11 B11"),
    ),
    _number(
        id="creed.matchups.4",
        setting=lambda: sketch("A11=spearman A12=archer A33=archer B11=shield_5 B31=cavalry_3"),
        solve=lambda p: case.total(p, "A11"),
        misconceptions=_only(supporting(_at("A11")), "forgets_the_archers", "archers_of_all_lines"),
        rules=(ARCHER,),
        receipt_of=lambda p: case.sum_receipt(p, "A11"),
    ),
    _legal(
        id="creed.matchups.5",
        setting=lambda: sketch("A11=archer A13=archer B11=infantry_1 B32=cavalry_3"),
        tries="attack A11",
        choices=(FIRST, ARCHER, NEEDS_ONE),
        misconceptions=(Misconception("creed.archers_attack_alone", _archer_strikes, ARCHER),),
        rules=(ARCHER,),
    ),
    _number(
        id="creed.matchups.6",
        setting=lambda: sketch("A11=infantry_2 B11=shield_5"),
        solve=case.needed,
        misconceptions=(
            Misconception("creed.equal_is_not_enough", lambda p: case.needed(p) + 1, SUCCESS),
            Misconception("creed.only_help_counts", lambda p: DEFENCE[wrong.unit_on(p, 9)], ARCHER),
        ),
        rules=(SUCCESS, ARCHER),
        receipt_of=case.needed_receipt,
    ),
    Checkpoint(
        id="creed.matchups.7",
        kind="turn",
        setting=lambda: sketch("A11=infantry_2 A12=spearman A31=archer B11=shield_5 B21=archer", hands={"A": ""}),
        solve=case.breaks_through,
        goal=lambda start, end, actions: case.wall_down(end),
        misconceptions=(
            Misconception(
                "creed.weak_attacks_add_up",
                lambda p: ("attack A11", "attack A12 B11"),
                FAIL,
                goal=lambda start, end, actions: not case.wall_down(end) and case.attacked(actions) > 1,
            ),
            Misconception(
                "creed.archers_of_all_lines",
                lambda p: ("attack A12 B11",),
                ARCHER,
                goal=lambda start, end, actions: not case.wall_down(end) and case.attacked(actions) == 1,
            ),
        ),
        rules=(ARCHER, SUCCESS, FAIL),
        wording=WORDING,
    ),
    _number(
        id="creed.matchups.8",
        setting=lambda: sketch("A21=cavalry_4 B21=spearman B23=cavalry_3"),
        solve=lambda p: case.left_for_second(p, "A21"),
        explain=_left,
        misconceptions=(
            Misconception("creed.full_attack_each_time", lambda p: case.total(p, "A21"), CAVALRY),
            Misconception(
                "creed.charge_loses_the_attack",
                lambda p: case.total(p, "A21") - ATTACK[wrong.unit_on(p, wrong.first_enemy(p, 3))],
                CAVALRY,
            ),
        ),
        rules=(CAVALRY,),
        receipt_of=lambda p: case.charge_receipt(p, "A21"),
        after=lambda p: do(p, "attack A21"),
    ),
    _cells(
        id="creed.matchups.9",
        setting=lambda: sketch("A31=armoured_cavalry B31=cavalry_3 B32=shield_5 B33=archer"),
        solve=lambda p: case.removed_by(p, "A31"),
        misconceptions=_only(charging(_at("A31")), "full_attack_each_time", "rides_on_past_a_stand"),
        rules=(ARMOURED, CAVALRY, SUCCESS),
    ),
    _cells(
        id="creed.matchups.10",
        setting=lambda: sketch("A31=spearman B31=obstacle_1 B32=infantry_2 B33=archer"),
        solve=lambda p: case.targets_of(p, "A31"),
        misconceptions=_only(spearing(_at("A31")), "spear_hits_obstacles", "spear_reaches_all"),
        rules=(SPEAR,),
    ),
    _legal(
        id="creed.matchups.11",
        setting=lambda: sketch("A11=spearman B11=infantry_1 B13=archer B31=cavalry_4"),
        tries="attack A11 B13",
        choices=(FIRST, SPEAR, OBSTACLE),
        misconceptions=(Misconception("creed.spear_over_a_gap", _over_the_gap, SPEAR),),
        rules=(SPEAR,),
    ),
    _cells(
        id="creed.matchups.12",
        setting=lambda: sketch("A11=cavalry_4 B11=infantry_1 B12=obstacle_1 B13=spearman"),
        solve=lambda p: case.removed_by(p, "A11"),
        misconceptions=_only(charging(_at("A11")), "rides_past_obstacles", "breaks_any_obstacle"),
        rules=(OBSTACLE, CAVALRY),
    ),
    _cells(
        id="creed.matchups.13",
        setting=lambda: sketch("A31=heavy_infantry A32=spearman A33=infantry_1 B32=obstacle_1", nations=[2, 1]),
        solve=case.breakers,
        misconceptions=(
            Misconception("creed.breaks_any_obstacle", lambda p: wrong.breakers(p, kinds=False), OBSTACLE),
            Misconception("creed.own_units_block", lambda p: wrong.breakers(p, blocked=True), THROUGH_OWN),
        ),
        rules=(OBSTACLE, THROUGH_OWN),
    ),
    _choice(
        id="creed.matchups.14",
        setting=lambda: sketch("A11=infantry_2 A31=cavalry_3"),
        choices=("same", "second", "trade"),
        solve=lambda p: case.why_equal(),
        misconceptions=(
            Misconception("creed.strength_is_all", lambda p: "same", OBSTACLE),
            Misconception("creed.second_hit_counted", lambda p: "second", CAVALRY),
        ),
        rules=(OBSTACLE, INFANTRY, SUCCESS),
        facts=lambda p: {"foot": len(case.beaten(INFANTRY_2)), "horse": len(case.beaten(CAVALRY_3))},
    ),
)
