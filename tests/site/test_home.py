"""The first page, the way through a game and one's progress stand whole without Python, and tell scripts the course."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from boardlab.core.i18n.language import LANGUAGES
from boardlab.lessons import checkpoint
from boardlab.lessons.build.store import lessons_of
from boardlab.site.course import CourseLesson, by_chapter, course_data
from boardlab.site.frame import home
from boardlab.site.made import Site
from boardlab.site.other_pages import other_pages
from boardlab.site.pictures import Pictures

LESSONS = {each.id: CourseLesson.of(each) for game in ("catan", "torres") for each in lessons_of(game)}
MOST = 22_000
"""The first page had 21 thousand bytes with all lessons on it."""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the site lies."""
    made = tmp_path_factory.mktemp("site")
    (made / "pictures").mkdir()
    return made


@pytest.fixture(scope="module")
def site(folder: Path) -> Site:
    """A site of two games, of which nothing is written but pictures."""
    return Site(LESSONS, Pictures(folder / "pictures"), None, other_pages(LESSONS))


def page(site: Site, address: str, lang: str) -> str:
    """The HTML of a page that is no lesson."""
    return site.others[address](site, lang).html()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_home_leads_to_each_game_without_a_script(site: Site, lang: str) -> None:
    text = page(site, "", lang)
    assert len(text.encode()) < MOST
    for game in ("catan", "torres"):
        for address in (f"{game}/", f"play/#{game}", f"explore/#{game}", f"{game}/key/"):
            assert f'href="{address}"' in text
    assert 'class="main" href="torres/first_game/"' in text, "the shortest of the first lessons"
    assert "data-start" not in text


def test_home_pictures_are_files_of_one_shape(site: Site, folder: Path) -> None:
    text = page(site, "", "en")
    drawn = re.findall(r'<img src="\./(pictures/[^"]+)"', text)
    assert drawn == ["pictures/torres.en.svg", "pictures/catan.en.svg", "pictures/torres.en.svg"]
    for name in {*drawn}:
        svg = (folder / name).read_text("utf-8")
        wide, high = map(float, re.findall(r'viewBox="\S+ \S+ (\S+) (\S+)"', svg)[0])
        assert wide / high == pytest.approx(408 / 276, 0.01)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_path_has_each_lesson_once_in_its_chapter(site: Site, lang: str) -> None:
    text = page(site, "torres/", lang)
    own = [lesson for lesson in LESSONS.values() if lesson.game == "torres"]
    assert re.findall(r'<li data-lesson="([^"]+)"', text) == [lesson.id for lesson in own]
    chapters = by_chapter(own, lang)
    assert [lesson for _, some in chapters for lesson in some] == own
    assert len(chapters) == 10
    assert all(f"<h2>{title}</h2>" in text for title, _ in chapters)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_progress_has_a_row_for_each_lesson_that_asks(site: Site, lang: str) -> None:
    text = page(site, "progress/", lang)
    asking = [lesson for lesson in LESSONS.values() if lesson.asks]
    assert re.findall(r'<li data-lesson="([^"]+)"', text) == [lesson.id for lesson in asking]
    assert 'class="tools" hidden' in text
    assert "<noscript>" in text


def test_course_names_every_question_and_misreading() -> None:
    for lang in LANGUAGES:
        told: Any = course_data(LESSONS.values(), lang, misreadings=True)
        named = {}
        for lesson, topic, *_, asks in told["lessons"]:
            for each in asks.split():
                short, _, rule = each.partition("=")
                named[short if "." in short else f"{lesson.split('.')[0]}.{topic}.{short}"] = told["rules"][int(rule)]
        assert [*named] == [name for lesson in LESSONS.values() for name in lesson.asks]
        asked = checkpoint("torres.king.5")
        assert named["torres.king.5"] == asked.rule_title(asked.rules[0], lang)
        assert {wrong.id for name in named for wrong in checkpoint(name).misconceptions} == {*told["wrong"]}


def test_data_in_a_page_cannot_end_its_block(site: Site) -> None:
    for address in ("", "progress/", "catan/"):
        blocks = re.findall(r'<script type="application/json" id="(\w+)">(.*?)</script>', page(site, address, "ko"))
        assert [name for name, _ in blocks] == ["home", "course"]
        assert all(isinstance(json.loads(text), dict) and "<" not in text for _, text in blocks)


def test_language_has_a_page_of_its_own(site: Site) -> None:
    assert {home(lang) for lang in LANGUAGES} == {"", "ko/"}
    assert page(site, "", "en").count("<h2>") == page(site, "", "ko").count("<h2>")
