"""What a learner waits for: from a click to the changed page, and the bytes in between, over random clicks.

``python -m tests.benchmarks.clicks`` plays 200 random clicks a game, the same ones each time, on a plain page in
Chromium, and prints median and 95th of 100. ``BOARDLAB_BROWSER`` names the browser, where it is not on the path. Python
answers beside the page, as a kernel would. ``python -m tests.benchmarks.clicks lab`` measures the same clicks in a
notebook of JupyterLab, with its server and its kernel. There a first row, "echo", is what none of it is ours: a bare
widget whose button asks for 2 kB and shows a line of them. A change counts once it is painted. An error on the page
ends the run.
"""

from __future__ import annotations

import os
import random
import shutil
import statistics
import sys
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

from boardlab.live.conversation import Conversation
from boardlab.live.session import Session
from tests.benchmarks.frames import STARTS, click, session_of
from tests.browser.tables import Room

CLICKS = 200
TRIES = 12
"""How many things are tried before a step back is taken, where what was drawn cannot be pointed at."""

LISTEN = """() => {
    const python = window.python;
    window.python = async (content) => {
        const answer = await python(content);
        // What a page asks for by itself, nobody waits for.
        if (window.began && !["places", "whole"].includes(content.do)) {
            window.bytes = new TextEncoder().encode(answer).length;
            setTimeout(() => requestAnimationFrame(() => setTimeout(() => { window.ended = performance.now(); })));
        }
        return answer;
    };
    addEventListener("pointerdown", () => { window.began = performance.now(); }, { capture: true });
}"""
LISTEN_IN_LAB = """() => {
    const { kernel } = jupyterapp.shell.currentWidget.sessionContext.session;
    const asked = new Map();
    const content = ({ header, content: { data } }) =>
        (header.msg_type === "comm_msg" && data.method === "custom" ? data.content : null);
    kernel.anyMessage.connect((_, { msg, direction }) => {
        const said = content(msg);
        if (direction === "send" && said) asked.set(said.seq, said);
    });
    // Told of once the widgets have had it.
    kernel.iopubMessage.connect((_, msg) => {
        const answer = content(msg), from = answer && asked.get(answer.seq);
        if (!window.began || !from || ["places", "whole", "ping"].includes(from.do)) return;
        window.bytes = new TextEncoder().encode(JSON.stringify(answer)).length;
        window.request = from;
        setTimeout(() => requestAnimationFrame(() => setTimeout(() => { window.ended = performance.now(); })));
    });
    addEventListener("pointerdown", () => { window.began = performance.now(); }, { capture: true });
}"""
CELL = """import random
from boardlab import Study
from tests.benchmarks.frames import session_of
Study(session_of({name!r}, {players}, {more!r}, random.Random({seed!r})).record)"""
ECHO = """import anywidget
class Echo(anywidget.AnyWidget):
    _esm = '''export default { render({ model, el }) {
        let seq = 0;
        el.innerHTML = '<button class="bl-study" data-ready="1" data-do="undo">echo</button><p></p>';
        el.firstChild.addEventListener("click", () => model.send({ seq: ++seq, do: "echo" }));
        model.on("msg:custom", ({ seq, text }) => { el.lastChild.textContent = seq + text.slice(0, 20); });
    } }'''
    def __init__(self):
        super().__init__()
        self.on_msg(lambda _, asked, __: self.send({"seq": asked["seq"], "text": "x" * 2_000}))
Echo()"""
"""What a notebook costs by itself: it looks to the rest of this module like a table on which one can but step back."""
WAIT = """() => new Promise((done) => {
    const given = performance.now();
    const look = () => {
        if (window.ended) return done([window.ended - window.began, window.bytes, window.request]);
        return performance.now() - given > 5000 ? done(null) : setTimeout(look, 4);
    };
    look();
})"""
POINT = """([what, key]) => {
    const named = CSS.escape(key);
    const picks = `.bl-hit[data-place="${named}"], [data-do="pick"][data-pick="${named}"]`;
    const all = what === "undo" ? '[data-do="undo"]' : picks;
    for (const one of [...document.querySelectorAll(all)].reverse()) {
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


class Click(NamedTuple):
    """What one click cost."""

    milliseconds: float
    bytes: int


def play(room: Room, session: Session, count: int, rng: random.Random) -> list[Click]:
    """So many clicks on a page that shows a session; fewer where one was not answered."""
    room.play(session)
    room.page.evaluate(LISTEN)
    return clicked(room.page, session, count, rng, lambda _: None)


def play_in_lab(notebook: Any, session: Session, count: int, rng: random.Random) -> list[Click]:
    """The same in a notebook that shows such a session; what is asked of the kernel is done with this one, too."""
    notebook.page.evaluate(LISTEN_IN_LAB)
    talk = Conversation(session, lambda _: None)
    return clicked(notebook.page, session, count, rng, lambda asked: talk.receive({**asked, "rev": session.rev}))


def echoed(notebook: Any, count: int) -> list[Click]:
    """So many clicks on the bare widget of a notebook."""
    notebook.page.evaluate(LISTEN_IN_LAB)
    point = notebook.page.evaluate(POINT, ["undo", ""])
    return [Click(*clicked_at(notebook.page, point)[:2]) for _ in range(count)]


def clicked_at(page: Page, point: list[float]) -> Any:
    """The milliseconds, the bytes and the request of one click; None where it was not answered."""
    page.evaluate("() => { window.began = window.ended = 0; }")
    page.mouse.click(*point)
    return page.evaluate(WAIT)


def clicked(
    page: Page, session: Session, count: int, rng: random.Random, heard: Callable[[dict[str, Any]], object]
) -> list[Click]:
    """Random clicks on a page that is listened to; ``heard`` is told what each asked of Python."""
    found: list[Click] = []
    for _ in range(count):
        point = None
        for tried in range(TRIES):
            wish = click(session, rng) if tried < TRIES - 1 else ("undo", "")
            point = page.evaluate(POINT, list(wish))
            if point is not None:
                break
        if point is None:
            break
        told = clicked_at(page, point)
        if told is None:
            break
        heard(told[2])
        found.append(Click(*told[:2]))
    return found


def measured(browser: Browser, count: int) -> list[tuple[str, list[Click]]]:
    """The clicks of each game, each on a page of its own; the page fails with its first error."""
    found = []
    for name, players, more in STARTS:
        rng = random.Random(f"clicks {name} {players}")
        room = Room(browser)
        found.append((f"{name} {players}", play(room, session_of(name, players, more, rng), count, rng)))
        room.close()
    return found


def measured_in_lab(browser: Browser, count: int) -> list[tuple[str, list[Click]]]:
    """The clicks of each game, each in a notebook of its own."""
    from tests.browser.conftest import Lab, Notebook, Screen

    found = []
    with TemporaryDirectory() as folder:
        lab = Lab(Path(folder))
        try:
            screen = Screen(lab, browser)
            notebook = Notebook(lab, screen, "echo", (ECHO,))
            found.append(("echo", echoed(notebook, count)))
            notebook.close()
            screen.clear()
            for name, players, more in STARTS:
                seed = f"clicks {name} {players}"
                rng = random.Random(seed)
                session = session_of(name, players, more, rng)
                cell = CELL.format(name=name, players=players, more=more, seed=seed)
                notebook = Notebook(lab, screen, "clicks", (cell,))
                found.append((f"{name} {players}", play_in_lab(notebook, session, count, rng)))
                notebook.close()
                screen.clear()
        finally:
            lab.close()
    return found


def main(where: str = "") -> None:
    """Measure and print."""
    from tests.browser.conftest import FLAGS

    path = os.environ.get("BOARDLAB_BROWSER") or shutil.which("chromium") or shutil.which("google-chrome")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, headless=True, args=FLAGS)
        load, place = " ".join(f"{each:.1f}" for each in os.getloadavg()), ", in JupyterLab" if where else ""
        print(f"median (and 95 of 100) over {CLICKS} random clicks a game{place}; load {load}")
        print(f"{'':<12}{'clicks':>8}{'click to page, ms':>22}{'bytes':>20}")
        for name, found in (measured_in_lab if where == "lab" else measured)(browser, CLICKS):
            line = f"{name:<12}{len(found):>8}"
            for each, wide in (([one.milliseconds for one in found], 22), ([float(one.bytes) for one in found], 20)):
                low, high = statistics.median(each), statistics.quantiles(each, n=20)[-1]
                line += f"{f'{low:,.0f} ({high:,.0f})':>{wide}}"
            print(line)
        browser.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
