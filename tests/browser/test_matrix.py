"""The matrix of all duels in JupyterLab: by keyboard and by mouse, in both languages, on a narrow page, by axe."""

from __future__ import annotations

from playwright.sync_api import expect

BOARD = 'from boardlab import Study; from boardlab.lessons.creed import sketch; Study(sketch("A11=archer"), show=[])'
GRID = """from boardlab.lessons.creed.who_beats_whom import DUELS
from boardlab.notebook import Matrix
grid = Matrix(DUELS)
grid"""


def matrix(open_notebook, **options):
    notebook = open_notebook(BOARD, GRID, **options)
    grid = notebook.page.locator(".bl-matrix")
    expect(grid.locator(".bl-mx-cell")).to_have_count(135, timeout=60_000)
    return notebook, grid


def test_a_duel_is_set_and_opened_with_the_keyboard_alone(open_notebook, shots):
    notebook, grid = matrix(open_notebook, height=1500)
    press = notebook.page.keyboard.press
    before = notebook.cells()
    grid.locator('input[data-key-of="support"]').first.focus()
    press("ArrowRight")
    expect(grid.locator(".bl-mx-sum b")).to_have_text("102 of 135 attacks remove the unit")
    for _ in range(4):
        if notebook.page.evaluate("document.activeElement.classList.contains('bl-mx-cell')"):
            break
        press("Tab")
    for key in ("ArrowDown", "ArrowDown", "ArrowDown", "ArrowDown", "End"):
        press(key)
    press("Enter")
    expect(grid.locator('[role="status"]')).to_contain_text("Stands: 1 too few", timeout=15_000)
    expect(grid.locator(".bl-mx-board svg")).to_have_count(1)
    expect(grid.locator('.bl-mx-cell[aria-pressed="true"]')).to_be_focused()
    assert notebook.cells() == before
    grid.screenshot(path=shots / "matrix.png")
    notebook.theme(dark=True)
    grid.screenshot(path=shots / "matrix-dark.png")


def test_a_mouse_opens_a_duel_and_the_page_speaks_korean(open_notebook, shots):
    _, grid = matrix(open_notebook, width=700)
    grid.locator('[data-at="ko"]').click()
    expect(grid.locator("h3")).to_have_text("누가 누구를 이기나")
    grid.locator('.bl-mx-cell[data-at="3 5"]').click()
    expect(grid.locator(".bl-mx-verdict")).to_have_text("제거됩니다: 같으면 충분합니다")
    assert grid.evaluate("(grid) => grid.scrollWidth <= grid.clientWidth + 1"), "only the table itself scrolls"
    grid.screenshot(path=shots / "matrix-narrow.png")


def test_the_open_cell_becomes_a_board_to_play_on(open_notebook, shots):
    notebook, grid = matrix(open_notebook, height=1500)
    grid.locator('.bl-mx-cell[data-at="4 11"]').click()
    grid.get_by_role("button", name="Open as a position").press("Enter")
    board = notebook.page.locator(".bl-mx-play .bl-study")
    expect(board.locator('[data-place="A11"]').first).to_be_attached(timeout=30_000)
    expect(grid.get_by_role("button", name="Open as a position")).to_have_count(0)
    grid.page.screenshot(path=shots / "matrix-board.png")
    grid.locator('.bl-mx-cell[data-at="0 0"]').click()
    expect(board).to_have_count(0)
    expect(grid.get_by_role("button", name="Open as a position")).to_have_count(1)
