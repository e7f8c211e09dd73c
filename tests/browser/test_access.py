"""For everybody: focus that stays, letters that go nowhere else, words under the ear's limit, colours one can tell."""

from __future__ import annotations

import re
import string

import pytest
from playwright.sync_api import expect

from boardlab.notebook import Study
from tests.browser.axe import problems, settle
from tests.browser.test_play import MIDGAME, TORRES, TOY
from tests.effort import rounds

SLOW_FRAMES = """() => {
    const frame = (window.usualFrame = window.requestAnimationFrame).bind(window);
    window.requestAnimationFrame = (done) => setTimeout(() => frame(done), 150);
}"""


@pytest.mark.soak
def test_theme_change_on_a_slow_machine_keeps_focus(open_notebook):
    """JupyterLab hides its page until the next frame when its theme changes; a late frame costs the focus."""
    notebook = open_notebook(TORRES)
    page, board = notebook.page, notebook.board()
    notebook.click_place("d3")
    expect(board.locator(".bl-picking")).to_be_visible()
    notebook.click_place("h8")
    expect(board.locator(".bl-callout")).to_be_visible()
    page.evaluate(SLOW_FRAMES)
    lost = page.evaluate_handle("() => ({ times: 0 })")
    lost.evaluate("(lost) => document.activeElement.addEventListener('blur', () => { lost.times += 1 })")
    notebook.theme(True)
    expect(board.locator('[role="gridcell"][data-place="h8"]')).to_be_focused()
    page.wait_for_function("(lost) => lost.times > 0", arg=lost)
    expect(board.locator('[role="gridcell"][data-place="h8"]')).to_be_focused()
    page.keyboard.press("Escape")
    expect(board.locator(".bl-callout")).to_have_count(0)
    page.evaluate("() => { window.requestAnimationFrame = window.usualFrame }")


HIDDEN_BETWEEN_FRAMES = """() => new Promise((done) => requestAnimationFrame(() => setTimeout(() => {
    const shown = () => setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(() => done(blurred))));
    const [board, had] = [document.querySelector(".bl-study"), document.activeElement];
    let blurred = false;
    had.addEventListener("blur", () => { blurred = true }, { once: true });
    jupyterapp.shell.hide();
    board.getBoundingClientRect();  // asking for places costs the focus of what is hidden, at once
    const look = (times) => {
        if (!blurred && times) return setTimeout(() => look(times - 1));
        jupyterapp.shell.show();
        shown();
    };
    setTimeout(() => look(5));
})))"""


def test_page_hidden_for_under_a_frame_keeps_focus(open_notebook):
    """Hidden, laid out and shown again before the next frame: the focus is gone, and no size has changed."""
    notebook = open_notebook(TORRES)
    page, board = notebook.page, notebook.board()
    notebook.click_place("d3")
    expect(board.locator(".bl-picking")).to_be_visible()
    blurred = [page.evaluate(HIDDEN_BETWEEN_FRAMES) for _ in range(5)]
    assert any(blurred), "nothing was lost, so nothing was shown to be given back"
    expect(board.locator('[role="gridcell"][data-place="d3"]')).to_be_focused()
    page.keyboard.press("Escape")
    expect(board.locator(".bl-picking")).to_have_count(0)


KEEP_FOCUS = """(spot) => {
    document.removeEventListener("keyup", window.keep);
    window.keep = () => document.querySelector(`.bl-study ${spot}`)?.focus();
    document.addEventListener("keyup", window.keep);
}"""
"""Whatever a key did, the next one is pressed there again."""


def test_every_key_stays_in_the_board(open_notebook):
    """Letters and digits, with Shift and without, on what can have the focus: the notebook never hears of them."""
    notebook = open_notebook(TOY, "1 + 1")
    page, board = notebook.page, notebook.board()
    page.evaluate(
        """() => {
            window.heard = [];
            document.addEventListener("keydown", (event) => window.heard.push(event.code));
        }"""
    )
    mode = "(() => { const { mode, widgets, activeCellIndex } = jupyterapp.shell.currentWidget.content;"
    mode += " return [mode, widgets.length, activeCellIndex, widgets.map((cell) => cell.model.type).join()] })()"
    spots = ['[role="gridcell"][tabindex="0"]', ".bl-act", ".bl-step", '[role="tab"]', '[data-do="help"]']
    board.locator('[data-do="bill"]').click()
    board.locator(spots[0]).first.focus()
    before = page.evaluate(mode)
    for spot in spots:
        board.locator(spot).first.focus()
        page.evaluate(KEEP_FOCUS, spot)
        for key in (*string.ascii_lowercase, *string.digits, "Delete")[:: rounds(9, soak=1)]:
            page.keyboard.press(key)
            page.keyboard.press(f"Shift+{key.upper() if len(key) == 1 else key}")
        assert page.evaluate("!!document.activeElement.closest('.bl-study')"), spot
    page.evaluate("() => document.removeEventListener('keyup', window.keep)")
    assert page.evaluate(mode) == before
    assert page.evaluate("window.heard") == [], "a key went on to the page"
    assert page.locator(".jp-Dialog").count() == 0
    for spot in ("[tabindex]", "button", "select"):
        bare = board.locator(spot).evaluate_all(
            "nodes => nodes.filter(n => !n.dataset.lmSuppressShortcuts).map(n => n.outerHTML)"
        )
        assert not bare


