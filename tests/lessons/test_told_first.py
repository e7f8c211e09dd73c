"""A rule is told before it is asked: some step up to the question links the rule that decides it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from boardlab.lessons.build.store import lessons_of
from boardlab.lessons.model.topics import topics

GAMES = ("catan", "creed", "torres")


def asked_first(game: str) -> Iterator[tuple[str, str]]:
    """Questions of a course whose main rule no step links up to there, its own first line included; each with it."""
    rules = {f"{topic.id}.{name}": table["rules"] for topic in topics(game) for name, table in topic.tables.items()}
    told: set[str] = set()
    for lesson in lessons_of(game):
        for step in lesson.steps:
            told.update(step.rules)
            if step.about and rules[step.about][0] not in told:
                yield step.about, rules[step.about][0]


@pytest.mark.parametrize("game", GAMES)
def test_main_rule_is_taught_before_its_question(game: str) -> None:
    assert list(asked_first(game)) == []
