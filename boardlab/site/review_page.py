"""The page on which games are looked back on: one that was played in this browser, or one that is pasted."""

from __future__ import annotations

import json
from html import escape
from urllib.parse import quote

from boardlab.core.contract.game import find_game
from boardlab.core.json_data import Json
from boardlab.core.text.link import STEP
from boardlab.reviewing.taught import taught
from boardlab.site.course import name_of
from boardlab.site.frame import Page, data_block, home, root_of, say, told, waits
from boardlab.site.made import Site
from boardlab.site.play_page import ADDRESS as PLAY
from boardlab.site.practice_page import ADDRESS as PRACTICE

ADDRESS = "review/"


def review_page(site: Site, lang: str) -> Page:
    """A box for a game, those that were played, and a place for the review."""
    root = root_of(home(lang) + ADDRESS)
    title, about = say("review.title", lang), say("review.about", lang)
    games = {
        game: site.python.of_game(game)
        for game in site.games
        if site.python is not None and find_game(game).critic is not None
    }
    if not games:
        body = f'<main class="explore"><h1>{title}</h1><p>{say("explore.read_only", lang)}</p></main>'
        return Page(lang, ADDRESS, title, about, body, styles=("other",), menu=True, under=PLAY)
    given = escape(json.dumps({"root": root, "lang": lang, "games": games}, separators=(",", ":")))
    data = {"names": {game: name_of(game, lang) for game in games}, "taught": _taught(site, [*games], lang)}
    body = f"""<main class="explore" id="looking" data-start="{given}">
<h1>{title}</h1><p>{about}</p>
<form hidden>
<section id="kept" hidden><h2>{say("review.kept", lang)}</h2><ul></ul></section>
<p><label>{say("review.paste", lang)}<br><textarea name="text" rows="4" spellcheck="false"></textarea></label></p>
<p class="row"><button class="main">{say("review.go", lang)}</button>
<a href="../{PLAY}">{say("review.play", lang)}</a></p>
</form>
<noscript><p>{say("explore.no_script", lang)}</p></noscript>
</main>
<p class="told" role="alert" id="wrong" hidden></p>
{told(lang, "failed", "forbidden", "unkept")}
{waits("explore.starting", lang, ' id="waiting" hidden')}
<div id="table"></div>
<p class="explore" id="other" hidden><a href="#">{say("review.other", lang)}</a></p>
{data_block("home", data)}"""
    return Page(lang, ADDRESS, title, about, body, "review", ("other",), menu=True, under=PLAY)


def _taught(site: Site, games: list[str], lang: str) -> Json:
    """For each rule behind an idea the lesson that teaches it, at its step, if it is here; and what practises it."""
    found: Json = {}
    for game in games:
        made = find_game(game).critic
        for idea in made().ideas if made is not None else ():
            where = taught(idea.rule, lang)
            if where is not None:
                lesson = site.lessons.get(where.lesson)
                found[idea.rule] = {
                    "title": f"{lesson.number} {lesson.title[lang]}" if lesson else "",
                    "href": f"../{lesson.address}#t={quote(STEP + where.lesson)}%20{where.key}" if lesson else "",
                    "practise": f"../{PRACTICE}#{where.practised}" if where.practised else "",
                }
    return found
