"""By which means one chooses what stands on a page: a mouse, a keyboard, a finger; each is tried on the same paths."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.tables import Room
from tests.effort import drawn

HAS = "(spot) => !!document.activeElement?.matches(spot)"
KIND = """() => document.activeElement?.matches("[role=gridcell]") ? "board"
    : document.activeElement?.matches(".bl-act, .bl-go") ? "list" : "" """
WHICH = "() => document.activeElement.dataset.pick ?? document.activeElement.dataset.place"
GO = "go "
"""Before a key: the button of an answer, where a deed of the same key stands too."""

Choose = Callable[[Room, str], None]


def spot(key: str, place: str = "[role=gridcell]") -> str:
    """What may be chosen by a key: a button or a place."""
    if key.startswith(GO):
        return f'.bl-go[data-pick="{key.removeprefix(GO)}"]:visible'
    return f'[data-pick="{key}"]:visible, {place}[data-place="{key}"]'


def is_place(room: Room, key: str) -> bool:
    expect(room.page.locator(spot(key)).first).to_be_attached()
    return not room.page.locator(spot(key, ".none")).count()


def by_mouse(room: Room, key: str) -> None:
    if is_place(room, key):
        room.click_place(key)
    else:
        room.page.locator(spot(key)).first.click()


def by_touch(room: Room, key: str) -> None:
    if is_place(room, key):
        room.page.locator(f'.bl-hit[data-place="{key}"]').first.scroll_into_view_if_needed()
        room.page.touchscreen.tap(*room.point_of(key))
    else:
        room.page.locator(spot(key)).first.tap()


def reach(room: Room, key: str) -> None:
    """Go to a button or a place: by Tab from part to part, in lists by arrows, on the board by N."""
    page, wanted = room.page, spot(key).replace(":visible", "")
    expect(page.locator(spot(key)).first).to_be_attached()
    if page.evaluate("() => document.activeElement === document.body"):
        page.keyboard.press("Tab")
    for _ in range(60):
        if kind := page.evaluate(KIND):
            if kind == "list":
                page.keyboard.press("Home")
            seen = set[str]()
            while not page.evaluate(HAS, wanted) and (here := page.evaluate(WHICH)) not in seen:
                seen.add(here)
                page.keyboard.press("n" if kind == "board" else "ArrowDown")
        if page.evaluate(HAS, wanted):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"no key leads to {key}")


def by_keyboard(room: Room, key: str) -> None:
    reach(room, key)
    room.page.keyboard.press("Enter")


def chosen(choose: Choose, room: Room, *keys: str) -> None:
    """Choose one thing after another, each once the one before has been answered."""
    for key in keys:
        choose(room, key)
        room.page.wait_for_function("() => !window.waiting")


ALL = {"mouse": by_mouse, "keyboard": by_keyboard, "touch": by_touch}
MEANS = pytest.mark.parametrize("choose", ALL.values(), ids=list(ALL))
KEYS_FIRST = pytest.mark.parametrize("choose", drawn([by_keyboard, by_mouse, by_touch], 3))
"""By keys; in `make soak` by the other means too."""
