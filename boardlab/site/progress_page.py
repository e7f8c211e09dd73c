"""The page of one's progress: the card that a notebook shows, and what one may do with what one has reached."""

from __future__ import annotations

import json
from html import escape

from boardlab.site.course import name_of
from boardlab.site.frame import WORDING, Page, home, root_of, say, told, waits
from boardlab.site.made import Site
from boardlab.site.map_page import words

ADDRESS = "progress/"
SAID = ("imported", "none", "sure", "deleted", "unread")
"""What its script says."""
DEEDS = ("export", "import", "delete")
"""What one may do with one's progress."""


def progress_page(site: Site, lang: str) -> Page:
    """The card, once Python is there, and the buttons, at once; they stand hidden where there are no scripts."""
    start = site.python.of_all(site.games) if site.python is not None else {}
    given = {"root": root_of(home(lang) + ADDRESS), "lang": lang, **start}
    labels = {key: say(f"progress.{key}", lang) for key in DEEDS}
    buttons = "".join(f'<button type="button" data-do="{key}">{label}</button>' for key, label in labels.items())
    said = escape(json.dumps(words(WORDING, SAID, lang), ensure_ascii=False))
    games = "".join(
        f'<button type="button" data-game="{game}" aria-pressed="{str(game == site.games[0]).lower()}">'
        f"{name_of(game, lang)}</button>"
        for game in site.games
    )
    wait = waits("progress.starting", lang)
    body = f"""<main class="progress">
<section id="reached" data-start="{escape(json.dumps(given, separators=(",", ":")))}" data-words="{said}" hidden>
<p data-keeps>{say("privacy", lang)}</p>
<p class="row">{buttons}</p>
<input type="file" accept=".jsonl,.txt,text/plain" aria-label="{labels["import"]}" hidden>
<p role="status"></p>
{told(lang, "failed", "forbidden")}
<p class="row tabs" role="group" aria-label="{say("explore.game", lang)}">{games if start else ""}</p>
<h2 class="unseen">{say("progress.title", lang)}</h2>
<div id="card">{wait if start else ""}</div>
</section>
<noscript><p>{say("progress.no_script", lang)}</p></noscript>
</main>"""
    title, about = say("progress.title", lang), say("progress.about", lang)
    return Page(lang, ADDRESS, title, about, body, "progress", ("other",))
