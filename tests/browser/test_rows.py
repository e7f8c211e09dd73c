"""How rows and buttons beside a board look: what is picked is lighter, and a resting pointer makes nothing black."""

from __future__ import annotations

from typing import Any

import pytest

from boardlab import catan
from boardlab.catan.example import example_game
from boardlab.core.record import Record
from boardlab.live.session import Session
from tests.browser.tables import Room
from tests.conformance.games import GAMES, samples

DEED = ':is(.bl-acts, .bl-costs, .bl-hand) .bl-act[aria-pressed="false"]:not([aria-disabled])'
BUTTONS = ":is(.bl-acts, .bl-costs, .bl-hand, .bl-seats, .bl-rcpt) button:not([aria-disabled])"
LIGHT = """(one) => {
    // A colour of any notation, as it is painted.
    const pen = document.createElement("canvas").getContext("2d");
    const painted = (colour) => {
        pen.clearRect(0, 0, 1, 1);
        pen.fillStyle = colour;
        pen.fillRect(0, 0, 1, 1);
        return [...pen.getImageData(0, 0, 1, 1).data];
    };
    for (let up = one; up; up = up.parentElement) {
        const [r, g, b, alpha] = painted(getComputedStyle(up).backgroundColor);
        const linear = (part) => (part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4);
        if (alpha > 128) return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
    }
    return 1;
}"""
"""The luminance of what is seen behind the words of an element, from 0 to 1."""

INK = "(one) => getComputedStyle(one).color"


RICH = {"ore": 3, "grain": 3, "lumber": 1, "brick": 1, "wool": 1}


def position(game: str) -> Any:
    """One in which several things may be done, each of them at several places."""
    if game == "catan":
        p = next(p for p in example_game().positions if p.turn == 16 and p.stage == "trade")
        doc = p.to_json()
        doc["hands"][p.active] = RICH
        del doc["bank"]
        return catan.from_json(doc, allow_unreachable=True)
    found = next(each for each in GAMES if each.name == game)
    return max(samples(found, 4, 1), key=lambda p: len({pick.key for pick in p.picks() if not pick.breaches}))


@pytest.fixture(params=[(game, dark) for game in ("torres", "catan", "creed") for dark in (False, True)], ids=str)
def shown(request: Any, browser: Any) -> Any:
    game, dark = request.param
    room = Room(browser)
    room.play(Session(Record(position(game))), dark=dark)
    yield room.page
    room.close()


def test_what_is_picked_looks_lighter_than_what_is_not(shown):
    for deed in shown.locator(f"{DEED}:visible").all():
        before = deed.evaluate(LIGHT)
        key = deed.get_attribute("data-pick")
        deed.click()
        shown.mouse.move(2, 2)
        shown.wait_for_function("() => document.querySelector('.bl-pick, .bl-asks, .bl-laid')")
        picked = shown.locator(f'.bl-act[data-pick="{key}"][aria-pressed="true"]:visible')
        if picked.count():
            break
        shown.keyboard.press("Escape")
    others = shown.locator(f"{DEED}:visible").evaluate_all(f"(all) => all.map({LIGHT})")
    assert picked.first.evaluate(LIGHT) > max([before, *others])


def test_a_row_under_a_resting_pointer_does_not_turn_black(shown):
    buttons = shown.locator(f"{BUTTONS}:visible")
    turned = []
    for number in range(min(8, buttons.count())):
        button = buttons.nth(number)
        shown.mouse.move(2, 2)
        before = button.evaluate(LIGHT), button.evaluate(INK)
        box = button.bounding_box()
        shown.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        after = button.evaluate(LIGHT), button.evaluate(INK)
        if after[0] < before[0] - 0.2 or after[1] != before[1]:
            turned.append((button.get_attribute("data-pick"), before, after))
    assert buttons.count() > 2
    assert not turned
