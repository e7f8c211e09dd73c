"""Within a step nothing moves that one is about to press, and what was asked for is read whole."""

from __future__ import annotations

import pytest

from boardlab import creed
from boardlab.core.play.record import Record
from boardlab.session.kinds import study
from boardlab.session.lesson.lesson_session import LessonSession
from tests.browser.tables import Room

PLACES = """() => [...document.querySelectorAll(".bl-options label, .bl-hints li, .bl-st-main, .bl-st-number")]
    .map((one) => [one.dataset.k ?? one.className, Math.round(one.getBoundingClientRect().top
        + (one.closest(".bl-st-text")?.scrollTop ?? 0))])"""
# How far the text is scrolled, how far it can be, and whether the open hint is read whole, below all answers.
SCROLLED = """() => {
    const box = (one) => one.getBoundingClientRect(), text = document.querySelector(".bl-st-text");
    const all = box(document.querySelector(".bl-hints")), told = box(document.querySelector(".bl-hints > p"));
    const answers = [...document.querySelectorAll(".bl-options label")].map((one) => box(one).bottom);
    return [Math.round(text.scrollTop), Math.max(0, text.scrollHeight - text.clientHeight),
        told.top >= box(text).top && told.bottom <= box(text).bottom && answers.every((one) => one <= all.top)];
}"""
NUMBER = """() => {
    const { width, height, top } = document.querySelector(".bl-st-kick > span").getBoundingClientRect();
    return width > 40 && height > 10 && top >= 0;
}"""
READ = """() => {
    const box = (one) => document.querySelector(one).getBoundingClientRect();
    const [line, text, receipt] = [box(".bl-st-line"), box(".bl-st-text"), box(".bl-st-actions > .bl-rcpt")];
    return line.top >= text.top && line.bottom <= text.bottom && receipt.top >= line.bottom;
}"""


def test_hints_open_without_moving_answers_or_hints(room: Room) -> None:
    """A hint that has no room lay over the last answer, which was the right one: now one is led to it."""
    stage = LessonSession("torres.scoring", "en")
    talk, _ = room.walk(stage, 1000, room=700)
    for about in ("torres.scoring.2", "torres.scoring.12", "torres.scoring.4"):
        stage.go(next(at for at, step in enumerate(stage.steps) if step.about == about))
        talk.refresh()
        room.change(talk.shown())
        room.settled()
        assert room.page.evaluate(NUMBER), f"the number of {about} is seen"
        if room.page.locator(".bl-fold-hints[aria-expanded=false]").count():
            room.page.locator(".bl-fold-hints").click()
        before = room.page.evaluate(PLACES)
        for _ in range(3):
            room.page.locator('.bl-hint[data-do="hint"]:not([aria-disabled])').first.click()
            room.settled()
            assert room.page.evaluate(PLACES) == before, about
            scrolled, over, seen = room.page.evaluate(SCROLLED)
            assert scrolled <= over, about
            assert seen, about


@pytest.mark.parametrize(("width", "high"), [(1000, 700), (390, 844)])
def test_a_better_way_once_asked_for_is_whole(room: Room, width: int, high: int) -> None:
    stage = LessonSession("torres.scoring", "en")
    stage.go(next(at for at, step in enumerate(stage.steps) if step.kind == "play"))
    for text in ("move d2 c2", "move c2 b2"):
        stage.here.act(stage.here.position.read_action(text))
    room.walk(stage, width, room=high)
    room.page.locator('[data-do="solution"]').click()
    room.settled()
    assert room.page.evaluate(READ)


def test_phone_shows_a_crowded_board_from_above(room: Room) -> None:
    """One knight hid another that the question asked for; whoever wants it tilted may have it so."""
    stage = LessonSession("torres.scoring", "en")
    talk, _ = room.walk(stage, 390, room=844)
    for about, view in (("torres.scoring.2", "tilted"), ("torres.scoring.11", "plan")):
        stage.go(next(at for at, step in enumerate(stage.steps) if step.about == about))
        talk.refresh()
        room.change(talk.shown())
        room.settled()
        assert stage.here.view == view
    room.page.locator('[data-do=view][data-pick="tilted"]').click()
    room.settled()
    assert stage.here.view == "tilted"


def test_phone_has_thumb_sized_cells_on_four_boards(room: Room) -> None:
    """They were 28 px wide: now a part of the board is seen, with what may be picked, or all of it."""
    session = study(Record(creed.start(players=4)))
    room.play(session, 390)
    room.settled()
    wide = "document.querySelector('.bl-hit').getBoundingClientRect().width"
    seen = """() => {
        const [port, spot] = [".bl-pans", '[data-key="targets:piece"]']
            .map((one) => document.querySelector(one).getBoundingClientRect());
        return spot.left >= port.left && spot.right <= port.right && spot.top >= port.top && spot.bottom <= port.bottom;
    }"""
    assert room.page.evaluate(wide) >= 44
    assert room.page.evaluate(seen)
    room.page.locator("[data-do=far]").click()
    room.settled()
    assert room.page.evaluate(wide) < 30
