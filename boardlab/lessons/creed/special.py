"""Checkpoints of the tutorial "Special actions": boxes and cubes, morale, rumours, reinforcements, tents."""

from __future__ import annotations

from functools import partial

from boardlab.creed.options import CUBES
from boardlab.lessons.checkpoint import Checkpoint, Misconception
from boardlab.lessons.creed import special_cases as case
from boardlab.lessons.creed.sketching import WORDING
from boardlab.lessons.question_types import LEGAL

BOXES = "creed.special.boxes"
SEVEN = "creed.special.seven"
MORALE = "creed.special.morale"
KINDS = "creed.special.morale.kinds"
ONCE = "creed.special.morale.once"
RUMOUR = "creed.special.rumor"
IMMUNE = "creed.special.rumor.immune"
HIDDEN = "creed.special.rumor.hidden"
REINFORCE = "creed.special.reinforce"
NO_SPECIAL = "creed.special.reinforce.nospecial"
FORTIFY = "creed.special.fortify"
SAFE = "creed.special.fortify.safe"
ASSASSINATE = "creed.special.assassinate"

_number = partial(Checkpoint, kind="number", wording=WORDING)
_cells = partial(Checkpoint, kind="cells", wording=WORDING)
_legal = partial(Checkpoint, kind="legal", wording=WORDING)

CHECKPOINTS = (
    _number(
        id="creed.special.1",
        setting=case.busy,
        solve=lambda p: case.price(p, "fortify"),
        misconceptions=(
            Misconception("creed.price_stays_the_same", lambda p: case.first_price(p, "fortify"), BOXES),
            Misconception(
                "creed.prices_add_up", lambda p: case.first_price(p, "fortify") + case.price(p, "fortify"), BOXES
            ),
        ),
        rules=(BOXES, FORTIFY),
        whole=True,
    ),
    _number(
        id="creed.special.2",
        setting=case.busy,
        solve=case.cubes_left,
        misconceptions=(
            Misconception("creed.free_boxes_are_uses", case.boxes_left, SEVEN),
            Misconception("creed.cubes_come_back", lambda p: CUBES, SEVEN),
        ),
        rules=(SEVEN, BOXES),
        whole=True,
    ),
    Checkpoint(
        id="creed.special.3",
        kind="order",
        setting=case.talk,
        choices=("assassinate", "rumour", "reposition", "rumour_again"),
        solve=case.by_price,
        misconceptions=(
            Misconception(
                "creed.second_rumour_is_cheaper",
                lambda p: ("reposition", "rumour_again", "rumour", "assassinate"),
                RUMOUR,
            ),
            Misconception("creed.dearest_first", lambda p: tuple(reversed(case.by_price(p))), BOXES),
        ),
        rules=(BOXES, RUMOUR, ASSASSINATE),
        wording=WORDING,
        whole=True,
    ),
    _legal(
        id="creed.special.4",
        setting=case.busy,
        tries="morale A12 for 2",
        choices=(KINDS, ONCE),
        misconceptions=(
            Misconception("creed.cheers_the_archer", lambda p: LEGAL, KINDS),
            Misconception("creed.morale_once_a_turn", lambda p: ONCE, MORALE),
        ),
        rules=(KINDS, MORALE),
    ),
    Checkpoint(
        id="creed.special.5",
        kind="turn",
        setting=case.wall,
        goal=case.shield_gone,
        solve=lambda p: ("morale A11 for 2", "attack A11"),
        misconceptions=(
            Misconception("creed.archer_is_enough", lambda p: ("attack A11",), MORALE, goal=case.attacked_in_vain),
            Misconception(
                "creed.morale_is_an_attack",
                lambda p: ("morale A11 for 2",),
                "creed.special.morale.noattack",
                goal=case.morale_only,
            ),
        ),
        rules=(MORALE, "creed.special.morale.noattack"),
        wording=WORDING,
    ),
    _cells(
        id="creed.special.6",
        setting=case.talk,
        solve=case.listeners,
        among=case.enemies,
        misconceptions=(
            Misconception("creed.all_hear_rumours", case.enemies, IMMUNE),
            Misconception("creed.hidden_ears", case.open_listeners, HIDDEN),
            Misconception("creed.only_obstacles_are_deaf", case.all_but_obstacles, IMMUNE),
        ),
        rules=(IMMUNE, HIDDEN),
        sees=0,
    ),
    _legal(
        id="creed.special.7",
        setting=case.talk,
        tries="rumour B31 B33 for 3",
        choices=(RUMOUR, IMMUNE),
        misconceptions=(
            Misconception("creed.any_two_units", lambda p: LEGAL, RUMOUR),
            Misconception("creed.shields_are_deaf", lambda p: IMMUNE, IMMUNE),
        ),
        rules=(RUMOUR,),
        sees=0,
    ),
    _number(
        id="creed.special.8",
        setting=case.fallen,
        solve=case.brought_back,
        misconceptions=(
            Misconception("creed.everyone_returns", case.all_dead, NO_SPECIAL),
            Misconception("creed.no_limit_of_three", case.normal_dead, REINFORCE),
            Misconception("creed.one_at_a_time", lambda p: 1, REINFORCE),
        ),
        rules=(REINFORCE, NO_SPECIAL),
        whole=True,
    ),
    _cells(
        id="creed.special.9",
        setting=case.standing,
        solve=lambda p: case.chosen(p, "assassinate"),
        among=lambda p: case.all_tents(p, 1),
        misconceptions=(
            Misconception("creed.fortress_no_help", lambda p: case.intact(p, 1), SAFE),
            Misconception("creed.ruins_again", lambda p: case.all_tents(p, 1), ASSASSINATE),
        ),
        rules=(ASSASSINATE, SAFE),
        sees=0,
    ),
    _cells(
        id="creed.special.10",
        setting=case.standing,
        solve=lambda p: case.chosen(p, "fortify"),
        among=lambda p: case.all_tents(p, 0),
        misconceptions=(
            Misconception("creed.fortress_upon_fortress", lambda p: case.intact(p, 0), "creed.special.fortify.single"),
            Misconception("creed.fortify_ruins", lambda p: case.all_tents(p, 0), FORTIFY),
        ),
        rules=(FORTIFY, "creed.special.fortify.single"),
    ),
)
