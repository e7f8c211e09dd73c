"""``python -m tests.looking [WORD …]``: see the package. It ends with 1 where something is wrong to look at."""

from __future__ import annotations

import os
import re
import shutil
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Error, Page, sync_playwright

from tests.browser.conftest import FLAGS
from tests.looking.faults import faults
from tests.looking.sheets import Picture, lay_out
from tests.looking.tours import Hosts, Tour, tours

ROOT = Path(__file__).parents[2]
OUT = ROOT / "dist" / "look"
SITE = Path(os.environ.get("BOARDLAB_BUILT_SITE") or ROOT / "dist" / "site")


def settled(page: Page) -> None:
    """Wait until what moves stands still, and pictures in sight are there."""
    if not page.evaluate("() => matchMedia('(scripting: enabled)').matches"):
        return  # nothing moves there, and no promise is kept
    ending = "(one) => isFinite(one.effect?.getComputedTiming().endTime)"
    page.evaluate(f"() => Promise.allSettled(document.getAnimations().filter({ending}).map((one) => one.finished))")
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


class Looker:
    """Goes through tours and keeps what was seen."""

    def __init__(self, hosts: Hosts, folder: Path) -> None:
        self.hosts, self.folder = hosts, folder
        self.pictures: list[Picture] = []
        self.wrong: list[str] = []

    def look(self, tour: Tour) -> None:
        """Go through a tour; where it leads nowhere, that is told and the next one begins."""
        known = {*self.hosts.browser.contexts}
        page = None
        try:
            for state, page, within in tour.lead(self.hosts, tour.how):
                settled(page)
                self._keep(tour, f"{tour.name} {state}, {tour.how}", page, tuple(faults(page, within)))
        except (Error, AssertionError, LookupError, TypeError, StopIteration, RuntimeError) as problem:
            said = str(problem).strip().splitlines()[0][:200] if str(problem).strip() else repr(problem)
            name = f"{tour.name}, {tour.how}"
            self.wrong.append(f"{name}: ends too early: {said}")
            if page is not None and not page.is_closed():
                self._keep(tour, f"{name}: stuck", page, (said,))
        for context in self.hosts.browser.contexts:
            if context not in known and not any("/lab" in each.url for each in context.pages):
                context.close()

    def _keep(self, tour: Tour, name: str, page: Page, found: tuple[str, ...]) -> None:
        file = self.folder / "states" / f"{re.sub(r'[^a-z0-9.]+', '-', name.lower()).strip('-')}.png"
        page.screenshot(path=file, animations="disabled")
        self.pictures.append(Picture(tour.sheet, name, file, found, upright=tour.how.width < 500))
        self.wrong += [f"{name}: {each}" for each in found]


def main() -> int:
    words = sys.argv[1:]
    chosen = [
        each for each in tours() if not words or any(word in f"{each.sheet} {each.name} {each.how}" for word in words)
    ]
    if not chosen:
        print("no tour has such a name; there are", ", ".join(dict.fromkeys(each.name for each in tours())))
        return 2
    if not SITE.is_dir():
        print(f"there is no site in {SITE}: make site", file=sys.stderr)
        return 2
    shutil.rmtree(OUT, ignore_errors=True)
    (OUT / "states").mkdir(parents=True)
    began = time.monotonic()
    with TemporaryDirectory() as home, sync_playwright() as playwright:
        os.environ["BOARDLAB_HOME"] = home
        browser = playwright.chromium.launch(executable_path=os.environ.get("BOARDLAB_BROWSER"), args=FLAGS)
        hosts = Hosts(browser, SITE)
        with hosts.stack:
            looker = Looker(hosts, OUT)
            for at, tour in enumerate(chosen, 1):
                took = f"{time.monotonic() - began:4.0f} s"
                print(f"{at:3}/{len(chosen)} {took}  {tour.name}, {tour.how}", flush=True)
                looker.look(tour)
            sheets = lay_out(browser, OUT, looker.pictures)
        browser.close()
    print(*looker.wrong, sep="\n")
    print(
        f"{len(looker.pictures)} states on {len(sheets)} sheets in {OUT};",
        f"{len(looker.wrong)} things are wrong to look at",
    )
    return 1 if looker.wrong else 0


if __name__ == "__main__":
    sys.exit(main())
