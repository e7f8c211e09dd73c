"""How long a visitor of the site waits for a review: ``python -m benchmarks.review_page 5``.

It builds the site of one lesson a game and opens games of First steps against Club on the page that looks back, each in
an empty browser. It prints, in seconds, how long it takes from the way there until the page shows the review at work,
and from then on until the first turning point is there and until all of it is: the median with the least and the most.
"""

from __future__ import annotations

import sys
from urllib.parse import quote

from playwright.sync_api import Browser

from benchmarks.review import SEATS, played
from benchmarks.site import LESSONS, noted, spread, visited, watch

GOALS = {"begun": 0, "first turning point": 5, "all": 60}
"""What each should take at most, in seconds; the first is that of every page."""
ALL = '.bl-review[data-ready="1"]:not(:has(.bl-rev-work))'


def waited(browser: Browser, home: str, text: str) -> dict[str, float]:
    """Seconds until a review begins, and from then on; without its first turning point where it names none."""
    context = browser.new_context(viewport={"width": 1280, "height": 800})
    page = context.new_page()
    for what, name in ((".bl-review", "begun"), (".bl-rev-turn", "turned"), (ALL, "over")):
        watch(page, what, name)
    page.goto(f"{home}review/#t={quote(text)}", wait_until="commit")
    begun, over = noted(page, "begun"), noted(page, "over")
    turned: float | None = page.evaluate("() => window.turned ?? null")
    context.close()
    found = {"begun": begun / 1000, "all": (over - begun) / 1000}
    return found if turned is None else {**found, "first turning point": (turned - begun) / 1000}


def measure(browser: Browser, home: str, number: int) -> None:
    """Print what so many games of each kind took."""
    for game, players in SEATS.items():
        found: dict[str, list[float]] = {what: [] for what in GOALS}
        for at in range(number):
            strengths = ["first_steps" if each == 0 else "club" for each in range(players)]
            for what, seconds in waited(browser, home, played(game, strengths, f"page {at}").to_text()).items():
                found[what].append(seconds)
        for what, values in found.items():
            goal = f"goal {GOALS[what]} s" if GOALS[what] else ""
            print(f"{game:8} {what:20} n={len(values)} {spread(values) if values else '-':24} s  {goal}", flush=True)


if __name__ == "__main__":
    with visited(LESSONS) as (browser, home):
        measure(browser, home, int((sys.argv[1:] or ["5"])[0]))
