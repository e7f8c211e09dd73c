"""A lesson on the stage in a plain page: four zones that never move, and a whole lesson by keyboard alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from boardlab.lessons.journal import journal
from boardlab.lessons.lesson_sources import lesson_files, lesson_source
from boardlab.live.stage_session import StageSession
from tests.browser.tables import Room

LESSONS = [name for name in lesson_files() if not name.endswith("explore")]
SIZES = {"wide": (1000, 700), "tablet": (640, 560), "phone": (390, 844)}
ZONES = """() => {
    const root = document.querySelector(".bl-lesson");
    const box = (selector) => {
        const found = root.querySelector(selector)?.getBoundingClientRect();
        return found ? [found.left, found.top, found.width, found.height].map(Math.round) : null;
    };
    const text = root.querySelector(".bl-st-text");
    const says = (one) => [...one.childNodes].some((child) => child.nodeType === 3 && child.nodeValue.trim());
    const small = [...root.querySelectorAll(".bl-st :is(p, b, span, button, label, td, th, li, small)")].filter((one) =>
        one.getClientRects().length && says(one) && parseFloat(getComputedStyle(one).fontSize) < 12
        && !one.closest(".bl-unseen"));
    const sideways = [...root.querySelectorAll(".bl-st-head, .bl-st-map, .bl-st-text, .bl-st-foot, .bl-st-cap")]
        .filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.className);
    const foot = root.querySelector(".bl-st-foot").getBoundingClientRect();
    const cut = [...root.querySelectorAll(".bl-st-foot button, .bl-st-foot input")].filter((one) => {
        const each = one.getBoundingClientRect();
        return each.bottom > foot.bottom + 1 || each.right > foot.right + 1 || each.left < foot.left - 1;
    }).map((one) => one.textContent);
    const stage = root.querySelector(".bl-st").getBoundingClientRect();
    const board = root.querySelector(".bl-stage > svg")?.getBoundingClientRect();
    const fig = root.querySelector(".bl-st-draw")?.getBoundingClientRect();
    return {
        high: Math.round(root.getBoundingClientRect().height), wide: Math.round(stage.width),
        head: box(".bl-st-head"), map: box(".bl-st-map"), figure: box(".bl-st-fig"), foot: box(".bl-st-foot"),
        over: text.scrollHeight - text.clientHeight, sideways, cut,
        spills: !board || !fig ? 0
            : Math.round(Math.max(board.bottom - fig.bottom, board.right - fig.right, fig.top - board.top)),
        across: !!root.querySelector(".bl-st-across"), board: board ? Math.round(board.width * board.height) : -1,
        small: small.map((one) => one.textContent),
    };
}"""
PARTS = ("head", "map", "figure")


@pytest.fixture(autouse=True)
def _home(tmp_path, monkeypatch):
    """Each test begins each lesson at its beginning."""
    monkeypatch.setenv("BOARDLAB_HOME", str(tmp_path / "home"))


def states(stage: StageSession, every: int) -> Iterator[str]:
    """Steps of a lesson; a question as it is asked, after a wrong answer and after the right one."""
    for number in range(0, len(stage.steps), every):
        stage.go(number)
        yield f"{number + 1} asked"
        asked = stage.question
        if asked is None:
            continue
        wrong = next((each for each in asked.asked.misconceptions if each.answer is not None), None)
        if wrong is not None:
            asked.submit(wrong.answer(asked.asked.position), learner=False)
            yield f"{number + 1} wrong"
        asked.submit(asked.asked.answer(), learner=False)
        yield f"{number + 1} right"


def measured(browser: Any, lesson: str, lang: str, size: str, every: int = 1) -> list[tuple[str, dict[str, Any]]]:
    width, height = SIZES[size]
    room = Room(browser, width + 20, height + 20)
    stage = StageSession(lesson, lang)
    talk, _ = room.walk(stage, width, room=height)
    found = []
    for state in states(stage, every):
        talk.refresh()
        room.page.evaluate("(next) => window.change(next)", talk.shown())
        found.append((f"{lesson} {lang} {size} {state}", room.page.evaluate(ZONES)))
    room.close()
    return found


def problems(found: list[tuple[str, dict[str, Any]]], size: str) -> Iterator[str]:
    _, height = SIZES[size]
    first = {}
    for state, seen in found:
        kind = seen["across"]
        first.setdefault(kind, seen)
        if seen["high"] > height + 6:
            yield f"{state}: {seen['high']} px high"
        yield from (f"{state}: {part} moved" for part in PARTS if seen[part] != first[kind][part])
        if seen["foot"][1] + seen["foot"][3] != first[kind]["foot"][1] + first[kind]["foot"][3]:
            yield f"{state}: the bar moved"
        if seen["sideways"]:
            yield f"{state}: scrolls sideways: {seen['sideways']}"
        if seen["cut"]:
            yield f"{state}: cut off in the bar: {seen['cut']}"
        if seen["spills"] > 1:
            yield f"{state}: the board spills {seen['spills']} px"
        if seen["small"]:
            yield f"{state}: small text: {seen['small']}"


@pytest.mark.parametrize("size", SIZES)
def test_no_zone_moves_from_step_to_step(browser, size):
    lang = "ko" if size == "tablet" else "en"
    assert not [*problems(measured(browser, "torres.scoring", lang, size, every=3), size)]


@pytest.mark.soak
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("lang", ["en", "ko"])
@pytest.mark.parametrize("lesson", LESSONS)
def test_no_zone_moves_in_any_lesson(browser, lesson, lang, size):
    assert not [*problems(measured(browser, lesson, lang, size), size)]


# -- by keyboard ---------------------------------------------------------------------------------------------------


class Keys:
    """Somebody with a keyboard and nothing else."""

    def __init__(self, browser: Any, stage: StageSession) -> None:
        self.room = Room(browser, 1020, 720)
        self.stage = stage
        self.talk, self.heard = self.room.walk(stage, 1000, room=700)
        self.page = self.room.page
        self.page.keyboard.press("Tab")

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def focused(self, selector: str) -> bool:
        found: bool = self.page.evaluate("(one) => !!document.activeElement?.matches(one)", selector)
        return found

    def reach(self, selector: str, key: str = "Tab", most: int = 80) -> None:
        """Go on with Tab until something has the focus."""
        for _ in range(most):
            if self.focused(selector):
                return
            self.press(key)
        raise AssertionError(f"{selector} cannot be reached by Tab")

    def stand_on(self, place: str) -> None:
        """Go to a place of the board: by Tab to the board, by arrows to the place."""
        self.reach('.bl-lesson [role="gridcell"]', "Shift+Tab")
        here = self.page.evaluate("() => document.activeElement.dataset.place")
        near = self.talk.shown()["area"]["near"]
        ways = {"left": "ArrowLeft", "right": "ArrowRight", "up": "ArrowUp", "down": "ArrowDown"}
        ways |= {"up-left": "Home", "up-right": "PageUp", "down-left": "End", "down-right": "PageDown"}
        paths: dict[str, list[str]] = {here: []}
        waiting = [here]
        while waiting and place not in paths:
            at = waiting.pop(0)
            for way, other in near.get(at, {}).items():
                if other not in paths and (way in ways or way.isdigit()):
                    paths[other] = [*paths[at], ways.get(way, way)]
                    waiting.append(other)
        self.press(*paths[place])
        assert self.focused(f'[data-place="{place}"]')

    def answer(self) -> None:
        asked = self.stage.question.asked
        right = asked.answer()
        if asked.kind == "number":
            self.page.keyboard.type(str(right))
            self.press("Enter")
        elif asked.kind in ("choice", "legal"):
            self.choose(str(right))
        elif asked.kind == "cells":
            for key in sorted(right):
                self.stand_on(key)
                self.press("Enter")
            self.check()
        elif asked.kind == "order":
            for at, key in enumerate(right):
                while self.stage.question.steps.index(key) > at:
                    self.reach(f'[data-do="up"][data-pick="{key}"]')
                    self.press("Enter")
                    self.page.wait_for_timeout(60)
            self.check()
        else:
            for text in right:
                self.play(text)
            self.check()

    def choose(self, key: str) -> None:
        """By the digits beside the choices, the reason too where one is asked for."""
        values = self.page.evaluate("() => [...document.querySelectorAll('.bl-options input')].map((one) => one.value)")
        first = next(value for value in values if key.startswith(value))
        self.press(str(values.index(first) + 1))
        if reason := key.removeprefix(first):
            self.press(str(values.index(reason) + 1))
        self.press("Enter")

    def check(self) -> None:
        self.reach('[data-k="main"]')
        self.press("Enter")

    def play(self, text: str) -> None:
        session = self.stage.question
        position = session.position
        wanted = position.read_action(text)
        for key in path_to(position, wanted):
            if key in session.places:
                self.stand_on(key)
                self.press("Enter")
            else:
                self.reach_deed(key)
                self.press("Enter")
            self.page.wait_for_timeout(60)

    def reach_deed(self, key: str) -> None:
        """Go to a deed, a card or a button by Tab; within a list by arrows."""
        deed = f'[data-pick="{key}"]'
        for _ in range(80):
            if self.focused(deed):
                return
            inside = self.page.evaluate(
                """(deed) => document.activeElement.hasAttribute("tabindex")
                    && [...document.querySelectorAll(".bl-acts, .bl-items")].some((list) =>
                        list.contains(document.activeElement) && list.querySelector(`${deed}[tabindex="-1"]`))""",
                deed,
            )
            before = self.page.evaluate("() => (window.stood = document.activeElement).dataset.pick")
            self.press("ArrowDown" if inside else "Tab")
            if inside and before != key and self.page.evaluate("() => window.stood === document.activeElement"):
                self.press("Home")
        raise AssertionError(f"no deed {key}")


def path_to(position: Any, wanted: Any) -> tuple[str, ...]:
    """The picks that make an action; those that count may come in any order."""
    waiting: list[tuple[str, ...]] = [()]
    known: set[frozenset[tuple[str, int]]] = set()
    while waiting:
        path = waiting.pop(0)
        for choice in position.picks(path):
            longer = (*path, choice.key)
            key = frozenset(Counter(longer).items())
            if choice.breaches or key in known:
                continue
            known.add(key)
            following = position.picks(longer) if choice.action is None else None
            if wanted in (choice.action, following and not following.choices and following.action):
                return longer
            if following is not None and following.choices:
                waiting.append(longer)
    raise AssertionError(f"no picks make {wanted}")


def finish(browser: Any, lesson: str, lang: str = "en") -> Keys:
    stage = StageSession(lesson, lang)
    keys = Keys(browser, stage)
    keys.reach('[data-k="main"]')
    main = '[data-k="main"]'
    while stage.step.kind != "end":
        at = stage.at
        if stage.question is not None:
            keys.answer()
            keys.page.wait_for_selector(".bl-st-note.bl-good", timeout=3000)
            assert keys.focused(".bl-headline"), "after Check the verdict has the focus"
        keys.press("Enter")
        keys.page.wait_for_function(
            "(at) => document.querySelector('.bl-st-map [aria-current]').dataset.at > at", arg=at
        )
        assert stage.at == at + 1
        assert keys.focused(".bl-st-text h3, .bl-lesson"), "a new step begins at its heading"
    assert keys.page.locator(main).count() <= 1
    return keys


def test_a_lesson_is_finished_by_keyboard_alone(browser):
    keys = finish(browser, "torres.scoring")
    assert keys.page.locator(".bl-st-end li").count() == len(lesson_source("torres.scoring").head["summary"]) > 3
    assert "0 min" not in keys.page.locator(".bl-st-head").inner_text()
    keys.room.close()


@pytest.mark.soak
@pytest.mark.parametrize("lang", ["en", "ko"])
@pytest.mark.parametrize("lesson", LESSONS)
def test_every_lesson_is_finished_by_keyboard_alone(browser, lesson, lang):
    finish(browser, lesson, lang).room.close()


# -- by mouse ------------------------------------------------------------------------------------------------------


def test_a_name_in_the_text_and_its_place_on_the_board_light_each_other(browser):
    stage = StageSession("torres.scoring", "en")
    stage.go(next(at for at, step in enumerate(stage.steps) if step.about == "torres.scoring.4"))
    room = Room(browser, 1020, 720)
    _, heard = room.walk(stage, 1000, room=700)
    room.page.locator('.bl-st-name[data-name="c2"]').hover()
    assert room.page.locator('.bl-hit.bl-over[data-place="c2"]').count()
    room.page.mouse.move(*room.point_of("b2"))
    assert room.page.locator(".bl-st-name.bl-over").all_inner_texts() == ["b2"]
    assert [message["do"] for message in heard if message["do"] not in ("whole", "places")] == []
    room.close()


# -- to a class ----------------------------------------------------------------------------------------------------


def test_a_presenter_lets_predict_reveals_and_goes_on(browser):
    stage = StageSession("torres.scoring", "en")
    stage.go(next(at for at, step in enumerate(stage.steps) if step.about == "torres.scoring.2"))
    keys = Keys(browser, stage)
    keys.page.set_viewport_size({"width": 1920, "height": 1080})
    keys.press("p")
    keys.page.wait_for_selector(".bl-big .bl-st-present")
    shown = keys.page.locator(".bl-st")
    assert "worth" not in shown.inner_text()
    assert not keys.page.locator(".bl-st .bl-hints, .bl-st-left:visible").count()
    asked = keys.page.evaluate("() => parseFloat(getComputedStyle(document.querySelector('.bl-st-asked')).fontSize)")
    assert asked >= 60
    assert "15" not in shown.inner_text()
    keys.press("Space")
    keys.page.wait_for_selector(".bl-st-note.bl-good")
    assert "15" in shown.inner_text()
    at = stage.at
    keys.press("ArrowRight")
    keys.page.wait_for_function("(at) => document.querySelector('.bl-st-map [aria-current]').dataset.at > at", arg=at)
    keys.press("p")
    keys.page.wait_for_selector(".bl-lesson:not(.bl-big)")
    assert not journal().read().lines, "what a class is shown is nobody's answer"
    keys.room.close()


# -- in JupyterLab -------------------------------------------------------------------------------------------------


def test_the_first_cell_of_a_tutorial_plays_the_lesson_in_its_place(open_notebook):
    notebook = open_notebook('import boardlab\nstage = boardlab.lesson("torres.scoring", "en")\nstage')
    notebook.run()
    stage = notebook.page.locator(".bl-lesson[data-ready]")
    stage.wait_for()
    high = stage.bounding_box()["height"]
    stage.locator('[data-k="main"]').click()
    notebook.page.locator('.bl-lesson [aria-current][data-at="1"]').wait_for()
    stage.locator('[data-k="main"]').click()
    notebook.page.locator('.bl-lesson [aria-current][data-at="2"]').wait_for()
    assert stage.bounding_box()["height"] == high, "the next step never scrolls the page"
    scrolled = "() => document.querySelector('.jp-WindowedPanel-outer').scrollTop"
    assert notebook.page.evaluate(scrolled) == 0
