"""What graders of notebooks are told of an answer."""

from __future__ import annotations

from typing import Any

import pytest

import boardlab
from boardlab.core.errors import PlainError
from boardlab.lessons.model.catalogue import checkpoint
from boardlab.storage.data_dir import data_dir


def test_a_right_answer_earns_all_points_and_a_wrong_one_is_named_and_earns_none() -> None:
    asked = checkpoint("torres.scoring.2")
    right = boardlab.grade("torres.scoring.2", 15, points=4)
    assert (bool(right), right.score, right.points) == (True, 4.0, 4.0)
    for wrong in asked.misconceptions:
        told = boardlab.grade(asked, wrong.answer(asked.position), points=4)
        assert (bool(told), told.score) == (False, 0.0)
        assert wrong.name(asked.wording) in told.feedback
        assert "15" not in told.feedback
    assert boardlab.grade(asked.grade(15)).passed
    assert not [*data_dir().rglob("*.jsonl")]


@pytest.mark.parametrize("answer", [None, ..., "seventeen", -1, [3]])
def test_what_is_no_answer_fails_with_a_sentence(answer: Any) -> None:
    told = boardlab.grade("torres.scoring.2", answer)
    assert not told
    assert told.feedback


@pytest.mark.parametrize("points", [0, -1, True, "5", float("nan")])
def test_points_are_a_number_over_0(points: Any) -> None:
    with pytest.raises(PlainError):
        boardlab.grade("torres.scoring.2", 15, points=points)
