"""The key to the lessons of a game, for those who teach: every question with its answer and its wrong answers.

It is a page of its own, which no search engine names: the page of a lesson holds the questions alone.
"""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from boardlab.core.i18n.language import speaking
from boardlab.lessons import checkpoint
from boardlab.site.course import CourseLesson, name_of
from boardlab.site.frame import Page, say
from boardlab.site.made import Site


def key_page(game: str, site: Site, lang: str) -> Page:
    """The key to all lessons of a game that the site has."""
    title = say("key.title", lang, game=name_of(game, lang))
    with speaking(lang):
        lessons = [lesson for lesson in site.lessons.values() if lesson.game == game and lesson.asks]
        made = "\n".join(line for lesson in lessons for line in _of(lesson, lang))
    body = f'<main class="key"><article><p>{say("key.about", lang)}</p>\n{made}\n</article></main>'
    return Page(lang, f"{game}/key/", title, say("key.about", lang), body, styles=("other",), indexed=False)


def _of(lesson: CourseLesson, lang: str) -> Iterator[str]:
    yield f'<section><h2><a href="../../{lesson.address}">{escape(lesson.title[lang])}</a></h2>'
    for number, name in enumerate(lesson.asks, 1):
        asked = checkpoint(name)
        head = f"{say('question', lang, number=number)}: {escape(asked.title(lang))}"
        yield f"<h3>{head}</h3>\n<p>{escape(asked.question(lang))}</p>"
        yield f"<p><b>{say('key.answer', lang)}:</b> {escape(asked.show(asked.answer(), lang))}</p>"
        yield f"<p>{escape(asked.reveal().message(lang))}</p>"
        wrong = [f"<li>{escape(given)}: {escape(name)}</li>" for given, name in asked.wrong_answers(lang)]
        yield f"<p>{say('key.wrong', lang)}</p><ul>{''.join(wrong)}</ul>" if wrong else ""
    yield "</section>"
