"""What all pages of a site have in common: their head, the bar at their top, their addresses, what they may load."""

from __future__ import annotations

import json
import re
from base64 import b64encode
from dataclasses import dataclass
from hashlib import sha256
from html import escape
from pathlib import Path

from boardlab.core.i18n.language import LANGUAGES, Wording
from boardlab.core.i18n.languages import ADDED
from boardlab.site import preview
from boardlab.site.licences import NAME as LICENCES
from boardlab.site.scripts import imported, worn

WORDING = Wording("boardlab.site")
NAME = "boardlab"
UNLOADED = re.sub(r"^(//.*\n| +)", "", Path(__file__).with_name("unloaded.js").read_text("utf-8"), flags=re.MULTILINE)
"""The script that stands in each page and says so where the page's scripts do not load."""
_HASH = f"'sha256-{b64encode(sha256(UNLOADED.encode()).digest()).decode()}'"
POLICY = (
    f"default-src 'none'; script-src 'self' {_HASH} 'wasm-unsafe-eval' blob:; worker-src 'self' blob:; "
    "connect-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; manifest-src 'self'; "
    "base-uri 'none'; form-action 'none'"
)
"""What a page may load: from its own folder, and nothing else from anywhere."""
MARKER = f'<meta name="application-name" content="{NAME}">'
"""By this the service worker knows a page of the site from what a portal of a network gives in its place."""
CODE = "code"
"""The folder of scripts and styles, as long as what it holds has given it no name."""
INSIDE = "; frame-src 'self'"
"""What is added for a page that holds others."""
HERE, WITHIN = ' aria-current="page"', ' aria-current="true"'
"""Marks the way to this page, and that to the one it belongs to."""
MENU = {
    "": "learn",
    "play/": "play",
    "practice/": "practice",
    "explore/": "explore",
    "rules/": "rules",
    "progress/": "progress",
}
"""The pages that the bar leads to, by their addresses from the first page of a language, and their words."""


def home(lang: str) -> str:
    """The folder of a language, from the site: the first one has none of its own."""
    return "" if lang == LANGUAGES[0] else f"{lang}/"


def root_of(address: str) -> str:
    """What leads from a page back to the site."""
    return "../" * address.count("/") or "./"


def say(key: str, lang: str, **facts: object) -> str:
    """A wording of the site, ready to stand in a page."""
    return escape(WORDING.say(key, lang, **facts))


def name_of_language(lang: str) -> str:
    """What a language calls itself."""
    return ADDED[lang].name if lang in ADDED else WORDING.say("language", lang)


def told(lang: str, *ids: str) -> str:
    """Sentences that stand hidden in a page for when something fails, by their keys; its script shows them."""
    return "\n".join(f'<p class="told" role="alert" id="{each}" hidden>{say(each, lang)}</p>' for each in ids)


def words(table: str, keys: tuple[str, ...], lang: str) -> dict[str, str]:
    """What a script says, with places for its facts: wordings of a table of the site's words, by their last name."""
    return {key: WORDING.template(f"{table}.{key}", lang) for key in keys}