NEIGHBOURS = """() => {
    for (const side of ["prepend", "append"])
        document.body[side](Object.assign(document.createElement("button"), { textContent: side }));
}"""
"""What else of the page can have the focus, before the board and after it."""


def test_tab_enters_and_leaves_each_part_in_one_press(room):
    room.play(Study(MIDGAME)._session)
    page, board = room.page, room.board
    page.evaluate(NEIGHBOURS)
    parts = {
        '[role="gridcell"]': "board",
        ".bl-hand .bl-act": "hand",
        ".bl-acts .bl-act": "actions",
        ".bl-rline": "receipt",
        ".bl-step": "timeline",
        '[role="tab"]': "tabs",
    }

    def part() -> str:
        return str(
            page.evaluate(
                "(parts) => Object.entries(parts).find(([spot]) => document.activeElement.matches(spot))?.[1] ?? ''",
                parts,
            )
        )

    def round_trip(key: str) -> list[str]:
        met = []
        while page.evaluate("!!document.activeElement.closest('.bl-study')"):
            met.append(part())
            page.keyboard.press(key)
            assert len(met) < 40
        return [name for name in met if name]

    board.locator('[data-do="bill"]').click()
    board.locator(".bl-head button").first.focus()
    onwards = round_trip("Tab")
    assert sorted(onwards) == sorted(parts.values()), "each part is one stop"
    board.locator('[data-do="copy"]').focus()
    assert round_trip("Shift+Tab") == onwards[::-1]


def test_the_ear_is_told_by_key(open_notebook):
    notebook = open_notebook(TORRES)
    page, board = notebook.page, notebook.board()
    status, urgent = board.locator('[role="status"]'), board.locator('[role="alert"]')
    board.locator('[role="gridcell"]').first.focus()
    for _ in range(40):
        if page.evaluate("document.activeElement.dataset.place") == "d3":
            break
        page.keyboard.press("n")
    page.keyboard.press("d")
    expect(status).to_have_text(re.compile("^d3: .*Move a knight"))
    page.keyboard.press("s")
    expect(status).to_have_text(re.compile("^A: 37; Castle at d3, area 5 × level 3, 15; "))
    page.keyboard.press("r")
    expect(status).to_contain_text("d3")
    page.keyboard.press("Enter")
    expect(board.locator(".bl-picking")).to_be_visible()
    page.keyboard.press("Control+End")
    page.keyboard.press("Enter")
    expect(urgent).not_to_be_empty()
    page.keyboard.press("Escape")
    expect(urgent).to_be_empty()
    notebook.run_code("s.play('move d3 e3')")
    expect(status).to_contain_text("e3")
    said = status.inner_text()
    page.keyboard.press("w")
    expect(status).not_to_have_text(said)
    page.keyboard.press("c")
    expect(status).to_have_text(said)
    page.keyboard.press("?")
    listed = board.locator(".bl-help kbd").all_inner_texts()
    assert {"W", "D", "R", "P", "C", "S", "N"} <= set(listed)


@pytest.mark.soak
def test_the_language_changes_everywhere_on_a_page_at_once(open_notebook):
    notebook = open_notebook(
        TORRES, "s", "from boardlab import language; other = Study(p); other", "Study(p, lang='en')"
    )
    page = notebook.page
    page.wait_for_function("document.querySelectorAll('.bl-study[data-ready]').length == 4")
    turns = page.locator(".bl-who")
    notebook.board(1).locator('[data-pick="ko"]').focus()
    page.keyboard.press("Enter")
    for index in range(4):
        expect(notebook.board(index)).to_have_attribute("lang", "ko")
        expect(turns.nth(index)).to_have_text("A 차례")
        expect(notebook.board(index).locator('[data-do="undo"]')).to_have_attribute("aria-label", "되돌리기")
    expect(notebook.board(1).locator('[role="status"]')).to_have_text("이제 이 게임판은 한국어로 나옵니다.")
    notebook.run_code("other.lang = 'en'")
    expect(turns).to_have_text(["A 차례", "A 차례", "A to play", "A 차례"])
    notebook.run_code("language('en')")
    expect(turns).to_have_text(["A to play"] * 4)
    notebook.run_code("other.lang = 'en'; language('ko')")
    expect(turns).to_have_text(["A 차례", "A 차례", "A to play", "A 차례"])
    notebook.board(0).locator('[data-pick="en"]').click()
    expect(turns).to_have_text(["A to play"] * 4)


