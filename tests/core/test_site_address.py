"""The address of the site is one setting: what is named, the environment, the package's metadata, or none."""

from __future__ import annotations

import importlib.metadata
import tomllib
from collections.abc import Iterator
from email.message import Message
from pathlib import Path
from runpy import run_path
from typing import Any

import pytest

import boardlab
from boardlab import torres
from boardlab.cli import app as cli
from boardlab.core.errors import PlainError
from boardlab.core.i18n.language import LANGUAGES, speaking
from boardlab.core.text.site_address import published, site_address

ROOT = Path(__file__).parents[2]
P = torres.start(players=2)


@pytest.fixture(autouse=True)
def alone(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """Nothing is set but what a test sets, and metadata is read anew."""
    monkeypatch.delenv("BOARDLAB_SITE", raising=False)
    published.cache_clear()
    yield
    published.cache_clear()


def metadata(monkeypatch: pytest.MonkeyPatch, *urls: Any) -> None:
    """Make the package's metadata name these."""
    message = Message()
    for url in urls:
        message["Project-URL"] = url
    monkeypatch.setattr(importlib.metadata, "metadata", lambda _: message)
    published.cache_clear()


def test_address_comes_from_argument_then_environment_then_metadata(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    metadata(monkeypatch, "Source, https://git.example/", "Homepage, https://home.example/a")
    assert site_address() == "https://home.example/a/"
    monkeypatch.setenv("BOARDLAB_SITE", "https://school.example/b")
    assert site_address() == "https://school.example/b/"
    assert site_address("https://named.example/c/") == "https://named.example/c/"
    assert site_address("") == ""
    monkeypatch.setenv("BOARDLAB_SITE", "")
    assert site_address() == "https://home.example/a/"


def test_the_metadata_is_that_of_the_project() -> None:
    urls = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["urls"]
    assert site_address() == urls["Homepage"]


BAD = ["javascript:alert(1)/", "data:x", "https://a/#x", "a b", "https://a/?q=1", "é/", '"']


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("bad", BAD)
def test_bad_address_is_refused_naming_its_setting(monkeypatch: pytest.MonkeyPatch, bad: str, lang: str) -> None:
    with speaking(lang):
        with pytest.raises(PlainError) as told:
            site_address(bad)
        assert "https://example.org/boardlab/" in str(told.value)
        monkeypatch.setenv("BOARDLAB_SITE", bad)
        with pytest.raises(PlainError, match="BOARDLAB_SITE"):
            site_address()
        monkeypatch.delenv("BOARDLAB_SITE")
        metadata(monkeypatch, f"Homepage, {bad}")
        with pytest.raises(PlainError, match="Homepage"):
            boardlab.link(P)


@pytest.fixture
def built(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Any:
    """Runs `boardlab site`; gives the address the pages were to name, the exit code, and what was printed."""
    seen = []

    def build(*_: Any, address: Any, **__: Any) -> int:
        seen.append(address)
        return 1

    monkeypatch.setattr("boardlab.site.build.build", build)

    def run(*options: Any) -> Any:
        seen.clear()
        code = cli.main(["site", str(tmp_path / "site"), "--no-notebooks", "--lang", "en", *options])
        return seen[0] if seen else None, code, capsys.readouterr()

    return run


def test_site_without_an_address_warns_once(built: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    metadata(monkeypatch, "Homepage, https://home.example/a/")
    for options, address in (((), "https://home.example/a/"), (("--url", "http://x.example"), "http://x.example/")):
        found, code, said = built(*options)
        assert (found, code) == (address, 0)
        assert address in said.out
        assert "without a picture" not in said.err
    found, code, said = built("--url", "")
    assert (found, code) == ("", 0)
    assert said.err.count("without a picture") == 1
    found, code, said = built("--url", "../")
    assert (found, code) == (None, 2)
    assert "must be whole" in said.err


def test_binder_opens_the_repository_that_the_project_names() -> None:
    in_repository = run_path(str(ROOT / "hatch_build.py"))["in_repository"]
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    source = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["urls"]["Source"]
    assert (
        readme.count(f"mybinder.org/v2/gh/{source.removeprefix('https://github.com/')}/") == readme.count("/v2/gh/") > 0
    )
    fork = in_repository(readme, "https://github.com/ann/games.git")
    assert fork.count("mybinder.org/v2/gh/ann/games/main") == 3
    assert "v2/gh/boardlab" not in fork
    for elsewhere in ("https://git.example/ann/games", ""):
        with pytest.warns(UserWarning, match="without its links to Binder") as warned:
            assert "mybinder" not in in_repository(readme, elsewhere)
        assert len(warned) == 1
