"""Practice for the topic "Who beats whom": what an attack removes, how strong it is, what a spear may choose."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from boardlab.core.language import Phrase
from boardlab.creed import Position
from boardlab.creed.units import (
    ARMOURED_CAVALRY,
    NAMES,
    NORMAL,
    OBSTACLES,
    SIEGE_ENGINE,
    SPEARMAN,
    SUPPORTERS,
    tiles,
)
from boardlab.lessons.checkpoint import Checkpoint, Misconception
from boardlab.lessons.creed import matchups
from boardlab.lessons.creed import matchups_cases as case
from boardlab.lessons.creed.sketching import WORDING, sketch
from boardlab.lessons.creed.wrong_matchups import fighters
from boardlab.lessons.practice import drawn

OPEN_LINES = (1, 3)
"""The lines without swamp."""


def draw(rng: Random, target: str) -> Checkpoint | None:
    """One of three questions, chosen by the misconception it should tell apart if there is one."""
    fitting = [ask for ask, wrong_rules in QUESTIONS if not target or target in {found.id for found in wrong_rules}]
    return rng.choice(fitting)(rng) if fitting else None


def _attacker(p: Position) -> int:
    """The cell of A's only unit that attacks."""
    return fighters(p)[0]


def _name(p: Position) -> str:
    return p.layout.cell_names[_attacker(p)]


def _facts(p: Position) -> Mapping[str, Any]:
    cell = _attacker(p)
    return {"cell": _name(p), "unit": Phrase(f"unit.{NAMES[p.units[cell]]}")}


def _line(rng: Random, attacker: int, enemies: int) -> Position:
    """An attacker with up to two archers, one of them perhaps on another line, against some enemies on its line."""
    line, other = rng.sample(OPEN_LINES, 2)
    ranks = rng.sample((1, 2, 3), 3)
    units = [f"A{line}{ranks[0]}={NAMES[attacker]}"]
    homes = (f"A{line}{ranks[1]}", f"A{other}{rng.randint(1, 3)}")
    units += [f"{home}=archer" for home in homes if rng.random() < 0.5]
    bag = [unit for unit in tiles(NORMAL) if unit != SIEGE_ENGINE]
    cells = sorted(rng.sample((1, 2, 3), enemies))
    units += [f"B{line}{rank}={NAMES[unit]}" for rank, unit in zip(cells, rng.sample(bag, enemies), strict=True)]
    return sketch(" ".join(units))


def removing(rng: Random) -> Checkpoint | None:
    """What does an attack remove?"""
    bag = [unit for unit in tiles(NORMAL) if unit not in OBSTACLES | SUPPORTERS | {SIEGE_ENGINE, SPEARMAN}]
    attacker = rng.choice([*bag, *[ARMOURED_CAVALRY] * 6])
    position = _line(rng, attacker, 3 if attacker == ARMOURED_CAVALRY else rng.randint(2, 3))
    if not case.removed_by(position, _name(position)):
        return None
    return drawn(
        "creed.matchups.practice.removing",
        position,
        WORDING,
        kind="cells",
        solve=lambda p: case.removed_by(p, _name(p)),
        misconceptions=REMOVING,
        rules=(matchups.SUCCESS, matchups.FIRST),
        facts=_facts,
    )


def adding(rng: Random) -> Checkpoint | None:
    """How strong is an attack?"""
    bag = [unit for unit in tiles(NORMAL) if unit not in OBSTACLES | SUPPORTERS | {SIEGE_ENGINE}]
    position = _line(rng, rng.choice(bag), 2)
    return drawn(
        "creed.matchups.practice.adding",
        position,
        WORDING,
        kind="number",
        solve=lambda p: case.total(p, _name(p)),
        misconceptions=ADDING,
        rules=(matchups.ARCHER,),
        receipt_of=lambda p: case.sum_receipt(p, _name(p)),
        facts=_facts,
    )


def choosing(rng: Random) -> Checkpoint | None:
    """What may a spear choose?"""
    position = _line(rng, SPEARMAN, rng.randint(2, 3))
    if not case.targets_of(position, _name(position)):
        return None
    return drawn(
        "creed.matchups.practice.choosing",
        position,
        WORDING,
        kind="cells",
        solve=lambda p: case.targets_of(p, _name(p)),
        misconceptions=CHOOSING,
        rules=(matchups.SPEAR,),
        facts=_facts,
    )


REMOVING = (*matchups.charging(_attacker), *matchups.striking(_attacker))
ADDING = matchups.supporting(_attacker)
CHOOSING = matchups.spearing(_attacker)
QUESTIONS: tuple[tuple[Callable[[Random], Checkpoint | None], tuple[Misconception, ...]], ...] = (
    (removing, REMOVING),
    (adding, ADDING),
    (choosing, CHOOSING),
)
"""Each question with the wrong rules it can tell from the truth."""
PRACTICE = {"creed.matchups": draw}
