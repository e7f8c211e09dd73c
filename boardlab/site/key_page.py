"""For those who teach: the guide to each lesson, with its answers, and of each game a page that leads to them.

They are pages of their own, which no search engine names: the page of a lesson holds its questions alone.
"""

from __future__ import annotations

from html import escape

from boardlab.classroom.board_picture import DrawnBoard, is_wide, paper_scene
from boardlab.classroom.guide import GUIDE_STYLE, LessonGuide, guide_body
from boardlab.core.i18n.language import speaking
from boardlab.lessons.build.store import find_lesson
from boardlab.lessons.model.checkpoint import Checkpoint
from boardlab.session.lesson.cells import goal_lines
from boardlab.site.course import CourseLesson, name_of
from boardlab.site.frame import Page, home, root_of, say
from boardlab.site.made import Site


def guide_address(lesson: str) -> str:
    """Where the guide to a lesson lies, by its id, from the first page of a language."""
    game, _, name = lesson.partition(".")
    return f"{game}/key/{name}/"


def key_page(game: str, site: Site, lang: str) -> Page:
    """The guides to all lessons of a game that the site has."""
    title, about = (say(f"key.{key}", lang, game=name_of(game, lang)) for key in ("title", "about"))
    rows = "".join(_row(lesson, lang) for lesson in site.lessons.values() if lesson.game == game and lesson.asks)
    body = f'<main class="key"><article><p>{about}</p>\n<ul class="guides">{rows}</ul></article></main>'
    return Page(lang, f"{game}/key/", title, about, body, styles=("other",), indexed=False)


def _row(lesson: CourseLesson, lang: str) -> str:
    there = lesson.id.partition(".")[2]
    told = say("key.told", lang, count=len(lesson.asks), minutes=lesson.minutes[lang])
    named = f"{lesson.number} {lesson.title[lang]}".strip()
    return f'<li><a href="{there}/">{escape(named)}</a> <span>{told}</span></li>\n'


def guide_page(lesson: str, site: Site, lang: str) -> Page:
    """The guide to one lesson, to be read or printed."""
    address, named = guide_address(lesson), site.lessons[lesson]
    root = root_of(home(lang) + address)

    def board(asked: Checkpoint) -> DrawnBoard:
        drawn = paper_scene(asked, lang)
        return DrawnBoard(site.pictures.scene(drawn, root), is_wide(drawn))

    with speaking(lang):
        source = find_lesson(lesson)
        made = guide_body(LessonGuide(source), goal_lines(source, lang), lang, board)
    title = say("key.guide", lang, game=name_of(named.game, lang), lesson=named.title[lang])
    there = f'<p class="there"><a href="{root}{home(lang)}{named.address}">{say("key.lesson", lang)}</a></p>'
    body = f'<style>{GUIDE_STYLE}</style><main class="key guided">{there}{made}</main>'
    return Page(lang, address, title, say("key.guide_about", lang), body, styles=("other",), indexed=False)
