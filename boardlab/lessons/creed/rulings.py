"""Checkpoints of the tutorial "Open rulings": what the rules leave open, and what changes with each reading."""

from __future__ import annotations

from functools import partial

from boardlab.core.observer import SPECTATOR
from boardlab.creed import Position
from boardlab.creed.options import CUBES
from boardlab.lessons.checkpoint import Checkpoint, Misconception
from boardlab.lessons.creed import rulings_cases as case
from boardlab.lessons.creed.sketching import WORDING, sketch
from boardlab.lessons.question_types import LEGAL

CAVALRY = "creed.unit.cavalry"
OBSTACLE = "creed.unit.obstacle"
SHIELD = "creed.act.siege.shield"
BLOCKED = "creed.act.siege.blocked"
RUMOUR = "creed.special.rumor"
SCOPE = "creed.special.rumor.twice"
BOXES = "creed.special.boxes"
SINGLE = "creed.special.fortify.single"
RECALL = "creed.act.recall"
ALLIES = "creed.comp.holder"

_number = partial(Checkpoint, kind="number", wording=WORDING)
_choice = partial(Checkpoint, kind="choice", wording=WORDING)
_cells = partial(Checkpoint, kind="cells", wording=WORDING)


def _rides(p: Position) -> int:
    return case.fallen_if(p, cavalry_obstacle="ride_past")


def _stops(p: Position) -> int:
    return case.fallen_if(p, cavalry_obstacle="stop")


def _tramples(p: Position) -> int:
    """Removes the obstacle like any other unit and goes on at full strength."""
    return _rides(p) + case.obstacles(p)


CHARGING = (
    Misconception("creed.always_stops_there", _stops, CAVALRY),
    Misconception("creed.rides_past_for_nothing", _rides, CAVALRY),
    Misconception("creed.tramples_obstacles", _tramples, OBSTACLE),
)
"""Other readings of the charge, and one that is none."""


def charging(p: Position) -> tuple[Misconception, ...]:
    """The wrong rules that give another number in this position, no two the same."""
    taken = {case.fallen(p)}
    found = []
    for wrong in CHARGING:
        answer = wrong.answer(p)
        if answer not in taken:
            taken.add(answer)  # type: ignore[arg-type]
            found.append(wrong)
    return tuple(found)


RIDE = case.charging("B11=infantry_2 B12=obstacle_2 B13=shield_4", "ride_past")
WEAR = case.charging("B11=infantry_1 B12=obstacle_2 B13=shield_5", "wear_through")

CHECKPOINTS = (
    _number(
        id="creed.rulings.1",
        setting=lambda: RIDE,
        solve=case.fallen,
        misconceptions=charging(RIDE),
        rules=(CAVALRY,),
        receipt_of=case.charge_receipt,
        facts=lambda p: {"reading": case.reading_of(p)},
    ),
    _number(
        id="creed.rulings.2",
        setting=lambda: WEAR,
        solve=case.fallen,
        misconceptions=charging(WEAR),
        rules=(CAVALRY,),
        receipt_of=case.charge_receipt,
        facts=lambda p: {"reading": case.reading_of(p)},
    ),
    Checkpoint(
        id="creed.rulings.3",
        kind="legal",
        setting=lambda: sketch("A11=shield_5 A12=archer B12=obstacle_1"),
        tries="attack A11",
        choices=(OBSTACLE, SHIELD),
        misconceptions=(
            Misconception("creed.wastes_it_by_right", lambda p: LEGAL, OBSTACLE),
            Misconception("creed.forgets_the_archer", lambda p: SHIELD, "creed.unit.archer"),
        ),
        rules=(OBSTACLE,),
        wording=WORDING,
    ),
    _cells(
        id="creed.rulings.4",
        setting=case.three_lines,
        solve=case.besiegers,
        among=lambda p: p.to_json()["units"],
        misconceptions=(
            Misconception(
                "creed.obstacles_always_guard",
                lambda p: case.besiegers(p.under(siege_blocked_by_obstacle=True)),
                BLOCKED,
            ),
            Misconception(
                "creed.nothing_guards",
                lambda p: frozenset(cell for cell in p.to_json()["units"] if cell.startswith("A")),
                BLOCKED,
            ),
        ),
        rules=(BLOCKED,),
        sees=0,
    ),
    _number(
        id="creed.rulings.5",
        setting=case.rumours,
        solve=lambda p: case.spent(p, *case.TWO_RUMOURS),
        misconceptions=(
            Misconception("creed.same_price_again", lambda p: 2 * case.spent(p, case.TWO_RUMOURS[0]), BOXES),
            Misconception(
                "creed.pays_the_dear_box_twice",
                lambda p: 2 * (case.spent(p, *case.TWO_RUMOURS) - case.spent(p, case.TWO_RUMOURS[0])),
                BOXES,
            ),
            Misconception("creed.one_price_for_both", lambda p: case.spent(p, case.TWO_RUMOURS[0]), BOXES),
        ),
        rules=(BOXES, RUMOUR),
        whole=True,
    ),
    _number(
        id="creed.rulings.6",
        setting=case.two_boxes,
        solve=case.assassinations,
        misconceptions=(
            Misconception(
                "creed.printed_boxes_only",
                lambda p: case.assassinations(sketch("A12=spearman", ap={"A": p.ap[0]}, kept={"A": p.kept[0]})),
                BOXES,
            ),
            Misconception("creed.as_often_as_cubes", lambda p: CUBES, BOXES),
        ),
        rules=(BOXES, "creed.special.assassinate"),
        whole=True,
        facts=lambda p: {"ap": p.ap[0]},
    ),
    _number(
        id="creed.rulings.7",
        setting=lambda: case.fortified(reuse=False),
        solve=case.left_to_place,
        misconceptions=(
            Misconception(
                "creed.fortress_always_returns",
                lambda p: case.left_to_place(p.under(fortress_token_reuse=True)),
                SINGLE,
            ),
            Misconception("creed.fortresses_share_a_fate", lambda p: p.forts[1] - 1, SINGLE),
        ),
        rules=(SINGLE, "creed.special.fortify.absorb"),
        about=1,
        whole=True,
    ),
    _choice(
        id="creed.rulings.8",
        setting=lambda: case.recalling("secret"),
        choices=("which", "obstacle", "nothing"),
        solve=case.learned,
        misconceptions=(
            Misconception("creed.recalls_face_up", lambda p: case.learned(case.recalling("shown")), RECALL),
            Misconception("creed.anything_may_be_recalled", lambda p: "nothing", RECALL),
        ),
        rules=(RECALL,),
        sees=0,
    ),
    _cells(
        id="creed.rulings.9",
        setting=lambda: case.facing("facing_lines"),
        solve=case.named,
        among=lambda p: p.to_json()["units"],
        misconceptions=(
            Misconception("creed.rumours_run_everywhere", lambda p: case.named(case.facing("any_enemy_line")), SCOPE),
            Misconception(
                "creed.one_front_only",
                lambda p: frozenset(cell for cell in case.named(p) if cell.startswith("B")),
                SCOPE,
            ),
        ),
        rules=(SCOPE, RUMOUR),
    ),
    _choice(
        id="creed.rulings.10",
        setting=lambda: case.allies("closed"),
        choices=("kind", "back"),
        solve=case.seen_by_ally,
        misconceptions=(
            Misconception(
                "creed.allies_always_share", lambda p: case.seen_by_ally(p.under(team_information="shared")), ALLIES
            ),
        ),
        rules=(ALLIES,),
        sees=SPECTATOR,
        after=lambda p: p.seen_by(0),
    ),
)
