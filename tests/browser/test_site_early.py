"""A lesson before Python is there: the first question is graded, the rest waits, and Python takes all of it over."""

from __future__ import annotations

import json

import pytest

from boardlab.lessons import checkpoint
from boardlab.site.build import build
from boardlab.site.early import early
from boardlab.site.python_files import USUAL_PLACE
from tests.browser.keyboard import MAIN
from tests.browser.site_page import LESSONS, LIVES, NODE, STARTED, UNDER, Visit, give_answer, go_to_step, served

KEPT = """() => new Promise((done) => {
    indexedDB.open("boardlab").onsuccess = ({ target }) => {
        const lines = target.result.transaction("lines").objectStore("lines").getAll();
        lines.onsuccess = () => done(lines.result);
    };
})"""

LEFT = "() => Object.keys(localStorage).filter((key) => key.startsWith('boardlab.early')).length"
"""How many lessons have tries that no Python has taken, as far as a page has heard."""
HIT = """(one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    const there = (part) => document.elementFromPoint(x + width / 2, y + part * height);
    return [0.1, 0.5, 0.9].every((part) => one.contains(there(part)));
}"""
"""Is something in front where a mouse would click it, at its top, in its middle and at its foot?"""
FOLLOWED = """(link) => {
    let kept = true;
    const look = (event) => {
        if (event.target !== link) return;
        kept = event.defaultPrevented;
        event.preventDefault();
    };
    addEventListener("click", look);
    link.click();
    removeEventListener("click", look);
    return kept ? "" : link.href;
}"""
"""Where a link leads, and "" where the page does something else; the page stays."""


class Held:
    """A page whose Python does not come before it is let go."""

    def __init__(self, here, lesson, lang="en"):
        self.page, self.lesson, self.lang = here.page, lesson, lang
        self.held, self.fetched = [], []
        self.page.context.on("request", lambda request: self.fetched.append(request.url))
        self.free = False
        for part in ("memory", "library"):
            self.page.context.route(f"**/python/*{part}*", self.hold)
        self.page.goto(f"{here.home}{'' if lang == 'en' else f'{lang}/'}{lesson.replace('.', '/')}/")
        self.page.wait_for_selector('#lesson[data-early] .bl-lesson[data-ready="1"]')
        self.record = early(lesson, lang)
        self.asked = checkpoint(self.record.steps["asked"]["id"])

    def hold(self, route):
        """Keep a file back, until Python may come."""
        if self.free:
            route.continue_()
        else:
            self.held.append(route)

    def go_to_question(self):
        """Walk there by the arrow key."""
        go_to_step(self.page, len(self.record.steps["steps"]))

    def give(self, key):
        """Give an answer by its key, as a learner does."""
        give_answer(self.page, self.asked.kind, key)

    def let_go(self):
        """Let Python come, and wait for it."""
        self.free = True
        for route in self.held:
            route.continue_()
        self.page.wait_for_selector(LIVES, timeout=STARTED)

    def right(self):
        """The key of a right answer."""
        return next(key for key, each in self.record.answers["answers"].items() if each["right"])

    def opened_once_more(self, here):
        """Open the lesson on another page of this browser, and look at that from now on."""
        again = Visit(self.page.context, here.home.rstrip("/"))
        self.page = again.page
        again.page.goto(f"{here.home}{'' if self.lang == 'en' else f'{self.lang}/'}{self.lesson.replace('.', '/')}/")
        return again

    @property
    def answers(self):
        """The requests for the named answers."""
        return [url for url in self.fetched if "_answers-" in url]

    def journal(self):
        """The answers that are kept, in order: what was given, and whether it was right."""
        lines = [json.loads(line["text"]) for line in self.page.evaluate(KEPT)]
        return [(line["id"], line["answer"], line["right"]) for line in lines if line["kind"] == "answer"]


