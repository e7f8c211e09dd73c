"""A class is shown a plan or a single question by keys alone, wherever the focus is and however slowly it comes."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from boardlab.lessons import checkpoint, practice
from boardlab.session.lesson.card_session import CardSession
from boardlab.session.lesson.lesson_session import LessonSession
from boardlab.session.plan import read_plan
from boardlab.session.question.question import Question
from tests.browser.tables import HOME, Room
from tests.effort import drawn

PLAN = ("torres.scoring.2", "catan.trade 3", "catan.road.7")
SHOWN = ".bl-big .bl-st-present"
POINTED = "() => !!document.elementFromPoint(300, 360).closest('.bl-surface > *')"
ANYWHERE = {
    "body": "() => document.activeElement.blur()",
    "board": "() => document.querySelector('[role=gridcell]').focus()",
    "empty": "() => document.elementFromPoint(innerWidth - 9, 9).click()",
    "button": "() => document.querySelector('.bl-st-cue').focus()",
}


@pytest.fixture
def room(browser):
    opened = Room(browser, 1280, 720)
    yield opened
    opened.close()


@pytest.mark.parametrize("where", drawn(ANYWHERE, 4))
def test_plan_is_driven_by_keys_wherever_the_focus_is(room, where):
    """By a keyboard and by a clicker, which knows two keys; what is counted is said politely."""
    stage = LessonSession.of_plan(read_plan("\n".join(PLAN)), "en")
    page = room.page
    room.walk(stage, 1240, room=680)
    page.locator(".bl-lesson").focus()
    page.keyboard.press("p")
    page.wait_for_selector(SHOWN)

    def press(*keys):
        room.settled()
        page.evaluate(ANYWHERE[where])
        for key in keys:
            page.keyboard.press(key)

    press("b", "1", "2", "c", "7")
    expect(page.locator(".bl-lesson > [aria-live=polite]")).to_contain_text("19 hands")
    press("Space")
    expect(page.locator(".bl-bars li").first).to_contain_text("Plus instead of times")
    press("v", "c", "1", "9", "Escape", "Space")
    page.wait_for_selector(".bl-bars .bl-before")
    press("m")
    expect(page.locator(".bl-bars")).to_have_count(0)
    press("ArrowLeft")
    page.wait_for_selector(".bl-bars .bl-before")
    press("PageDown", "PageDown")
    expect(page.locator(".bl-st-cues > span")).to_have_text("3 of 3")
    press("u", "9")
    expect(page.locator(".bl-st-kick")).to_have_text("9 hands")
    page.keyboard.press("Escape")
    press("PageUp", "PageUp")
    expect(page.locator(".bl-st-cues > span")).to_have_text("1 of 3")
    # A mouse that rests points at nothing on a board that comes under it, until it moves.
    assert not page.evaluate(POINTED)
    for x in (299, 300):
        page.mouse.move(x, 360)
    assert page.evaluate(POINTED)
    press("?")
    page.wait_for_selector(".bl-keys")
    press("Escape", "Escape")
    page.wait_for_selector(".bl-lesson:not(.bl-big)")
    assert room.errors == []


def test_card_is_presented_and_is_a_card_again(room):
    room.card(CardSession(Question(checkpoint("torres.scoring.2"), "en")))
    page = room.page
    page.locator(".bl-card").focus()
    page.keyboard.press("p")
    page.wait_for_selector(SHOWN)
    for key in ("b", "1", "2", "c", "7", "Space"):
        page.keyboard.press(key)
    expect(page.locator(".bl-bars li").first).to_contain_text("Plus instead of times")
    page.keyboard.press("Escape")
    page.wait_for_selector(".bl-card:not(.bl-big, .bl-lesson) .bl-asked h3")
    page.locator(".bl-begin").click()
    page.wait_for_selector(f"{SHOWN} .bl-bars")
    assert room.errors == []


def test_practice_card_goes_on_before_a_class(room):
    row = practice("torres.scoring", seed=1)
    asked = Question(row[1], "en", row)
    room.card(CardSession(asked))
    room.page.locator(".bl-begin").click()
    room.page.wait_for_selector(f"{SHOWN} .bl-hands")
    first = asked.asked.id
    room.page.keyboard.press("ArrowRight")
    room.settled()
    assert asked.asked.id != first


def test_keys_wait_for_a_presenter_that_comes_late(room):
    """Its button says so meanwhile, and says if it does not come at all."""
    page, held = room.page, []
    late = f"{HOME}/presenter.js"
    # A page that was there before may have it.
    page.goto(f"{HOME}/")
    page.route(late, lambda route, _: held.append(route))
    room.walk(LessonSession.of_plan(read_plan(PLAN[0]), "en"), 1240, room=680)
    begin = page.locator(".bl-st-begin")
    begin.click()
    page.keyboard.press("Space")
    expect(begin).to_have_text("One moment …")
    page.unroute(late)
    held[0].abort()
    expect(begin).to_have_text("Not loaded. Try again")
    page.locator(".bl-lesson").focus()
    for key in ("p", "b", "1", "2", "Space"):
        page.keyboard.press(key)
    page.wait_for_selector(f"{SHOWN} .bl-bars")
    assert room.errors == []


def test_card_in_a_notebook_is_presented(open_notebook):
    """There the parts come from Python."""
    notebook = open_notebook('import boardlab\nboardlab.language("en")\nboardlab.check("torres.scoring.2")')
    page = notebook.page
    page.locator(".bl-card[data-ready] .bl-begin").click()
    page.wait_for_selector(f"{SHOWN} .bl-hands")
    page.keyboard.press("Space")
    page.wait_for_selector(".bl-bars .bl-behind")
    page.keyboard.press("Escape")
    expect(page.locator(".bl-card:not(.bl-big)")).to_be_visible()
