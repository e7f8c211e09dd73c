"""For everybody: focus that stays, letters that go nowhere else, words under the ear's limit, colours one can tell."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.test_play import TORRES

SLOW_FRAMES = """() => {
    const frame = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (done) => setTimeout(() => frame(done), 400);
}"""


def test_a_change_of_theme_on_a_slow_machine_keeps_the_focus(open_notebook):
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
    notebook.theme(False)
