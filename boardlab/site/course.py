"""The lessons of a site, as its pages name them, and what a script must know of them to tell what is known."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from html import escape

from boardlab.core.contract.game import find_game
from boardlab.core.i18n.language import LANGUAGES, Wording
from boardlab.core.json_data import Json
from boardlab.lessons import checkpoint
from boardlab.lessons.model.lesson import Lesson
from boardlab.lessons.model.practice import covered_misconceptions, practised

_NUMBER = re.compile(r" (\d+[a-z]?): ")


@dataclass(frozen=True)
class CourseLesson:
    """A lesson, as a page names it."""

    id: str
    game: str
    topic: str
    """Its topic, which is its chapter in the course: ``torres.scoring``."""
    title: Mapping[str, str]
    number: str
    """Its place among the lessons of its game: ``04b``; "" where its title tells none."""
    minutes: Mapping[str, int]
    """About how long it takes, by language."""
    steps: int
    """How many steps it has, its end left out."""
    asks: tuple[str, ...]
    """The ids of its questions."""

    @classmethod
    def of(cls, built: Lesson) -> CourseLesson:
        """A lesson as pages name it."""
        # "Torres 04: scoring" stands under its game.
        titles = {lang: _without_number(built.title[lang]) for lang in LANGUAGES}
        number = _NUMBER.search(built.title[LANGUAGES[0]])
        steps = max(1, len(built.steps) - 1)
        named = number[1] if number else ""
        return cls(built.id, built.game, built.topic, titles, named, built.minutes, steps, built.asks)

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


def by_chapter(lessons: Iterable[CourseLesson], lang: str) -> list[tuple[str, list[CourseLesson]]]:
    """The chapters of a game's course, in their order: what each is called (HTML), and its lessons."""
    found: dict[str, list[CourseLesson]] = {}
    for lesson in lessons:
        found.setdefault(lesson.topic, []).append(lesson)
    return [(_chapter(topic, own[0], lang), own) for topic, own in found.items()]


def _chapter(topic: str, first: CourseLesson, lang: str) -> str:
    """What a chapter is called: as its topic, or as its lesson where that asks nothing and so has none."""
    if not first.asks:
        return escape(first.title[lang])
    wording: Wording = checkpoint(first.asks[0]).wording
    return escape(wording.say(f"topic.{topic.partition('.')[2]}", lang))


def name_of(game: str, lang: str) -> str:
    """What a game is called; HTML."""
    return escape(find_game(game).wording.say("game", lang))


def course_data(lessons: Iterable[CourseLesson], lang: str, *, misreadings: bool = False) -> Json:
    """What a script must know to tell, of the answers that a browser keeps, what is known and what was missed.

    Args:
        lessons: the lessons of the page; those that ask nothing are left out.
        lang: the language of the page.
        misreadings: with the names of all wrong rules, as ``wrong``, and by their numbers there those that practice
            shows, as ``shown``.

    Returns:
        The ``rules`` that decide questions, as they are called, and the ``lessons``, each as a row of its id, topic,
        number, title, minutes, steps, and questions: ``1=0 2=4`` are those of its topic that end in 1 and 2, decided by
        the first and the fifth rule. A topic is written without its game. ``practised`` are the topics with practice.
    """
    lessons = [*lessons]
    rules: dict[str, int] = {}
    wrong: dict[str, str] = {}
    told = []
    for lesson in lessons:
        asks = []
        for name in lesson.asks:
            asked = checkpoint(name)
            title = asked.rule_title(asked.rules[0], lang) if asked.rules else asked.title(lang)
            asks.append(f"{_short(name, lesson.topic)}={rules.setdefault(title, len(rules))}")
            if misreadings:
                wrong |= {each.id: each.name(asked.wording, lang) for each in asked.misconceptions}
        topic = lesson.topic.partition(".")[2]
        row = [lesson.id, topic, lesson.number, lesson.title[lang], lesson.minutes[lang], lesson.steps, " ".join(asks)]
        told += [row] if asks else []
    data: Json = {"lessons": told, "rules": [*rules], "practised": _practised(lessons)}
    if misreadings:
        shown = {name for topic in data["practised"] for name in covered_misconceptions(topic)}
        data |= {"wrong": wrong, "shown": [at for at, name in enumerate(wrong) if name in shown]}
    return data


def _practised(lessons: Iterable[CourseLesson]) -> list[str]:
    """The topics of some lessons that have practice."""
    known = practised()
    return [name for name in dict.fromkeys(lesson.topic for lesson in lessons) if name in known]


def _short(name: str, topic: str) -> str:
    """A question without its topic, where that is the topic of its lesson."""
    return name.removeprefix(f"{topic}.")


def span_of_minutes(lessons: Iterable[CourseLesson], lang: str) -> Iterator[int]:
    """The fewest and the most minutes of some lessons in a language."""
    minutes = [lesson.minutes[lang] for lesson in lessons]
    yield min(minutes)
    yield max(minutes)
