"""The wheel and the sdist carry all that boardlab needs, and an installed wheel can teach."""

from __future__ import annotations

import json
import re
import tarfile
import tomllib
import zipfile
from pathlib import Path
from typing import Any

import pytest

from boardlab.cli.matrix import read_matrix
from tests.effort import SOAK
from tests.packaging.tools import ROOT, TUTORIALS, execute, new_venv, run, usual, uv

MOST_BYTES = 2_600_000
"""Of a wheel: the code, its words, and the sources of its lessons with their first screens."""
AS_WRITTEN = re.compile(r"boardlab/(?:scaffold/templates/.*|lessons/\w+/course)\.toml")
"""The TOML files that lie in a wheel as they are written."""
GAMES = sorted(path.parent.name for path in (ROOT / "boardlab").glob("*/rulebook.toml"))


@pytest.fixture(scope="module")
def wheel_names(wheel: Path) -> Any:
    with zipfile.ZipFile(wheel) as archive:
        return set(archive.namelist())


@pytest.fixture(scope="module")
def sdist_names(dist: Path) -> Any:
    (path,) = dist.glob("*.tar.gz")
    with tarfile.open(path) as archive:
        return {name.partition("/")[2] for name in archive.getnames()}


def test_package_has_lessons() -> None:
    assert TUTORIALS, "notebooks/en holds no tutorial"
    assert "torres" in GAMES


def test_the_wheel_is_pure_python(wheel: Path) -> None:
    assert wheel.name.endswith("-py3-none-any.whl")


def test_the_wheel_carries_every_module(wheel_names: Any) -> None:
    modules = {path.relative_to(ROOT).as_posix() for path in (ROOT / "boardlab").rglob("*.py")}
    assert modules <= wheel_names


def test_the_wheel_carries_the_front_end(wheel_names: Any) -> None:
    static = {f"boardlab/static/{path.name}" for path in (ROOT / "boardlab" / "static").iterdir() if path.is_file()}
    assert any(name.endswith(".js") for name in static)
    assert static <= wheel_names


def test_the_wheel_carries_all_other_data(wheel_names: Any) -> None:
    data = {
        path.relative_to(ROOT).as_posix()
        for path in (ROOT / "boardlab").rglob("*")
        if path.is_file() and "__pycache__" not in path.parts and path.name != ".DS_Store"
    }
    data = {name for name in data if not name.endswith(".toml") or AS_WRITTEN.fullmatch(name)}
    assert {"boardlab/py.typed", "boardlab/lessons/torres/course.toml"} <= data
    assert data <= wheel_names


def test_wheel_has_compiled_toml_and_no_toml(wheel_names: Any, installed: Any) -> None:
    package = ROOT / "boardlab"
    names = {path.relative_to(package).as_posix() for path in package.rglob("*.toml")}
    as_written = {name for name in names if AS_WRITTEN.fullmatch(f"boardlab/{name}")}
    assert {name for name in wheel_names if name.endswith(".toml")} == {f"boardlab/{name}" for name in as_written}
    program = """
import json, sys
from boardlab.core.i18n.toml_files import read_toml
from boardlab.core.i18n.toml_pack import packed_paths, read_packed
same = read_toml("boardlab.torres", "words.toml") == read_packed("boardlab", "torres/words.toml")
print(json.dumps([same, "tomllib" in sys.modules, packed_paths("boardlab")]))
"""
    same, parsed, packed = json.loads(run(installed, "-c", program))
    assert (same, parsed) == (True, False)
    assert set(packed) == names - as_written


def test_the_sdist_carries_the_tutorials_executed(sdist_names: Any) -> None:
    assert set(TUTORIALS) <= sdist_names


