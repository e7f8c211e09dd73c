"""The text twin of a question: by text and ear one gets what the picture shows, and nothing of what it keeps back."""

from __future__ import annotations

import pytest

from boardlab.lessons import checkpoint
from tests.live.test_stage import LANGS, Page, _home  # noqa: F401


def questions_of(lesson, lang):
    """Each question of a lesson with its page: as a picture, then as text."""
    page = Page(lesson, lang)
    for at, step in enumerate(page.stage.steps):
        if step.kind == "ask":
            page.ask("go", at=at)
            yield page, checkpoint(step.about)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("lesson", ["torres.scoring", "catan.robber", "creed.sieges"])
def test_a_question_is_offered_as_a_picture_and_as_text(lesson, lang):
    for page, asked in questions_of(lesson, lang):
        drawn = page.frame["board"]
        assert [view["key"] for view in page.frame["views"]] == [asked.view or asked.position.views[0], "text"]
        page.ask("places")
        facts, stands = page.frame["board"]["facts"], dict(page.frame["board"]["stands"])
        assert page.ask("view", key="text")["answer"] == "done"
        told = page.frame["board"]
        assert not told["svg"]
        assert told["facts"] == facts, "by ear one hears what is written"
        assert told["stands"] == stands
        assert all(fact in told["text"] for fact in facts), asked.id
        assert stands.keys() <= told["says"].keys()
        assert page.ask("view", key=page.frame["views"][0]["key"])["answer"] == "done"
        assert page.frame["board"]["svg"] == drawn["svg"]


def test_what_a_question_keeps_back_is_in_no_text_of_it():
    kept = 0
    for page, asked in questions_of("torres.scoring", "en"):
        page.ask("view", key="text")
        board = page.frame["board"]
        words = " ".join([board["text"], *board["facts"], *board["says"].values(), *board["names"].values()])
        if asked.redact is not None:
            kept += 1
            assert "area" not in words, asked.id
        page.answer()
    assert kept > 3


def test_a_question_can_be_answered_in_its_text():
    page = Page("torres.scoring")
    page.on_to("ask")
    page.ask("view", key="text")
    page.answer()
    assert page.frame["question"]["result"]["right"]
    assert page.frame["board"]["text"]
