"""The page for an address that leads to none; servers that know ``404.html`` give it, as the service worker does."""

from __future__ import annotations

from html import escape
from urllib.parse import urlsplit

from boardlab.core.i18n.language import LANGUAGES
from boardlab.site.course import name_of
from boardlab.site.frame import CODE, Page, home, name_of_language, root_of, say
from boardlab.site.made import Site

NAME = "404.html"
"""The file, in the site."""
HERE = root_of("")


def missing_page(site: Site, address: str, folder: str = CODE) -> str:
    """The page as HTML, in all languages: nobody knows which one was looked for.

    It is given in the place of any address, so its own addresses begin at the server. Where it is not said where the
    site will lie, they begin with ``./``, and the service worker puts its own folder there.

    Args:
        site: what its other pages are made of.
        address: where the site will lie; "" where nobody knows.
        folder: the name of the folder with scripts and styles.
    """
    body = "".join(_in(site, lang) for lang in LANGUAGES)
    lang = LANGUAGES[0]
    title, about = say("missing.title", lang), say("missing.about", lang)
    page = Page(lang, "", title, about, f'<main class="missing">{body}</main>', indexed=False, framed=False)
    html = page.html(address, folder)
    return html.replace(f'="{HERE}', f'="{urlsplit(address).path.rstrip("/")}/') if address else html


def _in(site: Site, lang: str) -> str:
    games = " · ".join(f'<a href="{HERE}{home(lang)}{game}/">{name_of(game, lang)}</a>' for game in site.games)
    return (
        f'<section lang="{lang}" aria-label="{escape(name_of_language(lang))}"><h1>{say("missing.title", lang)}</h1>'
        f"<p>{say('missing.about', lang)}</p>"
        f'<p><a href="{HERE}{home(lang)}">{say("lessons", lang)}</a> · {games}</p></section>'
    )
