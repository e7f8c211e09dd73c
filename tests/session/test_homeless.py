"""Where no home folder can be found, everything works, is kept in memory, and one sentence says so while it is true."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Never

import pytest

import boardlab
from boardlab.cli.app import main
from boardlab.lessons import checkpoint
from boardlab.lessons.journal import journal as journals
from boardlab.lessons.journal.journal import Journal, journal
from boardlab.notebook import Study, check, progress
from tests import toygame

TOPIC = "torres.scoring"


@pytest.fixture(params=["unknown user", "somebody's home", "somebody's folder"])
def homeless(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """The ways not to have a home; nothing is left in memory from before."""
    journals._at.cache_clear()
    if request.param != "unknown user":
        monkeypatch.setenv("BOARDLAB_HOME", "~nosuch" if request.param == "somebody's home" else "~nosuch/x")
        return

    def nobody(_uid: Any) -> Never:
        raise KeyError("getpwuid(): uid not found")

    for name in ("BOARDLAB_HOME", "HOME", "XDG_DATA_HOME"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr("pwd.getpwuid", nobody)


@pytest.mark.parametrize(("lang", "says"), [("en", "no home folder can be found"), ("ko", "홈 폴더를 찾을 수 없음")])
def test_answers_count_without_a_home_and_say_so_once(
    homeless: Any, lang: str, says: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    boardlab.language(lang)
    asked, card = check(f"{TOPIC}.2"), progress(TOPIC)
    asked(20)
    asked(checkpoint(f"{TOPIC}.2").answer())
    (note,) = asked.frame["notes"]
    assert says in note
    assert card.card["notes"] == [note]
    assert [mark["state"] for mark in card.card["topics"][0]["marks"]][1] == "solved"
    assert check(f"{TOPIC}.3").frame["notes"] == [], "said once"
    assert len(journal().read().entries) == 2
    study = Study(toygame.start(), name="nowhere", lang=lang)
    study.play("put a1")
    (note,) = study.frame["notes"]
    assert says in note
    assert list(tmp_path.iterdir()) == [], "no folder called ~"


def test_home_found_later_gets_all_answers(homeless: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked, card, study = check(f"{TOPIC}.2"), progress(TOPIC), Study(toygame.start(), name="later")
    asked(20)
    study.play("put a1")
    monkeypatch.setenv("BOARDLAB_HOME", str(tmp_path))
    asked(15)
    study.play("put b2")
    assert asked.frame["notes"] == study.frame["notes"] == []
    assert card.card["notes"] == []
    assert sorted(entry.answer for entry in Journal(tmp_path / "progress" / "journal.jsonl").read().entries) == [15, 20]  # type: ignore[type-var]
    assert Study(toygame.start(), name="later").position.at == {"a1": 0, "b2": 0}


@pytest.mark.parametrize("lang", ["en", "ko"])
def test_the_command_line_says_it_in_one_line(
    homeless: Any, lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "given").write_bytes(b"")
    for words in (["show"], ["export", "-"], ["import", str(tmp_path / "given")], ["delete", "--yes"]):
        assert main(["progress", *words, "--lang", lang]) == 2
        said = capsys.readouterr()
        assert said.out == ""
        assert "BOARDLAB_HOME" in said.err
        assert said.err.count("\n") == 1
