"""The first page of a site: where to begin or to go on, and of each game how to learn, play and explore it."""

from __future__ import annotations

from html import escape

from boardlab.core.contract.game import find_game
from boardlab.site import class_page, explore_address, plan_page, play_page, progress_page, read_pages
from boardlab.site.course import CourseLesson, by_game, course_data, name_of, span_of_minutes
from boardlab.site.frame import Page, data_block, home, root_of, say, words
from boardlab.site.licences import NAME as LICENCES
from boardlab.site.made import Site

SAID = ("go_on", "go_on_button", "first_of", "far", "left", "reached", "finished", "finished_about", "play_one",
        "unread")  # fmt: skip
"""What the script says of one's progress."""
ICONS = {
    "learn": "M12 6.5Q9 4.5 4 5v13q5-.5 8 1.5 3-2 8-1.5V5q-5-.5-8 1.5zM12 6.5v13",
    "play": "M8 5l11 7-11 7z",
    "explore": "M4 20l1-4.5L16.5 4l3.5 3.5L8.5 19zM14 6.5l3.5 3.5",
    "on": "M9 5l7 7-7 7",
    "again": "M5 10a7 7 0 0 1 13-2M18 3.5V8h-4.5M19 14a7 7 0 0 1-13 2M6 20.5V16h4.5",
}


def home_page(site: Site, lang: str) -> Page:
    """What a first visitor finds; the script turns it into what one who returns finds."""
    lessons = by_game(site.lessons.values())
    # One begins with the game that is begun in the fewest minutes.
    first = min((own[0] for own in lessons.values()), key=lambda lesson: lesson.minutes[lang], default=None)
    drawn = "".join(f'<symbol id="i-{name}" viewBox="0 0 24 24"><path d="{d}"/></symbol>' for name, d in ICONS.items())
    body = f"""<main class="home">
<svg class="unseen" aria-hidden="true">{drawn}</svg>
<h1 class="unseen">{say("title", lang)}</h1>
<div class="hero">{_begin(site, first, lang) if first else ""}{_how(site, lang)}</div>
<div class="games">{"".join(_game(site, game, own, lang) for game, own in lessons.items())}</div>
{_foot(site, lang)}
{data_block("home", {"root": root_of(home(lang)), "words": words("home", SAID, lang)})}
{data_block("course", course_data(site.lessons.values(), lang))}
{site.due(lang, root_of(home(lang)))}
</main>"""
    return Page(lang, "", say("title", lang), say("about", lang), body, "home", ("home",), menu=True)


def icon(name: str) -> str:
    """One of the drawings that stand once in a page."""
    return f'<svg class="ic" aria-hidden="true"><use href="#i-{name}"/></svg>'


def _begin(site: Site, first: CourseLesson, lang: str) -> str:
    """Where a first visitor begins, which the script makes into where one goes on."""
    game = name_of(first.game, lang)
    return (
        f'<section class="cont" id="onward"><div class="pic">{site.cover(first.game, lang, root_of(home(lang)))}</div>'
        f'<div class="tx"><p class="k">{say("title", lang)}</p>'
        f"<h2>{say('home.first', lang, minutes=first.minutes[lang])}</h2>"
        f'<p class="what">{say("home.first_about", lang)}</p>'
        '<p class="pg" hidden><span class="bar"><i></i></span> <span class="far"></span></p>'
        f'<p class="act"><a class="main" href="{first.address}">{icon("play")}'
        f"<span>{say('home.first_button', lang, game=game)}</span></a>"
        f' <span class="note">{say("home.or_below", lang)}</span></p></div></section>'
    )


def _how(site: Site, lang: str) -> str:
    """How it goes on from there; for one to whom something is due for review, that."""
    fewest, most = span_of_minutes(site.lessons.values(), lang) if site.lessons else (0, 0)
    steps = "".join(
        f"<li><b>{number}</b><span><strong>{say(f'home.do.{key}', lang)}</strong> "
        f"{say(f'home.how.{key}', lang, fewest=fewest, most=most)}</span></li>"
        for number, key in enumerate(("learn", "play", "explore"), 1)
    )
    return (
        f'<section class="how" id="due"><h2>{say("home.how_title", lang)}</h2><ol>{steps}</ol>'
        f'<a class="line" href="{progress_page.ADDRESS}#import">{say("home.file", lang)}</a></section>'
    )


def _game(site: Site, game: str, lessons: list[CourseLesson], lang: str) -> str:
    """What a game is, and what one can do with it."""
    asking = [lesson for lesson in lessons if lesson.asks] or lessons
    fewest, most = span_of_minutes(asking, lang)
    learn = say("home.lessons", lang, count=len(asking), fewest=fewest, most=most)
    ways = (
        ("learn", f"{game}/", f'<span class="bar" hidden><i></i></span><span class="n">{learn}</span>'),
        ("play", play_page.to_play(game), say("home.play", lang)),
        ("explore", explore_address.to_explore(game), say("home.explore", lang)),
    )
    rows = "".join(
        f'<a href="{address}">{icon(key)}<b>{say(f"home.do.{key}", lang)}</b><span>{told}</span>{icon("on")}</a>'
        for key, address, told in ways
    )
    about = escape(find_game(game).wording.say("about", lang))
    return (
        f'<section class="game" id="{game}"><div class="pic">{site.cover(game, lang, root_of(home(lang)))}</div>'
        f'<div class="tx"><h2>{name_of(game, lang)}<small aria-hidden="true"></small></h2><p>{about}</p></div>'
        f'<div class="do">{rows}</div></section>'
    )


def _foot(site: Site, lang: str) -> str:
    """What those who teach look for, and what becomes of one's answers."""
    keys = "".join(f'<a href="{game}/key/" rel="nofollow">{name_of(game, lang)}</a>' for game in site.games)
    licences = f'<a href="{root_of(home(lang))}{LICENCES}">{say("licences", lang)}</a>'
    return (
        f'<footer class="tea"><p><b>{say("home.teachers", lang)}</b> '
        f'<a href="{plan_page.ADDRESS}">{say("plan.title", lang)}</a> '
        f'<a href="{class_page.ADDRESS}">{say("class_page.title", lang)}</a> '
        f'<a href="{read_pages.SCHOOL}">{say("school_page.title", lang)}</a> '
        f"<span>{say('home.answers', lang)}:</span> {keys}</p>"
        f'<p class="quiet"><span data-keeps role="status">{say("privacy", lang)}</span> '
        f'<a href="{read_pages.PRIVACY}">{say("privacy_page.title", lang)}</a> · {licences}</p></footer>'
    )
