"""boardlab and nothing else, as a server, a grader or a browser installs it: on every Python that is here."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.packaging.tools import OUTSIDE, ROOT, new_venv, run, uv

PYTHONS = ("3.11", "3.12", "3.13", "3.14")
"""Those that the package names in its metadata."""
SLIM = Path(__file__).with_name("slim.py")
# What cannot even be imported without a package is what that package is for.
NEEDING = {
    "click": {
        *("cli.app", "cli.class_report", "cli.doctor", "cli.handout", "cli.i18n", "cli.lint"),
        *("cli.matrix", "cli.new", "cli.pdf", "cli.progress", "cli.site"),
    },
    "anywidget": {"notebook.shown"},
    "traitlets": {"notebook.library"},
    "pyspiel": {"openspiel.adapter"},
    "pytest": {"testing"},  # without it nobody looks into that package
}
SENTENCES = {
    "chart": {
        "en": "MissingPackage: A chart needs a package that is not installed here: pip install plotly",
        "ko": "MissingPackage: 그래프를 그리려면 먼저 pip install plotly 를 실행하세요.",
    },
    "code": {
        "en": "MissingPackage: A QR code needs a package that is not installed here: pip install segno",
        "ko": "MissingPackage: QR 코드를 만들려면 먼저 pip install segno 를 실행하세요.",
    },
    "due": {
        "en": "MissingPackage: When a rule is due is worked out by a package that is not installed here: "
        "pip install fsrs",
        "ko": "MissingPackage: 언제 복습할지 계산하려면 먼저 pip install fsrs 를 실행하세요.",
    },
    "board": {
        "en": "To play here with the mouse, install what live boards need and start the kernel again: "
        "pip install anywidget ipywidgets</p>",
        "ko": "여기서 눌러서 두려면 pip install anywidget ipywidgets 를 실행한 다음 커널을 다시 시작하세요.</p>",
    },
}


@pytest.fixture(scope="module")
def slim(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Any:
    """An environment that holds boardlab and nothing else."""
    folder = tmp_path_factory.mktemp("slim")
    return with_boardlab_alone(folder, sys.executable, wheel)


@pytest.fixture(scope="module")
def alone(slim: Any, tmp_path_factory: pytest.TempPathFactory) -> Any:
    """What boardlab does there."""
    return done_by(slim, tmp_path_factory.mktemp("home"))


def with_boardlab_alone(folder: Any, python: Any, wheel: Any) -> Any:
    """A new environment of a Python that holds the wheel and nothing else; its interpreter."""
    made = new_venv(folder / "venv", python)
    uv("pip", "install", "--quiet", "--python", made, "--no-deps", wheel)
    return made


def done_by(python: Any, home: Any) -> Any:
    """What boardlab does in an environment."""
    return json.loads(run(python, SLIM, env=OUTSIDE | {"BOARDLAB_HOME": str(home)}))


def found_here() -> Iterator[Path]:
    """An interpreter of each other Python that is on the path, or that pyenv has installed."""
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"))
    for version in PYTHONS:
        if version == "{}.{}".format(*sys.version_info):
            continue
        named = filter(None, [shutil.which(f"python{version}"), *pyenv.glob(f"versions/{version}.*/bin/python")])
        ask = ["-c", "import sys; print('%d.%d' % sys.version_info[:2])"]
        answers = ((each, subprocess.run([each, *ask], capture_output=True, text=True, check=False)) for each in named)  # type: ignore[list-item]
        yield from [Path(each) for each, done in answers if done.stdout.strip() == version][:1]


def test_alone_it_plays_judges_asks_and_draws(alone: Any) -> None:
    assert alone["judged"]
    assert alone["picture"] == "<svg"
    assert "A places the first knight" in alone["text"]
    assert alone["card"].startswith("Checkpoint torres.scoring.1")
    assert alone["right"]
    assert alone["played"] > 0
    assert alone["shown"] == ["text/html", "text/plain"]
    assert alone["lesson"].startswith("Torres 04")
    assert alone["progress"].startswith("Progress: 1 of")
    assert alone["rule"]
    assert alone["findings"] == []


def test_alone_it_plays_every_game(alone: Any) -> None:
    assert set(alone["games"]) == {"catan", "creed", "torres"}
    for ply, legal, line, picture in alone["games"].values():
        assert ply > 40
        assert (legal, picture) == (True, "<svg")
        assert line


@pytest.mark.soak
def test_every_python_that_is_here_does_the_same(wheel: Path, alone: Any, tmp_path: Path) -> None:
    """The same games ply by ply, the same verdicts, pictures, questions and sentences."""
    tried = [alone["python"]]
    for python in found_here():
        folder = tmp_path / python.parent.parent.name / str(len(tried))
        folder.mkdir(parents=True)
        did = done_by(with_boardlab_alone(folder, python, wheel), folder / "home")
        assert did | {"python": ""} == alone | {"python": ""}, did["python"]
        tried.append(did["python"])
    print("tried:", *tried)


def test_the_pythons_tried_are_those_the_package_names() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    named = [line.rpartition(" ")[2] for line in project["classifiers"] if "Python :: 3." in line]
    assert tuple(named) == PYTHONS
    assert project["requires-python"] == f">={PYTHONS[0]}"


def test_slim_install_lacks_only_modules_that_need_packages(alone: Any) -> None:
    known = {f"boardlab.{name}": package for package, names in NEEDING.items() for name in names}
    assert alone["lacking"] == known


@pytest.mark.parametrize("lang", ["en", "ko"])
@pytest.mark.parametrize("what", sorted(SENTENCES))
def test_alone_it_says_in_a_sentence_what_to_install(alone: Any, what: str, lang: str) -> None:
    assert alone["refusals"][lang][what] == SENTENCES[what][lang]


@pytest.mark.parametrize(("locale", "begins"), [("C", "This command needs"), ("ko_KR.UTF-8", "이 명령을 쓰려면")])
def test_slim_command_says_what_to_install(slim: Any, locale: str, begins: str) -> None:
    env = OUTSIDE | {"LC_ALL": locale, "PYTHONIOENCODING": "utf-8"}
    done = subprocess.run([slim.with_name("boardlab"), "lab"], env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr.startswith(f"boardlab: {begins}")
    assert "pip install click" in done.stderr
    assert done.stderr.count("\n") == 1
