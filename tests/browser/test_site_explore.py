"""The page of the site to explore: a board of each game, or one from a text."""

from __future__ import annotations

import pytest

from tests.browser.site_page import STARTED

MOST_PICKS = 6


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
