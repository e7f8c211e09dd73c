"""Every rule of every game is taught by a step of a lesson, and asked by a question or a first game."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

import boardlab
from boardlab import lessons
from boardlab.cli.matrix import RuleMatrix, matrix_of
from boardlab.core.contract.game import find_game
from boardlab.lessons.build.store import find_lesson, lesson_files

GAMES = sorted(path.parent.name for path in Path(boardlab.__file__).parent.glob("*/rulebook.toml"))


@cache
def matrix(game: str) -> RuleMatrix:
    return matrix_of(find_game(game))


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_taught_and_asked(game: str) -> None:
    assert matrix(game).gaps == [], "the circle rulebook, code, test, lesson is closed"
    assert not [f"{row.rule.id} is not {part}" for row in matrix(game).rows for part in row.unlearned]


def test_questions_that_count_are_those_lessons_ask() -> None:
    """Progress waited for three questions that no lesson asked."""
    asked = {step.about for name in lesson_files() for step in find_lesson(name).steps if step.about}
    assert asked == {each.id for each in lessons.checkpoints() if each.id.split(".")[0] in GAMES}
