"""Questions to a position beside its board: asked by keys, told, lit line by line, and no larger than their room."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from boardlab.core.ask.inquiry import inquiries
from boardlab.core.play.record import Record
from boardlab.lessons import catan, creed, torres
from boardlab.session.kinds import study
from tests.browser.tables import Room
from tests.sessions import inquiring

HIGHEST = 760
POSITIONS = {
    "torres": lambda: torres.sketch("b2=4 c2=2 b3=3", A="b2 c2", B="b3", phase=2),
    "catan": lambda: catan.sketch(hands={"A": "3 lumber 2 brick wool grain", "B": "2 ore"}, robber="hills 9"),
    "creed": lambda: creed.sketch("A11=cavalry_4 A13=archer B11=shield_5 B12=infantry_1", ap={"A": 10}),
}
LIT = "() => [...document.querySelectorAll('.bl-hit.bl-lit')].map(hit => hit.dataset.place)"
RINGED = "() => [...document.querySelectorAll('.bl-hit.bl-focus')].map(hit => hit.dataset.place)"
SIZE = "([table]) => [table.offsetHeight, table.scrollWidth - table.clientWidth]"


@pytest.mark.soak
@pytest.mark.parametrize("lang", ["en", "ko"])
@pytest.mark.parametrize("name", POSITIONS)
def test_every_inquiry_by_keys_is_announced_and_highlighted(browser: Browser, name: str, lang: str) -> None:
    room = Room(browser)
    for width in (1000, 390):
        session = study(Record(POSITIONS[name]()), lang=lang)
        room.play(session, width)
        page = room.page
        page.locator("[data-do=inquiries]").focus()
        page.keyboard.press("Enter")
        for key in inquiries(session.shown):
            page.locator(f'[data-do=inquire][data-pick="{key}"]').focus()
            page.keyboard.press("Enter")
            page.locator(f'[data-do=inquire][data-pick="{key}"][aria-expanded=true]').wait_for()
            answer = inquiring(session).answered
            assert answer is not None
            lines = page.locator(".bl-inq li")
            assert lines.count() == len(answer.lines)
            assert page.locator("[aria-live=polite]").inner_text().startswith(answer.title)
            for at, finding in enumerate(answer.findings):
                lines.nth(at).focus()
                assert set(page.evaluate(LIT)) == set(finding.places)
                assert set(page.evaluate(RINGED)) == set(finding.focus)
            high, aside = room.board.evaluate_all(SIZE)
            assert aside <= 0
            assert high <= HIGHEST or width < 1000
    assert not room.errors
    page.close()


def test_targets_are_ringed_unlike_attackers_and_helpers(browser: Browser) -> None:
    room = Room(browser)
    for dark in (False, True):
        room.play(study(Record(POSITIONS["creed"]()), lang="en"), 640, dark=dark)
        room.page.locator("[data-do=inquiries]").click()
        room.page.locator('[data-do=inquire][data-pick="reach"]').click()
        room.page.locator(".bl-inq li").first.hover()
        strokes = {
            place: room.page.locator(f'.bl-hit[data-place="{place}"]').evaluate(
                "(hit) => (({ stroke, strokeWidth, strokeOpacity }) => [stroke, strokeWidth, strokeOpacity].join())"
                "(getComputedStyle(hit))"
            )
            for place in ("A11", "A13", "B11", "B12", "B13")
        }
        assert strokes["A11"] == strokes["A13"] != strokes["B13"]
        assert strokes["B11"] == strokes["B12"] not in {strokes["A11"], strokes["B13"]}
    room.close()
