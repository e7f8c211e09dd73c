"""What Python in the browser is started from: Pyodide's own files, and the package, a zip archive for each game."""

from __future__ import annotations

import gzip
import io
import json
import zipfile
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

from boardlab.core.errors import PlainError
from boardlab.core.files import write_whole
from boardlab.core.language import Wording
from boardlab.core.quoting import shown
from boardlab.core.toml_files import TWIN, compiled
from boardlab.lessons.lesson_sources import lesson_files

PACKAGE = Path(__file__).parents[1]
PYODIDE = "314.0.7"
"""The version that the pages are made for: the front end's lock file names the same."""
USUAL_PLACE = PACKAGE.parent / "widgets" / "node_modules" / "pyodide"
PARTS = {
    "loader": "pyodide.mjs",
    "script": "pyodide.asm.mjs",
    "machine": "pyodide.asm.wasm",
    "library": "python_stdlib.zip",
}
"""Pyodide's files, by what they are to the page."""
ROOMS = ("core", "figures", "lessons", "live", "page")
"""What every game needs."""
ALONE = ("__init__.py", "data_dir.py")
_DATE = (1980, 1, 1, 0, 0, 0)


class NoPyodide(PlainError):
    """Pyodide is not in the folder where it was looked for."""


def check_pyodide(folder: Path) -> None:
    """Make sure that a folder holds Pyodide in the version that the pages are made for.

    Raises:
        NoPyodide: where it does not.
    """
    try:
        version = json.loads((folder / "package.json").read_text(encoding="utf-8")).get("version")
    except (OSError, ValueError, AttributeError):
        version = None
    if version != PYODIDE or not all((folder / name).is_file() for name in PARTS.values()):
        path = shown(str(folder), 160)
        raise NoPyodide(Wording("boardlab.site").say("mistake.no_pyodide", version=PYODIDE, path=path))


class PythonFiles:
    """The files of ``python/`` in a site, and what a page has to know of them.

    Args:
        target: that folder; it is there.
        pyodide: a folder that holds Pyodide, checked.
    """

    def __init__(self, target: Path, pyodide: Path) -> None:
        self._target = target
        self._files = {part: self._write(name, (pyodide / name).read_bytes()) for part, name in PARTS.items()}
        lock = json.loads((pyodide / "pyodide-lock.json").read_text(encoding="utf-8"))
        self._lock = json.dumps({"info": lock["info"], "packages": {}}, separators=(",", ":"))

    def of_game(self, game: str) -> dict[str, Any]:
        """What a page of a game starts Python with: its files with their sizes, and which of them are packages."""
        for name in ("boardlab", game):
            if name not in self._files:
                self._files[name] = self._write(f"{name}.zip", archive(name if name == game else ""))
        named = {part: self._files[part] for part in (*PARTS, "boardlab", game)}
        return {"files": named, "packages": ["boardlab", game], "lock": self._lock}

    def _write(self, name: str, data: bytes) -> dict[str, Any]:
        """Write a file small, under a name that changes with what it holds."""
        small = data if name.endswith(".zip") else gzip.compress(data, 9, mtime=0)
        # No server takes this name for something that it should inflate or rewrite.
        called = f"{name.partition('.')[0]}-{sha256(data).hexdigest()[:12]}.bin"
        write_whole(self._target / called, small, private=False)
        return {"name": called, "size": len(small)}


def archive(game: str = "") -> bytes:
    """The part of the package that a game needs, or "" that all need, as a zip archive; the same bytes every time."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as target:
        for inside, data in _inside(game):
            entry = zipfile.ZipInfo(f"boardlab/{inside}", _DATE)
            entry.compress_type = zipfile.ZIP_DEFLATED
            target.writestr(entry, data)
    return made.getvalue()


def _inside(game: str) -> Iterator[tuple[str, bytes]]:
    games = {path.parent.name for path in PACKAGE.glob("*/rulebook.toml")} - {"core"}
    if game:
        paths = [path for room in (game, f"lessons/{game}") for path in (PACKAGE / room).rglob("*")]
    else:
        paths = [PACKAGE / name for name in ALONE]
        paths += [path for room in ROOMS for path in (PACKAGE / room).rglob("*")]
        paths = [path for path in paths if not games & set(path.relative_to(PACKAGE).parts)]
    for path in sorted(paths):
        if path.is_file() and "__pycache__" not in path.parts:
            data = path.read_bytes()
            name = path.relative_to(PACKAGE).as_posix()
            yield name, data
            if path.suffix == ".toml":
                yield name + TWIN, compiled(data)
    for path in sorted(set(lesson_files().values())) if game else ():
        if path.parent.name == game:
            yield f"tutorials/source/{game}/{path.name}", path.read_bytes()
