"""Copy the tutorials into a folder of the learner's, and never overwrite what the learner wrote.

The folder remembers in ``.boardlab.json`` what boardlab put there, as a hash per file. A file that still has its hash
may be renewed; any other belongs to the learner and is kept. Where boardlab has a newer version of a kept file, that
version is laid beside it: ``04_scoring.new.ipynb``.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import sqlite3
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

from boardlab.core.files import lay_down
from boardlab.core.packages import there
from boardlab.tutorials.pack import TutorialPack

MANIFEST = ".boardlab.json"
PACKAGE = Path(__file__).parents[1]


@dataclass
class Copied:
    """What a copy did, as paths relative to the folder."""

    written: list[str] = field(default_factory=list)
    renewed: list[str] = field(default_factory=list)
    kept: list[str] = field(default_factory=list)
    """Files the learner changed."""
    beside: list[str] = field(default_factory=list)
    """Newer versions, laid beside the kept files."""

    def add(self, more: Copied) -> None:
        """Count in what another copy into the same folder did."""
        self.written += more.written
        self.renewed += more.renewed
        self.kept += more.kept
        self.beside += more.beside


class Tutorials(Mapping[str, bytes]):
    """Notebooks by their names, such as ``en/torres/04_scoring.ipynb``, each made or read when it is asked for.

    Args:
        found: what gives each of them.
    """

    def __init__(self, found: Mapping[str, Callable[[], bytes]]) -> None:
        self._found = found

    @classmethod
    def in_folder(cls, folder: Path) -> Tutorials:
        """The tutorials of one language, as they lie in a folder that is called like it."""
        return cls({f"{folder.name}/{name}": (folder / name).read_bytes for name in _shipped(folder)})

    def __getitem__(self, name: str) -> bytes:
        """A notebook by its name, as it is stored."""
        return self._found[name]()

    def __iter__(self) -> Iterator[str]:
        """The names of the notebooks, in order."""
        return iter(self._found)

    def __len__(self) -> int:
        """How many notebooks there are."""
        return len(self._found)


def tutorials(lang: str, package: Path = PACKAGE) -> Tutorials:
    """The tutorials of a language: made from the sources of an installed package, or read from ``notebooks/`` of a
    checkout; none where there are none.
    """
    try:
        pack = TutorialPack(package / "tutorials")
    except FileNotFoundError:
        return Tutorials.in_folder(package.parent / "notebooks" / lang)
    return Tutorials({f"{lang}/{name}": partial(pack.read, lang, name) for name in pack.names(lang)})


def copy_tutorials(shipped: Mapping[str, bytes], folder: Path) -> Copied:
    """Bring ``folder`` up to date with the tutorials in ``shipped``, keeping every file the learner changed.

    Args:
        shipped: the tutorials by their names in ``folder``, such as ``en/torres/04_scoring.ipynb``.
        folder: of the learner; it is made where it is missing.

    Raises:
        OSError: where it cannot be written.
    """
    folder.mkdir(parents=True, exist_ok=True)
    laid = _read_manifest(folder)
    done = Copied()
    for name, content in shipped.items():
        target = folder / name
        ours = _hash(content)
        if not os.path.lexists(target):
            lay_down(folder, name, content)
            done.written.append(name)
        elif (theirs := _held(target)) == ours:
            pass
        elif theirs == laid.get(name):
            lay_down(folder, name, content)
            done.renewed.append(name)
        else:
            done.kept.append(name)
            if laid.get(name) != ours:
                done.beside.append(_lay_beside(folder, name, content, laid))
        laid[name] = ours
    lay_down(folder, MANIFEST, json.dumps({"laid": laid}, indent=1, sort_keys=True).encode() + b"\n")
    return done


def trust(folder: Path, copied: Copied) -> None:
    """Tell Jupyter that what was just laid here is not a stranger's: it hides stored pictures of notebooks it does not
    know. Files that the learner changed are left as they are. Where Jupyter cannot remember it, nothing else is lost.
    """
    if not there("nbformat"):
        return  # nor is there a Jupyter here
    import nbformat
    from nbformat.sign import NotebookNotary

    names = [name for name in (*copied.written, *copied.renewed, *copied.beside) if name.endswith(".ipynb")]
    with contextlib.suppress(OSError, sqlite3.Error):
        notary: Any = NotebookNotary()  # type: ignore[no-untyped-call]
        for name in names:
            notary.sign(nbformat.read(folder / name, as_version=4))  # type: ignore[no-untyped-call]


def _shipped(source: Path) -> Iterator[str]:
    """What belongs to the tutorials, in order, without what Jupyter leaves behind."""
    for path in sorted(source.rglob("*")):
        name = path.relative_to(source)
        if path.is_file() and not any(part.startswith((".", "__pycache__")) for part in name.parts):
            yield name.as_posix()


def _lay_beside(folder: Path, name: str, content: bytes, laid: dict[str, str]) -> str:
    """Write a newer version beside a kept file, under the first name that is free or still ours."""
    path, ours = Path(name), _hash(content)
    number = 1
    while True:
        ending = ".new" if number == 1 else f".new{number}"
        beside = path.with_name(f"{path.stem}{ending}{path.suffix}").as_posix()
        target = folder / beside
        if not os.path.lexists(target) or _held(target) in {laid.get(beside, ours), ours}:
            lay_down(folder, beside, content)
            laid[beside] = ours
            return beside
        number += 1


def _read_manifest(folder: Path) -> dict[str, str]:
    """What was laid here before; nothing if that cannot be read, so that every differing file counts as changed."""
    path = folder / MANIFEST
    try:
        laid = json.loads(path.read_bytes())["laid"] if path.is_file() else {}
        return {str(name): str(value) for name, value in laid.items()}
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
        return {}


def _held(path: Path) -> str:
    """The hash of a file; "" for what is none of ours, since boardlab lays down neither links nor folders."""
    return "" if path.is_symlink() or not path.is_file() else _hash(path.read_bytes())


def _hash(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()
