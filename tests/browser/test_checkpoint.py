"""Checkpoint cards in JupyterLab: predict, commit, hear which rule was misread, try again; by mouse and by keyboard."""

from __future__ import annotations

from playwright.sync_api import expect

from boardlab.lessons import checkpoint
from boardlab.session.question.question import Question

CHECK = 'from boardlab import check, language; language("{lang}"); s = check("torres.scoring.{number}"); s'


def card(open_notebook, number, lang="en", **options):
    return open_notebook(CHECK.format(number=number, lang=lang), **options)


def test_a_number_wrong_by_a_known_rule_then_right(open_notebook, shots):
    notebook = card(open_notebook, 2)
    board = notebook.board()
    assert "20" not in board.inner_text()
    board.screenshot(path=shots / "check-number.png")
    board.locator(".bl-number input").fill("20")
    board.locator('[data-do="answer"]').click()
    expect(board.locator(".bl-verdict.bl-bad .bl-headline b")).to_have_text("The tallest tower")
    # A wrong try says nothing of the answer. It lights what was asked, the knight, and where its misreading looks.
    expect(board.locator(".bl-rline")).to_have_count(0)
    expect(board.locator(".bl-stage path.bl-lit")).to_have_count(1)
    assert notebook.frame()["question"]["result"]["lit"] == ["c2", "b2"]
    assert "15" not in board.inner_text()
    assert "The tallest tower" in notebook.says()
    board.screenshot(path=shots / "check-number-wrong.png")
    board.locator('[data-do="again"]').click()
    expect(board.locator(".bl-verdict")).to_have_count(0)
    board.locator(".bl-number input").fill("15")
    board.locator('[data-do="answer"]').click()
    expect(board.locator(".bl-verdict.bl-good .bl-headline b")).to_have_text("Right: 15 points.")
    expect(board.locator(".bl-rline")).to_have_count(1)
    # The picture draws one outline round the cells of the castle.
    expect(board.locator(".bl-stage path.bl-lit")).to_have_count(1)
    assert len(notebook.frame()["question"]["result"]["lit"]) == 5
    assert notebook.frame()["question"]["state"] == "Solved, 2 tries."


def test_cells_by_mouse(open_notebook, shots):
    notebook = card(open_notebook, 1)
    board = notebook.board()
    for key in ("d3", "c3", "c2", "d4", "e5"):
        notebook.click_place(key)
        expect(board.locator(".bl-cells")).to_contain_text(key)
    board.screenshot(path=shots / "check-cells.png")
    notebook.click_place("e5")
    expect(board.locator(".bl-cells")).not_to_contain_text("e5")
    board.locator('[data-do="answer"]').click()
    expect(board.locator(".bl-verdict.bl-good")).to_have_count(1)
    for key in ("d3", "c3", "c2", "d4"):
        expect(board.locator(f'.bl-stage .bl-given[data-key="given:{key}"]')).to_have_count(1)
    expect(board.locator(".bl-stage .bl-given")).to_have_count(4)
    board.screenshot(path=shots / "check-cells-right.png")


def test_a_choice_by_keyboard_alone(open_notebook, shots):
    notebook = card(open_notebook, 4, lang="ko", width=640)
    board, page = notebook.board(), notebook.page
    before = notebook.cells()
    board.locator(".bl-options input").first.focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(board.locator(".bl-strip-notice")).to_contain_text("어느 규칙 때문인지도 고르세요.")
    page.keyboard.press("Tab")
    page.keyboard.press("Space")
    board.screenshot(path=shots / "check-choice-ko.png")
    page.keyboard.press("Tab")
    high = board.bounding_box()["height"]
    page.keyboard.press("Enter")
    expect(board.locator(".bl-verdict.bl-bad .bl-headline b")).to_have_text("가장 높은 사람만 받기")
    assert board.bounding_box()["height"] >= high - 1, "what stands below the card does not jump"
    assert page.evaluate("() => document.activeElement.dataset.do") == "again"
    board.screenshot(path=shots / "check-choice-ko-wrong.png")
    page.keyboard.press("Enter")
    expect(board.locator(".bl-options")).to_have_count(2)
    for letter in "abdxz":
        page.keyboard.press(letter)
    assert notebook.cells() == before


