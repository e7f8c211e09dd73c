"""The built site, on a plain static server under a folder of its own, with Python in the browser."""

from __future__ import annotations

import pytest

from boardlab.lessons.lesson_sources import lesson_source
from boardlab.site.build import build
from boardlab.site.python_files import USUAL_PLACE
from tests.browser.keyboard import MAIN
from tests.browser.site_page import UNDER, SiteKeys, Visit, served

LESSONS = ("torres.scoring", "catan.robber", "creed.matchups")


@pytest.fixture(scope="session")
def site(tmp_path_factory):
    folder = tmp_path_factory.mktemp("site")
    build(folder / UNDER, USUAL_PLACE, LESSONS)
    with served(folder) as address:
        yield f"{address}{UNDER}/"


@pytest.fixture
def visit(browser, site, tmp_path, monkeypatch):
    monkeypatch.setenv("BOARDLAB_HOME", str(tmp_path / "home"))
    context = browser.new_context(viewport={"width": 1280, "height": 800})
    yield Visit(context, site)
    context.close()


def test_a_question_is_answered_on_a_page_and_nothing_is_asked_of_any_other_host(visit):
    keys = SiteKeys(visit, "torres.scoring", "en")
    keys.reach(MAIN)
    while keys.stage.step.kind != "ask":
        assert not list(keys.take_step())
    assert not list(keys.take_step())
    assert not visit.foreign
    assert not visit.errors


@pytest.mark.soak
@pytest.mark.parametrize(("lesson", "lang"), [*zip(LESSONS, ("en", "ko", "en"), strict=True)])
def test_a_lesson_of_each_game_is_finished_on_the_site(visit, lesson, lang):
    keys = SiteKeys(visit, lesson, lang)
    keys.reach(MAIN)
    while keys.stage.step.kind != "end":
        assert not list(keys.take_step())
    assert keys.page.locator(".bl-st-end li").count() == len(lesson_source(lesson).head["summary"]) > 2
    assert not visit.foreign
    assert not visit.errors
