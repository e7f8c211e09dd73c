"""Links to questions and to steps of lessons, and what a cell shows for any link."""

from __future__ import annotations

import pytest

import boardlab
from boardlab import Record, torres
from boardlab.core.errors import PlainError
from boardlab.core.language import speaking
from boardlab.lessons import checkpoint, checkpoints, practice
from boardlab.lessons.lesson_sources import lesson_files, lesson_source
from boardlab.lessons.steps import walk
from boardlab.live.opened import LessonStep, opened
from boardlab.notebook import Stage

LESSONS = [name for name in lesson_files() if not name.endswith(".explore")]


@pytest.mark.parametrize("lesson", LESSONS)
def test_every_step_of_every_lesson_is_a_link_to_the_page_of_its_lesson(lesson: str) -> None:
    for number, step in enumerate(walk(lesson_source(lesson)).steps, 1):
        there = LessonStep(lesson, number, step.key)
        made = boardlab.link(there, lang="en", base="/")
        assert made.startswith(f"/{lesson.replace('.', '/')}/#t=boardlab%20step%201%20{lesson}%20")
        assert opened(made) == there
        assert len(made) < 200


def test_every_question_is_a_link_that_holds_its_id_alone() -> None:
    for asked in checkpoints("torres.scoring"):
        made = boardlab.link(asked, base="", lang="en")
        assert made == f"explore/#t=boardlab%20question%201%20{asked.id}"
        assert opened(made).id == asked.id


@pytest.mark.parametrize("topic", ["torres.scoring", "catan.robber", "creed.sieges"])
def test_a_practice_position_is_a_link(topic: str) -> None:
    for asked in practice(topic, seed="link").take(2):
        again = opened(boardlab.link(asked))
        assert (again.id, again.position, again.answer()) == (asked.id, asked.position, asked.answer())
        assert boardlab.open(boardlab.link(asked.position)) == asked.position


def test_a_cell_shows_what_a_link_leads_to() -> None:
    p = torres.start(players=2).play("knight c3")
    assert boardlab.open(boardlab.link(p)) == boardlab.open(p.to_text()) == p
    game = boardlab.open(boardlab.link(Record(torres.start(players=2)).play("knight c3")))
    assert (type(game), game.position) == (Record, p)
    card = boardlab.open(boardlab.link(boardlab.check("torres.scoring.4")))
    assert card.checkpoint.id == checkpoint("torres.scoring.4").id
    stage = boardlab.lesson("torres.scoring")
    stage.go(3)
    again = boardlab.open(boardlab.link(stage))
    assert (isinstance(again, Stage), again.step) == (True, 3)
    study = boardlab.Study(game)
    assert boardlab.open(boardlab.link(study)) == p
    for shown in (card, stage, again, study):
        shown.close()


@pytest.mark.parametrize("lang", ["en", "ko"])
def test_what_takes_a_position_says_that_a_question_or_a_step_is_none(lang: str) -> None:
    step = boardlab.link(LessonStep("torres.scoring", 1, walk(lesson_source("torres.scoring")).steps[0].key))
    for there in (step, boardlab.link(checkpoint("torres.scoring.4"))):
        for door in (torres.parse, boardlab.Study, Record.from_text):
            with speaking(lang), pytest.raises(PlainError, match=r"boardlab\.open"):
                door(there)
