"""A review in a plain page, by keyboard: turning points open by number, both lines step together; and on paper."""

from __future__ import annotations

from playwright.sync_api import Browser

from boardlab.session.channel import Channel
from boardlab.session.review_session import ReviewSession
from tests.browser.axe import problems
from tests.browser.tables import Room
from tests.reviewing.test_judging import FEW, game

TITLE, STEP, CHART = ".bl-rev-turn h4", ".bl-fut-sides figure:first-child figcaption", ".bl-rev-chart"


def test_a_review_is_read_and_stepped_by_keyboard(browser: Browser) -> None:
    room = Room(browser, 1280, 900)
    session = ReviewSession(game(), 0, samples=FEW, seed="a", lang="en", teaches=False)
    session.go_on()
    talk = Channel(session, lambda _: None, session.shown)
    room.answer(talk.receive)
    room.show_part("review", dict(session.shown()), 1240)
    page = room.page
    assert page.locator(".bl-rev-work").count() == 0
    turning = session.review.turning
    assert page.locator(f"{CHART} .bl-rev-mark:not(.bl-unsure)").count() == len(turning) > 0
    page.locator(".bl-rev-head select").press("Tab")
    page.keyboard.press("1")
    room.settled()
    room.change(dict(session.shown()))
    assert session.open == turning[0].decision.ply
    assert page.locator(TITLE).inner_text().startswith("1")
    before = page.locator(STEP).inner_text()
    page.keyboard.press("ArrowLeft")
    room.settled()
    room.change(dict(session.shown()))
    assert page.locator(STEP).inner_text() != before
    # The chart can be read as a table, and a decision opened from it.
    page.locator(".bl-rev-table summary").press("Enter")
    rows = page.locator(".bl-rev-table tbody tr")
    assert rows.count() == len(session.now.judged)
    rows.last.locator("button").press("Enter")
    room.settled()
    room.change(dict(session.shown()))
    assert session.open == session.now.judged[-1].decision.ply
    assert problems(page) == []
    # Paper is light, and has the table and each turning point, open or not.
    page.locator(".bl-rev-table summary").press("Enter")
    page.emulate_media(media="print", color_scheme="dark")
    assert page.locator(".bl-review").get_attribute("data-theme") == "light"
    assert rows.last.is_visible()
    assert page.locator(".bl-rev-paper:visible").count() == len(turning)