def test_lab_lays_down_the_repositorys_tutorials(copied: Any) -> None:
    """Made from their sources, they are those of the repository, byte by byte."""
    assert sorted(path.relative_to(copied).as_posix() for path in copied.glob("*/*/*.ipynb")) == [
        name.removeprefix("notebooks/") for name in TUTORIALS
    ]
    for name in TUTORIALS:
        whole = json.loads((ROOT / name).read_text(encoding="utf-8"))
        first = next(cell for cell in whole["cells"] if cell.get("outputs"))
        for cell in whole["cells"]:
            if cell.get("outputs") and cell is not first:
                cell["outputs"], cell["execution_count"] = [], None
        text = json.dumps(whole, ensure_ascii=False, indent=1) + "\n"
        assert (copied / name.removeprefix("notebooks/")).read_text(encoding="utf-8") == text, name


def test_the_wheel_is_small(wheel: Path) -> None:
    assert wheel.stat().st_size < MOST_BYTES


def test_wheel_and_sdist_carry_the_sources_of_lessons(wheel_names: Any, sdist_names: Any, installed: Any) -> None:
    shipped = {path.relative_to(ROOT / "notebooks").as_posix() for path in ROOT.glob("notebooks/source/*/*.md")}
    assert len(shipped) > 20
    assert {f"boardlab/tutorials/{name}" for name in (*shipped, "first_screens.json")} == {
        name for name in wheel_names if name.startswith("boardlab/tutorials/") and not name.endswith(".py")
    }
    assert {f"notebooks/{name}" for name in shipped} <= sdist_names
    assert "Torres 04" in run(installed, "-c", "import boardlab; print(boardlab.lesson('torres.scoring'))")


def test_the_wheel_switches_on_the_server_extension(wheel_names: Any) -> None:
    assert any(name.endswith("data/data/etc/jupyter/jupyter_server_config.d/boardlab.json") for name in wheel_names)


def test_wheel_has_licences_of_bundled_scripts(wheel: Path, wheel_names: Any) -> None:
    """Each `/*! with NAME` in a script has a file, and so has its copyright in the metadata of the wheel."""
    scripts = (ROOT / "boardlab" / "static").rglob("*.js")
    bundled = {name for path in scripts for name in re.findall(r"/\*! with (\w+)", path.read_text(encoding="utf-8"))}
    assert bundled == {"fzstd"}
    with zipfile.ZipFile(wheel) as archive:
        for name in bundled:
            (kept,) = (path for path in wheel_names if ".dist-info/" in path and path.endswith(f"/{name}.txt"))
            assert b"Copyright (c) 2020 Arjun Barrett" in archive.read(kept)


def test_the_wheel_carries_nothing_else(wheel_names: Any) -> None:
    tops = {name.partition("/")[0].partition("-")[0] for name in wheel_names}
    assert tops == {"boardlab"}
    assert not [
        name for name in wheel_names if "node_modules" in name or ".ipynb_checkpoints" in name or "/tests/" in name
    ]


def test_links_of_the_readme_work_on_a_package_index(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        (name,) = (name for name in archive.namelist() if name.endswith(".dist-info/METADATA"))
        readme = archive.read(name).decode("utf-8").partition("\n\n")[2]
    links = re.findall(r"\]\(([^)\s]+)\)", readme)
    assert "https://github.com/boardlab/boardlab/blob/main/docs/api.md" in links
    assert "https://github.com/boardlab/boardlab/raw/main/docs/board.png" in links
    assert [link for link in links if not link.startswith(("https://", "#"))] == []


def test_the_sdist_can_build_and_test(sdist_names: Any) -> None:
    assert {
        "pyproject.toml",
        "README.md",
        "LICENSE",
        "Makefile",
        "requirements.lock",
        "binder/postBuild",
    } <= sdist_names
    assert any(name.startswith("tests/torres/") for name in sdist_names)
    assert any(name.startswith("widgets/") for name in sdist_names)


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest) -> Any:
    """An environment with the wheel and what it asks for, at the locked versions, and no Node in sight.

    Binder's is one; in `make soak` one is made of the wheel alone.
    """
    if not SOAK:
        return request.getfixturevalue("image")[1]
    folder = tmp_path_factory.mktemp("installed")
    python = new_venv(folder / "venv")
    pins = folder / "pins.txt"
    pins.write_text((ROOT / "requirements.lock").read_text())
    uv("pip", "install", "--quiet", "--python", python, "--constraint", pins, wheel)
    return python


