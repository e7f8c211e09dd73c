"""What a unit of Creed does is told wherever it is seen: by a pointer, by a long press and by the key `i`."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from boardlab import creed
from boardlab.core.play.record import Record
from boardlab.session.kinds import study
from tests.browser.tables import Room, matrix

IN_SIGHT = """() => {
    const { top, bottom } = document.activeElement.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
}"""
UNITS = {"A11": "spearman", "A13": "archer", "B12": "shield_5", "B31": "cavalry_4"}
CAMPS = [["king", *["blank"] * 7, "commander"]] * 2
WHERE = {
    "board": ('.bl-hit[data-place="A13"]', '[role="gridcell"][data-place="A13"]', "archer"),
    "hand": ('.bl-hand .bl-tiles [data-k^="archer "]', "", "archer"),
    "casualties": ('.bl-hand .bl-tray [data-k^="infantry_1 "]', "", "infantry_1"),
    "matrix row": (".bl-matrix tbody tr:nth-child(1) th", '.bl-mx-cell[data-at="0 4"]', "shield_4"),
    "matrix column": (".bl-matrix thead th:nth-child(6)", '.bl-mx-cell[data-at="1 4"]', "obstacle_1"),
}
"""Where a unit is pointed at, where the keyboard stands for it, and which it is."""


def shown(room: Room, where: str, lang: str) -> list[Any]:
    """Show where a unit is to be seen; gives the messages of the page, as they will come."""
    if where.startswith("matrix"):
        room.show_part("matrix", matrix(lang))
        return []
    given = {"units": UNITS, "hands": [["archer", "infantry_2"], []], "casualties": [["infantry_1"], []]}
    session = study(Record(creed.from_json({**given, "camps": CAMPS}, allow_unreachable=True)), lang=lang)
    return room.play(session)


def told_of(room: Room, where: str, way: str) -> str:
    """What is told of a unit that is pointed at, pressed for long, or asked for."""
    page, (thing, focus, _) = room.page, WHERE[where]
    found = page.locator(thing).first
    found.scroll_into_view_if_needed()
    strip = page.locator(".bl-tip")
    if way == "key":
        page.locator(focus or thing).first.focus()
        page.keyboard.press("i")
    else:
        box = found.bounding_box()
        x, y = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        if way == "hover":
            page.mouse.move(x, y)
        else:
            touch = page.context.new_cdp_session(page)
            touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
            expect(strip).to_be_visible()
            touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(strip).to_be_visible()
    return strip.inner_text()


SOAK = pytest.mark.soak


EVERY = tuple(WHERE)


@pytest.mark.parametrize(
    ("way", "places"),
    [
        pytest.param("hover", EVERY, marks=SOAK, id="hover"),
        pytest.param("long press", EVERY, marks=SOAK, id="long press"),
        # A press takes its time: one on a drawing and one on a button stand for all.
        pytest.param("long press", ("board", "hand"), id="long press, two"),
        pytest.param("key", EVERY, id="key"),
    ],
)
@pytest.mark.parametrize("lang", ["en", pytest.param("ko", marks=SOAK)])
def test_unit_is_explained_on_board_hand_and_matrix(browser, lang, way, places):
    room, pieces, told = Room(browser, touch=way == "long press"), creed.units().as_texts(lang)["pieces"], {}
    heard = list[Any]()
    for where in places:
        # Hand and board are one table.
        if where not in ("hand", "casualties", "matrix column"):
            heard = shown(room, where, lang)
        told[where] = pieces[WHERE[where][2]]["text"] in told_of(room, where, way)
        assert [content for content in heard if content["do"] == "pick"] == []
    room.close()
    assert told == dict.fromkeys(places, True)


def test_gallery_is_walked_by_keyboard_and_announced(browser):
    room, pieces = Room(browser), creed.units().as_texts("en")["pieces"]
    shown(room, "board", "en")
    page = room.page
    page.locator('[role="gridcell"][tabindex="0"]').focus()
    page.keyboard.press("?")
    expect(page.locator(".bl-gallery li")).to_have_count(len(pieces))
    for _ in range(40):
        if page.evaluate("document.activeElement.matches('.bl-gallery li')"):
            break
        page.keyboard.press("Shift+Tab")
    heard = []
    for _ in pieces:
        page.keyboard.press("i")
        heard.append(page.locator('[role="status"]').first.inner_text())
        assert page.evaluate(IN_SIGHT)
        page.keyboard.press("Escape")
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Escape")
    expect(page.locator(".bl-gallery")).to_have_count(0)
    room.close()
    assert [piece["text"] in text for piece, text in zip(pieces.values(), heard, strict=True)] == [True] * len(pieces)
