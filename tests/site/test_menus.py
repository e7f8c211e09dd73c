"""The menus of JupyterLite in the languages of the site: from the packages that are installed, and packed."""

from __future__ import annotations

import gzip
import json
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from boardlab.core.i18n.language import LANGUAGES
from boardlab.site import menus

SAID = {"": {"language": "ko-KR"}, "File": ["파일"]}


@pytest.fixture
def _packs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two packages of words are installed: one of a language of the site, and one of another."""
    words = tmp_path / "some_pack" / "locale" / "ko_KR" / "LC_MESSAGES"
    words.mkdir(parents=True)
    (tmp_path / "some_pack" / "__init__.py").touch()
    for name in ("jupyterlab", "jupyterlab_git"):
        (words / f"{name}.json").write_text(json.dumps(SAID))
    monkeypatch.syspath_prepend(tmp_path)
    points = [EntryPoint("ko_KR", "some_pack", menus.GROUP), EntryPoint("fi_FI", "no_such_pack", menus.GROUP)]
    monkeypatch.setattr(menus, "entry_points", lambda group: [each for each in points if each.group == group])


@pytest.mark.usefixtures("_packs")
def test_menus_are_packed_for_site_languages_only(tmp_path: Path) -> None:
    folder = tmp_path / "translations"
    folder.mkdir()
    assert menus.lay_down_menus(folder) == {"ko": "ko_KR"}
    assert {path.name for path in folder.iterdir()} == {"all.json", "en.json", "ko_KR.json.bin"}
    listed = json.loads((folder / "all.json").read_text())["data"]
    assert listed == {
        "en": {"displayName": "English", "nativeName": "English"},
        "ko_KR": {"displayName": "한국어", "nativeName": "한국어"},
    }
    packed = json.loads(gzip.decompress((folder / "ko_KR.json.bin").read_bytes()))
    assert packed == {"data": {"jupyterlab": SAID}, "message": ""}


def test_without_packages_menus_are_in_english(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(menus, "entry_points", lambda group: [])
    assert menus.lay_down_menus(tmp_path) == {}
    assert [path.name for path in sorted(tmp_path.iterdir())] == ["all.json", "en.json"]
    assert set(json.loads((tmp_path / "all.json").read_text())["data"]) == {LANGUAGES[0]}
