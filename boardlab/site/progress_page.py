"""The page of one's progress: a row for each lesson, what was misread, and what one may do with one's answers."""

from __future__ import annotations

from html import escape

from boardlab.site.course import CourseLesson, by_game, course_data, name_of
from boardlab.site.frame import Page, data_block, home, root_of, say, words
from boardlab.site.made import Site

ADDRESS = "progress/"
SAID = ("known_all", "known", "of", "bar", "missed", "when", "missed_some", "again_one", "practise", "tutor",
        "unread", "imported", "none", "sure", "deleted", "whose", "whose_next", "next_begins")  # fmt: skip
"""What its script says."""
ACTIONS = ("export", "next", "import", "delete")
"""What one may do with one's progress."""
SIGNS = ("known", "due", "misread", "open")


def progress_page(site: Site, lang: str) -> Page:
    """All lessons at once, with nothing known; the script fills in what is, and shows the buttons."""
    labels = {key: say(f"progress.{key}", lang) for key in ACTIONS}
    buttons = "".join(
        f'<button type="button" class="line" data-do="{key}">{label}</button>' for key, label in labels.items()
    )
    signs = "".join(f'<span><i class="{sign}"></i>{say(f"progress.sign.{sign}", lang)}</span>' for sign in SIGNS)
    columns = "".join(_column(game, own, lang) for game, own in by_game(site.lessons.values()).items())
    body = f"""<main class="progress" id="reached">
<div class="pt"><h1>{say("progress.title", lang)}</h1><p class="leg">{signs}</p>
<p class="tools" hidden>{buttons}</p><p role="status"></p></div>
<input type="file" accept=".jsonl,.txt,text/plain" aria-label="{labels["import"]}" hidden>
<noscript><p>{say("progress.no_script", lang)}</p></noscript>
<section class="dues" id="due" hidden></section>
<div class="cols">{columns}</div>
<p class="quiet" data-keeps role="status">{say("privacy", lang)}</p>
{data_block("home", {"root": root_of(home(lang) + ADDRESS), "words": words("progress", SAID, lang)})}
{data_block("course", course_data(site.lessons.values(), lang, misreadings=True))}
{site.due(lang, root_of(home(lang) + ADDRESS))}
</main>"""
    title, about = say("progress.title", lang), say("progress.about", lang)
    return Page(lang, ADDRESS, title, about, body, "progress", ("home",), menu=True)


def _column(game: str, lessons: list[CourseLesson], lang: str) -> str:
    asking = [lesson for lesson in lessons if lesson.asks]
    rows = "".join(
        f'<li data-lesson="{lesson.id}"><span class="no">{lesson.number}</span>'
        f'<a href="../{lesson.address}">{escape(lesson.title[lang])}</a>'
        f'<span class="bar"></span><span class="v">{len(lesson.asks)}</span></li>'
        for lesson in asking
    )
    count = sum(len(lesson.asks) for lesson in asking)
    told = say("progress.known_all", lang, known=0, all=count)
    return (
        f'<section class="col" data-game="{game}"><header><h2><a href="../{game}/">{name_of(game, lang)}</a></h2>'
        f'<span class="n">{told}</span><span class="bar" role="img" aria-label="{told}"></span></header>'
        f'<ol class="ls">{rows}</ol></section>'
    )
