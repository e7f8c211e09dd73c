"""Copying the tutorials never costs a learner anything."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import nbformat
import pytest
from nbformat.sign import NotebookNotary

from boardlab.tutorials.copy import MANIFEST, Copied, Tutorials, trust, tutorials
from boardlab.tutorials.copy import copy_tutorials as copy_shipped


@pytest.fixture
def source(tmp_path: Path) -> Any:
    folder = tmp_path / "shipped" / "en"
    (folder / "torres").mkdir(parents=True)
    (folder / "torres" / "01_board.ipynb").write_text("board")
    (folder / "torres" / "04_scoring.ipynb").write_text("scoring")
    (folder / "torres" / ".ipynb_checkpoints").mkdir()
    (folder / "torres" / ".ipynb_checkpoints" / "01_board-checkpoint.ipynb").write_text("not ours")
    return folder


@pytest.fixture
def folder(tmp_path: Path) -> Any:
    return tmp_path / "mine"


SCORING = "en/torres/04_scoring.ipynb"


def copy_tutorials(source: Any, folder: Any) -> Any:
    """As they lie in a folder."""
    return copy_shipped(Tutorials.in_folder(source), folder)


def test_the_first_copy_brings_everything(source: Any, folder: Any) -> None:
    done = copy_tutorials(source, folder)
    assert done == Copied(written=["en/torres/01_board.ipynb", SCORING])
    assert (folder / SCORING).read_text() == "scoring"
    assert not list(folder.rglob("*checkpoint*"))


def test_an_unchanged_file_is_renewed(source: Any, folder: Any) -> None:
    copy_tutorials(source, folder)
    (source / "torres/04_scoring.ipynb").write_text("better scoring")
    assert copy_tutorials(source, folder) == Copied(renewed=[SCORING])
    assert (folder / SCORING).read_text() == "better scoring"


def test_a_changed_file_is_kept(source: Any, folder: Any) -> None:
    copy_tutorials(source, folder)
    (folder / SCORING).write_text("my work")
    done = copy_tutorials(source, folder)
    assert done == Copied(kept=[SCORING])
    assert (folder / SCORING).read_text() == "my work"


def test_newer_version_of_changed_file_lies_beside_it_once(source: Any, folder: Any) -> None:
    copy_tutorials(source, folder)
    (folder / SCORING).write_text("my work")
    (source / "torres/04_scoring.ipynb").write_text("better scoring")
    assert copy_tutorials(source, folder) == Copied(kept=[SCORING], beside=["en/torres/04_scoring.new.ipynb"])
    assert copy_tutorials(source, folder) == Copied(kept=[SCORING])
    assert (folder / SCORING).read_text() == "my work"
    assert (folder / "en/torres/04_scoring.new.ipynb").read_text() == "better scoring"


def test_work_done_in_the_new_version_is_kept_too(source: Any, folder: Any) -> None:
    copy_tutorials(source, folder)
    (folder / SCORING).write_text("my work")
    (source / "torres/04_scoring.ipynb").write_text("second")
    copy_tutorials(source, folder)
    (folder / "en/torres/04_scoring.new.ipynb").write_text("my other work")
    (source / "torres/04_scoring.ipynb").write_text("third")
    assert copy_tutorials(source, folder).beside == ["en/torres/04_scoring.new2.ipynb"]
    assert (folder / "en/torres/04_scoring.new.ipynb").read_text() == "my other work"


def test_the_new_version_taken_over_is_renewed_again(source: Any, folder: Any) -> None:
    copy_tutorials(source, folder)
    (folder / SCORING).write_text("my work")
    (source / "torres/04_scoring.ipynb").write_text("second")
    copy_tutorials(source, folder)
    (folder / "en/torres/04_scoring.new.ipynb").replace(folder / SCORING)
    (source / "torres/04_scoring.ipynb").write_text("third")
    assert copy_tutorials(source, folder) == Copied(renewed=[SCORING])


def test_a_file_that_was_there_before_is_the_learners(source: Any, folder: Any) -> None:
    (folder / "en/torres").mkdir(parents=True)
    (folder / SCORING).write_text("older than boardlab")
    done = copy_tutorials(source, folder)
    assert (folder / SCORING).read_text() == "older than boardlab"
    assert (done.kept, done.beside) == ([SCORING], ["en/torres/04_scoring.new.ipynb"])


def test_dangling_symlink_is_kept_and_stops_no_copy(source: Any, folder: Any) -> None:
    (folder / "en/torres").mkdir(parents=True)
    (folder / SCORING).symlink_to("nowhere")
    done = copy_tutorials(source, folder)
    assert (done.kept, done.beside) == ([SCORING], ["en/torres/04_scoring.new.ipynb"])
    assert done.written == ["en/torres/01_board.ipynb"]
    assert (folder / SCORING).is_symlink()


@pytest.mark.parametrize("damage", ["", "[]", '{"laid": 3}', "\x00", "[" * 100_000, '{"laid":' * 100_000])
def test_without_its_memory_it_keeps_whatever_differs(source: Any, folder: Any, damage: Any) -> None:
    copy_tutorials(source, folder)
    (folder / SCORING).write_text("my work")
    (folder / MANIFEST).write_text(damage)
    copy_tutorials(source, folder)
    assert (folder / SCORING).read_text() == "my work"
    assert set(json.loads((folder / MANIFEST).read_text())["laid"]) >= {SCORING}


def test_only_files_laid_down_unchanged_are_trusted(
    folder: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Jupyter hides stored pictures of notebooks it does not trust."""
    monkeypatch.setenv("JUPYTER_DATA_DIR", str(tmp_path / "jupyter"))
    shipped = tutorials("en")
    copied = copy_shipped(shipped, folder)
    trust(folder, copied)
    notary = NotebookNotary()
    scoring = nbformat.read(folder / SCORING, as_version=4)
    assert notary.check_signature(scoring)
    code = next(cell for cell in scoring.cells if cell.cell_type == "code")
    code.outputs.append(nbformat.v4.new_output("stream", text="mine"))
    assert not notary.check_signature(scoring)
