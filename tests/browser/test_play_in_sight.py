"""Where a step of a lesson is played, all that is pressed is in sight on a small window, and no text scrolls."""

from __future__ import annotations

import pytest

from boardlab.session.lesson.lesson_session import LessonSession
from tests.browser.stages import LESSONS, SIZES
from tests.browser.tables import Room
from tests.effort import drawn

PRESSED = """() => {
    const root = document.querySelector(".bl-lesson"), text = root.querySelector(".bl-st-text");
    const edge = root.querySelector(".bl-st-foot").getBoundingClientRect().top;
    const below = [...text.querySelectorAll("button:not([hidden])")].filter((one) => one.getClientRects().length
        && !one.closest(".bl-unseen, ol") && one.getBoundingClientRect().bottom > edge + 1);
    // One who went past moves of the game reads so, too.
    const notice = text.querySelector("[data-k=anewboard]")?.getBoundingClientRect().height ?? 0;
    const scrolls = [text, ...root.querySelectorAll(".bl-st-fig > :is(.bl-hand, .bl-seats)")]
        .filter((one) => one.scrollHeight - one.clientHeight > 1 + (one === text ? notice : 0));
    return [below.map((one) => `below: ${one.textContent}`),
        scrolls.map((one) => `scrolls: ${one.className} ${one.scrollHeight - one.clientHeight} px`)].flat();
}"""
# Those that are longest of each game, and some of all others.
LONGEST = ["catan.first_game", "creed.matchups", "creed.tents", "torres.first_game"]
SHORTER = [lesson for lesson in LESSONS if lesson not in LONGEST]


@pytest.mark.parametrize("lang", ["en", "ko"])
@pytest.mark.parametrize("lesson", [*LONGEST, *drawn(SHORTER, 9)])
def test_played_step_is_whole_in_sight(browser, lesson, lang):
    width, height = SIZES["wide"]
    room, stage = Room(browser, width + 20, height + 20), LessonSession(lesson, lang)
    talk, _ = room.walk(stage, width, room=height)
    hidden = {}
    for number in (number for number, step in enumerate(stage.steps) if step.kind == "play"):
        stage.go(number)
        talk.refresh()
        room.change(talk.shown())
        hidden[number + 1] = room.page.evaluate(PRESSED)
    room.close()
    assert not any(hidden.values()), hidden