def test_nothing_chosen_is_said_and_nothing_counted(open_notebook):
    notebook = card(open_notebook, 3)
    board = notebook.board()
    board.locator('[data-do="answer"]').click()
    expect(board.locator(".bl-strip-notice")).to_contain_text("Choose an answer first.")
    board.locator(".bl-number input").fill("many")
    board.locator(".bl-number input").press("Enter")
    expect(board.locator(".bl-strip-notice")).to_contain_text("whole number")
    assert notebook.frame()["question"]["state"] == "Not answered yet."


def test_dark_and_narrow(open_notebook, shots):
    notebook = card(open_notebook, 8, width=640)
    board = notebook.board()
    notebook.theme(dark=True)
    board.locator(".bl-number input").fill("10")
    board.locator(".bl-number input").press("Enter")
    expect(board.locator(".bl-verdict.bl-good")).to_have_count(1)
    board.locator('[data-do="again"]').click()
    expect(board.locator(".bl-verdict")).to_have_count(0)
    board.locator(".bl-number input").fill("9")
    board.locator(".bl-number input").press("Enter")
    expect(board.locator(".bl-headline b")).to_have_text("A always first")
    expect(board.locator(".bl-verdict.bl-told")).to_have_count(1)
    board.screenshot(path=shots / "check-dark-narrow.png")


def test_a_misread_number_leads_to_a_new_position_by_keyboard_alone(open_notebook, shots):
    notebook = card(open_notebook, 2)
    board, page = notebook.board(), notebook.page
    before = notebook.cells()
    board.locator(".bl-number input").focus()
    page.keyboard.type("20")
    page.keyboard.press("Enter")
    expect(board.locator(".bl-verdict.bl-bad .bl-headline b")).to_have_text("The tallest tower")
    assert page.evaluate("() => document.activeElement.dataset.do") == "again"
    page.keyboard.press("Shift+Tab")
    assert page.evaluate("() => document.activeElement.dataset.do") == "fresh"
    page.keyboard.press("Enter")
    expect(board.locator(".bl-asked small").first).to_contain_text("Scoring")
    expect(board.locator(".bl-verdict")).to_have_count(0)
    expect(board.locator(".bl-rline")).to_have_count(0)
    board.screenshot(path=shots / "check-fresh.png")
    board.locator('[data-do="back"]').focus()
    page.keyboard.press("Enter")
    expect(board.locator(".bl-asked small").first).to_have_text("Checkpoint torres.scoring.2")
    assert notebook.cells() == before


def test_hints_open_one_by_one_by_keyboard(open_notebook, shots):
    notebook = card(open_notebook, 3)
    board, page = notebook.board(), notebook.page
    board.locator(".bl-hint").first.focus()
    for number, worth in enumerate(("9", "8", "7"), 1):
        page.keyboard.press("Enter")
        expect(board.locator(".bl-hints .bl-open")).to_have_count(number)
        expect(board.locator(".bl-asked small").nth(1)).to_have_text(f"worth {worth} of 10")
        if number == 2:
            board.screenshot(path=shots / "check-hints.png")
    page.keyboard.press("Enter")
    answer = f"The answer: {checkpoint('torres.scoring.3').answer()}"
    expect(board.locator(".bl-verdict.bl-told .bl-headline b")).to_have_text(answer)
    expect(board.locator(".bl-asked small").nth(1)).to_have_text("worth 0 of 10")
    assert answer in notebook.says()
    assert page.evaluate("() => document.activeElement.dataset.do") == "fresh"


TURN = 'from boardlab import check, language; language("{lang}"); s = check("torres.board.12"); s'


def walk(page, board, key):
    """Go to a cell with the arrow keys, and pick it."""
    board.locator('[role="gridcell"][tabindex="0"]').focus()
    page.keyboard.press("Control+Home")
    for _ in range("abcdefgh".index(key[0])):
        page.keyboard.press("ArrowRight")
    for _ in range(8 - int(key[1])):
        page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")


MISSING = """() => {
    const box = (one) => document.querySelector(one).getBoundingClientRect();
    const [notice, check] = [box(".bl-strip-notice"), box('[data-do="answer"]')];
    return {
        top: notice.top, bottom: notice.bottom, window: innerHeight,
        beside: notice.right <= check.left && check.top < notice.bottom && notice.top < check.bottom,
    };
}"""


