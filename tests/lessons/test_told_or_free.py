"""A question of a first or fourth lesson that costs points asks what was told before it, or its first try is free."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from boardlab.lessons.build.store import lessons_of
from boardlab.lessons.model.catalogue import checkpoint

LESSONS = ("torres.first_game", "torres.scoring", "catan.first_game", "catan.robber", "creed.first_game")
JUDGED = {"choice", "legal"}
"""Where the first rule decides; the others are those of wrong answers."""


def untold(lesson: str) -> Iterator[tuple[str, list[str]]]:
    """The questions of a lesson that cost points, each with the rules that no step has told before it."""
    told = set[str]()
    for each in lessons_of(lesson.partition(".")[0]):
        for step in each.steps:
            told |= {line.rule for line in each.summary if line.rule} if step.kind == "end" else {*step.rules}
            if not step.about:
                continue
            asked = checkpoint(step.about)
            needed = asked.rules[:1] if asked.kind in JUDGED else asked.rules
            if each.id == lesson and not (asked.predicts or asked.extra):
                yield asked.id, [rule for rule in needed if rule not in told]
            told |= {*asked.rules}


@pytest.mark.parametrize("lesson", LESSONS)
def test_what_costs_points_was_told_before(lesson: Any) -> None:
    assert [(name, rules) for name, rules in untold(lesson) if rules] == []
