"""Printed on A4 a lesson is taught from one page, in every lesson and both languages; so is the report of a class."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser

from boardlab.classroom.class_report import ClassReport
from boardlab.classroom.guide import GUIDE_STYLE, LessonGuide, guide_sheet
from boardlab.classroom.handed_in import read_files
from boardlab.classroom.paper import paper_html
from boardlab.classroom.report_page import report_html
from boardlab.core.contract.game import game_names
from boardlab.core.i18n.language import LANGUAGES
from boardlab.lessons.build.store import lessons_of
from boardlab.session.lesson.cells import goal_lines
from tests.classroom.pupils import files_of_a_class

PAGE = re.compile(rb"/Type\s*/Page\b")


@pytest.mark.soak
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", game_names())
def test_each_lesson_is_taught_from_one_printed_page(browser: Browser, game: str, lang: str) -> None:
    lessons = [each for each in lessons_of(game) if each.asks]
    sheets = [guide_sheet(LessonGuide(each), goal_lines(each, lang), lang) for each in lessons]
    page = browser.new_page()

    def pages(*some: str) -> int:
        page.set_content(paper_html(game, lang, "".join(some), GUIDE_STYLE))
        return len(PAGE.findall(page.pdf(prefer_css_page_size=True)))

    if pages(*sheets) != len(lessons):
        found = [each.id for each, sheet in zip(lessons, sheets, strict=True) if pages(sheet) > 1]
        assert found == []
    assert pages(*sheets[:2], "<main>" + "<p>More</p>" * 200 + "</main>") > 3, "what is too long takes more pages"
    page.close()


@pytest.mark.soak
@pytest.mark.parametrize("lang", LANGUAGES)
def test_report_of_a_class_is_printed_on_one_page(browser: Browser, lang: str) -> None:
    report = ClassReport(read_files(files_of_a_class("torres.scoring", "catan.robber")))
    page = browser.new_page()
    page.set_content(report_html(report, lang))
    assert len(PAGE.findall(page.pdf(prefer_css_page_size=True))) == 1
    page.close()
