"""Practice for the topic "Hidden units": how many tiles are left, how many of them fall, where a unit may hide."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from boardlab.core.language import Phrase
from boardlab.creed import Position
from boardlab.creed.options import USUAL, tiles_of
from boardlab.creed.units import CAVALRY_3, FIGHTERS, NAMES, ONE, SHIELDS, SIEGE_ENGINE, tiles
from boardlab.lessons.checkpoint import Checkpoint, Misconception
from boardlab.lessons.creed import hidden
from boardlab.lessons.creed import hidden_cases as case
from boardlab.lessons.creed.fields import LAND, field
from boardlab.lessons.creed.sketching import WORDING, sketch
from boardlab.lessons.practice import drawn

BACKS = tuple(cell for cell in LAND if cell[0] != "1")
"""Cells off line 1, where units of B may be seen."""
MOST_SEEN = 5


def draw(rng: Random, target: str) -> Checkpoint | None:
    """One of three questions, chosen by the misconception it should tell apart if there is one."""
    fitting = [ask for ask, wrong_rules in QUESTIONS if not target or target in {found.id for found in wrong_rules}]
    return rng.choice(fitting)(rng) if fitting else None


def seen(rng: Random, units: str, mine: int = 1, *, least: int = 1) -> Position:
    """A position with a back of B at the end of line 1, some units of B in sight and some dead.

    Args:
        rng: what chooses.
        units: A's units, as a sketch takes them.
        mine: A's nation.
        least: how many of B's tiles have been seen at least, on the field and dead each.
    """
    nation = rng.choice([other for other in range(1, 5) if other != mine])
    bag = list(tiles(tiles_of(USUAL, nation) - ONE[SIEGE_ENGINE]))
    rng.shuffle(bag)
    up, dead = rng.randint(least, MOST_SEEN), rng.randint(least, MOST_SEEN)
    back, *rest = (NAMES[number] for number in bag[: 1 + up + dead])
    standing = zip(sorted(rng.sample(BACKS, up)), rest, strict=False)
    theirs = [f"B13={back}+hidden", *(f"B{cell}={unit}" for cell, unit in standing)]
    casualties = {"A": "siege_engine", "B": " ".join(["siege_engine", *rest[up:]])}
    return sketch(f"{units} {' '.join(theirs)}", nations=[mine, nation], casualties=casualties)


def left(rng: Random) -> Checkpoint:
    """How many tiles can the hidden unit still be?"""
    position = seen(rng, f"A11={NAMES[CAVALRY_3]}")
    return drawn(
        "creed.hidden.practice.left",
        position,
        WORDING,
        solve=case.tiles_left,
        misconceptions=hidden.COUNTING,
        receipt_of=case.left_receipt,
        whole=True,
        rules=(hidden.HAND,),
        kind="number",
        sees=0,
    )


def falling(rng: Random) -> Checkpoint | None:
    """How many of the tiles left would fall?"""
    mine = rng.randint(1, 4)
    unit = rng.choice([number for number in tiles(tiles_of(USUAL, mine)) if number in FIGHTERS])
    helped = unit in SHIELDS or rng.random() < 0.5
    position = seen(rng, f"A11={NAMES[unit]}{' A12=archer' if helped else ''}", mine, least=0)
    return drawn(
        "creed.hidden.practice.falling",
        position,
        WORDING,
        solve=case.tiles_falling,
        misconceptions=FALLING,
        receipt_of=case.falling_receipt,
        facts=lambda p: _facts(p, unit),
        rules=(hidden.ATTACK, hidden.CASUALTY, hidden.OBSTACLE),
        kind="number",
        sees=0,
    )


def _facts(p: Position, unit: int) -> Mapping[str, Any]:
    return {**case.facts(p), "unit": Phrase(f"unit.{NAMES[unit]}")}


def where(rng: Random) -> Checkpoint | None:
    """Where may a unit be deployed face down?"""
    position = sketch(f"{field(rng, 'A', rng.randint(2, 5))} {field(rng, 'B', 2)}")
    if not case.may_hide(position):
        return None
    return drawn(
        "creed.hidden.practice.where",
        position,
        WORDING,
        kind="cells",
        solve=case.may_hide,
        explain=hidden.why_not_there,
        misconceptions=hidden.HIDING,
        rules=(hidden.DEPLOY,),
        sees=0,
    )


FALLING = (hidden.OBSTACLES_FALL, hidden.KINDS, hidden.EQUAL_FAILS)
"""Wrong rules of how many of some listed tiles fall."""
QUESTIONS: tuple[tuple[Callable[[Random], Checkpoint | None], tuple[Misconception, ...]], ...] = (
    (left, hidden.COUNTING),
    (falling, FALLING),
    (where, hidden.HIDING),
)
"""Each question with the wrong rules it can tell from the truth."""
PRACTICE = {"creed.hidden": draw}
