"""Playing in JupyterLab with a real browser."""

from __future__ import annotations

TOY = "from tests import toygame; from boardlab import Study; s = Study(toygame.start()); s"


def test_a_click_changes_the_board(open_notebook):
    notebook = open_notebook(TOY)
    notebook.click_place("b2")
    notebook.page.wait_for_selector('[data-key="pebble:A@b2"]')
    assert "A puts a pebble on b2" in notebook.says()
