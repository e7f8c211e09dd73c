"""Hosts that are not JupyterLab: one that opens a widget as it is made, and the example for marimo."""

from __future__ import annotations

import inspect
import runpy
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest
from ipywidgets import Widget

import boardlab

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "marimo_board.py"


class Wire:
    """Where a widget sends what it has to say, in place of a page."""

    comm_id = "wire"

    def __init__(self) -> None:
        self.told: dict[str, Any] = {}

    def send(self, data: Any = None, metadata: Any = None, buffers: Any = None) -> None:
        self.told |= (data or {}).get("state", {})

    def on_msg(self, callback: Any) -> None:
        pass

    on_close = on_msg

    def close(self, *_: Any, **__: Any) -> None:
        pass


@pytest.fixture
def eager() -> Iterator[Any]:
    """A host that opens each widget while it is made, and asks it for its state at once; gives what pages were told."""
    wires = []

    def opened(widget: Widget) -> None:
        wire = Wire()
        wires.append(wire)
        wire.told |= widget.get_state()
        widget.comm = wire

    Widget.on_widget_constructed(opened)
    yield wires
    Widget.on_widget_constructed(None)


BOARDS = {"play": ("torres",), "lesson": ("torres.scoring",), "check": ("torres.scoring.4",)}


@pytest.mark.parametrize("make", BOARDS)
def test_host_that_opens_boards_early_gets_everything(eager: Any, make: str) -> None:
    board = getattr(boardlab, make)(*BOARDS[make])
    told = next(wire.told for wire in eager if "_part" in wire.told)
    assert told["frame"] == board.frame
    assert told["words"]


@pytest.mark.parametrize("make", [lambda: boardlab.play("torres", players=2), boardlab.progress])
def test_a_board_has_its_id_before_it_is_open(make: Any) -> None:
    board = make()
    known = board._model_id
    assert known
    assert board.comm is None
    assert board.model_id == known


def test_the_example_for_marimo_runs(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    cells: list[Any] = []
    marimo = ModuleType("marimo")
    marimo.App = lambda **_: SimpleNamespace(cell=cells.append, run=None)
    marimo.ui = SimpleNamespace(anywidget=lambda widget: SimpleNamespace(widget=widget, id=widget._model_id))
    monkeypatch.setitem(sys.modules, "marimo", marimo)
    runpy.run_path(str(EXAMPLE))
    names: dict[Any, Any] = {}
    for cell in cells:
        given = cell(*(names[name] for name in inspect.signature(cell).parameters)) or ()
        returned = inspect.getsource(cell).rpartition("return ")[2] if given else ""
        names |= dict(zip(returned.strip("() ,\n").split(", "), given, strict=True)) if given else {}
    assert names["game"].widget.position.current_player == 0
    assert "A places the first knight" in capsys.readouterr().out
