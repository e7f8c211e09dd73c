"""A game from outside boardlab is played like any other: nobody names it but the entry point of its package."""

from __future__ import annotations

import sys

import pytest
from playwright.sync_api import expect

from tests.packaging.tools import OUTSIDE, ROOT, run
from tests.toygame import INSTALLED

FROM_TEXT = """
import sys
sys.path.insert(0, {installed!r})
from boardlab import Study
assert "tests.toygame" not in sys.modules
s = Study("toygame 1 .../.../B.. A 2 0,3")
s
"""


def test_outside_game_is_played_by_mouse_and_keyboard(open_notebook):
    notebook = open_notebook(FROM_TEXT.format(installed=INSTALLED))
    page, board = notebook.page, notebook.board()
    expect(board.locator(".bl-who")).to_have_text("A to play")
    expect(board.locator('[data-key="pebble:B@a1"]')).to_have_count(1)

    notebook.click_place("b2")
    page.wait_for_selector('[data-key="pebble:A@b2"]')

    board.locator('[data-do="help"]').focus()
    page.keyboard.press("Tab")
    page.keyboard.press("Control+Home")
    assert page.evaluate("document.activeElement.dataset.place") == "a3"
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    page.wait_for_selector('[data-key="pebble:A@b3"]')

    notebook.click_place("a1")
    expect(board.locator(".bl-callout")).to_contain_text("a1 holds a pebble of B.")
    expect(board.locator(".bl-callout .bl-rule").first).to_have_attribute("data-rule", "toy.free")
    page.keyboard.press("Escape")
    notebook.deed("end").click()
    expect(board.locator(".bl-who")).to_have_text("B to play")
    notebook.run_code("text = s.position.to_text(); assert text == 'toygame 1 .A./.A./B.. B 2 0,3 @1', text; s.undo()")
    expect(board.locator(".bl-who")).to_have_text("A to play")


BEGUN = """
import sys
sys.path.insert(0, {site!r})
from boardlab import Study, pins
s = Study(pins.start())
s
"""


@pytest.mark.soak
def test_game_made_by_the_command_is_played(open_notebook, tmp_path):
    """Written by ``boardlab new-game``, installed, and changed by nobody."""
    here, site = tmp_path / "pins", tmp_path / "site"
    run(sys.executable, "-m", "boardlab", "new-game", "pins", here, env=OUTSIDE | {"PYTHONPATH": str(ROOT)})
    pip = (sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation", "--no-index")
    run(*pip, "--target", site, here)
    notebook = open_notebook(BEGUN.format(site=str(site)))
    board = notebook.board()
    expect(board.locator(".bl-who")).to_have_text("A to play")
    notebook.deed("two").click()
    notebook.click_place("p4")
    notebook.page.wait_for_function("() => !document.querySelector('[data-key=\"pin@p5\"]')")
    expect(board.locator('[data-key^="pin@"]')).to_have_count(8)
    notebook.click_place("p4")
    expect(board.locator(".bl-callout")).to_contain_text("No pin stands on p4 any more.")


ASKED = """
import sys
sys.path.insert(0, {installed!r})
from boardlab import check, language
language({lang!r})
asked = check("toygame.rows.1")
asked
"""


@pytest.mark.soak
def test_a_question_of_another_package_is_read_and_answered(open_notebook):
    """Its words, its board and the wrong rule behind the answer come from the package of the game."""
    notebook = open_notebook(ASKED.format(installed=INSTALLED, lang="ko"))
    board = notebook.board()
    expect(board).to_contain_text("A가 차례를 마칩니다. 몇 점을 받을까요?")
    expect(board.locator(".bl-hit")).to_have_count(9)
    board.locator(".bl-number input").fill("4")
    board.locator('[data-do="answer"]').click()
    expect(board.locator(".bl-verdict.bl-bad .bl-headline b")).to_have_text("‘돌마다 점수를 세기’")
    expect(board.locator(".bl-verdict .bl-rule").first).to_have_attribute("data-rule", "toy.line")
    board.locator('[data-do="again"]').click()
    board.locator(".bl-number input").fill("3")
    board.locator('[data-do="answer"]').click()
    expect(board.locator(".bl-verdict.bl-good .bl-headline b")).to_have_text("맞습니다. 3점입니다.")
    notebook.run_code("assert asked.grade.right; language('en')")
