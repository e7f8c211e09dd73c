"""The board of a step: what is said where it is only looked at, and that no board changes without a word."""

from __future__ import annotations

from typing import Any

import pytest

from boardlab.lessons.build.lesson_sources import lesson_files
from tests.session.test_lesson_session import LANGS, Page

ONE_OF_EACH = ["torres.scoring", "catan.robber", "creed.matchups"]
TURN_WORDS = {"en": "turn of", "ko": "차례"}


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("lesson", ONE_OF_EACH)
def test_click_on_a_reading_board_names_the_next_button(lesson: str, lang: str) -> None:
    page = Page(lesson, lang)
    met = 0
    for at, step in enumerate(page.stage.steps):
        page.ask("go", at=at)
        if step.kind != "read" or page.frame["parts"]:
            continue
        met += 1
        for message in ({"do": "pick"}, {"do": "here"}, {"do": "undo"}):
            key = next(iter(page.frame["board"]["says"]))
            said = page.ask(**message, key=key)["text"]
            assert page.shown["main"]["label"] in said
            assert TURN_WORDS[lang] not in said
    assert met


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("lesson", ["torres.scoring", "catan.robber", "creed.matchups"])
def test_click_on_a_question_board_speaks_of_the_answer(lesson: str, lang: str) -> None:
    page = Page(lesson, lang)
    met = set()
    for at in (at for at, step in enumerate(page.stage.steps) if step.kind == "ask"):
        page.ask("go", at=at)
        kind = page.frame["question"]["kind"]
        if kind == "turn":
            continue
        met.add(kind)
        key = page.stage.question.asked.places[0] if kind == "cells" else next(iter(page.frame["board"]["says"]))
        said = [page.ask("here", key=key)["text"]]
        said += [page.pick(key)["text"]] if kind != "cells" else []
        assert all(said)
        assert not [each for each in said if TURN_WORDS[lang] in each]
    assert len(met) > 1


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("lesson", ["torres.timing", "catan.theft"])
def test_played_board_stays_or_its_removal_is_announced(lesson: str, lang: str) -> None:
    said, kept, gone = boards_played_on(lesson, lang)
    assert said == gone
    assert gone
    assert kept


@pytest.mark.soak
@pytest.mark.parametrize("lesson", lesson_files())
def test_no_board_of_any_lesson_goes_without_a_word(lesson: Any) -> None:
    said, _, gone = boards_played_on(lesson, "en")
    assert said == gone


def boards_played_on(lesson: Any, lang: str) -> Any:
    """At which steps it is said that a board goes, at which one stays that was played on, and at which one goes."""
    page = Page(lesson, lang)
    said, kept, gone, last = [], [], [], None
    for at in range(len(page.stage.steps) - 1):
        before = page.stage.here
        page.ask("go", at=at)
        if before.record.ply:
            last = before.position
        elif not at or last is None or before.position != last:
            last = None
        stays = last is not None and page.stage.here.position == last
        kept += [at] * stays
        gone += [at] * (last is not None and not stays)
        said += [at] * bool(page.shown["anew_board"])
        if page.shown["kind"] == "ask":
            page.answer()
    return said, kept, gone


@pytest.mark.parametrize("lang", LANGS)
def test_drawings_beside_places_are_described_on_every_step(lang: str) -> None:
    """The sign of a castle, a harbour, the name of a line: on a step to read as in a question."""
    told: dict[Any, Any] = {}
    for lesson in ("torres.board", "catan.harbours", "creed.board"):
        page = Page(lesson, lang)
        for at, step in enumerate(page.stage.steps):
            if step.kind not in ("read", "ask", "play"):
                continue
            page.ask("go", at=at)
            told.setdefault((lesson, step.kind), []).extend(page.frame["board"].get("spots", ()))
    assert {lesson for lesson, _ in told} == {"torres.board", "catan.harbours", "creed.board"}
    assert all(told.values()), [key for key, spots in told.items() if not spots]
    signs = [says for *_, says in told["torres.board", "read"]]
    assert all("◇" in says and "↑" in says for says in signs)
