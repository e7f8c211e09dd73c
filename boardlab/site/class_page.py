"""The page on which a teacher makes the report of a class: files and codes go in, and nothing leaves the browser."""

from __future__ import annotations

import json
from html import escape

from boardlab.site.course import name_of
from boardlab.site.frame import Page, data_block, home, root_of, say, told, waits, words
from boardlab.site.made import Site

ADDRESS = "class/"
SAID = ("reading", "working", "cleared")
"""What its script says."""
LABELS = ("drop", "files", "folder", "codes", "add", "more", "names", "numbers", "nicknames", "failed")
SAVES = ("page", "table", "print", "clear")
"""What one may do with a report."""


def class_page(site: Site, lang: str) -> Page:
    """Where files are dropped and codes are pasted, and a place for the report."""
    title, about = say("class_page.title", lang), say("class_page.about", lang)
    if site.python is None:
        body = f'<main class="class"><h1>{title}</h1><p>{say("class_page.read_only", lang)}</p></main>'
        return Page(lang, ADDRESS, title, about, body, styles=("class",), menu=True)
    root = root_of(home(lang) + ADDRESS)
    given = escape(json.dumps({**site.python.of_class(site.games), "root": root, "lang": lang}, separators=(",", ":")))
    here = {key: say(f"class_page.{key}", lang) for key in (*LABELS, *SAVES)}
    buttons = "".join(f'<button type="button" data-do="{key}">{here[key]}</button>' for key in SAVES)
    called = "".join(
        f'<label><input type="radio" name="called" value="{value}"{checked}><span>{here[key]}</span></label>'
        for key, value, checked in (("numbers", "", " checked"), ("nicknames", "names", ""))
    )
    tools = f'<fieldset><legend class="unseen">{here["names"]}</legend>{called}</fieldset>{buttons}'
    guides = " ".join(
        f'<a href="../{game}/key/">{say("key.title", lang, game=name_of(game, lang))}</a>' for game in site.games
    )
    body = f"""<main class="class" id="class" data-start="{given}">
<div class="intro"><h1>{title}</h1><p>{about}</p>
<div class="tools" hidden>{tools}</div></div>
<details id="intake" open><summary>{here["more"]}</summary>
<div class="ways">
<div class="drop" id="drop"><p>{here["drop"]}</p>
<p><button type="button" class="main" data-do="files">{here["files"]}</button>
<button type="button" data-do="folder">{here["folder"]}</button></p>
<input type="file" id="files" multiple hidden aria-label="{here["files"]}">
<input type="file" id="folder" webkitdirectory multiple hidden aria-label="{here["folder"]}"></div>
<form><label for="codes">{here["codes"]}</label>
<textarea id="codes" rows="4" spellcheck="false" autocomplete="off" placeholder="B7K2-Q9XM-4TRA-C"></textarea>
<button>{here["add"]}</button></form>
</div></details>
<p class="quiet">{say("class_page.private", lang)}</p>
<p class="quiet to-guides">{guides}</p>
<p class="told" role="alert" id="failed" hidden>{here["failed"]}</p>
{told(lang, "forbidden")}
{waits("explore.starting", lang, ' id="waiting" hidden')}
<p role="status"></p>
<div id="report"></div>
<noscript><p>{say("class_page.no_script", lang)}</p></noscript>
{data_block("home", {"words": words("class_page", SAID, lang)})}
</main>"""
    return Page(lang, ADDRESS, title, about, body, "class", ("class",), menu=True)
