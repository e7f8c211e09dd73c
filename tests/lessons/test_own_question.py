"""A question made from a position: its answer and wrong rules are computed, and lint passes it once it is completed."""

from __future__ import annotations

import re
from typing import Any

import pytest

import boardlab
from boardlab.core.errors import PlainError
from boardlab.lessons import catan, checkpoint
from boardlab.lessons.build.lint_question import TO_WRITE
from boardlab.lessons.build.own_question import question_from
from boardlab.lessons.torres import sketch
from tests.entries import as_lint_reads

OTHER = sketch("d4=3 d5=1 e4=2 e5=2 f4=1", A="e4")
LIKE = "torres.scoring.2"
NO_PLACE = "torres.scoring.1"
"""Which cells belong to a castle that OTHER has not."""


def test_entry_passes_lint_once_its_texts_are_written(monkeypatch: pytest.MonkeyPatch) -> None:
    made = question_from(OTHER, LIKE)
    assert made.answer == 10
    entry = made.to_toml()
    assert entry.startswith("[21]\n")
    said = as_lint_reads("torres.scoring", entry, monkeypatch)
    assert said
    assert all(TO_WRITE in each and each.startswith("ko") for each in said)
    completed = re.sub(rf"{TO_WRITE} ", "", entry.replace("c2", "e4"))
    assert as_lint_reads("torres.scoring", completed, monkeypatch) == []


def test_wrong_rules_that_answer_differently_are_offered_by_name() -> None:
    made = question_from(OTHER, LIKE)
    given = {each.key: each.answer(OTHER) for each in made.wrong}
    assert given["counts_the_tower"] == 15
    assert made.answer not in given.values()
    assert len(set(given.values())) == len(given)
    flat = question_from(sketch("d4=2 e4=2 d5=2", A="e4"), LIKE)
    assert "counts_the_tower" not in {each.key for each in flat.wrong}
    assert "counts_the_tower" not in flat.table["wrong"]
    assert "counts_the_tower: 15" in str(made)


def test_what_the_picture_gives_away_is_warned_of() -> None:
    alone = question_from(sketch("d4=2", A="d4"), LIKE)
    assert alone.answer == 2
    assert [each.key for each in alone.give_aways] == ["own.on_picture"]


def test_what_cannot_be_shown_afterwards_is_left_out() -> None:
    shows = "catan.building.5"
    assert checkpoint(shows).after
    made = question_from(catan.sketch(hands={"A": "3 lumber 2 brick"}), shows)
    assert "after" not in made.table
    assert made.findings == ()


@pytest.mark.parametrize("like", ["torres.first_game.1", "torres.scoring.practice.1.2", "torres.scoring.99", NO_PLACE])
def test_what_cannot_be_asked_of_another_position_is_refused(like: Any) -> None:
    with pytest.raises((PlainError, LookupError)):
        boardlab.question_from(OTHER, like)


def test_a_position_of_another_game_is_refused() -> None:
    with pytest.raises(PlainError, match="torres"):
        question_from(boardlab.creed.start(), LIKE)
