"""Practice for the topic "Board and levels": counting castles, steps of a knight, towers that may grow."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from boardlab.lessons.checkpoint import Checkpoint, Misconception
from boardlab.lessons.practice import drawn
from boardlab.lessons.torres import board
from boardlab.lessons.torres.drawing import castles, names, towers
from boardlab.lessons.torres.explaining import by_verdict
from boardlab.lessons.torres.redactions import without_areas
from boardlab.lessons.torres.sketching import WORDING, sketch
from boardlab.torres import Position, cell_name
from boardlab.torres.board import DIAGONAL, NEXT, cells_of


def draw(rng: Random, target: str) -> Checkpoint | None:
    """One of three questions, chosen by the misconception it should tell apart if there is one."""
    fitting = [ask for ask, wrong in QUESTIONS if not target or target in {found.id for found in wrong}]
    return rng.choice(fitting)(rng) if fitting else None


def counting(rng: Random) -> Checkpoint | None:
    """How many castles are there?"""
    position = sketch(towers(castles(rng, rng.randint(3, 6), least=0, most=3)))
    return drawn(
        "torres.board.practice.counting",
        position,
        WORDING,
        kind="number",
        solve=lambda p: len(p.castles),
        misconceptions=board.COUNTING,
        rules=(board.APART, "torres.setup.foundations"),
        receipt_of=board.castles_receipt,
        redact=without_areas,
        after=lambda p: p,
    )


def stepping(rng: Random) -> Checkpoint | None:
    """Where may a knight go in one step?"""
    heights = castles(rng, rng.randint(1, 2), least=3, most=7)
    own = rng.choice(sorted(heights))
    around = sorted(cells_of(NEXT[own] | DIAGONAL[own]))
    rivals = rng.sample(around, rng.randint(0, 2))
    position = sketch(towers(heights), A=cell_name(own), B=names(rivals))
    if not board.may_step(position):
        return None
    return drawn(
        "torres.board.practice.stepping",
        position,
        WORDING,
        kind="cells",
        solve=board.may_step,
        explain=by_verdict(f"move {cell_name(own)}", board.may_step),
        misconceptions=board.STEPPING,
        rules=(board.UP, board.DOWN, board.STRAIGHT, board.BLOCKED),
        view="plan",
        facts=_knight,
    )


def raising(rng: Random) -> Checkpoint | None:
    """Which towers may grow by a block?"""
    heights = castles(rng, rng.randint(2, 3), least=0, most=3)
    figures = rng.sample(sorted(heights), min(len(heights) - 1, rng.randint(1, 3)))
    position = sketch(towers(heights), A=names(figures[:1]), B=names(figures[1:]))
    if not board.may_raise(position):
        return None
    return drawn(
        "torres.board.practice.raising",
        position,
        WORDING,
        kind="cells",
        solve=board.may_raise,
        explain=by_verdict("build", board.may_raise, "no_tower"),
        misconceptions=board.RAISING,
        rules=(board.HEIGHT, board.RAISE),
        view="plan",
    )


def _knight(p: Position) -> dict[str, str]:
    return {"cell": cell_name(p.knights[0][0])}


QUESTIONS: tuple[tuple[Callable[[Random], Checkpoint | None], tuple[Misconception, ...]], ...] = (
    (counting, board.COUNTING),
    (stepping, board.STEPPING),
    (raising, board.RAISING),
)
"""Each question with the wrong rules it can tell from the truth."""
PRACTICE = {"torres.board": draw}