ASKED_FOR = """
from importlib.metadata import distribution, distributions
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name as named
there = {named(each.name) for each in distributions()}
reached, waiting = set(), [(name, "") for name in ("boardlab", "hatchling") if name in there]
while waiting:
    if (one := waiting.pop()) not in reached:
        reached.add(one)
        for asked in map(Requirement, distribution(one[0]).requires or ()):
            if asked.marker is None or asked.marker.evaluate({"extra": one[1]}):
                waiting += [(named(asked.name), extra) for extra in ("", *asked.extras)]
print(*there ^ {name for name, _ in reached})
"""


def test_environment_holds_what_the_wheel_asks_for(installed: Any) -> None:
    """And nothing else, but for what Binder builds with: else it would not show what the metadata lack."""
    assert run(installed, "-c", ASKED_FOR) == "\n"


# In Korean, with a table of duels.
FIRST = ("creed/02_matchups",)


@pytest.fixture(scope="module")
def copied(installed: Any, tmp_path_factory: pytest.TempPathFactory) -> Any:
    """The tutorials as a learner gets them."""
    folder = tmp_path_factory.mktemp("learner") / "mine"
    run(installed.with_name("boardlab"), "lab", folder, "--copy-only", "--lang", "ko")
    return folder


@pytest.mark.parametrize("name", usual(*(f"notebooks/ko/{name}.ipynb" for name in FIRST)))
def test_an_installed_wheel_runs_its_tutorials(installed: Any, copied: Any, name: Any, tmp_path: Path) -> None:
    site = Path(run(installed, "-c", "import boardlab; print(boardlab.__path__[0])").strip())
    assert ROOT not in site.parents
    notebook = tmp_path / Path(name).name
    notebook.write_bytes((copied / Path(name).relative_to("notebooks")).read_bytes())
    assert "cells ran" in execute(installed, notebook, tmp_path / "home")


def test_an_installed_wheel_has_its_command(installed: Any) -> None:
    command = installed.with_name("boardlab")
    assert run(command, "--version").startswith("boardlab ")
    told = run(command, "rules", "torres")
    assert "rule × code × lesson only" in told
    # What lessons name lies in the pack there, and is counted as in a checkout.
    counted = {row.rule.id: row.count("lesson") for row in read_matrix("torres").rows}
    rows = (line.split() for line in told.splitlines() if line.startswith("torres."))
    assert {row[0]: int(row[3].replace("-", "0")) for row in rows if row[0] in counted} == counted


def test_a_browser_is_not_asked_for_jupyterlab() -> None:
    """Python in the browser installs the same package, where JupyterLab cannot be, and where no two write one file."""
    asked = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["dependencies"]
    marked = {name.partition(">")[0] for name in asked if name.endswith("; sys_platform != 'emscripten'")}
    assert marked == {"filelock", "jupyterlab", "nbformat"}


def test_an_installed_wheel_extends_the_server(installed: Any) -> None:
    """It is switched on; the stock connection is replaced, another one is left alone."""
    program = """
import importlib.metadata, types
from boardlab.jupyter.server import _load_jupyter_server_extension as load
from jupyter_server.services.kernels.connection.channels import ZMQChannelsWebsocketConnection as Stock
def loaded(kind):
    settings = {"kernel_websocket_connection_class": kind}
    contents = types.SimpleNamespace(get=lambda path: None)
    app = types.SimpleNamespace(settings=settings)
    load(types.SimpleNamespace(web_app=app, contents_manager=contents, session_manager=None))
    return settings["kernel_websocket_connection_class"]
assert loaded(Stock) is not Stock and issubclass(loaded(Stock), Stock)
assert loaded(int) is int

from jupyter_core.paths import ENV_CONFIG_PATH
from jupyter_server.extension.config import ExtensionConfigManager
print(ExtensionConfigManager(read_config_path=ENV_CONFIG_PATH).get_jpserver_extensions())
"""
    assert "'boardlab.jupyter.server': True" in run(installed, "-c", program)
