"""Topics: a folder of a game's lessons as checkpoints, wrong rules and practice.

The checkpoint ``catan.robber.7`` is the table ``[7]`` of ``questions.toml`` in ``boardlab/lessons/catan/robber``; no
other topic is read for it. A name in a formula stands for what it is given, such as the position ``p``; for what a
practice position was drawn with; for whatever the module ``answers.py`` of the topic defines or imports (for a draw:
``practice.py``); or for one of :data:`EVERYWHERE`. So an editor finds every name in one Python module.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from functools import cache, cached_property, lru_cache, partial
from importlib import import_module
from types import ModuleType
from typing import Any

from boardlab.core.contract.game import find_game, game_names
from boardlab.core.contract.position import Position
from boardlab.core.contract.verdict import PlainError
from boardlab.core.i18n.language import Phrase
from boardlab.core.i18n.toml_files import is_source
from boardlab.core.json_data import Json, Table
from boardlab.core.play.observer import SPECTATOR
from boardlab.core.play.steer import Now
from boardlab.lessons.display import do
from boardlab.lessons.model.base_question import WORDING, Answer
from boardlab.lessons.model.checkpoint import Checkpoint
from boardlab.lessons.model.first_game import Cast, FirstGame
from boardlab.lessons.model.formula import Formula
from boardlab.lessons.model.misconception import Misconception
from boardlab.lessons.model.question_fields import (
    BadLesson,
    Problem,
    parameters,
    wrong_here,
)
from boardlab.lessons.model.question_types import BECAUSE, did, in_order, moved
from boardlab.lessons.model.topic_files import ONLY, QUESTIONS, LessonWording, course, practice_tables, questions
from boardlab.lessons.model.topic_files import shared as shared_by_topics
from boardlab.lessons.model.topic_problems import problems_of_file, problems_of_game, problems_of_question

ANSWERS, PRACTICE = "answers", "practice"
"""The modules of a topic: what a draw names is in the second or imported there, what all other formulas name, in the
first."""
PLAIN = (
    "choices", "rules", "reasons", "keeps", "decisive", "tries", "rings", "deciders", "most", "worth", "about", "view",
    "whole", "extra", "predicts", "in_order",
)  # fmt: skip
"""Fields of a question that a checkpoint takes as they are."""
DRAWN_TOO = ("rules", "about", "sees", "tries", "choices", "rings")
"""Fields that a draw may fill itself."""
COMPUTED = ("goal", "explain", "redact", "among")
"""Fields that are formulas and nothing else."""


class Topic:
    """One topic of a game's lessons."""

    def __init__(self, game: str, name: str) -> None:
        """Name it; nothing is read yet.

        Args:
            game: such as ``catan``.
            name: such as ``robber``.
        """
        self.game, self.name = game, name
        self.lessons = find_game(game).lessons
        self.package = f"{self.lessons}.{name}"
        self.wording = LessonWording(self.lessons, find_game(game).package, name)
        self._asked: dict[str, Checkpoint] = {}
        self._made_scenarios: dict[str, object] = {}

    @property
    def id(self) -> str:
        """Game and name: ``catan.robber``."""
        return f"{self.game}.{self.name}"

    @property
    def file(self) -> str:
        """Its questions, as a path: ``catan/robber/questions.toml``."""
        return "/".join([*self.package.split(".")[2:], QUESTIONS])

    @property
    def held(self) -> Json:
        """What stands in its questions.

        Raises:
            BadLesson: where the file is no TOML.
        """
        try:
            return questions(self.lessons, self.name)
        except ValueError as problem:
            raise BadLesson(WORDING.say("lesson.no_toml", file=self.file, problem=str(problem))) from None

    # -- questions ---------------------------------------------------------------------------------------------------

    @property
    def numbers(self) -> tuple[str, ...]:
        """The numbers of its questions, in the order in which they are asked."""
        return tuple(name for name in self.held if name.isdecimal())

    def checkpoints(self) -> tuple[Checkpoint, ...]:
        """The questions that its lessons ask, in the order in which they are asked."""
        only = self.held.get(PRACTICE, {}).get(ONLY, ())
        return tuple(self.checkpoint(number) for number in self.numbers if number not in only)

    def checkpoint(self, number: str) -> Checkpoint:
        """One question.

        Raises:
            BadLesson: where a field of it cannot be.
        """
        if number not in self._asked:
            table = self.held[number]
            self._reject(problems_of_question(self, number, table))
            self._asked[number] = (
                self._of_moment(number) if "moment" in table else self.posed(table, id=f"{self.id}.{number}")
            )
        return self._asked[number]

    def posed(self, table: Table, **own: object) -> Checkpoint:
        """A question about the position that its table describes."""
        return self.made(table, None, setting=partial(self._position, table["position"]), **own)

    def asked_at(self, number: str, now: Now) -> Checkpoint | None:
        """A question about a moment of a first game; None where the moment does not suit it."""
        found = self.moment(number, now)
        return (
            None if found is None else self.asked_on(self.held[number], found, now.position, id=f"{self.id}.{number}")
        )

    def moment(self, number: str, now: Now) -> object:
        """What a question of a first game is asked with at a moment; None where the moment does not suit it."""
        return self.formula(self.held[number]["moment"], parameters("moment", ""), ANSWERS, None)(now)

    def _of_moment(self, number: str) -> Checkpoint:
        """A question of a first game about the position that is drawn for it.

        Raises:
            BadLesson: where its moment does not suit that.
        """
        you = self.first_game.cast.you if self.first_game is not None else 0
        asked = self.asked_at(number, Now(self._position(self.held[number]["position"]), you))
        if asked is None:
            raise BadLesson(Problem(number, "moment", Phrase("lesson.no_moment")).sentence(self.file))
        return asked

    def asked_on(self, table: Table, found: Any, usual: object, **own: object) -> Checkpoint:
        """A question about what was drawn for it, or found in a game: a position, or names with one among them."""
        drawn = dict(found) if isinstance(found, dict) else {"position": found}
        position = drawn.pop("position", usual)
        own["setting"] = lambda: position
        own |= {field: drawn[field] for field in DRAWN_TOO if field in drawn}
        if "wrong" in drawn:
            kept = drawn.pop("wrong")
            table = {**table, "wrong": {name: said for name, said in wrong_here(table).items() if name in kept}}
        return self.made(table, drawn, **own)

    @cached_property
    def first_game(self) -> FirstGame | None:
        """The first game of the topic; None where it has none."""
        table = self.held.get("game")
        if table is None:
            return None
        self._reject(problems_of_game(self, table))
        begin, opponent, review = (
            self.formula(table[field], parameters(field, ""), ANSWERS, None) if field in table else None
            for field in ("start", "opponent", "review")
        )
        assert begin is not None, table
        cast = Cast(table.get("you", 0), tuple(table["opponents"]))
        without = tuple(table.get("without", ()))
        return FirstGame(self.id, cast, begin, opponent, table.get("awaits", True), without, review)

    def made(self, table: Table, drawn: Table | None = None, **own: object) -> Checkpoint:
        """A question from its table; ``drawn`` are names that its formulas may use besides."""
        kind = table["kind"]
        fields: Json = {"kind": kind, "wording": self.wording}
        for name in PLAIN:
            if name in table:
                fields[name] = tuple(table[name]) if isinstance(table[name], list) else table[name]
        for name in COMPUTED:
            if name in table:
                fields[name] = self._computed(name, table, drawn)
        if "solve" in table or "gives" in table:
            fields["solve"] = self._answer("solve", table, kind, drawn)
        if "after" in table:
            after = table["after"]
            fields["stays"] = after == "p" or table.get("stays", False)
            fields["after"] = self._computed("after", table, drawn) if isinstance(after, str) else _played(after)
        if "receipt_of" in table:
            fields["receipt_of"] = self._computed("receipt_of", table, drawn) if table["receipt_of"] else _nothing
        if "facts" in table or drawn:
            fields["facts"] = self._facts(table, drawn)
        if "sees" in table:
            fields["sees"] = SPECTATOR if table["sees"] == "spectator" else table["sees"]
        if "moment" in table and self.first_game is not None:
            fields["cast"] = self.first_game.cast
        wrong = wrong_here(table)
        fields["misconceptions"] = tuple(self._misconception(name, kind, said, drawn) for name, said in wrong.items())
        fields |= own
        decisive = fields.get("decisive") or fields["rules"][:1]
        if fields.get("reasons"):
            why = [rule for rule in fields["reasons"] if rule not in decisive]
            fields["misconceptions"] = tuple(_with_reason(wrong, why[0]) for wrong in fields["misconceptions"])
        return Checkpoint(**fields)

    def _facts(self, table: Mapping[str, object], drawn: Mapping[str, object] | None) -> Callable[[Position], Table]:
        told = self._computed("facts", table, drawn) if "facts" in table else _nothing
        return lambda p: {**(drawn or {}), **(told(p) or {})}

    def _position(self, said: str | Json) -> Any:
        """The position that a field describes: a sketch, the name of a scenario, or the text of a position."""
        if isinstance(said, dict):
            return import_module(self.lessons).sketch(**said)
        return self.scenario(said) if said in self.scenarios else find_game(self.game).parse(said)

    @property
    def scenarios(self) -> Mapping[str, str | Json]:
        """The positions that its questions may name, each as a text or a sketch: its own, and those of all topics."""
        return {**shared_by_topics(self.lessons).get("scenarios", {}), **self.held.get("scenarios", {})}

    def scenario(self, name: str) -> Any:
        """The position of a scenario, made once.

        Raises:
            KeyError: where there is none of this name.
        """
        if name not in self._made_scenarios:
            self._made_scenarios[name] = self._position(self.scenarios[name])
        return self._made_scenarios[name]

    # -- wrong rules -------------------------------------------------------------------------------------------------

    def wrong_rule(self, name: str) -> Json:
        """What a wrong rule says of itself, here or among those that several topics meet; empty where there is none."""
        common: Json = shared_by_topics(self.lessons).get("wrong", {}).get(name, {})
        own: Json = self.held.get("wrong", {}).get(name, {})
        return {**common, **own}

    def wrong_in(self, name: str, said: Mapping[str, object]) -> Json:
        """What a wrong rule says of itself with what a question says of it; an answer here replaces the usual one."""
        usual = self.wrong_rule(name)
        left = ("gives", "answer") if "gives" in said or "answer" in said else ()
        return {**{field: value for field, value in usual.items() if field not in left}, **said}

    def _misconception(self, name: str, kind: str, said: Table, drawn: Table | None) -> Misconception:
        table = self.wrong_in(name, said)
        goal = self._computed("goal", {**table, "kind": kind}, drawn) if "goal" in table else None
        return Misconception(
            f"{self.game}.{name}",
            self._answer("answer", table, kind, drawn),
            table["rule"],
            goal,
            table.get("diagnostic", ""),
            self._looks(table, drawn),
        )

    def _looks(self, table: Table, drawn: Table | None) -> Callable[[Position], tuple[str, ...]] | None:
        """The places at which a wrong rule looks, computed or named; None where it says none."""
        said = table.get("places")
        if not said:
            return None
        if isinstance(said, str):
            computed = self.formula(said, parameters("places", ""), ANSWERS, drawn)
            return lambda p: tuple(sorted(computed(p)))
        named = tuple(said)
        return lambda p: named

    @property
    def has_practice(self) -> bool:
        """Are there practice positions?"""
        return bool(self.held.get("practice"))

    # -- formulas ----------------------------------------------------------------------------------------------------

    def _computed(
        self,
        field: str,
        table: Table,
        drawn: Table | None,
    ) -> Callable[..., Any]:
        return self.formula(table[field], parameters(field, table["kind"]), ANSWERS, drawn)

    def _answer(
        self,
        field: str,
        table: Table,
        kind: str,
        drawn: Table | None,
    ) -> Callable[..., Answer]:
        """An answer, computed or given; of the same position it is worked out once, though many tries are compared."""
        if "gives" in table:
            given = _as_answer(kind, table["gives"])
            return lambda p: given
        computed = self.formula(table[field], parameters(field, kind), ANSWERS, drawn)
        return lru_cache(maxsize=2)(lambda p: _as_answer(kind, computed(p)))

    def formula(
        self, text: str, given: tuple[str, ...], room: str, drawn: Mapping[str, object] | None
    ) -> Callable[..., Any]:
        """A formula of a field, to be called with what it is given.

        Args:
            text: as it is written.
            given: the names of what it is called with.
            room: the module of the topic where all other names are found.
            drawn: names that were drawn with its position.
        """
        formula = _read_once(text, given)
        return partial(formula.value, partial(self._find, room, drawn))

    def _find(self, room: str, drawn: Mapping[str, object] | None, name: str) -> object:
        """What a name stands for, in a module of the topic.

        Raises:
            KeyError: where it stands for nothing.
        """
        if drawn and name in drawn:
            return drawn[name]
        module = _module(f"{self.package}.{room}")
        return getattr(module, name) if hasattr(module, name) else EVERYWHERE[name]

    # -- what is wrong -----------------------------------------------------------------------------------------------

    def problems(self) -> Iterator[Problem]:
        """Everything that is wrong with its file."""
        return problems_of_file(self, shared_by_topics(self.lessons).get("wrong", {}))

    def check(self) -> None:
        """Look over its file before it is compiled.

        Raises:
            BadLesson: where anything is wrong with it.
        """
        self._reject(self.problems())

    @property
    def tables(self) -> Table:
        """Every question by its table, those of practice included."""
        return {number: self.held[number] for number in self.numbers} | practice_tables(self.held)

    def knows(self, field: str, name: str) -> bool:
        """Does a name in the formula of a field stand for anything?"""
        try:
            self._find(PRACTICE if field == "draw" else ANSWERS, None, name)
        except KeyError:
            return False
        return True

    def _reject(self, problems: Iterator[Problem]) -> None:
        """Refuse a question as it is written with the first thing that is wrong; one compiled was checked before."""
        found = next(problems, None) if is_source(self.package, QUESTIONS) else None
        if found is not None:
            raise BadLesson(found.sentence(self.file))


