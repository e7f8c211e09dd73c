"""What the extension of a Jupyter server hands out of notebooks: pictures where the widgets are gone."""

from __future__ import annotations

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import nbformat
import pytest
from jupyter_server.services.contents.filemanager import AsyncFileContentsManager, FileContentsManager

from boardlab.jupyter.server import STATE, VIEW, _show_pictures

BUNDLE = {VIEW: {"model_id": "m1"}, "text/html": "<img>", "text/plain": "a board"}
STRANGE = {VIEW: {"model_id": "m2"}, "text/plain": "a slider"}


@pytest.fixture
def folder(tmp_path: Path) -> Any:
    old = {VIEW: {"model_id": "m3"}, "image/svg+xml": "<svg/>"}

    def cell(data: Any) -> Any:
        output = nbformat.v4.new_output("execute_result", data=data, execution_count=1)
        return nbformat.v4.new_code_cell("s", outputs=[output], execution_count=1)

    book = nbformat.v4.new_notebook(
        cells=[cell(BUNDLE), cell(STRANGE), cell(old), nbformat.v4.new_markdown_cell("text")]
    )
    nbformat.write(book, tmp_path / "without.ipynb")
    book.metadata.widgets = {STATE: {"state": {"m1": {}}, "version_major": 2, "version_minor": 0}}
    nbformat.write(book, tmp_path / "with.ipynb")
    (tmp_path / "other.txt").write_text("text")
    return tmp_path


def outputs(folder: Any, name: Any, running: Any = ()) -> Any:
    """What a server hands out of a notebook while kernels run for some."""

    async def session_exists(path: Any) -> bool:
        return path in running

    manager = AsyncFileContentsManager(root_dir=str(folder))
    _show_pictures(manager, SimpleNamespace(session_exists=session_exists))
    assert asyncio.run(manager.get("other.txt"))["content"] == "text"
    assert asyncio.run(manager.get(name, content=False))["content"] is None
    cells = asyncio.run(manager.get(name))["content"]["cells"]
    return [set(output["data"]) for cell in cells for output in cell.get("outputs", ())]


def test_a_board_whose_kernel_is_gone_is_its_picture(folder: Any) -> None:
    before = (folder / "without.ipynb").read_bytes()
    assert outputs(folder, "without.ipynb") == [{"text/html", "text/plain"}, set(STRANGE), {"image/svg+xml"}]
    assert (folder / "without.ipynb").read_bytes() == before


def test_board_with_kernel_or_state_stays_live(folder: Any) -> None:
    assert outputs(folder, "without.ipynb", {"without.ipynb"})[0] == set(BUNDLE)
    assert outputs(folder, "with.ipynb")[0] == set(BUNDLE)


def test_a_server_that_reads_without_waiting_is_left_alone(folder: Any) -> None:
    manager = FileContentsManager(root_dir=str(folder))
    _show_pictures(manager, None)
    assert manager.get("without.ipynb")["type"] == "notebook"
