"""What a visitor of the site waits for: until the first picture, until an answer is graded, until the board lives,
from a key to the next step.

``python -m benchmarks.site`` builds the site of one lesson a game, serves it as a plain server does, and visits
each page five times with an empty browser and once more with what that one keeps. It prints the median with the least
and the most. ``BOARDLAB_BROWSER`` names the browser, where it is not on the path.
"""

from __future__ import annotations

import json
import os
import shutil
import statistics
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from boardlab.lessons import checkpoint
from boardlab.site.build import build
from boardlab.site.prefetch import prefetch
from boardlab.site.python_files import USUAL_PLACE
from tests.browser.site_page import LIVES, give_answer, go_to_step

LESSONS = ("torres.scoring", "catan.robber", "creed.matchups")
GOALS = {
    "first picture": 1000,
    "first answer": 2000,
    "live board": 3000,
    "second visit": 1500,
    "next step": 50,
    "MB": 14,
}
"""What each figure should be below, in milliseconds and megabytes; the next step of Torres below 30."""
VISITS = 5
STEPS = 12
SHOWN = """([what, name]) => {
    const look = () => {
        if (!document.querySelector(what)) return;
        all.disconnect();
        requestAnimationFrame(() => setTimeout(() => { window[name] = performance.now(); }));
    };
    const all = new MutationObserver(look);
    all.observe(document, { subtree: true, childList: true, attributes: true });
    look();
}"""
"""Notes when something was first on the page and painted: whoever asks from outside asks twice a second at most."""
WATCH = """() => {
    addEventListener("keydown", () => { window.began = performance.now(); window.ended = 0; }, { capture: true });
    new MutationObserver((all) => {
        if (!all.some(({ target }) => target.matches?.(".bl-st-dot"))) return;
        requestAnimationFrame(() => setTimeout(() => { window.ended = performance.now(); }));
    }).observe(document.getElementById("lesson"), { subtree: true, attributeFilter: ["aria-current"] });
}"""


class Counting(SimpleHTTPRequestHandler):
    """A plain server that counts what it sends."""

    sent = 0

    def log_message(self, *_: Any) -> None:
        """Say nothing."""

    def copyfile(self, source: Any, outputfile: Any) -> None:
        """Send a file."""
        data = source.read()
        Counting.sent += len(data)
        outputfile.write(data)


def watch(page: Page, what: str, name: str) -> None:
    """Have the next page note by a name when something is first on it."""
    page.add_init_script(f"({SHOWN})({json.dumps([what, name])})")


def noted(page: Page, name: str) -> float:
    """Milliseconds from the way to a page to what it noted by a name."""
    page.wait_for_function(f"() => window.{name}", timeout=120_000)
    found: float = page.evaluate(f"() => window.{name}")
    return found


def visit(page: Page, address: str) -> tuple[float, float]:
    """Milliseconds from the way there to the first picture, and to a board that lives."""
    watch(page, LIVES, "lived")
    page.goto(address, wait_until="commit")
    live = noted(page, "lived")
    painted: float = page.evaluate("() => performance.getEntriesByName('first-contentful-paint')[0].startTime")
    return painted, live


def first_answer(page: Page, address: str, lesson: str) -> float:
    """Milliseconds from the way there to the verdict on an answer, given as fast as a machine walks to the question."""
    record = prefetch(lesson, "en")
    asked = checkpoint(record["asks"][0])
    watch(page, ".bl-st-note", "told")
    page.goto(address, wait_until="commit")
    page.wait_for_selector('.bl-lesson[data-ready="1"]', timeout=120_000)
    go_to_step(page, len(record["steps"]))
    answer = asked.answer()
    give_answer(page, asked.kind, " ".join(answer) if isinstance(answer, frozenset) else str(answer))
    return noted(page, "told")


def steps(page: Page) -> list[float]:
    """Milliseconds from a key to the next step on the page, step by step."""
    page.evaluate(WATCH)
    page.locator(".bl-lesson").focus()
    found: list[float] = []
    for _ in range(STEPS):
        page.keyboard.press("ArrowRight")
        page.wait_for_function("() => window.ended || performance.now() > window.began + 2000")
        if not page.evaluate("() => window.ended"):  # moves are open here: the first press says so
            page.keyboard.press("ArrowRight")
            page.wait_for_function("() => window.ended")
        found.append(page.evaluate("() => window.ended - window.began"))
    return found


def measure(browser: Browser, home: str, lesson: str) -> dict[str, list[float]]:
    """All figures of one lesson."""
    found: dict[str, list[float]] = {
        "first picture": [],
        "first answer": [],
        "live board": [],
        "second visit": [],
        "next step": [],
        "MB": [],
    }
    address = f"{home}{lesson.replace('.', '/')}/"
    for _ in range(VISITS):
        context = browser.new_context(viewport={"width": 1280, "height": 800})
        page = context.new_page()
        Counting.sent = 0
        painted, live = visit(page, address)
        found["first picture"].append(painted)
        found["live board"].append(live)
        page.wait_for_selector('html[data-kept="1"]', timeout=60_000)
        found["MB"].append(Counting.sent / 1e6)
        found["next step"] += steps(page)
        again = context.new_page()
        page.close()
        found["second visit"].append(visit(again, address)[1])
        context.close()
        context = browser.new_context(viewport={"width": 1280, "height": 800})
        found["first answer"].append(first_answer(context.new_page(), address, lesson))
        context.close()
    return found


def spread(values: Sequence[float]) -> str:
    """The median, and from where to where."""
    said = [
        f"{value:.1f}" if value < 100 else f"{value:.0f}"
        for value in (statistics.median(values), min(values), max(values))
    ]
    return f"{said[0]:>6} ({said[1]} to {said[2]})"


@contextmanager
def visited(lessons: Sequence[str]) -> Iterator[tuple[Browser, str]]:
    """A browser, and the address of a site that was just built of some lessons, on a plain server."""
    path = os.environ.get("BOARDLAB_BROWSER") or shutil.which("chromium") or shutil.which("google-chrome")
    node = shutil.which("node")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        os.environ["BOARDLAB_HOME"] = f"{folder}/home"
        build(Path(folder, "site"), USUAL_PLACE, lessons, node=Path(node) if node else None)
        server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Counting, directory=f"{folder}/site"))
        Thread(target=server.serve_forever, daemon=True).start()
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox", "--disable-gpu"])
        yield browser, f"http://127.0.0.1:{server.server_port}/"
        browser.close()
        server.shutdown()


def main() -> None:
    """Measure and print."""
    with visited(LESSONS) as (browser, home):
        for lesson in LESSONS:
            for what, values in measure(browser, home, lesson).items():
                goal = f"goal {GOALS[what]}"
                print(f"{lesson:16} {what:14} {spread(values):24}{'  ' if what == 'MB' else 'ms'}  {goal}", flush=True)


if __name__ == "__main__":
    main()
