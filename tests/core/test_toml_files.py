"""TOML files of a package and their compiled twins: the same data, never that of another file."""

from __future__ import annotations

import json
import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from boardlab.core.i18n.toml_files import CACHE, TWIN, compiled, read_toml, read_toml_file
from boardlab.lessons.build.source import SourceError, parse

PACKAGE = Path(__file__).parents[2] / "boardlab"
POSITION = re.compile(r"""\w+ = (?:"[a-z]+/\d+ [^"]+"|'[a-z]+/\d+ [^']+')$""")
"""A scenario: a name and the text of a position."""


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """A package with one TOML file."""
    folder = tmp_path / "pebble_words"
    folder.mkdir()
    (folder / "__init__.py").write_text("")
    (folder / "words.toml").write_text('[a]\nen = "one"\nko = "하나"\n', encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(sys, "dont_write_bytecode", False)
    yield folder
    sys.modules.pop("pebble_words", None)


def test_checkout_keeps_the_compiled_twin_and_reads_it(package: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    first = read_toml("pebble_words", "words.toml")
    assert first == {"a": {"en": "one", "ko": "하나"}}
    assert (package / CACHE / f"words.toml{TWIN}").is_file()
    monkeypatch.setattr(tomllib, "loads", lambda text: pytest.fail("read as TOML again"))
    assert read_toml("pebble_words", "words.toml") == first


@pytest.mark.parametrize("where", ["", CACHE])
@pytest.mark.parametrize("twin", [b"", b"{", b"[]", b"7", b'{"made_of": [1, 2], "held": {}}', b'{"held": {}}', b"\xff"])
def test_stale_or_broken_twin_is_ignored(package: Any, where: Any, twin: bytes) -> None:
    (package / where).mkdir(exist_ok=True)
    (package / where / f"words.toml{TWIN}").write_bytes(twin)
    assert read_toml("pebble_words", "words.toml")["a"]["en"] == "one"


def test_an_edited_file_is_read_anew(package: Any) -> None:
    read_toml("pebble_words", "words.toml")
    text = (package / "words.toml").read_text(encoding="utf-8")
    (package / "words.toml").write_text(text.replace("one", "two"), encoding="utf-8")
    assert read_toml("pebble_words", "words.toml")["a"]["en"] == "two"


def test_a_file_that_is_not_there_is_said_so(package: Any) -> None:
    with pytest.raises(FileNotFoundError):
        read_toml("pebble_words", "rulebook.toml")


@pytest.mark.parametrize("path", sorted(PACKAGE.glob("c*/*.toml")), ids=lambda path: str(path.relative_to(PACKAGE)))
def test_a_twin_holds_the_same(path: Any) -> None:
    assert json.loads(compiled(path.read_bytes()))["held"] == tomllib.loads(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("path", sorted(PACKAGE.rglob("*.toml")), ids=lambda path: str(path.relative_to(PACKAGE)))
def test_no_line_is_long(path: Any) -> None:
    lines = path.read_text(encoding="utf-8").splitlines()
    # A position's text stays on one line, so that it can be searched for and pasted whole.
    long = [number for number, line in enumerate(lines, 1) if len(line) > 160 and not POSITION.match(line)]
    assert long == []


DEEP = ["a = " + "[" * 5000 + "]" * 5000, "a." * 5000 + "b = 1", "a = " + "{b = " * 40 + "1" + "}" * 40]


@pytest.mark.parametrize("text", DEEP, ids=["lists", "names", "tables"])
def test_too_deeply_nested_toml_is_refused_everywhere(package: Any, text: Any) -> None:
    (package / "words.toml").write_text(text)
    with pytest.raises(tomllib.TOMLDecodeError):
        read_toml("pebble_words", "words.toml")
    assert not (package / CACHE / f"words.toml{TWIN}").exists()
    (package / "lesson.md").write_text(f"+++\n{text}\n+++\n")
    with pytest.raises(SourceError, match="is not TOML"):
        parse(package / "lesson.md")


def test_no_twin_is_kept_where_a_link_leads(package: Any, tmp_path: Path) -> None:
    (tmp_path / "mine").mkdir()
    strange = tmp_path / "strange"
    strange.mkdir()
    (strange / "words.toml").write_text('a = "one"')
    (strange / CACHE).symlink_to(tmp_path / "mine")
    assert read_toml_file(strange, "words.toml") == {"a": "one"}
    assert not list((tmp_path / "mine").iterdir())


def test_each_fact_of_a_text_has_a_name() -> None:
    """The last step of a game failed on ``{count|tent|tents}``, which lacks its colon."""
    wrong = [
        f"{path.relative_to(PACKAGE)}: {found}"
        for path in sorted(PACKAGE.rglob("*.toml"))
        for found in re.findall(r"\{\w+\|[^}]*\}", path.read_text(encoding="utf-8"))
    ]
    assert wrong == []
