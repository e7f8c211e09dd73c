"""``boardlab site`` works for minutes, and says how far it is."""

from __future__ import annotations

import io
import sys
from pathlib import Path
from typing import Any

import pytest

from boardlab.cli import app as cli
from boardlab.site import build as building


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def told(screen: io.StringIO, folder: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What stands on a screen after each part that is built."""
    found = []

    def build(*_: Any, tell: Any, **__: Any) -> int:
        for done in range(5):
            tell(done, 4)
            found.append(screen.getvalue())
        return 7

    monkeypatch.setattr(building, "build", build)
    monkeypatch.setattr(sys, "stderr", screen)
    assert cli.main(["site", str(folder), "--lang", "en"]) == 0
    return found


def test_how_far_a_site_is_stands_on_the_screen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found = told(Terminal(), tmp_path / "site", monkeypatch)
    for percent, seen in zip(("25%", "50%", "75%", "100%"), found[1:], strict=True):
        assert percent in seen


def test_site_in_a_log_is_announced_on_one_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert [text.count("\n") for text in told(io.StringIO(), tmp_path / "site", monkeypatch)] == [1] * 5
