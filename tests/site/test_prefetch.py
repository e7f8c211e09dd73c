"""What a lesson shows before Python is there is what Python shows, and tells no answer."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest

from boardlab.lessons import checkpoint
from boardlab.lessons.build.lesson_sources import lesson_files
from boardlab.session.lesson.lesson_frame import channel_of
from boardlab.session.lesson.lesson_session import LessonSession
from boardlab.session.patch import patched
from boardlab.site.prefetch import MOST_STEPS, prefetch

CASES = [
    ("catan.founding", "en"),
    ("torres.scoring", "ko"),
    ("creed.special", "en"),
    ("catan.theft", "ko"),
    ("catan.blocked", "en"),
]
"""A lesson whose first question is of the kind order, number, cells, choice, legal."""
BY_PYTHON = ("rev", "by")


def frames(found: Any) -> Any:
    """The frame of each step that is recorded."""
    shown = [found["first"]]
    for step in found["steps"]:
        shown.append(patched(shown[-1], step))
    return [each["frame"] for each in shown]


@pytest.mark.parametrize(("lesson", "lang"), CASES)
def test_early_steps_equal_those_of_python(lesson: str, lang: str) -> None:
    recorded = frames(prefetch(lesson, lang))
    stage = LessonSession(lesson, lang)
    talk = channel_of(stage, lambda _: None)
    for at, frame in enumerate(recorded):
        if at:
            stage.go(at)
        talk.refresh()
        assert {key: part for key, part in frame.items() if key not in BY_PYTHON} == {
            key: part for key, part in talk.whole()["frame"].items() if key not in BY_PYTHON
        }
    assert stage.question is not None
    assert recorded[-1]["question"]["id"] == stage.state.asked[0]
    assert "question" not in recorded[-2]


def test_cases_have_a_first_question_of_each_kind() -> None:
    kinds = {checkpoint(prefetch(lesson, lang)["asks"][0]).kind for lesson, lang in CASES}
    assert kinds == {"number", "choice", "legal", "order", "cells"}


OTHERS = [(lesson, lang) for lesson in lesson_files() for lang in ("en", "ko") if (lesson, lang) not in CASES]


@pytest.mark.parametrize(
    ("lesson", "lang"), [*CASES, *(pytest.param(*each, marks=pytest.mark.soak) for each in OTHERS)]
)
def test_recorded_steps_hold_no_answer_and_no_wrong_rule(lesson: Any, lang: Any) -> None:
    found = prefetch(lesson, lang)
    assert len(found["steps"]) <= MOST_STEPS
    told = json.dumps(found, ensure_ascii=False)
    for name in found["asks"]:
        asked = checkpoint(name)
        assert asked.reveal().message(lang) not in told
        assert not [wrong for wrong in asked.misconceptions if wrong.feedback(asked.wording, lang) in told]
    assert found["first"]["frame"]["stage"]["id"] == lesson
    assert found["waits"]


def test_builders_own_progress_is_not_recorded(own_home: Path) -> None:
    LessonSession("torres.up", "en").go(5)
    before = (own_home / "progress" / "lessons.json").read_bytes()
    found = prefetch("torres.up", "en")
    assert found["first"]["frame"]["stage"]["at"] == 0
    assert (own_home / "progress" / "lessons.json").read_bytes() == before
    assert os.environ["BOARDLAB_HOME"] == str(own_home)
