"""The page of the tutor: the topics it asks about, and a place for what it asks. Each topic has its bank in a file."""

from __future__ import annotations

import json
from hashlib import sha256
from html import escape
from pathlib import Path

from boardlab.core.files import write_whole
from boardlab.core.json_data import Json
from boardlab.lessons.model.topics import find_topic
from boardlab.site.course import CourseLesson, name_of
from boardlab.site.frame import Page, home, root_of, say, told, waits
from boardlab.site.made import Site
from boardlab.tutoring.bank import bank

ADDRESS = "tutor/"
BANKS = "banks"


def write_banks(folder: Path, lessons: dict[str, CourseLesson]) -> dict[str, str]:
    """Draw the questions of the topics of some lessons, and write those of each into a file.

    Args:
        folder: the site.
        lessons: the lessons, by their ids.

    Returns:
        The address of each file, from the site, by topic; its name changes with what it holds.
    """
    found: dict[str, str] = {}
    (folder / BANKS).mkdir()
    for name in dict.fromkeys(lesson.topic for lesson in lessons.values()):
        topic = find_topic(name)
        if topic is None or not topic.has_practice:
            continue
        data = json.dumps(bank(name).to_json(), separators=(",", ":")).encode()
        found[name] = f"{BANKS}/{name}-{sha256(data).hexdigest()[:12]}.json"
        write_whole(folder / found[name], data, private=False)
    return found


def tutor_page(site: Site, lang: str) -> Page:
    """A place for the tutor, and below all topics that it asks about."""
    root = root_of(home(lang) + ADDRESS)
    title, about = say("tutor.title", lang), say("tutor.about", lang)
    if site.python is None:
        body = f'<main class="explore"><h1>{title}</h1><p>{say("explore.read_only", lang)}</p></main>'
        return Page(lang, ADDRESS, title, about, body, styles=("other",), menu=True)
    games = {game: site.python.of_due(game) for game in site.games}
    topics = {name: _topic(site, name) for name in site.banks}
    given = escape(json.dumps({"root": root, "lang": lang, "games": games, "topics": topics}, separators=(",", ":")))
    lists = "".join(_topics(site, game, lang) for game in games)
    body = f"""<main class="explore practice"><h1 class="unseen">{title}</h1>
<section id="tutor" data-start="{given}" hidden>
<p class="told" role="alert" id="wrong" hidden></p>
{told(lang, "failed", "forbidden", "unkept")}
{waits("explore.starting", lang, ' id="waiting" hidden')}
<h2 class="unseen">{title}</h2>
<div id="table"></div>
</section>
<p>{about}</p>
<div class="topics">{lists}</div>
<noscript><p>{say("explore.no_script", lang)}</p></noscript>
</main>"""
    return Page(lang, ADDRESS, title, about, body, "tutor", ("other",), menu=True)


def _topic(site: Site, name: str) -> Json:
    """Where the bank of a topic lies, from the site, and its first lesson, from the page."""
    lesson = next(each for each in site.lessons.values() if each.topic == name)
    return {"bank": site.banks[name], "lesson": f"../{lesson.address}"}


def _topics(site: Site, game: str, lang: str) -> str:
    """The topics of a game that the tutor asks about, as links to it."""
    rows = "".join(
        f'<li><a href="#{name}">{escape(_title(name, lang))}</a></li>'
        for name in site.banks
        if name.startswith(f"{game}.")
    )
    return f"<section><h3>{name_of(game, lang)}</h3><ul>{rows}</ul></section>"


def _title(name: str, lang: str) -> str:
    topic = find_topic(name)
    return topic.wording.say(f"topic.{topic.name}", lang) if topic is not None else name
