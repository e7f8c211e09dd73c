"""Somebody who presses and clicks anything on the stage: nothing breaks, and the focus is never lost."""

from __future__ import annotations

import logging
import random

import pytest

from boardlab.session.lesson.lesson_session import LessonSession
from tests.browser.stages import LESSONS
from tests.browser.tables import Room

KEYS = ["Tab", "Enter", "ArrowRight", "ArrowDown"] * 4
KEYS += ["Shift+Tab", "Space", "ArrowLeft", "ArrowUp", "Home", "End"] * 2
KEYS += ["PageUp", "PageDown", "Escape", "Backspace", *"0123456789hhuublpf?", "Control+z", "Delete"]
FOCUS = """() => {
    const root = document.querySelector(".bl-lesson"), has = document.activeElement;
    const said = [...root.querySelectorAll(".bl-st-text, .bl-st-above, .bl-st-foot")].map((one) => one.innerText);
    return { inside: root.contains(has), holder: has.outerHTML.slice(0, 90), says: said.join(" ") };
}"""
TARGETS = """(number) => {
    const hit = ":is(button, input, a, [role=gridcell], [data-place], [role=button])";
    const all = [...document.querySelectorAll(`.bl-lesson ${hit}`)].map((one) => one.getBoundingClientRect())
        .filter((box) => box.width && box.bottom > 0 && box.top < innerHeight);
    const box = all[number % all.length];
    return [box.left + box.width / 2, box.top + box.height / 2];
}"""


def romp(browser, lesson, lang, seed, count):
    """Press and click so many times; gives what went wrong, each with what was done."""
    rng = random.Random(f"{lesson} {lang} {seed}")
    room, stage = Room(browser, 1020, 720), LessonSession(lesson, lang)
    room.page.on("console", lambda said: said.type == "error" and room.errors.append(said.text))  # type: ignore[call-overload]
    room.walk(stage, 1000, room=700)
    room.page.keyboard.press("Tab")
    done, wrong = [], []
    before = room.page.evaluate(FOCUS)
    for number in range(count):
        if rng.random() < 0.75:
            done.append(rng.choice(KEYS))
            room.page.keyboard.press(done[-1])
        else:
            point = room.page.evaluate(TARGETS, rng.randrange(10**6))
            done.append(f"click {point}")
            room.page.mouse.click(*point)
        now = room.page.evaluate(FOCUS)
        trail = f"{lesson} {lang} {seed}, {number}, step {stage.at + 1}: {' '.join(done[-6:])}"
        # A click beside all buttons takes the focus away, Tab leads out of the page and Escape to its host; no other
        if before["inside"] and not now["inside"] and not done[-1].startswith(("click", "Tab", "Shift+Tab", "Escape")):
            wrong.append(f"{trail}: focus from {before['holder']} to {now['holder']}")
        if "Traceback" in now["says"]:
            wrong.append(f"{trail}: a traceback")
        if room.errors:
            wrong.append(f"{trail}: {room.errors}")
            room.errors.clear()
        if not now["inside"]:
            room.page.evaluate("() => document.querySelector('.bl-lesson').focus()")
            now = room.page.evaluate(FOCUS)
        before = now
    room.close()
    return wrong


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("lesson", LESSONS)
def test_whatever_is_pressed_nothing_breaks_and_the_focus_stays(browser, lesson, seed, caplog):
    with caplog.at_level(logging.ERROR, "boardlab"):
        assert romp(browser, lesson, ("en", "ko")[seed], seed, 300) == []
    assert not caplog.records
