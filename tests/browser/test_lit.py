"""On every step of a lesson one thing is lit: what is asked, or the button that goes on; never both."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

from boardlab.session.commands import Message
from boardlab.session.features.picks import PicksFeature
from boardlab.session.lesson.lesson_session import LessonSession
from tests.browser.stages import LESSONS, states
from tests.browser.tables import Room

LIT = """() => {
    const root = document.querySelector(".bl-lesson");
    const seen = (one) => one.getClientRects().length && getComputedStyle(one).visibility === "visible";
    const name = (one) => one.className + " " + (one.dataset.do ?? "") + " " + (one.dataset.pick ?? "");
    const probe = root.appendChild(document.createElement("i"));
    probe.style.background = "var(--ink)";
    const ink = getComputedStyle(probe).backgroundColor;
    probe.remove();
    const lit = [...root.querySelectorAll("[data-lit]")].filter(seen);
    // Where one stands in a list is inverted, and no button to press.
    const inked = [...root.querySelectorAll("button:not([role=tab], .bl-rline)")].filter(seen)
        .filter((one) => getComputedStyle(one).backgroundColor === ink);
    const main = root.querySelector(".bl-st-main"), deed = lit.find((one) => one.matches(".bl-only"));
    const text = root.querySelector(".bl-st-text")?.getBoundingClientRect();
    return {
        below: deed ? Math.round(deed.getBoundingClientRect().bottom - text.bottom) : 0,
        lit: lit.map(name), inked: inked.map(name), isButton: !!lit[0]?.matches("button"), goesOn: lit[0] === main,
        says: main?.textContent,
    };
}"""


def wrong(browser: Browser, lesson: str, lang: str, every: int = 1, width: int = 1000) -> Iterator[str]:
    """What is lit otherwise than it should be, on the steps of a lesson and with the first deed of each begun."""
    high = 844 if width < 600 else 700
    room = Room(browser, width + 20, high + 20)
    stage = LessonSession(lesson, lang)
    talk, _ = room.walk(stage, width, room=high)
    for state in states(stage, every):
        for begun in (False, True):
            if begun and not _begin(stage, state):
                continue
            talk.refresh()
            room.change(talk.shown())
            yield from (f"{lesson} {lang} {state} {begun}: {each}" for each in _wrong(stage, room.page.evaluate(LIT)))
    yield from room.errors
    room.close()


def _begin(stage: LessonSession, state: str) -> bool:
    """Take up the first deed that may be done, if any; not yet where a question is answered or hints are opened."""
    picking = stage.here.find(PicksFeature)
    if picking is None or not state.endswith("asked") or not (picks := picking.picks()):
        return False
    first = next((each for each in picks if not each.breaches and not each.is_place and each.action is None), None)
    return first is not None and stage.handle(Message("test", 1, stage.here.rev, "pick", first.key))[0] != "no"


def _wrong(stage: LessonSession, seen: dict[str, Any]) -> Iterator[str]:
    if len(seen["lit"]) != 1:
        yield f"{len(seen['lit'])} are lit: {seen['lit']}"
    if seen["inked"] != (seen["lit"] if seen["isButton"] else []):
        yield f"in ink: {seen['inked']}, lit: {seen['lit']}"
    if seen["below"] > 0:
        yield f"the one deed to press is {seen['below']} px below what is in sight"
    asked = stage.question
    if asked is not None and seen["goesOn"] != (asked.grade is not None or asked.may_check):
        yield f"goes on or checks: {seen}"


@pytest.mark.parametrize(
    ("lesson", "every", "width"),
    [
        ("torres.first_game", 4, 1000),
        ("catan.first_game", 4, 1000),
        ("catan.first_game", 7, 1000),
        ("creed.first_game", 4, 1000),
        ("creed.first_game", 6, 390),
    ],
)
def test_one_thing_is_lit_on_a_step(browser: Browser, lesson: str, every: int, width: int) -> None:
    assert not [*wrong(browser, lesson, "en", every=every, width=width)]


@pytest.mark.soak
@pytest.mark.parametrize("width", [1000, 390])
@pytest.mark.parametrize("lesson", LESSONS)
def test_every_step_of_every_lesson_highlights_one_thing(browser: Browser, lesson: str, width: int) -> None:
    assert not [*wrong(browser, lesson, "ko" if width < 600 else "en", width=width)]
