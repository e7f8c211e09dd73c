"""What the packaging tests share: the wheel and the sdist, and what Binder makes, each made once for all of them."""

import os
import sys
from pathlib import Path

import pytest
from filelock import FileLock

from tests.effort import SOAK
from tests.packaging.tools import OUTSIDE, UV, clone, new_venv, run, uv

POST_BUILD = "install --no-cache-dir --no-deps --no-build-isolation --no-index ."
"""What binder/postBuild asks of pip."""


@pytest.fixture(scope="session")
def dist(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Path:
    """Build as a packager would: the sdist from a clone, the wheel from the sdist."""
    base = tmp_path_factory.getbasetemp()
    folder = (base if worker_id == "master" else base.parent) / "dist"
    with FileLock(f"{folder}.lock"):
        if not folder.exists():
            source = clone(tmp_path_factory.mktemp("clone"))
            draft = tmp_path_factory.mktemp("draft")
            room = tmp_path_factory.mktemp("room")
            environment = OUTSIDE | {"TMPDIR": str(room), "TEMP": str(room), "TMP": str(room)}
            run(sys.executable, "-m", "build", "--no-isolation", "--outdir", draft, source, env=environment)
            assert not list(room.iterdir()), "a build leaves nothing in the folder for what is temporary"
            draft.rename(folder)
    return folder


@pytest.fixture(scope="session")
def wheel(dist: Path) -> Path:
    """The wheel."""
    (path,) = dist.glob("*.whl")
    return path


@pytest.fixture(scope="session")
def image(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """What Binder would build: the repository's home and the environment's interpreter.

    The steps are those of repo2docker's Python build pack: where a folder binder/ exists, only its files are read;
    requirements.txt is installed from the repository's root, then postBuild is run there. In `make soak` pip builds the
    package and bytecode is compiled, as there; else what pip is asked for brings the wheel, and the environment is made
    in a third of the time.
    """
    home = clone(tmp_path_factory.mktemp("home"))
    python = new_venv(tmp_path_factory.mktemp("env") / "venv")
    compiled = ["--compile-bytecode"] if SOAK else []
    pins = "--require-hashes", "--requirements", home / "binder" / "requirements.txt"
    uv("pip", "install", "--quiet", *compiled, "--python", python, *pins)
    # The environment under test has no pip of its own, repo2docker's has: lend it the one of this environment.
    lent = f'"{sys.executable}" -m pip --python "{python}" "$@"'
    brings = f'[ "$*" = "{POST_BUILD}" ] && "{UV}" pip install -q --offline --no-deps --python "{python}" "{wheel}"'
    tools = home.parent / f"{home.name}-tools"
    tools.mkdir()
    (tools / "pip").write_text(f"#!/bin/sh\n{f'{lent}' if SOAK else brings}\n")
    (tools / "pip").chmod(0o755)
    path = os.pathsep.join([str(tools), str(python.parent), "/usr/bin", "/bin"])
    run(home / "binder" / "postBuild", cwd=home, env={**OUTSIDE, "PATH": path})
    return home, python
