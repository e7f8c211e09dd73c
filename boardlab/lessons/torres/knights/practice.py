"""What practice of the topic “Knights and doors” draws: a knight by a small castle, where it may go for 1 AP."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from boardlab.lessons.torres.drawing import beside, grown, names, towers
from boardlab.lessons.torres.knights import answers
from boardlab.lessons.torres.paths import on_foot_or_by_door
from boardlab.lessons.torres.right_rules import targets
from boardlab.lessons.torres.sketching import sketch
from boardlab.torres import cell_name

if TYPE_CHECKING:
    from boardlab.lessons.model.practice import Drawn

MOST_CELLS = 10
"""More cells than these are tedious to pick."""


def draw(rng: Random, target: str) -> Drawn | None:
    """One castle, A's knight on or beside it, and some of B: where may A's knight go by step or door?"""
    castle = [rng.randrange(64)]
    for _ in range(rng.randint(2, 4)):
        castle = grown(rng, castle)
    heights = {cell: rng.randint(1, min(3, len(castle))) for cell in castle}
    around = beside(castle)
    own = rng.choice(castle if rng.random() < 1 / 3 else sorted(around))
    others = rng.sample(sorted({*castle, *around} - {own}), rng.randint(1, 2))
    position = sketch(
        towers(heights),
        A=cell_name(own),
        B=names(others),
    )
    reached = on_foot_or_by_door(position, own).bit_count()
    fits = answers.open_doors(position, own) and 2 < reached <= MOST_CELLS
    return {"position": position, "cell": cell_name(own)} if fits else None


def newcomers(rng: Random) -> Drawn | None:
    """Where may A add a knight, with two knights on a castle?"""
    castle = [rng.randrange(64)]
    for _ in range(rng.randint(4, 6)):
        castle = grown(rng, castle)
    heights = {cell: rng.randint(1, 3) for cell in castle}
    one, other, rival = rng.sample(sorted(castle), 3)
    position = sketch(towers(heights), A=names([one, other]), B=cell_name(rival))
    return {"position": position, "cells": (cell_name(one), cell_name(other))} if targets(position, "ADD") else None


def doors(rng: Random) -> Drawn | None:
    """Which towers can a knight enter by a door?"""
    castle = [rng.randrange(64)]
    for _ in range(rng.randint(4, 7)):
        castle = grown(rng, castle)
    heights = {cell: rng.randint(1, min(4, len(castle))) for cell in castle}
    own = rng.choice([cell for cell in castle if heights[cell] <= 2] or castle)
    position = sketch(towers(heights), A=cell_name(own))
    fits = answers.open_doors(position, own)
    return {"position": position, "cell": cell_name(own), "level": heights[own]} if fits else None
