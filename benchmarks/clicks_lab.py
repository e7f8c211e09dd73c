"""What a learner waits for in JupyterLab: from a click to the changed page, through its server and its kernel.

``python -m benchmarks.clicks_lab`` plays 100 random clicks a game and prints median and 95th of 100; with the
path of another tree, those of both, in turns, so that other work on the machine weighs on neither. Things to click on
are found on the page, so that a tree of another age is clicked alike. A first row, "echo", is what none of it is ours:
a bare widget whose button asks for 2 kB and shows a line of them. How time is taken, says
:mod:`benchmarks.clicks`.
"""

from __future__ import annotations

import os
import random
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Page, sync_playwright

from benchmarks.clicks import browser_path, clicked_at, point_on, spread
from benchmarks.frames import BEFORE, STARTS

CLICKS, LOST = 100, 60
"""How many clicks are measured, and how many may go unanswered before a page is given up."""

LISTEN = """() => {
    const { kernel } = jupyterapp.shell.currentWidget.sessionContext.session;
    let request, painted, idle, count;
    kernel.anyMessage.connect((_, { msg, direction }) => {
        if (direction !== "send" || msg.header.msg_type !== "comm_msg" || !window.began || request) return;
        // What a page asks for by itself, nobody waits for.
        const asked = msg.content.data?.content?.do;
        if (asked && !["places", "whole", "ping"].includes(asked)) request = msg.header.msg_id;
    });
    // Told of once the widgets have had it. An answer may be several messages: the last one counts.
    kernel.iopubMessage.connect((_, msg) => {
        if (!request || msg.parent_header.msg_id !== request) return;
        if (msg.content.execution_state === "idle") idle = true;
        else if (msg.header.msg_type === "comm_msg") {
            const mine = ++count;
            painted = 0;
            requestAnimationFrame(() => setTimeout(() => {
                if (mine === count) painted = performance.now();
                if (idle) window.ended = painted;
            }));
        }
        if (idle && painted) window.ended = painted;
    });
    addEventListener("pointerup", () => {
        window.began = performance.now();
        window.bytes = 0;
        request = painted = idle = null;
        count = 0;
    }, { capture: true });
}"""
THINGS = """(dice) => {
    const root = document.querySelector(".bl-study");
    const all = (what) => [...root.querySelectorAll(what)];
    const places = all(".bl-hit[data-place]"), able = all(".bl-hit.bl-target, .bl-hit.bl-able");
    const deeds = all('button:is([data-do="pick"], [data-do="undo"]):not([aria-disabled="true"])');
    return dice.map(([which, at]) => {
        const some = which < .5 && deeds.length ? deeds : which < .9 && able.length ? able : places;
        return some[Math.floor(at * some.length)];
    }).filter(Boolean);
}"""
CELL = """import importlib, random, sys
for each in [each for each in sys.modules if each.split(".")[0] == "boardlab"]:
    del sys.modules[each]
sys.path.insert(0, {tree!r})
import boardlab
from boardlab.core import Record
from boardlab.core.play.record import Dice
assert boardlab.__file__.startswith({tree!r})
rng = random.Random({seed!r})
position = importlib.import_module("boardlab.{name}").setup(Dice("frames {name}"), players={players})
record = Record(position, seed=1)
while record.ply < {before}:
    if record.position.current_player == -1:
        record.play(record.dice.outcome(record.position))
        continue
    kinds = {{}}
    for act in record.position.legal_actions():
        kinds.setdefault(act.to_text().split()[0], []).append(act)
    record.play(rng.choice(kinds[rng.choice(sorted(kinds))]))
boardlab.Study(record)"""
ECHO = """import anywidget
class Echo(anywidget.AnyWidget):
    _esm = '''export default { render({ model, el }) {
        let seq = 0;
        el.innerHTML = '<div class="bl-study" data-ready="1"><button data-do="undo">echo</button><p></p></div>';
        el.querySelector("button").addEventListener("click", () => model.send({ seq: ++seq, do: "echo" }));
        model.on("msg:custom", ({ seq, text }) => { el.querySelector("p").textContent = seq + text.slice(0, 20); });
    } }'''
    def __init__(self):
        super().__init__()
        self.on_msg(lambda _, asked, __: self.send({"seq": asked["seq"], "text": "x" * 2_000}))
Echo()"""
"""What a notebook costs by itself: it looks to the rest of this module like a table on which one can but step back."""


def waits(page: Page, rng: random.Random) -> list[float]:
    """Milliseconds of so many random clicks on the table of a page that listens for answers."""
    found: list[float] = []
    lost = 0
    while len(found) < CLICKS and lost < LOST:
        point = point_on(page, THINGS, [[rng.random(), rng.random()] for _ in range(40)])
        told = clicked_at(page, point) if point is not None else None
        if told is None:
            lost += 1
        else:
            found.append(told[0])
    return found


def main(other: str = "") -> None:
    """Measure and print."""
    from tests.browser.conftest import FLAGS, Lab, Notebook, Screen

    trees = ({"old": Path(other).resolve()} if other else {}) | {"new": Path(__file__).parents[1]}
    with sync_playwright() as playwright, TemporaryDirectory() as folder:
        browser = playwright.chromium.launch(executable_path=browser_path(), headless=True, args=FLAGS)
        lab = Lab(Path(folder))
        screen = Screen(lab, browser)

        def measured(cell: str, seed: str) -> list[float]:
            notebook = Notebook(lab, screen, "clicks", (cell,))
            try:
                notebook.page.wait_for_timeout(1500)
                notebook.page.evaluate(LISTEN)
                return waits(notebook.page, random.Random(seed))
            finally:
                notebook.close()
                screen.clear()

        try:
            load = " ".join(f"{each:.1f}" for each in os.getloadavg())
            print(f"median (and 95 of 100) of {CLICKS} random clicks a game and round, in JupyterLab; load {load}")
            print(f"{'':<18}{'clicks':>8}{'click to page, ms':>22}")
            bare = measured(ECHO, "echo")
            print(f"{'echo':<18}{len(bare):>8}{spread(bare):>22}", flush=True)
            for name, players, _ in STARTS:
                seed = f"clicks {name} {players}"
                found: dict[str, list[float]] = {each: [] for each in trees}
                for each in [*trees, *reversed(trees)] if other else trees:
                    facts = {"name": name, "players": players, "seed": seed, "before": BEFORE}
                    found[each] += measured(CELL.format(tree=str(trees[each]), **facts), seed)
                for each, some in found.items():
                    print(f"{f'{name} {players} {each}':<18}{len(some):>8}{spread(some):>22}", flush=True)
        finally:
            lab.close()
            browser.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
