"""The page to play whole games: a lobby, and the table that takes the window."""

from __future__ import annotations

import json
from html import escape

from boardlab.core.contract.game import find_game
from boardlab.core.i18n.language import SHARED
from boardlab.core.json_data import Json
from boardlab.core.play.ladder import ladder_sentence, strength_sentence
from boardlab.core.play.players import players_of as strengths_of
from boardlab.session.icons import icons
from boardlab.site.course import name_of
from boardlab.site.explore_page import players_of
from boardlab.site.frame import Page, data_block, home, root_of, say, told, waits, words
from boardlab.site.made import Site

ADDRESS = "play/"
SAID = ("you", "seat", "sit", "strength", "name", "go_on", "look", "review", "delete", "new")
"""What the script says."""
MODES = ("against", "pass", "watch")


def to_play(game: str) -> str:
    """The lobby, with a game chosen."""
    return f"{ADDRESS}#{game}"


def play_page(site: Site, lang: str) -> Page:
    """A form that wishes for a game, what was begun before, and a place for the table."""
    root = root_of(home(lang) + ADDRESS)
    title, about = say("play.title", lang), say("play.about", lang)
    games = {game: site.python.of_game(game) for game in site.games} if site.python is not None else {}
    if not games:
        body = f'<main class="explore"><h1>{title}</h1><p>{say("explore.read_only", lang)}</p></main>'
        return Page(lang, ADDRESS, title, about, body, styles=("other",), menu=True)
    given = escape(json.dumps({"root": root, "lang": lang, "games": games}, separators=(",", ":")))
    choices = "".join(_choice(site, game, lang, root) for game in games)
    data = {"words": words("play", SAID, lang), "games": {game: _about(game, lang) for game in games}}
    body = f"""<main class="lobby" id="lobby" data-start="{given}">
<form hidden>
<div class="mode"><h1>{title}</h1>
{_segs("mode", MODES, lang)}</div>
<fieldset class="cards"><legend>{say("explore.game", lang)}</legend>{choices}</fieldset>
<section class="sits"><header><h2>{say("play.table", lang)}</h2><small>{say("play.order", lang)}</small>
<fieldset class="segs" id="players"><legend>{say("explore.players", lang)}</legend></fieldset></header>
<div id="seats"></div>
<footer><button class="main">{say("play.start", lang)}</button>
<details><summary>{say("play.more", lang)}</summary>
<div class="more"><div><label for="seed"><b>{say("play.luck", lang)}</b></label>
<input id="seed" name="seed" maxlength="40">
<small>{say("play.luck_about", lang)}</small></div>
<div><b>{say("play.begins", lang)}</b>{_segs("begins", ("first", "lot"), lang)}</div>
<div><b>{say("play.hints", lang)}</b>{_segs("hints", ("priced", "none"), lang)}
<small>{say("play.hints_about", lang)}</small></div></div></details>
<small class="stays">{say("play.stays", lang)}</small></footer></section>
</form>
<aside id="begun" hidden><h2>{say("play.go_on", lang)}</h2><ul></ul></aside>
<noscript><p>{say("explore.no_script", lang)}</p></noscript>
</main>
<div class="told" role="alert" id="wrong" hidden></div>
{told(lang, "failed", "forbidden", "unkept")}
{waits("explore.starting", lang, ' id="waiting" hidden')}
<div id="table"></div>
{data_block("home", data)}"""
    return Page(lang, ADDRESS, title, about, body, "play", ("lobby",), menu=True)


def _segs(name: str, keys: tuple[str, ...], lang: str) -> str:
    """A row of buttons of which one is chosen, the first at the beginning."""
    buttons = "".join(
        f'<label><input type="radio" name="{name}" value="{key}"{" checked" if key == keys[0] else ""}>'
        f"<span>{say(f'play.{key}', lang)}</span></label>"
        for key in keys
    )
    return f'<fieldset class="segs"><legend>{say(f"play.{name}", lang)}</legend>{buttons}</fieldset>'


def _choice(site: Site, game: str, lang: str, root: str) -> str:
    checked = " checked" if game == site.games[0] else ""
    return (
        f'<label><input type="radio" name="game" value="{game}"{checked}>{site.picture_of(game, lang, root)}'
        f"<b>{name_of(game, lang)}</b><small>{_counts(game, lang)}</small></label>"
    )


def _counts(game: str, lang: str) -> str:
    """With how many players a game is played: in any number between two, or in one of two."""
    counts = players_of(game)
    return say("play.or" if len(counts) <= 2 else "play.to", lang, least=counts[0], most=counts[-1])


def _about(game: str, lang: str) -> Json:
    """What the lobby tells of a game: how many may play, who they are, and how strong opponents may be."""
    counts, wording = players_of(game), find_game(game).wording
    return {
        "name": name_of(game, lang),
        "players": counts,
        "seats": [wording.seat_name(seat, lang) for seat in range(max(counts))],
        "drawn": bool(find_game(game).starter),
        "tokens": icons(find_game(game), max(counts))["seats"],
        "strengths": {
            str(count): [_strength(game, key, count, lang) for key in strengths_of(game)] for count in counts
        },
    }


def _strength(game: str, key: str, players: int, lang: str) -> Json:
    """A strength: what it is like, and what was measured on pages with so many players."""
    about = SHARED.phrase(strength_sentence(game, key), lang)
    measured = ladder_sentence(game, key, players, on_pages=True)
    if measured is not None:
        about = f"{about} {SHARED.phrase(measured, lang)}"
    return {"key": key, "label": SHARED.say(f"play.{key}", lang), "about": about}
