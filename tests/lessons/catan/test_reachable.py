"""A learner is shown no board that breaks a rule taught elsewhere: no two buildings too close, no road alone."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from boardlab import catan
from boardlab.core.contract.verdict import ImpossiblePosition
from boardlab.lessons import catan as lessons
from boardlab.lessons import checkpoints
from boardlab.lessons.model.practice import practice, practised
from boardlab.lessons.model.practice_questions import find_practice
from tests.lesson_studies import positions

DRAWN = 20


def breaches(position: Any) -> list[str]:
    """What no game can reach on this board, in sentences."""
    try:
        catan.from_json(position.to_json())
    except ImpossiblePosition as refused:
        return list(map(str, refused.reasons()))
    return []


@pytest.mark.parametrize(
    "asked", [asked for asked in checkpoints() if asked.id.startswith("catan.")], ids=lambda asked: asked.id
)
def test_question_boards_can_occur_in_a_game(asked: Any) -> None:
    assert breaches(asked.position) == []


@pytest.mark.parametrize("topic", [name for name in practised() if name.startswith("catan.")])
def test_practice_boards_can_occur_in_a_game(topic: Any) -> None:
    rng, draw = Random(topic), find_practice(topic).draw
    drawn = [asked.position for asked in (draw(rng, "") for _ in range(DRAWN)) if asked is not None]
    assert drawn
    assert [told for position in drawn for told in breaches(position)] == []


@pytest.mark.parametrize("sources", ["catan/04_*.md", pytest.param("catan/*.md", marks=pytest.mark.soak)])
def test_lessons_show_boards_that_a_game_can_reach(monkeypatch: pytest.MonkeyPatch, sources: str) -> None:
    shown, made = [], lessons.sketch

    def sketch(**changes: Any) -> Any:
        shown.append(made(**changes))
        return shown[-1]

    monkeypatch.setattr(lessons, "sketch", sketch)
    played = positions(sources)
    assert shown
    told = {name: breaches(position) for name, position in (*played.items(), *enumerate(shown))}
    assert {name: each for name, each in told.items() if each} == {}


def test_practised_theft_has_a_victim_beside_the_robber() -> None:
    row = [asked.position for asked in practice("catan.robber", seed=2).take(60) if asked.position.stage == "steal"]
    assert len({position.robber for position in row}) > 3
    assert all(position.underway.victim in position.pieces.neighbours[position.robber] for position in row)
