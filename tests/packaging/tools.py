"""What the packaging tests share: a clean copy of the repository, empty environments, and a way to run a notebook."""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
TUTORIALS = sorted(
    path.relative_to(ROOT).as_posix() for lang in ("en", "ko") for path in (ROOT / "notebooks" / lang).rglob("*.ipynb")
)
UV = Path(sys.executable).with_name("uv")
OUTSIDE = {name: value for name, value in os.environ.items() if name not in {"PYTHONPATH", "VIRTUAL_ENV", "PYTHONHOME"}}

# Runs in the environment under test: execute one notebook with that environment's own kernel.
EXECUTE = """
import sys
sys.modules["rfc3987_syntax"] = None  # see .ci/overrides.txt
import nbformat
from nbclient import NotebookClient
notebook = nbformat.read(sys.argv[1], as_version=4)
NotebookClient(notebook, timeout=120, kernel_name="python3").execute()
print(sum(cell.cell_type == "code" for cell in notebook.cells), "cells ran")
"""


def usual(*names: str) -> list[Any]:
    """Every tutorial as a test parameter: those named here run in `make test`, the others wait for `make soak`.

    What their cells do is checked once, by `make notebooks-check`; here it is the environment that is checked.
    """
    assert set(names) <= set(TUTORIALS)
    return [pytest.param(name, marks=() if name in names else pytest.mark.soak) for name in TUTORIALS]


def run(*words: object, **options: object) -> str:
    """Run a command away from this repository and its environment; its output, or a failure that shows it."""
    words = [str(word) for word in words]  # type: ignore[assignment]
    options = {"env": OUTSIDE, "cwd": tempfile.gettempdir(), **options}
    done = subprocess.run(words, check=False, capture_output=True, text=True, **options)  # type: ignore[call-overload]
    assert done.returncode == 0, f"{' '.join(words)}\n{done.stdout[-3000:]}\n{done.stderr[-3000:]}"
    return done.stdout


def tracked_files() -> list[str]:
    """What a clone would hold: the tracked files that still exist; outside of a repository, everything not ignored."""
    if (ROOT / ".git").exists():
        return [
            name for name in run("git", "-C", ROOT, "ls-files", "-z").split("\0") if name and (ROOT / name).is_file()
        ]
    skip = {".venv", "node_modules", "__pycache__", "dist", "build"}
    found = (path.relative_to(ROOT) for path in ROOT.rglob("*") if path.is_file())
    return sorted(
        path.as_posix() for path in found if not skip & set(path.parts) and not path.parts[0].endswith("_cache")
    )


def clone(folder: Path) -> Path:
    """Copy what a clone would hold."""
    for name in tracked_files():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / name, folder / name)
    return folder


def uv(*words: object) -> None:
    """Run uv, from its cache where that suffices, so that a set-up machine needs no network."""
    command = [str(UV), *map(str, words)]
    if subprocess.run([*command, "--offline"], check=False, capture_output=True, env=OUTSIDE).returncode:
        run(*command)


def new_venv(folder: Path, python: object = sys.executable) -> Path:
    """An empty environment of a Python; its interpreter."""
    uv("venv", "--quiet", "--python", python, folder)
    return folder / "bin" / "python"


def execute(python: Path, notebook: Path, home: Path) -> str:
    """Run a notebook with an environment's own Jupyter, away from the user's settings."""
    home.mkdir(exist_ok=True)
    env = {
        **OUTSIDE,
        "HOME": str(home),
        "IPYTHONDIR": str(home / "ipython"),
        "JUPYTER_CONFIG_DIR": str(home / "config"),
        "JUPYTER_DATA_DIR": str(home / "data"),
        "JUPYTER_RUNTIME_DIR": str(home / "runtime"),
        "BOARDLAB_HOME": str(home / "boardlab"),
        "JUPYTER_PATH": "",
    }
    return run(python, "-c", EXECUTE, notebook, env=env, cwd=notebook.parent)
