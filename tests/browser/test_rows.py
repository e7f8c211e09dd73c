"""How what is picked looks, on a board and beside it: lighter; and a resting pointer makes nothing black."""

from __future__ import annotations

import base64
from typing import Any

import pytest

from boardlab import catan, lessons
from boardlab.catan.example import example_game
from boardlab.core.play.record import Record
from boardlab.session.kinds import study
from tests.browser.tables import SETTLED, Room
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

PAINTED = """async (png) => {
    const blob = await (await fetch(`data:image/png;base64,${png}`)).blob();
    const image = await createImageBitmap(blob);
    const pen = new OffscreenCanvas(image.width, image.height).getContext("2d");
    pen.drawImage(image, 0, 0);
    const { data } = pen.getImageData(0, 0, image.width, image.height);
    const linear = (part) => (part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4);
    let sum = 0;
    const parts = [0.2126, 0.7152, 0.0722];
    for (let at = 0; at < data.length; at += 4) parts.forEach((part, n) => { sum += part * linear(data[at + n]); });
    return sum / (data.length / 4);
}"""
"""The luminance of a picture on the whole, from 0 to 1."""

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


@pytest.fixture(scope="module")
def room(browser: Any) -> Any:
    """A page on which one board follows another."""
    room = Room(browser)
    yield room
    room.close()


@pytest.fixture(params=[(game, dark) for game in ("torres", "catan", "creed") for dark in (False, True)], ids=str)
def shown(request: Any, room: Any) -> Any:
    game, dark = request.param
    room.page.mouse.move(2, 2)
    room.play(study(Record(position(game))), dark=dark)
    return room.page


def test_what_is_picked_looks_lighter_than_what_is_not(shown):
    for deed in shown.locator(f"{DEED}:visible").all():
        before = deed.evaluate(LIGHT)
        key = deed.get_attribute("data-pick")
        deed.click()
        shown.mouse.move(2, 2)
        shown.wait_for_function("() => document.querySelector('.bl-picking, .bl-asks, .bl-laid')")
        picked = shown.locator(f'.bl-act[data-pick="{key}"][aria-pressed="true"]:visible')
        if picked.count():
            break
        shown.keyboard.press("Escape")
    others = shown.locator(f"{DEED}:visible").evaluate_all(f"(all) => all.map({LIGHT})")
    assert picked.first.evaluate(LIGHT) > max([before, *others])


def light_of(page: Any, place: str) -> float:
    """How light a place of the board is painted, with what stands there, nobody pointing at it."""
    page.mouse.move(2, 2)
    page.evaluate(SETTLED)
    found = page.locator(f'.bl-hit[data-place="{place}"]').last.bounding_box()
    found |= {"x": found["x"] + found["width"] / 4, "y": found["y"] + found["height"] / 4}
    png = page.screenshot(clip=found | {"width": found["width"] / 2, "height": found["height"] / 2})
    light: float = page.evaluate(PAINTED, base64.b64encode(png).decode())
    return light


def with_pieces_to_pick(game: str) -> Any:
    """A position in which a piece on the board may be picked, and something done with it then."""
    if game == "catan":
        # There it is only the robber's tile that is picked before somebody to take a card from.
        return lessons.checkpoint("catan.robber.9").position
    found = next(each for each in GAMES if each.name == game)
    return next(p for p in samples(found, 60, 1) if pieces_of(p))


def pieces_of(p: Any) -> list[str]:
    """The places of what may be picked and is a piece."""
    return [
        pick.key
        for pick in p.picks()
        if pick.is_place and pick.action is None and not pick.breaches and p.picks((pick.key,)).choices
    ]


@pytest.mark.parametrize(
    "game", ["catan", *(pytest.param(game, marks=pytest.mark.soak) for game in ("torres", "creed"))]
)
def test_picked_places_look_lighter(browser, game):
    p, found = with_pieces_to_pick(game), {}
    for view in p.views:
        for dark in (False, True):
            room, session = Room(browser), study(Record(p))
            session.view = view
            room.play(session, dark=dark)
            place = pieces_of(p)[0]
            before = light_of(room.page, place)
            room.page.mouse.click(*room.point_of(place))
            room.page.wait_for_function("() => document.querySelector('.bl-picking')")
            found[view, dark] = before, light_of(room.page, place)
            room.close()
    assert len(found) > 1
    assert not {name: light for name, light in found.items() if light[1] < light[0] + 0.01}


def test_row_under_a_resting_pointer_stays_light(shown):
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
