"""Links to questions and to steps of lessons, and what a cell shows for any link."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any
from urllib.parse import unquote

import pytest

import boardlab
from boardlab import Record, catan, creed, torres
from boardlab.core.errors import PlainError
from boardlab.lessons import checkpoint, checkpoints
from boardlab.lessons.build.lesson_sources import lesson_files
from boardlab.lessons.build.store import find_lesson
from boardlab.notebook import Stage
from boardlab.page.lesson import LessonPage
from boardlab.page.table import TablePage
from boardlab.session.channel import FrameChannel
from boardlab.session.commands import Message
from boardlab.session.kinds import study
from boardlab.session.opened import LessonStep, opened
from boardlab.session.read_only import ReadOnlyFeature, view
from tests.conformance.hostile_links import HOSTILE
from tests.sessions import board

LESSONS = [name for name in lesson_files() if not name.endswith(".explore")]


@pytest.mark.parametrize("lesson", LESSONS)
def test_every_lesson_step_links_to_its_page(lesson: str) -> None:
    for number, step in enumerate(find_lesson(lesson).steps, 1):
        there = LessonStep(lesson, number, step.key)
        made = boardlab.link(there, lang="en", base="/")
        assert made.startswith(f"/{lesson.replace('.', '/')}/#t=boardlab%20step%201%20{lesson}%20")
        assert opened(made) == there
        assert len(made) < 200


def test_question_link_holds_only_its_id() -> None:
    for asked in checkpoints("torres.scoring"):
        made = boardlab.link(asked, base="", lang="en")
        assert made == f"explore/#t=boardlab%20question%201%20{asked.id}"
        assert opened(made).id == asked.id


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


# -- what a board copies -----------------------------------------------------------------------------------------------


def copied(session: Any, do: str = "link") -> tuple[str, str]:
    """What a page hears that copies from a board."""
    return session.handle(Message("page", 1, board(session).rev, do))


@pytest.mark.parametrize("lang", ["en", "ko"])
def test_a_board_copies_a_link_to_what_it_shows(lang: str) -> None:
    p = catan.start(4)
    board = study(Record(p), lang=lang)
    assert copied(board) == ("done", boardlab.link(p, lang=lang))
    assert ("/ko/explore/#" in copied(board)[1]) == (lang == "ko")
    board.handle(Message("page", 1, board.rev, "seat", at=1))
    assert copied(board)[0] == copied(board, "copy")[0] == "no", "it is covered"
    board.handle(Message("page", 2, board.rev, "reveal"))
    assert copied(board) == ("done", boardlab.link(p.seen_by(1), lang=lang))
    assert opened(copied(board)[1]) == opened(copied(board, "copy")[1]) == p.seen_by(1)


@pytest.mark.parametrize("lang", ["en", "ko"])
@pytest.mark.parametrize("game", [torres, catan, creed], ids=lambda game: game.__name__)
def test_view_can_be_shown_and_copied_but_not_played(game: Any, lang: str) -> None:
    p = game.start()
    for seat in (None, 0, 1):
        seen = p.seen_by(seat)
        board = view(opened(boardlab.link(seen)), lang)
        said = board.has(ReadOnlyFeature).reading()
        talk = FrameChannel(board, lambda _: None)
        talk.refresh()
        shown = json.dumps(talk.whole(), ensure_ascii=False)
        assert board.shown == seen
        assert said in shown
        assert copied(board)[1] == boardlab.link(seen, lang=lang)
        for do, more in (
            ("pick", {"key": "end"}),
            ("undo", {}),
            ("seat", {"at": 1}),
            ("seat", {"at": -1}),
            ("reveal", {}),
        ):
            assert board.handle(Message("page", 1, board.rev, do, **more))[0] == "no"
        assert board.shown == seen


@pytest.mark.parametrize("lang", ["en", "ko"])
def test_page_opens_any_link_or_says_what_is_wrong(lang: str, tmp_path: Path) -> None:
    p = torres.start(players=2)

    def page(text: str) -> dict[str, Any]:
        wish = json.dumps({"game": "torres", "text": text})
        return json.loads(TablePage(wish, lang, str(tmp_path)).whole())

    for thing in (p, p.seen_by(1), Record(p).play("knight c3")):
        assert (page(boardlab.link(thing))["part"], page(boardlab.link(thing))["mistake"]) == ("table", "")
    assert page(boardlab.link(checkpoint("torres.scoring.4")))["part"] == "question"
    for bad in HOSTILE[::20]:
        found = page(bad)
        assert found["mistake"]
        assert found["frame"]["board"]["svg"].startswith("<svg"), "an empty board"


def test_a_lesson_opens_at_the_step_of_a_link(tmp_path: Path) -> None:
    there = LessonStep("torres.scoring", 4, find_lesson("torres.scoring").steps[3].key)
    end = boardlab.link(there, lang="en").partition("#")[2]
    assert json.loads(LessonPage(f"torres.scoring#{end}", "en", str(tmp_path)).whole())["frame"]["stage"]["at"] == 3
    for other in ("t=nonsense", "z=!", boardlab.link(torres.start()).partition("#")[2]):
        page = LessonPage(f"torres.scoring#{other}", "en", str(tmp_path / other[:3]))
        whole = json.loads(page.whole())
        assert (whole["frame"]["stage"]["at"], bool(whole["mistake"])) == (0, other[:9] in ("t=nonsens", "z=!"))


# -- inside other pages ------------------------------------------------------------------------------------------------


def test_board_or_question_is_described_in_one_line() -> None:
    p = torres.start(players=2)
    line = boardlab.embed(p, lang="en")
    assert line.startswith(f'<iframe src="{boardlab.link(p, lang="en").replace("/explore/", "/embed/")}" title=')
    assert line.endswith("></iframe>")
    assert "/ko/embed/#" in boardlab.embed(checkpoint("torres.scoring.4"), lang="ko")
    assert 'height="300"' in boardlab.embed(p, height=300)
    assert p.to_text() not in unquote(boardlab.embed(p.seen_by(0)))
    step = LessonStep("torres.scoring", 1, find_lesson("torres.scoring").steps[0].key)
    for given, more in ((step, {}), (3, {}), (p, {"height": 5}), (p, {"base": "javascript:x/"}), (p, {"lang": "de"})):
        with pytest.raises(PlainError):
            boardlab.embed(given, **more)
