"""The tutor finds and cures a wrong rule, by keyboard, and by mouse in a notebook; one on no list stays open."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Browser, Page, expect

from boardlab.lessons import Checkpoint, checkpoint
from boardlab.session.features.tutor import TutorFeature
from boardlab.session.game_session import Session
from boardlab.session.kinds import tutor
from boardlab.tutoring.bank import Bank, bank
from boardlab.tutoring.choose import TOGETHER
from tests.browser.tables import Room

WRONG = "torres.counts_the_tower"
FOCUSED = "() => document.activeElement.matches('.bl-number input, .bl-main')"
VALUE = ".bl-reading-wrong td"
CARD = """from boardlab.lessons.journal.journal import journal; journal().delete()
from boardlab.notebook import tutor_card
from boardlab.tutoring.bank import Bank, bank
whole = bank("torres.scoring", 3)
typed = Bank(whole.topic, [each for each in whole.questions if each.kind == "number"])
tutor_card.bank = lambda topic: typed
tutor_card.tutor("torres.scoring")"""
STATE = """() => [".bl-kicker", ".bl-predict", ".bl-commit .bl-main"]
    .map((part) => document.querySelector(`.bl-tutor ${part}`))
    .map((one) => one?.dataset.k + one?.textContent).join()"""
# Does the first line of what is asked or told stand in the window?
IN_SIGHT = """() => {
    const { top } = document.querySelector(".bl-verdict .bl-headline, .bl-asked h3").getBoundingClientRect();
    return top >= 0 && top < innerHeight - 20;
}"""


def asking(lang: str) -> Session:
    """A tutor that asks for numbers alone, which are typed."""
    whole = bank("torres.scoring", 3)
    # Each shows few wrong rules, so that several tell more.
    typed = [each for each in whole.questions if each.kind == "number" and len(each.says) <= 5]
    return tutor(Bank(whole.topic, typed), lang)


def answer(room: Room, given: object) -> None:
    """Type an answer into the field that has the focus, and press Enter."""
    room.page.keyboard.type(str(given))
    room.page.keyboard.press("Enter")
    room.settled()


def by(asked: Checkpoint, wrong: str) -> Any:
    """What a wrong rule answers, or the right answer where it does not err."""
    behind = (each for each in (*asked.misconceptions, *asked.unnamed) if each.id == wrong)
    return next((each.answer(asked.position) for each in behind), asked.answer())


def stands(told: TutorFeature) -> str:
    return told.course.phase


def is_lit(page: Page) -> bool:
    """Is the focus where one answers or goes on?"""
    return bool(page.evaluate(FOCUSED))


def test_a_wrong_rule_is_found_and_cured_by_keyboard(browser: Browser) -> None:
    room, session = Room(browser, 1280, 800), asking("en")
    told = session.has(TutorFeature)
    room.tutor(session, 1240)
    page = room.page
    page.locator(".bl-number input").focus()
    phases, together = [], 0
    for _ in range(40):
        phases.append(told.course.phase)
        if told.course.phase == "cured":
            break
        assert is_lit(page), phases
        if page.locator('[data-do="answer"]').count():
            # Nothing is called right or wrong while it looks for the reading.
            assert phases[-1] != "ask" or not page.locator(".bl-verdict").count()
            asked = told.question.asked
            together = max(together, page.locator(".bl-sheet li").count())
            answer(room, by(asked, WRONG) if phases[-1] == "ask" else asked.answer())
        else:
            page.keyboard.press("Enter")
            room.settled()
    assert together == TOGETHER
    assert list(dict.fromkeys(phases)) == ["ask", "refute", "guided", "free", "cured"]
    assert int(page.locator(VALUE).inner_text().removesuffix("%")) < 5
    assert page.locator(".bl-headline").inner_text() == "“The tallest tower” is gone"
    # What was believed comes from answers that can be taken out.
    page.locator('[data-do="tutor_answers"]').press("Enter")
    room.settled()
    rows = page.locator(".bl-counted li")
    before = rows.count()
    page.locator('[data-do="leave_out"]').last.press("Enter")
    room.settled()
    assert rows.count() == before - 1
    assert not room.errors
    room.close()


def test_an_unlisted_wrong_rule_ends_as_still_unsure(browser: Browser) -> None:
    room, session = Room(browser, 390, 844), asking("ko")
    told = session.has(TutorFeature)
    room.tutor(session, 390)
    page = room.page
    page.locator(".bl-number input").focus()
    while told.course.phase == "ask":
        page.evaluate("() => scrollTo(0, 9999)")
        answer(room, 97 + told.course.count)
        assert page.evaluate(IN_SIGHT), told.course.count
    assert stands(told) == "unsure"
    assert page.locator(".bl-headline").inner_text() == "아직 알 수 없습니다"
    assert not page.locator(".bl-reading-wrong").count()
    # Nothing is noted as misread.
    assert not any(entry.misconception for entry in told.known.counted)
    page.locator('[data-do="tutor"]').press("Enter")
    room.settled()
    assert stands(told) == "ask"
    assert not room.errors
    room.close()


def test_a_notebook_finds_and_cures_by_mouse(open_notebook: Any) -> None:
    page = open_notebook(CARD, height=1400).page
    kicker, said = page.locator(".bl-tutor .bl-kicker"), list[str]()
    expect(kicker).to_have_text("Sheet 1")
    while said[-1:] != ["Cured"] and len(said) < 60:
        before, named = page.evaluate(STATE), page.locator(".bl-reading-wrong").count()
        if page.locator('[data-do="answer"]').count():
            shown = page.locator(".bl-predict").get_attribute("data-k") or ""
            asked = checkpoint(shown.removeprefix("predict "))
            page.locator(".bl-number input").fill(str(asked.answer() if named else by(asked, WRONG)))
        page.locator(".bl-commit .bl-main").click()
        page.wait_for_function(f"(before) => ({STATE})() !== before", arg=before)
        said.append(kicker.inner_text())
    steps = list(dict.fromkeys(each.rstrip(" 0123456789") for each in said))
    assert steps == ["Sheet", "You seem to read it like this", "Together", "Now alone", "Cured"]
    expect(page.locator(".bl-tutor .bl-asked")).to_contain_text("It comes back")
