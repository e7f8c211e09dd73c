"""The end of a lesson lists every misreading met in it that has a name, once, in the order it was met."""

from __future__ import annotations

import pytest

from boardlab.lessons.journal.progress import _is_named as named
from boardlab.session.lesson.lesson_session import LessonSession
from boardlab.session.lesson.pace import PaceFeature

LESSONS = ["torres.scoring", "catan.robber", "creed.matchups"]


@pytest.mark.parametrize("lesson", LESSONS)
def test_end_lists_every_misreading_once(lesson: str) -> None:
    """One behind a number near the right one was told at the question, and missing at the end."""
    stage = LessonSession(lesson, "en")
    told: dict[str, str] = {}
    for number in range(len(stage.steps)):
        stage.go(number)
        if stage.question is None:
            continue
        asked = stage.question.asked
        wrong = next((each for each in asked.misconceptions if each.answer), None)
        if wrong is None:
            continue
        grade = stage.question.submit(wrong.answer(asked.position))
        if grade.misconception is None or not named(asked.wording, grade.misconception.id):
            continue
        told.setdefault(grade.misconception.id, grade.misconception.name(asked.wording, "en"))
    stage.go(len(stage.steps) - 1)
    listed = stage.has(PaceFeature).part()["end"]["met"]
    names = [*told.values()]
    assert len(names) > 1
    assert len(listed) == len(names)
    assert all(f"“{name}”" in says for name, says in zip(names, listed, strict=True))
