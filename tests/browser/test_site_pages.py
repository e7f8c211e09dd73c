"""The pages of the site as they stand without scripts: nothing for axe to find, nothing wider than the window."""

from __future__ import annotations

from tests.browser.axe import problems
from tests.browser.site_page import SHOWN, Visit
from tests.effort import SOAK, rounds

PAGES = (
    "",
    "ko/",
    "torres/scoring/",
    "ko/torres/scoring/",
    "explore/",
    "play/",
    "ko/play/",
    "ko/progress/",
    "ko/review/",
    "torres/",
    "torres/key/",
    "404.html",
    "rules/",
    "privacy/",
    "ko/school/",
)
WIDTHS = (1280, 390)
LOOKED_AT = (("", 1280), ("ko/torres/scoring/", 390))
"""One in each language and width; `make soak` looks at all."""


def test_pages_fit_their_window_and_satisfy_axe(browser, home):
    found = []
    for at, address in list(enumerate(PAGES))[:: rounds(3, soak=1)]:
        # The page's policy would keep axe out.
        here = Visit(browser.new_context(color_scheme=("light", "dark")[at % 2], bypass_csp=True), home)
        here.page.goto(f"{here.home}{address}")
        for width in WIDTHS:
            here.page.set_viewport_size({"width": width, "height": 800})
            if SOAK or (address, width) in LOOKED_AT:
                found += [f"{address} at {width}: {one}" for one in problems(here.page, within="html")]
            if here.page.evaluate("() => document.documentElement.scrollWidth > innerWidth"):
                found.append(f"{address} is wider than {width}")
        found += here.wrong
        here.page.context.close()
    assert not found


def test_a_lesson_is_read_where_scripts_are_off(browser, home):
    here = Visit(browser.new_context(java_script_enabled=False), home)
    here.page.goto(f"{here.home}torres/scoring/")
    assert here.page.locator("article section").last.is_visible()
    assert here.page.locator("noscript p").is_visible()
    assert not here.page.locator(".wait").is_visible()
    assert not here.wrong
    here.page.context.close()


def test_first_visitor_finds_one_way_to_begin(browser, home):
    here = Visit(browser.new_context(), home)
    here.page.goto(here.home)
    here.page.wait_for_function(SHOWN)
    assert here.page.locator("a.main").get_attribute("href") == "torres/scoring/", (
        "the shortest of the first lessons here"
    )
    assert not here.page.locator(".bar, .begun, .done").filter(visible=True).count()
    assert not here.wrong
    here.page.context.close()
