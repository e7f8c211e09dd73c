"""Teachers' guides: every lesson has one, with misreadings that its boards refute, a question to ask, exercises."""

from __future__ import annotations

from collections.abc import Callable
from html import unescape
from pathlib import Path

import pytest

from boardlab.classroom.guide import EXERCISES, MISREADINGS, LessonGuide, guide_html
from boardlab.cli import app as cli
from boardlab.cli import pdf
from boardlab.core.contract.game import game_names
from boardlab.core.i18n.language import LANGUAGES
from boardlab.lessons.build.store import find_lesson, lessons_of
from boardlab.session.lesson.cells import goal_lines


@pytest.mark.parametrize("game", game_names())
def test_every_lesson_has_refuting_boards_and_a_question(game: str) -> None:
    for lesson in (each for each in lessons_of(game) if each.asks):
        guide = LessonGuide(lesson)
        assert len(guide.misreadings) >= min(3, MISREADINGS), lesson.id
        for wrong, board in guide.misreadings:
            assert board.id in lesson.asks
            assert not (board.accepts(wrong.answer(board.position)) and board.names(wrong.answer(board.position)))
        assert guide.aloud is not None, lesson.id
        for lang in LANGUAGES:
            parts = guide.parts(lang)
            assert sorted(number for part in parts for number in part.questions) == [*range(1, len(lesson.asks) + 1)]
            assert abs(sum(part.minutes for part in parts) - lesson.minutes[lang]) <= 0.5


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", ["torres.king", "catan.trade", "creed.tents"])
def test_a_guide_tells_all_answers_and_three_exercises(name: str, lang: str) -> None:
    lesson = find_lesson(name)
    guide, goal = LessonGuide(lesson), goal_lines(lesson, lang)
    text = unescape(guide_html(guide, goal, lang))
    assert len(guide.exercises) == EXERCISES
    assert len({asked.id for asked in guide.exercises}) == EXERCISES
    asked = (*guide.questions, *guide.exercises)
    said = [each.answering.said_in_short(each, each.answer(), lang) for each in asked]
    said += [each.question(lang) for each in asked] + [
        each.wrong.name(each.board.wording, lang) for each in guide.misreadings
    ]
    assert not [each for each in (*goal, *said) if each not in text]
    assert "{{" not in "".join(goal)
    assert text.count("<img") >= len(asked)
    assert "<script" not in text


@pytest.fixture
def printed(monkeypatch: pytest.MonkeyPatch) -> Callable[[bytes | None], None]:
    """Says what a browser prints; nothing, where there is none."""

    def say(what: bytes | None) -> None:
        if what is None:
            monkeypatch.setattr(pdf, "browser", lambda: None)
        else:
            monkeypatch.setattr(pdf, "pdf", lambda page: what + page[:15].encode())

    return say


@pytest.mark.parametrize("words", [["guide", "torres.scoring"], ["print", "torres.scoring"]])
def test_paper_becomes_pdf_or_a_sentence_says_why(
    words: list[str], printed: Callable[[bytes | None], None], capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    printed(None)
    assert cli.main([*words, str(tmp_path / "paper"), "--pdf", "--lang", "en"]) == 2
    assert "no browser" in capsys.readouterr().err
    assert not [*tmp_path.iterdir()]
    printed(b"%PDF ")
    assert cli.main([*words, str(tmp_path / "paper"), "--pdf", "--lang", "en"]) == 0
    assert (tmp_path / "paper.pdf").read_bytes() == b"%PDF <!DOCTYPE html>"[:20]
    for name, begins in (("x.pdf", b"%PDF "), ("X.PDF", b"%PDF "), ("x.html", b"<!DOCTYPE html>")):
        assert cli.main([*words, str(tmp_path / name), "--lang", "en"]) == 0
        assert (tmp_path / name).read_bytes().startswith(begins), "the ending decides"
    assert str(tmp_path / "paper.pdf") in capsys.readouterr().out.replace("\n", "")


def test_a_document_without_questions_has_no_guide(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert cli.main(["guide", "torres.explore", str(tmp_path / "paper"), "--lang", "en"]) == 2
    assert capsys.readouterr().err.count("\n") == 1
