"""The pages of a site as HTML: the map of all lessons, and one page a lesson, each in every language."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from html import escape
from typing import Any

from boardlab.core.game import find_game
from boardlab.core.language import LANGUAGES, Wording
from boardlab.lessons.source import Source
from boardlab.lessons.steps import walk
from boardlab.site.lesson_text import LessonText
from boardlab.site.pictures import says

WORDING = Wording("boardlab.site")
NAME = "boardlab"
POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval' blob:; worker-src 'self' blob:; connect-src 'self'; "
    "img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; manifest-src 'self'; base-uri 'none'; "
    "form-action 'none'"
)
"""What a page may load: from its own folder, and nothing else from anywhere."""
HERE = ' aria-current="page"'
SAID = ("solved", "done", "begun", "onward", "imported", "none", "sure", "deleted", "unread")
"""What the map's script says of one's progress."""
DEEDS = ("export", "import", "delete")
"""What one may do with it there."""


@dataclass(frozen=True)
class Lesson:
    """A lesson, as a page names it."""

    id: str
    game: str
    title: Mapping[str, str]
    minutes: int
    asks: tuple[str, ...]
    """The ids of its questions."""

    @classmethod
    def of(cls, source: Source) -> Lesson:
        """The lesson that a source tells of."""
        head = source.head
        # "Torres 04: scoring" stands under its game, in its order.
        titles = {lang: _without_number(str(head["title"][lang])) for lang in LANGUAGES}
        asks = tuple(step.about for step in walk(source).steps if step.about)
        return cls(str(head["id"]), source.game, titles, int(head["minutes"]), asks)

    @property
    def address(self) -> str:
        """Its folder, from the first page of its language."""
        return self.id.replace(".", "/") + "/"


def _without_number(title: str) -> str:
    short = title.partition(": ")[2] or title
    return short[:1].upper() + short[1:]


def home(lang: str) -> str:
    """The folder of a language, from the site: the first one has none of its own."""
    return "" if lang == LANGUAGES[0] else f"{lang}/"


def root_of(address: str) -> str:
    """What leads from a page back to the site."""
    return "../" * address.count("/") or "./"


def map_page(lessons: Iterable[Lesson], lang: str) -> str:
    """The first page: all lessons, game by game."""
    by_game: dict[str, list[Lesson]] = {}
    for lesson in lessons:
        by_game.setdefault(lesson.game, []).append(lesson)
    made = [f"<h1>{_say('title', lang)}</h1>", f"<p>{_say('about', lang)}</p>", '<p id="onward" hidden></p>']
    made += ['<div class="games">']
    for game, each in by_game.items():
        made += [f"<section><h2>{escape(find_game(game).wording.say('game', lang))}</h2>", '<ol class="path">']
        made += [
            f'<li data-lesson="{lesson.id}" data-asks="{" ".join(lesson.asks)}"><a href="{lesson.address}">'
            f"{escape(lesson.title[lang])}</a> <span>{_say('minutes', lang, minutes=lesson.minutes)}</span></li>"
            for lesson in each
        ]
        made += ["</ol></section>"]
    made += ["</div>", _keeping(lang)]
    body = f'<main class="map">{"".join(made)}</main>'
    return _page(_say("title", lang), _say("about", lang), lang, "", body, _top("", lang, ""), "map")


def _keeping(lang: str) -> str:
    """What one may do with what one has reached; it needs scripts, and stands hidden until there are some."""
    said = {key: WORDING.template(f"progress.{key}", lang) for key in SAID}
    words = escape(json.dumps(said, ensure_ascii=False))
    labels = {key: _say(f"progress.{key}", lang) for key in DEEDS}
    buttons = "".join(f'<button type="button" data-do="{key}">{label}</button>' for key, label in labels.items())
    file = f'<input type="file" accept=".jsonl,.txt,text/plain" aria-label="{labels["import"]}" hidden>'
    return (
        f'<section id="progress" data-root="{root_of(home(lang))}" data-words="{words}" hidden>'
        f"<h2>{_say('progress.title', lang)}</h2><p>{_say('privacy', lang)}</p>"
        f'<p>{buttons}</p>{file}<p role="status"></p></section>'
    )


def lesson_page(lesson: Lesson, text: LessonText, start: Mapping[str, Any] | None, following: Iterable[Lesson]) -> str:
    """The page of a lesson.

    Args:
        lesson: what it teaches.
        text: the lesson as text, in the language of the page.
        start: what Python is started with; None makes a page that is only read.
        following: where to go on.
    """
    lang = text.lang
    address = home(lang) + lesson.address
    root = root_of(address)
    title = lesson.title[lang]
    about = _say("lesson_about", lang, title=title, minutes=lesson.minutes)
    given = {"lesson": lesson.id, "lang": lang, "langs": LANGUAGES, "root": root, **(start or {})}
    board = text.board()
    wait = (
        f'<label for="progress">{_say("starting", lang)}</label><progress id="progress" max="1" value="0"></progress>'
    )
    links = "".join(
        f'<p><a href="{root}{home(lang)}{each.address}">{_say("next", lang)}: {escape(each.title[lang])}</a></p>'
        for each in following
    )
    body = f"""<main class="lesson">
