"""The page of plans: steps are picked from all lessons, put in order, shared as a link, and shown to a class."""

from __future__ import annotations

import json
from html import escape

from boardlab.core.text.link import PLAN
from boardlab.lessons.build.store import find_lesson
from boardlab.lessons.model.catalogue import checkpoint
from boardlab.lessons.model.lesson import Lesson, StageStep
from boardlab.site.course import by_game, name_of
from boardlab.site.frame import Page, data_block, home, root_of, say, told, waits, words
from boardlab.site.made import Site

ADDRESS = "present/"
SAID = ("up", "down", "remove", "copied", "not_copied", "added")


def plan_page(site: Site, lang: str) -> Page:
    """The steps of all lessons, the plan that is made of them, and a place for the presenter."""
    root = root_of(home(lang) + ADDRESS)
    title, about = say("plan.title", lang), say("plan.about", lang)
    if site.python is None:
        body = f'<main class="explore"><h1>{title}</h1><p>{say("explore.read_only", lang)}</p></main>'
        return Page(lang, ADDRESS, title, about, body, styles=("other",), menu=True)
    start = {"root": root, "lang": lang, **site.python.of_class(site.games)}
    given = escape(json.dumps(start, separators=(",", ":")))
    lists = ""
    for game, lessons in by_game(site.lessons.values()).items():
        rows = "".join(_lesson(find_lesson(each.id), escape(each.title[lang]), lang) for each in lessons)
        lists += f"<section><h2>{name_of(game, lang)}</h2>{rows}</section>"
    body = f"""<main class="explore plan"><h1>{title}</h1>
<p>{about}</p>
<section id="plan" data-start="{given}" data-head="{PLAN}" hidden>
<h2>{say("plan.yours", lang)}</h2>
<ol id="chosen"></ol>
<p id="none">{say("plan.none", lang)}</p>
<p class="row"><button type="button" class="main" id="show">{say("plan.show", lang)}</button>
<button type="button" id="link">{say("plan.link", lang)}</button>
<button type="button" id="copy">{say("plan.copy", lang)}</button></p>
<p id="said" role="status"></p>
<details><summary>{say("plan.text", lang)}</summary>
<p><label>{say("plan.lines", lang)}<br>
<textarea id="lines" rows="6" spellcheck="false"></textarea></label></p></details>
<p class="told" role="alert" id="wrong" hidden></p>
{told(lang, "failed", "forbidden", "unkept")}
{waits("explore.starting", lang, ' id="waiting" hidden')}
</section>
<div id="table"></div>
<div class="topics">{lists}</div>
{data_block("words", words("plan", SAID, lang))}
<noscript><p>{say("explore.no_script", lang)}</p></noscript>
</main>"""
    return Page(lang, ADDRESS, title, about, body, "present", ("other",), menu=True)


def _lesson(lesson: Lesson, title: str, lang: str) -> str:
    """A lesson with its steps, each a button that puts it into the plan."""
    steps = enumerate(lesson.steps[:-1], 1)
    rows = "".join(f"<li>{_step(lesson, number, step, lang)}</li>" for number, step in steps)
    return f"<details><summary>{title}</summary><ol>{rows}</ol></details>"


def _step(lesson: Lesson, number: int, step: StageStep, lang: str) -> str:
    line = step.about or f"{lesson.id} {number}"
    chapter = lesson.chapters[step.chapter]
    told = step.title[lang] or (say("plan.beginning", lang) if chapter == lesson.title else chapter[lang])
    name = checkpoint(step.about).title(lang) if step.about else told
    kind = f" <small>{say('plan.question', lang)}</small>" if step.about else ""
    return f'<button type="button" data-line="{escape(line)}">{escape(name)}</button>{kind}'
