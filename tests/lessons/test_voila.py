"""Voila runs every cell by itself: a lesson there tells nobody to run one, and holds no cell of a test."""

from __future__ import annotations

import json
import tomllib
from importlib import import_module
from pathlib import Path
from typing import Any

import nbformat
import pytest

from boardlab.tutorials.voila import without_running

ROOT = Path(__file__).parents[2]
LESSONS = sorted(path for lang in ("en", "ko") for path in (ROOT / "notebooks" / lang).rglob("*.ipynb"))
BY_HAND = (
    "Shift",
    "Run the first cell",
    "Run each cell",
    "Folded cells",
    "new cell",
    "prepare`",
    "실행하면",
    "실행하세요",
    "접힌 셀",
    "새 셀",
)


def told(path: Path) -> list[str]:
    """What the text of a notebook says in Voila, cell by cell."""
    notebook, _ = without_running(nbformat.read(path, as_version=4), {})
    return [cell.source for cell in notebook.cells if cell.cell_type == "markdown"]


@pytest.mark.parametrize("path", LESSONS, ids=lambda path: f"{path.parts[-3]}/{path.parts[-2]}/{path.stem}")
def test_no_lesson_tells_how_to_run_a_cell(path: Any) -> None:
    texts = told(path)
    assert all(texts)
    if path.stem != "explore":
        assert not [text for text in texts for sign in BY_HAND if sign in text]
    codes = [cell.source for cell in nbformat.read(path, as_version=4).cells if cell.cell_type == "code"]
    assert codes
    assert not [code for code in codes if ".solve()" in code or "assert " in code]


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("Roll the dice. Run each cell with Shift+Enter.", "Roll the dice."),
        ("Run each cell with Shift+Enter. The board is live.", "The board is live."),
        ("Look. Run each cell with Shift+Enter, and swap with the bank.", "Look. Swap with the bank."),
        ("먼저 보세요. 셀은 Shift+Enter로 하나씩 실행하세요.", "먼저 보세요."),
        ("먼저 보세요. 셀은 Shift+Enter로 하나씩 실행하고, 바꿔 보세요.", "먼저 보세요. 바꿔 보세요."),
        ('So far.\n\nFor more, write `practice("x")` into a new cell and run it: each position is new.', "So far."),
        ("A list:\n\n- one\n- two", "A list:\n\n- one\n- two"),
    ],
)
def test_voila_text_drops_only_how_to_run(before: str, after: str) -> None:
    cells = [nbformat.v4.new_code_cell("import boardlab"), nbformat.v4.new_markdown_cell(before)]
    notebook, _ = without_running(nbformat.v4.new_notebook(cells=cells), {})
    assert notebook.cells[1].source == after


def test_a_notebook_of_somebody_else_is_left_alone() -> None:
    text = "Run each cell with Shift+Enter."
    notebook, _ = without_running(nbformat.v4.new_notebook(cells=[nbformat.v4.new_markdown_cell(text)]), {})
    assert notebook.cells[0].source == text


def test_installed_hook_names_the_function() -> None:
    shared = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["hatch"]["build"]["targets"]["wheel"]
    source = next(path for path, target in shared["shared-data"].items() if target == "etc/jupyter/voila.json")
    (named,) = json.loads((ROOT / source).read_text())["VoilaExporter"]["preprocessors"]
    module, _, function = named.rpartition(".")
    assert getattr(import_module(module), function) is without_running
