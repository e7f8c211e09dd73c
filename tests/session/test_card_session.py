"""A question on a card of its own is shown to a class as one of a lesson is, and is a card again as it was left."""

from __future__ import annotations

import json
from typing import Any

import pytest

from boardlab.core.text.link import text_in
from boardlab.lessons import Practice, checkpoint, practice
from boardlab.session.lesson.card_session import CardSession, channel_of
from boardlab.session.patch import patched
from boardlab.session.question.question import Question


class Card:
    """What a page has of a card."""

    def __init__(self, about: str, row: Practice | None = None, lang: str = "en") -> None:
        asked = checkpoint(about) if row is None else row[1]
        self.question = Question(asked, lang, row)
        self.card = CardSession(self.question)
        self.document: Any = {"frame": {}, "words": {}, "area": {}}
        self.talk = channel_of(self.card, lambda _: None)
        self.talk.refresh()
        self.document = json.loads(json.dumps(self.talk.whole()))
        self.seq = 0

    @property
    def frame(self) -> Any:
        return self.document["frame"]

    def ask(self, do: str, **more: Any) -> Any:
        self.seq += 1
        sent = {"client": "page", "seq": self.seq, "rev": self.frame["rev"], "do": do, **more}
        answer = json.loads(json.dumps(self.talk.receive(sent)))
        for change in answer.get("changes", ()):
            self.document = patched(self.document, change["patch"])
        return answer


@pytest.mark.parametrize("lang", ["en", "ko"])
def test_card_is_shown_to_a_class_and_left_again(lang: str) -> None:
    page = Card("torres.scoring.2", lang=lang)
    before = page.frame
    assert before["present"]["button"]
    assert "stage" not in before
    assert page.ask("hands", key="A 12")["answer"] == "no", "a card counts no hands"
    assert page.ask("present", at=1)["answer"] == "done"
    stage = page.frame["stage"]
    assert page.frame["question"]["id"] == "torres.scoring.2"
    assert [row["label"] for row in stage["hands"]["rows"]][:5] == ["3", "8", "15", "20", "36"]
    page.ask("hands", key="B 12, C 7")
    page.ask("show")
    assert page.frame["stage"]["hands"]["bars"][0]["behind"]
    page.ask("show")
    page.ask("present", at=0)
    left = page.frame
    assert "stage" not in left
    assert left["label"] == before["label"]
    assert left["question"]["result"] is None
    assert left["rev"] > before["rev"], "a page never sees an older revision"
    page.ask("present", at=1)
    assert [row["count"] for row in page.frame["stage"]["hands"]["rows"]][1:3] == ["12", "7"]


def test_card_comes_back_from_a_board_against_a_misreading() -> None:
    page = Card("torres.scoring.2")
    page.ask("present", at=1)
    page.ask("show")
    page.ask("against")
    assert page.frame["question"]["id"].startswith("torres.scoring.practice.")
    assert page.frame["stage"]["hands"]["away"]
    page.ask("against")
    assert page.frame["question"]["id"] == "torres.scoring.2"
    page.ask("against")
    page.ask("present", at=0)
    assert page.frame["question"]["id"] == "torres.scoring.2", "a card shows its own question"


def test_practice_card_is_presented_and_goes_on() -> None:
    page = Card("", practice("torres.scoring", seed=1))
    first = page.frame["question"]["id"]
    page.ask("present", at=1)
    assert page.frame["stage"]["hands"]["rows"]
    assert "Scoring" in page.frame["stage"]["lesson"], "what it is about, not the lesson that shows it"
    page.ask("phone", at=1, key="https://school.example/")
    assert text_in(page.frame["stage"]["phone"]["link"]) == page.question.asked.link_text()
    assert page.ask("pick", key="next:")["answer"] == "done"
    second = page.frame["question"]["id"]
    assert second != first
    page.ask("present", at=0)
    assert page.frame["question"]["id"] == second


def test_card_before_a_class_changes_its_language() -> None:
    page = Card("torres.scoring.2")
    page.ask("present", at=1)
    page.ask("language", key="ko")
    assert page.frame["lang"] == page.card.lang == "ko"
    page.ask("present", at=0)
    assert page.frame["lang"] == "ko"
    assert page.frame["question"]["question"] == page.question.asked.question("ko")
