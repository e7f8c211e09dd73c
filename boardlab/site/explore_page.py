"""The page to explore: a board of each game, a new one or one from a text."""

from __future__ import annotations

import json
from contextlib import suppress
from html import escape

from boardlab.core.errors import PlainError
from boardlab.core.play.record import Record
from boardlab.site.challenge_list import challenge_list, say_challenge
from boardlab.site.course import name_of
from boardlab.site.explore_address import ADDRESS
from boardlab.site.frame import Page, data_block, home, root_of, say, told, waits, words
from boardlab.site.made import Site

PLAYERS = range(2, 7)


def explore_page(site: Site, lang: str) -> Page:
    """A form that wishes for a board, and a place for the board."""
    root = root_of(home(lang) + ADDRESS)
    games = {game: site.python.of_game(game) for game in site.games} if site.python is not None else {}
    given = escape(json.dumps({"root": root, "lang": lang, "games": games}, separators=(",", ":")))
    title = say("explore.title", lang)
    if not games:
        body = f'<main class="explore"><h1>{title}</h1><p>{say("explore.read_only", lang)}</p></main>'
        return Page(lang, ADDRESS, title, say("explore.about", lang), body, styles=("other",), menu=True)
    lists = "".join(_challenges(game, lang) for game in games)
    choices = "".join(_choice(site, game, lang, root) for game in games)
    body = f"""<main class="explore"><h1 class="unseen">{title}</h1>
<section id="explore" data-start="{given}" hidden>
<form>
<fieldset class="pick"><legend>{say("explore.game", lang)}</legend>{choices}</fieldset>
<p class="row"><label>{say("explore.players", lang)} <select name="players"></select></label>
<button class="main" value="new">{say("explore.new", lang)}</button></p>
<details><summary>{say("explore.text", lang)}</summary>
<p><label>{say("explore.paste", lang)}<br><textarea name="text" rows="3" spellcheck="false"></textarea></label></p>
<p><button value="open">{say("explore.open", lang)}</button></p></details>
</form>
{lists}
<p class="told" role="alert" id="wrong" hidden></p>
{told(lang, "failed", "forbidden", "unkept")}
{waits("explore.starting", lang, ' id="waiting" hidden')}
<h2 class="unseen">{say("explore.board", lang)}</h2>
<div id="table"></div>
<p class="row"><button type="button" id="qr" hidden>{say("explore.qr", lang)}</button>
<button type="button" id="judge" hidden>{say("explore.judge", lang)}</button></p>
<figure id="code" hidden><img alt=""><figcaption><a></a></figcaption></figure>
</section>
{data_block("home", {"words": words("home", ("stars",), lang)})}
<noscript><p>{say("explore.no_script", lang)}</p></noscript>
</main>"""
    return Page(lang, ADDRESS, title, say("explore.about", lang), body, "explore", ("other",), menu=True)


def _challenges(game: str, lang: str) -> str:
    """The challenges of a game, shown where it is chosen."""
    rows = challenge_list(game, lang, "../")
    summary = f"<summary>{say_challenge('title', lang)}</summary>"
    return f'<details class="challenges" data-of="{game}" open hidden>{summary}{rows}</details>' if rows else ""


def _choice(site: Site, game: str, lang: str, root: str) -> str:
    checked = " checked" if game == site.games[0] else ""
    players = " ".join(map(str, players_of(game)))
    radio = f'<input type="radio" name="game" value="{game}" data-players="{players}"{checked}>'
    return f"<label>{radio}<span>{name_of(game, lang)}</span>{site.picture_of(game, lang, root)}</label>"


def players_of(game: str) -> list[int]:
    """With how many players a game may be begun."""
    found = []
    for players in PLAYERS:
        with suppress(PlainError):
            Record.new(game, players=players)
            found.append(players)
    return found
