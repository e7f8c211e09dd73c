"""The README and its neighbours are true: links lead somewhere, commands exist, examples run."""

import re
import subprocess
import sys
import tomllib
from importlib import metadata

import pytest
import yaml

import boardlab
from boardlab import cli
from tests.packaging.tools import ROOT, run

DOCUMENTS = ("README.md", "CONTRIBUTING.md", "CHANGELOG.md")
TEXT = {name: (ROOT / name).read_text(encoding="utf-8") for name in DOCUMENTS}


@pytest.mark.parametrize("name", DOCUMENTS)
def test_links_lead_somewhere(name):
    links = re.findall(r"\]\(([^)\s]+)\)", TEXT[name])
    inside = [link.partition("#")[0] for link in links if "://" not in link]
    assert not [link for link in inside if link and not (ROOT / link).exists()]


def test_binder_links_open_notebooks_that_exist():
    paths = re.findall(r"urlpath=lab/tree/([^\s)]+)", TEXT["README.md"])
    assert paths
    assert not [path for path in paths if not (ROOT / path).is_file()]


@pytest.mark.parametrize("name", DOCUMENTS)
def test_make_knows_every_target(name):
    makefile = (ROOT / "Makefile").read_text()
    wanted = set(re.findall(r"(?:`|^    |\s)make ([a-z-]+)", TEXT[name], re.MULTILINE)) - {"it", "that"}
    assert not [target for target in wanted if not re.search(rf"^{target}:", makefile, re.MULTILINE)]


@pytest.mark.parametrize("name", DOCUMENTS)
def test_boardlab_knows_every_command(name):
    wanted = set(re.findall(r"(?:`|^    )boardlab ([a-z]+)", TEXT[name], re.MULTILINE))
    assert wanted <= set(cli.boardlab.commands)


def test_the_files_that_contributing_points_at_exist():
    paths = re.findall(r"`((?:boardlab|notebooks|tests|widgets)/[\w./]*|\w+\.toml)`", TEXT["CONTRIBUTING.md"])
    assert len(paths) > 5
    assert not [path for path in paths if not (ROOT / path).exists()]


def test_the_tutorials_in_the_readme_exist():
    taught = re.findall(r"^\|.*\| (\d\d|explore) \|$", TEXT["README.md"], re.MULTILINE)
    assert taught
    for lang in ("en", "ko"):
        stems = [path.stem for path in (ROOT / "notebooks" / lang).rglob("*.ipynb")]
        assert not [name for name in taught if not any(stem.startswith(name) for stem in stems)]
        assert len(stems) == len(taught), f"the README names {taught}, notebooks/{lang} holds {stems}"


@pytest.mark.parametrize("example", re.findall(r"```python\n(.*?)```", TEXT["README.md"], re.DOTALL))
def test_the_readmes_examples_run(example):
    run(sys.executable, "-W", "error", "-c", example, cwd=ROOT)


def test_the_version_is_the_same_everywhere():
    version = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["version"]
    assert boardlab.__version__ == version == metadata.version("boardlab")
    assert f"\n## {version}" in TEXT["CHANGELOG.md"]
    assert f"Version {version}" in TEXT["README.md"]


def test_pre_commit_needs_no_network():
    repositories = yaml.safe_load((ROOT / ".pre-commit-config.yaml").read_text())["repos"]
    assert {repository["repo"] for repository in repositories} == {"local"}
    assert {hook["language"] for repository in repositories for hook in repository["hooks"]} == {"system"}


def test_ci_runs_what_people_run():
    script = ROOT / ".ci" / "run"
    assert script.read_text().splitlines()[-1] == "exec make test"
    assert subprocess.run(["bash", "-n", script], check=False).returncode == 0
