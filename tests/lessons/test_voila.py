"""Voila runs every cell by itself: a lesson there tells nobody to run one, and holds no cell of a test."""

from __future__ import annotations

import tomllib
from pathlib import Path

import nbformat
import pytest
from nbconvert.preprocessors import TagRemovePreprocessor
from traitlets.config.loader import JSONFileConfigLoader

from boardlab.lessons.build.lesson_sources import lesson_files
from boardlab.lessons.build.store import find_lesson
from boardlab.tutorials.notebook import notebook

ROOT = Path(__file__).parents[2]
WHEEL = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["hatch"]["build"]["targets"]["wheel"]
CONFIG = ROOT / next(path for path, target in WHEEL["shared-data"].items() if target == "etc/jupyter/voila.json")
RUNNING = (
    "Shift",
    "Run the first cell",
    "Run each cell",
    "Folded cells",
    "new cell",
    "prepare`",
    "실행하면",
    "실행하세요",
    "실행합니다",
    "접힌 셀",
    "새 셀",
)


@pytest.mark.parametrize("name", lesson_files())
def test_no_lesson_in_voila_tells_to_run_a_cell(name: str) -> None:
    shown = TagRemovePreprocessor(config=JSONFileConfigLoader(CONFIG.name, str(CONFIG.parent)).load_config())
    for lang in ("en", "ko"):
        made = nbformat.from_dict(notebook(find_lesson(name), lang))
        before = len(made.cells)
        cells = shown.preprocess(made, {})[0].cells
        assert len(cells) < before
        texts = [cell.source for cell in cells if cell.cell_type == "markdown"]
        if not name.endswith(".explore"):
            assert not [text for text in texts for sign in RUNNING if sign in text]
        assert not [cell.source for cell in cells if ".solve()" in cell.source or "assert " in cell.source]
