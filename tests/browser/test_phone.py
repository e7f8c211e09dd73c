"""On a phone, in lessons: what is said of a board is read beside it, and what is pressed stays where it is."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest
from playwright.sync_api import Browser

from boardlab.session.lesson.lesson_session import LessonSession
from tests.browser.keyboard import MAIN
from tests.browser.stages import ASKED, at_question
from tests.browser.tables import Room
from tests.effort import drawn
from tests.looking.tours import QuestionPage, wrong_answers

SIZES = [(390, 844), (360, 600)]
# Those whose verdict hid the board, or whose walk lit what was out of sight; and some of all others.
TOLD = ["torres.scoring.6", "torres.scoring.11", "catan.robber.3", "creed.first_game.3", "creed.first_game.5"]

# What of a board, and of what is read of it, is out of sight; none where all is in it.
HIDDEN = """(read) => {
    const one = (selector) => document.querySelector(selector), box = (what) => what.getBoundingClientRect();
    const fig = box(one(".bl-st-fig")), edge = box(one(".bl-st-foot")).top, top = box(one(".bl-st-body")).top;
    const within = (name, what, from, to) => {
        const { top: high, bottom } = box(what);
        return high >= from - 1 && bottom <= to + 1 ? [] : [`${name} ${[high - from, to - bottom].map(Math.round)}`];
    };
    const board = one(".bl-st-fig :is(.bl-pans, .bl-surface > svg, .bl-st-figure)");
    const port = one(".bl-pans") ?? one(".bl-st-fig"), { left, right, top: above, bottom: below } = box(port);
    const lost = [...document.querySelectorAll(".bl-st-fig .bl-hit.bl-lit")].filter((place) => {
        const [x, y] = [box(place).left + box(place).width / 2, box(place).top + box(place).height / 2];
        return x < left || x > right || y < above || y > below;
    });
    return [
        ...(board ? within("board", board, top, edge) : []),
        ...within("words", one(read), fig.bottom, edge),
        ...(edge - fig.bottom < 150 ? [`${edge - fig.bottom} px to read in`] : []),
        ...lost.map((place) => `lit ${place.dataset.place}`),
        // Nothing of the text shines through, or lies on the figure.
        ...[...document.querySelectorAll(".bl-st-text *")].filter((each) => {
            const { left: x, top: y, width, height } = box(each);
            const over = width && y + height / 2 < fig.bottom && y + height / 2 > fig.top;
            return over && each.contains(document.elementFromPoint(x + width / 2, y + height / 2));
        }).map((each) => `on the figure: ${each.className}`),
    ];
}"""


class Phone:
    """A lesson on a phone, at a step.

    Args:
        browser: the browser.
        stage: the lesson.
        size: width and height of the phone.
    """

    def __init__(self, browser: Browser, stage: LessonSession, size: tuple[int, int] = SIZES[0]) -> None:
        self.room, self.stage = Room(browser, *size, touch=True), stage
        self.page, self.question = self.room.page, QuestionPage(self.room.page)
        self.talk, _ = self.room.walk(self.stage, size[0], room=size[1])

    def go(self, at: int) -> None:
        """Go to a step."""
        self.stage.go(at)
        self.talk.refresh()
        self.room.change(self.talk.shown())
        self.room.settled()

    def give(self, answer: Any) -> None:
        """Give an answer by hand, and read the verdict."""
        assert self.stage.question is not None
        self.question.fill(self.stage.question.asked, answer)
        self.question.press(MAIN)
        self.page.locator(".bl-st-note").wait_for()
        self.room.settled()


@pytest.mark.parametrize(("about", "size"), [*product(TOLD, SIZES[:1]), *drawn(product(ASKED, SIZES), 67)])
def test_verdict_and_its_walk_keep_the_board_in_sight(browser: Browser, about: str, size: tuple[int, int]) -> None:
    """The page led to the verdict and left the board above its edge; a walk lit what nobody saw."""
    phone = Phone(browser, at_question(about), size)
    assert phone.stage.question is not None
    asked = phone.stage.question.asked
    hidden = {}
    for answer in [*wrong_answers(asked)[:1], asked.answer()]:
        phone.give(answer)
        hidden[f"{answer}"] = phone.page.evaluate(HIDDEN, ".bl-headline")
        for at in range(1, phone.page.locator(".bl-way-here [role=tab]").count() + 1):
            stop = phone.page.locator(f'.bl-way-here [role=tab][data-at="{at}"][aria-selected=false]')
            if stop.count():
                stop.tap()
                phone.question.rest()
                phone.room.settled()
                hidden[f"{answer}, step {at}"] = phone.page.evaluate(HIDDEN, ".bl-way-says")
        on = phone.page.locator('.bl-st-note [data-do="walk"][data-at="1"]')
        for at in range(phone.page.locator(".bl-st-note .bl-rline").count() if on.count() else 0):
            on.tap()
            phone.question.rest()
            phone.room.settled()
            hidden[f"{answer}, line {at}"] = phone.page.evaluate(HIDDEN, ".bl-rline[aria-pressed=true]")
        if phone.stage.question.grade is not None and not phone.stage.question.grade.right:
            phone.question.press(MAIN)
            phone.room.settled()
    phone.room.close()
    assert not any(hidden.values()), {what: found for what, found in hidden.items() if found}


SPILT = """() => [...document.querySelectorAll(".bl-rate")].filter((rate) => {
    const middle = ({ x, y, width, height }) => [x + width / 2, y + height / 2], box = rate.getBoundingClientRect();
    const far = (disc) => Math.hypot(middle(disc)[0] - middle(box)[0], middle(disc)[1] - middle(box)[1]);
    const discs = [...document.querySelectorAll(".bl-buoy")].map((one) => one.getBoundingClientRect());
    const [disc] = discs.sort((one, other) => far(one) - far(other));
    // Where its digits end below.
    const off = box.top + 0.75 * box.height - middle(disc)[1];
    return box.width > 2 * Math.sqrt(disc.width ** 2 / 4 - off ** 2);
}).map((rate) => rate.textContent)"""


@pytest.mark.parametrize("size", SIZES)
def test_rate_of_a_harbour_lies_within_its_disc(browser: Browser, size: tuple[int, int]) -> None:
    """On the smallest board "3:1" was wider than what it stood on."""
    phone = Phone(browser, LessonSession("catan.first_game", "en"), size)
    phone.go(4)
    assert phone.page.locator(".bl-rate").count() == 9
    assert phone.page.evaluate(SPILT) == []
    phone.room.close()
