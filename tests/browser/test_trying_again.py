"""Try again, as a hand does it: a number is typed anew, everything else is mended, and Check takes what is complete."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from boardlab.lessons import checkpoint
from boardlab.lessons.build.lesson_sources import lesson_files
from boardlab.lessons.model.question_types import BECAUSE
from boardlab.session.lesson.lesson_session import LessonSession
from boardlab.session.question.question import Question
from tests.browser.keyboard import MAIN
from tests.browser.tables import Room


def asked(browser: Browser, about: str, lang: str = "en") -> tuple[Room, LessonSession]:
    """The page of a lesson at one of its questions."""
    stage = LessonSession(about if about in lesson_files() else about.rpartition(".")[0], lang)
    kinds = {step.about: checkpoint(step.about).kind for step in stage.steps if step.about}
    # A lesson stands for its first question that asks for places.
    about = about if about in kinds else next(name for name, kind in kinds.items() if kind == "cells")
    stage.go(next(at for at, step in enumerate(stage.steps) if step.about == about))
    room = Room(browser, 1020, 720)
    room.walk(stage, 1000, room=700)
    return room, stage


@pytest.mark.parametrize("lang", ["en", "ko"])
def test_fifteen_after_twelve_is_fifteen(browser, lang):
    room, stage = asked(browser, "torres.scoring.2", lang)
    page, field = room.page, room.page.locator(".bl-number input")
    field.click()
    # Faster than a draft is kept.
    page.keyboard.type("12")
    page.keyboard.press("Enter")
    expect(page.locator(".bl-verdict.bl-bad")).to_have_count(1)
    page.locator(MAIN).click()
    expect(field).to_be_focused()
    page.keyboard.type("15")
    expect(field).to_have_value("15")
    page.keyboard.press("Enter")
    expect(page.locator(".bl-verdict.bl-good")).to_have_count(1)
    assert (stage.question.standing.tries, stage.question.worth) == (2, 10), "a prediction tries once for nothing"
    # What is solved may be tried again, too.
    page.locator('[data-do="again"]:visible').first.click()
    expect(page.locator(".bl-verdict")).to_have_count(0)
    expect(field).to_have_value("")
    room.close()


@pytest.mark.parametrize("about", ["catan.trade.21", "catan.trade.3"])
def test_on_a_phone_the_question_stands_in_sight_again(browser, about):
    """It stayed scrolled to where the verdict was, with half a line of the question below the board."""
    stage = LessonSession("catan.trade", "ko")
    stage.go(next(at for at, step in enumerate(stage.steps) if step.about == about))
    room = Room(browser, 410, 580)
    talk, _ = room.walk(stage, 390, room=560)
    question = stage.question.asked
    wrong = next(each.answer(question.position) for each in question.misconceptions if each.answer)
    stage.question.submit(wrong, learner=False)
    talk.refresh()
    room.change(talk.shown())
    room.page.locator(".bl-verdict").wait_for()
    room.page.locator(".bl-st-body, .bl-st-text").evaluate_all("(all) => all.map((one) => (one.scrollTop = 1e6))")
    room.page.locator(MAIN).click()
    room.page.locator(".bl-verdict").wait_for(state="detached")
    room.settled()
    assert room.page.evaluate(ASKED_IN_SIGHT)
    room.close()


ASKED_IN_SIGHT = """() => {
    const asked = document.querySelector(".bl-st-asked"), range = document.createRange();
    range.selectNodeContents(asked);
    const [line] = range.getClientRects();
    return [line.top + 2, line.bottom - 2].every((y) => asked.contains(document.elementFromPoint(line.left + 5, y)));
}"""


def test_what_is_typed_takes_the_place_of_a_draft(browser):
    """After a reload the field holds what was typed before, and a digit leads into it from anywhere."""
    room, stage = asked(browser, "torres.scoring.2")
    stage.state.place.drafts["torres.scoring.2"] = "12"
    room.walk(stage, 1000, room=700)
    field = room.page.locator(".bl-number input")
    expect(field).to_have_value("12")
    room.page.locator(".bl-lesson").focus()
    room.page.keyboard.type("15")
    expect(field).to_have_value("15")
    room.close()


def test_on_a_card_too_a_number_is_typed_anew(browser):
    session = Question(checkpoint("torres.scoring.2"), "en")
    room = Room(browser)
    room.play(session)
    field = room.page.locator(".bl-number input")
    field.click()
    room.page.keyboard.type("12")
    room.page.keyboard.press("Enter")
    room.page.locator('[data-do="again"]').click()
    expect(field).to_be_focused()
    room.page.keyboard.type("15")
    expect(field).to_have_value("15")
    room.close()


def test_a_number_with_its_unit_fits_its_field(browser):
    room, stage = asked(browser, "torres.scoring.2", "ko")
    room.page.locator(".bl-number input").click()
    room.page.keyboard.type("１５ 점입니다")
    room.page.keyboard.press("Enter")
    expect(room.page.locator(".bl-verdict.bl-good")).to_have_count(1)
    assert stage.question.solved
    room.close()


@pytest.mark.parametrize("about", ["torres.scoring", "catan.board", "creed.matchups"])
def test_picked_places_stay_on_the_board(browser, about):
    room, stage = asked(browser, about)
    places = stage.question.asked.places[:2]
    for place in places:
        room.click_place(place)
    expect(room.page.locator(".bl-st-foot")).to_contain_text(stage.question.picked_says)
    room.page.locator(MAIN).click()
    expect(room.page.locator(".bl-verdict.bl-bad")).to_have_count(1)
    room.page.locator(MAIN).click()
    expect(room.page.locator(".bl-st-foot")).to_contain_text(stage.question.picked_says)
    assert stage.question.picked == {*places}
    room.close()


@pytest.mark.parametrize("host", ["lesson", "card"])
def test_a_wrong_choice_is_there_to_be_changed(browser, host):
    about = checkpoint("torres.scoring.4")
    if host == "lesson":
        room, _ = asked(browser, about.id)
    else:
        room = Room(browser)
        room.play(Question(about, "en"))
    page, main = room.page, room.page.locator(f'{MAIN}, [data-do="answer"], .bl-commit [data-do="again"]')
    choice, because, reason = next(each for each in about.combinations if not about.grade(each)).partition(BECAUSE)
    rows = [page.locator(f'.bl-options input[value="{value}"]') for value in (f"{choice}{because}", reason)]
    for row in rows:
        row.check(force=True)
    main.first.click()
    expect(page.locator(".bl-verdict.bl-bad")).to_have_count(1)
    main.first.click()
    for row in rows:
        expect(row).to_be_checked()
    # It was wrong: what is lit is to be changed, and who checks it all the same is told so.
    expect(page.locator("[data-lit]:visible")).to_have_count(1)
    expect(page.locator(".bl-options[data-lit]")).to_have_count(1)
    main.first.click()
    expect(page.locator(".bl-study")).to_contain_text("You gave this answer already.")
    expect(page.locator(".bl-verdict")).to_have_count(0)
    if host == "lesson":
        notice, below = (
            page.locator(f".bl-st-foot > {part}").bounding_box() for part in (".bl-strip-notice", ".bl-st-next")
        )
        assert notice["x"] + notice["width"] >= below["x"] + below["width"], "no letter of what it lies on is beside it"
        assert notice["x"] + notice["width"] < page.locator(MAIN).bounding_box()["x"]
    room.close()


LIES = """([said, field, stake]) => {
    const [over, free, under] = [said, field, stake].map((one) => one.getBoundingClientRect());
    const letters = document.createRange();
    letters.selectNodeContents(said.querySelector("span"));
    const text = letters.getBoundingClientRect();
    return {
        field: over.bottom <= free.top,
        stake: over.bottom <= under.top + 1 || (over.top <= under.top && over.bottom >= under.bottom - 1),
        whole: text.top >= over.top && text.bottom <= over.bottom,
    };
}"""


@pytest.mark.parametrize(("width", "height"), [(1100, 700), (390, 844), (360, 600)])
@pytest.mark.parametrize("lang", ["en", "ko"])
@pytest.mark.parametrize("about", ["torres.scoring.5", "catan.robber.2", "creed.board.12"])
def test_notice_leaves_the_number_field_free(browser, about, lang, width, height):
    """On a phone it took five lines and lay over the number."""
    stage = LessonSession(about.rpartition(".")[0], lang)
    stage.go(next(at for at, step in enumerate(stage.steps) if step.about == about))
    room = Room(browser, width + 20, height + 20)
    room.walk(stage, width, room=height)
    field, main = room.page.locator(".bl-number input"), room.page.locator(MAIN)
    for _ in range(2):
        field.fill("77")
        main.click()
        if stage.question.grade is not None:
            expect(room.page.locator(".bl-verdict")).to_have_count(1)
            main.click()
            expect(room.page.locator(".bl-verdict")).to_have_count(0)
    said = room.page.locator(".bl-st-foot > .bl-strip-notice")
    said.wait_for()
    parts = [each.element_handle() for each in (said, field, room.page.locator(".bl-number small"))]
    assert room.page.evaluate(LIES, parts) == {"field": True, "stake": True, "whole": True}
    room.close()


def test_five_of_five_cards_are_an_answer(browser):
    """One button checks it, and no other ends it before. What is left in the hand is still seen beside the verdict."""
    room, stage = asked(browser, "catan.robber.3")
    for card in ("lumber", "brick", "wool", "wool", "grain"):
        room.page.locator(f'[data-pick="give:{card}"]').first.click()
    expect(room.page.locator('[data-pick="done"]')).to_have_count(0)
    room.page.locator(MAIN).click()
    expect(room.page.locator(".bl-verdict.bl-good")).to_have_count(1)
    assert stage.question.solved
    expect(room.page.locator(".bl-st-fig .bl-hand .bl-fancard")).to_have_count(2)
    room.close()


def test_class_question_is_announced_without_praise(browser):
    room, _ = asked(browser, "torres.scoring.2")
    room.page.locator(".bl-lesson").focus()
    room.page.keyboard.press("p")
    room.page.keyboard.press("Space")
    expect(room.page.locator(".bl-headline").first).to_contain_text("The answer")
    expect(room.page.locator(".bl-headline").first).not_to_contain_text("Right")
    room.close()


RINGS = """() => [...document.querySelectorAll(".bl-hit.bl-mine")].map((one) =>
    [one.classList.contains("bl-wrong"), getComputedStyle(one).stroke])"""


@pytest.mark.parametrize("name", ["catan.board.3", "creed.special.10"])
def test_wrong_place_has_its_own_ring(room, name):
    """What was picked is lit in gold; the one that does not belong is red, over that."""
    session = Question(checkpoint(name), "en")
    right = sorted(session.asked.answer())
    session.picked = frozenset([*right[1:], next(each for each in session.asked.places if each not in right)])
    session.submit(session.picked, learner=False)
    room.play(session)
    found = room.page.evaluate(RINGS)
    wrong, others = ({stroke for is_wrong, stroke in found if is_wrong == of} for of in (True, False))
    assert len(wrong) == 1 <= len(others)
    assert wrong.isdisjoint(others)


SPOKEN = """() => {
    window.spoken = [];
    for (const live of document.querySelectorAll("[aria-live]"))
        new MutationObserver(() => live.textContent.trim() && window.spoken.push(live.textContent.trim()))
            .observe(live, { childList: true, characterData: true, subtree: true });
}"""


@pytest.mark.parametrize("name", ["torres.first_game.1", "catan.board.3", "creed.teams.8"])
def test_keys_pick_a_place_and_announce_the_verdict_once(room, name):
    session = Question(checkpoint(name), "en")
    room.play(session)
    room.page.evaluate(SPOKEN)
    room.page.locator("[role=gridcell][tabindex='0']").focus()
    room.page.keyboard.press("Enter")
    room.page.wait_for_function(
        "() => !window.waiting && document.querySelector('.bl-cells').textContent.includes('Picked')"
    )
    assert len(session.picked) == 1
    room.page.locator("[data-do=answer]").focus()
    room.page.keyboard.press("Enter")
    expect(room.page.locator(".bl-verdict")).to_have_count(1)
    room.page.wait_for_function("() => window.spoken.length >= 2")
    picked, *verdict = room.page.evaluate("() => window.spoken")
    assert picked.startswith("Picked")
    assert len(verdict) == 1
    assert session.grade.headline("en").rstrip(".!") + "." in verdict[0], "a headline ends before what follows is said"
