"""Checkpoints of the tutorial "Hidden units": where they lie, who knows them, how they are met, what they may be."""

from __future__ import annotations

from functools import partial

from boardlab.core.language import Phrase
from boardlab.core.verdict import Breach
from boardlab.creed import Position
from boardlab.creed.actions import Kind
from boardlab.lessons.checkpoint import Checkpoint, Misconception
from boardlab.lessons.creed import hidden_cases as case
from boardlab.lessons.creed import wrong_hidden as wrong
from boardlab.lessons.creed.sketching import WORDING, sketch
from boardlab.lessons.display import do
from boardlab.lessons.question_types import in_order

DEPLOY = "creed.act.deploy.hidden"
HAND = "creed.comp.holder"
REVEAL = "creed.hidden.reveal"
AUTO = "creed.hidden.auto"
ARCHER = "creed.unit.archer"
ATTACK = "creed.act.field.hidden"
FIRST = "creed.act.field.first"
BLOCKED = "creed.act.siege.blocked"
OBSTACLE = "creed.unit.obstacle"
ENGINE = "creed.setup.siege_engine"
CASUALTY = "creed.act.field.casualty"

_number = partial(Checkpoint, kind="number", wording=WORDING, sees=0)
_cells = partial(Checkpoint, kind="cells", wording=WORDING, sees=0)
_legal = partial(Checkpoint, kind="legal", wording=WORDING, sees=0)
_turn = partial(Checkpoint, kind="turn", wording=WORDING, sees=0)

# -- where, and who knows ----------------------------------------------------------------------------------------------


def why_not_there(p: Position, picked: frozenset[str]) -> Phrase | Breach | None:
    """Explains a cell that was picked wrongly by what the rules say to a unit face down there, or one left out."""
    right = case.may_hide(p)
    for place in sorted(picked - right):
        if place in p.layout.tent_numbers:
            return Phrase("explain.hidden.tent", {"place": place})
        found = p.judge(p.read_action(f"deploy shield_4 {place} hidden")).breaches
        if found:
            return found[0]
    return Phrase("explain.hidden.free", {"place": min(right - picked)}) if right - picked else None


def why_no_secret(p: Position, picked: frozenset[str]) -> Phrase | None:
    """Says of a place that was picked wrongly, or left out, whether B can look there."""
    right = case.secrets(p)
    for place in sorted(picked - right):
        cell = p.layout.cell_numbers.get(place)
        if cell is None:
            return Phrase("explain.hidden.ruin", {"place": place})
        return Phrase("explain.hidden.up" if p.units[cell] else "explain.hidden.nothing", {"place": place})
    for place in sorted(right - picked):
        return Phrase("explain.hidden.secret", {"place": place})
    return None


# -- turns -------------------------------------------------------------------------------------------------------------


def _fallen(p: Position, cell: str) -> bool:
    return not p.units[p.layout.cell_numbers[cell]]


def _attacked(actions: tuple[str, ...]) -> bool:
    return any(text.startswith("attack") for text in actions)


def breaking(p: Position) -> tuple[str, ...]:
    """A line of play that turns units up and attacks until the shield on B21 has fallen."""
    for act in (act for act in p.legal_actions() if act.kind == Kind.REVEAL):
        line = (act.to_text(), "attack A21")
        if _fallen(do(p, *line), "B21"):
            return line
    raise ValueError("Turning up a unit does not help here.")


def _by_luck(start: Position, end: Position, actions: tuple[str, ...]) -> bool:
    """A line of play that removed what lay there this time, and need not have."""
    return _fallen(end, case.BEHIND)


# -- the order of an attack --------------------------------------------------------------------------------------------


def _moved(p: Position, step: str, before: str) -> tuple[str, ...]:
    """The steps with one moved in front of another; "" moves it to the end."""
    left = [found for found in case.steps(p) if found != step]
    at = left.index(before) if before else len(left)
    return (*left[:at], step, *left[at:])


# -- wrong rules -------------------------------------------------------------------------------------------------------

