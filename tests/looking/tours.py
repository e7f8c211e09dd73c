"""The states that are looked at, by tours: each begins on a page of its own and leads through some of them."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any
from urllib.parse import quote

from playwright.sync_api import Browser, Page

from boardlab import lessons, torres
from boardlab.core.text.link import STEP
from boardlab.lessons.build.store import lessons_of
from boardlab.session.lesson.lesson_session import LessonSession
from tests.browser.conftest import Lab, Notebook, Screen
from tests.browser.keyboard import MAIN, path_to
from tests.browser.site_page import LISTEN, SHOWN, STARTED, Visit, served
from tests.browser.tables import POINT, Room
from tests.classroom.pupils import BROKEN, dropped, files_of_a_class
from tests.first_learners import Walked, greedy, play
from tests.looking.faults import NOTEBOOK, SITE
from tests.reviewing.test_every_game import begun

State = tuple[str, Page, str]
"""What it is called on its tour, the page that shows it, and what of the page is looked at."""
SIZES = {1366: 768, 390: 844, 1920: 1080}
"""Heights of windows by their widths: a laptop, a phone, a projector."""


@dataclass
class Hosts:
    """Where tours begin.

    Args:
        browser: the browser.
        site: the folder of the built site.
    """

    browser: Browser
    site: Path
    stack: ExitStack = field(default_factory=ExitStack)
    home: str = ""
    _lab: Lab | None = None
    _screen: Screen | None = None

    def visit(self, how: How, **more: Any) -> Visit:
        """A page of the site, closed when the tours end."""
        self.home = self.home or self.stack.enter_context(served(self.site))
        context = self.browser.new_context(
            viewport={"width": how.width, "height": SIZES[how.width]},
            color_scheme="dark" if how.dark else "light",
            has_touch=how.width < 500,
            **more,
        )
        made = Visit(context, self.home.rstrip("/"))
        made.page.set_default_timeout(STARTED)
        return made

    def notebook(self, how: How, *cells: str) -> Notebook:
        """A notebook in JupyterLab that has run; the one before is closed."""
        if self._lab is None:
            folder = self.stack.enter_context(TemporaryDirectory(ignore_cleanup_errors=True))
            self._lab = Lab(Path(folder))
            self.stack.callback(self._lab.close)
            self._screen = Screen(self._lab, self.browser)
        assert self._screen is not None
        self._screen.clear()
        self._screen.page.set_viewport_size({"width": how.width, "height": SIZES[how.width]})
        made = Notebook(self._lab, self._screen, "look", cells)
        made.theme(how.dark)
        return made


@dataclass(frozen=True)
class How:
    """How a page is shown."""

    width: int = 1366
    lang: str = "en"
    dark: bool = False

    def __str__(self) -> str:
        return f"{self.lang} {self.width}{' dark' if self.dark else ''}"

    @property
    def start(self) -> str:
        """The folder of its language on the site."""
        return "" if self.lang == "en" else f"{self.lang}/"


REVIEWED = 120_000
"""So many milliseconds a review may take in a page."""
SOON = 5_000
"""So many milliseconds a press is tried before a tour is said to lead nowhere."""
HINT = '.bl-hint[data-do="hint"]:not([aria-disabled="true"]):visible'
"""The next hint that may be asked for."""
LAPTOP, PHONE, PROJECTOR = How(), How(390, "ko", dark=True), How(1920)
NIGHT, OTHER_PHONE = How(lang="ko", dark=True), How(390)


@dataclass(frozen=True)
class Tour:
    """A way through some states.

    Args:
        sheet: on which sheets its states lie.
        name: what it is called; the states have its name before theirs.
        how: how its page is shown.
        lead: leads through it.
    """

    sheet: str
    name: str
    how: How
    lead: Callable[[Hosts, How], Iterator[State]]


# -- lessons on the site ---------------------------------------------------------------------------------------------


class QuestionPage:
    """A page that asks a question, answered with a mouse or a finger.

    Args:
        page: the page that asks it.
    """

    def __init__(self, page: Page) -> None:
        self.page = page

    def rest(self) -> None:
        """Wait until all that was asked is answered."""
        self.page.wait_for_function("() => !window.waiting")

    def press(self, selector: str) -> None:
        """Press the first of what is found."""
        self.page.locator(selector).first.click(timeout=SOON)
        self.rest()

    def press_place(self, place: str) -> None:
        """Press a place of the board."""
        hit = self.page.locator(f'.bl-hit[data-place="{place}"]').last
        hit.evaluate("(hit) => hit.scrollIntoView({ block: 'nearest' })")
        self.page.mouse.click(*self.page.evaluate(POINT, place))
        self.rest()

    def fill(self, asked: Any, answer: Any) -> None:
        """Give an answer, all but the button that checks it."""
        if asked.kind == "number":
            self.page.locator(".bl-number input").fill(str(answer))
        elif asked.kind in ("choice", "legal"):
            values = self.page.locator(".bl-options input").evaluate_all("(all) => all.map((one) => one.value)")
            first = next(value for value in values if str(answer).startswith(value))
            reason = str(answer).removeprefix(first)
            for value in (first, reason) if reason else (first,):
                self.press(f'.bl-options label:has(input[value="{value}"])')
        elif asked.kind == "cells":
            chosen = self.page.locator('[role="gridcell"][aria-selected="true"]')
            before = chosen.evaluate_all("(all) => all.map((one) => one.dataset.place)")
            for key in sorted(set(answer) ^ set(before)):
                self.press_place(key)
        elif asked.kind == "order":
            for at, key in enumerate(answer):
                steps = '[...document.querySelectorAll(`[data-do="up"]`)].map((one) => one.dataset.pick)'
                while self.page.evaluate(f"() => {steps}").index(key) > at:
                    self.press(f'[data-do="up"][data-pick="{key}"]')
        else:
            position = asked.position
            # What was played before is kept.
            while (
                undo := self.page.locator('.bl-st-foot [data-do="undo"]:visible:not([aria-disabled="true"])')
            ).count():
                undo.first.click(timeout=SOON)
                self.rest()
            for text in answer:
                action = position.read_action(text)
                for key in path_to(position, action):
                    # A choice that is complete is the answer: there is no second button for it.
                    if key == "done" and not self.page.locator('[data-pick="done"]').count():
                        continue
                    if self.page.locator(f'.bl-hit[data-place="{key}"]').count():
                        self.press_place(key)
                    else:
                        choice = f'.bl-choices [data-pick="{key}"]'
                        self.press(choice if self.page.locator(choice).count() else f'[data-pick="{key}"]')
                position = position.play(action)


class Walker(QuestionPage):
    """Somebody at a step of a lesson on the site, with a mouse or a finger.

    Args:
        hosts: where the site is.
        how: how it is shown.
        lesson: the id of a lesson.
        at: the number of the step.
    """

    def __init__(self, hosts: Hosts, how: How, lesson: str, at: int = 0) -> None:
        self.stage = LessonSession(lesson, how.lang)
        self.stage.go(at)
        self.visit = hosts.visit(how)
        super().__init__(self.visit.page)
        self.page.expose_function("heard", lambda _: None)
        self.page.add_init_script(f"({LISTEN})()")
        step = quote(f"{STEP}{lesson} {self.stage.step.key}", safe="") if at else ""
        self.visit.open(f"{how.start}{lesson.replace('.', '/')}/{'#t=' if at else ''}{step}")

    @classmethod
    def of_question(cls, hosts: Hosts, how: How, about: str) -> Walker:
        """At the step that asks a question."""
        places = (
            (lesson.id, at)
            for lesson in lessons_of(about.partition(".")[0])
            for at, step in enumerate(lesson.steps)
            if step.about == about
        )
        return cls(hosts, how, *next(places))


def wrong_answers(asked: Any) -> list[Any]:
    """The named wrong answers of a question, those that cost most thought first; at least one where it has choices."""
    found = [each.answer(asked.position) for each in asked.misconceptions if each.answer is not None]
    found = [each for each in found if each is not None]
    if not found and asked.kind == "choice":
        found = [key for key in asked.choices if key != asked.answer()]
    return found


def question(about: str, *, short: bool = False) -> Callable[[Hosts, How], Iterator[State]]:
    """A question before, filled in, wrong, the same given again, wrong again, and right; or the half of that."""

    def lead(hosts: Hosts, how: How) -> Iterator[State]:
        asked = lessons.checkpoint(about)
        walker = Walker.of_question(hosts, how, about)
        page = walker.page
        yield "before", page, SITE
        for at, answer in enumerate(wrong_answers(asked)[: 1 if short else 2]):
            walker.fill(asked, answer)
            if not at and not short:
                yield "filled in", page, SITE
            walker.press(MAIN)
            page.wait_for_selector(".bl-st-note", timeout=SOON)
            yield "wrong again" if at else "wrong", page, SITE
            if page.locator(".bl-st-note.bl-good").count():
                return  # a right judgement with another rule's name is right
            walker.press(MAIN)
            if not at and not short:
                walker.press(MAIN)
                yield "the same again", page, SITE
        walker.fill(asked, asked.answer())
        walker.press(MAIN)
        page.wait_for_selector(".bl-st-note.bl-good", timeout=SOON)
        yield "right", page, SITE

    return lead


def told(about: str) -> Callable[[Hosts, How], Iterator[State]]:
    """A question whose answer is shown, by the last of its hints."""

    def lead(hosts: Hosts, how: How) -> Iterator[State]:
        walker = Walker.of_question(hosts, how, about)
        if walker.page.locator('[data-do="rungs"][aria-expanded="false"]:visible').count():
            walker.press('[data-do="rungs"]')
        while walker.page.locator(HINT).count():
            walker.press(HINT)
        yield "shown", walker.page, SITE

    return lead


def presented(about: str) -> Callable[[Hosts, How], Iterator[State]]:
    """A question to a class, before and after the answer is shown."""

    def lead(hosts: Hosts, how: How) -> Iterator[State]:
        walker = Walker.of_question(hosts, how, about)
        walker.page.locator(".bl-lesson").focus()
        walker.page.keyboard.press("p")
        walker.page.wait_for_selector(".bl-big .bl-st-present")
        yield "before", walker.page, SITE
        walker.page.keyboard.press("Space")
        walker.page.wait_for_selector(".bl-st-note")
        yield "shown", walker.page, SITE

    return lead


def played(lesson: str) -> Callable[[Hosts, How], Iterator[State]]:
    """The last play of a lesson: at rest, with each kind of thing refused, and the end of the lesson."""

    def lead(hosts: Hosts, how: How) -> Iterator[State]:
        steps = LessonSession(lesson, how.lang).steps
        at = max(at for at, step in enumerate(steps) if step.kind == "play")
        walker = Walker(hosts, how, lesson, at)
        page = walker.page
        yield "play", page, SITE
        button = page.locator('.bl-act[aria-disabled="true"]:visible').first
        if button.count():
            button.click(force=True, timeout=SOON)
            walker.rest()
            yield "a button refused", page, SITE
            page.keyboard.press("Escape")
        first = page.locator('.bl-act:not([aria-disabled="true"]):visible').first
        if first.count():
            first.click(timeout=SOON)
            walker.rest()
            yield "an action begun", page, SITE
        for hit in page.locator(".bl-hit:not(.bl-target)").all()[:60:7]:
            place = hit.get_attribute("data-place") or ""
            if page.evaluate(POINT, place) is None:
                continue
            walker.press_place(place)
            if page.locator(".bl-callout, .bl-surface [data-key^='refused']").count():
                yield "the board refused", page, SITE
                break
        page.keyboard.press("Escape")

    return lead


def stepped(lesson: str, kind: str) -> Callable[[Hosts, How], Iterator[State]]:
    """The first step of a kind in a lesson."""

    def lead(hosts: Hosts, how: How) -> Iterator[State]:
        steps = LessonSession(lesson, how.lang).steps
        at = next(at for at, step in enumerate(steps) if step.kind == kind)
        yield kind, Walker(hosts, how, lesson, at).page, SITE

    return lead


def unscripted(game: str, lesson: str) -> Callable[[Hosts, How], Iterator[State]]:
    """The page of a lesson where no scripts run."""

    def lead(hosts: Hosts, how: How) -> Iterator[State]:
        here = hosts.visit(how, java_script_enabled=False)
        here.page.goto(f"{here.home}{how.start}{game}/{lesson}/")
        yield "without scripts", here.page, SITE

    return lead


def first_game(lesson: str) -> Callable[[Hosts, How], Iterator[State]]:
    """Every step of a first game as a sensible learner meets it, and each play once more where it rests at its end."""

    def lead(hosts: Hosts, how: How) -> Iterator[State]:
        # The game is played in this process, and is a new one for each tour.
        os.environ["BOARDLAB_HOME"] = hosts.stack.enter_context(TemporaryDirectory())
        room = Room(hosts.browser, how.width, SIZES[how.width], touch=how.width < 500)
        stage, rng = LessonSession(lesson, how.lang), Random(lesson)
        for at, step in enumerate(stage.steps):
            stage.go(at)
            room.walk(stage, how.width, dark=how.dark, room=SIZES[how.width])
            yield f"{at:02} {step.about.rpartition('.')[2] or step.kind}", room.page, NOTEBOOK
            if stage.question is not None:
                stage.question.submit(stage.question.asked.answer())
            elif step.is_played:
                play(stage, Walked(), greedy, rng)
                room.walk(stage, how.width, dark=how.dark, room=SIZES[how.width])
                yield f"{at:02} played", room.page, NOTEBOOK

    return lead


# -- other pages of the site -----------------------------------------------------------------------------------------


def pages(hosts: Hosts, how: How) -> Iterator[State]:
    """Each page that is no lesson, as it opens."""
    here = hosts.visit(how)
    page = here.page
    for address in ("", "torres/", "rules/", "explore/", "privacy/", "school/", "torres/key/"):
        page.goto(f"{here.home}{how.start}{address}")
        yield address.strip("/") or "map", page, SITE
        if address == "rules/":
            page.locator("#sought").fill("robber" if how.lang == "en" else "도둑")
            page.locator("[data-sought]:not([hidden]) summary").first.click()
            yield "rules searched", page, SITE
    page.goto(f"{here.home}{how.start}progress/")
    page.wait_for_function(SHOWN)
    yield "progress", page, SITE
    page.goto(f"{here.home}{how.start}explore/#torres/challenge/3")
    page.wait_for_selector(".bl-challenge", timeout=STARTED)
    yield "challenge", page, SITE
    page.goto(f"{here.home}{how.start}embed/#t={quote(torres.start(players=2).to_text())}")
    page.wait_for_selector('#table [data-ready="1"]', timeout=STARTED)
    yield "embed", page, SITE


def class_reported(hosts: Hosts, how: How) -> Iterator[State]:
    """The page of a class: before there is anything, with thirty pupils and with files that do not count."""
    here = hosts.visit(how)
    page = here.page
    page.goto(f"{here.home}{how.start}class/")
    page.wait_for_selector("#report[data-from]", state="attached")
    yield "empty", page, SITE
    files = [*files_of_a_class("torres.scoring", "torres.king"), *BROKEN.items()]
    page.locator("#files").set_input_files(dropped(files))
    page.wait_for_selector(".class.made")
    yield "thirty files", page, SITE
    page.locator("#report .tomorrow").scroll_into_view_if_needed()
    yield "tomorrow", page, SITE
    page.locator("#report .files").last.scroll_into_view_if_needed()
    yield "broken files", page, SITE
    for more in page.locator("#report details").all():
        more.locator("summary").click()
    page.locator("#report details").first.scroll_into_view_if_needed()
    yield "report open", page, SITE
    page.evaluate("() => scrollTo(0, 0)")
    page.locator("#intake summary").click()
    yield "more files", page, SITE


def planned(hosts: Hosts, how: How) -> Iterator[State]:
    """The page of plans: with no plan, and with one of two questions."""
    here = hosts.visit(how)
    page = here.page
    page.goto(f"{here.home}{how.start}present/")
    page.locator("#plan").wait_for()
    yield "empty", page, SITE
    page.locator(".topics summary").first.click()
    for step in page.locator("[data-line]").all()[1:4]:
        step.click(timeout=SOON)
    yield "steps", page, SITE
    page.evaluate("() => scrollTo(0, 0)")
    page.locator("#plan summary").click()
    yield "planned", page, SITE


def explored(game: str) -> Callable[[Hosts, How], Iterator[State]]:
    """A game alone, with something refused, with the bench and the questions open."""

    def lead(hosts: Hosts, how: How) -> Iterator[State]:
        here = hosts.visit(how)
        page = here.page
        page.goto(f"{here.home}{how.start}explore/")
        page.locator(f'[name="game"][value="{game}"]').check(force=True)
        page.locator('button[value="new"]').click()
        page.wait_for_selector('#table[data-from] [data-ready="1"]', timeout=STARTED)
        page.locator("#table").scroll_into_view_if_needed()
        yield "new", page, SITE
        refused = page.locator('.bl-act[aria-disabled="true"]:visible').first
        if refused.count():
            refused.click(force=True, timeout=SOON)
            page.wait_for_selector(".bl-callout, .bl-refused, .bl-why", timeout=SOON)
            yield "a button refused", page, SITE
        page.keyboard.press("Escape")
        page.locator('#table [data-do="inquiries"]').first.click(timeout=SOON)
        page.locator('#table [data-do="inquire"]').first.click(timeout=SOON)
        page.wait_for_selector(".bl-inq-told", timeout=SOON)
        yield "asked about", page, SITE
        page.locator('#table [data-do="make_question"]').first.click(timeout=SOON)
        page.wait_for_selector(".bl-maker", timeout=SOON)
        yield "made a question of", page, SITE
        page.locator('.bl-maker-head [data-do="make_question"]').click(timeout=SOON)
        page.locator('#table [data-do="edit"]').first.click(timeout=SOON)
        page.wait_for_selector("#table .bl-tool", timeout=SOON)
        yield "set up", page, SITE

    return lead


def whole_game(game: str) -> Callable[[Hosts, How], Iterator[State]]:
    """The lobby, a whole game while others play and when one decides oneself, and the lobby with it."""

    def lead(hosts: Hosts, how: How) -> Iterator[State]:
        here = hosts.visit(how)
        page = here.page
        page.goto(f"{here.home}{how.start}play/#{game}")
        page.locator("#seats .seat").first.wait_for()
        yield "lobby", page, SITE
        page.locator("footer .main").click(timeout=SOON)
        page.wait_for_selector('#table [data-ready="1"]', timeout=STARTED)
        yield "begun", page, SITE
        # A phone shows the pace only while others play.
        if (fast := page.locator('.bl-pace [data-pick="fast"]:visible')).count():
            fast.click(timeout=SOON)
        page.wait_for_selector('[data-pick="opponent"]', state="detached", timeout=STARTED)
        yield "own turn", page, SITE
        page.locator(".bl-leave").click(timeout=SOON)
        page.locator("#seats .seat").first.wait_for()
        yield "lobby again", page, SITE

    return lead


def looked_back(game: str) -> Callable[[Hosts, How], Iterator[State]]:
    """The beginning of a game pasted to be looked back on: asked for, at work, and over."""

    def lead(hosts: Hosts, how: How) -> Iterator[State]:
        here = hosts.visit(how)
        page = here.page
        page.goto(f"{here.home}{how.start}review/")
        page.locator("#looking textarea").fill(begun(game).to_text())
        yield "asked", page, SITE
        page.locator("#looking form .main").click(timeout=SOON)
        page.wait_for_selector(".bl-review", timeout=STARTED)
        yield "at work", page, SITE
        page.wait_for_selector(".bl-rev-work", state="detached", timeout=REVIEWED)
        yield "over", page, SITE

    return lead


class Tutored(Walker):
    """Somebody whom the tutor asks, and who holds one wrong rule until it is refuted."""

    def __init__(self, hosts: Hosts, how: How, topic: str, wrong: str) -> None:
        self.wrong = wrong
        self.visit = hosts.visit(how)
        self.page = self.visit.page
        self.page.expose_function("heard", lambda _: None)
        self.page.add_init_script(f"({LISTEN})()")
        self.page.goto(f"{self.visit.home}{how.start}tutor/#{topic}")
        self.page.wait_for_selector(".bl-tutor", timeout=STARTED)

    def answer(self, *, wrongly: bool) -> None:
        """Answer what is asked."""
        shown = self.page.locator('[data-k^="predict "]').get_attribute("data-k") or ""
        asked = lessons.checkpoint(shown.removeprefix("predict "))
        behind = (each for each in (*asked.misconceptions, *asked.unnamed) if wrongly and each.id == self.wrong)
        self.fill(asked, next((each.answer(asked.position) for each in behind), asked.answer()))
        self.press(".bl-commit .bl-main")


def tutored(wrong: str, topic: str) -> Callable[[Hosts, How], Iterator[State]]:
    """A wrong rule found by the tutor, refuted, and cured: each state as it comes first."""

    def lead(hosts: Hosts, how: How) -> Iterator[State]:
        learner = Tutored(hosts, how, topic, wrong)
        page, seen = learner.page, set[str]()
        for _ in range(60):
            state = page.locator(".bl-tutor .bl-kicker").inner_text().rstrip("0123456789")
            if page.locator(".bl-sheet").count():
                state = "a sheet"
            asks = page.locator('.bl-commit [data-do="answer"]').count() > 0
            named = page.locator(".bl-reading-wrong").count() > 0
            state += "" if asks or not named else ", told"
            if state not in seen:
                seen.add(state)
                # Files are called by their Latin letters and numbers alone.
                yield f"{len(seen):02} {state}", page, SITE
            if asks:
                learner.answer(wrongly=not named)
            elif (
                page.locator(".bl-asked-line + .bl-kicker + .bl-headline").count()
                and not page.locator(".bl-named").count()
            ):
                return
            else:
                learner.press(".bl-commit .bl-main")

    return lead


# -- JupyterLab ------------------------------------------------------------------------------------------------------


def lab_lesson(about: str) -> Callable[[Hosts, How], Iterator[State]]:
    """A lesson in a notebook, at a question, answered wrongly and rightly."""

    def lead(hosts: Hosts, how: How) -> Iterator[State]:
        lesson = about.rpartition(".")[0]
        asked = lessons.checkpoint(about)
        at = next(at for at, step in enumerate(LessonSession(lesson, how.lang).steps) if step.about == about)
        notebook = hosts.notebook(how, f'import boardlab\nstage = boardlab.lesson("{lesson}", "{how.lang}")\nstage')
        page = notebook.page
        notebook.run_code(f"stage._session.go({at})\nstage._refresh()")
        page.wait_for_selector(f'.bl-st-dot[data-at="{at}"][aria-current]')
        yield "asked", page, NOTEBOOK
        for name, answer in (("wrong", wrong_answers(asked)[0]), ("right", asked.answer())):
            notebook.run_code(f"stage._session.question.submit({answer!r}, learner=False)\nstage._refresh()")
            page.wait_for_selector(".bl-st-note")
            yield name, page, NOTEBOOK

    return lead


def lab_study(game: str) -> Callable[[Hosts, How], Iterator[State]]:
    """A board in a notebook: at rest, a button refused, something picked, the help and the words open."""

    def lead(hosts: Hosts, how: How) -> Iterator[State]:
        start = f"import boardlab\nfrom boardlab import Study, {game}\nboardlab.language({how.lang!r})\n"
        notebook = hosts.notebook(how, f"{start}s = Study({game}.start(players={3 if game == 'catan' else 2}))\ns")
        page, board = notebook.page, notebook.board()
        board.scroll_into_view_if_needed()
        yield "at rest", page, NOTEBOOK
        refused = board.locator('.bl-act[aria-disabled="true"]:visible').first
        if refused.count():
            refused.click(force=True)
            yield "a button refused", page, NOTEBOOK
            page.keyboard.press("Escape")
        target = board.locator(".bl-hit.bl-target").first
        if target.count():
            notebook.click_place(target.get_attribute("data-place"))
            yield "picked", page, NOTEBOOK
            page.keyboard.press("Escape")
        board.locator('[data-do="help"]').first.click()
        yield "help", page, NOTEBOOK
        page.keyboard.press("Escape")

    return lead


def lab_cards(hosts: Hosts, how: How) -> Iterator[State]:
    """The card of one's progress and the matrix of all duels in a notebook."""
    start = f"import boardlab\nfrom boardlab import Study, torres\nboardlab.language({how.lang!r})\n"
    notebook = hosts.notebook(how, f"{start}Study(torres.start(players=2))", "boardlab.progress('torres')")
    page = notebook.page
    card = page.locator(".bl-progress").first
    card.wait_for()
    card.scroll_into_view_if_needed()
    yield "progress", page, NOTEBOOK
    grid = (
        "from boardlab.lessons.creed.who_beats_whom import DUELS\nfrom boardlab.notebook import Matrix\nMatrix(DUELS)"
    )
    notebook = hosts.notebook(how, f"{start}Study(torres.start(players=2))", grid)
    cell = notebook.page.locator(".bl-matrix .bl-mx-cell").nth(40)
    cell.click()
    yield "matrix", notebook.page, NOTEBOOK