def _as_answer(kind: str, value: Any) -> Answer:
    """An answer of a kind, also where it is written or computed as a list."""
    if kind == "cells":
        return frozenset(value)
    found: Answer = tuple(value) if kind in ("turn", "order") else value
    return found


def _with_reason(wrong: Misconception, reason: str) -> Misconception:
    """A wrong rule that gives a reason with its answer, where one is asked for: a wrong one."""
    return replace(wrong, answer=lambda p: f"{wrong.answer(p)}{BECAUSE}{reason}")


@lru_cache(4096)
def _read_once(text: str, given: tuple[str, ...]) -> Formula:
    """A formula; practice and first games work the same ones out for hundreds of positions."""
    return Formula(text, given)


def _played(actions: list[str]) -> Callable[[Position], Position]:
    return lambda p: do(p, *actions)


def _nothing(_: object) -> None:
    return None


@cache
def _module(name: str) -> ModuleType | None:
    """A module, or None where there is none of this name."""
    try:
        return import_module(name)
    except ModuleNotFoundError as problem:
        if problem.name != name:
            raise
        return None


@cache
def scenario(name: str) -> Any:
    """The position of a scenario, by topic and name: ``torres.king.race``; one of all topics as ``torres.real_board``.

    Raises:
        KeyError: where the lessons have none of this name.
    """
    place, _, short = name.rpartition(".")
    inside = find_topic(place) or next(iter(topics(place)))
    return inside.scenario(short)


