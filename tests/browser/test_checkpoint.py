"""Checkpoint cards: each kind answered by keyboard alone, hints, a new position, what is missing; one in JupyterLab."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from boardlab.lessons import checkpoint, checkpoints
from boardlab.session.question.question import Question
from tests.browser.keyboard import CardKeys

INSIDE = "() => !!document.activeElement.closest('.bl-study')"


@pytest.mark.parametrize(
    ("kind", "topic", "lang"),
    [
        ("number", "torres.scoring", "en"),
        ("cells", "torres.scoring", "ko"),
        ("choice", "catan.founding", "en"),
        ("order", "catan.founding", "ko"),
        ("legal", "creed.teams", "ko"),
        ("turn", "creed.teams", "en"),
    ],
)
def test_each_kind_of_question_is_answered_by_keyboard(room, kind, topic, lang):
    keys = CardKeys(room, Question(next(one for one in checkpoints(topic) if one.kind == kind), lang))
    keys.answer()
    expect(room.board.locator(".bl-verdict.bl-good")).to_have_count(1)
    assert keys.page.evaluate(INSIDE), "the focus stays on the card"


def test_choice_keys_in_jupyterlab_reach_no_cell(open_notebook):
    notebook = open_notebook(
        'from boardlab import check, language; language("ko"); check("torres.scoring.4")', width=640
    )
    board, page = notebook.board(), notebook.page
    before = notebook.cells()
    board.locator(".bl-options input").first.focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(board.locator(".bl-strip-notice")).to_contain_text("어느 규칙인지도 고르세요.")
    page.keyboard.press("Space")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(board.locator(".bl-verdict.bl-bad .bl-headline b")).to_have_text("‘가장 높은 사람만 받기’")
    assert page.evaluate("() => document.activeElement.dataset.do") == "again"
    page.keyboard.press("Enter")
    expect(board.locator(".bl-options")).to_have_count(2)
    for letter in "abdxz":
        page.keyboard.press(letter)
    assert notebook.cells() == before


def test_misread_number_leads_on_and_back_by_keyboard(room):
    keys, board = CardKeys(room, Question(checkpoint("torres.scoring.2"), "en")), room.board
    keys.check()
    assert keys.focused(".bl-number input"), "what is typed after “Type a number first.” is the answer"
    keys.write("20")
    expect(board.locator(".bl-verdict.bl-bad .bl-headline b")).to_have_text("“The tallest tower”")
    assert keys.focused('[data-do="again"]')
    keys.press("Shift+Tab")
    assert keys.focused('[data-do="fresh"]')
    keys.press("Enter")
    expect(board.locator(".bl-asked small").first).to_contain_text("Practice 1 Only the knight’s level counts")
    expect(board.locator(".bl-verdict, .bl-rline")).to_have_count(0)
    keys.reach('[data-do="back"]')
    keys.press("Enter")
    expect(board.locator(".bl-asked small").first).to_have_text("Checkpoint torres.scoring.2")


def test_hints_open_one_by_one_by_keyboard(room):
    keys, board = CardKeys(room, Question(checkpoint("torres.scoring.3"), "en")), room.board
    keys.reach(".bl-hint")
    for number, worth in enumerate(("9", "8", "7"), 1):
        keys.press("Enter")
        expect(board.locator(".bl-hints .bl-open")).to_have_count(number)
        expect(board.locator(".bl-asked small").nth(1)).to_have_text(f"worth {worth} of 10")
    keys.press("Enter")
    answer = f"The answer: {checkpoint('torres.scoring.3').answer()}"
    expect(board.locator(".bl-verdict.bl-told .bl-headline b")).to_have_text(answer)
    expect(board.locator(".bl-asked small").nth(1)).to_have_text("0 of 10 points")
    expect(board.locator('[role="status"]')).to_contain_text(answer)
    assert keys.focused('[data-do="fresh"]')


MISSING = """() => {
    const box = (one) => document.querySelector(one).getBoundingClientRect();
    const [notice, check] = [box(".bl-strip-notice"), box('[data-do="answer"]')];
    return {
        top: notice.top, bottom: notice.bottom, window: innerHeight,
        beside: notice.right <= check.left && check.top < notice.bottom && notice.top < check.bottom,
    };
}"""


PLACES = """() => [".bl-surface svg", "[data-do=answer]", ".bl-options:not(.bl-why)", ".bl-why"].map((part) => {
    const { x, y, width, height } = document.querySelector(part).getBoundingClientRect();
    return [x, y, width, height].map(Math.round);
})"""


@pytest.mark.parametrize("width", [390, 1000])
def test_rules_appear_with_not_legal_and_move_nothing(room, width):
    room.page.set_viewport_size({"width": width, "height": 900})
    room.play(Question(checkpoint("creed.board.7"), "en"), width)
    rules, before = room.board.get_by_role("radio", name="Defenders close the line"), room.page.evaluate(PLACES)
    for choice, shown in (("It is legal", 0), ("It is not legal", 1), ("It is legal", 0)):
        room.board.get_by_role("radio", name=choice).check(force=True)
        expect(rules).to_have_count(shown)
        assert room.page.evaluate(PLACES) == before
    room.board.locator('[data-do="answer"]').click()
    expect(room.board.locator(".bl-verdict.bl-good")).to_have_count(1)


def test_missing_answer_is_said_beside_the_pressed_button(room):
    """Of a card that is higher than the window the top is out of sight: said there, nothing seems to happen."""
    for lang, says in (("en", "Choose the rule, too."), ("ko", "어느 규칙인지도 고르세요.")):
        for width in (390, 640, 1000):
            room.page.set_viewport_size({"width": width, "height": 560})
            room.play(Question(checkpoint("torres.scoring.4"), lang), width)
            room.board.locator(".bl-options input").first.click()
            room.board.locator('[data-do="answer"]').click()
            expect(room.board.locator(".bl-strip-notice")).to_contain_text(says)
            seen = room.page.evaluate(MISSING)
            assert 0 <= seen["top"] < seen["bottom"] <= seen["window"], (lang, width, seen)
            assert seen["beside"], (lang, width, seen)
        room.board.locator(".bl-why input").first.click()
        expect(room.board.locator(".bl-strip-notice")).to_have_count(0)
        room.board.locator('[data-do="answer"]').click()
        expect(room.board.locator(".bl-verdict")).to_have_count(1)
