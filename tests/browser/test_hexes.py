"""The island of Catan in a real browser: founded by keyboard alone and by mouse, one layer of places after another."""

from __future__ import annotations

from playwright.sync_api import expect

FOUNDING = """
from boardlab import Study, catan
s = Study(catan.start(players=3, options=catan.Options(players3="founding")))
s
"""


def test_a_settlement_and_a_road_are_founded_by_keyboard_then_by_mouse(open_notebook):
    notebook = open_notebook(FOUNDING)
    page, board = notebook.page, notebook.board()

    def at() -> str:
        return str(page.evaluate("document.activeElement.dataset.place ?? ''"))

    board.locator('[data-do="help"]').focus()
    page.keyboard.press("Tab")
    page.keyboard.press("Control+Home")
    assert at() == "0,-2", "the first tile"
    for key, place in (
        ("PageDown", "0,-1"), ("End", "-1,0"), ("ArrowRight", "0,0"), ("2", "0,-1|0,0|1,-1"),
        ("ArrowDown", "-1,1|0,0|0,1"),
    ):  # fmt: skip
        page.keyboard.press(key)
        assert at() == place, key
    expect(notebook.place("-1,1|0,0|0,1")).to_have_class("bl-hit bl-at")
    page.keyboard.press("Enter")
    page.wait_for_selector('[data-key="settlement:A@-1,1|0,0|0,1"]')
    page.keyboard.press("3")
    page.keyboard.press("n")
    assert at() in {"-1,1|0,0", "-1,1|0,1", "0,0|0,1"}
    road = at()
    page.keyboard.press("Enter")
    page.wait_for_selector(f'[data-key="road:A@{road}"]')
    notebook.click_place("-1,-1|-1,0|0,-1")
    page.wait_for_selector('[data-key="settlement:B@-1,-1|-1,0|0,-1"]')
    notebook.click_place("-1,-1|-1,0")
    page.wait_for_selector('[data-key="road:B@-1,-1|-1,0"]')
    # A tile cannot be picked while settlements are founded; it says why.
    notebook.click_place("2,0")
    expect(board.locator(".bl-callout")).to_be_visible()
