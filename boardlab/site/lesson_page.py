"""The page of a lesson: its first step at once, Python behind it, and the whole lesson as text and pictures below."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from html import escape

from boardlab.core.i18n.language import LANGUAGES
from boardlab.core.json_data import Json
from boardlab.lessons.model.practice_questions import find_practice
from boardlab.site.course import CourseLesson, name_of
from boardlab.site.frame import Page, home, root_of, say, told, waits
from boardlab.site.lesson_text import LessonText
from boardlab.site.pictures import apart
from boardlab.site.tutor_page import ADDRESS as TUTOR


def lesson_page(
    lesson: CourseLesson,
    text: LessonText,
    start: Mapping[str, object] | None,
    following: Iterable[CourseLesson],
    notebook: str = "",
    hand: Sequence[Json] = (),
) -> Page:
    """The page of a lesson.

    Args:
        lesson: what it teaches.
        text: the lesson as text, in the language of the page.
        start: what Python is started with; None makes a page that is only read.
        following: where to go on.
        notebook: where the lesson opens as a notebook, from the site; "" where it does not.
        hand: what lies below the board of the first step, as the slots of its frame; room is kept for it.
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
    if notebook:
        links += f'<p><a href="{root}{escape(notebook)}">{say("notebook", lang)}</a></p>'
    body = f"""<main class="lesson">
{told(lang, "failed", "forbidden")}
<div id="lesson" data-start='{_quoted(given)}'>
<section class="bl-study bl-lesson first"><div class="bl-st">
<header class="bl-st-head"><span>{name_of(lesson.game, lang)}</span><h2>{title}</h2></header>
<div class="bl-st-map"></div>
<div class="bl-st-body"><div class="bl-st-fig"><div class="bl-st-draw draw">{board}</div>{_room(hand)}
<div class="bl-st-cap"></div></div>
<div class="bl-st-side"><div class="bl-st-text">{text.opening()}</div>
<div class="bl-st-foot">{wait if start else ""}<noscript><p>{say("no_script", lang)}</p></noscript></div></div></div>
</div></section>
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


def _room(hand: Sequence[Json]) -> str:
    """What takes as much room as a hand of the stage, and shows nothing of it yet."""
    slots = "".join(
        f'<div class="bl-slot bl-{slot["kind"]}{_read(slot)}"><div class="bl-slot-head"><b>&nbsp;</b></div>'
        f'<div class="bl-items">{"".join(_item(slot["kind"], each) for each in slot.get("items", ()))}</div></div>'
        for slot in hand
    )
    return f'<div class="bl-hand" aria-hidden="true">{slots}</div>' if hand else ""


def _read(slot: Json) -> str:
    """Are cards read where they lie?"""
    items = slot.get("items", ())
    noted = slot["kind"] == "cards" and any(item.get("note") for item in items)
    return (" bl-readable" if len(items) < _FEW else " bl-many") if noted else ""


_FEW = 5
"""Fewer cards than these have room for what they do."""
_TILE = '<span class="bl-it bl-tile"><svg class="bl-art"></svg></span>'
_ITEMS = {
    "tiles": _TILE,
    "tray": _TILE,
    "cards": '<span class="bl-it bl-act bl-card-it"><span class="bl-card-top"><svg class="bl-art"></svg></span>'
    '<b class="bl-nm">{label}</b><small class="bl-more">{note}</small></span>',
}
"""An item of a slot by its kind, as the stage lays it out; cards of a fan lie in one row, however many."""


def _item(kind: str, item: Json) -> str:
    return _ITEMS.get(kind, "").format(label=escape(item.get("label", "")), note=escape(item.get("note", "")))


def _quoted(given: Mapping[str, object]) -> str:
    """Plain data as it stands between single quotes: they need no sign of their own, as those of JSON would."""
    return escape(json.dumps(given, separators=(",", ":")), quote=False).replace("'", "&#39;")