<div id="lesson" data-start="{escape(json.dumps(given, separators=(",", ":")))}">
<div class="first"><div class="draw">{board.to_svg()}</div>
<div class="side">{text.opening()}
<div class="wait">{wait}</progress></div><noscript><p>{_say("no_script", lang)}</p></noscript></div></div>
</div>
<p class="told" role="alert" id="failed" hidden>{_say("failed", lang)}</p>
<p class="told" role="alert" id="unkept" hidden>{_say("unkept", lang)}</p>
<details id="text" open><summary>{_say("as_text", lang)}</summary>
<article>
{text.whole()}
</article></details>
<div class="onward">{links}</div>
</main>"""
    top = _top(lesson.address, lang, title)
    return _page(title, about, lang, lesson.address, body, top, "lesson" if start else "", says(board))


def manifest(lang: str) -> str:
    """What a browser asks for that installs the site as an application, as JSON."""
    root = root_of(home(lang))
    icon = {"src": f"{root}code/page/icon.svg", "sizes": "any", "type": "image/svg+xml"}
    said = {"name": NAME, "short_name": NAME, "description": WORDING.say("about", lang)}
    look = {"display": "standalone", "background_color": "#f7f4ec", "theme_color": "#0f766c"}
    return json.dumps(
        {**said, "lang": lang, "start_url": "./", "scope": root, "icons": [icon], **look}, ensure_ascii=False
    )


def _page(title: str, about: str, lang: str, address: str, body: str, top: str, script: str, picture: str = "") -> str:
    root = root_of(home(lang) + address)
    others = "".join(
        f'<link rel="alternate" hreflang="{each}" href="{root}{home(each)}{address}">\n' for each in LANGUAGES
    )
    code = f'<script type="module" src="{root}code/page/{script}.js"></script>\n' if script else ""
    styles = ("common", "help", "board", "table", "question", "stage") if script == "lesson" else ()
    linked = "".join(f'<link rel="stylesheet" href="{root}code/{each}.css">\n' for each in (*styles, "page/site"))
    return f"""<!doctype html>
<html lang="{lang}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="{POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>{title} · {NAME}</title>
<meta name="description" content="{about}">
<link rel="icon" href="{root}code/page/icon.svg" type="image/svg+xml">
<link rel="manifest" href="{root}{home(lang)}manifest.webmanifest">
{others}{linked}{code}</head>
<body>
{top}
{body}
</body>
</html>
"""


def _top(address: str, lang: str, title: str) -> str:
    root = root_of(home(lang) + address)
    first = f'<a href="{root}{home(lang)}">{_say("lessons", lang)}</a>' if address else f"<b>{NAME}</b>"
    head = f"<h1>{title}</h1>" if address else ""
    tongues = "".join(
        f'<a href="{root}{home(each)}{address}" hreflang="{each}" lang="{each}"{HERE if each == lang else ""}>'
        f"{_say('language', each)}</a>"
        for each in LANGUAGES
    )
    return f'<header class="top">{first}{head}<nav aria-label="{_say("languages", lang)}">{tongues}</nav></header>'


def _say(key: str, lang: str, **facts: object) -> str:
    return escape(WORDING.say(key, lang, **facts))
