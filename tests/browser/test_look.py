"""What the board looks like, to eyes and to assistive technology: screenshots to look at, axe to be told by."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from boardlab.notebook import Study
from tests.browser.test_play import MIDGAME, TORRES

ROOT = Path(__file__).parents[2]
AXE = ROOT / "widgets" / "node_modules" / "axe-core" / "axe.min.js"


def problems(page, only=(), within=".bl-study"):
    """What axe finds in the boards of the page or in another part of it, in words; by all its rules, or by some."""
    if not page.evaluate("typeof axe == 'object'"):
        page.add_script_tag(path=AXE)
    options = {"runOnly": list(only)} if only else {"rules": {"target-size": {"enabled": True}}}
    # What passes is not told of, which takes a while.
    found = page.evaluate("(given) => axe.run(...given)", [within, {**options, "resultTypes": ["violations"]}])
    return [
        f"{violation['id']}: {node['html'][:160]} {node['failureSummary'][:300]}"
        for violation in found["violations"]
        for node in violation["nodes"]
    ]


def settle(page):
    """Wait until colours have faded to what they change to, and what arrives is there."""
    ending = "(one) => isFinite(one.effect.getComputedTiming().endTime)"
    page.evaluate(f"() => Promise.allSettled(document.getAnimations().filter({ending}).map((one) => one.finished))")


# Test_access and test_axe have a short look at these states.
@pytest.mark.soak
@pytest.mark.parametrize("width", [640, 1280])
def test_the_board_in_every_state_and_theme(open_notebook, shots, width):
    notebook = open_notebook(TORRES, width=width, height=2300 if width == 640 else 1250)
    page, board = notebook.page, notebook.board()

    def look(state):
        for dark in (False, True):
            notebook.theme(dark)
            settle(page)
            assert problems(page) == [], (state, dark)
            board.screenshot(path=shots / f"{state}-{width}-{'dark' if dark else 'light'}.png")

    look("rest")
    notebook.click_place("d3")
    expect(board.locator(".bl-picking")).to_be_visible()
    notebook.click_place("h8")
    expect(board.locator(".bl-callout")).to_be_visible()
    look("refused")
    page.keyboard.press("Escape")
    expect(board.locator(".bl-callout")).to_have_count(0)
    board.locator('[data-do="bill"]').click()
    board.locator('[data-do="walk"][data-at="1"]').click()
    look("receipt")
    notebook.run_code("s.play('move d3 e3'); s.play('build e4'); s.undo(); s.play('point'); s.undo(); s.lang = 'ko'")
    board.locator('[data-do="branches"]').click()
    expect(board.locator(".bl-branch")).to_have_count(1)
    board.locator('[data-do="help"]').click()
    board.locator('[data-pick="text"]').click()
    expect(board.locator(".bl-astext")).to_be_visible()
    look("korean-text")
    board.locator('[data-pick="plan"]').click()
    notebook.deed("buy").click()
    expect(board.locator('[data-pick^="keep:"]').first).to_be_visible()
    look("korean-plan")


def test_a_narrow_board_does_not_scroll_sideways(room):
    room.play(Study(MIDGAME)._session, 560)
    inside = room.board.evaluate(
        """(root) => [...root.querySelectorAll('*')].filter((node) => !node.closest('.bl-track, .bl-unseen, svg')
            && node.getBoundingClientRect().right > root.getBoundingClientRect().right + 1)
            .map((node) => node.className)"""
    )
    assert inside == []
