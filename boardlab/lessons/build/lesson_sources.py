"""Where the documents of lessons lie, and which lesson has which: ``torres.scoring`` is ``torres/04_scoring.md``.

An installed package holds them as they are written, in ``tutorials/source``; a checkout in ``notebooks/source``. A game
of another package has them among its lessons, in a folder ``source`` with one named like the game.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from types import MappingProxyType

from boardlab.core.contract.game import find_game

PACKAGE = Path(__file__).parents[2]
_ID = re.compile(r'^id *= *"([^"]+)"', re.MULTILINE)
_HEAD = 2000


@cache
def lesson_files(package: Path = PACKAGE) -> Mapping[str, Path]:
    """The document of each lesson by its id, in the order of games and of their lessons."""
    folders = (package / "tutorials" / "source", package.parent / "notebooks" / "source")
    folder = next((each for each in folders if each.is_dir()), folders[0])
    return MappingProxyType(_lessons_in(folder))


@cache
def lesson_files_of(game: str) -> Mapping[str, Path]:
    """The document of each lesson of one game by its id, in order; none of a game without lessons."""
    own = {lesson: path for lesson, path in lesson_files().items() if lesson.startswith(f"{game}.")}
    beside = None if own else sources_beside(game)
    return MappingProxyType(own if beside is None else _lessons_in(beside))


def sources_beside(game: str) -> Path | None:
    """The folder with the documents of lessons that a game of another package brings along; None where it has none."""
    folder = folder_of(find_game(game).lessons)
    return folder / "source" if folder is not None and (folder / "source").is_dir() else None


def folder_of(lessons: str) -> Path | None:
    """The folder of a package of lessons; None where there is none."""
    home = find_spec(lessons) if lessons else None
    return next((Path(each) for each in (home and home.submodule_search_locations) or ()), None)


def _lessons_in(folder: Path) -> dict[str, Path]:
    found: dict[str, Path] = {}
    for path in sorted(folder.glob("*/*.md")):
        with path.open(encoding="utf-8") as file:
            head = _ID.search(file.read(_HEAD))
        if head:
            found.setdefault(head[1], path)
    return found