def in_the_dark(page) -> list[str]:
    """What axe finds in the same state in the dark theme, where only the colours differ."""
    page.evaluate("() => { document.body.dataset.jpThemeLight = 'false' }")
    settle(page)
    found = problems(page, ["color-contrast"])
    page.evaluate("() => { document.body.dataset.jpThemeLight = 'true' }")
    settle(page)
    return found


# Help, facts and Korean words are looked at in test_axe; all states in each language and look in test_look and there.
@pytest.mark.soak
def test_axe_finds_nothing_in_states_of_a_played_board(room):
    room.play(Study(MIDGAME)._session)
    page, board = room.page, room.board
    room.click_place("d3")
    expect(board.locator(".bl-picking")).to_be_visible()
    assert problems(page) == [], "picking"
    room.click_place("h8")
    expect(board.locator(".bl-callout")).to_be_visible()
    assert problems(page) == [], "refused"
    assert in_the_dark(page) == [], "refused, dark"
    board.locator('[data-do="bill"]').click()
    board.locator('[data-do="walk"][data-at="1"]').click()
    page.keyboard.press("Escape")
    expect(board.locator(".bl-callout")).to_have_count(0)
    assert problems(page) == [], "receipt line lit"
    assert in_the_dark(page) == [], "receipt line lit, dark"


def test_forced_colours_keep_edges_and_reduced_motion_stands_still(room, shots):
    page, board = room.page, room.board
    page.emulate_media(forced_colors="active", reduced_motion="reduce")
    room.play(Study(MIDGAME)._session)
    room.click_place("d3")
    expect(board.locator(".bl-picking")).to_be_visible()
    bare = board.evaluate(
        """(root) => [...root.querySelectorAll('.bl-act, .bl-rline, .bl-ibtn, .bl-seg button, .bl-mover, .bl-picking')]
            .filter((node) => getComputedStyle(node).borderTopWidth === '0px').map((node) => node.className)"""
    )
    assert bare == []
    moving = board.evaluate(
        """(root) => [...root.querySelectorAll('*')].filter((node) => {
            const { transitionDuration, animationName } = getComputedStyle(node);
            return transitionDuration.split(', ').some((time) => time !== '0s') || animationName !== 'none';
        }).length + root.getAnimations({ subtree: true }).length"""
    )
    assert moving == 0
    room.click_place("e3")
    page.wait_for_selector('[data-key="knight:A@e3"]')
    assert board.evaluate("(root) => root.getAnimations({ subtree: true }).length") == 0
    plate, letters = board.locator(".bl-tag").first.evaluate(
        """(tag) => [getComputedStyle(tag.querySelector('.bl-tp')).stroke,
            getComputedStyle(tag.querySelector('text')).fill]"""
    )
    assert plate != letters, "the letters of a tag stand out from its plate"
    board.screenshot(path=shots / "forced-colours.png")
    page.emulate_media(forced_colors="none")
    letters = board.locator(".bl-plates .bl-token text").all_text_contents()
    shapes = board.locator(".bl-plates .bl-token .bl-tb").evaluate_all("all => all.map((one) => one.getAttribute('d'))")
    assert letters == ["A", "B", "C"]
    assert len(set(shapes)) == 3, "without colour, players are told apart by shape and letter"


@pytest.mark.parametrize("width", [320, 200])
def test_a_page_zoomed_to_400_percent_wraps(room, shots, width):
    """A window of 1280 pixels at 400 % is 320 wide; what JupyterLab leaves of that to a cell is 200."""
    room.play(Study(MIDGAME)._session, width)
    board = room.board
    room.deed("move").click()
    room.click_place("d3")
    room.deed("add").click()
    board.locator('[data-do="help"]').click()
    outside = board.evaluate(
        """(root) => [...root.querySelectorAll('*')].filter((node) => !node.closest('.bl-track, .bl-unseen, svg')
            && node.getBoundingClientRect().right > root.getBoundingClientRect().right + 1)
            .map((node) => `${node.className} ${node.textContent.slice(0, 30)}`)"""
    )
    board.screenshot(path=shots / f"zoomed-{width}.png")
    assert outside == []
    small = board.locator("button").evaluate_all(
        """all => all.filter((one) => one.getClientRects().length && one.getBoundingClientRect().height < 24)
            .map((one) => one.outerHTML.slice(0, 80))"""
    )
    assert small == []
