"""A number near the right one may be a slip: a wrong rule behind it is asked, and named once another answer agrees."""

from __future__ import annotations

import dataclasses
import itertools

import pytest

from boardlab.lessons import Grade, checkpoints
from boardlab.lessons.journal.journal import journal
from boardlab.lessons.journal.progress import progress_of
from boardlab.lessons.journal.tally import Tally
from boardlab.lessons.model.base_question import WORDING
from boardlab.lessons.model.grade import SLIP
from boardlab.session.question.question import Question
from tests.sessions import card_of

LANGS = ("en", "ko")
GAMES = ("torres", "catan", "creed")


def wrong_grades(game: str) -> list[Grade]:
    """The verdicts on what each wrong rule answers to each question for a number."""
    found = [
        asked.grade(wrong.answer(asked.position))
        for asked in checkpoints(game)
        if asked.kind == "number"
        for wrong in asked.misconceptions
    ]
    return [grade for grade in found if not grade.right and grade.misconception is not None]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGS)
def test_near_number_is_tentative_and_far_one_is_named(game: str, lang: str) -> None:
    near = far = 0
    for grade in wrong_grades(game):
        is_near = abs(grade.answer - grade.checkpoint.answer()) <= SLIP
        assert grade.tentative == is_near
        asks = WORDING.say("other.perhaps" if is_near else "other.misread", lang)
        assert grade.kicker(lang) == asks
        assert asks.endswith("?") == is_near
        sure = dataclasses.replace(grade, agreed=True)
        assert not sure.tentative
        assert sure.kicker(lang) == WORDING.say("other.misread", lang)
        assert sure.headline(lang) == grade.headline(lang)
        assert sure.message(lang) in grade.message(lang)
        assert (sure.message(lang) != grade.message(lang)) <= is_near
        near, far = near + is_near, far + (not is_near)
    assert near > 5
    assert far > 5


def pairs(game: str) -> list[tuple[Grade, Grade]]:
    """Two questions each at which the same wrong rule gives a number near the right one."""
    near = [grade for grade in wrong_grades(game) if grade.tentative]
    both = itertools.combinations(near, 2)
    return [(a, b) for a, b in both if a.misconception.id == b.misconception.id and a.checkpoint is not b.checkpoint]


def met(game: str) -> dict[str, int]:
    return {each.id: each.times for each in progress_of(game, journal().tally()).met}


@pytest.mark.parametrize("game", GAMES)
def test_a_second_answer_that_agrees_makes_it_certain(game: str) -> None:
    first, second = pairs(game)[0]
    name = first.misconception.id
    card = Question(first.checkpoint, "en")
    for _ in range(2):
        assert card.submit(first.answer).tentative, "to answer the same once more says nothing new"
        assert not met(game), "what was only guessed was not met"
    assert card_of(card)["question"]["result"]["kicker"].endswith("?")
    other = Question(second.checkpoint, "en")
    grade = other.submit(second.answer)
    assert (grade.misconception.id, grade.tentative) == (name, False)
    assert not card_of(other)["question"]["result"]["kicker"].endswith("?")
    assert met(game) == {name: 2}
    assert not Question(first.checkpoint, "en").submit(first.answer).tentative, "from now on it is known"


def test_certain_misconception_makes_a_tentative_one_certain() -> None:
    grades = [grade for game in GAMES for grade in wrong_grades(game)]
    near, far = next(
        (a, b)
        for a in grades
        for b in grades
        if a.tentative and not b.tentative and a.misconception.id == b.misconception.id
    )
    Question(far.checkpoint, "en").submit(far.answer)
    assert not Question(near.checkpoint, "en").submit(near.answer).tentative


def test_without_a_journal_it_stays_a_question(monkeypatch: pytest.MonkeyPatch) -> None:
    near = next(each for each in wrong_grades("torres") if each.tentative)

    def broken() -> Tally:
        raise OSError

    monkeypatch.setattr(journal(), "tally", broken)
    assert Question(near.checkpoint, "en").submit(near.answer).tentative
