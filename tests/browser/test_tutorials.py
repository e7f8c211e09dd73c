"""The tutorials in JupyterLab: every cell runs, every card and board comes up, and a learner gets through."""

from __future__ import annotations

from pathlib import Path

import nbformat
import pytest
from playwright.sync_api import expect

HERE = Path(__file__).parents[2] / "notebooks"
TUTORIALS = [("en", "01_board"), ("en", "04_scoring"), ("ko", "04_scoring"), ("ko", "05_king"), ("en", "explore")]


@pytest.fixture
def open_tutorial(open_notebook):
    """Opens the code cells of a stored tutorial and runs them."""

    def opener(lang, name):
        stored = nbformat.read(HERE / lang / "torres" / f"{name}.ipynb", as_version=4)
        cells = tuple(cell.source for cell in stored.cells if cell.cell_type == "code")
        return cells, open_notebook(*cells, name=name, height=1400)

    return opener


@pytest.mark.parametrize(("lang", "name"), TUTORIALS)
def test_a_tutorial_runs_and_shows_all_its_boards(open_tutorial, lang, name):
    cells, notebook = open_tutorial(lang, name)
    live = [cell.splitlines()[-1] for cell in cells]
    wanted = sum(1 for line in live if line.startswith(("Study(", 'check("')) and not line.endswith(".solve()"))
    expect(notebook.page.locator('.bl-study[data-ready="1"]')).to_have_count(wanted, timeout=60_000)
    assert notebook.page.locator('[data-mime-type="application/vnd.jupyter.stderr"]').count() == 0
    assert notebook.page.locator(".bl-card .bl-verdict").count() == 0, "running all cells must not answer the cards"


def test_a_newcomer_finishes_scoring_on_the_cards(open_tutorial):
    """Every card is answered where it stands, with what a learner would do: type, choose, pick, commit."""
    from boardlab.lessons import checkpoints

    cells, notebook = open_tutorial("en", "04_scoring")
    asked = [found for found in checkpoints("torres.scoring") if f'check("{found.id}")' in cells]
    for index, found in enumerate(asked):
        card = notebook.page.locator(".bl-card").nth(index)
        card.scroll_into_view_if_needed()
        answer = found.answer()
        if found.kind == "number":
            card.locator(".bl-number input").fill(str(answer))
        elif found.kind == "choice":
            card.locator(f'.bl-options input[value="{answer}"]').check()
        else:
            for key in sorted(answer):
                card.locator(f'[role="gridcell"][data-place="{key}"]').focus()
                notebook.page.keyboard.press("Enter")
                expect(card.locator(".bl-cells")).to_contain_text(key)
        card.locator('[data-do="answer"]').click()
        expect(card.locator(".bl-verdict.bl-good")).to_have_count(1)
    assert notebook.page.locator(".bl-verdict.bl-good").count() == len(asked) >= 6
