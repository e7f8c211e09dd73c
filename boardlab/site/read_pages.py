"""Pages that are only read: what the site keeps of whoever uses it, and how a school gets a copy of its own."""

from __future__ import annotations

import re

from boardlab.site.frame import Page, say
from boardlab.site.made import Site

PRIVACY, SCHOOL = "privacy/", "school/"


def privacy_page(site: Site, lang: str) -> Page:
    """What is kept, where, and where to delete it."""
    told = "".join(f"<p>{line}</p>" for line in _lines("privacy_page", lang))
    there = f'<p><a href="../progress/">{say("privacy_page.delete", lang)}</a></p>' if site.games else ""
    return _page("privacy_page", PRIVACY, told + there, lang)


def school_page(site: Site, lang: str) -> Page:
    """The steps to a copy of the site."""
    steps = "".join(f"<li>{line}</li>" for line in _lines("school_page", lang))
    there = f'<p><a href="../{PRIVACY}">{say("privacy_page.title", lang)}</a></p>'
    return _page("school_page", SCHOOL, f"<ol>{steps}</ol>{there}", lang)


def links(lang: str) -> str:
    """Links to both, from the first page of a language."""
    ways = ((PRIVACY, "privacy_page"), (SCHOOL, "school_page"))
    return " · ".join(f'<a href="{address}">{say(f"{page}.title", lang)}</a>' for address, page in ways)


def _page(key: str, address: str, told: str, lang: str) -> Page:
    title, about = say(f"{key}.title", lang), say(f"{key}.about", lang)
    body = f"<main><article><p>{about}</p>{told}</article></main>"
    return Page(lang, address, title, about, body, styles=("other",))


def _lines(key: str, lang: str) -> list[str]:
    """The lines of a page; what stands in backticks is what one types."""
    lines = say(f"{key}.lines", lang).strip().splitlines()
    return [re.sub(r"`([^`]+)`", r"<code>\1</code>", line) for line in lines]
