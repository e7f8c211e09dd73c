"""Lessons on the stage, step by step, measured in a plain page."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Browser

from boardlab.lessons.build.lesson_sources import lesson_files
from boardlab.lessons.build.store import find_lesson
from boardlab.lessons.model.hints import HELPS
from boardlab.session.lesson.lesson_session import LessonSession
from tests.browser.tables import Room

LESSONS = [name for name in lesson_files() if not name.endswith("explore")]
ASKED = {step.about: name for name in LESSONS for step in find_lesson(name).steps if step.kind == "ask"}
"""The lessons that ask the questions of them all."""
SIZES = {"wide": (1000, 700), "tablet": (640, 560), "phone": (390, 844)}
ZONES = """() => {
    const root = document.querySelector(".bl-lesson");
    const box = (selector) => {
        const found = root.querySelector(selector)?.getBoundingClientRect();
        return found ? [found.left, found.top, found.width, found.height].map(Math.round) : null;
    };
    const text = root.querySelector(".bl-st-text"), aside = root.querySelector(".bl-st-foot > .bl-hints");
    const title = text.querySelector(":scope > [data-k=title]");
    const says = (one) => [...one.childNodes].some((child) => child.nodeType === 3 && child.nodeValue.trim());
    const small = [...root.querySelectorAll(".bl-st :is(p, b, span, button, label, td, th, li, small)")].filter((one) =>
        one.getClientRects().length && says(one) && parseFloat(getComputedStyle(one).fontSize) < 12
        && !one.closest(".bl-unseen"));
    const sideways = [...root.querySelectorAll(".bl-st-head, .bl-st-map, .bl-st-text, .bl-st-foot, .bl-st-cap")]
        .filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.className);
    const foot = root.querySelector(".bl-st-foot").getBoundingClientRect();
    const cut = [...root.querySelectorAll(".bl-st-foot button:not([hidden]), .bl-st-foot input")].filter((one) => {
        const each = one.getBoundingClientRect();
        return each.bottom > foot.bottom + 1 || each.right > foot.right + 1 || each.left < foot.left - 1;
    }).map((one) => one.textContent);
    const stage = root.querySelector(".bl-st").getBoundingClientRect();
    const letters = [...root.querySelectorAll(".bl-surface > svg text")].filter((one) => one.getClientRects().length)
        .map((one) => [parseFloat(getComputedStyle(one).fontSize) * one.getScreenCTM().a, one.textContent])
        .filter(([size]) => size < 10.95).map(([size, text]) => `${text} ${size.toFixed(1)} px`);
    const hidden = [text, aside, ...root.querySelectorAll(".bl-st-end, .bl-st-figure, .bl-st-fig > .bl-hand")]
        .filter(Boolean).map((one) => one.scrollHeight - one.clientHeight);
    const board = root.querySelector(".bl-pans, .bl-surface > svg")?.getBoundingClientRect();
    const fig = root.querySelector(".bl-st-draw")?.getBoundingClientRect();
    const over = [...root.querySelectorAll(".bl-st-cap > *")].map((one) => one.getBoundingClientRect()).filter((one) =>
        board && one.width && one.left < board.right - 1 && one.right > board.left + 1
        && one.top < board.bottom - 1 && one.bottom > board.top + 1);
    return {
        high: Math.round(root.getBoundingClientRect().height), wide: Math.round(stage.width),
        head: box(".bl-st-head"), map: box(".bl-st-map"), figure: box(".bl-st-fig"), foot: box(".bl-st-foot"),
        over: Math.max(...hidden),
        tight: [...text.classList].filter((one) => /^bl-t\\d$/.test(one)).length, sideways, cut,
        spills: !board || !fig ? 0
            : Math.round(Math.max(board.bottom - fig.bottom, board.right - fig.right, fig.top - board.top)),
        covered: over.length > 0,
        title: title?.getClientRects().length ? Math.round(title.getBoundingClientRect().top + text.scrollTop
            + text.closest(".bl-st-body").scrollTop) : null,
        across: !!root.querySelector(".bl-st-across"),
        held: ["fig > .bl-hand", "plays", "body .bl-pans"].map((one) => !!root.querySelector(`.bl-st-${one}`)).join(),
        letters: stage.width < 480 ? letters : [],
        board: board ? Math.round(board.width * board.height) : -1,
        lead: Math.min(99, ...[...text.querySelectorAll(":scope > .bl-st-lead")]
            .filter((one) => one.getClientRects().length).map((one) => parseFloat(getComputedStyle(one).fontSize))),
        small: small.map((one) => one.textContent),
        thin: [[".bl-st-actions .bl-list .bl-act", 80], [".bl-rline > :first-child", 48]].flatMap(([what, least]) =>
            [...root.querySelectorAll(what)].filter((one) => {
                const wide = one.getBoundingClientRect().width;
                return wide && wide < least;
            }).map((one) => one.textContent)).concat([...root.querySelectorAll(".bl-st-chap > b")].filter((one) =>
                one.clientWidth && (one.clientWidth < Math.min(60, one.scrollWidth)
                    || (stage.width < 600 && (one.scrollWidth > one.clientWidth + 1
                        || one.scrollHeight > one.clientHeight + 1)))).map((one) => one.textContent)),
    };
}"""
PARTS = ("head", "map", "figure")
LEAD = 16
"""What is read and asked is set in so many pixels, however much a step has to say."""


def at_question(about: str, lang: str = "en") -> LessonSession:
    """The lesson that asks a question, at its step."""
    stage = LessonSession(ASKED[about], lang)
    stage.go(next(at for at, step in enumerate(stage.steps) if step.about == about))
    return stage


def states(stage: LessonSession, every: int) -> Iterator[str]:
    """Steps of a lesson; a question as it is asked, answered wrongly, with all hints, told and answered rightly."""
    for number in range(0, len(stage.steps), every):
        stage.go(number)
        name = f"{number + 1} {stage.step.about or stage.step.kind}"
        yield f"{name} asked"
        asked = stage.question
        if asked is None:
            continue
        wrong = next((each for each in asked.asked.misconceptions if each.answer), None)
        if wrong is not None:
            asked.submit(wrong.answer(asked.asked.position), learner=False)
            yield f"{name} wrong"
        for _ in HELPS:
            asked.open_hint()
        yield f"{name} helped"
        if asked.walkthrough.walkthroughs:
            asked.tell()
            yield f"{name} told"
        asked.submit(asked.asked.answer(), learner=False)
        yield f"{name} right"


def measured(browser: Browser, lesson: str, lang: str, size: str, every: int = 1) -> list[tuple[str, dict[str, Any]]]:
    width, height = SIZES[size]
    room = Room(browser, width + 20, height + 20)
    room.page.emulate_media(reduced_motion="reduce")  # a token that glides is not yet as large as it will be
    stage = LessonSession(lesson, lang)
    talk, _ = room.walk(stage, width, room=height)
    found = []
    for state in states(stage, every):
        talk.refresh()
        room.change(talk.shown())
        seen = room.page.evaluate(ZONES)
        # On a small page a step that is begun with, and a question before its answer, are seen whole.
        begins = stage.at == 0 or stage.question is not None
        seen["fits"] = size == "wide" or (size == "tablet" and begins and state.endswith("asked"))
        found.append((f"{lesson} {lang} {size} {state}", seen))
    room.close()
    return found


def problems(found: list[tuple[str, dict[str, Any]]], size: str) -> Iterator[str]:
    _, height = SIZES[size]
    first: dict[tuple[bool, str], dict[str, Any]] = {}
    titles: dict[str, int] = {}
    for state, seen in found:
        step = state.rpartition(" ")[0]
        if seen["title"] is not None and abs(titles.setdefault(step, seen["title"]) - seen["title"]) > 1:
            yield f"{state}: the title moved by {seen['title'] - titles[step]} px"
        # A board that is played on, or shown in part, has more room, and so has a hand below it.
        kind = seen["across"], seen["held"]
        first.setdefault(kind, seen)
        if seen["high"] > height + 6:
            yield f"{state}: {seen['high']} px high"
        # At the end there is no board, and on a phone all that was reached scrolls as one.
        apart = {"figure"} if size == "phone" and state.endswith("end asked") else set()
        yield from (f"{state}: {part} moved" for part in PARTS if part not in apart and seen[part] != first[kind][part])
        if seen["foot"][1] + seen["foot"][3] != first[kind]["foot"][1] + first[kind]["foot"][3]:
            yield f"{state}: the bar moved"
        if seen["sideways"]:
            yield f"{state}: scrolls sideways: {seen['sideways']}"
        if seen["cut"]:
            yield f"{state}: cut off in the bar: {seen['cut']}"
        if seen["spills"] > 1:
            yield f"{state}: the board spills {seen['spills']} px"
        if seen["covered"]:
            yield f"{state}: what lies at the foot of the board covers it"
        if seen["thin"]:
            yield f"{state}: too thin to be read: {seen['thin']}"
        if seen["lead"] < LEAD and state.endswith("asked"):
            yield f"{state}: what is asked is set in {seen['lead']} px"
        if seen["letters"]:
            yield f"{state}: small letters on the board: {seen['letters']}"
        if seen["small"]:
            yield f"{state}: small text: {seen['small']}"


def scrolled(found: list[tuple[str, dict[str, Any]]]) -> list[str]:
    """Which steps scroll that should fit, and by how many pixels."""
    return [f"{state}: {seen['over']} px" for state, seen in found if seen["fits"] and seen["over"] > 1]
