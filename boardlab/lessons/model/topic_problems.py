"""What is wrong with the files of lessons, as ``boardlab lint`` and the loader of a question tell it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Protocol

from boardlab.core.contract.game import find_game
from boardlab.core.i18n.language import Phrase
from boardlab.core.json_data import Json, Table
from boardlab.lessons.model.question_fields import (
    DRAWN,
    GAME,
    QUESTION,
    TOPIC,
    WRONG,
    WRONG_HERE,
    Problem,
    check_fields,
    check_formulas,
    wrong_here,
)
from boardlab.lessons.model.topic_files import AGAIN, COURSE, ONLY, SHARED, TURNING, course
from boardlab.lessons.model.topic_files import shared as shared_by_topics


class Declared(Protocol):
    """A topic as its file declares it."""

    @property
    def held(self) -> Json:
        """What stands in its file."""

    @property
    def tables(self) -> Table:
        """Every question by its table, those of practice included."""

    @property
    def scenarios(self) -> Mapping[str, str | Json]:
        """The positions that its questions may name."""

    def wrong_rule(self, name: str) -> Json:
        """What is declared of a wrong rule; empty where nothing is."""

    def wrong_in(self, name: str, said: Mapping[str, object]) -> Json:
        """A wrong rule with what a question says of it."""

    def knows(self, field: str, name: str) -> bool:
        """Does a name in a formula stand for anything?"""


def problems_of_file(topic: Declared, common: Mapping[str, object]) -> Iterator[Problem]:
    """Everything that is wrong with a topic's file; ``common`` are the wrong rules that all topics of a game share."""
    held, known = topic.held, ("wrong", "practice", "words", "scenarios", "game")
    for name, table in held.items():
        if not name.isdecimal() and name not in known:
            yield Problem(name, "", Phrase("lesson.no_such_table"))
        elif not isinstance(table, dict):
            yield Problem(name, "", Phrase("lesson.no_table"))
            return
    if "game" in held:
        yield from problems_of_game(topic, held["game"])
    asked = topic.tables
    again = [f"practice.{number}" for number in held if number.isdecimal()]
    for name, table in asked.items():
        if name not in again:
            yield from problems_of_question(topic, name, table)
    for field in (AGAIN, ONLY, TURNING):
        for number in held.get("practice", {}).get(field, ()):
            if number not in held:
                yield Problem("practice", field, Phrase("lesson.no_question", {"number": number}))
    yield from wrong_problems(held, asked.values(), common)


def problems_of_game(topic: Declared, table: object) -> Iterator[Problem]:
    """What is wrong with the first game of a topic."""
    yield from check_fields("game", table, GAME, ("start", "opponents"))
    if isinstance(table, dict):
        yield from check_formulas("game", table, "", topic.knows)


def problems_of_question(topic: Declared, name: str, table: object) -> Iterator[Problem]:
    """What is wrong with a question, practice included."""
    practised = name.startswith("practice")
    own_draw = practised and "draw" in topic.held.get("practice", {}) and name != "practice"
    placed = isinstance(table, dict) and "position" in table
    needed = ("kind", "rules", *(() if own_draw else ("draw",) if practised and not placed else ("position",)))
    yield from check_fields(name, table, DRAWN if practised else QUESTION, needed)
    if not isinstance(table, dict):
        return
    said = table.get("position")
    if isinstance(said, str) and said.isidentifier() and said not in topic.scenarios:
        yield Problem(name, "position", Phrase("lesson.no_scenario", {"name": said}))
    kind = table.get("kind", "")
    choices = table.get("choices", [])
    if kind in ("choice", "order") and not practised:
        if not choices:
            yield Problem(name, "choices", Phrase("lesson.missing"))
        for key in choices if kind == "choice" else ():
            if key not in table.get("choice", ()):
                yield Problem(name, f"choice.{key}", Phrase("lesson.missing"))
    for key in table.get("choice", ()):
        if key not in choices:
            yield Problem(name, f"choice.{key}", Phrase("lesson.no_choice", {"choices": tuple(choices)}))
    drawn = practised or "moment" in table  # what a formula may name besides is found when it is drawn
    yield from check_formulas(name, table, kind, lambda field, word: drawn or topic.knows(field, word))
    wrong = table.get("wrong", {})
    for key, said in wrong_here(table).items() if isinstance(wrong, list | dict) else ():
        where = f"{name}.wrong.{key}"
        usual = topic.wrong_rule(key)
        if not usual:
            yield Problem(where, "", Phrase("lesson.no_wrong", {"name": key}))
            continue
        yield from check_fields(where, said, WRONG_HERE, ())
        both = topic.wrong_in(key, said)
        if "rule" not in both:
            yield Problem(where, "rule", Phrase("lesson.missing"))
        if "answer" not in both and "gives" not in both:
            yield Problem(where, "answer", Phrase("lesson.missing"))
        yield from check_formulas(where, both, kind, lambda field, word: drawn or topic.knows(field, word))


def course_problems(game: str, topics: Iterable[Declared]) -> Iterator[tuple[str, Problem]]:
    """Everything that is wrong with the files that the topics of a game share, each with its file."""
    found = find_game(game)
    place = "/".join(found.lessons.split(".")[2:])
    chapters = {rule.chapter for rule in found.rulebook.values()}
    for name, table in course(found.lessons).items():
        problems = [*check_fields(name, table, TOPIC, ("title",))]
        problems += [
            Problem(name, "chapters", Phrase("lesson.no_chapter", {"chapter": chapter}))
            for chapter in table.get("chapters", ())
            if chapter not in chapters
        ]
        yield from ((f"{place}/{COURSE}", problem) for problem in problems)
    asked = [table for each in topics for table in each.tables.values()]
    for problem in wrong_problems(shared_by_topics(found.lessons), asked, {}):
        yield f"{place}/{SHARED}", problem


def wrong_problems(held: Table, asked: Iterable[object], common: Table) -> Iterator[Problem]:
    """What is wrong with the wrong rules that a file declares.

    Args:
        held: what stands in the file.
        asked: the questions that may use them.
        common: the wrong rules that have their words elsewhere.
    """
    used = {name for table in asked if isinstance(table, dict) for name in wrong_here(table)}
    for name, table in held.get("wrong", {}).items():
        yield from check_fields(f"wrong.{name}", table, WRONG, () if name in common else ("name", "feedback"))
        if name not in used:
            yield Problem(f"wrong.{name}", "", Phrase("lesson.unused"))
