"""What is not installed is named when it is used."""

from __future__ import annotations

import sys
from typing import Any

import plotly.io
import pytest
from IPython.core.formatters import DisplayFormatter

from boardlab import language
from boardlab.core.errors import MissingPackage, PlainError
from boardlab.core.packages import needed, there
from boardlab.figures.torres import bonus_per_ap
from boardlab.storage.data_dir import data_dir


def test_a_package_that_is_there_is_not_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "this", raising=False)
    assert there("this", "sys")
    assert "this" not in sys.modules


def test_only_what_is_missing_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "segno", None)
    with pytest.raises(MissingPackage, match=r": pip install segno no_such_package$") as told:
        needed("package.codes", "sys", "segno", "no_such_package")
    assert isinstance(told.value, PlainError)
    assert isinstance(told.value, ImportError)


@pytest.mark.parametrize("lang", ["en", "ko"])
def test_a_chart_without_its_package_is_a_table_still(monkeypatch: pytest.MonkeyPatch, lang: str) -> None:
    language(lang)
    monkeypatch.setitem(sys.modules, "plotly", None)
    chart = bonus_per_ap()
    assert "<table>" in chart._repr_html_()
    with pytest.raises(MissingPackage, match="pip install plotly"):
        chart.figure()


def test_a_chart_shows_itself_without_nbformat(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "nbformat", None)
    monkeypatch.setattr(plotly.io.renderers, "default", "plotly_mimetype")
    shown, _ = DisplayFormatter().format(bonus_per_ap().figure())
    assert "application/vnd.plotly.v1+json" in shown


def test_data_folder_is_the_same_without_platformdirs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("BOARDLAB_HOME", raising=False)
    known = data_dir()
    monkeypatch.setitem(sys.modules, "platformdirs", None)
    assert data_dir() == known


@pytest.mark.parametrize(
    ("system", "variables", "place"),
    [
        ("linux", {"XDG_DATA_HOME": "/somewhere"}, "/somewhere/boardlab"),
        ("emscripten", {"HOME": "/people/ada"}, "/people/ada/.local/share/boardlab"),
        ("darwin", {"HOME": "/Users/ada"}, "/Users/ada/Library/Application Support/boardlab"),
        ("win32", {"LOCALAPPDATA": "/C/Local"}, "/C/Local/boardlab"),
    ],
)
def test_the_data_folder_of_each_system(
    monkeypatch: pytest.MonkeyPatch, system: str, variables: Any, place: str
) -> None:
    for name in ("BOARDLAB_HOME", "XDG_DATA_HOME", "LOCALAPPDATA"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(sys, "platform", system)
    monkeypatch.setitem(sys.modules, "platformdirs", None)
    assert data_dir().as_posix() == place
