"""A site that is being made: what its pages are made of, and the table of those that are no lessons.

A new kind of page is one function of a :class:`Site` and a language, in a file of its own, and one row in
:mod:`boardlab.site.other_pages`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from boardlab.core.play.record import Record
from boardlab.site.course import CourseLesson
from boardlab.site.frame import Page
from boardlab.site.pictures import Pictures
from boardlab.site.python_files import PythonFiles

Maker = Callable[["Site", str], Page]


@dataclass(frozen=True)
class Site:
    """What the pages of a site are made of."""

    lessons: Mapping[str, CourseLesson]
    """By their ids, in their order."""
    pictures: Pictures
    python: PythonFiles | None
    """None makes pages that are only read."""
    others: Mapping[str, Maker] = field(default_factory=dict)
    """The pages that are no lessons, by their addresses from the first page of a language."""
    named: tuple[str, ...] = ()
    """Those of them that the first page leads to, in their order."""

    notebooks: bool = False
    """Does it hold the notebooks of its lessons, too?"""

    @property
    def games(self) -> tuple[str, ...]:
        """The games of its lessons."""
        return tuple(dict.fromkeys(lesson.game for lesson in self.lessons.values()))

    def picture_of(self, game: str, lang: str, root: str) -> str:
        """The ``<img>`` of a board of a game; ``root`` leads from the page to the site."""
        board = Record.new(game, seed="explore").position.scene(lang=lang, show="board")
        return self.pictures.scene(board, root)

    def ways(self, lang: str) -> list[Page]:
        """The pages that the first page leads to."""
        return [self.others[address](self, lang) for address in self.named]
