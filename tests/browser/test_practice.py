"""A practice card in a plain page: it says what is practised, its buttons stay where they are, rings are seen whole."""

from __future__ import annotations

from typing import Any

import pytest

from boardlab import lessons
from boardlab.session.question.question import Question
from tests.browser.tables import Room

FOOT = """() => Object.fromEntries([...document.querySelectorAll(".bl-commit > button")].map((one) => {
    const box = one.getBoundingClientRect();
    const main = one.matches(".bl-main");
    return [one.getAttribute("data-do"), {main, left: box.left, right: box.right, bottom: box.bottom}];
}))"""
RING = """() => {
    const [one, clip] = [document.querySelector(".bl-number input"), document.querySelector(".bl-rim-in")];
    one.focus();
    const style = getComputedStyle(one);
    const reach = parseFloat(style.outlineWidth) + parseFloat(style.outlineOffset);
    const [box, room] = [one.getBoundingClientRect(), clip.getBoundingClientRect()];
    return reach > 0 && box.top - reach >= room.top && box.left - reach >= room.left;
}"""
TITLES = {
    "": {"en": "Scoring, its rules in turn", "ko": "점수 계산, 규칙을 번갈아"},
    "torres.counts_the_tower": {"en": "Only the knight’s level counts", "ko": "기사가 서 있는 층만 계산"},
}
"""What is practised: a chapter, and against a misreading its rule."""


@pytest.mark.parametrize("lang", ["en", "ko"])
def test_the_buttons_of_practice_stay_where_they_are(browser: Any, lang: str) -> None:
    room = Room(browser, 1020, 760)
    page = room.page
    # The one against a misreading asks for numbers alone.
    for against, titles in TITLES.items():
        row = lessons.practice("torres.scoring", seed=1, against=against)
        room.play(Question(row[1], lang, row))
        assert page.locator(".bl-asked small").first.inner_text().strip() == titles[lang]
    assert page.evaluate(RING)
    feet = []
    for answer in ("999", str(row[2].answer()), ""):
        feet.append(page.evaluate(FOOT))
        page.locator(".bl-number input").fill(answer or "1")
        page.locator('[data-do="answer"]').click()
        page.wait_for_selector(".bl-verdict")
        feet.append(page.evaluate(FOOT))
        page.locator('[data-do="next"]').click()
        page.wait_for_selector('[data-do="answer"]')
    assert {(foot["next"]["left"], foot["next"]["bottom"]) for foot in feet} == {
        (feet[0]["next"]["left"], feet[0]["next"]["bottom"])
    }
    chief = [each for foot in feet for key, each in foot.items() if each["main"] and key != "next"]
    assert len(chief) >= 4
    assert len({(each["right"], each["bottom"]) for each in chief}) == 1
    assert not room.errors
    room.close()
