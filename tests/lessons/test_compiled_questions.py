"""Questions are looked over as they are written and before a site is built of them, not each time they are asked."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from boardlab.core.i18n.language import Phrase
from boardlab.core.i18n.toml_files import TWIN, is_source, stand_in
from boardlab.lessons.model import topics
from boardlab.lessons.model.question_fields import BadLesson, Problem
from boardlab.site.build import build

LESSONS = ("torres.scoring", "catan.robber", "creed.matchups")


def faulty(*_: object) -> Iterator[Problem]:
    """A problem, wherever one is looked for."""
    yield Problem("1", "kind", Phrase("lesson.missing"))


@pytest.mark.parametrize("lesson", LESSONS)
def test_question_when_compiled_then_not_looked_over(lesson: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(topics, "problems_of_question", faulty)
    topic = topics.Topic(*lesson.split("."))
    with pytest.raises(BadLesson):
        topic.checkpoint(topic.numbers[0])
    monkeypatch.setattr(topics, "is_source", lambda *_: False)
    assert topic.checkpoint(topic.numbers[0]).id.startswith(lesson)


@pytest.mark.parametrize("lesson", LESSONS)
def test_site_when_a_question_is_faulty_then_not_built(
    lesson: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(topics, "problems_of_file", faulty)
    with pytest.raises(BadLesson):
        build(tmp_path / "site", None, [lesson])
    assert not (tmp_path / "site").exists()


def test_file_when_only_compiled_then_no_source(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (folder := tmp_path / "packed_words").mkdir()
    (folder / "__init__.py").touch()
    monkeypatch.syspath_prepend(tmp_path)
    assert not is_source("packed_words", "words.toml")
    (folder / "words.toml").touch()
    (folder / f"words.toml{TWIN}").write_bytes(stand_in({"a": 1}))
    assert not is_source("packed_words", "words.toml")
    (folder / "words.toml").write_text("a = 1\n")
    assert is_source("packed_words", "words.toml")
