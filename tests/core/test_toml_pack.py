"""The TOML files of an installed package, compiled into one: the same data, and a file that lies there comes first."""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from boardlab.core.i18n.language import LANGUAGES, catalogue
from boardlab.core.i18n.toml_files import read_toml, toml_names
from boardlab.core.i18n.toml_pack import PACK, all_files, packed, packed_paths, read_packed

PACKAGE = Path(__file__).parents[2] / "boardlab"
WORDS = {"a": {"en": "one", "ko": "하나"}, "b": {"n": [1, {"en": "two", "ko": "둘"}], "en": "no translation"}}
MORE = {"c": {"en": "three", "ko": "셋"}, "d": {"en": 4, "ko": 4}, "e": [], "f": {}}


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """An installed package whose words lie in a pack, in two of its folders."""
    folder = tmp_path / "pebble_pack"
    (folder / "inside").mkdir(parents=True)
    for each in (folder, folder / "inside"):
        (each / "__init__.py").write_text("")
    files = {"words.toml": WORDS, "inside/words.toml": {"a": MORE["c"]}, "inside/words_more.toml": {"c": MORE["c"]}}
    (folder / PACK).write_bytes(packed(files | {"inside/deep/odd.toml": MORE}, LANGUAGES))
    monkeypatch.syspath_prepend(tmp_path)
    yield folder
    for name in [name for name in sys.modules if name.startswith("pebble_pack")]:
        del sys.modules[name]


def test_a_pack_gives_back_what_was_put_in(package: Any) -> None:
    assert read_packed("pebble_pack", "words.toml") == WORDS
    assert read_packed("pebble_pack", "inside/deep/odd.toml") == MORE
    assert read_packed("pebble_pack", "inside/other.toml") is None
    assert list(read_packed("pebble_pack", "words.toml")) == ["a", "b"]


def test_its_files_are_read_as_if_they_lay_there(package: Any) -> None:
    assert read_toml("pebble_pack", "words.toml") == WORDS
    assert toml_names("pebble_pack.inside") == ["words.toml", "words_more.toml"]
    assert catalogue("pebble_pack.inside") == {"a": MORE["c"], "c": MORE["c"]}
    assert set(all_files(package)) == set(packed_paths("pebble_pack"))


def test_a_file_that_lies_there_comes_first(package: Any) -> None:
    (package / "words.toml").write_text('[a]\nen = "mine"\nko = "내 것"\n', encoding="utf-8")
    assert read_toml("pebble_pack", "words.toml")["a"]["en"] == "mine"
    assert all_files(package)["words.toml"]["a"]["en"] == "mine"
    assert toml_names("pebble_pack") == ["words.toml"]


def test_file_missing_from_folder_and_pack_raises(package: Any) -> None:
    with pytest.raises(FileNotFoundError):
        read_toml("pebble_pack", "rulebook.toml")


def test_a_checkout_has_no_pack_and_all_its_files() -> None:
    assert packed_paths("boardlab") == []
    paths = {path.relative_to(PACKAGE).as_posix() for path in PACKAGE.rglob("*.toml")}
    assert set(all_files(PACKAGE)) == paths


def test_the_files_of_boardlab_come_back_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    held = {
        path.relative_to(PACKAGE).as_posix(): tomllib.loads(path.read_text(encoding="utf-8"))
        for path in PACKAGE.rglob("*.toml")
    }
    folder = tmp_path / "pebble_all"
    folder.mkdir()
    (folder / "__init__.py").write_text("")
    (folder / PACK).write_bytes(packed(held, LANGUAGES))
    monkeypatch.syspath_prepend(tmp_path)
    assert {path: read_packed("pebble_all", path) for path in packed_paths("pebble_all")} == held
    sys.modules.pop("pebble_all", None)
