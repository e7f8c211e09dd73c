"""The notebooks of the site as files: for the kernel there, with pictures, and with nothing of other hosts."""

from __future__ import annotations

import asyncio
import gzip
import json
import re
import zipfile
from hashlib import sha256
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest

from boardlab.core.errors import MissingPackage
from boardlab.lessons.build.lesson_sources import lesson_files
from boardlab.site import notebooks, wheels
from boardlab.site.build import build
from boardlab.site.frame import MARKER
from boardlab.site.notebooks import (
    CHECKED,
    FOLDER,
    LOADED,
    POLICY,
    SPEC,
    add_notebooks,
    notebook_address,
    notebooks_of,
)
from boardlab.site.piplite import get_transformed_code, install
from boardlab.site.python_files import USUAL_PLACE, PythonFiles
from boardlab.site.wheels import NoWheel, lay_down_wheels

LESSON = "torres.scoring"
HERE = {"python": "3.14.2"}
MOST = 41_000_000
"""Bytes of all notebooks with all that runs them: with the rest of the site they are to be at most 60 MB."""


@pytest.mark.parametrize("lang", ["en", "ko"])
def test_notebook_has_its_kernel_and_stored_pictures(lang: str) -> None:
    found = dict(notebooks_of(lang, [LESSON]))
    books = {name: json.loads(data) for name, data in found.items()}
    assert set(books) == {"torres/04_scoring.ipynb"}
    assert all(book["metadata"]["kernelspec"] == SPEC for book in books.values())
    code = [cell for book in books.values() for cell in book["cells"] if cell["cell_type"] == "code"]
    assert len(code) > 15
    assert all(cell["metadata"]["trusted"] is True for cell in code)


def test_lesson_page_links_to_its_notebook_in_each_language() -> None:
    lessons = set(lesson_files())
    for lang in ("en", "ko"):
        here = dict(notebooks_of(lang, lessons))
        assert {notebook_address(name, lang) for name in lessons} - {""} == {
            f"notebooks/notebooks/index.html?path={lang}/{name}" for name in here
        }
        assert len(here) > 50


def test_the_lock_names_wheels_that_need_nothing_else(tmp_path: Path) -> None:
    names = lay_down_wheels(tmp_path / "wheels", ["comm", "segno"], [], HERE)
    packages = json.loads((tmp_path / "wheels" / "lock.json").read_text())["packages"]
    assert set(packages) == set(names) >= {"comm", "segno"}
    for package in packages.values():
        data = (tmp_path / "wheels" / package["file_name"]).read_bytes()
        assert sha256(data).hexdigest() == package["sha256"]
        assert set(package["depends"]) <= set(names)
        held = zipfile.ZipFile(BytesIO(data)).namelist()
        assert all(any(name.startswith((f"{top}/", f"{top}.py")) for name in held) for top in package["imports"])
        assert package["imports"]


def test_wheels_are_the_same_bytes_every_time(tmp_path: Path) -> None:
    first, second = (lay_down_wheels(tmp_path / name, ["comm"], [], HERE) and tmp_path / name for name in "ab")
    assert [path.read_bytes() for path in sorted(first.iterdir())] == [
        path.read_bytes() for path in sorted(second.iterdir())
    ]


def test_wheel_has_lessons_and_no_notebooks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wheels, "TIGHT", 1)
    asked = wheels.installed("boardlab", {**wheels.THERE, "python_version": "3.14", "python_full_version": "3.14.2"})
    held = zipfile.ZipFile(BytesIO(asked.data)).namelist()
    sources = {f"boardlab/tutorials/source/{path.parent.name}/{path.name}" for path in lesson_files().values()}
    assert sources <= set(held)
    assert {"boardlab/core/words.toml.json", "boardlab/static/stage.js", "piplite/cli.py"} <= set(held)
    assert not [name for name in held if name.endswith(".ipynb") or "__pycache__" in name]


@pytest.mark.parametrize("name", ["rpds-py", "no-such-package"])
def test_package_with_compiled_code_is_refused_by_name(tmp_path: Path, name: str) -> None:
    with pytest.raises(NoWheel, match=name):
        lay_down_wheels(tmp_path / "wheels", [name], [], HERE)


def test_without_its_builders_a_site_says_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notebooks, "BUILDERS", ("no_such_builder",))
    with pytest.raises(MissingPackage, match="pip install no_such_builder"):
        build(tmp_path / "site", None, [LESSON], notebooks=True)
    assert not (tmp_path / "site").exists()


def test_installation_needs_no_other_host(capsys: pytest.CaptureFixture[str]) -> None:
    code = asyncio.run(get_transformed_code(["install", "-q", "segno", "no-such-package"]))
    assert "['segno', 'no-such-package']" in code
    asyncio.run(install(["segno", "no-such-package"]))
    said = capsys.readouterr().out
    assert "no-such-package" in said
    assert "segno" not in said


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """All notebooks, with all that runs them."""
    folder = tmp_path_factory.mktemp("site")
    (folder / "python").mkdir()
    add_notebooks(folder, PythonFiles(folder / "python", USUAL_PLACE, None), set(lesson_files()))
    return folder


@pytest.mark.soak
def test_notebook_start_page_loads_nothing_from_other_hosts(site: Any) -> None:
    config = json.loads((site / FOLDER / "jupyter-lite.json").read_text())["jupyter-config-data"]
    kernel = config["litePluginSettings"]["@jupyterlite/pyodide-kernel-extension:kernel"]
    assert not re.findall(r"https?://", json.dumps(config["litePluginSettings"]))
    assert kernel["disablePyPIFallback"] is True
    assert not kernel["pipliteUrls"]
    assert all((site / "python" / name).is_file() for name in kernel["loadPyodideOptions"]["files"].values())
    lock = json.loads((site / FOLDER / "wheels" / "lock.json").read_text())["packages"]
    assert set(LOADED) <= set(lock)
    assert not {"nbformat", "jupyterlab", "micropip"} & set(lock)
    assert {each["name"] for each in config["federated_extensions"]} == {
        *("@jupyter-widgets/jupyterlab-manager", "@jupyterlite/pyodide-kernel-extension", "anywidget"),
        "jupyterlab-plotly",
    }


@pytest.mark.soak
def test_notebook_pages_have_their_own_policy(site: Any) -> None:
    pages = [site / FOLDER / name / "index.html" for name in ("", "notebooks", "tree")]
    for page in pages:
        text = page.read_text()
        assert POLICY in text
        assert text.index("/page/notebook.js") < text.index("config-utils.js")
        assert MARKER in text
    worker = (site / FOLDER / "service-worker.js").read_text()
    assert worker.endswith(CHECKED)
    assert "function updateCache(" in worker, "what takes its place"
    assert not re.findall(r"https?:", POLICY)


@pytest.mark.soak
def test_every_notebook_that_is_listed_lies_there(site: Any) -> None:
    listed = [
        item["path"]
        for path in (site / FOLDER / "api" / "contents").rglob("all.json")
        for item in json.loads(path.read_text())["content"]
        if item["type"] == "notebook"
    ]
    assert len(listed) >= 2 * len(lesson_files())
    books = [json.loads(gzip.decompress((site / FOLDER / "files" / f"{name}.bin").read_bytes())) for name in listed]
    assert all(book["metadata"]["kernelspec"]["name"] == SPEC["name"] for book in books)


@pytest.mark.soak
def test_the_notebooks_are_small_enough(site: Any) -> None:
    size = sum(path.stat().st_size for path in (site / FOLDER).rglob("*") if path.is_file())
    assert size < MOST, f"{size / 1e6:.1f} MB"
