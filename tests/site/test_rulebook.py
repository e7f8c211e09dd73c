"""The rulebook's page: all rules and words of all games, in both languages, with nothing of an answer."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from boardlab.core.contract.game import find_game
from boardlab.core.i18n.language import LANGUAGES
from boardlab.core.text.link import question_in, text_in
from boardlab.lessons import checkpoint
from boardlab.lessons.build.lesson_sources import lesson_files
from boardlab.lessons.build.store import find_lesson
from boardlab.lessons.glossary import glossary
from boardlab.lessons.rule_entry import rules_of
from boardlab.site.course import CourseLesson
from boardlab.site.frame import INSIDE, Page
from boardlab.site.made import Site
from boardlab.site.pictures import Pictures
from boardlab.site.rulebook_page import rulebook_page
from tests.effort import drawn

GAMES = ("torres", "catan", "creed")
LESSONS = {name: CourseLesson.of(find_lesson(name)) for name in lesson_files()}


@pytest.fixture(scope="module", params=drawn(LANGUAGES, 2))
def page(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Any:
    """A language, and the rulebook in it."""
    pictures = Pictures(tmp_path_factory.mktemp("pictures"))
    return request.param, rulebook_page(Site(LESSONS, pictures, None), request.param).html()


def test_rules_of_each_game_can_be_linked_to(page: Any) -> None:
    assert all(f'<section id="{game}">' in page[1] for game in GAMES)


def test_every_rule_stands_there_once_with_its_statement(page: Any) -> None:
    lang, text = page
    told = unescape(text)
    for game in GAMES:
        for entry in rules_of(game).values():
            assert text.count(f'<article id="{entry.id}"') == 1
            assert entry.statement(lang) in told


def test_every_link_leads_to_lesson_rule_or_board(page: Any) -> None:
    _, text = page
    links = set(re.findall(r'<a href="([^"]+)"', text.partition("<main")[2]))
    lessons = {f"../{lesson.address}" for lesson in LESSONS.values()}
    boards = {link for link in links if "/explore/#t=" in link}
    assert all(f'id="{link[1:]}"' in text for link in links if link.startswith("#"))
    assert {link for link in links - lessons - boards if not link.startswith("#")} == set()
    assert len(boards) > 200
    asked = (question_in(text_in(unescape(link))) for link in boards)
    assert all(name is not None and checkpoint(name) for name in asked)


def test_examples_are_playable_where_python_is_available(page: Any, tmp_path: Path) -> None:
    """A page may hold others of its site only here; nowhere else do pages stand inside it."""
    lang, text = page
    assert 'class="play"' not in text
    assert "frame-src 'self'" in text
    site = Site(LESSONS, Pictures(tmp_path), SimpleNamespace(), ())
    assert rulebook_page(site, lang).html().count('class="play">') == text.count("/explore/#t=")
    assert INSIDE not in Page(lang, "", "title", "about", "<main></main>").html()


def test_pictures_have_alt_text_and_reading_needs_no_script(page: Any) -> None:
    _, text = page
    pictures = re.findall(r"<img [^>]+>", text)
    assert len(pictures) > 200
    assert all(re.search(r'alt="[^"]{20,}"', picture) for picture in pictures)
    assert re.search(r'<p class="row" id="search"[^>]* hidden>', text), "what needs scripts is hidden without them"


@pytest.mark.parametrize("game", GAMES)
def test_every_term_is_explained_and_linked_to_its_rule(game: str) -> None:
    terms = glossary(game)
    assert len(terms) >= 10
    for term in terms:
        assert term.rule in find_game(game).rulebook
        assert all(term.word[lang] and term.means[lang].endswith(".") for lang in LANGUAGES)
        assert len(term.means["en"].split()) <= 30
