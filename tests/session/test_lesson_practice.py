"""Practice is one press away: at the end of a lesson, after every answer, and from an address, for each rule alone."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from boardlab.core.i18n.language import LANGUAGES
from boardlab.lessons import Checkpoint, checkpoint, checkpoints
from boardlab.lessons.build.store import find_lesson
from boardlab.lessons.model.practice import practice_about, practised, rules_asked, rules_practised
from boardlab.page.practice import PracticePage
from boardlab.session.lesson.lesson_frame import lesson_frame
from boardlab.session.question.question import Question
from tests.effort import drawn
from tests.session.test_lesson_session import Page


def at_the_end(lesson: str) -> Page:
    page = Page(lesson)
    page.ask("go", at=len(page.stage.steps) - 1)
    return page


@pytest.mark.parametrize("game", ["torres", "catan", "creed"])
def test_every_right_answer_leads_on_to_practice(game: str) -> None:
    """Where nobody draws positions of its rule, to what the topic has told so far."""

    def row(asked: Checkpoint) -> object:
        question = Question(asked, "en")
        question.submit(asked.answer(), learner=False)
        return question.fresh

    assert [asked.id for asked in drawn(checkpoints(game), 4) if row(asked) is None] == []


def test_lesson_end_practises_a_rule_and_leads_back() -> None:
    page = at_the_end("torres.scoring")
    offered = page.shown["practice"]
    assert offered["rules"]
    assert not offered["back"]
    place, rule = page.stage.state.place.at, next(iter(offered["rules"]))
    met = set()
    page.ask("practise", key=rule)
    for _ in range(3):
        asked = page.stage.question.asked
        assert page.shown["kind"] == "ask"
        assert rule in {*asked.rules, *(wrong.rule for wrong in asked.misconceptions)}
        assert page.shown["main"]["do"] == "answer"
        page.stage.question.submit(asked.answer())
        met.add(asked.position)
        onward = lesson_frame(page.stage)["stage"]["main"]
        assert onward["do"] == "pick"
        page.talk.refresh()
        page.ask("pick", key=onward["key"])
    assert len(met) == 3
    page.ask("language", key="ko")
    assert page.stage.question is not None
    assert page.shown["practice"]["back"] == "수업 정리로 돌아가기"
    page.ask("practise", key="")
    assert page.shown["kind"] == "end"
    assert page.stage.state.place.at == place


def test_practice_is_refused_where_it_is_not_offered() -> None:
    page = Page("torres.scoring")
    assert page.ask("practise", key="torres.goal.product")["answer"] == "no"
    assert at_the_end("torres.scoring").ask("practise", key="torres.nothing")["answer"] == "no"


@pytest.mark.parametrize("name", ["torres.scoring.2", "catan.robber.1", "creed.board.3"])
def test_right_answer_lets_its_rule_be_practised(name: str) -> None:
    question = Question(checkpoint(name), "en")
    question.submit(question.asked.answer())
    rules, seen = set(question.asked.rules), set()
    for _ in range(3):
        row = question.fresh
        assert row is not None
        question.ask(question.next_of(row))
        question.away = row
        asked = question.asked
        assert rules & {*asked.rules, *(wrong.rule for wrong in asked.misconceptions)}
        seen.add(asked.position)
        question.submit(asked.answer())
    assert len(seen) == 3


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("about", ["torres.scoring", "torres.goal.product", "torres.counts_the_tower"])
def test_an_address_opens_practice_of_topic_rule_or_misreading(about: str, lang: str, tmp_path: Path) -> None:
    whole: Any = json.loads(PracticePage(about, lang, str(tmp_path)).whole())
    assert not whole["mistake"]
    assert whole["frame"]["question"]["topic"]
    assert ".practice." in whole["frame"]["question"]["id"]


def test_unknown_address_says_so_and_practises_anyway(tmp_path: Path) -> None:
    whole = json.loads(PracticePage("torres.nothing", "en", str(tmp_path)).whole())
    assert "torres.nothing" in whole["mistake"]
    assert ".practice." in whole["frame"]["question"]["id"]


def test_every_practised_rule_is_found_by_id() -> None:
    for topic in practised():
        for rule in rules_practised(topic):
            assert practice_about(rule).rule == rule


@pytest.mark.parametrize("lesson", ["torres.scoring", "catan.road"])
def test_practice_behind_a_question_asks_for_nothing_told_later(lesson: str) -> None:
    """Behind the first question about one knight several knights were practised, told of five steps later."""
    offered = 0
    for step in find_lesson(lesson).steps:
        asking = Question(checkpoint(step.about), "en") if step.about else None
        if asking is None:
            continue
        for answer in (*(each.answer(asking.asked.position) for each in asking.asked.misconceptions[:1]), None):
            asking.submit(asking.asked.answer() if answer is None else answer, learner=False)
            row = asking.fresh
            if row is not None:
                offered += 1
                assert rules_asked(row) <= {*step.known, *asking.asked.rules}, asking.asked.id
                assert row[1].question("en")
    assert offered > 3


def test_one_knight_is_practised_behind_the_question_about_one() -> None:
    asking = Question(checkpoint("torres.scoring.2"), "en")
    asking.submit(20, learner=False)
    assert all(len(asked.position.knights[0]) == 1 for asked in asking.fresh.take(6))


@pytest.mark.parametrize("lesson", ["torres.first_game", "torres.scoring"])
def test_mistakes_are_practised_rule_by_rule_at_the_end(lesson: str) -> None:
    page = at_the_end(lesson)
    assert not page.shown["practice"]["missed"], "nothing went wrong"
    asked = [at for at, step in enumerate(page.stage.steps) if step.kind == "ask"][:2]
    for at in asked:
        page.ask("go", at=at)
        question = page.stage.question
        question.submit(next(iter(question.asked.misconceptions)).answer(question.asked.position))
    page.ask("go", at=len(page.stage.steps) - 1)
    assert page.shown["practice"]["missed"]
    page.ask("practise", key="missed")
    rules = []
    while page.stage.question is not None:
        rules.append(page.stage.question.asked.dealt)
        page.stage.question.submit(page.stage.question.asked.answer())
        page.talk.refresh()
        main = page.shown["main"]
        assert page.ask(main["do"], key=main["key"])["answer"] == "done"
    assert 1 <= len(rules) == len(set(rules)) <= len(asked)
    assert page.shown["kind"] == "end"
