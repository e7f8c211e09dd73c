"""The report of a class: how long it takes and how much memory, for 300 pupils' files and 30 hand-in codes.

``python -m benchmarks.class_report [SITE]`` makes the files of pupils with known wrong rules, who have worked through
six lessons, and has them read twice: by ``boardlab class report``, in a process of its own, and by the page ``class/``
of a site in a browser, which is built for it, or lies in the folder SITE. It prints seconds that were waited, seconds
that a processor was at work, which tells more where other programs are at work, and memory. Of the command that is the
most it has held. Of the page it is what its process holds above that of a page of the site with nothing but text, by
the system: with the report and at most until then, and the same two before any file was taken. Python is there when
time begins.
``BOARDLAB_BROWSER`` names the browser, where it is not on the path.
"""

from __future__ import annotations

import os
import re
import shutil
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random
from resource import RUSAGE_CHILDREN, getrusage
from subprocess import run

from playwright.sync_api import Browser, sync_playwright

from benchmarks.near_page import processor
from benchmarks.site import LESSONS, visited
from boardlab.classroom.hand_in_code import hand_in_code
from boardlab.classroom.results import Result
from boardlab.lessons.model.catalogue import misconceptions
from tests.browser.site_page import served
from tests.classroom.pupils import journal_of

TOPICS = ("torres.scoring", "torres.king", "torres.castles", "catan.robber", "catan.trade", "creed.matchups")
PUPILS, CODES = 300, 30
GOALS = "10 s, 300 MB"
PATIENCE = 300_000


def lay_down(folder: Path) -> None:
    """Write the files of a class."""
    wrong = [each.id for topic in TOPICS for each in misconceptions(topic)]
    for number in range(1, PUPILS + 1):
        rng = Random(number)
        data = journal_of(rng.sample(wrong, 4), TOPICS, rng)
        (folder / f"boardlab-progress_{number}.jsonl").write_bytes(data)
    told = {"torres.scoring.2": Result("torres.counts_the_tower", 1, 0, solved=True)}
    codes = (hand_in_code("torres.scoring", PUPILS + number, told) for number in range(1, CODES + 1))
    (folder / "codes.csv").write_text("\n".join(codes))


def on_the_command_line(folder: Path) -> tuple[float, float, float]:
    """Seconds waited, seconds at work, megabytes."""
    before, began = getrusage(RUSAGE_CHILDREN), time.perf_counter()
    run([sys.executable, "-m", "boardlab", "class", "report", str(folder)], check=True, capture_output=True)
    waited, after = time.perf_counter() - began, getrusage(RUSAGE_CHILDREN)
    worked = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return waited, worked, after.ru_maxrss / 1000


def in_the_page(browser: Browser, home: str, folder: Path) -> tuple[float, ...]:
    """Seconds waited, seconds at work, megabytes held, the most of them, and the same two before."""
    page = browser.new_page(viewport={"width": 1366, "height": 768})
    page.goto(f"{home}privacy/")
    text, _ = memory(browser)
    page.goto(f"{home}class/")
    page.wait_for_selector("#report[data-from]", state="attached", timeout=PATIENCE)
    before = memory(browser)
    worked, began = processor(browser), time.perf_counter()
    page.locator("#files").set_input_files(sorted(path for path in folder.iterdir() if path.suffix != ".html"))
    page.wait_for_selector(".class.made", timeout=PATIENCE)
    waited = time.perf_counter() - began
    held, most = memory(browser)
    return waited, (processor(browser) - worked) / 1000, *(each - text for each in (held, most, *before))


def memory(browser: Browser) -> tuple[float, float]:
    """The megabytes that the pages of a browser hold, and the most that they have held; 0 where no system tells."""
    told = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
    files = [Path(f"/proc/{each['id']}/status") for each in told if each["type"] == "renderer"]
    texts = [path.read_text() for path in files if path.is_file()]

    def sum_of(field: str) -> float:
        return sum(int(found[1]) for text in texts if (found := re.search(rf"{field}:\s+(\d+)", text))) / 1000

    return sum_of("VmRSS"), sum_of("VmHWM")


@contextmanager
def hosted(site: Path | None) -> Iterator[tuple[Browser, str]]:
    """A browser, and the address of the site."""
    with ExitStack() as stack:
        if site is None:
            yield stack.enter_context(visited(LESSONS))
            return
        path = os.environ.get("BOARDLAB_BROWSER") or shutil.which("chromium") or shutil.which("google-chrome")
        playwright = stack.enter_context(sync_playwright())
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox", "--disable-gpu"])
        yield browser, stack.enter_context(served(site))
        browser.close()


def main(site: Path | None) -> None:
    """Measure and print."""
    with tempfile.TemporaryDirectory() as room:
        folder = Path(room)
        lay_down(folder)
        size = sum(path.stat().st_size for path in folder.iterdir()) / 1e6
        print(f"{PUPILS} files and {CODES} codes, {size:.1f} MB; goal {GOALS}")
        print(f"{'':<18}{'waited, s':>12}{'at work, s':>12}{'memory, MB':>12}")
        row = "{:<18}{:>12.1f}{:>12.1f}{:>12.0f}"
        print(row.format("command line", *on_the_command_line(folder)), flush=True)
        with hosted(site) as (browser, home):
            *figures, most, before, begun = in_the_page(browser, home, folder)
            print(row.format("page", *figures) + f"   {most:.0f} at most; {before:.0f}, {begun:.0f} before", flush=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]) if sys.argv[1:] else None)
