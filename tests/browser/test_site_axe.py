"""On each kind of page of the site axe finds nothing, before Python is there and after, and it fits its window."""

from __future__ import annotations

from itertools import product

import pytest

import boardlab
from boardlab import catan, creed, torres
from boardlab.core.i18n.language import LANGUAGES
from boardlab.lessons import checkpoint
from boardlab.lessons.rule_entry import rules_of
from boardlab.site.frame import home
from tests.browser.axe import problems
from tests.browser.site_page import LESSONS, LIVES, STARTED
from tests.classroom.pupils import BROKEN, dropped, files_of_a_class

TABLE = '#table[data-from] [data-ready="1"]'
CLASS = ".class:has(#report[data-from])"
CARD = "html[data-shown] #reached .ls"
BOARDS = {"torres": torres.start(players=2), "catan": catan.start(players=4), "creed": creed.start()}
WIDTHS = {1000: 720, 390: 844}
"""How high a window of such a width is."""
LOOKS = tuple(product(LANGUAGES, ("light", "dark"), WIDTHS))


def held(shown) -> str:
    """The part of a link that holds what is shown."""
    return boardlab.link(shown).partition("#")[2]


def pages(game):
    """The addresses of a page of each kind from the first page of a language, with what tells that Python is there.

    "" where no Python is asked for.
    """
    return {
        "": "",
        f"{LESSONS[game].replace('.', '/')}/": LIVES,
        "explore/": "",
        "play/": "",
        f"explore/#{game}": TABLE,
        f"embed/#{held(BOARDS[game])}": TABLE,
        f"embed/#{held(checkpoint(f'{LESSONS[game]}.4'))}": TABLE,
        f"embed/#t={game}/1%20nothing%20like%20it": TABLE,
        "progress/": CARD,
        "review/": "",
        "rules/": "",
        f"rules/#{next(rule for rule, entry in rules_of(game).items() if entry.example)}": "",
        f"{game}/key/": "",
        "privacy/": "",
        "school/": "",
        "class/": CLASS,
        "present/": "#plan",
    }


def seen(page) -> list[str]:
    """What is wrong with a page as it stands."""
    wrong = problems(page, within="html")
    if page.evaluate("() => document.documentElement.scrollWidth > innerWidth"):
        wrong.append("it is wider than its window")
    return wrong


def looked_at(here, address: str, lives: str) -> list[str]:
    """What is wrong with a page of the site, at first and when it lives."""
    # From one part of a page to another no page would load.
    here.page.goto("about:blank")
    here.page.goto(f"{here.home}{address}")
    wrong = [f"{address}: {one}" for one in seen(here.page)]
    if lives:
        here.page.wait_for_selector(lives, timeout=STARTED)
        wrong += [f"{address}, alive: {one}" for one in seen(here.page)]
    if lives == CLASS:
        files = [*files_of_a_class("torres.scoring", "torres.king", pupils=4), *BROKEN.items()]
        here.page.locator("#files").set_input_files(dropped(files))
        here.page.wait_for_selector(".class.made", timeout=STARTED)
        wrong += [f"{address}, its report: {one}" for one in seen(here.page)]
    if address == "present/":
        here.page.locator("[data-line]").first.dispatch_event("click")
        wrong += [f"{address}, a plan: {one}" for one in seen(here.page)]
    if lives == LIVES:
        here.page.locator("#text summary").click()
        wrong += [f"{address}, its text: {one}" for one in seen(here.page)]
    return wrong


def opened(visit, game, scheme, width):
    """A site that axe may look at: its policy would keep axe out, and what is fading in has other colours."""
    size = {"width": width, "height": WIDTHS[width]}
    return visit(color_scheme=scheme, bypass_csp=True, reduced_motion="reduce", viewport=size)


def test_axe_finds_nothing_on_a_lesson(visit):
    here = opened(visit, "torres", "dark", 390)
    assert not looked_at(here, f"ko/{LESSONS['torres'].replace('.', '/')}/", LIVES)


@pytest.mark.soak
@pytest.mark.parametrize(("lang", "scheme", "width"), LOOKS)
@pytest.mark.parametrize("game", LESSONS)
def test_axe_finds_nothing_on_any_kind_of_page(visit, game, lang, scheme, width):
    here = opened(visit, game, scheme, width)
    found = []
    for address, lives in pages(game).items():
        found += looked_at(here, f"{home(lang)}{address}", lives)
    assert not found, "\n".join(found)
