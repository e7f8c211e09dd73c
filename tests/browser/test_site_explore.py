"""The page of the site to explore: a board of each game, or one from a text."""

from __future__ import annotations

import pytest

from boardlab import torres
from tests.browser.site_page import STARTED

MOST_PICKS = 6
POSITION = torres.start(players=2).to_text()


def begin(here, address, *, players=""):
    """Wish for a new game, and wait until its board lives."""
    here.page.goto(f"{here.home}{address}")
    here.page.locator('[name="players"]').select_option(players or None)
    here.page.locator('button[value="new"]').click()
    here.page.wait_for_selector('#table[data-from] [data-ready="1"]', timeout=STARTED)


def played(here):
    """How many steps the game has."""
    return here.page.locator(".bl-time").inner_text()


def pick_something(here):
    """Pick the first place that may be picked, else the first action."""
    places, actions = here.page.locator("#table .bl-target"), here.page.locator("#table [data-do=pick]")
    (places if places.count() else actions).first.focus()
    here.page.keyboard.press("Enter")
    here.page.wait_for_timeout(200)


def test_text_opens_its_board_or_says_why_not(visit):
    here = visit()
    here.page.goto(f"{here.home}explore/#t={POSITION.replace(' ', '%20')}")
    here.page.wait_for_selector('#table[data-from] [data-ready="1"]', timeout=STARTED)
    assert here.page.locator("#table").get_attribute("data-from") == "memory"
    assert not here.page.locator("#wrong").is_visible()
    here.page.locator(".explore form summary").click()
    here.page.locator("textarea").fill("torres/1 <img src=x onerror=alert(1)>")
    here.page.locator('button[value="open"]').click()
    here.page.wait_for_selector("#wrong:not([hidden])")
    assert here.page.locator("#wrong").inner_text()
    assert not here.page.locator("#wrong *").count()
    assert here.page.locator('#table [data-ready="1"] .bl-surface svg').count() == 1


@pytest.mark.soak
@pytest.mark.parametrize(("game", "lang"), [("torres", "ko/"), ("catan", ""), ("creed", "ko/")])
def test_each_board_is_played(visit, game, lang):
    here = visit()
    begin(here, f"{lang}explore/")
    before = played(here)
    for _ in range(MOST_PICKS):
        if played(here) == before:
            pick_something(here)
    assert played(here) != before
    assert not here.page.locator("#wrong").is_visible()
