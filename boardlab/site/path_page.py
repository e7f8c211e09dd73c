"""The way through the lessons of a game, chapter by chapter, in the folder that the lessons lie in."""

from __future__ import annotations

from html import escape

from boardlab.core.contract.game import find_game
from boardlab.site import explore_address, play_page
from boardlab.site.challenge_list import challenge_list, say_challenge
from boardlab.site.course import CourseLesson, by_chapter, by_game, course_data, name_of
from boardlab.site.frame import Page, data_block, home, root_of, say, words
from boardlab.site.made import Site

SAID = ("go_on_button", "known", "solved", "begun", "reached", "stars", "unread")
"""What the script says of one's progress."""


def path_page(game: str, site: Site, lang: str) -> Page:
    """The lessons of a game, and what is known of them."""
    address = f"{game}/"
    root = root_of(home(lang) + address)
    lessons = by_game(site.lessons.values())[game]
    about = escape(find_game(game).wording.say("about", lang))
    first, start = lessons[0], say("start", lang, title=lessons[0].title[lang])
    count = say("home.count", lang, count=sum(bool(lesson.asks) for lesson in lessons) or len(lessons))
    chapters = "".join(_chapter(title, own, lang) for title, own in by_chapter(lessons, lang))
    body = f"""<main class="course" id="course-of" data-game="{game}">
<section class="cont"><div class="pic">{site.cover(game, lang, root)}</div>
<div class="tx"><h1>{name_of(game, lang)}</h1><p class="what">{about}</p>
<p class="pg"><span class="bar" hidden><i></i></span> <span class="far">{count}</span></p>
<p class="act"><a class="main" id="onward" href="../{first.address}">{start}</a>
<a class="line" href="../{play_page.to_play(game)}">{say("home.do.play", lang)}</a>
<a class="line" href="../{explore_address.to_explore(game)}">{say("home.do.explore", lang)}</a></p></div></section>
<div class="chapters">{chapters}{_challenges(game, lang)}</div>
<p class="quiet" data-keeps role="status">{say("privacy", lang)}</p>
{data_block("home", {"root": root, "words": words("home", SAID, lang)})}
{data_block("course", course_data(lessons, lang))}
</main>"""
    return Page(lang, address, name_of(game, lang), about, body, "path", ("home",), menu=True)


def _challenges(game: str, lang: str) -> str:
    """What may be tried once the lessons are known."""
    rows = challenge_list(game, lang, "../")
    title, about = say_challenge("title", lang), say_challenge("about", lang)
    return f'<section class="challenges"><h2>{title}</h2><p>{about}</p>{rows}</section>' if rows else ""


def _chapter(title: str, lessons: list[CourseLesson], lang: str) -> str:
    rows = "".join(
        f'<li data-lesson="{lesson.id}"><a href="../{lesson.address}"><b>{lesson.number}</b> '
        f"<strong>{escape(lesson.title[lang])}</strong> "
        f"<span>{say('minutes', lang, minutes=lesson.minutes[lang])}</span></a></li>"
        for lesson in lessons
    )
    return f"<section><h2>{title}</h2><ol>{rows}</ol></section>"
