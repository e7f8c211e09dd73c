"""Handing in at the end of a lesson: the code tells what was answered, and what is no number is refused."""

from __future__ import annotations

import pytest

from boardlab.classroom.hand_in_code import read_code
from boardlab.lessons.journal.entry import Entry
from boardlab.lessons.journal.journal import journal
from boardlab.lessons.model.catalogue import checkpoint
from tests.session.test_lesson_practice import at_the_end
from tests.session.test_lesson_session import Page


def test_the_code_at_the_end_tells_what_was_answered() -> None:
    asked = checkpoint("torres.scoring.2")
    journal().add(Entry.of_answer(asked.grade(asked.answer()), "en"))
    page = at_the_end("torres.scoring")
    assert page.shown["hand_in"]["title"]
    assert not page.shown["hand_in"]["code"]
    for typed, number in (("７번", 7), (" 12 ", 12), ("", 0)):
        assert page.ask("hand_in", key=typed)["answer"] == "done"
        lesson, pupil, results = read_code(page.shown["hand_in"]["code"])
        assert (lesson, pupil, [*results]) == ("torres.scoring", number, ["torres.scoring.2"])
        assert "<svg" in page.shown["hand_in"]["svg"]


@pytest.mark.parametrize("typed", ["mina", "1000", "-1", "1.5"])
def test_what_is_no_number_of_a_pupil_is_refused(typed: str) -> None:
    page = at_the_end("torres.scoring")
    assert page.ask("hand_in", key=typed)["answer"] == "no"
    assert not page.shown["hand_in"]["code"]


def test_before_the_end_nothing_is_handed_in() -> None:
    page = Page("torres.scoring")
    assert not page.shown["hand_in"]["title"]
    assert page.ask("hand_in", key="7")["answer"] == "no"
