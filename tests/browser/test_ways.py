"""An answer walked step by step on the stage: by keys and clicks, in its place, with signs where they belong."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from boardlab.session.lesson.lesson_session import LessonSession
from tests.browser.keyboard import Keys
from tests.browser.stages import LESSONS, SIZES
from tests.browser.tables import Room

STANDS = """() => {
    const root = document.querySelector(".bl-lesson");
    const box = (selector) => {
        const { left, top, width, height } = root.querySelector(selector).getBoundingClientRect();
        return [left, top, width, height].map(Math.round);
    };
    const text = root.querySelector(".bl-st-text").getBoundingClientRect();
    const says = root.querySelector(".bl-way-says")?.getBoundingClientRect();
    return {
        zones: [".bl-st-head", ".bl-st-map", ".bl-st-fig", ".bl-st-foot"].map(box),
        scrolled: [root, document.scrollingElement].map((one) => one.scrollTop),
        seen: !says || (says.top >= text.top - 1 && says.top + 18 <= text.bottom),
        selected: root.querySelectorAll(".bl-way [aria-selected=true]").length,
    };
}"""
SIGNS = """() => {
    const hits = [...document.querySelectorAll(".bl-hit")].map((one) => [one.dataset.place, one]);
    return [...document.querySelectorAll("path.bl-sign")].map((sign) => {
        const { left, top, width, height } = sign.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        const on = hits.filter(([, hit]) => {
            const { left, top, right, bottom } = hit.getBoundingClientRect();
            return left <= x && x <= right && top <= y && y <= bottom;
        });
        return [sign.nextElementSibling.textContent, on.map(([place]) => place), Math.round(width)];
    });
}"""


def missed(lesson: str, about: str, lang: str = "en") -> LessonSession:
    """A lesson at a question that was answered wrongly, by its last wrong rule."""
    stage = LessonSession(lesson, lang)
    stage.go(next(at for at, step in enumerate(stage.steps) if step.about == about))
    asked = stage.question
    assert asked is not None
    wrong = [each for each in asked.asked.misconceptions if each.answer is not None][-1]
    asked.submit(wrong.answer(asked.asked.position), learner=False)
    return stage


PACE = 1800
"""Milliseconds between the steps of what plays by itself, as in panels/walkthrough.ts."""
HOLD_THE_PACE = f"""() => {{
    window.held = [];
    const now = window.setTimeout;
    window.setTimeout = (then, wait, ...rest) => wait === {PACE} ? held.push(then) : now(then, wait, ...rest);
}}"""
"""The next step of a walkthrough that plays by itself comes when the test says so."""


def settled(keys: Keys, at: int) -> Any:
    """How the page stands once it has come to a step of a way."""
    keys.page.wait_for_function("(at) => document.querySelector('.bl-lesson').innerText.includes(at)", arg=f"{at} of")
    return keys.page.evaluate(STANDS)


def test_walkthrough_by_keys_moves_nothing_but_text(browser):
    stage = missed("torres.building", "torres.building.3")
    assert stage.question is not None
    mine = stage.question.grade.answer
    stage.question.open_hint()
    stage.question.tell()
    keys = Keys(browser, stage)
    keys.reach('.bl-way [role="tab"]')
    stood = keys.page.evaluate(STANDS)
    keys.press("ArrowRight")
    keys.answered()
    keys.press("y")
    then = settled(keys, 3)
    assert (then["zones"], then["scrolled"], then["seen"]) == (stood["zones"], [0, 0], True)
    assert then["selected"] == 1
    right = stage.question.asked.answer()
    signs = keys.page.evaluate(SIGNS)
    for glyph, places in (("✓", mine & right), ("✕", mine - right), ("+", right - mine)):
        found = [on for sign, on, _ in signs if sign == glyph]
        assert len(found) == len(places)
        assert all(any(place in on for on in found) for place in places)
    said = keys.page.locator('.bl-lesson [role="status"]').inner_text()
    assert "3 of" in said
    keys.room.close()


def test_wrong_turn_is_walked_by_mouse_and_by_itself(browser):
    stage = missed("torres.building", "torres.building.4")
    keys = Keys(browser, stage)
    page, asked = keys.page, stage.question
    assert asked is not None
    last = len(asked.session.record.actions)
    assert page.locator(".bl-way").count() == 1, "the rule's way is not there yet"
    page.locator('.bl-way-tools [data-k="back"]').click()
    settled(keys, last - 1)
    assert asked.session.record.ply == last - 1
    page.locator('.bl-way [role="tab"]').first.click()
    settled(keys, 1)
    keys.press("u")
    page.locator(".bl-way [aria-selected=true]").wait_for(state="detached")
    page.evaluate(HOLD_THE_PACE)
    page.locator('.bl-way [data-do="played"]').click()
    stood = settled(keys, 1)
    assert (stood["scrolled"], stood["seen"]) == ([0, 0], True)
    page.evaluate("() => held.pop()()")
    settled(keys, 2)
    page.locator('.bl-way [data-do="played"][aria-pressed="false"]').click()
    expect(page.locator(".bl-way")).to_contain_text("before the first action")
    page.locator('.bl-way [data-do="played"][aria-pressed="true"]').click()
    page.locator('.bl-way [data-do="played"][aria-pressed="false"]').wait_for()
    assert asked.session.record.ply == 0
    keys.room.close()


@pytest.mark.soak
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("lang", ["en", "ko"])
@pytest.mark.parametrize("lesson", LESSONS)
def test_every_answer_is_walked_in_sight(browser, lesson, lang, size):
    width, height = SIZES[size]
    room = Room(browser, width + 20, height + 20)
    lesson_of = LessonSession(lesson, lang)
    wrong = []
    for about in lesson_of.asked:
        stage = missed(lesson, about, lang)
        asked = stage.question
        if asked is None or not asked.walkthrough.walkthroughs:
            continue
        asked.open_hint()
        asked.tell()
        room.walk(stage, width, room=height)
        stood = room.page.evaluate(STANDS)
        for way in asked.walkthrough.walkthroughs:
            for at in range(1, len(way.stops) + 1):
                room.page.locator(f'.bl-way [data-pick="{way.whose}"]').first.click()
                tab = f'.bl-way [data-pick="{way.whose}"][data-at="{at}"][role="tab"]'
                room.page.locator(tab).click()
                room.page.locator(f'{tab}[aria-selected="true"]').wait_for()
                then = room.page.evaluate(STANDS)
                if then["zones"] != stood["zones"] or then["scrolled"] != [0, 0] or not then["seen"]:
                    wrong.append((about, way.whose, at, then))
    room.close()
    assert not wrong
