"""Every rule of every game is taught by a step of a lesson, and asked by a question or a first game."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

import boardlab
from boardlab.cli.matrix import Matrix, matrix_of
from boardlab.core.contract.game import find_game
from boardlab.lessons.build.coverage import Coverage, coverage, decided
from boardlab.lessons.model.topics import find_topic

GAMES = sorted(path.parent.name for path in Path(boardlab.__file__).parent.glob("*/rulebook.toml"))


@cache
def matrix(game: str) -> Matrix:
    return matrix_of(find_game(game))


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_taught_and_asked(game: str) -> None:
    assert matrix(game).gaps == [], "the circle rulebook, code, test, lesson is closed"
    assert not [f"{row.rule.id} is not {part}" for row in matrix(game).rows for part in row.unlearned]


def test_places_are_those_of_the_lessons() -> None:
    highest = coverage("torres")["torres.score.highest"]
    assert highest.taught[0].startswith("scoring ")
    assert "scoring.3" in highest.asked


def test_a_rule_named_beside_is_not_asked() -> None:
    cards = find_topic("torres.cards")
    assert cards is not None
    assert "torres.door.four" in cards.tables["1"]["rules"]
    assert decided(cards, "1") == ("torres.card.elevator",)


@pytest.mark.parametrize(
    ("found", "gaps"),
    [
        (Coverage(("scoring 4",), ("scoring.3",)), []),
        (Coverage(("scoring 4",), ()), ["torres.score.highest: no question asks for it"]),
        (Coverage((), ("scoring.3",)), ["torres.score.highest: no step of a lesson teaches it"]),
    ],
)
def test_a_rule_that_is_not_taught_or_not_asked_hangs_in_the_air(found: Coverage, gaps: list[str]) -> None:
    torres = matrix("torres")
    row = next(row for row in torres.rows if row.rule.id == "torres.score.highest")
    alone = replace(torres, rows=(replace(row, lessons=found),), strangers={})
    assert alone.gaps == gaps
    assert ("none" in alone.to_text("en")) is bool(gaps)
    assert ("없음" in alone.to_text("ko").replace("이상 없음", "")) is bool(gaps)
