"""After a refusal on the site: how long it takes until what would be allowed stands on the page, Python in its worker.

``python -m benchmarks.near_page`` builds the site of one lesson a game, opens the page to explore in a browser
and goes through the same 120 refusals a game: each position is opened from its text, and what is refused is pressed.
It prints median and 95th of 100 in milliseconds: what a visitor waits from the page's question for what is near until
it stands drawn; what one waits from the press, so with the refusal itself; and how long the processor works for all
that, which tells more than waiting where other programs are at work. On a quiet machine the first should stay under
300 ms. ``BOARDLAB_BROWSER`` names the browser, where it is not on the path.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice
from urllib.parse import quote

from playwright.sync_api import Browser, Page

from benchmarks.near import GAMES, refusals, spread
from benchmarks.site import LESSONS, visited
from tests.sessions import picking

REFUSALS = 120
MOST = 300
"""What 95 of 100 should stay below, in milliseconds."""
STARTED = 120_000
WATCH = """() => {
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (content) {
        const { seq, do: what } = content.send ?? {};
        if (content.send) {
            if (what === "near") window.asked = performance.now();
            window.posted = seq;
            const hear = ({ data }) => {
                if (data.hear?.seq !== seq) return;
                this.removeEventListener("message", hear);
                requestAnimationFrame(() => setTimeout(() => {
                    window.heard = seq;
                    if (what === "near") window.told = performance.now();
                }));
            };
            this.addEventListener("message", hear);
        }
        return post.call(this, content);
    };
}"""
OPEN = """(address) => {
    for (const one of document.querySelectorAll("#table > *")) one.dataset.before = 1;
    location.hash = address;
}"""
FRESH = '#table > :not([data-before]) [data-ready="1"]'
PRESS = """(key) => {
    const found = [...document.querySelectorAll("#table [data-pick], #table .bl-hit")]
        .find((one) => (one.dataset.pick ?? one.dataset.place) === key);
    window.pressed = performance.now();
    window.asked = window.told = 0;
    found?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    return !!found;
}"""


def wishes(name: str) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Positions as text, each with picks of which the last is refused."""
    for session in refusals(name, random.Random(f"near {name}")):
        refusal = picking(session).refusal
        assert refusal is not None
        yield session.position.to_text(), refusal.tried


def processor(browser: Browser) -> float:
    """Milliseconds that the pages of a browser and their workers have been at work."""
    told = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
    return 1000.0 * sum(float(each["cpuTime"]) for each in told if each["type"] == "renderer")


def timed(page: Page, name: str) -> Iterator[tuple[float, float, float]]:
    """Of each refusal, milliseconds until what is near stands there: waited, and from the press waited and at work."""
    browser = page.context.browser
    assert browser is not None
    for text, tried in wishes(name):
        page.evaluate(OPEN, f"t={quote(text)}")
        page.wait_for_selector(FRESH, timeout=STARTED)
        for key in tried[:-1]:
            page.evaluate(PRESS, key)
            page.wait_for_function("() => window.heard === window.posted", timeout=STARTED)
        began = processor(browser)
        if not page.evaluate(PRESS, tried[-1]):
            continue
        page.wait_for_function("() => window.told", timeout=STARTED)
        worked = processor(browser) - began
        asked, pressed = page.evaluate("() => [window.told - window.asked, window.told - window.pressed]")
        yield asked, pressed, worked


def main() -> None:
    """Measure and print."""
    with visited(LESSONS) as (browser, home):
        print(f"{'':<8}{'waited, ms':>18}{'from the press':>18}{'and at work':>18}   goal {MOST}")
        for name in GAMES:
            page = browser.new_page(viewport={"width": 1280, "height": 900})
            page.add_init_script(f"({WATCH})()")
            page.goto(f"{home}explore/#{name}")
            page.wait_for_selector('#table[data-from] [data-ready="1"]', timeout=STARTED)
            found = list(islice(timed(page, name), REFUSALS))
            print(f"{name:<8}" + "".join(f"{spread([*each]):>18}" for each in zip(*found, strict=True)), flush=True)
            page.close()


if __name__ == "__main__":
    main()
