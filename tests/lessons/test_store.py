"""Built lessons: read from their files, and never when anything they are made of has changed."""

from __future__ import annotations

import json
import shutil
import sys
from pathlib import Path

import pytest

from boardlab.lessons.build import store
from boardlab.lessons.build.lesson_sources import lesson_files
from boardlab.lessons.model.lesson import Lesson

NAME = "torres.scoring"


@pytest.fixture
def document(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A course of one lesson."""
    path = tmp_path / "torres" / "04_scoring.md"
    path.parent.mkdir()
    shutil.copy(lesson_files()[NAME], path)
    monkeypatch.setattr(store, "lesson_files_of", lambda _: {NAME: path})
    monkeypatch.setattr(store, "_READ", {})
    monkeypatch.setattr(sys, "dont_write_bytecode", False)
    return path


def fails(_: str) -> dict[str, Lesson]:
    raise AssertionError("built again")


def test_a_built_lesson_is_read_until_its_document_changes(document: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = store.find_lesson(NAME)
    assert (document.parent / "__pycache__" / "04_scoring.md.json").is_file()
    monkeypatch.setattr(store, "_READ", {})
    with monkeypatch.context() as patch:
        patch.setattr(store, "built", fails)
        assert store.find_lesson(NAME) == first
        document.write_text(document.read_text("utf-8").replace("Torres 04: scoring", "Torres 04: points"), "utf-8")
        with pytest.raises(AssertionError, match="built again"):
            store.find_lesson(NAME)
    assert store.find_lesson(NAME).title["en"] == "Torres 04: points"


@pytest.mark.parametrize("whole", [True, False])
def test_what_is_shipped_is_read_beside_its_document(
    document: Path, monkeypatch: pytest.MonkeyPatch, *, whole: bool
) -> None:
    lesson = store.built("torres")[NAME]
    ((path, held, made),) = store.shipped("torres", whole=whole)
    assert path == document
    path.write_bytes(held)
    path.with_name(f"{path.name}.json").write_bytes(made)
    monkeypatch.setattr(store, "built", fails)
    monkeypatch.setattr(store, "_tables", lambda _: ())  # an installed package has them in one file
    assert store.find_lesson(NAME) == lesson


def test_a_spoilt_file_is_built_again(document: Path) -> None:
    first = store.find_lesson(NAME)
    kept = document.parent / "__pycache__" / "04_scoring.md.json"
    for spoilt in (b"", b"{", json.dumps({"made_of": json.loads(kept.read_bytes())["made_of"]}).encode()):
        kept.write_bytes(spoilt)
        store._READ.clear()
        assert store.find_lesson(NAME) == first
