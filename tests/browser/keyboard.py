"""Somebody who walks a lesson on the stage with a keyboard and nothing else, in a plain page."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from playwright.sync_api import Browser
from playwright.sync_api import TimeoutError as LateError

from boardlab.session.lesson.goals import GoalsFeature
from boardlab.session.lesson.lesson_session import LessonSession
from boardlab.session.lesson.pace import PaceFeature
from boardlab.session.question.question import Question
from tests.browser.tables import LATE, Room
from tests.sessions import picture

MAIN = '[data-k="main"]'


class StuckError(Exception):
    """What a keyboard cannot reach or do."""


class Keys:
    """Somebody with a keyboard and nothing else."""

    main = MAIN
    """The button that checks an answer."""

    def __init__(self, browser: Any, stage: LessonSession) -> None:
        self.room = Room(browser, 1020, 720)
        self.stage = stage
        self.talk, self.heard = self.room.walk(stage, 1000, room=700)
        self.page = self.room.page
        self.page.keyboard.press("Tab")

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def answered(self) -> None:
        """Wait until all that was asked of Python has been answered."""
        self.page.wait_for_function("() => !window.waiting")

    def focused(self, selector: str) -> bool:
        found: bool = self.page.evaluate("(one) => !!document.activeElement?.matches(one)", selector)
        return found

    def reach(self, selector: str, key: str = "Tab", most: int = 80) -> None:
        """Go on with Tab until something has the focus."""
        for _ in range(most):
            if self.focused(selector):
                return
            self.press(key)
        raise StuckError(f"{selector} cannot be reached by Tab")

    def stand_on(self, place: str) -> None:
        """Go to a place of the board: by Tab to the board, by arrows to the place."""
        self.reach('[role="gridcell"]', "Shift+Tab")
        here = self.page.evaluate("() => document.activeElement.dataset.place")
        pressed = arrows(self.near(), here, place)
        self.press(*pressed)
        if not self.focused(f'[data-place="{place}"]'):
            stood = self.page.evaluate("() => document.activeElement.dataset.place")
            raise StuckError(f"{' '.join(pressed)} leads from {here} to {stood}, not to {place}")

    def near(self) -> Mapping[str, Mapping[str, str]]:
        """Which way leads from each place of the board to which other."""
        found: Mapping[str, Mapping[str, str]] = self.talk.shown()["area"]["near"]
        return found

    @property
    def asked(self) -> Question:
        """The question of the step."""
        if self.stage.question is None:
            raise StuckError("nothing is asked")
        return self.stage.question

    def answer(self) -> None:
        asked = self.asked.asked
        right: Any = asked.answer()
        if asked.kind == "number":
            self.write(str(right))
        elif asked.kind in ("choice", "legal"):
            self.choose(str(right))
        elif asked.kind == "cells":
            for key in sorted(right):
                self.stand_on(key)
                self.press("Enter")
            self.check()
        elif asked.kind == "order":
            for at, key in enumerate(right):
                while self.asked.steps.index(key) > at:
                    self.reach(f'[data-do="up"][data-pick="{key}"]')
                    self.press("Enter")
                    self.answered()
            self.check()
        else:
            for text in right:
                self.play(text)
            self.check()

    def write(self, number: str) -> None:
        """Type a number, wherever one stands, and check it."""
        self.page.keyboard.type(number)
        self.press("Enter")

    def choose(self, key: str) -> None:
        """By the digits beside the choices, the reason too where one is asked for."""
        values = self.page.evaluate("() => [...document.querySelectorAll('.bl-options input')].map((one) => one.value)")
        first = next(value for value in values if key.startswith(value))
        self.press(str(values.index(first) + 1))
        if reason := key.removeprefix(first):
            self.press(str(values.index(reason) + 1))
        self.press("Enter")

    def check(self) -> None:
        self.reach(self.main)
        self.press("Enter")

    def play(self, text: str) -> None:
        session = self.asked.session
        position = session.position
        wanted = position.read_action(text)
        for key in path_to(position, wanted):
            # A choice that is complete is the answer: there is no second button for it.
            if key == "done" and not self.page.locator('[data-pick="done"]').count():
                continue
            if key in session.places:
                self.stand_on(key)
            else:
                # What is asked next may have the name of a deed: each die shows a 6.
                asked = f'.bl-choices [data-pick="{key}"]'
                self.reach_deed(asked if self.page.locator(asked).count() else f'[data-pick="{key}"]')
            self.press("Enter")
            self.answered()

    def reach_deed(self, deed: str) -> None:
        """Go to a deed, a card or a button by Tab; within a list by arrows."""
        for _ in range(80):
            if self.focused(deed):
                return
            inside = self.page.evaluate(
                """(deed) => document.activeElement.hasAttribute("tabindex")
                    && [...document.querySelectorAll(".bl-acts, .bl-items")].some((list) =>
                        list.contains(document.activeElement) && list.querySelector(`${deed}[tabindex="-1"]`))""",
                deed,
            )
            self.page.evaluate("() => { window.stood = document.activeElement; }")
            self.press("ArrowDown" if inside else "Tab")
            if inside and self.page.evaluate("() => window.stood === document.activeElement"):
                self.press("Home")
        raise StuckError(f"{deed} cannot be reached")

    def take_step(self) -> Iterator[str]:
        """Answer what a step asks and go on; gives what is not as it should be."""
        at = self.stage.at
        if self.stage.question is not None:
            self.answer()
            self.page.wait_for_selector(".bl-st-note.bl-good", timeout=LATE)
            if not self.focused(".bl-headline"):
                yield f"after Check the verdict has not the focus, but {self.holder()}"
        while self.stage.state.others_play:
            # What the others do is watched, turn after turn, by the one button.
            self.press("Enter")
            self.answered()
        if self.stage.has(GoalsFeature).missing:
            # Whoever goes on without a goal or an own move is told so first, and asked to press again.
            self.press("Enter")
            self.page.wait_for_selector(".bl-st-foot > .bl-strip-notice", timeout=LATE)
        self.press("Enter")
        self.settle(at + 1)
        if not self.focused(".bl-st-text h3, .bl-lesson"):
            yield f"a new step does not begin at its heading, but at {self.holder()}"
        if self.stage.question is None and self.page.locator(".bl-mine, .bl-wrong").count():
            yield "a board that is only read wears the rings of the answer before"

    def come_back(self, left: int) -> Iterator[str]:
        """Open a lesson that was left at a step, look at one before by the map, and return."""
        if self.stage.at != left or not self.page.locator(".bl-st-stopped").count():
            yield f"the lesson goes on at step {self.stage.at + 1}, not where it was left"
        states = self.stage.has(PaceFeature).states[:left]
        if "open" in states:
            yield f"the map has forgotten what was done: {states}"
        for way in ("ArrowLeft", "ArrowRight"):
            self.reach(".bl-st-map [aria-current]")
            to = self.stage.at
            # Where one looks back into another chapter, one is led to its first step.
            for _ in range(1 if way == "ArrowLeft" else left - to):
                if to < left or way == "ArrowLeft":
                    self.press(way)
                    to = self.stands_at()
            if (to < left) != (way == "ArrowLeft"):
                yield f"{way} in the map leads from step {self.stage.at + 1} to step {to + 1}"
            self.press("Enter")
            self.settle(to)
            if not self.focused(".bl-st-text h3, .bl-lesson"):
                yield f"by the map a step does not begin at its heading, but at {self.holder()}"
        self.reach(MAIN)

    def stands_at(self) -> int:
        """The step whose dot in the map has the focus."""
        return int(self.page.evaluate("() => document.activeElement.dataset.at") or 0)

    def settle(self, at: int) -> None:
        """Wait until a step is on the page."""
        self.page.wait_for_selector(f'.bl-st-map [aria-current][data-at="{at}"]', timeout=LATE)

    def holder(self) -> str:
        """What has the focus."""
        found: str = self.page.evaluate("() => document.activeElement.outerHTML.slice(0, 120)")
        return found


class CardKeys(Keys):
    """Somebody with a keyboard and nothing else at a question on a card."""

    main = '[data-do="answer"]'

    def __init__(self, room: Room, question: Question) -> None:
        self.room, self.page, self._question = room, room.page, question
        room.play(question)
        self.page.keyboard.press("Tab")

    @property
    def asked(self) -> Question:
        return self._question

    def near(self) -> Mapping[str, Mapping[str, str]]:
        found: Mapping[str, Mapping[str, str]] = picture(self._question).area()["near"]
        return found

    def write(self, number: str) -> None:
        self.reach(".bl-number input")
        super().write(number)

    def choose(self, key: str) -> None:
        """By Tab to the choices, and by arrows in them; then so to the reasons, where one is asked for."""
        for row in (".bl-options:not(.bl-why) input", ".bl-why input"):
            fits = [one for one in self.page.locator(row).all() if key.startswith(str(one.get_attribute("value")))]
            if fits:
                value = str(fits[0].get_attribute("value"))
                key = key.removeprefix(value)
                self.reach(row)
                self.press("Space")
                self.reach(f'{row}[value="{value}"]', "ArrowDown")
        self.press("Enter")


WAYS = {
    "left": "ArrowLeft", "right": "ArrowRight", "up": "ArrowUp", "down": "ArrowDown",
    "up-left": "Home", "up-right": "PageUp", "down-left": "End", "down-right": "PageDown",
}  # fmt: skip
"""The key for each way that leads from one place of a board to another; a way may also be a digit."""


def arrows(near: Mapping[str, Mapping[str, str]], here: str, place: str) -> list[str]:
    """The keys that lead from one place of a board to another, the fewest.

    Raises:
        StuckError: where none do.
    """
    paths: dict[str, list[str]] = {here: []}
    waiting = [here]
    while waiting and place not in paths:
        at = waiting.pop(0)
        for way, other in near.get(at, {}).items():
            if other not in paths and (way in WAYS or way.isdigit()):
                paths[other] = [*paths[at], WAYS.get(way, way)]
                waiting.append(other)
    if place not in paths:
        raise StuckError(f"no arrows lead from {here} to {place}")
    return paths[place]


def path_to(position: Any, wanted: Any) -> tuple[str, ...]:
    """The picks that make an action; those that count may come in any order."""
    waiting: list[tuple[str, ...]] = [()]
    known: set[frozenset[tuple[str, int]]] = set()
    while waiting:
        path = waiting.pop(0)
        for choice in position.picks(path):
            longer = (*path, choice.key)
            key = frozenset(Counter(longer).items())
            if choice.breaches or key in known:
                continue
            known.add(key)
            following = position.picks(longer) if choice.action is None else None
            if wanted in (choice.action, following and not following.choices and following.action):
                return longer
            if following is not None and following.choices:
                waiting.append(longer)
    raise StuckError(f"no picks make {wanted}")


def finish(browser: Browser, lesson: str, lang: str = "en") -> tuple[Keys, list[str]]:
    """Walk a lesson to its end; gives who walked, and what went wrong on the way, none where all is well.

    In the middle the page is closed and the lesson opened anew, and one looks back by the map.
    """
    keys = Keys(browser, LessonSession(lesson, lang))
    keys.reach(MAIN)
    wrong: list[str] = []
    while keys.stage.step.kind != "end":
        at = keys.stage.at
        try:
            wrong += [f"{lesson} {lang}, step {at + 1}: {what}" for what in keys.take_step()]
            if at == len(keys.stage.steps) // 2:
                keys.room.close()
                keys = Keys(browser, LessonSession(lesson, lang))
                wrong += [
                    f"{lesson} {lang}, opened anew after step {at + 1}: {what}" for what in keys.come_back(at + 1)
                ]
        except (StuckError, LateError) as stuck:
            return keys, [*wrong, f"{lesson} {lang}, step {at + 1} {keys.stage.step.about}: {stuck}"]
    return keys, wrong
