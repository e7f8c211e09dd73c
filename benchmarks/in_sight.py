"""What of each step of the lessons is in sight without scrolling, and in which size of letters.

``python -m benchmarks.in_sight [laptop|phone] [en|ko] [LESSON …]`` shows every step as it is asked, at the size that a
page of the site gives a lesson. It prints the steps whose sentence or board is not whole in sight, whose question is
set smaller than others, and whose choices go on below the edge. ``--all`` looks at wrong and right answers, too.
"""

from __future__ import annotations

import os
import sys
from collections import Counter
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from boardlab.session.lesson.lesson_session import LessonSession
from tests.browser.conftest import FLAGS
from tests.browser.stages import LESSONS, states
from tests.browser.tables import Room

SIZES = {"laptop": (1120, 696, 1366), "phone": (390, 796, 390)}
"""Of a lesson: its width and height on the site, in pixels, and the width of the window."""
SEEN = """() => {
    const root = document.querySelector(".bl-lesson"), text = root.querySelector(".bl-st-text");
    const end = root.querySelector(".bl-st-end");
    const room = text && (getComputedStyle(text).overflowY === "visible" ? root.querySelector(".bl-st-body") : text);
    const rows = [...root.querySelectorAll(".bl-st-control :is(label, li)")];
    const foot = root.querySelector(".bl-st-foot")?.getBoundingClientRect();
    const at = text?.getBoundingClientRect();
    const below = (selector) => Math.max(0, ...[...root.querySelectorAll(selector)]
        .filter((one) => one.getClientRects().length && !one.closest(".bl-unseen"))
        .map((one) => Math.round(one.getBoundingClientRect().bottom - at.bottom)));
    const sizes = (selector) => [...new Set([...root.querySelectorAll(selector)]
        .filter((one) => one.getClientRects().length).map((one) => parseFloat(getComputedStyle(one).fontSize)))].sort();
    const board = root.querySelector(".bl-surface > svg")?.getBoundingClientRect();
    const fig = root.querySelector(".bl-st-draw")?.getBoundingClientRect();
    return {
        over: room ? room.scrollHeight - room.clientHeight : 0,
        // What is asked and all that may be answered, against what is in sight at once.
        apart: room === text || !rows.length ? 0 : Math.round(rows.at(-1).getBoundingClientRect().bottom
            - root.querySelector(".bl-st-asked").getBoundingClientRect().top
            - (foot.top - room.getBoundingClientRect().top)),
        sentence: text ? below(".bl-st-text > :is(h3, .bl-st-lead, .bl-st-list, .bl-st-goals)") : 0,
        choices: text ? below(".bl-st-control :is(label, li)") : 0,
        lead: sizes(".bl-st-text > .bl-st-lead"), answers: sizes(".bl-st-control :is(label, li)"),
        tight: text ? [...text.classList].filter((one) => /^bl-t\\d$/.test(one)).length : 0,
        spills: !board || !fig ? 0
            : Math.round(Math.max(board.bottom - fig.bottom, board.right - fig.right, fig.top - board.top)),
    };
}"""


def asked(stage: LessonSession) -> Iterator[str]:
    """Steps of a lesson, before anything is answered."""
    for number in range(len(stage.steps)):
        stage.go(number)
        yield f"{number + 1} {stage.step.about or stage.step.kind} asked"


def looked(browser: Browser, lesson: str, lang: str, size: str, *, answers: bool) -> list[tuple[str, dict[str, Any]]]:
    """What is seen of each step of a lesson."""
    width, height, window = SIZES[size]
    room, stage = Room(browser, window, height + 72), LessonSession(lesson, lang)
    talk, _ = room.walk(stage, width, room=height)
    found = []
    for state in states(stage, 1) if answers else asked(stage):
        talk.refresh()
        room.change(talk.shown())
        found.append((f"{lesson} {lang} {size} {state}", room.page.evaluate(SEEN)))
    room.close()
    return found


def problems(seen: dict[str, Any]) -> list[str]:
    """What is not in sight, or smaller than it is elsewhere."""
    return [
        *([f"sentence goes {seen['sentence']} px below"] if seen["sentence"] > 1 else []),
        *([f"choices go {seen['choices']} px below"] if seen["choices"] > 1 else []),
        *([f"question and choices are {seen['apart']} px too long"] if seen["apart"] > 1 else []),
        *([f"scrolls {seen['over']} px"] if seen["over"] > 1 else []),
        *([f"board spills {seen['spills']} px"] if seen["spills"] > 1 else []),
        *([f"set in {seen['lead']} px, {seen['tight']} degrees"] if seen["lead"] and min(seen["lead"]) < 16 else []),
        *([f"answers in {seen['answers']} px"] if seen["answers"] and min(seen["answers"]) < 14 else []),
    ]


def main(wanted: list[str]) -> None:
    """Look, and print."""
    sizes = [each for each in SIZES if each in wanted] or [*SIZES]
    langs = [each for each in ("en", "ko") if each in wanted] or ["en", "ko"]
    names = [each for each in wanted if "." in each] or LESSONS
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=os.environ.get("BOARDLAB_BROWSER"), args=FLAGS)
        for size in sizes:
            for lang in langs:
                count, wrong = 0, Counter[str]()
                for name in names:
                    for state, seen in looked(browser, name, lang, size, answers="--all" in wanted):
                        count += 1
                        if said := problems(seen):
                            wrong.update(each.split()[0] for each in said)
                            print(f"{state}: {'; '.join(said)}", flush=True)
                summed = ", ".join(f"{what} {times}" for what, times in wrong.items())
                print(f"== {size} {lang}: of {count} steps {summed or 'none'}")


if __name__ == "__main__":
    main(sys.argv[1:])