HIDING = (
    Misconception("creed.hides_anywhere", wrong.on_any_cell, DEPLOY),
    Misconception("creed.hides_behind_others", wrong.behind_others, DEPLOY),
    Misconception("creed.hides_in_front", wrong.in_front, DEPLOY),
)
"""Wrong rules of where a unit may lie face down."""
OBSTACLES_FALL = Misconception("creed.removes_face_down_obstacles", wrong.over_obstacles, OBSTACLE)
ENGINE_HIDES = Misconception("creed.siege_engine_may_hide", wrong.with_engine, ENGINE)
KINDS = Misconception("creed.kinds_for_tiles", wrong.kinds_for_tiles, "creed.comp.normal")
EQUAL_FAILS = Misconception("creed.equal_is_not_enough", wrong.defence_only, "creed.act.field.success")
COUNTING = (
    Misconception("creed.forgets_the_casualties", wrong.nobody_dead, CASUALTY),
    Misconception("creed.forgets_the_face_up", wrong.nobody_up, HAND),
    Misconception("creed.seen_changes_nothing", wrong.whole_nation, HAND),
)
"""Wrong rules of how many tiles are left."""
FALLING_LATER = (
    Misconception("creed.seen_changes_nothing", wrong.falling_of_17, HAND),
    Misconception("creed.forgets_the_casualties", wrong.falling_but_dead, CASUALTY),
    Misconception("creed.forgets_the_face_up", wrong.falling_but_up, HAND),
    OBSTACLES_FALL,
)
"""Wrong rules of how many of the tiles left fall."""


