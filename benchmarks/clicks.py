"""What a learner waits for: from a click to the changed page, and the bytes in between, over random clicks.

``python -m benchmarks.clicks`` plays 200 random clicks a game, the same ones each time, on a plain page in
Chromium, and prints median and 95th of 100. ``BOARDLAB_BROWSER`` names the browser, where it is not on the path. Python
answers beside the page, as a kernel would; :mod:`benchmarks.clicks_lab` measures in JupyterLab. A pointer rests
on a thing before it clicks, and time begins with its release, when a browser knows of a click. A change counts once it
is painted: what runs right after the next frame runs after that. An error on the page ends the run.
"""

from __future__ import annotations

import os
import random
import shutil
import statistics
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

from benchmarks.frames import STARTS, click, session_of
from boardlab.session.game_session import Session
from tests.browser.tables import Room

CLICKS = 200
TRIES = 12
"""How many things are tried before a step back is taken, where what was drawn cannot be pointed at."""

RESTS = 60
"""Milliseconds a pointer rests before it clicks, so that what a browser shows of that is no part of the click."""

LISTEN = """() => {
    const python = window.python;
    window.python = async (content) => {
        const answer = await python(content);
        // What a page asks for by itself, nobody waits for.
        if (window.began && !["places", "whole"].includes(content.do)) {
            window.bytes = new TextEncoder().encode(answer).length;
            requestAnimationFrame(() => setTimeout(() => { window.ended = performance.now(); }));
        }
        return answer;
    };
    addEventListener("pointerup", () => { window.began = performance.now(); }, { capture: true });
}"""
WAIT = """() => new Promise((done) => {
    const given = performance.now();
    const look = () => {
        if (window.ended) return done([window.ended - window.began, window.bytes]);
        return performance.now() - given > 5000 ? done(null) : setTimeout(look, 4);
    };
    look();
})"""
THINGS = """([what, key]) => {
    const named = CSS.escape(key);
    const picks = `.bl-hit[data-place="${named}"], [data-do="pick"][data-pick="${named}"]`;
    return [...document.querySelectorAll(what === "undo" ? '[data-do="undo"]' : picks)].reverse();
}"""
"""What a wish of :func:`benchmarks.frames.click` may be clicked on."""
FREE = """(things) => {
    for (const one of things) {
        one.scrollIntoView({ block: "nearest" });
        const box = one.getBoundingClientRect();
        for (const fy of [.5, .3, .7, .15, .85]) for (const fx of [.5, .3, .7, .15, .85]) {
            const [x, y] = [box.left + fx * box.width, box.top + fy * box.height];
            const under = document.elementFromPoint(x, y);
            if (under && (under === one || one.contains(under))) return [x, y];
        }
    }
    return null;
}"""


def point_on(page: Page, things: str, given: object) -> Any:
    """Where to click: on the first of some things on a page that something else does not cover; None for none.

    Args:
        page: is scrolled to it.
        things: a function of JavaScript that gives the things, in order.
        given: what it is given.
    """
    return page.evaluate(f"(given) => ({FREE})(({things})(given))", given)


class Click(NamedTuple):
    """What one click cost."""

    milliseconds: float
    bytes: int


def play(room: Room, session: Session, count: int, rng: random.Random) -> list[Click]:
    """So many clicks on a page that shows a session; fewer where one was not answered."""
    room.play(session)
    room.page.evaluate(LISTEN)
    found: list[Click] = []
    for _ in range(count):
        point = None
        for tried in range(TRIES):
            wish = click(session, rng) if tried < TRIES - 1 else ("undo", "")
            point = point_on(room.page, THINGS, list(wish))
            if point is not None:
                break
        told = clicked_at(room.page, point) if point is not None else None
        if told is None:
            break
        found.append(Click(*told))
    return found


def clicked_at(page: Page, point: list[float]) -> Any:
    """What a page says of one click there; None where it was not answered."""
    page.mouse.move(*point)
    page.wait_for_timeout(RESTS)
    page.evaluate("() => { window.began = window.ended = 0; }")
    page.mouse.down()
    page.mouse.up()
    return page.evaluate(WAIT)


def measured(browser: Browser, count: int) -> list[tuple[str, list[Click]]]:
    """The clicks of each game, each on a page of its own; the page fails with its first error."""
    found = []
    for name, players, more in STARTS:
        rng = random.Random(f"clicks {name} {players}")
        room = Room(browser)
        found.append((f"{name} {players}", play(room, session_of(name, players, more, rng), count, rng)))
        room.close()
    return found


def browser_path() -> str | None:
    """Where the browser lies."""
    return os.environ.get("BOARDLAB_BROWSER") or shutil.which("chromium") or shutil.which("google-chrome")


def spread(values: list[float]) -> str:
    """Their median, and their 95th of 100."""
    return f"{statistics.median(values):,.0f} ({statistics.quantiles(values, n=20)[-1]:,.0f})"


def main() -> None:
    """Measure and print."""
    from tests.browser.conftest import FLAGS

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browser_path(), headless=True, args=FLAGS)
        load = " ".join(f"{each:.1f}" for each in os.getloadavg())
        print(f"median (and 95 of 100) over {CLICKS} random clicks a game; load {load}")
        print(f"{'':<12}{'clicks':>8}{'click to page, ms':>22}{'bytes':>20}")
        for name, found in measured(browser, CLICKS):
            waits, sizes = spread([one.milliseconds for one in found]), spread([float(one.bytes) for one in found])
            print(f"{name:<12}{len(found):>8}{waits:>22}{sizes:>20}")
        browser.close()


if __name__ == "__main__":
    main()
