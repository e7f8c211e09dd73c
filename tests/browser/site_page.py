"""A lesson on the built site, with Python in the browser; the same lesson is walked here too, and knows the answers."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from shutil import which
from typing import Any

from playwright.sync_api import BrowserContext, Page

from boardlab.session.lesson.lesson_frame import channel_of
from boardlab.session.lesson.lesson_session import LessonSession
from tests.browser.keyboard import MAIN, Keys

UNDER = "school/boardlab"
"""The site lies in a folder of its server, as it may."""
LESSONS = {"torres": "torres.scoring", "catan": "catan.robber", "creed": "creed.matchups"}
"""Of each game, a lesson that is on the site."""
MORE_LESSONS = ("catan.trade",)
"""What else is on the site."""
NODE = Path(which("node") or "node")
STARTED = 60_000
LIVES = '#lesson[data-from] .bl-lesson[data-ready="1"]'
"""Python is there, and the stage is drawn."""
SHOWN = "() => document.documentElement.dataset.shown"
"""A page without Python has looked at what the browser keeps."""
LISTEN = """() => {
    window.waiting = 0;
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (content) {
        if (content.send) {
            window.waiting++;
            window.heard(content.send);
            this.counts ??= !this.addEventListener("message", ({ data }) => data.hear && window.waiting--);
        }
        return post.call(this, content);
    };
}"""


class Server(SimpleHTTPRequestHandler):
    """A plain static server. What a host does otherwise is a class of its own."""

    def log_message(self, *_: Any) -> None:
        """Say nothing."""


@contextmanager
def served(folder: Path, how: type[Server] = Server) -> Iterator[str]:
    """The address of a folder on a static server."""
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(how, directory=str(folder))) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()


class Visit:
    """A page of the site, what it asked of others, and what went wrong on it."""

    def __init__(self, context: BrowserContext, home: str) -> None:
        self.page: Page = context.new_page()
        self.home = f"{home}/"
        self.foreign: list[str] = []
        self.errors: list[str] = []
        context.on("request", self._watch)
        self.page.on("response", lambda got: got.status >= 400 and self.errors.append(f"{got.status} {got.url}"))  # type: ignore[call-overload]
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("console", lambda said: said.type == "error" and self.errors.append(said.text))  # type: ignore[call-overload]

    def _watch(self, request: Any) -> None:
        if not request.url.startswith((self.home, "blob:", "data:")):
            self.foreign.append(request.url)

    @property
    def wrong(self) -> list[str]:
        """What was asked of any other host, and what went wrong."""
        return [*self.foreign, *self.errors]

    @property
    def started_from(self) -> str:
        """``memory`` or ``plain``: how Python was started."""
        return str(self.page.locator("#lesson").get_attribute("data-from"))

    def open(self, address: str) -> None:
        """Go to a lesson and wait until it lives."""
        self.page.goto(f"{self.home}{address}", wait_until="commit")
        self.page.wait_for_selector(LIVES, timeout=STARTED)

    def open_again(self) -> None:
        """Load the page anew and wait until it lives."""
        self.page.reload(wait_until="commit")
        self.page.wait_for_selector(LIVES, timeout=STARTED)


def go_to_step(page: Page, last: int) -> None:
    """Walk from the first step of a lesson to another, by the arrow key."""
    page.locator(".bl-lesson").focus()
    for at in range(1, last + 1):
        page.keyboard.press("ArrowRight")
        page.wait_for_selector(f'.bl-st-dot[data-at="{at}"][aria-current]')


def give_answer(page: Page, kind: str, key: str) -> None:
    """Give an answer to a question of the kind number, cells, choice or legal by its key, as a learner does."""
    if kind == "number":
        page.locator(".bl-number input").fill(key)
    elif kind == "cells":
        for place in key.split():
            page.locator(f'.bl-hit[data-place="{place}"]').first.click(force=True)
    else:
        choice, _, reason = key.partition(" because ")
        page.locator(".bl-options input").nth(0 if choice == "legal" else 1).check(force=True)
        page.locator(f'.bl-options input[value$="{reason or choice}"]').first.check(force=True)
    page.locator(MAIN).click()


class SiteKeys(Keys):
    """Somebody with a keyboard and nothing else, on the site."""

    def __init__(self, visit: Visit, lesson: str, lang: str) -> None:
        self.stage = LessonSession(lesson, lang)
        self.talk = channel_of(self.stage, lambda _: None)
        self.talk.refresh()
        self.page = visit.page
        self.page.expose_function("heard", self.talk.receive)
        self.page.add_init_script(f"({LISTEN})()")
        visit.open(f"{'' if lang == 'en' else f'{lang}/'}{lesson.replace('.', '/')}/")
        self.page.keyboard.press("Tab")

    def press(self, *keys: str) -> None:
        """Press keys, each when what the one before asked for has been answered."""
        for key in keys:
            self.page.keyboard.press(key)
            self.answered()
