"""What one chooses for all boards holds on every card, and after a reload; of a game nothing is kept."""

from __future__ import annotations

import json

from boardlab.catan.seats import SEATS
from tests.browser.tables import Room, Shown, lessons, questions, sessions, studies

LOOKS = """() => {
    const root = document.querySelector(".bl-study"), style = (at) => getComputedStyle(root.querySelector(at));
    const token = root.querySelector(".bl-tb").closest("svg").style.getPropertyValue("--c");
    return [+style(".bl-rim-in").zoom, style(".bl-surface [data-key]").transitionDuration, token];
}"""


def a_study() -> Shown:
    ((name, session),) = (one for one in sessions("catan/explore.md") if one[0].endswith("#2"))
    return next(iter(studies(name, session, langs=("en",))))


def test_preferences_hold_for_other_cards_and_after_reload(browser):
    study = a_study()
    card = next(iter(questions(lessons.checkpoint("catan.robber.3"), langs=("en",))))
    room = Room(browser)
    room.show(study)
    usual = room.page.evaluate(LOOKS)
    assert usual[0] == 1
    assert usual[2] == SEATS[0].colour
    for picked in ("motion:none", "size:2", "seats:apart"):
        if not room.page.locator(".bl-settings").count():
            room.page.locator('[data-do="help"]').click()
        room.page.locator(f'.bl-settings [data-pick="{picked}"]').click()
    chosen = [1.15, "0s", SEATS[0].apart[0]]
    assert room.page.evaluate(LOOKS) == chosen
    room.show(card)
    assert room.page.evaluate(LOOKS) == chosen
    room.page.reload()
    room.show(study)
    assert room.page.evaluate(LOOKS) == chosen
    room.show(card, 390)
    found = room.measure()
    assert not found["sideways"]
    assert not found["out"]
    kept = json.loads(room.page.evaluate("localStorage.boardlab"))
    assert kept == {"motion": "none", "size": "2", "seats": "apart"}
    assert room.page.evaluate("Object.keys(localStorage)") == ["boardlab"]
    room.close()
