"""The page of a lesson: its first step at once, Python behind it, and the whole lesson as text and pictures below."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from html import escape

from boardlab.core.i18n.language import LANGUAGES
from boardlab.lessons.model.practice_questions import find_practice
from boardlab.site.course import CourseLesson
from boardlab.site.frame import Page, home, root_of, say, told, waits
from boardlab.site.key_page import guide_address
from boardlab.site.lesson_text import LessonText
from boardlab.site.pictures import apart
from boardlab.site.tutor_page import ADDRESS as TUTOR


def lesson_page(
    lesson: CourseLesson,
    text: LessonText,
    start: Mapping[str, object] | None,
    following: Iterable[CourseLesson],
    notebook: str = "",
) -> Page:
    """The page of a lesson.

    Args:
        lesson: what it teaches.
        text: the lesson as text, in the language of the page.
        start: what Python is started with; None makes a page that is only read.
        following: where to go on.
        notebook: where the lesson opens as a notebook, from the site; "" where it does not.
    """
    lang = text.lang
    root = root_of(home(lang) + lesson.address)
    title = escape(lesson.title[lang])
    about = say("lesson_about", lang, title=lesson.title[lang], minutes=lesson.minutes[lang])
    given = {"lesson": lesson.id, "lang": lang, "langs": LANGUAGES, "root": root, **(start or {})}
    board, _ = apart(text.board())
    wait = waits("starting", lang, ' id="wait"')
    links = "".join(
        f'<p><a href="{root}{home(lang)}{each.address}">{say("next_too" if at else "next", lang)}: '
        f"{escape(each.title[lang])}</a></p>"
        for at, each in enumerate(following)
    )
    if start and find_practice(lesson.topic) is not None:
        links += f'<p><a href="{root}{home(lang)}{TUTOR}#{lesson.topic}">{say("tutor.topic", lang)}</a></p>'
    if lesson.asks:
        guide = f"{root}{home(lang)}{guide_address(lesson.id)}"
        links += f'<p><a href="{guide}" rel="nofollow">{say("key.of_lesson", lang)}</a></p>'
    if notebook:
        links += f'<p><a href="{root}{escape(notebook)}">{say("notebook", lang)}</a></p>'
    body = f"""<main class="lesson">
{told(lang, "failed", "forbidden")}
<div id="lesson" data-start='{_quoted(given)}'>
<div class="first"><div class="draw">{board}</div>
<div class="side">{text.opening()}
{wait if start else ""}<noscript><p>{say("no_script", lang)}</p></noscript></div></div>
</div>
{told(lang, "unkept")}
<details id="text" open><summary>{say("as_text", lang)}</summary>
<article>
{text.whole()}
</article></details>
<div class="onward">{links}</div>
</main>"""
    script = "lesson" if start else ""
    return Page(lang, lesson.address, title, about, body, script, (lesson.game,))


def _quoted(given: Mapping[str, object]) -> str:
    """Plain data as it stands between single quotes: they need no sign of their own, as those of JSON would."""
    return escape(json.dumps(given, separators=(",", ":")), quote=False).replace("'", "&#39;")
