"""What a cell that runs again leaves on the page: what it shows now, and nothing that nobody shows."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from IPython.core.interactiveshell import InteractiveShell
from ipywidgets.widgets.widget import _instances as open_widgets
from traitlets.config import Config

from boardlab import language
from boardlab.lessons.journal.entry import Entry
from boardlab.lessons.journal.journal import journal
from boardlab.notebook.shown import Shown
from tests.session.conftest import asked_of

SETUP = """
from boardlab import check, lesson, practice, progress
from boardlab.lessons.creed.who_beats_whom import DUELS
from boardlab.notebook import Matrix, Study
from tests import toygame
"""
KINDS = {
    "study": "Study(toygame.start())",
    "lesson": 'lesson("torres.scoring")',
    "check": 'check("torres.scoring.2")',
    "practice": 'practice("torres.scoring")',
    "progress": 'progress("torres.scoring")',
    "matrix": "Matrix(DUELS)",
}


class Notebook:
    """An IPython that is told, as JupyterLab tells it, which cell runs."""

    def __init__(self, shell: Any) -> None:
        self.shell = shell
        self.deleted: list[Any] = []
        shell.get_parent = lambda: {"metadata": {"deletedCells": self.deleted}}
        self.run("setup", SETUP)

    def run(self, cell: Any, code: Any, fails: bool = False) -> None:
        result = self.shell.run_cell(code, cell_id=cell)
        assert fails == (not result.success)

    def __getitem__(self, name: Any) -> Any:
        return self.shell.user_ns[name]


@pytest.fixture
def notebook(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Iterator[Any]:
    monkeypatch.setenv("IPYTHONDIR", str(tmp_path))
    monkeypatch.setitem(sys.modules, "__main__", sys.modules["__main__"])
    open_widgets.clear()  # what tests before this one left behind is none of its cells
    InteractiveShell.clear_instance()
    yield Notebook(InteractiveShell.instance(config=Config(HistoryManager={"enabled": False}), user_ns={}))
    InteractiveShell.clear_instance()


def boards() -> Any:
    """The boards the page has a model of."""
    return [widget for widget in open_widgets.values() if isinstance(widget, Shown)]


@pytest.mark.parametrize("kind", KINDS)
def test_a_cell_run_five_times_leaves_one_board(notebook: Any, kind: str) -> None:
    for _ in range(5):
        notebook.run("a", KINDS[kind])
        assert len(boards()) == 1
        assert len(open_widgets) == 3, "the board, its layout and the library"


@pytest.mark.parametrize("kind", KINDS)
def test_board_shown_nowhere_has_no_model(notebook: Any, kind: str) -> None:
    notebook.run("a", f"s = {KINDS[kind]}")
    assert not open_widgets
    notebook.run("b", "s")
    assert boards() == [notebook["s"]]


def test_board_of_another_cell_stays_until_replaced(notebook: Any) -> None:
    notebook.run("a", f"s = {KINDS['study']}; s")
    first = notebook["s"]
    notebook.run("b", "s")
    notebook.run("a", f"s = {KINDS['study']}; s")
    assert set(boards()) == {first, notebook["s"]}
    first.play("put a1")
    notebook.run("b", "s")
    assert boards() == [notebook["s"]]
    notebook.run("a", "s")
    assert boards() == [notebook["s"]], "shown again by both, and made by neither run"


def test_closed_board_keeps_its_game_and_reopens(notebook: Any) -> None:
    notebook.run("a", f"kept = [{KINDS['study']}]; kept[0]")
    first = notebook["kept"][0]
    notebook.run("b", "old = kept[0]")
    notebook.run("a", f"kept = [{KINDS['study']}]; kept[0]")
    assert first.is_closed
    first.play("put a1")
    language("ko")
    notebook.run("c", "old")
    assert not first.is_closed
    assert first in boards()
    assert first.position.at == {"a1": 0}
    assert first.frame["lang"] == "ko"
    assert first.get_view_spec()["model_id"] == first.model_id
    assert first.layout.model_id in open_widgets
    notebook.run("c", "print(1)")
    assert first.is_closed


def test_closed_progress_card_catches_up_when_shown_again(notebook: Any) -> None:
    notebook.run("a", f"card = {KINDS['progress']}; card")
    old = notebook["card"]
    notebook.run("b", "old = card")
    notebook.run("a", f"card = {KINDS['progress']}; card")
    told = []
    old.refresh = lambda: told.append(1) or type(old).refresh(old)
    journal().add(Entry("torres.scoring.2", "answer", 15, right=True))
    assert told == []
    assert old.progress.headline() == notebook["card"].progress.headline(), "asked, it knows"
    journal().add(Entry("torres.scoring.3", "answer", 15, right=True))
    notebook.run("c", "old")
    assert old.card == notebook["card"].card


def test_board_held_by_another_widget_stays_open(notebook: Any) -> None:
    notebook.run("a", f"from ipywidgets import VBox; s = {KINDS['study']}; box = VBox([s]); box")
    first = notebook["s"]
    notebook.run("a", f"s = {KINDS['study']}; s")
    assert first in boards()
    assert notebook["box"].get_state(["children"])["children"] == [f"IPY_MODEL_{first.model_id}"]


def test_output_without_a_cell_id_is_left_alone(notebook: Any) -> None:
    notebook.run("a", f"s, t = {KINDS['study']}, {KINDS['study']}")
    notebook["s"]._repr_mimebundle_()  # in answer to a slider, say
    notebook.run(None, "t")
    notebook.run("b", "s, t")
    notebook.run("a", f"s, t = {KINDS['study']}, {KINDS['study']}")
    notebook.run("b", "print(1)")
    assert len(boards()) == 2
    for _ in range(3):
        notebook.run(None, KINDS["study"])
    assert len(boards()) == 5, "nobody can tell one cell from another"


def test_board_of_a_deleted_cell_closes_at_next_run(notebook: Any) -> None:
    notebook.run("a", KINDS["study"])
    notebook.deleted = ["a", "never run"]
    notebook.run("b", "print(1)")
    assert boards() == []


def test_moved_or_restored_cell_keeps_its_board(notebook: Any) -> None:
    """JupyterLab counts it among the deleted ones, and the page shows its board."""
    notebook.run("a", f"s = {KINDS['study']}; s")
    notebook["s"].set_state({"_view_count": 1})
    notebook.deleted = ["a"]
    notebook.run("b", "print(1)")
    notebook.deleted = []
    assert boards() == [notebook["s"]]
    notebook.run("a", f"s = {KINDS['study']}; s")
    assert boards() == [notebook["s"]], "and it is replaced as before"


def test_practice_that_was_open_goes_with_its_cell(notebook: Any) -> None:
    for _ in range(3):
        notebook.run("a", 'p = progress("torres.scoring"); p')
        asked_of(notebook["p"], "practise", "torres.scoring")
        assert set(boards()) == {notebook["p"], notebook["p"].practised}
    notebook.run("a", "print(1)")
    assert boards() == []
