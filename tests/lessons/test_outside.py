"""Lessons of a game from outside boardlab are found, read and checked like any other's."""

from __future__ import annotations

from boardlab.lessons import checkpoint, checkpoints
from boardlab.lessons.build.lint import lint
from tests.toygame import installed

installed()


def test_a_question_of_another_package_is_asked_and_graded() -> None:
    asked = checkpoint("toygame.rows.1")
    assert asked.grade(asked.answer()).right
    assert asked.grade(4).misconception.id == "toygame.each_pebble_pays"
    assert "돌마다" in asked.grade(4).to_text("ko")


def test_its_lessons_are_listed_and_sound() -> None:
    assert [asked.id for asked in checkpoints("toygame")] == ["toygame.rows.1"]
    assert lint("toygame") == ()