@pytest.mark.parametrize("dies", [False, pytest.param(True, marks=pytest.mark.soak)])
def test_an_answer_is_graded_before_python_is_there_and_python_counts_it_once(visit, dies):
    here = visit("torres")
    held = Held(here, LESSONS["torres"], "ko")
    asked = held.asked
    held.go_to_question()
    assert asked.kind == "number"
    assert not held.answers
    assert asked.told().message("ko") not in held.page.content()
    wrong = next(key for key, each in held.record.answers["answers"].items() if not each["right"])
    held.give(wrong)
    held.page.wait_for_selector(".bl-st-note")
    grade = asked.grade(wrong)
    note = " ".join(held.page.locator(".bl-st-note").inner_text().split())
    assert " ".join(grade.headline("ko").split()) in note
    assert " ".join(grade.message("ko").split()) in note
    assert len(held.answers) == 1
    assert asked.told().message("ko") not in held.page.content()
    # To try again is Python's: that waits, and says so.
    held.page.locator(MAIN).click()
    held.page.wait_for_selector("#wait.asked progress")
    # Where a page dies before it hears that Python has counted its tries, it leaves them behind.
    held.page.evaluate("() => { Storage.prototype.removeItem = () => {}; }")
    held.let_go()
    assert held.journal() == [(asked.id, int(wrong), False)]
    assert not held.page.locator("#wait").count()
    held.page.wait_for_selector(".bl-number input")
    held.give(str(asked.answer()))
    held.page.wait_for_selector(".bl-st-note.bl-good")
    both = [(asked.id, int(wrong), False), (asked.id, asked.answer(), True)]
    assert held.journal() == both
    assert held.page.evaluate(LEFT) == 1
    if not dies:
        return
    held.page.close(run_before_unload=False)
    again = held.opened_once_more(here)
    again.page.wait_for_selector(LIVES, timeout=STARTED)
    again.page.wait_for_function(f"() => !({LEFT})()")
    assert held.journal() == both
    # The lesson goes on where it was left, with what was solved.
    assert again.page.locator(".bl-st-stopped").count() == 1
    assert again.page.locator(f'.bl-dot-ask.bl-done[data-at="{len(held.record.steps["steps"])}"]').count() == 1
    assert (again.started_from, again.wrong) == ("memory", [])


@pytest.mark.parametrize(("width", "height"), [(1000, 720), pytest.param(390, 844, marks=pytest.mark.soak)])
def test_the_bar_covers_nothing_and_nothing_moves_when_it_goes(visit, width, height):
    held = Held(visit("torres", viewport={"width": width, "height": height}), LESSONS["torres"])
    page = held.page
    assert page.locator("#wait").is_visible()
    assert page.locator(MAIN).evaluate(HIT)
    places = {name: page.locator(name).bounding_box() for name in (MAIN, ".bl-stage svg", ".top nav")}
    held.let_go()
    assert {name: page.locator(name).bounding_box() for name in places} == places


def test_where_python_cannot_start_that_is_said_and_nothing_gets_ready(visit):
    here = visit("torres")
    page = here.page
    page.route("**/worker.js*", lambda route: route.abort())
    page.goto(f"{here.home}torres/scoring/")
    page.locator("#failed").wait_for()
    page.wait_for_selector(".bl-lesson")
    assert not page.locator("#wait").count()


def test_a_language_at_the_top_is_a_link_until_python_is_there_and_then_the_switch_of_the_stage(visit):
    here = visit("torres")
    held = Held(here, LESSONS["torres"])
    page, other = held.page, f"{here.home}ko/torres/scoring/"
    link = page.locator('.top nav a[hreflang="ko"]')
    assert link.evaluate(FOLLOWED) == other
    held.let_go()
    page.evaluate("() => { window.stays = true; }")
    link.click()
    page.wait_for_function("() => document.title.startsWith('점수')")
    assert (page.url, page.locator(".bl-lesson").get_attribute("lang")) == (other, "ko")
    assert page.locator(".bl-st-head h2").inner_text() == page.locator(".top h1").inner_text()
    assert page.evaluate("() => window.stays"), "no new load"
    # What has the focus is the same switch, for the way back.
    assert page.evaluate("() => document.activeElement.hreflang") == "ko"


