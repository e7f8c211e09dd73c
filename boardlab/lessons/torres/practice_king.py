"""Practice for the topic "The king's bonus": castle and bonus together, cells that earn it, the way there."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from boardlab.lessons.checkpoint import Checkpoint, Misconception
from boardlab.lessons.display import do
from boardlab.lessons.practice import drawn
from boardlab.lessons.torres import king, king_tries
from boardlab.lessons.torres import king_cases as case
from boardlab.lessons.torres import right_rules as right
from boardlab.lessons.torres import wrong_bonus as wrong
from boardlab.lessons.torres.drawing import castles, names, towers
from boardlab.lessons.torres.explaining import bonus_level
from boardlab.lessons.torres.sketching import WORDING, sketch
from boardlab.torres import Position, cell_name

MOST_POINTS = 60
"""A sum to be done in one's head."""
MOST_AP = 5
"""A way for one turn."""

TOGETHER = (
    Misconception("torres.castles_alone", right.castle_points, king.TABLE),
    Misconception("torres.bonus_alone", right.bonus_points, king.WHEN),
    Misconception("torres.highest_knight_only", lambda p: wrong.only_if_highest(p, 0), king.SPLIT),
    Misconception("torres.both_knights_score", lambda p: wrong.both_knights_score(p, 0), "torres.score.castle_once"),
    Misconception("torres.one_knight_does_both", lambda p: wrong.one_knight_does_both(p, 0), king.SPLIT),
    Misconception("torres.at_least_that_level", wrong.paid_from_that_level, king.EXACT),
    Misconception("torres.in_any_castle", wrong.paid_in_any_castle, king.TABLE),
    Misconception("torres.bonus_per_knight", wrong.paid_per_knight, king.ONCE),
    Misconception("torres.always_five", wrong.paid_five, king.TABLE),
)
"""Wrong rules of castle and bonus together."""
AFOOT = (Misconception("torres.on_foot_only", case.on_foot, king.DOOR),)
"""The wrong rule of the way there."""


def draw(rng: Random, target: str) -> Checkpoint | None:
    """One of three questions, chosen by the misconception it should tell apart if there is one."""
    fitting = [ask for ask, wrong_rules in QUESTIONS if not target or target in {found.id for found in wrong_rules}]
    return rng.choice(fitting)(rng) if fitting else None


def together(rng: Random) -> Checkpoint | None:
    """What do castles and bonus pay A?"""
    heights = castles(rng, 2, least=2)
    cells = sorted(heights)
    king_at, *figures = rng.sample(cells, min(len(cells), rng.randint(3, 6)))
    own = rng.randint(1, min(3, len(figures)))
    position = sketch(
        towers(heights),
        king=cell_name(king_at),
        phase=rng.choice(case.PHASES),
        A=names(figures[:own]),
        B=names(figures[own:]),
    )
    if not 0 < case.total(position) <= MOST_POINTS:
        return None
    return drawn(
        "torres.king.practice.together",
        position,
        WORDING,
        kind="number",
        solve=case.total,
        misconceptions=TOGETHER,
        rules=(king.TABLE, king.EXACT, king.SPLIT),
        facts=_facts,
    )


def where(rng: Random) -> Checkpoint | None:
    """On which free cells would a knight earn the bonus?"""
    heights = castles(rng, 2, least=4, most=8)
    cells = sorted(heights)
    king_at, *figures = rng.sample(cells, 3)
    position = sketch(
        towers(heights),
        king=cell_name(king_at),
        phase=rng.choice(case.PHASES),
        A=names(figures[:1]),
        B=names(figures[1:]),
    )
    if not case.bonus_cells(position):
        return None
    return drawn(
        "torres.king.practice.where",
        position,
        WORDING,
        kind="cells",
        solve=king_tries.earning_cells,
        misconceptions=king_tries.EARNING,
        rules=(king.TABLE, king.EXACT),
        explain=bonus_level(king_tries.earning_cells, knights=False),
        view="plan",
        facts=_facts,
    )


def way(rng: Random) -> Checkpoint | None:
    """How many AP does A's knight need to the bonus level?"""
    heights = castles(rng, 2, least=2, tallest=2)
    cells = sorted(heights)
    bare = [cell for cell in range(64) if cell not in heights]
    phase = rng.choice((1, 2))
    position = sketch(towers(heights), king=cell_name(rng.choice(cells)), phase=phase, A=cell_name(rng.choice(bare)))
    if not case.bonus_cells(position) or not _within_reach(position):
        return None
    return drawn(
        "torres.king.practice.way",
        position,
        WORDING,
        kind="number",
        solve=case.fewest_ap,
        misconceptions=AFOOT,
        rules=(king.DOOR, "torres.move.up_one"),
        receipt_of=case.way_receipt,
        after=lambda p: do(p, *case.way_in(p)),
        facts=_facts,
    )


def _within_reach(p: Position) -> bool:
    """Is there a way of a few AP through doors, and any way at all on foot?"""
    try:
        return case.fewest_ap(p) <= MOST_AP and case.on_foot(p) > 0
    except ValueError:
        return False


def _facts(p: Position) -> Mapping[str, Any]:
    cells = tuple(cell_name(cell) for cell in sorted(p.knights[0]))
    return {"phase": p.phase, "cells": cells, "count": len(cells)}


QUESTIONS: tuple[tuple[Callable[[Random], Checkpoint | None], tuple[Misconception, ...]], ...] = (
    (together, TOGETHER),
    (where, king_tries.EARNING),
    (way, AFOOT),
)
"""Each question with the wrong rules it can tell from the truth."""
PRACTICE = {"torres.king": draw}
