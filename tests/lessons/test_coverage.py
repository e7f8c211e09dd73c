"""Every rule of every game is taught by a step of a lesson, and asked by a question or a first game."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

import boardlab
from boardlab.cli.matrix import RuleMatrix, matrix_of
from boardlab.core.contract.game import find_game

GAMES = sorted(path.parent.name for path in Path(boardlab.__file__).parent.glob("*/rulebook.toml"))


@cache
def matrix(game: str) -> RuleMatrix:
    return matrix_of(find_game(game))


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_taught_and_asked(game: str) -> None:
    assert matrix(game).gaps == [], "the circle rulebook, code, test, lesson is closed"
    assert not [f"{row.rule.id} is not {part}" for row in matrix(game).rows for part in row.unlearned]
