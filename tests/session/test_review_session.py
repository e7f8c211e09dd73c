"""A review that is looked at: it works a while at each asking, opens decisions as two lines, and says it in words."""

from __future__ import annotations

import itertools
import json
from functools import cache
from pathlib import Path

import pytest

from boardlab.core.errors import PlainError
from boardlab.core.play.record import Record
from boardlab.lessons.journal.due import AGAIN, reviews
from boardlab.lessons.journal.journal import journal
from boardlab.lessons.model.practice import practice_about
from boardlab.notebook.review_card import ReviewCard
from boardlab.page.opening import open_page
from boardlab.reviewing.judged import GROUPS
from boardlab.session import review_session
from boardlab.session.commands import Message
from boardlab.session.review_session import ReviewSession
from tests.reviewing.test_judging import FEW, game

count = itertools.count(1)


def ask(session: ReviewSession, do: str, key: str = "", at: int = 0) -> str:
    """Send a message; gives how that went."""
    return session.handle(Message("page", next(count), 0, do, key, at))[0]


@cache
def done() -> ReviewSession:
    session = ReviewSession(game(), 0, samples=FEW, seed="a", lang="en")
    session.go_on()
    return session


def test_page_asks_until_all_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    # One step at each asking, however quick the machine is.
    monkeypatch.setattr(review_session, "SECONDS", 0.0)
    session = ReviewSession(game(), 0, samples=FEW, seed="a", lang="en", teaches=False)
    answers = list(itertools.takewhile(lambda answer: answer == "more", (ask(session, "review") for _ in range(9999))))
    assert len(answers) > 9
    part = session.as_part()
    assert part["over"]
    # Whoever listens is told at the end how it went.
    told = session.handle(Message("page", next(count), 0, "review"))
    assert told == ("done", f"{part['headline']}. {part['lead']}")
    assert part["done"] == part["most"]
    assert sum(each["count"] for each in part["counts"]) == len(part["chart"])
    assert [each["group"] for each in part["counts"]] == list(GROUPS)
    assert part["chart"] == done().as_part()["chart"]


def test_dearest_turning_point_is_open_with_lesson_and_practice() -> None:
    part = done().as_part()
    shown = part["shown"]
    assert shown is not None
    assert shown["group"] == "turning"
    assert all(shown["answers"])
    assert [each["lesson"] for each in part["ideas"] if each["rule"] == shown["rule"]] == [shown["lesson"]]
    assert shown["rule"].startswith("torres.")
    assert shown["lesson"]
    assert shown["lesson_link"].startswith("torres.")
    assert shown["practised"]
    assert shown["futures"] is not None
    assert len(shown["futures"]["sides"]) == 2
    assert practice_about(shown["practised"])[1].position


def test_any_decision_opens_and_steps() -> None:
    session = done()
    for at in range(len(session.now.judged)):
        assert ask(session, "decision", at=at) == "done"
        shown = session.as_part()["shown"]
        assert shown is not None
        assert shown["at"] == at
        assert not (shown["group"] == "unsure" and (shown["idea"] or shown["band"]))
        if shown["futures"] is not None:
            status, said, *_ = session.handle(Message("page", next(count), 0, "walk", "both", -1))
            assert status == "done"
            assert said.endswith(".")
            assert ".." not in said
    assert ask(session, "decision", at=99) == "no"


def test_more_games_are_played_where_nobody_can_tell() -> None:
    session = ReviewSession(game(), 0, samples=1, seed="a", lang="en", teaches=False)
    session.go_on()
    judged = session.now.judged
    at = next(at for at, each in enumerate(judged) if each.points is not None)
    # Even of a choice that is clear it can be asked; the page offers it where it is not.
    assert ask(session, "decision", at=at) == "done"
    assert ask(session, "more_games") == "done"
    assert not session.over
    session.go_on()
    again = session.now.judged
    assert again[at].loss.tries > judged[at].loss.tries
    assert [each.points for n, each in enumerate(again) if n != at] == [
        each.points for n, each in enumerate(judged) if n != at
    ]


def test_another_seat_is_reviewed_anew() -> None:
    session = ReviewSession(game(), 0, samples=FEW, lang="en")
    assert ask(session, "review_seat", at=1) == "done"
    assert session.as_part()["seat"] == 1
    assert not session.as_part()["chart"]
    assert ask(session, "review_seat", at=2) == "no"


def test_game_without_a_choice_says_so() -> None:
    with pytest.raises(PlainError, match="nothing to review"):
        ReviewSession(Record(game().start), 0, lang="en")


def test_own_turning_points_are_due_in_practice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BOARDLAB_HOME", str(tmp_path))
    for own, notes in (("", 0), ("torres-x", 1), ("torres-x", 1)):
        session = ReviewSession(game(), 0, samples=FEW, seed="a", lang="en", own=own)
        session.go_on()
        missed = [each.ideas[0].idea.rule for each in session.review.turning if each.ideas]
        found = reviews(journal().read().entries)
        assert sorted(each.rule for each in found) == sorted(missed * notes)
        assert all(each.rating == AGAIN for each in found)
    assert missed


def test_card_shows_itself_where_nothing_runs() -> None:
    card = ReviewCard(done())
    text = repr(card)
    html = card._still()
    assert done().review.headline in text
    assert html.count("<svg") >= 2
    assert "<table" in html
    figure = card.chart().figure()
    assert len(figure.data) == 3


def test_page_reviews_a_text_and_refuses_what_is_none() -> None:
    page = open_page("review", json.dumps({"text": game().to_text(), "seat": 1}), "ko", "/nowhere")
    whole = json.loads(page.whole())
    assert whole["mistake"] == ""
    assert whole["review"]["seat"] == 1
    assert whole["review"]["lang"] == "ko"
    for text in ("", "nonsense", game().start.to_text()):
        whole = json.loads(open_page("review", json.dumps({"text": text}), "en", "/nowhere").whole())
        assert whole["review"] is None
        assert whole["mistake"]
