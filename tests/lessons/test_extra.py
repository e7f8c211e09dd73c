"""A question that may be left out takes nothing from a score: it counts for what it gained."""

from __future__ import annotations

from boardlab.lessons import checkpoint
from boardlab.lessons.journal.progress import Mark, TopicProgress


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
