"""The page to practise on: what there is to practise, game by game, and the question card that the address asks for."""

from __future__ import annotations

import json
from html import escape

from boardlab.core.i18n.language import text_in
from boardlab.lessons.model.topic_files import course
from boardlab.lessons.model.topics import topics
from boardlab.site.course import name_of
from boardlab.site.frame import Page, home, root_of, say, told, waits
from boardlab.site.made import Site
from boardlab.site.tutor_page import ADDRESS as TUTOR

ADDRESS = "practice/"


def practice_page(site: Site, lang: str) -> Page:
    """A place for the card, and below all topics that have practice."""
    root = root_of(home(lang) + ADDRESS)
    games = {game: site.python.of_game(game) for game in site.games} if site.python is not None else {}
    given = escape(json.dumps({"root": root, "lang": lang, "games": games}, separators=(",", ":")))
    title, about = say("practice.title", lang), say("practice.about", lang)
    if not games:
        body = f'<main class="explore"><h1>{title}</h1><p>{say("explore.read_only", lang)}</p></main>'
        return Page(lang, ADDRESS, title, about, body, styles=("other",), menu=True)
    lists = "".join(_topics(game, lang) for game in games)
    body = f"""<main class="explore practice"><h1 class="unseen">{title}</h1>
<section id="practice" data-start="{given}" hidden>
<p class="told" role="alert" id="wrong" hidden></p>
{told(lang, "failed", "forbidden", "unkept")}
{waits("explore.starting", lang, ' id="waiting" hidden')}
<h2 class="unseen">{say("practice.card", lang)}</h2>
<div id="table"></div>
<p class="row"><a id="back" hidden>{say("practice.back", lang)}</a></p>
</section>
<p>{about} <a href="../{TUTOR}">{say("tutor.about_link", lang)}</a></p>
<div class="topics">{lists}</div>
<noscript><p>{say("explore.no_script", lang)}</p></noscript>
</main>"""
    return Page(lang, ADDRESS, title, about, body, "practice", ("other",), menu=True)


def _topics(game: str, lang: str) -> str:
    """The topics of a game that have practice, as links to it."""
    rows = "".join(
        f'<li><a href="#{topic.id}">{escape(text_in(course(topic.lessons)[topic.name]["title"], lang))}</a></li>'
        for topic in topics(game)
        if topic.has_practice
    )
    return f"<section><h3>{name_of(game, lang)}</h3><ul>{rows}</ul></section>"
