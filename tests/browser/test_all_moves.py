"""All that others did is read where it is opened: the list is a layer with room of its own, and can be shut again."""

from __future__ import annotations

import pytest

from boardlab.session.lesson.lesson_session import LessonSession
from tests.browser.tables import Room

LESSONS = ["torres.first_game", "creed.first_game"]
ROOM = 160
"""So many pixels of a list in sight are enough to read it by scrolling, if it is longer."""
SEEN = """() => {
    const told = document.querySelector(".bl-st-said"), list = told.querySelector("details");
    let top = 0, bottom = innerHeight, scrolls = getComputedStyle(list).overflowY === "auto";
    for (let at = scrolls ? list.offsetParent : told; at; at = at.parentElement) {
        const { overflowY } = getComputedStyle(at), box = at.getBoundingClientRect();
        if (overflowY !== "visible") [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
        scrolls ||= overflowY === "auto";
    }
    const box = list.getBoundingClientRect(), shut = list.querySelector("summary").getBoundingClientRect();
    const within = document.elementFromPoint((shut.left + shut.right) / 2, (shut.top + shut.bottom) / 2);
    return { long: list.scrollHeight, starts: list.scrollTop === 0,
        seen: Math.min(box.bottom, bottom) - Math.max(box.top, top), scrolls,
        shut: shut.top >= top - 1 && shut.bottom <= bottom + 1 && list.contains(within) };
}"""


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (1000, 700), (390, 844)])
@pytest.mark.parametrize("lesson", LESSONS)
def test_all_moves_are_read_once_opened(browser, lesson, width, height):
    room, stage = Room(browser, width, height, touch=width < 600), LessonSession(lesson, "en")
    talk, _ = room.walk(stage, width, room=height)
    opened = room.page.locator(".bl-st-said summary")
    found = 0
    for number in (number for number, step in enumerate(stage.steps) if step.kind == "play"):
        stage.go(number)
        talk.refresh()
        room.change(talk.shown())
        if not opened.count():
            continue
        found += 1
        opened.click()
        seen = room.page.evaluate(SEEN)
        assert seen["seen"] >= min(seen["long"], ROOM) - 1, (number, seen)
        assert seen["scrolls"], number
        assert seen["starts"], number
        room.page.locator(".bl-st-said details > :last-child").scroll_into_view_if_needed()
        assert room.page.evaluate(SEEN)["shut"], number
        opened.click()
        assert not room.page.locator(".bl-st-said [open]").count()
    assert found, lesson
    room.close()
