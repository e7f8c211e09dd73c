"""A rule is added in three files, a feature in two and the lists that name it: the guide is followed, on a copy."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
GUIDE = (ROOT / "docs" / "design.md").read_text(encoding="utf-8")


def walk(title: str) -> tuple[str, dict[str, str]]:
    """A section of the guide, and its blocks by their language."""
    found = re.search(rf"^## {title}\n(.*?)^## ", GUIDE, re.MULTILINE | re.DOTALL)
    assert found is not None
    return found[1], dict(re.findall(r"^```(\w+)\n(.*?)^```$", found[1], re.MULTILINE | re.DOTALL))


WALK, BLOCKS = walk("Adding a rule")
ROW, CHAPTER = "boardlab/torres/rulebook.toml", "boardlab/torres/rules/building.py"
TEST = "tests/torres/test_building.py"
RULES, MENU = "tests/conformance/test_suite.py", "(menu_is_every_candidate and torres and 0)"
"""The test that holds menu and judge together, and its first run for Torres."""

MENU_RAN = re.compile(r"judge_passes\[.*torres.*PASSED")


def changed(text: str, diff: str) -> str:
    """A text after a diff: each piece of it must fit in one place."""
    for piece in diff.split("@@\n"):
        lines = piece.splitlines(keepends=True)
        old, new = ("".join(line[1:] for line in lines if line[0] in signs) for signs in (" -", " +"))
        assert text.count(old) == 1, f"the guide changes what is not there, or is there twice:\n{old}"
        text = text.replace(old, new)
    return text


def files_of(root: Path) -> dict[str, bytes]:
    """Every file of the package and its tests, by its path."""
    paths = (path for name in ("boardlab", "tests") for path in (root / name).rglob("*"))
    return {
        path.relative_to(root).as_posix(): path.read_bytes()
        for path in paths
        if path.is_file() and "__pycache__" not in path.parts
    }


def pytest_in(house: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Run tests of a copy, which import the copy."""
    env = {**os.environ, "PYTHONPATH": str(house), "PYTHONDONTWRITEBYTECODE": "1"}
    command = [sys.executable, "-m", "pytest", "-v", "-p", "no:cacheprovider", *words]
    return subprocess.run(command, cwd=house, env=env, capture_output=True, text=True, check=False)


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """The package and its tests, copied with what is compiled of them: Python sees by their times what has changed."""
    for name in ("boardlab", "tests"):
        shutil.copytree(ROOT / name, tmp_path / name, ignore=shutil.ignore_patterns("node_modules"))
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    return tmp_path


def put(house: Path, name: str, text: str) -> None:
    (house / name).write_text(text, encoding="utf-8")


@pytest.fixture
def ruled(house: Path) -> Path:
    """The copy with the rule of the guide."""
    assert set(BLOCKS) == {"toml", "diff", "python"}
    assert all(f"`{name}`" in WALK for name in (ROW, CHAPTER, TEST))
    before = files_of(house)
    was = {name: before[name].decode() for name in (ROW, CHAPTER, TEST)}
    put(house, ROW, was[ROW] + "\n" + BLOCKS["toml"])
    put(house, CHAPTER, changed(was[CHAPTER], BLOCKS["diff"]))
    put(house, TEST, was[TEST] + "\n\n" + BLOCKS["python"])
    after = files_of(house)
    assert {name for name in {*before, *after} if before.get(name) != after.get(name)} == {ROW, CHAPTER, TEST}
    return house


def test_a_house_rule_takes_three_files(ruled: Path) -> None:
    rule = BLOCKS["toml"].partition('"')[2].partition('"')[0]
    code = f"from boardlab import torres; print(torres.start(players=2).wording.rules[{rule!r}].id)"
    env = {**os.environ, "PYTHONPATH": str(ruled), "PYTHONDONTWRITEBYTECODE": "1"}
    told = subprocess.run([sys.executable, "-c", code], cwd=ruled, env=env, capture_output=True, text=True, check=True)
    assert told.stdout == f"{rule}\n"


@pytest.mark.soak
def test_a_house_rule_is_held_by_the_suite(ruled: Path) -> None:
    files = [TEST, "tests/torres/test_refusals.py", "tests/conformance/test_chapters.py"]
    wanted = f"beside_king or left_over or leads_to_its_chapter or {MENU}"
    ran = pytest_in(ruled, *files, RULES, "-k", wanted)
    assert ran.returncode == 0, ran.stdout
    assert ".build.beside_king" in ran.stdout, "the copy was asked"
    assert MENU_RAN.search(ran.stdout), "menu and judge were compared"


@pytest.mark.soak
def test_half_a_rule_is_found(house: Path) -> None:
    """With the menu left as it was, menu and judge disagree: the same test says so."""
    half = BLOCKS["diff"].replace("+    return p.ground.buildable & ~", "+    return p.ground.buildable  # ")
    assert half != BLOCKS["diff"]
    put(house, ROW, (house / ROW).read_text(encoding="utf-8") + "\n" + BLOCKS["toml"])
    put(house, CHAPTER, changed((house / CHAPTER).read_text(encoding="utf-8"), half))
    ran = pytest_in(house, RULES, "-k", MENU)
    assert ran.returncode == 1
    assert "assert judged == set(p.legal_actions())" in ran.stdout


HINTS = """
from boardlab import catan, torres
from boardlab.core import Record
from boardlab.session.commands import Message
from boardlab.session.frame import frame
from boardlab.session.kinds import study
chance = catan.start(players=3).play("roll")
for position, seat in ((torres.start(players=2), None), (torres.start(players=2), 1), (chance, None)):
    session = study(Record(position), seat=seat, lang="en")
    print(session.handle(Message("page", 1, session.rev, "hint")), frame(session)["hint"])
    if session.position.legal_actions():
        session.act(session.position.legal_actions()[0])
        print(frame(session)["hint"])
"""
HOLDS_FEATURES = ("test_only_an_observer", "test_each_kind_of_board_is_asked")


def test_feature_takes_two_files_and_their_lists(house: Path) -> None:
    """Its types are checked where the front end is built; what the guide changes there is still there to be changed."""
    _, blocks = walk("Adding a feature")
    put(house, "boardlab/session/features/hint.py", blocks["python"])
    for name, diff in re.findall(r"^\+\+\+ (\S+)\n(.*?)(?=^\+\+\+|\Z)", blocks["diff"], re.MULTILINE | re.DOTALL):
        text = changed((ROOT / name).read_text(encoding="utf-8"), diff)
        if not name.startswith("widgets"):
            put(house, name, text)
    env = {**os.environ, "PYTHONPATH": str(house), "PYTHONDONTWRITEBYTECODE": "1"}
    told = subprocess.run([sys.executable, "-c", HINTS], env=env, cwd=house, capture_output=True, text=True, check=True)
    given = "You may do this now: Place the first knight: e1."
    refused = "('no', 'There is no hint here.') None"
    assert told.stdout.splitlines() == [f"('done', '') {given}", "", refused, "", refused]
    ran = pytest_in(
        house, "tests/core/test_architecture.py", "tests/session/test_commands.py", "-k", " or ".join(HOLDS_FEATURES)
    )
    assert ran.returncode == 0, ran.stdout
    assert "features/hint" in ran.stdout, "the copy was asked"
