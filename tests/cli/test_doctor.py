"""What ``boardlab doctor`` tells for a bug report, and what it keeps to itself."""

from __future__ import annotations

import re
import webbrowser
from importlib.metadata import PackageNotFoundError
from pathlib import Path
from typing import Any

import pytest

from boardlab import __version__
from boardlab.cli import app as cli
from boardlab.cli import doctor as cli_doctor
from boardlab.core.i18n.language import LANGUAGES


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """A home of its own; no variable of the machine tells where this runs."""
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("USERPROFILE", str(tmp_path))
    monkeypatch.setenv("BOARDLAB_HOME", str(tmp_path / "kept"))
    for variable in ("BOARDLAB_SITE", "BROWSER", *(variable for variable, _ in cli_doctor.HOSTS)):
        monkeypatch.delenv(variable, raising=False)
    return tmp_path


@pytest.fixture
def told(capsys: pytest.CaptureFixture[str]) -> Any:
    def told(lang: str = "en") -> Any:
        assert cli.main(["doctor", "--lang", lang]) == 0
        return capsys.readouterr().out

    return told


@pytest.mark.parametrize("lang", LANGUAGES)
def test_report_fits_twenty_lines(told: Any, lang: str) -> None:
    text = told(lang)
    assert text.startswith(f"boardlab {__version__}: ")
    assert 8 <= text.count("\n") <= 20
    assert re.search(r"^Python 3\.\d+\.\d+", text, re.MULTILINE)
    for part in ("torres", "catan", "creed", "click 8.", "kept", "boardlab.github.io/boardlab"):
        assert part in text


def test_report_says_when_progress_is_unreadable(told: Any, home: Any) -> None:
    (home / "kept" / "progress" / "journal.jsonl").mkdir(parents=True)
    assert "which cannot be read: is a directory" in told()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_report_says_when_there_is_no_home(told: Any, monkeypatch: pytest.MonkeyPatch, lang: str) -> None:
    monkeypatch.setenv("BOARDLAB_HOME", "~nobody-of-this-name/kept")
    assert {"en": "Progress: –, which cannot be read", "ko": "배운 기록: –, 읽을 수 없습니다"}[lang] in told(lang)


@pytest.mark.parametrize(
    "address",
    [
        "https://ann:S3CRET@school.example/boards?key=S3CRET#S3CRET",
        "ann:S3CRET@school.example/boards/",
        "https://school.example/boards?next=https://S3CRET",
    ],
)
def test_report_leaves_out_secrets_of_an_address(told: Any, monkeypatch: pytest.MonkeyPatch, address: str) -> None:
    monkeypatch.setenv("BOARDLAB_SITE", address)
    text = told()
    assert "school.example/boards" in text
    assert "S3CRET" not in text


def test_report_names_the_browser_but_not_its_command(told: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    called = webbrowser.GenericBrowser(["/opt/fox/firefox", "--password=S3CRET", "%s"])
    monkeypatch.setattr(webbrowser, "get", lambda: called)
    text = told()
    assert "\nBrowser: firefox\n" in text
    assert "S3CRET" not in text


@pytest.mark.parametrize(
    ("variable", "value", "host"),
    [
        ("COLAB_RELEASE_TAG", "release", "Google Colab"),
        ("VSCODE_PID", "12", "VS Code"),
        ("JPY_PARENT_PID", "12", "Jupyter"),
        ("TERM_PROGRAM", "iTerm.app", "iTerm.app"),
    ],
)
def test_report_names_the_host_program(
    told: Any, monkeypatch: pytest.MonkeyPatch, variable: str, value: str, host: str
) -> None:
    assert "\nHost: a command line\n" in told()
    monkeypatch.setenv(variable, value)
    assert f"\nHost: {host}\n" in told()


def test_report_names_missing_packages(told: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    installed = cli_doctor.version

    def version(name: Any) -> Any:
        if name in {"plotly", "ipykernel"}:
            raise PackageNotFoundError(name)
        return installed(name)

    monkeypatch.setattr(cli_doctor, "version", version)
    monkeypatch.setattr(cli_doctor, "requires", lambda name: ["click>=8.1", "plotly<8,>=6.0", "ruff; extra == 'dev'"])
    text = told()
    assert "\nNot installed: plotly\n" in text
    assert "ruff" not in text
