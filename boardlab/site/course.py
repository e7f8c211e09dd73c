"""The lessons of a site, as its pages name them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from html import escape

from boardlab.core.contract.game import find_game
from boardlab.core.i18n.language import LANGUAGES
from boardlab.lessons.model.lesson import Lesson

_NUMBER = re.compile(r" (\d+[a-z]?): ")


@dataclass(frozen=True)
class CourseLesson:
    """A lesson, as a page names it."""

    id: str
    game: str
    title: Mapping[str, str]
    number: str
    """Its place among the lessons of its game: ``04b``; "" where its title tells none."""
    minutes: int
    asks: tuple[str, ...]
    """The ids of its questions."""

    @classmethod
    def of(cls, built: Lesson) -> CourseLesson:
        """A lesson as pages name it."""
        # "Torres 04: scoring" stands under its game.
        titles = {lang: _without_number(built.title[lang]) for lang in LANGUAGES}
        number = _NUMBER.search(built.title[LANGUAGES[0]])
        return cls(built.id, built.game, titles, number[1] if number else "", built.minutes, built.asks)

    @property
    def address(self) -> str:
        """Its folder, from the first page of its language."""
        return self.id.replace(".", "/") + "/"


def _without_number(title: str) -> str:
    short = title.partition(": ")[2] or title
    return short[:1].upper() + short[1:]


def by_game(lessons: Iterable[CourseLesson]) -> dict[str, list[CourseLesson]]:
    """The lessons of each game, by its name, in their order."""
    found: dict[str, list[CourseLesson]] = {}
    for lesson in lessons:
        found.setdefault(lesson.game, []).append(lesson)
    return found


def name_of(game: str, lang: str) -> str:
    """What a game is called; HTML."""
    return escape(find_game(game).wording.say("game", lang))
