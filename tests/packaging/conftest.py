"""What the packaging tests share: the wheel and the sdist, built once for all of them."""

import sys
from pathlib import Path

import pytest
from filelock import FileLock

from tests.packaging.tools import OUTSIDE, clone, run


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