@pytest.mark.soak
def test_a_language_at_the_top_leads_to_its_page_before_python_is_there(visit):
    here = visit("torres")
    page = Held(here, LESSONS["torres"]).page
    page.evaluate("() => { window.stays = true; }")
    page.locator('.top nav a[hreflang="ko"]').click()
    page.wait_for_url(f"{here.home}ko/torres/scoring/", wait_until="commit")
    page.wait_for_selector('#lesson[data-early] .bl-lesson[lang="ko"][data-ready="1"]')
    assert not page.evaluate("() => window.stays"), "a page of its own"


@pytest.mark.soak
def test_a_pick_on_the_board_waits_behind_a_bar_and_is_done_when_python_comes(visit):
    held = Held(visit("torres"), LESSONS["torres"])
    go_to_step(held.page, 3)
    place = held.page.locator("[role=gridcell]").first
    key = place.get_attribute("data-place")
    place.focus()
    held.page.keyboard.press("Enter")
    held.page.wait_for_selector("#wait.asked progress")
    assert held.page.locator("#wait").is_visible()
    held.let_go()
    held.page.wait_for_selector(
        f'[role=gridcell][data-place="{key}"].bl-picked, [role=gridcell][data-place="{key}"][aria-selected="true"]',
        state="attached",
    )
    assert not held.page.locator("#wait").count()


@pytest.mark.soak
def test_a_try_of_a_page_that_was_closed_before_python_came_is_counted_once_by_the_next(visit):
    here = visit("creed")
    held = Held(here, LESSONS["creed"])
    held.go_to_question()
    held.give(held.right())
    held.page.wait_for_selector(".bl-st-note.bl-good")
    held.page.close(run_before_unload=False)
    again = held.opened_once_more(here)
    held.let_go()
    again.page.wait_for_function(f"() => !({LEFT})()")
    assert held.journal() == [(held.asked.id, held.right(), True)]
    again.open_again()
    assert held.journal() == [(held.asked.id, held.right(), True)]
    assert not again.page.locator("#lesson[data-early]").count()


@pytest.mark.soak
def test_tries_that_two_pages_hand_to_python_at_once_are_counted_once(visit):
    here = visit("creed")
    held = Held(here, LESSONS["creed"])
    held.go_to_question()
    held.give(held.right())
    held.page.wait_for_selector(".bl-st-note.bl-good")
    # The second page finds what the first has not handed on yet.
    again = held.opened_once_more(here)
    again.page.wait_for_selector(".wait")
    held.let_go()
    here.page.wait_for_selector(LIVES, timeout=STARTED)
    again.page.wait_for_function(f"() => !({LEFT})()")
    assert held.journal() == [(held.asked.id, held.right(), True)]
    assert not again.wrong


@pytest.mark.soak
def test_steps_are_put_in_order_before_python_is_there(browser, tmp_path, monkeypatch):
    monkeypatch.setenv("BOARDLAB_HOME", str(tmp_path / "home"))
    build(tmp_path / UNDER, USUAL_PLACE, ["catan.founding"], node=NODE)
    with served(tmp_path) as address:
        here = Visit(browser.new_context(viewport={"width": 1280, "height": 800}), address + UNDER)
        held = Held(here, "catan.founding")
        held.go_to_question()
        for to, key in enumerate(held.asked.answer()):
            steps = held.page.locator('[data-do="up"]').evaluate_all("(all) => all.map((one) => one.dataset.pick)")
            for _ in range(steps.index(key) - to):
                held.page.locator(f'[data-do="up"][data-pick="{key}"]').click()
                held.page.wait_for_timeout(100)
        held.page.locator(MAIN).click()
        held.page.wait_for_selector(".bl-st-note.bl-good")
        held.let_go()
        assert held.journal() == [(held.asked.id, list(held.asked.answer()), True)]
        assert held.page.locator(".bl-st-note.bl-good").count() == 1
        assert not here.wrong
        here.page.context.close()
