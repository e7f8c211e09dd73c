"""The wheel and the sdist carry all that boardlab needs, and an installed wheel can teach."""

import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

from tests.packaging.tools import ROOT, TUTORIALS, clone, execute, new_venv, run, usual, uv

GAMES = sorted(path.parent.name for path in (ROOT / "boardlab").glob("*/rulebook.toml"))


@pytest.fixture(scope="module")
def dist(tmp_path_factory):
    """Build as a packager would: the sdist from a clone, the wheel from the sdist."""
    source = clone(tmp_path_factory.mktemp("clone"))
    folder = tmp_path_factory.mktemp("dist")
    run(sys.executable, "-m", "build", "--no-isolation", "--outdir", folder, source)
    return folder


@pytest.fixture(scope="module")
def wheel(dist):
    (path,) = dist.glob("*.whl")
    return path


@pytest.fixture(scope="module")
def wheel_names(wheel):
    with zipfile.ZipFile(wheel) as archive:
        return set(archive.namelist())


@pytest.fixture(scope="module")
def sdist_names(dist):
    (path,) = dist.glob("*.tar.gz")
    with tarfile.open(path) as archive:
        return {name.partition("/")[2] for name in archive.getnames()}


def test_there_is_something_to_teach():
    assert TUTORIALS, "notebooks/en holds no tutorial"
    assert "torres" in GAMES


def test_the_wheel_is_pure_python(wheel):
    assert wheel.name.endswith("-py3-none-any.whl")


def test_the_wheel_carries_every_module(wheel_names):
    modules = {path.relative_to(ROOT).as_posix() for path in (ROOT / "boardlab").rglob("*.py")}
    assert modules <= wheel_names


@pytest.mark.parametrize("game", GAMES)
def test_the_wheel_carries_rulebook_and_words(wheel_names, game):
    assert {f"boardlab/{game}/rulebook.toml", f"boardlab/{game}/words.toml"} <= wheel_names


def test_the_wheel_carries_the_front_end(wheel_names):
    static = {f"boardlab/static/{path.name}" for path in (ROOT / "boardlab" / "static").iterdir() if path.is_file()}
    assert any(name.endswith(".js") for name in static)
    assert static <= wheel_names


def test_the_wheel_carries_all_other_data(wheel_names):
    data = {
        path.relative_to(ROOT).as_posix()
        for path in (ROOT / "boardlab").rglob("*")
        if path.is_file() and "__pycache__" not in path.parts and path.name != ".DS_Store"
    }
    assert {"boardlab/py.typed", "boardlab/core/words.toml"} <= data
    assert data <= wheel_names


def test_the_wheel_carries_a_compiled_twin_of_each_toml_file_and_reads_it(wheel, wheel_names, installed):
    sources = {name for name in wheel_names if name.endswith(".toml")}
    assert {f"{name}.json" for name in sources} == {name for name in wheel_names if name.endswith(".toml.json")}
    read = "boardlab.core.toml_files.read_toml('boardlab.torres', 'words.toml')"
    told = run(installed, "-c", f"import sys, boardlab.core.toml_files; {read}; print('tomllib' in sys.modules)")
    assert told.strip() == "False"


@pytest.mark.parametrize("lang", ["en", "ko"])
def test_wheel_and_sdist_carry_the_tutorials(wheel_names, sdist_names, lang):
    shipped = {path.relative_to(ROOT / "notebooks").as_posix() for path in (ROOT / "notebooks" / lang).rglob("*.ipynb")}
    shipped = {name for name in shipped if ".ipynb_checkpoints" not in name}
    assert shipped
    assert {f"boardlab/tutorials/{name}" for name in shipped} <= wheel_names
    assert {f"notebooks/{name}" for name in shipped} <= sdist_names


def test_wheel_and_sdist_carry_the_sources_of_lessons(wheel_names, sdist_names, installed):
    shipped = {path.relative_to(ROOT / "notebooks").as_posix() for path in ROOT.glob("notebooks/source/*/*.md")}
    assert len(shipped) > 20
    assert {f"boardlab/tutorials/{name}" for name in shipped} == {name for name in wheel_names if name.endswith(".md")}
    assert {f"notebooks/{name}" for name in shipped} <= sdist_names
    assert "Torres 04" in run(installed, "-c", "import boardlab; print(boardlab.lesson('torres.scoring'))")


def test_the_wheel_switches_on_the_server_extension(wheel_names):
    assert any(name.endswith("data/data/etc/jupyter/jupyter_server_config.d/boardlab.json") for name in wheel_names)


def test_the_wheel_carries_nothing_else(wheel_names):
    tops = {name.partition("/")[0].partition("-")[0] for name in wheel_names}
    assert tops == {"boardlab"}
    assert not [
        name for name in wheel_names if "node_modules" in name or ".ipynb_checkpoints" in name or "/tests/" in name
    ]


def test_the_sdist_can_build_and_test(sdist_names):
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
def installed(wheel, tmp_path_factory):
    """An empty environment with the wheel and what it asks for, at the locked versions, and no Node in sight."""
    folder = tmp_path_factory.mktemp("installed")
    python = new_venv(folder / "venv")
    pins = folder / "pins.txt"
    pins.write_text((ROOT / "requirements.lock").read_text())
    uv("pip", "install", "--quiet", "--python", python, "--constraint", pins, wheel)
    return python


# One of each game, in Korean, with a figure and a table of duels among them.
FIRST = ("catan/01_board", "creed/02_matchups", "torres/01_board")


@pytest.mark.parametrize("name", usual(*(f"notebooks/ko/{name}.ipynb" for name in FIRST)))
def test_an_installed_wheel_runs_its_tutorials(installed, name, tmp_path):
    site = Path(run(installed, "-c", "import boardlab; print(boardlab.__path__[0])").strip())
    assert ROOT not in site.parents
    notebook = site / "tutorials" / Path(name).relative_to("notebooks")
    copy = tmp_path / notebook.name
    copy.write_bytes(notebook.read_bytes())
    assert "cells ran" in execute(installed, copy, tmp_path / "home")


def test_an_installed_wheel_has_its_command(installed, tmp_path):
    command = installed.with_name("boardlab")
    assert run(command, "--version").startswith("boardlab ")
    run(command, "lab", tmp_path / "mine", "--copy-only", "--lang", "ko")
    assert list((tmp_path / "mine" / "ko").rglob("*.ipynb"))
    assert "rule × code × lesson only" in run(command, "rules", "torres")


def test_an_installed_wheel_extends_the_server(installed):
    """The stock connection is replaced, another one is left alone."""
    program = """
import importlib.metadata, types
from boardlab.server import _load_jupyter_server_extension as load
from jupyter_server.services.kernels.connection.channels import ZMQChannelsWebsocketConnection as Stock
def loaded(kind):
    settings = {"kernel_websocket_connection_class": kind}
    load(types.SimpleNamespace(web_app=types.SimpleNamespace(settings=settings)))
    return settings["kernel_websocket_connection_class"]
assert loaded(Stock) is not Stock and issubclass(loaded(Stock), Stock)
assert loaded(int) is int
"""
    run(installed, "-c", program)
    listed = run(installed, "-m", "jupyter", "server", "extension", "list", "--sys-prefix")
    assert "boardlab.server" in listed
