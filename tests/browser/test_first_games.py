"""A first game on the page, from its first step to its end: whoever follows the one lit thing comes through."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser

from boardlab.core.contract.position import CHANCE
from boardlab.core.play.opponent import decide
from boardlab.session.lesson.lesson_frame import lesson_frame
from boardlab.session.lesson.lesson_session import LessonSession
from tests.browser.keyboard import Keys, path_to
from tests.browser.means import by_keyboard, by_mouse, chosen
from tests.browser.tables import Room
from tests.effort import drawn
from tests.looking.tours import Walker
from tests.sessions import opponents

MAIN = ".bl-st-main"
LIT = (
    "() => [...document.querySelectorAll('.bl-lesson [data-lit]')].filter((one) => one.getClientRects().length).length"
)
GOES_ON = f"() => !!document.querySelector('{MAIN}[data-lit]')"
MOST_ACTIONS = 400


def walk(learner: Learner | KeyLearner, steps: int) -> None:
    """Go on up to a step, doing one lit thing after another."""
    for _ in range(MOST_ACTIONS):
        if learner.stage.at >= steps:
            return
        learner.one_thing()
    raise AssertionError(f"stuck on step {learner.stage.at}")


BROKEN_WORDS = """() => [...document.querySelectorAll(".bl-act")].flatMap((act) => {
    const texts = document.createTreeWalker(act, NodeFilter.SHOW_TEXT), found = [], range = document.createRange();
    while (texts.nextNode())
        if (!texts.currentNode.parentElement.closest(".bl-unseen"))
        for (const word of texts.currentNode.data.matchAll(/\\S+/g)) {
            range.setStart(texts.currentNode, word.index);
            range.setEnd(texts.currentNode, word.index + word[0].length);
            if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) found.push(word[0]);
        }
    return found;
})"""
"""Words of deeds that stand on two lines, for want of width."""


class Learner(Walker):
    """Somebody at a plain page, who plays and answers what is asked.

    Args:
        room: the page.
        topic: of the first game.
        lang: the language.
    """

    def __init__(self, room: Room, topic: str, lang: str = "en") -> None:
        self.room, self.page, self.rng = room, room.page, Random(topic)
        # Where nothing shall move, the others answer at once.
        self.page.emulate_media(reduced_motion="reduce")
        self.stage = LessonSession(topic, lang)
        room.walk(self.stage, 1000, room=700)

    def goes_on(self) -> None:
        """Press the button that goes on, or checks."""
        self.press(MAIN)

    def one_thing(self) -> None:
        """Do what is lit: go on, answer, or play."""
        assert self.page.evaluate(LIT) == 1, f"one thing is lit on step {self.stage.at}"
        assert not self.page.evaluate(BROKEN_WORDS)
        asked, board = self.stage.question, self.stage.here
        if self.page.evaluate(GOES_ON):
            self.goes_on()
        elif asked is not None:
            self.fill(asked.asked, asked.asked.answer())
        else:
            position: Any = board.position
            chosen(by_mouse, self.room, *path_to(position, decide(position, self.rng.random()).action))


class KeyLearner(Keys):
    """Somebody with a keyboard and nothing else, who plays and answers what is asked."""

    def __init__(self, browser: Browser, topic: str) -> None:
        super().__init__(browser, LessonSession(topic, "en"))
        self.rng = Random(topic)
        self.page.emulate_media(reduced_motion="reduce")

    def one_thing(self) -> None:
        """Do what is lit: go on, answer, or play."""
        board = self.stage.here
        if self.page.evaluate(GOES_ON):
            self.reach(self.main)
            self.press("Enter")
        elif self.stage.question is not None:
            self.answer()
        else:
            position: Any = board.position
            chosen(by_keyboard, self.room, *path_to(position, decide(position, self.rng.random()).action))
        self.answered()


@pytest.mark.soak
def test_whole_first_game_is_walked_by_keys(browser: Browser) -> None:
    learner = KeyLearner(browser, "torres.first_game")
    walk(learner, len(learner.stage.steps) - 1)
    assert learner.stage.state.game_played is not None
    assert learner.stage.state.game_played.session.position.is_over
    assert learner.page.locator(".bl-st-end").is_visible()
    learner.room.close()


def test_first_steps_are_walked_by_highlights(browser: Browser) -> None:
    room = Room(browser, 1020, 720)
    learner = Learner(room, "torres.first_game")
    walk(learner, 9)
    assert learner.stage.at == 9
    room.close()


@pytest.mark.soak
@pytest.mark.parametrize(("game", "lang"), [("torres", "en"), ("catan", "en"), ("creed", "ko")])
def test_whole_first_game_is_walked_by_highlights(browser: Browser, game: str, lang: str) -> None:
    room = Room(browser, 1020, 720)
    learner = Learner(room, f"{game}.first_game", lang)
    walk(learner, len(learner.stage.steps) - 1)
    assert learner.stage.state.game_played is not None
    assert learner.stage.state.game_played.session.position.is_over
    assert room.page.locator(".bl-st-end").is_visible()
    room.close()


UNDER = """([x, y]) => {
    const one = document.elementFromPoint(x, y)?.closest("[data-do]:not([data-do=rule], [aria-disabled=true])");
    return one ? [one.dataset.do, one.dataset.pick ?? ""] : null;
}"""


CELLS = """() => [...document.querySelectorAll("#deeds .bl-act")].map((one) => one.getBoundingClientRect())
    .filter(({ width }) => width).map(({ left, top }) => [Math.round(left), Math.round(top)])"""
"""Where the deeds stand, in their order; one that is shown large as well stands among them."""


def in_order(cells: list[list[int]]) -> bool:
    """Are cells filled row by row, each from its first column on?"""
    columns = sorted({left for left, _ in cells})
    rows = [[left for left, top in cells if top == row] for row in sorted({top for _, top in cells})]
    return cells == sorted(cells, key=lambda cell: (cell[1], cell[0])) and all(
        row == columns[: len(row)] for row in rows
    )


FIRST_GAMES = ["torres.first_game", "catan.first_game", "creed.first_game"]
WIDTHS = [1366, 1000, 390]
AT_WIDTHS = [(topic, WIDTHS[(at + more) % 3]) for at, topic in enumerate(FIRST_GAMES) for more in range(3)]


@pytest.mark.parametrize(("topic", "width"), drawn(AT_WIDTHS, 3))
def test_second_click_on_a_deed_does_nothing_else(browser: Browser, topic: str, width: int) -> None:
    """Where the button was that ended the own turn, nothing else may be pressed while the others play."""
    high = 844 if width < 600 else 700
    room, stage, rng, ended = Room(browser, width + 20, high + 20), LessonSession(topic, "en"), Random(topic), 0
    room.page.emulate_media(reduced_motion="reduce")
    talk, _ = room.walk(stage, width, room=high)
    while ended < 3:
        board = stage.here
        if stage.question is not None or stage.state.is_step_over:
            stage.go(stage.at + 1)
        elif board.waits:
            assert room.page.locator(f"{MAIN}[data-lit]").count() == 1, "one turn after another, by the one button"
            opponents(board).go_on(1)
        else:
            position: Any = board.position
            assert in_order(cells := room.page.evaluate(CELLS)), cells
            *before, last = path_to(position, decide(position, rng.random()).action)
            chosen(by_mouse, room, *before)
            button = room.page.locator(f'.bl-study [data-pick="{last}"]:visible')
            if last in position.place_names or not button.count():
                chosen(by_mouse, room, last)
            else:
                button.first.scroll_into_view_if_needed()
                box = button.first.bounding_box()
                assert box is not None
                at = [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2]
                room.page.mouse.click(*at)
                room.settled()
                if stage.here.waits:
                    assert room.page.evaluate(UNDER, at) in (None, ["pick", last])
                    ended += 1
            continue
        stage._board_changed()
        talk.refresh()
        room.change(talk.shown())
        room.settled()
        if stage.question is None and (told := lesson_frame(stage)["news"]) and told["says"]:
            assert room.page.locator(".bl-st-said > div").all_text_contents() == told["says"], "all of it is there"
    room.close()


@pytest.mark.parametrize("width", [1000, 390])
def test_review_is_visible_at_the_end_at_any_width(browser: Browser, width: int) -> None:
    stage = LessonSession("catan.first_game", "en")
    game = stage.state.game_played
    assert game is not None
    record = game.session.record
    rng = Random("end")
    while (player := record.position.current_player) is not None:
        if player == CHANCE:
            record.roll()
        else:
            record.play(decide(record.position, rng.random()).action)
    stage.go(len(stage.steps) - 1)
    room = Room(browser, width + 20, 720)
    room.walk(stage, width, room=700)
    told = room.page.locator(".bl-st-yours .bl-st-lead")
    assert told.count() >= 1
    for line in told.all():
        assert line.is_visible()
        assert line.evaluate(
            "one => one.scrollWidth <= one.clientWidth && getComputedStyle(one).whiteSpace === 'normal'"
        )
    room.close()
