"""Thirty screens to look at: ``python -m tests.browser.pictures FOLDER``.

The three games as a Study in several states, as questions before and after an answer, the matrix and a progress card:
wide, narrow, on a phone and in the full window, light and dark, in both languages; and some of them as greyscale, as
with deuteranopia and as with protanopia, which Chromium simulates.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import sync_playwright

from tests.browser.conftest import FLAGS
from tests.browser.tables import Room, Shown, lessons, matrix, progress, questions, sessions, studies

WIDE, HALF, PHONE = 1000, 640, 390
SIGHTS = ("achromatopsia", "deuteranopia", "protanopia")
STUDIES = {
    "catan": (("explore#5", "rest"), ("06_cards#2", "refused"), ("explore#5", "picked offer")),
    "torres": (("explore#2", "rest"), ("07_master#1", "rest"), ("explore#2", "picked build")),
    "creed": (("explore#2", "rest"), ("explore#4", "rest"), ("explore#2", "refused")),
}
QUESTIONS = {
    "catan": (("robber.3", "before"), ("trade.6", "wrong"), ("board.7", "right")),
    "torres": (("scoring.11", "before"), ("cards.7", "wrong"), ("scoring.11", "right")),
    "creed": (("matchups.3", "before"), ("sieges.8", "wrong"), ("hidden.12", "right")),
}


def study(game: str, name: str, state: str, lang: str, *, narrow: bool = False) -> Shown:
    page = name.partition("#")[0]
    found = next(one for one in sessions(f"{game}/{page}.md") if one[0].endswith(name))
    shown = studies(*found, langs=(lang,), narrow=narrow)
    return next(one for one in shown if one.state.startswith(state))


def question(game: str, name: str, state: str, lang: str) -> Shown:
    shown = list(questions(lessons.checkpoint(f"{game}.{name}"), langs=(lang,)))
    return next((one for one in shown if one.state == state), shown[0])


def screens() -> Iterator[tuple[str, Shown, dict[str, Any]]]:
    """Each with its name, what it shows, and how."""
    for game, states in STUDIES.items():
        for at, (name, state) in enumerate(states):
            lang, dark = ("en", "ko", "en")[at], at == 1
            shown = study(game, name, state, lang)
            yield f"{game}-study{at + 1}-{WIDE}", shown, {"dark": dark}
        yield f"{game}-study-{HALF}", study(game, states[1][0], "rest", "en"), {"width": HALF}
        yield (
            f"{game}-study-{PHONE}",
            study(game, states[0][0], "rest", "ko", narrow=True),
            {"width": PHONE, "dark": True},
        )
        for at, (name, state) in enumerate(QUESTIONS[game]):
            width = (WIDE, WIDE, PHONE)[at]
            yield (
                f"{game}-question-{state}-{width}",
                question(game, name, state, "ko" if at == 1 else "en"),
                {"width": width},
            )


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        path = os.environ.get("BOARDLAB_BROWSER")
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        room = Room(browser, 1100, 800)
        devtools = room.page.context.new_cdp_session(room.page)

        def take(name: str) -> None:
            room.page.wait_for_timeout(200)
            room.page.locator(".bl-study").screenshot(path=folder / f"{name}.png")

        for name, shown, look in screens():
            room.show(shown, **look)
            take(name)
            if name.endswith(f"study1-{WIDE}"):
                for sight in SIGHTS:
                    devtools.send("Emulation.setEmulatedVisionDeficiency", {"type": sight})
                    take(f"{name}-{sight}")
                devtools.send("Emulation.setEmulatedVisionDeficiency", {"type": "none"})
                room.page.locator('[data-do="big"]').click()
                room.page.wait_for_timeout(200)
                room.page.screenshot(path=folder / f"{name}-window.png")
                room.page.locator('[data-do="big"]').click()
        for part, parts in (("matrix", matrix("en")), ("progress", progress("torres", "ko"))):
            for width in (WIDE, PHONE):
                room.show_part(part, parts, width, dark=width == PHONE)
                take(f"{part}-{width}")
        room.close()
        browser.close()


if __name__ == "__main__":
    with TemporaryDirectory() as home:
        # What somebody has reached here is no business of pictures.
        os.environ["BOARDLAB_HOME"] = home
        main(Path(sys.argv[1]))
