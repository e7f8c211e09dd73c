"""The README and its neighbours are true: links lead somewhere, commands exist, examples run."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
import time
from importlib import import_module, metadata
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

import boardlab
from boardlab.cli import app as cli
from tests.packaging.tools import OUTSIDE, ROOT, run

GUIDES = sorted(path.relative_to(ROOT).as_posix() for path in (ROOT / "docs").glob("*.md"))
DOCUMENTS = ("README.md", "CONTRIBUTING.md", "CHANGELOG.md", *GUIDES)
TEXT = {name: (ROOT / name).read_text(encoding="utf-8") for name in DOCUMENTS}


@pytest.mark.parametrize("name", DOCUMENTS)
def test_links_lead_somewhere(name: Any) -> None:
    links = re.findall(r"\]\(([^)\s]+)\)", TEXT[name])
    inside = [link.partition("#")[0] for link in links if "://" not in link]
    assert not [link for link in inside if link and not ((ROOT / name).parent / link).exists()]


def test_binder_links_open_notebooks_that_exist() -> None:
    paths = re.findall(r"urlpath=lab/tree/([^\s)]+)", TEXT["README.md"])
    assert paths
    assert not [path for path in paths if not (ROOT / path).is_file()]


@pytest.mark.parametrize("lang", ["en", "ko"])
@pytest.mark.parametrize("game", ["torres", "catan", "creed"])
def test_a_page_to_explore_begins_with_the_workbench(game: str, lang: str) -> None:
    cells = json.loads((ROOT / f"notebooks/{lang}/{game}/explore.ipynb").read_text(encoding="utf-8"))["cells"]
    at = next(at for at, cell in enumerate(cells) if cell["cell_type"] == "code")
    assert re.search(r"^Study\(.*edit=True\)$", "".join(cells[at]["source"]), re.MULTILINE)
    assert cells[at]["outputs"], "a picture stands there before anything runs"
    assert sum(len("".join(cell["source"])) for cell in cells[:at]) < 1200, "too much stands above it"


@pytest.mark.parametrize("name", DOCUMENTS)
def test_make_knows_every_target(name: Any) -> None:
    makefile = (ROOT / "Makefile").read_text()
    wanted = set(re.findall(r"(?:`|^    |=\S+ )make ([a-z-]+)", TEXT[name], re.MULTILINE)) - {"it", "that"}
    assert not [target for target in wanted if not re.search(rf"^{target}:", makefile, re.MULTILINE)]


@pytest.mark.parametrize("name", DOCUMENTS)
def test_boardlab_knows_every_command(name: Any) -> None:
    wanted = set(re.findall(r"(?:`|^    )boardlab ([a-z][a-z-]*)", TEXT[name], re.MULTILINE))
    assert wanted <= set(cli.boardlab.commands)


def test_the_files_that_contributing_points_at_exist() -> None:
    paths = re.findall(r"`((?:boardlab|notebooks|tests|widgets)/[\w./]*|\w+\.toml)`", TEXT["CONTRIBUTING.md"])
    assert len(paths) > 5
    assert not [path for path in paths if not (ROOT / path).exists()]


def test_the_tutorials_in_the_readme_exist() -> None:
    taught = re.findall(r"^\|.*\| (\d\d[a-z]?|explore) \|$", TEXT["README.md"], re.MULTILINE)
    sources = [path.stem.partition("_")[0] for path in (ROOT / "notebooks" / "source").rglob("*.md")]
    assert sorted(taught) == sorted(sources)
    for lang in ("en", "ko"):
        stems = [path.stem for path in (ROOT / "notebooks" / lang).rglob("*.ipynb")]
        assert not [name for name in taught if not any(stem.partition("_")[0] == name for stem in stems)]
        assert len(stems) == len(taught), f"the README names {taught}, notebooks/{lang} holds {stems}"


SHOWN = ("README.md", "docs/start.md", "docs/teach.md")
"""The examples of other pages are run elsewhere: those of docs/api.md as doctests, the guides by test_guides.py."""


@pytest.mark.parametrize(
    "example", [code for name in SHOWN for code in re.findall(r"```python\n(.*?)```", TEXT[name], re.DOTALL)]
)
def test_examples_run(example: Any) -> None:
    said = run(sys.executable, "-W", "error", "-c", f"{example}\nprint('to the end')", cwd=ROOT)
    assert said.splitlines()[-1] == "to the end"


def test_version_stands_once_and_begins_the_changelog() -> None:
    version = boardlab.__version__
    assert metadata.version("boardlab") == version, "`make environment` installs it anew"
    assert re.findall(r"^## (\S+)", TEXT["CHANGELOG.md"], re.MULTILINE)[0] == version
    assert run(sys.executable, "-m", "boardlab", "doctor", cwd=ROOT).startswith(f"boardlab {version}: ")
    for name in ("pyproject.toml", "CITATION.cff", "README.md"):
        assert version not in (ROOT / name).read_text(), name


def test_make_test_is_timed_within_ten_minutes() -> None:
    makefile = (ROOT / "Makefile").read_text()
    recipes = dict(re.findall(r"^([\w-]+):[^\n]*\n((?:\t[^\n]*\n)+)", makefile, re.MULTILINE))
    rest = re.search(r"^REST := (.+)$", makefile, re.MULTILINE)[1].split()
    budget = {
        step: int(re.search(r"\$\(call took,[\w-]+,(\d+)\)\n\Z", recipes[step])[1])
        for step in ("setup", "unit", "browser-check", *rest)
    }
    assert set(budget) >= {"types", "lint", "front-check", "notebooks-check", "packaging-check"}
    together = max(budget[step] for step in ("browser-check", *rest))
    assert budget["setup"] + budget["unit"] + together <= 600
    assert ".ci/took all 600\n" in recipes["test"]


def test_times_are_sorted_slowest_first(tmp_path: Path) -> None:
    for folder in (".ci", ".venv"):
        (tmp_path / folder).mkdir()
    took = shutil.copy(ROOT / ".ci" / "took", tmp_path / ".ci")

    def say(run_of_make: Any, *words: Any, ago: int = 0) -> Any:
        if ago:
            (tmp_path / ".venv" / "began").write_text(f"{words[0]} {int(time.time()) - ago}\n")
        return run(took, *words, env={**OUTSIDE, "BOARDLAB_RUN": run_of_make})

    say("1.1", "old", 9)
    say("2.1", "begin", "long")
    assert say("2.1", "short", 40, ago=20).endswith("of  40 s\n")
    assert say("2.1", "long", 30, ago=50).endswith("of  30 s, over its budget\n")
    lines = [line.split()[0] for line in say("2.1", "all", 600).splitlines() if " s of " in line]
    assert lines == ["long", "short", "all"]


def test_every_page_of_the_documentation_is_led_to() -> None:
    index = TEXT["docs/index.md"]
    pages = {name.removeprefix("docs/").removesuffix(".md") for name in GUIDES} - {"index"}
    pages |= {f"reference/{path.stem}" for path in (ROOT / "docs" / "reference").glob("*.md")}
    assert pages == set(re.findall(r"^([a-z][\w/-]*)$", index, re.MULTILINE))


def test_the_reference_names_modules_that_exist() -> None:
    named = [
        module
        for path in (ROOT / "docs" / "reference").glob("*.md")
        for module in re.findall(r"automodule:: (\S+)", path.read_text(encoding="utf-8"))
    ]
    assert len(named) > 10
    assert [module for module in named if import_module(module).__doc__ is None] == []


WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_workflows_pin_actions_and_limit_rights_and_time(path: Any) -> None:
    read = yaml.safe_load(path.read_text(encoding="utf-8"))
    used = [step["uses"] for job in read["jobs"].values() for step in job["steps"] if "uses" in step]
    assert used
    assert [name for name in used if not re.fullmatch(r"[\w.-]+/[\w.-]+@[0-9a-f]{40}", name)] == []
    assert read["permissions"] == {"contents": "read"}


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_a_workflow_calls_targets_and_folders_that_exist(path: Any) -> None:
    text, makefile = path.read_text(encoding="utf-8"), (ROOT / "Makefile").read_text()
    targets = [name for line in re.findall(r"run: make (.+)", text) for name in line.split()]
    assert [name for name in targets if not re.search(rf"^{name}:", makefile, re.MULTILINE)] == []
    assert [name for name in re.findall(r"\btests/\w+", text) if not (ROOT / name).is_dir()] == []


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_a_workflow_installs_tools_only_by_the_lock(path: Any) -> None:
    """What the matrix of versions resolves is named by pyproject.toml; the tool that does so is pinned and hashed."""
    lines = re.findall(r"pip install (.+)", path.read_text(encoding="utf-8"))
    assert not [line for line in lines if "--require-hashes" not in line and not line.endswith("--editable .")]


@pytest.mark.parametrize(
    ("tag", "head", "fits"),
    [
        ("v1.2.0", "1.2.0 (2026-12-01)", True),
        ("v1.2.0", "1.2.0 (not yet released)", False),
        ("v1.2.0", "1.2.0", False),
        ("v1.2.0", "1.2.0 (2026-13-01)", False),
        ("v1.2.0", "1x2.0 (2026-12-01)", False),
        ("v1.2.0", "1.3.0 (not yet released)\n\n## 1.2.0 (2026-12-01)", False),
        ("v1.2.1", "1.2.0 (2026-12-01)", False),
        ("1.2.0", "1.2.0 (2026-12-01)", False),
    ],
)
def test_release_has_a_dated_changelog_entry(tmp_path: Path, tag: str, head: str, fits: bool) -> None:
    (tmp_path / "boardlab").mkdir()
    (tmp_path / "boardlab" / "__init__.py").write_text('__version__ = "1.2.0"\n')
    (tmp_path / "CHANGELOG.md").write_text(f"# Changelog\n\n## {head}\n\n- all\n\n## 1.1.0 (2026-01-01)\n")
    command = [sys.executable, str(ROOT / ".ci" / "released"), tag]
    assert (subprocess.run(command, cwd=tmp_path, capture_output=True, check=False).returncode == 0) == fits
    assert '.ci/released "$TAG"' in (ROOT / ".github/workflows/release.yml").read_text()
