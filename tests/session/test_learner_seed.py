"""What choices are shuffled by: made once for each learner, and kept with what was reached."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from boardlab.page.progress_sync import ProgressSync
from boardlab.session.lesson.bookmark import Bookmark, learner_seed
from boardlab.storage.data_dir import data_dir


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BOARDLAB_HOME", str(tmp_path / "home"))
    monkeypatch.delenv("BOARDLAB_SEED")


def of_a_new_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: Any) -> Any:
    monkeypatch.setenv("BOARDLAB_HOME", str(tmp_path / name))
    return learner_seed()


def test_each_learner_keeps_a_seed_of_their_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seeds = {name: of_a_new_home(tmp_path, monkeypatch, name) for name in ("a", "b", "c")}
    assert len(set(seeds.values())) == 3
    assert all(of_a_new_home(tmp_path, monkeypatch, name) == seed for name, seed in seeds.items())


def test_seed_and_bookmarks_do_not_overwrite_each_other() -> None:
    place = Bookmark("torres.scoring")
    place.at = "there"
    place.save()
    seed = learner_seed()
    assert Bookmark("torres.scoring").at == "there"
    Bookmark("catan.trade").save()
    assert learner_seed() == seed


def test_seed_exists_where_nothing_can_be_stored(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BOARDLAB_HOME", str(tmp_path / "file" / "home"))
    (tmp_path / "file").write_text("in the way")
    assert learner_seed()


@pytest.mark.parametrize("held", ["[]", "half {", '{"learner": 3}', '{"learner": {"seed": 3}}', '{"learner": {}}'])
def test_damaged_seed_still_gives_text(held: str) -> None:
    path = data_dir() / "progress" / "lessons.json"
    path.parent.mkdir(parents=True)
    path.write_text(held, encoding="utf-8")
    assert isinstance(learner_seed(), str)


def test_browser_without_storage_shows_source_order(tmp_path: Path) -> None:
    kept = ProgressSync(data_dir() / "progress")
    kept.restore("")
    assert learner_seed() == ""
    assert kept.news() == ""


def test_the_seed_of_a_browser_is_that_of_python(tmp_path: Path) -> None:
    kept = ProgressSync(data_dir() / "progress")
    kept.restore(json.dumps({"lines": [], "places": {"learner": {"seed": "abc"}}}))
    assert learner_seed() == "abc"
    assert kept.news() == ""
