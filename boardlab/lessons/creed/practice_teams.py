"""Practice for the topic "Teams of two": which tents fall when both allies strike one camp."""

from __future__ import annotations

from random import Random

from boardlab.lessons.checkpoint import Checkpoint
from boardlab.lessons.creed import teams
from boardlab.lessons.creed import teams_cases as case
from boardlab.lessons.creed.sketching import WORDING
from boardlab.lessons.practice import drawn


def draw(rng: Random, target: str) -> Checkpoint | None:
    """Two lines that cross in B's camp; a position where the target's answer is another, if there is a target."""
    position, first = case.random_siege(rng), rng.choice("AC")
    right = case.struck(position, first=first)
    if len(right) != 2:
        return None
    taken, wrong_rules = {right}, []
    for wrong in teams.falling(first):
        answer = frozenset(wrong.answer(position))  # type: ignore[arg-type]
        if answer not in taken:
            taken.add(answer)
            wrong_rules.append(wrong)
    if not wrong_rules or (target and target not in {wrong.id for wrong in wrong_rules}):
        return None
    return drawn(
        "creed.teams.practice.fall",
        position,
        WORDING,
        kind="cells",
        solve=lambda p: case.struck(p, first=first),
        among=case.tents_of_b,
        misconceptions=tuple(wrong_rules),
        rules=(teams.FIRST,),
        sees=0,
        facts=lambda p: {"first": first, "second": "C" if first == "A" else "A"},
    )


PRACTICE = {"creed.teams": draw}
