"""A site that is being made: what its pages are made of, and the table of those that are no lessons.

A new kind of page is one function of a :class:`Site` and a language, in a file of its own, and one row in
:mod:`boardlab.site.other_pages`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from html import escape

from boardlab.core.contract.game import find_game
from boardlab.core.play.record import Record
from boardlab.lessons.model.topics import scenario
from boardlab.site.course import CourseLesson
from boardlab.site.frame import Page, data_block
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
    notebooks: bool = False
    """Does it hold the notebooks of its lessons, too?"""
    banks: Mapping[str, str] = field(default_factory=dict)
    """Where the questions of each topic's tutor lie, from the site, by topic."""

    @property
    def games(self) -> tuple[str, ...]:
        """The games of its lessons."""
        return tuple(dict.fromkeys(lesson.game for lesson in self.lessons.values()))

    def due(self, lang: str, root: str) -> str:
        """What a page of this site asks Python with what is due for review, as a block of data; "" without Python."""
        if self.python is None:
            return ""
        games = {game: self.python.of_due(game) for game in self.games}
        return data_block("reviews", {"root": root, "lang": lang, "games": games})

    def picture_of(self, game: str, lang: str, root: str) -> str:
        """The ``<img>`` of a board of a game; ``root`` leads from the page to the site."""
        board = Record.new(game, seed="explore").position.scene(lang=lang, show="board")
        return self.pictures.scene(board, root)

    def cover(self, game: str, lang: str, root: str) -> str:
        """The ``<img>`` of a part of a board of a game; ``root`` leads from the page to the site.

        The game's lessons name it, as the scenario ``cover`` that their topics share; without, it is a new game.
        """
        try:
            board = scenario(f"{game}.cover")
        except KeyError:
            board = Record.new(game, seed="explore").position
        told = escape(find_game(game).wording.say("game", lang))
        address = self.pictures.lay_down(f"{game}.{lang}", board, lang, near=True)
        return f'<img src="{root}{address}" alt="{told}" width="408" height="276">'
