"""Where the sources of lessons lie, and which lesson has which: ``torres.scoring`` is ``torres/04_scoring.md``.

An installed package holds them as they are written, in ``tutorials/source``; a checkout in ``notebooks/source``.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType

from boardlab.core.quoting import shown
from boardlab.core.verdict import PlainError
from boardlab.lessons.question_types import WORDING
from boardlab.lessons.source import Source, parse

PACKAGE = Path(__file__).parents[1]
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
    found: dict[str, Path] = {}
    for path in sorted(folder.glob("*/*.md")):
        with path.open(encoding="utf-8") as file:
            head = _ID.search(file.read(_HEAD))
        if head:
            found.setdefault(head[1], path)
    return MappingProxyType(found)


def lesson_source(lesson: str) -> Source:
    """The source of a lesson, by its id such as ``torres.scoring``.

    Raises:
        UnknownLesson: naming the nearest ids, where there is none.
    """
    name = shown(lesson, 120)
    known = lesson_files()
    if name in known:
        return parse(known[name])
    near = difflib.get_close_matches(name[:60], known, NEAR, 0.5)
    near = near or [each for each in known if each.startswith(f"{name.partition('.')[0]}.")][:NEAR] or [*known][:NEAR]
    raise UnknownLesson(WORDING.say("stage.unknown", id=shown(name, 60), near=tuple(near)))
