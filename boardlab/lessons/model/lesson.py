"""A lesson as it is built: what kernel, page, notebook and print read, plain data in all languages.

The same lesson in two orders: its ``parts`` as they are written, which a notebook has one below the other, and its
``steps``, of which a stage shows one at a time. ``lessons/build`` makes it of a document and keeps it in one file.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import MISSING, Field, dataclass, field, fields, is_dataclass
from functools import cached_property
from typing import Any, Literal

from boardlab.core.contract.game import find_game
from boardlab.core.contract.rulebook import Rulebook
from boardlab.core.i18n.language import LANGUAGES
from boardlab.core.json_data import Json
from boardlab.lessons.model.goals import Goal
from boardlab.lessons.model.texts import Block

PartKind = Literal["setup", "prose", "code", "solution", "question"]
StepKind = Literal["opening", "read", "ask", "play", "end"]
PictureKind = Literal["board", "told", "chart", "play"]
Texts = Mapping[str, str]
"""A text by its language."""
Blocks = Mapping[str, list[Block]]
"""A text as it is built, by its language."""

UNTIL = ("done", "again", "over")
"""When a step of a first game is over, in a word: its goals are reached, others have moved, the game is over."""


def nothing() -> Texts:
    """No text, in each language."""
    return dict.fromkeys(LANGUAGES, "")


@dataclass(frozen=True)
class LessonPart:
    """One part of a lesson, as it is written: a text, a cell, a question."""

    kind: PartKind
    line: int
    """Where it begins in the document."""
    says: Texts = field(default_factory=dict)
    """Of prose, Markdown by language."""
    code: str = ""
    """Of set-up, code and solutions, what is run: pictures to look at, boards to play on."""
    about: str = ""
    """Of a question, the id of its checkpoint."""
    mark: str = ""
    """``notebook``, ``jupyter`` (where one runs cells oneself) or ``stage`` for what is shown there only, ``compare``
    for a second board beside the one before, ``free`` for one to play on as one likes."""
    goals: tuple[Goal, ...] = ()
    """Of code, what is to be done on its board."""
    until: str = ""
    """Of a board of a first game, when its step has come to its end; "" for the usual."""
    awaits: str = ""
    """Of a board of a first game, what shall come up on its step, most important first, with commas between."""
    shows: PictureKind | None = None
    """Of code, what it shows; None where it only defines something."""
    needs: tuple[str, ...] = ()
    """Of what a notebook runs, the names it uses."""
    gives: tuple[str, ...] = ()
    """Of what a notebook runs, the names it defines, and those whose things it may change by calling them."""

    @property
    def wishes(self) -> tuple[str, ...]:
        """The names of what its step awaits, most important first."""
        return tuple(filter(None, map(str.strip, self.awaits.split(","))))

    @property
    def steering(self) -> tuple[str, ...]:
        """What is asked of a first game on its step: when it is over, what shall come up."""
        return (*((self.until,) if self.until and self.until not in UNTIL else ()), *self.wishes)

    @property
    def is_action(self) -> bool:
        """Does the learner do something here, not only look?"""
        return self.kind == "question" or (self.kind == "code" and self.shows == "play")


@dataclass(frozen=True)
class Picture:
    """What a cell of a lesson shows."""

    kind: PictureKind
    cell: int
    """Which of the cells of the lesson makes it."""
    line: int
    compare: bool = False
    """Does it stand beside the one before, to be compared?"""


@dataclass(frozen=True)
class StageStep:
    """One step: what is read, asked or played in one place."""

    kind: StepKind
    line: int
    """Where it begins in the document."""
    chapter: int = 0
    """Which chapter it belongs to, counted from 0."""
    cells: int = 0
    """How many cells come before its text: with what they define, values in the text are computed."""
    title: Texts = field(default_factory=nothing)
    text: Texts = field(default_factory=nothing)
    """Its Markdown by language."""
    pictures: tuple[Picture, ...] = ()
    about: str = ""
    """Of a question, the id of its checkpoint."""
    key: str = ""
    """What it is remembered by: the id of its question, or a word that follows from what it says and shows."""
    rules: tuple[str, ...] = ()
    """The rules that it tells of, in their order."""
    known: frozenset[str] = frozenset()
    """The rules that the course has told of by here; what the answer to a question tells is known at the next step."""
    blocks: Blocks = field(default_factory=dict)
    """Its text as it is built."""
    minutes: Mapping[str, float] = field(default_factory=dict)
    """About how long it takes, by language."""

    @property
    def is_played(self) -> bool:
        """Is there a board on it to play on?"""
        return self.kind == "play" or any(picture.kind == "play" for picture in self.pictures)


@dataclass(frozen=True)
class SummaryLine:
    """A line of the summary at the end."""

    says: Texts
    rule: str = ""
    """The id of the rule it tells; "" for none."""
    blocks: Blocks = field(default_factory=dict)


@dataclass(frozen=True)
class NextLesson:
    """A lesson to go on with."""

    name: str
    """Of its document: ``05_king``."""
    id: str
    title: Texts


@dataclass(frozen=True)
class Lesson:
    """A lesson."""

    id: str
    """Such as ``torres.scoring``."""
    game: str
    name: str
    """Of its document, without ending: ``04_scoring``."""
    topic: str
    """The topic whose questions it asks; its own id unless it is a part of one."""
    title: Texts
    opening: Texts | None
    """The text of the first screen; None for a document that is no lesson to walk, such as ``explore``."""
    summary: tuple[SummaryLine, ...]
    following: tuple[NextLesson, ...]
    parts: tuple[LessonPart, ...]
    chapters: tuple[Texts, ...]
    """What each chapter is called."""
    steps: tuple[StageStep, ...]
    module: str = ""
    """The Python that walking it takes, as the source of one module (:mod:`boardlab.lessons.build.module`)."""

    @cached_property
    def cells(self) -> tuple[LessonPart, ...]:
        """The set-up and the cells that learners run, in order."""
        return tuple(part for part in self.parts if part.kind in ("setup", "code"))

    @cached_property
    def minutes(self) -> Mapping[str, int]:
        """About how long it takes, by language: whole minutes."""
        return {lang: round(sum(step.minutes.get(lang, 0) for step in self.steps)) for lang in LANGUAGES}

    @property
    def asks(self) -> tuple[str, ...]:
        """The ids of its questions, in order."""
        return tuple(step.about for step in self.steps if step.about)

    @property
    def rules(self) -> Rulebook:
        """The rules of its game."""
        return find_game(self.game).rulebook

    def goals(self, step: StageStep) -> tuple[Goal, ...]:
        """What a step that is played on asks for."""
        return tuple(goal for picture in step.pictures for goal in self.cells[picture.cell].goals)

    def to_json(self) -> Json:
        """The lesson as plain data, without what is as usual."""
        told: Json = _data(self)
        known: frozenset[str] = frozenset()
        for step, data in zip(self.steps, told["steps"], strict=True):
            data["known"] = sorted(step.known - known)
            known = step.known
        return told

    @classmethod
    def from_json(cls, data: Json) -> Lesson:
        """A lesson from :meth:`to_json`."""
        steps, known = [], frozenset[str]()
        for each in data["steps"]:
            known |= frozenset(each["known"])
            pictures = tuple([Picture(**picture) for picture in each.get("pictures", ())])
            own = {"pictures": pictures, "known": known, "rules": tuple(each.get("rules", ()))}
            steps.append(StageStep(**{**each, **own}))
        made = {
            **data,
            "summary": tuple([SummaryLine(**line) for line in data["summary"]]),
            "following": tuple([NextLesson(**each) for each in data["following"]]),
            "parts": tuple([_part(each) for each in data["parts"]]),
            "chapters": tuple(data["chapters"]),
            "steps": tuple(steps),
        }
        return cls(**made)


def _part(data: Json) -> LessonPart:
    goals = tuple([Goal(**_goal(each)) for each in data.get("goals", ())])
    return LessonPart(
        **{**data, "goals": goals, "needs": tuple(data.get("needs", ())), "gives": tuple(data.get("gives", ()))}
    )


def _goal(data: Json) -> Json:
    return {**data, **{name: tuple(data[name]) for name in ("plays", "best") if name in data}}


def _data(value: object) -> Any:
    """A value as plain data; of a dataclass the fields that are not as usual."""
    if is_dataclass(value):
        held = [(each, getattr(value, each.name)) for each in fields(value)]
        return {each.name: _data(found) for each, found in held if found != _usual(each)}
    if isinstance(value, Mapping):
        return dict(value)
    return [_data(each) for each in value] if isinstance(value, tuple) else value


def _usual(of: Field[object]) -> object:
    return of.default_factory() if of.default_factory is not MISSING else of.default
