"""A question that may be left out takes nothing from a score: it counts for what it gained."""

from __future__ import annotations

from boardlab.lessons import checkpoint
from boardlab.lessons.journal.progress import Mark, TopicProgress
from boardlab.lessons.model.hints import pays_after


def test_extra_question_counts_only_what_it_gained() -> None:
    extra, usual = checkpoint("catan.robber.16"), checkpoint("catan.robber.1")
    marks = [
        Mark(usual, "open", 0, 0, 0),
        Mark(extra, "open", 0, 0, 0),
        Mark(extra, "tried", 1, 0, 0),
        Mark(extra, "solved", 1, 0, 4),
    ]
    assert [mark.worth for mark in marks] == [10, 0, 0, 4]
    assert TopicProgress("catan.robber", tuple(marks[:2])).worth == 10


def test_first_wrong_prediction_is_free_and_later_ones_pay() -> None:
    predicts, usual = checkpoint("torres.scoring.2"), checkpoint("torres.scoring.5")
    assert [pays_after(predicts, 0, wrong) for wrong in range(4)] == [10, 10, 4, 2]
    assert [pays_after(usual, 0, wrong) for wrong in range(3)] == [10, 4, 2]
