"""The page that stands inside other pages: one board or one question, which the address holds, and nothing else.

It tells the page around it how high it is, by a message ``{"boardlab": "height", "height": 640}``, and hears none.
"""

from __future__ import annotations

import json
from html import escape

from boardlab.site.frame import NAME, Page, home, root_of, say, told, waits
from boardlab.site.made import Site

ADDRESS = "embed/"


def embed_page(site: Site, lang: str) -> Page:
    """A place for a board, and a way to the page where there is more room."""
    root = root_of(home(lang) + ADDRESS)
    games = {game: site.python.of_game(game) for game in site.games} if site.python is not None else {}
    given = escape(json.dumps({"root": root, "lang": lang, "games": games}, separators=(",", ":")))
    body = f"""<main class="embed">
<h1 class="unseen">{NAME}</h1><h2 class="unseen">{say("embed.title", lang)}</h2>
<p class="told" role="alert" id="wrong" hidden></p>
{told(lang, "failed", "forbidden", "unkept")}
{waits("explore.starting", lang, ' id="waiting"')}
<div id="table" data-start="{given}"></div>
<p class="row"><a id="whole" href="../explore/" target="_blank" rel="noopener">{say("embed.whole", lang)}</a></p>
<noscript><p>{say("explore.no_script", lang)}</p></noscript>
</main>"""
    title, about = say("embed.title", lang), say("embed.about", lang)
    script = "embed" if games else ""
    return Page(lang, ADDRESS, title, about, body, script, ("other",), indexed=False, framed=False)
