"""Where a learner is in each lesson: one small file, which other kernels and other programs write too."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from boardlab.lessons.journal.journal import PLACES
from boardlab.session.lesson import bookmark
from boardlab.session.lesson.bookmark import MOST_BYTES, Bookmark
from boardlab.storage.data_dir import data_dir

SAVES = """
import sys
from boardlab.session.lesson.bookmark import Bookmark
for number in range(40):
    place = Bookmark(f"lesson.{sys.argv[1]}_{number}")
    place.at = str(number)
    place.save()
    while place.note:
        place.save()
"""


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.setenv("BOARDLAB_HOME", str(tmp_path))
    path = data_dir() / "progress" / PLACES
    path.parent.mkdir()
    return path


def at(lesson: Any, key: Any) -> Any:
    place = Bookmark(lesson)
    place.at = key
    place.save()
    return place


def test_concurrent_save_of_bookmarks_loses_nothing(file: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """The other one comes between reading and writing: it waits, or says that it could not save."""
    others: list[Any] = []

    def write(path: Any, data: Any, write: Any = bookmark.write_whole) -> None:
        if not others:
            others.append(None)
            others.append(at("torres.scoring", "theirs"))
        write(path, data)

    monkeypatch.setattr(bookmark, "write_whole", write)
    at("torres.board", "mine")
    theirs = others[1]
    assert Bookmark("torres.scoring").at == "theirs" or theirs.note is not None
    theirs.save()
    assert theirs.note is None
    assert (Bookmark("torres.board").at, Bookmark("torres.scoring").at) == ("mine", "theirs")


@pytest.mark.soak
def test_two_kernels_lose_no_place(file: Any) -> None:
    env = {**os.environ, "BOARDLAB_HOME": str(file.parents[1])}
    kernels = [subprocess.Popen([sys.executable, "-c", SAVES, name], env=env) for name in "ab"]
    assert [kernel.wait() for kernel in kernels] == [0, 0]
    assert len(json.loads(file.read_text())) == 80


@pytest.mark.parametrize(
    "held",
    ['{"torres.king": {"at": "\\ud800"}}', '{"\\udfff": 1}', '{"torres.king": {"drafts": {"a": "\\ud83d"}}}'],
)
def test_half_a_sign_costs_no_place(file: Any, held: str) -> None:
    file.write_text(held)
    assert Bookmark("torres.king").note is None
    assert at("torres.board", "here").note is None
    assert at("torres.scoring", "\ud800").note is None
    assert Bookmark("torres.board").at == "here"


DEEP = "[" * 100_000


@pytest.mark.parametrize("held", ["x" * (MOST_BYTES + 1), "{", "[]", "\x00", DEEP, "NaN"], ids=range(6))
def test_unreadable_bookmarks_are_kept_and_reported_once(file: Any, held: Any) -> None:
    file.write_text(held)
    here = at("torres.board", "here")
    (aside,) = file.parent.glob(f"{PLACES}.*")
    assert aside.read_text() == held
    assert here.note is not None
    assert here.note.facts == {"file": aside.name}
    assert at("torres.board", "there").note is None
    assert Bookmark("torres.board").at == "there"


def test_symlink_of_the_learner_stays_a_symlink(file: Any, tmp_path: Path) -> None:
    file.symlink_to(tmp_path / "elsewhere")
    at("torres.board", "here")
    assert file.is_symlink()
    assert "torres.board" in json.loads((tmp_path / "elsewhere").read_text())
