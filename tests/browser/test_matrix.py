"""The matrix of all duels in JupyterLab: by keyboard and by mouse, in both languages, on a narrow page, by axe."""

from __future__ import annotations

from playwright.sync_api import expect

BOARD = 'from boardlab import Study; from boardlab.lessons.creed import sketch; Study(sketch("A11=archer"), show=[])'
GRID = """from boardlab.lessons.creed.who_beats_whom import DUELS
from boardlab.notebook import Matrix
grid = Matrix(DUELS)
grid"""


def test_duel_is_set_by_keys_and_opened_in_korean(open_notebook, shots):
    notebook = open_notebook(BOARD, GRID, height=1500)
    page, grid = notebook.page, notebook.page.locator(".bl-matrix")
    expect(grid.locator(".bl-mx-cell")).to_have_count(135, timeout=60_000)
    press, before = page.keyboard.press, notebook.cells()
    grid.locator('input[data-key-of="support"]').first.focus()
    press("ArrowRight")
    expect(grid.locator(".bl-mx-sum b")).to_have_text("102 of 135 attacks remove the unit")
    for _ in range(4):
        if page.evaluate("document.activeElement.classList.contains('bl-mx-cell')"):
            break
        press("Tab")
    for key in ("ArrowDown", "ArrowDown", "ArrowDown", "ArrowDown", "End", "Enter"):
        press(key)
    expect(grid.locator('[role="status"]')).to_contain_text("Stands: 1 too few")
    expect(grid.locator(".bl-mx-board svg")).to_have_count(1)
    expect(grid.locator('.bl-mx-cell[aria-pressed="true"]')).to_be_focused()
    assert notebook.cells() == before
    grid.locator('[data-at="ko"]').click()
    expect(grid.locator("h3")).to_have_text("누가 누구를 이기나")
    page.set_viewport_size({"width": 700, "height": 1000})
    grid.locator('.bl-mx-cell[data-at="4 11"]').click()
    grid.screenshot(path=shots / "matrix-narrow.png")
    assert grid.evaluate("(grid) => grid.scrollWidth <= grid.clientWidth + 1"), "only the table itself scrolls"
    opens = grid.get_by_role("button", name="국면으로 열기")
    opens.press("Enter")
    board = page.locator(".bl-mx-play .bl-study")
    expect(board.locator('[data-place="A11"]').first).to_be_attached(timeout=30_000)
    expect(opens).to_have_count(0)
    grid.locator('.bl-mx-cell[data-at="0 0"]').click()
    expect(board).to_have_count(0)
    expect(opens).to_have_count(1)