def test_what_is_missing_is_said_beside_the_button_that_was_pressed(room, shots):
    """Of a card that is higher than the window the top is out of sight: said there, nothing seems to happen."""
    for lang, says in (("en", "Choose the rule that decides, too."), ("ko", "어느 규칙 때문인지도 고르세요.")):
        for width in (390, 640, 1000):
            room.page.set_viewport_size({"width": width, "height": 560})
            room.play(Question(checkpoint("torres.scoring.4"), lang), width)
            room.board.locator(".bl-options input").first.click()
            room.board.locator('[data-do="answer"]').click()
            expect(room.board.locator(".bl-strip-notice")).to_contain_text(says)
            seen = room.page.evaluate(MISSING)
            assert 0 <= seen["top"] < seen["bottom"] <= seen["window"], (lang, width, seen)
            assert seen["beside"], (lang, width, seen)
            room.page.screenshot(path=shots / f"check-missing-{lang}-{width}.png")
        room.board.locator(".bl-why input").first.click()
        expect(room.board.locator(".bl-strip-notice")).to_have_count(0)
        room.board.locator('[data-do="answer"]').click()
        expect(room.board.locator(".bl-verdict")).to_have_count(1)


def build(page, board, key):
    """Choose to place a block, then its cell and, where one is asked for, its stack."""
    board.locator('.bl-act[data-pick="build"]').focus()
    page.keyboard.press("Enter")
    expect(board.locator('.bl-act[data-pick="build"]')).to_have_attribute("aria-pressed", "true")
    walk(page, board, key)


def test_a_turn_by_keyboard_alone_wrong_by_a_known_rule_then_right(open_notebook, shots):
    notebook = open_notebook(TURN.format(lang="en"), width=1280)
    board, page = notebook.board(), notebook.page
    before = notebook.cells()
    commit = board.locator('[data-do="answer"]')
    build(page, board, "f6")
    expect(board.locator(".bl-cells")).to_contain_text("built on f6")
    board.screenshot(path=shots / "check-turn.png")
    commit.focus()
    page.keyboard.press("Enter")
    expect(board.locator(".bl-verdict.bl-bad")).to_have_count(1)
    assert notebook.frame()["question"]["result"]["headline"] != "Not this one"
    board.screenshot(path=shots / "check-turn-wrong.png")
    board.locator('[data-do="again"]').focus()
    page.keyboard.press("Enter")
    # What was played is there to be mended, and is taken back.
    expect(board.locator(".bl-cells")).to_contain_text("built")
    board.locator('[data-do="undo"]').focus()
    page.keyboard.press("Enter")
    expect(board.locator(".bl-cells")).not_to_contain_text("built")
    for key in ("f6", "f7"):
        build(page, board, key)
        expect(board.locator(".bl-cells")).to_contain_text(f"built on {key}")
    commit.focus()
    page.keyboard.press("Enter")
    expect(board.locator(".bl-verdict.bl-good")).to_have_count(1)
    board.screenshot(path=shots / "check-turn-right.png")
    assert notebook.cells() == before


def play_card(page, board, card, source, target):
    """Play a card from the hand that takes a knight from one cell to another."""
    board.locator(f'.bl-act[data-pick="card:{card}"]').focus()
    page.keyboard.press("Enter")
    for key in (source, target):
        walk(page, board, key)


def test_a_card_is_played_by_keyboard_alone_when_no_ap_are_left(open_notebook, shots):
    opening = 'from boardlab import check, language; language("ko"); s = check("torres.cards.12"); s'
    notebook = open_notebook(opening, width=1280)
    board, page = notebook.board(), notebook.page
    commit = board.locator('[data-do="answer"]')
    play_card(page, board, "diagonal", "c3", "d4")
    expect(board.locator(".bl-cells")).to_contain_text("d4")
    commit.focus()
    page.keyboard.press("Enter")
    expect(board.locator(".bl-verdict.bl-bad")).to_contain_text("성에만 들어가면 된다고 보기")
    board.locator('[data-do="again"]').focus()
    page.keyboard.press("Enter")
    # What was played is there to be mended, and is taken back.
    expect(board.locator(".bl-cells")).to_contain_text("d4")
    board.locator('[data-do="undo"]').focus()
    page.keyboard.press("Enter")
    expect(board.locator(".bl-cells")).not_to_contain_text("d4")
    play_card(page, board, "hurdle", "c6", "c4")
    expect(board.locator(".bl-cells")).to_contain_text("c4")
    commit.focus()
    page.keyboard.press("Enter")
    expect(board.locator(".bl-verdict.bl-good")).to_have_count(1)
    board.screenshot(path=shots / "check-card.png")
