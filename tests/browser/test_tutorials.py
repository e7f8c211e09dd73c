"""The tutorials in JupyterLab as a learner opens them: every cell runs, and every board comes up."""

from __future__ import annotations

from pathlib import Path

import nbformat
import pytest
from playwright.sync_api import expect

HERE = Path(__file__).parents[2] / "notebooks"


@pytest.mark.parametrize(
    ("lang", "game", "name"),
    [
        ("ko", "catan", "explore"),
        pytest.param("en", "torres", "explore", marks=pytest.mark.soak),
        pytest.param("ko", "torres", "05_king", marks=pytest.mark.soak),
        pytest.param("en", "creed", "explore", marks=pytest.mark.soak),
    ],
)
def test_a_tutorial_runs_and_shows_all_its_boards(open_notebook, lang, game, name):
    stored = nbformat.read(HERE / lang / game / f"{name}.ipynb", as_version=4)
    cells = [cell.source for cell in stored.cells if cell.cell_type == "code"]
    notebook = open_notebook(*cells, name=name, height=1400)
    live = [cell.splitlines()[-1] for cell in cells]
    wanted = sum(
        1 for line in live if line.startswith(("Study(", "compare(", 'check("')) and not line.endswith(".solve()")
    )
    expect(notebook.page.locator('.bl-study[data-ready="1"]:not(.bl-progress)')).to_have_count(wanted, timeout=60_000)
    assert notebook.page.locator('[data-mime-type="application/vnd.jupyter.stderr"]').count() == 0
    assert notebook.page.locator(".bl-card .bl-verdict").count() == 0, "running all cells must not answer the cards"
    boards = notebook.page.locator(".bl-study:not(.bl-progress)")
    assert boards.count() > 0
    for board in boards.all():
        pictures = board.locator(".bl-surface > svg").all()
        assert pictures, "a board without a picture"
        for picture in pictures:
            picture.scroll_into_view_if_needed()
            box = picture.bounding_box()
            assert box
            assert min(box["width"], box["height"]) > 200
        assert board.get_attribute("lang") == lang