CHECKPOINTS = (
    _cells(
        id="creed.hidden.1",
        setting=lambda: sketch("A11=infantry_2 A13=shield_4 A31=cavalry_3 B11=spearman B32=archer"),
        solve=case.may_hide,
        explain=why_not_there,
        misconceptions=HIDING,
        rules=(DEPLOY,),
    ),
    _cells(
        id="creed.hidden.2",
        setting=case.looked_at,
        solve=case.secrets,
        explain=why_no_secret,
        misconceptions=(
            Misconception("creed.only_units_are_secret", wrong.units_only, "creed.setup.tents"),
            Misconception("creed.only_leaders_are_secret", wrong.leaders_only, "creed.setup.tents"),
            Misconception("creed.last_rank_is_secret", wrong.whole_last_rank, DEPLOY),
        ),
        rules=("creed.setup.tents", DEPLOY),
        among=case.own_pieces,
    ),
    _number(
        id="creed.hidden.3",
        setting=lambda: sketch("A11=cavalry_3 A12=archer A13=archer+hidden B11=shield_5 B33=cavalry_4"),
        solve=lambda p: case.attack_of(p, "A11"),
        misconceptions=(
            Misconception("creed.hidden_archer_shoots", lambda p: wrong.all_help(p, "A11"), ARCHER),
            Misconception("creed.hidden_spoils_all_help", lambda p: wrong.printed(p, "A11"), ARCHER),
        ),
        rules=(ARCHER, REVEAL),
        receipt_of=lambda p: case.attack_receipt(p, "A11"),
    ),
    _turn(
        id="creed.hidden.4",
        setting=lambda: sketch("A21=cavalry_4 A23=archer+hidden A12=spearman B21=shield_5", ap={"A": 2}),
        solve=breaking,
        goal=lambda start, end, actions: _fallen(end, "B21"),
        misconceptions=(
            Misconception(
                "creed.hidden_archer_shoots",
                lambda p: ("attack A21",),
                ARCHER,
                goal=lambda start, end, actions: _attacked(actions) and not _fallen(end, "B21"),
            ),
            Misconception(
                "creed.moves_to_turn_up",
                lambda p: ("move A23 A33",),
                REVEAL,
                goal=lambda start, end, actions: actions[0].startswith("move") and not _attacked(actions),
            ),
        ),
        rules=(REVEAL, ARCHER),
    ),
    _legal(
        id="creed.hidden.5",
        setting=lambda: sketch("A11=infantry_2 A12=archer A21=spearman B13=spearman+hidden B21=shield_4"),
        tries="siege A11",
        choices=(ATTACK, BLOCKED, FIRST),
        misconceptions=(
            Misconception(
                "creed.backs_do_not_guard", lambda p: wrong.verdict(wrong.without_backs(p), "siege A11"), BLOCKED
            ),
        ),
        rules=(BLOCKED,),
    ),
    _legal(
        id="creed.hidden.6",
        setting=lambda: sketch("A31=cavalry_4 A11=infantry_1 B33=archer+hidden B12=obstacle_1"),
        tries="attack A31",
        choices=(OBSTACLE, FIRST, REVEAL),
        misconceptions=(
            Misconception(
                "creed.could_be_an_obstacle",
                lambda p: wrong.verdict(wrong.obstacles_for_backs(p), "attack A31"),
                ATTACK,
            ),
            Misconception(
                "creed.backs_are_no_target", lambda p: wrong.verdict(wrong.without_backs(p), "attack A31"), ATTACK
            ),
        ),
        rules=(ATTACK,),
        after=lambda p: do(p, "attack A31"),
    ),
    Checkpoint(
        id="creed.hidden.7",
        kind="order",
        setting=case.charge,
        choices=("removed", "sum", "defender", "attacker"),
        solve=case.steps,
        goal=in_order(("attacker", "sum"), ("attacker", "defender"), ("sum", "removed"), ("defender", "removed")),
        misconceptions=(
            Misconception("creed.fights_before_turning_up", lambda p: _moved(p, "defender", ""), ATTACK),
            Misconception("creed.attacks_from_hiding", lambda p: _moved(p, "attacker", ""), AUTO),
        ),
        rules=(ATTACK, AUTO),
        after=lambda p: do(p, case.CHARGE),
        sees=0,
        wording=WORDING,
    ),
    _number(
        id="creed.hidden.8",
        setting=lambda: sketch("A11=cavalry_3 B13=spearman+hidden A32=archer", nations=[2, 4]),
        solve=case.tiles_falling,
        misconceptions=(OBSTACLES_FALL, ENGINE_HIDES, KINDS),
        rules=(ATTACK, ENGINE, OBSTACLE),
        receipt_of=case.falling_receipt,
        facts=case.facts,
    ),
    Checkpoint(
        id="creed.hidden.9",
        kind="choice",
        setting=case.two_backs,
        choices=("one", "three", "equal"),
        solve=case.best_line,
        misconceptions=(
            Misconception("creed.highest_attack_is_best", wrong.highest_attack, OBSTACLE),
            Misconception("creed.backs_are_all_alike", lambda p: "equal", ATTACK),
        ),
        rules=(OBSTACLE, ARCHER),
        receipt_of=lambda p: None,
        facts=lambda p: {**case.facts(p), **case.falling_by_line(p)},
        sees=0,
        wording=WORDING,
    ),
    _number(
        id="creed.hidden.10",
        setting=case.later,
        solve=case.tiles_left,
        misconceptions=COUNTING,
        rules=(HAND, CASUALTY),
        whole=True,
        receipt_of=case.left_receipt,
    ),
    _number(
        id="creed.hidden.11",
        setting=case.later,
        solve=case.tiles_falling,
        misconceptions=FALLING_LATER,
        rules=(ATTACK, CASUALTY, OBSTACLE),
        receipt_of=case.falling_receipt,
        facts=lambda p: {**case.facts(p), "before": wrong.falling_of_17(p)},
    ),
    _turn(
        id="creed.hidden.12",
        setting=case.sure,
        solve=case.plan,
        goal=lambda start, end, actions: case.surely(start, actions, case.BEHIND),
        misconceptions=(
            Misconception("creed.trusts_to_luck", lambda p: ("move A21 A11", "attack A11"), ATTACK, goal=_by_luck),
        ),
        rules=(ARCHER, REVEAL, OBSTACLE),
        facts=case.facts,
    ),
)
