"""The guides “Add a game” and “Write a lesson” are true: each line of them is carried out, in a new environment."""

from __future__ import annotations

import os
import re
import sysconfig
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.effort import drawn
from tests.packaging.tools import OUTSIDE, ROOT, UV, execute, new_venv, run

BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.DOTALL | re.MULTILINE)
PLACE = re.compile(r"In `(\S+)`, (after the line|in place of the line)( that begins with)? `([^`]+)`:\s*$")
PIP = '#!/bin/sh\nexec "{uv}" pip "$@" --python "{python}" --quiet --offline --no-deps --no-build-isolation\n'
"""What a guide installs is here already, and no test asks an index. uv starts in no time, where pip takes a second."""


@pytest.fixture
def environment(tmp_path: Path) -> dict[str, str]:
    """An environment that has boardlab and what it needs, and no game besides."""
    python = new_venv(tmp_path / "venv")
    near = f"{ROOT}\n{sysconfig.get_path('purelib')}\n"
    next((tmp_path / "venv").glob("lib/python*/site-packages")).joinpath("near.pth").write_text(near)
    for name, text in {
        "pip": PIP.format(uv=UV, python=python),
        **{name: f'#!/bin/sh\nexec "{python}" -m {name} "$@"\n' for name in ("boardlab", "pytest")},
    }.items():
        tool = python.with_name(name)
        tool.write_text(text)
        tool.chmod(0o755)
    home = {"HOME": str(tmp_path), "BOARDLAB_HOME": str(tmp_path / "home"), "BOARDLAB_LANG": "en"}
    return {**OUTSIDE, **home, "PATH": f"{python.parent}{os.pathsep}{OUTSIDE['PATH']}"}


def blocks(guide: str) -> Iterator[tuple[str, str, str]]:
    """What stands before each block of a guide, its kind, and what it holds."""
    text = (ROOT / "docs" / guide).read_text(encoding="utf-8")
    end = 0
    for found in BLOCK.finditer(text):
        yield text[end : found.start()].rstrip(), found[1], found[2]
        end = found.end()


def edited(text: str, where: str, begins: bool, line: str, new: str) -> str:
    """A file with a change that a guide asks for."""
    lines = text.splitlines(keepends=True)
    fits = [at for at, each in enumerate(lines) if (each.startswith(line) if begins else each.rstrip("\n") == line)]
    assert len(fits) == 1, f"{len(fits)} lines are like “{line}”"
    (at,) = fits
    lines[at : at + 1] = [lines[at], new] if where.startswith("after") else [new]
    return "".join(lines)


def follow(guide: str, folder: Path, env: dict[str, str]) -> Path:
    """Do all that a guide says, one after the other; the folder one is in at the end."""
    for before, kind, block in blocks(guide):
        place = PLACE.search(before)
        if place:
            path, where, begins, line = place.groups()
            file = folder / path
            file.write_text(
                edited(file.read_text(encoding="utf-8"), where, bool(begins), line, block), encoding="utf-8"
            )
        elif kind == "python":
            run("python", "-c", block, env=env, cwd=folder)
        else:
            assert kind == "console", f"nothing says what to do with this block: {block}"
            for command in block.splitlines():
                if command.startswith("cd "):
                    folder /= command[3:]
                else:
                    run("sh", "-c", command, env=env, cwd=folder)
    return folder


@pytest.mark.parametrize("guide", ["add-a-game.md", "write-a-lesson.md"])
def test_a_guide_can_be_followed_to_its_end(guide: str, environment: dict[str, str], tmp_path: Path) -> None:
    folder = follow(guide, tmp_path, environment)
    assert folder != tmp_path
    assert (folder / "pyproject.toml").is_file()


def test_every_diff_of_a_guide_is_applied() -> None:
    for guide in ("add-a-game.md", "write-a-lesson.md"):
        kinds = [(kind, bool(PLACE.search(before))) for before, kind, _ in blocks(guide)]
        assert {kind for kind, placed in kinds if not placed} == {"console", "python"}
        assert sum(placed for _, placed in kinds) >= 5


def test_the_notebook_of_a_new_game_runs(environment: dict[str, str], tmp_path: Path) -> None:
    run("boardlab", "new-game", "pins", tmp_path / "pins", env=environment)
    run("pip", "install", "--editable", ".", env=environment, cwd=tmp_path / "pins")
    python = Path(environment["PATH"].partition(os.pathsep)[0]) / "python"
    assert "cells ran" in execute(python, tmp_path / "pins" / "pins.ipynb", tmp_path / "jupyter")


@pytest.mark.parametrize(
    ("command", "says"),
    drawn(
        [
            (("new-game", "9x", "there"), "'9x' cannot be a name."),
            (("new-game", "torres", "there"), "There is a Python package 'torres' already"),
            (("new-game", "nim", "."), "name a new or an empty folder"),
            (("new-lesson", "chess", "openings"), "There is no game 'chess'"),
            (("new-lesson", "torres", "scoring"), "There is a lesson 'torres.scoring' already"),
            (("new-lesson", "torres", "a b"), "'a b' cannot be a name."),
        ],
        3,
    ),
)
def test_bad_scaffold_name_is_refused_and_nothing_written(
    command: tuple[str, ...], says: str, environment: dict[str, str], tmp_path: Path
) -> None:
    here = tmp_path / "here"
    here.mkdir()
    (here / "mine.txt").write_text("mine")
    with pytest.raises(AssertionError) as refused:
        run("boardlab", *command, env=environment, cwd=here)
    assert says in str(refused.value)
    assert "Traceback" not in str(refused.value)
    assert [path.name for path in here.iterdir()] == ["mine.txt"]