KINDS = {
    "number": "torres.scoring.2", "cells": "catan.board.1", "legal": "creed.board.7", "choice": "torres.set_up.2",
    "turn": "torres.building.4", "order": "creed.hidden.7",
}  # fmt: skip
OTHERS = {"cells": "torres.board.4", "turn": "catan.building.9", "number": "creed.board.12"}
OF_PHONE = {
    "number": "torres.first_game.4", "cells": "torres.set_up.1", "legal": "catan.founding.4",
    "choice": "creed.first_game.7", "turn": "creed.board.8", "order": "catan.founding.1",
}  # fmt: skip
FIRST = {"torres": "scoring", "catan": "robber", "creed": "matchups"}


def tours() -> Iterator[Tour]:
    """All there are, in the order of the sheets."""
    for kind, about in (*KINDS.items(), *OTHERS.items()):
        yield Tour("questions", f"{about} {kind}", LAPTOP, question(about))
        yield Tour("questions", f"{about} {kind}", LAPTOP, told(about))
    for kind, about in OF_PHONE.items():
        yield Tour("questions phone", f"{about} {kind}", PHONE, question(about, short=True))
    for game in FIRST:
        for how, sheet in ((LAPTOP, ""), (NIGHT, " korean"), (OTHER_PHONE, " phone")):
            yield Tour(f"{game} 00{sheet}", f"{game} 00", how, first_game(f"{game}.first_game"))
    for about in ("torres.scoring.2", "catan.first_game.3", "creed.hidden.7"):
        yield Tour("presenter", f"{about} presenter", PROJECTOR, presented(about))
    for game, lesson in FIRST.items():
        yield Tour("play", f"{game} play", LAPTOP, played(f"{game}.{lesson}"))
        yield Tour("play phone", f"{game} play", OTHER_PHONE, played(f"{game}.{lesson}"))
    for game, lesson in FIRST.items():
        yield Tour("first", f"{game} first", LAPTOP, unscripted(game, lesson))
        yield Tour("first", f"{game} first", NIGHT, unscripted(game, lesson))
        yield Tour("first", f"{game} opening", NIGHT, stepped(f"{game}.{lesson}", "opening"))
        yield Tour("first", f"{game} end", LAPTOP, stepped(f"{game}.{lesson}", "end"))
    yield Tour("pages", "page", LAPTOP, pages)
    yield Tour("pages phone", "page", PHONE, pages)
    for how in (LAPTOP, NIGHT, PHONE, OTHER_PHONE):
        sheet = "class phone" if how.width < 500 else "class"
        yield Tour(sheet, "class", how, class_reported)
        yield Tour(sheet, "plan", how, planned)
    for game in FIRST:
        yield Tour("explore", f"{game} explore", LAPTOP, explored(game))
    for game, how in zip(FIRST, (LAPTOP, NIGHT, PHONE), strict=False):
        yield Tour("play", f"{game} play", how, whole_game(game))
    for game, how in zip(FIRST, (LAPTOP, PHONE, NIGHT), strict=False):
        yield Tour("review", f"{game} review", how, looked_back(game))
    for how in (LAPTOP, NIGHT, PHONE):
        yield Tour("tutor", "torres.scoring tutor", how, tutored("torres.counts_the_tower", "torres.scoring"))
    yield Tour("lab", "lab torres.scoring.2", LAPTOP, lab_lesson("torres.scoring.2"))
    yield Tour("lab", "lab catan.first_game.3", NIGHT, lab_lesson("catan.first_game.3"))
    for at, game in enumerate(FIRST):
        yield Tour("lab", f"lab {game} board", NIGHT if at % 2 else LAPTOP, lab_study(game))
    yield Tour("lab", "lab progress", LAPTOP, lab_cards)
