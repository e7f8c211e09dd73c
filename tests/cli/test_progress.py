"""``boardlab progress``: what it prints, what it keeps, and one clear sentence for each mistake."""

from __future__ import annotations

import os
import stat
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from boardlab.cli import app as cli
from boardlab.core.i18n.language import LANGUAGES
from boardlab.lessons import checkpoints
from boardlab.lessons.journal.entry import Entry
from boardlab.lessons.journal.journal import journal

NAME = "torres.scoring.2"
TOPIC = checkpoints("torres.scoring")


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.setenv("BOARDLAB_HOME", str(tmp_path / "home"))
    monkeypatch.chdir(tmp_path)
    return tmp_path / "home"


@pytest.fixture
def run(capfdbinary: pytest.CaptureFixture[bytes]) -> Any:
    def run(*words: Any, lang: str = "en") -> Any:
        code = cli.main(["progress", *words, "--lang", lang])
        said = capfdbinary.readouterr()
        return code, said.out.decode(), said.err.decode()

    return run


def solve(name: Any = NAME, answer: int = 15, **facts: Any) -> None:
    journal().add(Entry(name, "answer", answer, right=True, **facts))


def test_show_says_what_was_reached(run: Any) -> None:
    assert f"0 of {len(checkpoints('torres'))} solved" in run("show", "torres")[1]
    solve()
    code, out, err = run("show", "torres.scoring")
    assert (code, err) == (0, "")
    assert f"1 of {len(TOPIC)} solved, 10 of {10 * len(TOPIC)} points" in out
    assert f"○●{'○' * (len(TOPIC) - 2)}  Scoring  10/{10 * len(TOPIC)}" in out
    assert "점수 계산" in run("show", lang="ko")[1]


def test_show_says_once_what_is_odd(run: Any) -> None:
    solve(time="2030-01-01T00:00:00Z")
    with journal().path.open("ab") as file:
        file.write(b"garbage\n")
    solve("torres.scoring.3", time="2020-01-01T00:00:00Z")
    out = run("show", "torres.scoring")[1]
    assert f"2 of {len(TOPIC)} solved" in out
    assert out.count("1 damaged line of the journal skipped (line 2).") == 1
    assert out.count("go backwards 1 time:") == 1


def test_progress_moves_to_another_home(run: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    solve()
    solve("torres.scoring.3")
    code, out, _ = run("export")
    assert (code, out) == (0, "The progress is in boardlab-progress.jsonl: 2 events.\n")
    file = tmp_path / "boardlab-progress.jsonl"
    assert file.read_bytes() == journal().path.read_bytes()
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    shown = run("show")[1]
    monkeypatch.setenv("BOARDLAB_HOME", str(tmp_path / "another"))
    assert run("import", str(file))[:2] == (0, "2 events taken over; 0 known before.\n")
    assert run("import", str(file))[:2] == (0, "0 events taken over; 2 known before.\n")
    assert run("show")[1] == shown


def test_export_to_stdout_prints_the_journal_only(run: Any) -> None:
    solve(answer="한국어")
    assert run("export", "-") == (0, journal().path.read_text(encoding="utf-8"), "")


def test_import_says_what_it_could_not_read(run: Any, tmp_path: Path) -> None:
    solve()
    file = tmp_path / "mixed.jsonl"
    file.write_bytes(journal().path.read_bytes() + b"garbage\n")
    journal().delete()
    out = run("import", str(file))[1]
    assert out == (
        "1 event taken over; 0 known before.\n1 damaged line of the journal skipped (line 2). All else counts.\n"
    )


def test_delete_asks_first_and_keeps_nothing(run: Any, home: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    assert run("delete")[:2] == (0, "There is no progress yet.\n")
    solve()
    code, out, err = run("delete")
    assert (code, out) == (2, "")
    assert "boardlab progress delete --yes" in err
    assert journal().path.exists()
    code, out, _ = run("delete", "--yes")
    assert code == 0
    assert out == f"Deleted: 1 event in {home / 'progress' / 'journal.jsonl'}. Nothing was kept.\n"
    assert list(home.iterdir()) == []


@pytest.mark.parametrize(("typed", "kept"), [("n\n", True), ("\n", True), ("y\n", False)])
def test_delete_takes_no_for_an_answer(home: Any, typed: str, kept: bool) -> None:
    """At a terminal, which only another process can have here."""
    pty = pytest.importorskip("pty")
    solve()
    mine, theirs = pty.openpty()
    child = subprocess.Popen(
        [sys.executable, "-m", "boardlab.cli.app", "progress", "delete", "--lang", "en"],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
    )
    os.close(theirs)
    os.write(mine, typed.encode())
    said = b""
    while True:
        try:
            said += os.read(mine, 4096)
        except OSError:
            break
    os.close(mine)
    assert child.wait() == 0
    assert b"Delete your whole progress, 1 event?" in said
    assert journal().path.exists() == kept


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (
            ["show", "torres.scorin"],
            "No checkpoint begins with “torres.scorin”. Near it: torres.scoring,",
        ),
        (["import", "nowhere.jsonl"], "nowhere.jsonl: no such file or directory."),
        (["import", "."], ".: is a directory."),
        (["import", "picture.png"], "picture.png: This is no journal of boardlab: it holds not one sound line."),
        (["export", "nowhere/file"], "nowhere/file: no such file or directory."),
        (["import"], "FILE is missing. boardlab progress import --help shows how it is written."),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_a_mistake_is_one_sentence(run: Any, tmp_path: Path, words: list[str], sentence: str) -> None:
    (tmp_path / "picture.png").write_bytes(b"\x89PNG\r\n\x1a\n\x00")
    solve()
    code, out, err = run(*words)
    assert (code, out) == (2, "")
    assert err.startswith(f"boardlab: {sentence}")
    assert err.count("\n") == 1


@pytest.mark.parametrize("words", [["show"], ["export"], ["delete", "--yes"]])
def test_a_journal_that_cannot_be_read_is_one_sentence(run: Any, words: list[str]) -> None:
    journal().path.mkdir(parents=True)
    code, out, err = run(*words)
    assert (code, out) == (2, "")
    assert err == f"boardlab: {journal().path}: is a directory.\n"


def test_an_import_that_cannot_be_written_is_one_sentence(run: Any, home: Any, tmp_path: Path) -> None:
    solve()
    assert run("export")[0] == 0
    journal().delete()
    home.rmdir()
    home.write_text("in the way")
    code, out, err = run("import", "boardlab-progress.jsonl")
    assert (code, out) == (2, "")
    assert err == f"boardlab: {journal().path}: not a directory.\n"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_export_replaces_no_backup_that_holds_more(run: Any, tmp_path: Path, lang: str) -> None:
    backup = tmp_path / "boardlab-progress.jsonl"
    assert run("export", lang=lang)[0] == 0
    assert not backup.exists(), "there was nothing to export"
    solve()
    solve("torres.scoring.3")
    run("export")
    held = backup.read_bytes()
    journal().delete()
    code, out, _ = run("export", lang=lang)
    assert (code, out) == (0, {"en": "There is no progress yet.\n", "ko": "아직 남은 기록이 없습니다.\n"}[lang])
    assert backup.read_bytes() == held
    solve("torres.scoring.4")
    code, out, err = run("export", lang=lang)
    assert (code, out) == (2, "")
    assert "2" in err
    assert "boardlab progress import" in err
    assert backup.read_bytes() == held
    run("import", str(backup))
    assert run("export")[:2] == (0, "The progress is in boardlab-progress.jsonl: 3 events.\n")
