"""Whole positions of the lessons are built on the workbench: by mouse, by keys alone, and by touch on a phone.

The first lessons of each game retell the set-ups and the examples of its rulebook. Which edits build a position from
the empty board is told by :func:`boardlab.core.edits_to.edits_to`; each is carried out with what is on the page.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

from boardlab.core.edits_to import edits_to, empty_board
from boardlab.core.record import Record
from boardlab.lessons import checkpoint
from boardlab.live.session import Session
from tests.browser.keyboard import arrows
from tests.browser.tables import Room

STANDS = """(selector) => {
    const here = document.activeElement;
    if (here.matches(selector)) return "on it";
    const beside = here.parentElement.querySelector(`:scope > ${selector}[tabindex="-1"]`);
    return here.hasAttribute("tabindex") && beside ? "beside it" : "";
}"""
LONGEST = 180
"""So many seconds one may take to build a position."""
BY_MOUSE = (
    "torres.board.5", "torres.board.8", "torres.first_game.2", "torres.set_up.6",
    "catan.board.4", "catan.board.5", "catan.first_game.1", "catan.first_game.6",
    "creed.board.6", "creed.first_game.5", "creed.matchups.1", "creed.matchups.2",
)  # fmt: skip
BY_KEYS = (
    "torres.board.5", "torres.set_up.6", "catan.board.4", "catan.first_game.6",
    "creed.matchups.1", "creed.first_game.5",
)  # fmt: skip
BY_TOUCH = ("torres.board.8", "catan.board.4", "creed.matchups.3")


def some(names: tuple[str, ...], first: str = "") -> list[Any]:
    """One of some positions in every run, where one is named, the others in long ones."""
    return [pytest.param(name, marks=() if name == first else pytest.mark.soak) for name in names]


class Builder:
    """Somebody who sets a position up; how a thing is pressed is up to the hands."""

    def __init__(self, room: Room, wanted: Any, width: int) -> None:
        self.room, self.wanted = room, wanted
        self.session = Session(Record(empty_board(wanted).inner), lang="en")
        room.play(self.session, width)

    def press(self, selector: str) -> None:
        self.room.page.locator(selector).first.click()

    def press_place(self, key: str) -> None:
        self.room.click_place(key)

    def take_up(self, tool: str) -> None:
        """Take a tool into the hand; its group is opened first where it is shut."""
        tools = self.session.edited.tools
        if not self.room.deed(tool).count():
            groups = list(dict.fromkeys(each.group for each in tools.values()))
            self.press(f'[data-do="group"][data-at="{groups.index(tools[tool].group)}"]')
        self.press(f'.bl-tool[data-pick="{tool}"]')

    def pick(self, key: str) -> None:
        if key in self.session.places:
            self.press_place(key)
        else:
            self.press(f'.bl-bench .bl-choices [data-pick="{key}"]')

    def answered(self) -> None:
        self.room.page.wait_for_function("!window.waiting")

    def build(self) -> float:
        """Carry out all edits, one after another; gives the seconds it took."""
        begun = time.perf_counter()
        self.press('[data-do="edit"]')
        self.answered()
        for edit in edits_to(self.wanted):
            held = tuple(self.session.path)
            if not held or edit.path[: len(held)] != held:
                self.take_up(edit.path[0])
                self.answered()
                held = tuple(self.session.path)
            for key in edit.path[len(held) :]:
                self.pick(key)
                self.answered()
        return time.perf_counter() - begun


class ByKeys(Builder):
    """Letters take tools up, digits choose, arrows lead over the board, Tab to all the rest."""

    def press(self, selector: str) -> None:
        page = self.room.page
        for _ in range(120):
            stands = page.evaluate(STANDS, selector)
            if stands == "on it":
                page.keyboard.press("Enter")
                return
            # One thing of a list is a stop of Tab; arrows lead to the others.
            page.keyboard.press("ArrowRight" if stands == "beside it" else "Tab")
        raise AssertionError(f"{selector} cannot be reached by Tab")

    def take_up(self, tool: str) -> None:
        letter = self.session.edited.tools[tool].letter
        if letter:
            self.room.page.keyboard.press(letter.lower())
        else:
            super().take_up(tool)

    def pick(self, key: str) -> None:
        page = self.room.page
        if key in self.session.places:
            for _ in range(120):
                if page.evaluate("() => !!document.activeElement?.matches('[role=\"gridcell\"]')"):
                    break
                page.keyboard.press("Tab")
            here = page.evaluate("() => document.activeElement.dataset.place")
            for arrow in arrows(self.near, here, key):
                page.keyboard.press(arrow)
            page.keyboard.press("Enter")
        elif key.startswith("digit:"):
            page.keyboard.press(key.removeprefix("digit:"))
        elif key == "set":
            page.keyboard.press("Enter")
        else:
            offered = [each.key for each in self.session.picks().choices if not each.key.startswith("repair:")]
            at = offered.index(key) + 1
            if at <= 9:
                page.keyboard.press(str(at))
            else:
                self.press(f'.bl-bench .bl-choices [data-pick="{key}"]')

    @property
    def near(self) -> Any:
        """Which places lie where beside each place."""
        return {key: place.neighbours for key, place in self.session.shown.scene(lang="en").places.items()}


class ByTouch(Builder):
    """A finger on a phone."""

    def press(self, selector: str) -> None:
        self.room.page.locator(selector).first.tap()

    def press_place(self, key: str) -> None:
        self.room.page.locator(f'.bl-hit[data-place="{key}"]').last.evaluate(
            "hit => hit.scrollIntoView({block: 'nearest'})"
        )
        self.room.page.touchscreen.tap(*self.room.point_of(key))


@pytest.fixture(scope="module")
def room(browser: Browser) -> Iterator[Room]:
    """A page on which one board follows another."""
    room = Room(browser)
    yield room
    room.close()


@pytest.mark.parametrize("name", some(BY_MOUSE))
def test_a_position_is_built_by_mouse(room: Room, name: str) -> None:
    builder = Builder(room, checkpoint(name).position, 1000)
    assert builder.build() < LONGEST
    assert builder.session.edited.inner.to_text() == builder.wanted.to_text()


@pytest.mark.parametrize("name", some(BY_KEYS, "catan.board.4"))
def test_a_position_is_built_by_keys_alone(room: Room, name: str) -> None:
    builder = ByKeys(room, checkpoint(name).position, 1000)
    assert builder.build() < LONGEST
    assert builder.session.edited.inner.to_text() == builder.wanted.to_text()


@pytest.mark.parametrize("name", some(BY_TOUCH, "creed.matchups.3"))
def test_a_position_is_built_by_touch_on_a_phone(browser: Browser, name: str) -> None:
    room = Room(browser, 390, 844, touch=True)
    builder = ByTouch(room, checkpoint(name).position, 390)
    assert builder.build() < LONGEST
    assert builder.session.edited.inner.to_text() == builder.wanted.to_text()
    assert room.page.evaluate("document.documentElement.scrollWidth") <= 390
    room.close()
