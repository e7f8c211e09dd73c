"""Practice for the topic "Scoring": what A's castles pay on a small random board."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from boardlab.lessons.checkpoint import Checkpoint
from boardlab.lessons.practice import drawn
from boardlab.lessons.torres import right_rules as right
from boardlab.lessons.torres import scoring
from boardlab.lessons.torres.drawing import castles, names, towers
from boardlab.lessons.torres.redactions import without_areas
from boardlab.lessons.torres.sketching import WORDING, sketch
from boardlab.torres import Position, cell_name
from boardlab.torres.board import NEXT, cells_of

MISCONCEPTIONS = (
    scoring.COUNTS_TOWER,
    scoring.EVERY_KNIGHT,
    scoring.COUNTS_BLOCKS,
    scoring.LOWEST,
    scoring.BEST_CASTLE,
    scoring.TOGETHER,
    scoring.GROUND,
    scoring.ADDS,
    scoring.OWN_TOWER,
)
"""The wrong rules of which every random board tells some from the truth."""
MOST_POINTS = 60
"""A sum to be done in one's head."""


def draw(rng: Random, target: str) -> Checkpoint | None:
    """One or two castles with knights of A and B: how many points do A's castles pay?"""
    heights = castles(rng, rng.randint(1, 2))
    cells = sorted(heights)
    beside = sorted({near for cell in cells for near in cells_of(NEXT[cell])} - set(cells))
    own = rng.sample(cells, min(rng.randint(1, 3), len(cells)))
    if beside and (target == scoring.GROUND.id or rng.random() < 1 / 4):
        own.append(rng.choice(beside))
    others = [cell for cell in cells if cell not in own]
    rivals = names(rng.sample(others, min(rng.randint(0, 2), len(others))))
    position = sketch(towers(heights), A=names(own), B=rivals)
    if not 0 < right.castle_points(position) <= MOST_POINTS:
        return None
    return drawn(
        "torres.scoring.practice",
        position,
        WORDING,
        kind="number",
        solve=right.castle_points,
        misconceptions=MISCONCEPTIONS,
        rules=(scoring.PRODUCT, scoring.HIGHEST),
        receipt_of=right.castle_receipt,
        redact=without_areas,
        facts=_facts,
    )


def _facts(p: Position) -> Mapping[str, Any]:
    cells = tuple(cell_name(cell) for cell in sorted(p.knights[0]))
    return {"cells": cells, "count": len(cells)}


PRACTICE = {"torres.scoring": draw}
