"""The first page of a site: the map of all lessons, game by game, and the ways to its other pages.

Each game has its part of the map as a page of its own, too, in the folder that its lessons lie in.
"""

from __future__ import annotations

import json
from html import escape

from boardlab.core.contract.game import find_game
from boardlab.core.i18n.language import Wording
from boardlab.site.course import CourseLesson, by_game, name_of
from boardlab.site.frame import WORDING, Page, home, root_of, say
from boardlab.site.licences import NAME as LICENCES
from boardlab.site.made import Site
from boardlab.site.read_pages import links

SAID = ("solved", "done", "begun", "onward", "reached", "unread")
"""What the map's script says of one's progress."""


def map_page(site: Site, lang: str) -> Page:
    """All lessons, and what is done of them."""
    made = [f"<h1>{say('title', lang)}</h1>", f"<p>{say('about', lang)}</p>"]
    made += [_ways(site, lang), '<p class="go" id="onward" hidden></p>', jumps(site, lang), '<div class="games">']
    made += [_game(site, game, lang) for game in site.games]
    made += ["</div>", _keeps(lang, f"{links(lang)} · {_licences(lang)}"), _keys(site, lang), _told(lang, "")]
    body = f'<main class="map">{"".join(made)}</main>'
    return Page(lang, "", say("title", lang), say("about", lang), body, "map")


def game_page(game: str, site: Site, lang: str) -> Page:
    """The lessons of a game, and what is done of them."""
    address = f"{game}/"
    made = ['<div class="games">', _game(site, game, lang, address), "</div>"]
    made += [f'<p><a href="../">{say("lessons", lang)}</a></p>', _keeps(lang), _told(lang, address)]
    about = escape(find_game(game).wording.say("about", lang))
    return Page(lang, address, name_of(game, lang), about, f'<main class="map">{"".join(made)}</main>', "map")


def _keeps(lang: str, more: str = "") -> str:
    """What becomes of one's answers; the script takes it away where the browser keeps nothing."""
    return f'<p class="quiet"><span data-keeps>{say("privacy", lang)}</span> {more}</p>'


def _licences(lang: str) -> str:
    return f'<a href="{root_of(home(lang))}{LICENCES}">{say("licences", lang)}</a>'


def _told(lang: str, address: str) -> str:
    """What the script needs, and the place where it says something."""
    said = escape(json.dumps(words(WORDING, SAID, lang), ensure_ascii=False))
    root = root_of(home(lang) + address)
    return f'<div id="map" data-root="{root}" data-words="{said}"><p role="status"></p></div>'


def words(wording: Wording, keys: tuple[str, ...], lang: str) -> dict[str, str]:
    """What a script says of one's progress, with places for its facts."""
    return {key: wording.template(f"progress.{key}", lang) for key in keys}


def _game(site: Site, game: str, lang: str, address: str = "") -> str:
    """What a game is, where to begin or to go on, and its lessons as one path, for a page at this address."""
    lessons = by_game(site.lessons.values())[game]
    up = "../" * address.count("/")
    about = escape(find_game(game).wording.say("about", lang))
    start = f'<a href="{up}{lessons[0].address}">{say("start", lang, title=lessons[0].title[lang])}</a>'
    rows = "".join(_row(lesson, lang, up) for lesson in lessons)
    picture = site.picture_of(game, lang, root_of(home(lang) + address))
    return (
        f'<section id="{game}">{picture}<h2>{name_of(game, lang)}</h2>'
        f'<p class="what">{about}</p><p class="go">{start} <span class="reached"></span></p>'
        f'<ol class="path">{rows}</ol></section>'
    )


def jumps(site: Site, lang: str) -> str:
    """Ways down the page to each game."""
    links = "".join(f'<a href="#{game}">{name_of(game, lang)}</a>' for game in site.games)
    return f'<nav class="jump" aria-label="{say("games", lang)}">{links}</nav>'


def _row(lesson: CourseLesson, lang: str, up: str) -> str:
    return (
        f'<li data-lesson="{lesson.id}" data-asks="{" ".join(lesson.asks)}"><b>{lesson.number}</b>'
        f'<a href="{up}{lesson.address}">{escape(lesson.title[lang])}</a> '
        f"<span>{say('minutes', lang, minutes=lesson.minutes)}</span></li>"
    )


def _ways(site: Site, lang: str) -> str:
    """What else there is."""
    links = "".join(f'<a href="{page.address}">{page.title}</a>' for page in site.ways(lang))
    return f'<nav class="ways" aria-label="{say("ways", lang)}">{links}</nav>' if links else ""


def _keys(site: Site, lang: str) -> str:
    """The answers, for those who teach."""
    links = ", ".join(
        f'<a href="{game}/key/" rel="nofollow">{name_of(game, lang)}</a>' for game in by_game(site.lessons.values())
    )
    return f'<p class="quiet">{say("teachers", lang)}: {links}</p>'
