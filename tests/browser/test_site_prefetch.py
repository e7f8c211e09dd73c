"""A lesson before Python is there: one walks its first steps, and what is answered waits for Python."""

from __future__ import annotations

import json

import pytest

from boardlab.lessons import checkpoint
from boardlab.lessons.model.question_types import half
from boardlab.site.prefetch import prefetch
from tests.browser.keyboard import MAIN
from tests.browser.site_page import LESSONS, LIVES, STARTED, give_answer, go_to_step

KEPT = """() => new Promise((done) => {
    indexedDB.open("boardlab").onsuccess = ({ target }) => {
        const lines = target.result.transaction("lines").objectStore("lines").getAll();
        lines.onsuccess = () => done(lines.result);
    };
})"""

HIT = """(one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    const there = (part) => document.elementFromPoint(x + width / 2, y + part * height);
    return [0.1, 0.5, 0.9].every((part) => one.contains(there(part)));
}"""
"""Is something in front where a mouse would click it, at its top, in its middle and at its foot?"""
FAR = r"() => /^[1-9]\d*\.\d \/ \d+\.\d MB$/.test(document.querySelector('.far').textContent)"
"""How much of Python is there, and of how much."""
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
        self.held = []
        self.free = False
        for part in ("memory", "library"):
            self.page.context.route(f"**/python/*{part}*", self.hold)
        self.page.goto(f"{here.home}{'' if lang == 'en' else f'{lang}/'}{lesson.replace('.', '/')}/")
        self.page.wait_for_selector('#lesson[data-early] .bl-lesson[data-ready="1"]')
        self.record = prefetch(lesson, lang)
        self.asked = checkpoint(self.record["asks"][0])

    def hold(self, route):
        """Keep a file back, until Python may come."""
        if self.free:
            route.continue_()
        else:
            self.held.append(route)

    def go_to_question(self):
        """Walk there by the arrow key."""
        go_to_step(self.page, len(self.record["steps"]))

    def give(self, key):
        """Give an answer by its key, as a learner does."""
        give_answer(self.page, self.asked.kind, key)

    def let_go(self):
        """Let Python come, and wait for it."""
        self.free = True
        for route in self.held:
            route.continue_()
        self.page.wait_for_selector(LIVES, timeout=STARTED)

    def journal(self):
        """The answers that are kept, in order: what was given, and whether it was right."""
        lines = [json.loads(line["text"]) for line in self.page.evaluate(KEPT)]
        return [(line["id"], line["answer"], line["right"]) for line in lines if line["kind"] == "answer"]


def wrong_answer(asked):
    """What the first wrong rule of a question answers."""
    return str(asked.misconceptions[0].answer(asked.position))


ASKED = [("en", "Checked when ready"), pytest.param("ko", "준비되면 확인합니다", marks=pytest.mark.soak)]


@pytest.mark.parametrize(("lang", "says"), ASKED)
def test_answer_before_python_waits_and_is_graded_once(visit, lang, says):
    held = Held(visit(), LESSONS["catan"], lang)
    asked, page = held.asked, held.page
    held.go_to_question()
    given = wrong_answer(asked)
    held.give(given)
    assert page.locator(MAIN).inner_text() == says
    page.wait_for_selector("#wait.asked progress")
    # It is given once, however often one presses.
    page.locator(".bl-number input").press("Enter")
    page.locator(MAIN).press("Enter")
    assert not page.locator(".bl-st-note").count()
    held.let_go()
    page.wait_for_selector(".bl-st-note")
    grade = asked.grade(given)
    note = " ".join(page.locator(".bl-st-note").inner_text().split())
    assert " ".join(grade.message(lang).split()) in note
    assert held.journal() == [(asked.id, grade.answer, False)]
    assert not page.locator("#wait").count()
    assert page.locator(MAIN).inner_text() != says


@pytest.mark.parametrize(("width", "height"), [(1000, 720), pytest.param(390, 844, marks=pytest.mark.soak)])
def test_bar_shows_progress_and_moves_nothing_when_gone(visit, width, height):
    held = Held(visit(viewport={"width": width, "height": height}), LESSONS["torres"])
    page = held.page
    assert page.locator("#wait").is_visible()
    page.wait_for_function(FAR)
    assert page.locator(MAIN).evaluate(HIT)
    last = page.locator("article section").last
    last.scroll_into_view_if_needed()
    places = {name: page.locator(name).bounding_box() for name in (MAIN, ".bl-surface svg", ".top nav")}
    held.let_go()
    assert {name: page.locator(name).bounding_box() for name in places} == places
    assert last.is_visible(), "who reads there goes on reading"


def test_failing_python_start_is_said_and_prepares_nothing(visit):
    here = visit()
    page = here.page
    page.route("**/worker.js*", lambda route: route.abort())
    page.goto(f"{here.home}torres/scoring/")
    page.locator("#failed").wait_for()
    page.wait_for_selector(".bl-lesson")
    assert not page.locator("#wait").count()


@pytest.mark.soak
def test_language_link_becomes_the_stages_switch_with_python(visit):
    here = visit()
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
def test_language_link_works_before_python(visit):
    here = visit()
    page = Held(here, LESSONS["torres"]).page
    page.evaluate("() => { window.stays = true; }")
    page.locator('.top nav a[hreflang="ko"]').click()
    page.wait_for_url(f"{here.home}ko/torres/scoring/", wait_until="commit")
    page.wait_for_selector('#lesson[data-early] .bl-lesson[lang="ko"][data-ready="1"]')
    assert not page.evaluate("() => window.stays"), "a page of its own"


@pytest.mark.soak
def test_pick_before_python_waits_and_is_done(visit):
    held = Held(visit(), LESSONS["torres"])
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
def test_unchecked_number_stays_when_python_comes(visit):
    held = Held(visit(), LESSONS["catan"])
    field = held.page.locator(".bl-number input")
    held.go_to_question()
    field.fill("7")
    held.let_go()
    assert held.page.locator(f'.bl-dot-ask[aria-current][data-at="{len(held.record["steps"])}"]').count() == 1
    assert field.input_value() == "7"
    assert held.journal() == []


@pytest.mark.soak
def test_choice_before_python_stays_and_is_graded(visit):
    held = Held(visit(), "catan.trade")
    held.go_to_question()
    wrong = half(held.asked.misconceptions[0].answer(held.asked.position))
    row = held.page.locator(f'.bl-options:not(.bl-why) input[value^="{wrong} because"]')
    row.check(force=True)
    held.let_go()
    assert row.is_checked()
    held.page.locator(".bl-why input").first.check(force=True)
    held.page.locator(MAIN).click()
    held.page.wait_for_selector(".bl-st-note.bl-bad")
    assert [right for _, _, right in held.journal()] == [False]
