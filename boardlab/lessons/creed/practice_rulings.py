"""Practice for the topic "Open rulings": charges at a line with an obstacle, under one of three readings."""

from __future__ import annotations

from random import Random

from boardlab.lessons.checkpoint import Checkpoint
from boardlab.lessons.creed import rulings
from boardlab.lessons.creed import rulings_cases as case
from boardlab.lessons.creed.sketching import WORDING
from boardlab.lessons.practice import drawn


def draw(rng: Random, target: str) -> Checkpoint | None:
    """How many units does this charge remove? A position where the target's answer is another, if there is a target."""
    position = case.random_charge(rng)
    wrong_rules = rulings.charging(position)
    if not wrong_rules or (target and target not in {wrong.id for wrong in wrong_rules}):
        return None
    return drawn(
        "creed.rulings.practice.charge",
        position,
        WORDING,
        kind="number",
        solve=case.fallen,
        misconceptions=wrong_rules,
        rules=(rulings.CAVALRY,),
        receipt_of=case.charge_receipt,
        facts=lambda p: {"reading": case.reading_of(p)},
    )


PRACTICE = {"creed.rulings": draw}
