"""Where the sources of lessons lie, and which lesson has which: ``torres.scoring`` is ``torres/04_scoring.md``.

An installed package holds them as they are written, in ``tutorials/source``; a checkout in ``notebooks/source``. A game
of another package has them among its lessons, in a folder ``source`` with one named like the game.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Mapping
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from types import MappingProxyType

from boardlab.core.contract.game import find_game, game_names
from boardlab.core.contract.verdict import PlainError
from boardlab.core.text.quoting import shown
from boardlab.lessons.build.source import Source, parse
from boardlab.lessons.model.question_types import WORDING

PACKAGE = Path(__file__).parents[2]
NEAR = 3
_ID = re.compile(r'^id *= *"([^"]+)"', re.MULTILINE)
_HEAD = 2000


class UnknownLesson(PlainError, LookupError):
    """There is no lesson with this id; the message names those that are near."""


@cache
def lesson_files(package: Path = PACKAGE) -> Mapping[str, Path]:
    """The source of each lesson by its id, in the order of games and of their lessons."""
    folders = (package / "tutorials" / "source", package.parent / "notebooks" / "source")
    folder = next((each for each in folders if each.is_dir()), folders[0])
    return MappingProxyType(_lessons_in(folder))


@cache
def lesson_files_of(game: str) -> Mapping[str, Path]:
    """The source of each lesson of one game by its id, in the order of its lessons; none of a game without lessons."""
    own = {lesson: path for lesson, path in lesson_files().items() if lesson.startswith(f"{game}.")}
    beside = None if own else sources_beside(game)
    return MappingProxyType(own if beside is None else _lessons_in(beside))


def sources_beside(game: str) -> Path | None:
    """The folder with the sources of lessons that a game of another package brings along; None where it brings none."""
    lessons = find_game(game).lessons
    home = find_spec(lessons) if lessons else None
    folders = [Path(each) / "source" for each in (home and home.submodule_search_locations) or ()]
    return next((folder for folder in folders if folder.is_dir()), None)


def _lessons_in(folder: Path) -> dict[str, Path]:
    found: dict[str, Path] = {}
    for path in sorted(folder.glob("*/*.md")):
        with path.open(encoding="utf-8") as file:
            head = _ID.search(file.read(_HEAD))
        if head:
            found.setdefault(head[1], path)
    return found


def lesson_source(lesson: str) -> Source:
    """The source of a lesson, by its id such as ``torres.scoring``.

    Raises:
        UnknownLesson: naming the nearest ids, where there is none.
    """
    name = shown(lesson, 120)
    known = lesson_files()
    game = name.partition(".")[0]
    if name not in known and game in game_names():
        known = {**known, **lesson_files_of(game)}
    if name in known:
        return parse(known[name])
    near = difflib.get_close_matches(name[:60], known, NEAR, 0.5)
    near = near or [each for each in known if each.startswith(f"{game}.")][:NEAR] or [*known][:NEAR]
    raise UnknownLesson(WORDING.say("stage.unknown", id=shown(name, 60), near=tuple(near)))
