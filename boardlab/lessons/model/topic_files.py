"""The files of lessons: the course of a game, the questions of a topic, and the words in them.

The lessons of a game are a package, with ``course.toml`` (its topics in the order they are taught), ``shared.toml``
(wrong rules that several topics meet) and a folder for each topic with its ``questions.toml``.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module

from boardlab.core.i18n.language import Called, Wording
from boardlab.core.i18n.languages import read_texts
from boardlab.core.i18n.templates import fields
from boardlab.core.json_data import Json, Table

QUESTIONS, COURSE, SHARED = "questions.toml", "course.toml", "shared.toml"
AGAIN = "again"
"""The field of ``[practice]`` that names the questions of the lesson that are asked again."""
ONLY = "only"
"""The field of ``[practice]`` that names the questions no lesson asks: nobody has to solve them."""
TURNING = "turning"
"""The field of ``[practice]`` that says, by number, how far the board of such a question may be turned about."""
SAID = ("title", "question", "right", "why", "look")
"""The texts of a question; ``hint`` and ``choice`` hold one for each of their keys."""


@cache
def course(lessons: str) -> dict[str, Table]:
    """The topics of a package of lessons in the order they are taught, each with its chapter and title."""
    return _read(lessons, COURSE)


@cache
def questions(lessons: str, topic: str) -> Json:
    """The questions of a topic, as they are written."""
    return read_texts(f"{lessons}.{topic}", QUESTIONS)


@cache
def shared(lessons: str) -> Json:
    """What several topics meet, as it is written."""
    return _read(lessons, SHARED)


def _read(lessons: str, file: str) -> Json:
    try:
        return read_texts(lessons, file)
    except (FileNotFoundError, NotADirectoryError):
        return {}


def practice_tables(held: Table) -> dict[str, Table]:
    """The practice questions of a topic by their place in the file: ``practice.fall``, or ``practice`` alone.

    One that is ``like`` a question of a lesson has all that this has and it does not say itself. The questions that are
    asked ``again`` are there by their numbers, and as they are: ``practice.7`` is question 7.
    """
    table = held.get("practice", {})
    if "kind" in table:
        return {"practice": table}
    found = {
        f"practice.{name}": _whole(held, each)
        for name, each in table.items()
        if isinstance(each, dict) and name != TURNING
    }
    return found | {f"practice.{number}": held[number] for number in table.get(AGAIN, ()) if number in held}


def _whole(held: Table, table: Table) -> Table:
    """A practice question with what it has of the question that it is like.

    A wrong rule that only gives an answer gives it on the position of that question alone; but where one chooses, its
    choice is the same on every position.
    """
    like = held.get(table.get("like", ""))
    if not isinstance(like, dict):
        return table
    found = {**{field: value for field, value in like.items() if field != "position"}, **table}
    for part in ("hint", "choice"):
        if part in like and part in table:
            found[part] = {**like[part], **table[part]}
    if "wrong" not in table and found.get("kind") not in CHOOSING:
        own = held.get("wrong", {})
        said = like.get("wrong", ())
        named = {name: {} for name in said} if isinstance(said, list) else dict(said)
        found["wrong"] = {name: here for name, here in named.items() if _is_computed(here, own.get(name, {}))}
    return found


CHOOSING = ("choice", "legal")
"""Kinds of questions whose answers are the same on all positions."""


def _is_computed(here: object, usual: Table) -> bool:
    """Does a wrong rule compute its answer, by what a question says of it and what it says of itself?"""
    if isinstance(here, dict):
        return "answer" in here or ("gives" not in here and "gives" not in usual)
    return isinstance(here, str)


@cache
def words_of(lessons: str, topic: str) -> dict[str, Mapping[str, str]]:
    """All words in the questions of a topic, by dotted key: ``robber.7.question``, ``misconception.rounds_up.name``."""
    held = questions(lessons, topic)
    again = {f"practice.{number}" for number in held if number.isdecimal()}
    asked = {name: table for name, table in held.items() if name.isdecimal()}
    asked |= {name: table for name, table in practice_tables(held).items() if name not in again}
    found: dict[str, Mapping[str, str]] = {}
    for name, table in asked.items():
        parts = [(part, table.get(part)) for part in SAID]
        parts += [(f"{part}.{key}", text) for part in ("hint", "choice") for key, text in table.get(part, {}).items()]
        found |= {f"{topic}.{name}.{part}": text for part, text in parts if text is not None}
    return found | dict(_wrong_words(held)) | dict(own_words(held.get("words", {})))


def _wrong_words(held: Table) -> Iterator[tuple[str, Mapping[str, str]]]:
    for name, table in held.get("wrong", {}).items():
        for part in ("name", "feedback"):
            if part in table:
                yield f"misconception.{name}.{part}", table[part]


def own_words(table: Table, prefix: str = "") -> Iterator[tuple[str, Mapping[str, str]]]:
    """The words that code says, by dotted key: what stands in the table ``[words]``."""
    for name, inner in table.items():
        if isinstance(inner, dict) and all(isinstance(value, str) for value in inner.values()):
            yield prefix + name, inner
        elif isinstance(inner, dict):
            yield from own_words(inner, f"{prefix}{name}.")


class LessonWording(Wording):
    """The words of a game's lessons; those of a topic are read when one of them is asked for.

    Args:
        package: the package of the lessons.
        game: the package of the game, whose words may be used as well.
        topic: the topic whose words come first; "" for none.
        places: what the places that its words name by placeholders are called; without them as in notation, by the
            ``PLACES`` of the lessons.
    """

    def __init__(self, package: str, game: str = "", topic: str = "", places: Mapping[str, str] | None = None) -> None:
        super().__init__(package, game)
        self.game, self._topic, self._places = game, topic, places

    def calling(self, places: Mapping[str, str]) -> LessonWording:
        """The same words with other names for their places."""
        return LessonWording(self.package, self.game, self._topic, places)

    def fill(self, template: str, lang: str | None, names: Called, facts: Mapping[str, object]) -> str:
        """The sentence that a template makes; the places that it names need not be among the facts.

        Raises:
            KeyError: where another fact it asks for is missing.
        """
        left = fields(template) - facts.keys()
        if left:
            places = {**getattr(import_module(self.package), "PLACES", {}), **(self._places or {})}
            facts = {**facts, **{name: places[name] for name in left & places.keys()}}
        return super().fill(template, lang, names, facts)

    def file_of(self, key: str) -> str:
        """The file of the topic whose question or wrong rule says it, with the table there."""
        game, (first, second, *_) = self.package.rpartition(".")[2], [*key.split("."), "", ""][:3]
        topic, table = (self._topic, f"[wrong.{second}]") if first == "misconception" else (first, f"[{second}]")
        return f"{game}/{topic}/{QUESTIONS}, {table}" if topic in course(self.package) else super().file_of(key)

    def entry(self, key: str) -> Mapping[str, str] | None:
        """What a key says in each language; None where no lesson of the game has it."""
        if self._topic and key in (own := words_of(self.package, self._topic)):
            return own[key]
        found = super().entry(key)
        if found is not None:
            return found
        first, _, rest = key.partition(".")
        topics = course(self.package)
        if first == "topic":
            return topics.get(rest, {}).get("title")
        if first == "misconception" and key in (common := dict(_wrong_words(shared(self.package)))):
            return common[key]
        for topic in (first,) if first in topics else topics:
            if key in (words := words_of(self.package, topic)):
                return words[key]
        return None