EVERYWHERE: Table = {
    "do": do, "scenario": scenario, "in_order": in_order, "moved": moved, "did": did, "len": len, "max": max,
    "min": min, "sorted": sorted, "sum": sum, "frozenset": frozenset, "reversed": reversed, "tuple": tuple,
}  # fmt: skip
"""Functions that every formula may call."""


# -- courses -----------------------------------------------------------------------------------------------------------


def find_topic(name: object) -> Topic | None:
    """The topic with an id such as ``catan.robber``; None where there is none."""
    game, _, short = name.partition(".") if isinstance(name, str) else ("", "", "")
    return _topic(game, short) if short in topic_names(game) else None


@cache
def _topic(game: str, name: str) -> Topic:
    return Topic(game, name)


@lru_cache(64)
def topic_names(game: str) -> tuple[str, ...]:
    """The names of a game's topics in the order they are taught; none where it has no lessons."""
    try:
        lessons = find_game(game).lessons
    except PlainError:
        return ()
    return tuple(course(lessons)) if lessons else ()


def topics(game: str = "") -> tuple[Topic, ...]:
    """The topics of a game, or of all games, in the order they are taught."""
    games = (game,) if game else tuple(sorted(game_names()))
    names = (f"{each}.{name}" for each in games for name in topic_names(each))
    return tuple(found for name in names if (found := find_topic(name)) is not None)
