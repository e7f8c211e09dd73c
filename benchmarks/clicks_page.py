"""What a visitor of the site waits for: from a click to the changed page, Python in its worker.

``python -m benchmarks.clicks_page`` builds the site of one lesson a game, opens games in the middle on the page
to explore, clicks on what lies there, and prints median and 95th of 100 in milliseconds. How time is taken, says
:mod:`benchmarks.clicks`; what is clicked on, :mod:`benchmarks.clicks_lab`.
"""

from __future__ import annotations

import random
from urllib.parse import quote

from benchmarks.clicks import spread
from benchmarks.clicks_lab import waits
from benchmarks.frames import STARTS, session_of
from benchmarks.site import LESSONS, visited

GOALS = {"torres": 30}
"""What the median should stay below, in milliseconds."""
OTHERS = 50
LISTEN = """() => {
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (content) {
        const { seq, do: what } = content.send ?? {};
        // What a page asks for by itself, nobody waits for.
        if (window.began && content.send && !["places", "whole", "ping"].includes(what)) {
            const hear = ({ data }) => {
                if (data.hear?.seq !== seq) return;
                this.removeEventListener("message", hear);
                requestAnimationFrame(() => setTimeout(() => { window.ended = performance.now(); }));
            };
            this.addEventListener("message", hear);
        }
        return post.call(this, content);
    };
    addEventListener("pointerup", () => { window.began = performance.now(); }, { capture: true });
}"""


def main() -> None:
    """Measure and print."""
    with visited(LESSONS) as (browser, home):
        print(f"{'':<12}{'clicks':>8}{'click to page, ms':>22}   goal")
        for name, players, more in STARTS:
            rng = random.Random(f"clicks {name} {players}")
            page = browser.new_page(viewport={"width": 1280, "height": 900})
            page.goto(f"{home}explore/#t={quote(session_of(name, players, more, rng).position.to_text())}")
            page.wait_for_selector('#table[data-from] [data-ready="1"]', timeout=120_000)
            page.wait_for_timeout(1500)
            page.evaluate(LISTEN)
            found = waits(page, rng)
            goal = GOALS.get(name, OTHERS)
            print(f"{f'{name} {players}':<12}{len(found):>8}{spread(found):>22}   {goal}", flush=True)
            page.close()


if __name__ == "__main__":
    main()
