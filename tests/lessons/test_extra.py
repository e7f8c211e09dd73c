"""A question that may be left out counts only where it was answered."""

from __future__ import annotations

from boardlab.lessons import checkpoint
from boardlab.lessons.journal.progress import Mark, TopicProgress


def test_question_left_out_counts_only_once_answered() -> None:
    extra, usual = checkpoint("catan.robber.16"), checkpoint("catan.robber.1")
    marks = [Mark(usual, "open", 0, 0, 0), Mark(extra, "open", 0, 0, 0), Mark(extra, "tried", 1, 0, 0)]
    assert [mark.worth for mark in marks] == [10, 0, 10]
    assert TopicProgress("catan.robber", tuple(marks[:2])).worth == 10
