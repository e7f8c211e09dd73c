"""Practice for the topic "Special actions": what the next use costs, and how many are left."""

from __future__ import annotations

from random import Random

from boardlab.core.language import Phrase
from boardlab.creed import Position
from boardlab.creed.options import CUBES
from boardlab.lessons.checkpoint import Checkpoint, Misconception
from boardlab.lessons.creed import special_cases as case
from boardlab.lessons.creed.sketching import WORDING
from boardlab.lessons.creed.special import BOXES, SEVEN
from boardlab.lessons.practice import drawn


def draw(rng: Random, target: str) -> Checkpoint | None:
    """One of two questions about an action board, chosen by the target if there is one."""
    position = case.random_board(rng)
    fitting = [ask for ask, known in ((_cost, COST), (_left, LEFT)) if not target or target in known]
    if not fitting:
        return None
    found = rng.choice(fitting)
    if found is _left:
        return _left(position)
    special = rng.choice([*case.priced(position), ""])
    return _cost(position, special) if special else None


def _cost(position: Position, special: str = "") -> Checkpoint:
    return drawn(
        "creed.special.practice.cost",
        position,
        WORDING,
        kind="number",
        solve=lambda p: case.price(p, special),
        misconceptions=(
            Misconception("creed.price_stays_the_same", lambda p: case.first_price(p, special), BOXES),
            Misconception(
                "creed.prices_add_up", lambda p: case.first_price(p, special) + case.price(p, special), BOXES
            ),
        ),
        rules=(BOXES,),
        facts=lambda p: {"special": Phrase(f"special.{special}")},
        whole=True,
    )


def _left(position: Position) -> Checkpoint:
    return drawn(
        "creed.special.practice.left",
        position,
        WORDING,
        kind="number",
        solve=case.cubes_left,
        misconceptions=(
            Misconception("creed.free_boxes_are_uses", case.boxes_left, SEVEN),
            Misconception("creed.cubes_come_back", lambda p: CUBES, SEVEN),
        ),
        rules=(SEVEN,),
        whole=True,
    )


COST = ("creed.price_stays_the_same", "creed.prices_add_up")
LEFT = ("creed.free_boxes_are_uses", "creed.cubes_come_back")
"""The misconceptions each question can tell from the truth."""
PRACTICE = {"creed.special": draw}
