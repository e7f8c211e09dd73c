"""Every question before a class: all that may be answered is in sight, and can be read from the last row."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from boardlab.lessons.build.lesson_sources import lesson_files
from boardlab.lessons.build.store import asked_in
from boardlab.session.lesson.hands import HandsFeature, Votes
from boardlab.session.lesson.lesson_session import LessonSession
from tests.browser.tables import Room
from tests.effort import drawn

LEAST_TYPE, LEAST_BOARD = 24, 0.45
"""Pixels of what is read, and how much of the height or width of the window a board takes at least."""
SIZES = [(1280, 720), (1920, 1080)]
SEEN = (Path(__file__).parent / "presented.js").read_text(encoding="utf-8")
GO = """(at) => document.querySelector(`.bl-st-dot[data-at="${at}"]`).click()"""


class Class:
    """A lesson before a class."""

    def __init__(self, browser: Any, lesson: str, lang: str, size: tuple[int, int], *, dark: bool = False) -> None:
        self.stage = LessonSession(lesson, lang)
        self.room = Room(browser, *size)
        self.page = self.room.page
        self.page.emulate_media(reduced_motion="reduce")
        self.room.walk(self.stage, size[0] - 40, room=size[1] - 40, dark=dark)
        self.page.locator(".bl-st-begin").click()
        self.page.wait_for_selector(".bl-big .bl-st-present .bl-st-cues")
        self.room.settled()

    @property
    def asked(self) -> list[int]:
        """The steps that ask."""
        return [at for at, step in enumerate(self.stage.steps) if step.kind == "ask"]

    def go(self, at: int) -> None:
        self.page.evaluate(GO, at)
        self.page.wait_for_selector(f'.bl-st-map [aria-current][data-at="{at}"]', state="attached")
        self.room.settled()

    def seen(self) -> list[str]:
        found: list[str] = self.page.evaluate(SEEN, [LEAST_TYPE, LEAST_BOARD])
        return found

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)
        self.room.settled()

    def faults(self, at: int) -> Iterator[str]:
        """What is wrong with a question in all its states: asked, hands up, answered, voted on again."""
        self.go(at)
        yield from (f"asked: {one}" for one in self.seen())
        lettered = self.page.locator(".bl-hands li i").count()
        if lettered:
            self.press("a", "1", "2", "b", "7")
            yield from (f"hands: {one}" for one in self.seen())
        self.press("Space")
        yield from (f"told: {one}" for one in self.seen())
        if not lettered:
            self.press("Space")
            return
        if not self.page.locator(".bl-bars .bl-letter").count():
            yield "told: no bars"
        self.press("v")
        counts = self.page.locator(".bl-handcount output").all_inner_texts()
        if self.page.locator(".bl-bars").count() or counts != [""] * lettered:
            yield "vote: the first one is to be seen"
        self.press("b", "1", "9", "Escape", "Space")
        if not self.page.locator(".bl-bars .bl-before").count():
            yield "second: the first vote is not beside it"
        yield from (f"second: {one}" for one in self.seen())
        self.press("Space")

    def faults_twice_voted(self, at: int) -> Iterator[str]:
        """What is wrong with a question where it shows most; both votes are there, so no key counts them."""
        self.stage.has(HandsFeature).votes[self.stage.steps[at].about] = Votes([{"A": 12, "B": 7}, {"A": 9, "B": 10}])
        self.go(at)
        yield from (f"asked: {one}" for one in self.seen())
        lettered = self.page.locator(".bl-hands li i").count()
        if lettered:
            self.press("a")
            yield from (f"hands: {one}" for one in self.seen())
        self.press("Space")
        yield from (f"told: {one}" for one in self.seen())
        if lettered and not self.page.locator(".bl-bars .bl-before").count():
            yield "told: the first vote is not beside the second"


@pytest.mark.parametrize(
    ("about", "lang", "size"),
    drawn(
        [
            ("catan.building.4", "ko", SIZES[0]),
            ("catan.first_game.8", "ko", SIZES[0]),
            ("creed.board.8", "en", SIZES[1]),
        ],
        2,
    ),
)
def test_long_class_question_is_in_sight(browser, about, lang, size):
    """Three of the longest: choices, places, deeds. All others are looked at in the long run below."""
    place = asked_in(about)
    shown = Class(browser, place[0], lang, size)
    assert [*shown.faults(place[1])] == []
    shown.room.close()


@pytest.mark.soak
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("lang", ["en", "ko"])
@pytest.mark.parametrize("game", ["torres", "catan", "creed"])
def test_every_class_question_is_in_sight(browser, game, lang, size):
    wrong = []
    for lesson in [name for name in lesson_files() if name.startswith(f"{game}.")]:
        shown = Class(browser, lesson, lang, size)
        wrong += [
            f"{shown.stage.steps[at].about} {fault}" for at in shown.asked for fault in shown.faults_twice_voted(at)
        ]
        shown.room.close()
    assert not wrong, "\n".join(wrong)
