"""Named games: saved after each action, resumed, never destroyed."""

from __future__ import annotations

import itertools
import os
from pathlib import Path
from typing import Any, Never

import pytest

from boardlab import Record, torres
from boardlab.notebook import Study
from boardlab.session.store import games_dir, path_of
from tests import toygame
from tests.sessions import editing

count = itertools.count(1)


def ask(session: Any, do: str, key: str) -> dict[str, Any]:
    """What a page sends to pick something afresh."""
    return {"client": "page", "seq": next(count), "rev": session.rev, "do": do, "key": key}


def test_named_game_is_resumed_when_its_cell_reruns() -> None:
    Study(toygame.start(), name="first steps").play("put b2")
    again = Study(toygame.start(), name="first steps")
    assert again.position.at == {"b2": 0}
    assert Study(toygame.start()).position.at == {}
    again.undo()
    assert Study(toygame.start(), name="first steps").record.ply == 0


def test_names_never_share_a_file_nor_leave_the_folder() -> None:
    names = ["a b", "a-b", "a/b", "../a", "..", "A B", "가나", "x" * 80, "a b ", "con"]
    paths = [path_of(name) for name in names]
    assert len(set(paths)) == len(names)
    assert all(path.parent == games_dir() for path in paths)
    for name in ("", "  ", "x" * 81, 7):
        with pytest.raises(ValueError, match="1 to 80"):
            Study(toygame.start(), name=name)


def test_two_kernels_on_one_name_lose_nothing() -> None:
    mine = Study(toygame.start(), name="shared")
    theirs = Study(toygame.start(), name="shared")
    mine.play("put a1")
    theirs.play("put c3")
    assert "also played elsewhere" in theirs.frame["notes"][0]
    assert Study(toygame.start(), name="shared").position.at == {"a1": 0}
    assert Study(toygame.start(), name="shared (2)").position.at == {"c3": 0}
    mine.play("put b2")
    theirs.play("put b3")
    assert Study(toygame.start(), name="shared").position.at == {"a1": 0, "b2": 0}


def test_a_file_that_cannot_be_read_is_kept_aside() -> None:
    path = path_of("broken")
    path.parent.mkdir(parents=True)
    path.write_text("what is this")
    study = Study(toygame.start(), name="broken")
    assert "could not be read" in study.frame["notes"][0]
    kept = list(path.parent.glob("*.unreadable-*"))
    assert [file.read_text() for file in kept] == ["what is this"]
    study.play("put a1")
    assert Study(toygame.start(), name="broken").position.at == {"a1": 0}


def test_unwritable_home_is_reported_and_play_continues(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    blocker = tmp_path / "file"
    blocker.write_text("")
    monkeypatch.setenv("BOARDLAB_HOME", str(blocker))
    study = Study(toygame.start(), name="nowhere")
    study.play("put a1")
    assert study.position.at == {"a1": 0}
    assert "not saved" in study.frame["notes"][0]


def test_a_full_disk_keeps_the_last_game(monkeypatch: pytest.MonkeyPatch) -> None:
    study = Study(toygame.start(), name="full")
    study.play("put a1")

    def full(*_args: Any) -> Never:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    study.play("put b2")
    assert "no space left on device" in study.frame["notes"][0]
    monkeypatch.undo()


def test_waiting_game_is_saved_while_a_position_is_edited() -> None:
    study = Study(torres.start(players=2), name="bench", lang="en")
    study.play("knight c3")
    session = study._session
    editing(session).begin()
    for key in ("build", "d4"):
        answer = study._channel.receive(ask(session, "pick", key))
    assert answer["answer"] == "done"
    assert session.edited.inner.to_json()["heights"]["d4"] == 1
    # The board is told as it stands, the game as it was left.
    assert study.record.actions[-1].to_text() == "knight c3"
    assert study.to_text() == study.record.to_text()
    again = Study(torres.start(players=2), name="bench")
    assert again.record.to_text() == study.record.to_text()
    study._channel.receive(ask(session, "pick", "edit:play"))
    assert session.edited is None
    played = Study(torres.start(players=2), name="bench")
    assert played.position == study.position
    assert played.position.to_json()["heights"]["d4"] == 1


def test_two_kernels_starting_one_name_lose_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """The other one comes after it was looked whether there is such a game, and before this one is written."""
    mine, theirs = Study(toygame.start(), name="at once"), Study(toygame.start(), name="at once")

    def save(record: Any, path: Any, save: Any = Record.save) -> None:
        monkeypatch.setattr(Record, "save", save)
        theirs.play("put c3")
        save(record, path)

    monkeypatch.setattr(Record, "save", save)
    mine.play("put a1")
    assert theirs.frame["notes"], "it is told at once that it is not saved, or saved elsewhere"
    theirs.play("put b3")
    assert Study(toygame.start(), name="at once").position.at == {"a1": 0}
    assert Study(toygame.start(), name="at once (2)").position.at == {"c3": 0, "b3": 0}


def test_file_set_aside_elsewhere_is_not_moved_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    path = path_of("broken")
    path.parent.mkdir(parents=True)
    path.write_text("what is this")

    def read(text: Any, read: Any = Record.from_text) -> Any:
        monkeypatch.setattr(Record, "from_text", read)
        Study(toygame.start(), name="broken").play("put a1")
        return read(text)

    monkeypatch.setattr(Record, "from_text", read)
    mine = Study(toygame.start(), name="broken")
    assert [file.read_text() for file in path.parent.glob("*.unreadable-*")] == ["what is this"]
    mine.play("put b2")
    assert Study(toygame.start(), name="broken").position.at == {"a1": 0}
    assert Study(toygame.start(), name="broken (2)").position.at == {"b2": 0}