def data_block(name: str, data: object) -> str:
    """Plain data that a script of the page reads; it stands there by this id."""
    held = json.dumps(data, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")
    return f'<script type="application/json" id="{name}">{held}</script>'


def waits(key: str, lang: str, more: str = "") -> str:
    """The bar that fills while Python is coming, under a sentence; ``more`` are attributes of its own."""
    return (
        f'<div class="wait"{more}><label for="progress">{say(key, lang)}</label> <span class="far"></span>'
        '<progress id="progress" max="1" value="0"></progress></div>'
    )


@dataclass(frozen=True)
class Page:
    """One page in one language, all but its frame.

    Args:
        lang: its language.
        address: its folder, from the first page of its language; "" for that page itself.
        title: what it is called; HTML.
        about: what it is, in one sentence; HTML.
        body: its ``<main>``.
        script: the script that brings it to life; "" for a page that is only read.
        styles: those of ``code/page`` that it wears beside the style of all pages and those of what its script imports.
        indexed: may search engines name it?
        framed: does the bar stand at its top?
        holds: may other pages of the site stand inside it?
        menu: do the ways to the other pages stand in its bar? Its heading stands in the body then.
        under: which of those ways leads to where it belongs, by its address; "" the first.
    """

    lang: str
    address: str
    title: str
    about: str
    body: str
    script: str = ""
    styles: tuple[str, ...] = ()
    indexed: bool = True
    framed: bool = True
    holds: bool = False
    menu: bool = False
    under: str = ""

    @property
    def root(self) -> str:
        """What leads from this page back to the site."""
        return root_of(home(self.lang) + self.address)

    def html(self, site: str = "", folder: str = CODE) -> str:
        """The whole page.

        Args:
            site: where the site will lie, as links to its pages are shown elsewhere by it.
            folder: the name of the folder with scripts and styles.
        """
        root, lang, address = self.root, self.lang, self.address
        inside = f"{root}{folder}"
        others = "".join(
            f'<link rel="alternate" hreflang="{each}" href="{root}{home(each)}{address}">\n' for each in LANGUAGES
        )
        robots = "" if self.indexed else '<meta name="robots" content="noindex">\n'
        code = watch = unloaded = ""
        drawn: tuple[str, ...] = ()
        if self.script:
            needs = imported(f"page/{self.script}.js")
            code = f'<script type="module" src="{inside}/page/{self.script}.js"></script>\n'
            code += "".join(f'<link rel="modulepreload" href="{inside}/{each}">\n' for each in needs)
            drawn = worn(f"page/{self.script}.js")
            # Before the styles: a script behind them would wait for them.
            watch = f"<script>{UNLOADED}</script>\n"
            unloaded = self._unloaded()
        linked = "".join(
            f'<link rel="stylesheet" href="{inside}/{each}.css">\n'
            for each in ("page/site", *drawn, *(f"page/{each}" for each in self.styles))
        )
        return f"""<!doctype html>
<html lang="{lang}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="{POLICY}{INSIDE if self.holds else ""}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
{MARKER}
<title>{self.title} · {NAME}</title>
<meta name="description" content="{self.about}">
{self._shown_elsewhere(site)}{robots}<link rel="icon" href="{inside}/page/icon.svg" type="image/svg+xml">
<link rel="manifest" href="{root}{home(lang)}manifest.webmanifest">
<link rel="license" href="{root}{LICENCES}">
{others}{watch}{linked}{code}</head>
<body>
{unloaded}{self._top() if self.framed else ""}
{self.body}
</body>
</html>
"""

    def _unloaded(self) -> str:
        """What the page says where its scripts do not load: opened from a disk, or kept back by a server."""
        said = {kind: say(f"unloaded.{kind}", self.lang) for kind in ("file", "web")}
        ways = "".join(f'<p data-when="{kind}" hidden>{each}</p>' for kind, each in said.items())
        return f'<div class="told" role="alert" id="unloaded" hidden>{ways}</div>\n'

    def _shown_elsewhere(self, site: str) -> str:
        """What other sites show beside a link to this page. Most of them want whole addresses, which nobody knows where
        it is not said where the site will lie.
        """
        here = site.rstrip("/") + "/" if site else ""
        said = {
            "type": "website",
            "site_name": NAME,
            "title": self.title,
            "description": self.about,
            "locale": self.lang,
            "url": f"{here}{home(self.lang)}{self.address}" if here else "",
            "image": (here or self.root) + preview.NAME,
            "image:width": preview.WIDE,
            "image:height": preview.HIGH,
            "image:alt": say("preview", self.lang),
        }
        return (
            "".join(f'<meta property="og:{key}" content="{value}">\n' for key, value in said.items() if value)
            + '<meta name="twitter:card" content="summary_large_image">\n'
        )

    def _top(self) -> str:
        root, lang, address = self.root, self.lang, self.address
        first, head = self._menu() if self.menu else self._way_back()
        tongues = "".join(
            f'<a href="{root}{home(each)}{address}" hreflang="{each}" lang="{each}"{HERE if each == lang else ""}>'
            f"{escape(name_of_language(each))}</a>"
            for each in LANGUAGES
        )
        langs = f'<nav class="langs" aria-label="{say("languages", lang)}">{tongues}</nav>'
        return f'<header class="top">{first}{head}{langs}</header>'

    def _way_back(self) -> tuple[str, str]:
        """A link to the first page, and what this page is called."""
        return f'<a href="{self.root}{home(self.lang)}">{say("lessons", self.lang)}</a>', f"<h1>{self.title}</h1>"

    def _menu(self) -> tuple[str, str]:
        """The name of the site, and the ways to its pages."""
        lang, start = self.lang, f"{self.root}{home(self.lang)}"
        lit = {self.address: HERE} if self.address in MENU else {self.under: WITHIN}
        links = "".join(
            f'<a href="{start}{address}"{lit.get(address, "")}>{say(f"menu.{key}", lang)}</a>'
            for address, key in MENU.items()
        )
        return f'<a class="logo" href="{start}">{NAME}</a>', f'<nav class="menu" aria-label="{NAME}">{links}</nav>'
