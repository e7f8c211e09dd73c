"""Notebooks made from the sources of lessons, with the pictures of their first screens, are those that are stored."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from boardlab.core.i18n.language import LANGUAGES
from boardlab.tutorials.copy import tutorials
from boardlab.tutorials.notebook import to_text
from boardlab.tutorials.pack import PACK, TutorialPack, first_screen, packed
from tests.effort import drawn

NOTEBOOKS = Path(__file__).parents[2] / "notebooks"
STORED = sorted(path for lang in LANGUAGES for path in (NOTEBOOKS / lang).glob("*/*.ipynb"))


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """As a wheel is installed: the sources, the pack, and no notebook."""
    folder = tmp_path_factory.mktemp("installed") / "boardlab"
    shutil.copytree(NOTEBOOKS / "source", folder / "tutorials" / "source")
    (folder / "tutorials" / PACK).write_bytes(packed(STORED))
    return folder


@pytest.mark.parametrize("lang", drawn(LANGUAGES, 2))
def test_packed_notebook_equals_the_stored_one_but_for_outputs(package: Any, lang: str) -> None:
    made = tutorials(lang, package)
    assert list(made) == [f"{lang}/{path.parent.name}/{path.name}" for path in STORED if path.parts[-3] == lang]
    for name, data in made.items():
        stored = json.loads((NOTEBOOKS / name).read_text(encoding="utf-8"))
        assert data.decode() == to_text(first_screen(stored)), name
        shown = [cell for cell in json.loads(data)["cells"] if cell.get("outputs")]
        assert len(shown) == 1, name
        assert "<img alt=" in shown[0]["outputs"][0]["data"]["text/html"], name
        assert shown[0]["metadata"] == {"jupyter": {"source_hidden": True}}, name


def test_notebook_older_than_its_source_is_carried_whole(package: Any, tmp_path: Path) -> None:
    lang, game, name = "en", "torres", "04_scoring"
    stored = tmp_path / lang / game / f"{name}.ipynb"
    stored.parent.mkdir(parents=True)
    shutil.copy(NOTEBOOKS / lang / game / f"{name}.ipynb", stored)
    source = tmp_path / "source" / game / f"{name}.md"
    source.parent.mkdir(parents=True)
    text = (NOTEBOOKS / "source" / game / f"{name}.md").read_text(encoding="utf-8")
    at = text.index(":::{en}", len(text) // 2)
    more = ":::{en}\nA new paragraph.\n:::\n:::{ko}\n새 문단.\n:::\n"
    source.write_text(text[:at] + more + text[at:], encoding="utf-8")
    (tmp_path / PACK).write_bytes(packed([stored]))
    expected = to_text(first_screen(json.loads(stored.read_text(encoding="utf-8"))))
    assert TutorialPack(tmp_path).read(lang, f"{game}/{name}.ipynb").decode() == expected
