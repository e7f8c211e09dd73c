"""Somebody who walks a lesson on the built site with a mouse, or with a finger, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Locator

from tests.browser.keyboard import MAIN, StuckError, path_to
from tests.browser.site_page import SiteKeys, Visit
from tests.browser.tables import LATE, POINT


class Pointer(SiteKeys):
    """Somebody who points: whatever is pressed must lie on top, at its middle, within the window.

    Args:
        finger: touches the glass; else a mouse clicks.
    """

    def __init__(self, visit: Visit, lesson: str, lang: str, *, finger: bool) -> None:
        super().__init__(visit, lesson, lang)
        self.finger = finger

    def point(self, selector: str) -> None:
        """Press the first of what is found, when what was asked for before has been answered."""
        found: Locator = self.page.locator(selector).first
        if self.finger:
            found.tap(timeout=LATE)
        else:
            found.click(timeout=LATE)
        self.answered()

    def point_at(self, place: str) -> None:
        """Press a place of the board where nothing lies over it."""
        hit = self.page.locator(f'.bl-hit[data-place="{place}"]').last
        hit.evaluate("(hit) => hit.scrollIntoView({ block: 'nearest' })")
        spot = self.page.evaluate(POINT, place)
        if spot is None:
            raise StuckError(f"nothing of {place} can be pressed")
        (self.page.touchscreen.tap if self.finger else self.page.mouse.click)(*spot)
        self.answered()

    def answer(self) -> None:
        asked = self.asked.asked
        right: Any = asked.answer()
        if asked.kind == "number":
            self.point(".bl-number input")
            # A phone brings its own keys for the figures.
            self.page.keyboard.type(str(right))
        elif asked.kind in ("choice", "legal"):
            values = self.page.locator(".bl-options input").evaluate_all("(all) => all.map((one) => one.value)")
            first = next(value for value in values if str(right).startswith(value))
            reason = str(right).removeprefix(first)
            for value in (first, reason) if reason else (first,):
                self.point(f'.bl-options label:has(input[value="{value}"])')
        elif asked.kind == "cells":
            for key in sorted(right):
                self.point_at(key)
        elif asked.kind == "order":
            for at, key in enumerate(right):
                while self.asked.steps.index(key) > at:
                    self.point(f'[data-do="up"][data-pick="{key}"]')
        else:
            for text in right:
                self.play(text)
        self.point(MAIN)

    def play(self, text: str) -> None:
        session = self.asked.session
        for key in path_to(session.position, session.position.read_action(text)):
            # A choice that is complete is the answer: there is no second button for it.
            if key == "done" and not self.page.locator('[data-pick="done"]').count():
                continue
            if key in session.places:
                self.point_at(key)
            else:
                asked = f'.bl-choices [data-pick="{key}"]'
                self.point(asked if self.page.locator(asked).count() else f'[data-pick="{key}"]')

    def take_step(self) -> Iterator[str]:
        """Answer what a step asks and go on; gives what is not as it should be."""
        at = self.stage.at
        if self.stage.question is not None:
            self.answer()
            self.page.wait_for_selector(".bl-st-note.bl-good", timeout=LATE)
        self.point(MAIN)
        self.settle(at + 1)
        if self.page.evaluate("() => document.documentElement.scrollWidth > innerWidth"):
            yield f"step {at + 2} is wider than the window"
