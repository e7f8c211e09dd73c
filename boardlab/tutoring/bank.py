"""The questions that a tutor may ask about a topic, each with what every reading of the rules would answer to it.

A bank is made of ordinary practice positions, so an id is enough to ask one again; the same each time.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from itertools import combinations
from typing import NamedTuple

from boardlab.core.json_data import Json
from boardlab.lessons.model.base_question import Answer
from boardlab.lessons.model.checkpoint import Checkpoint
from boardlab.lessons.model.practice import NoPractice, covered_misconceptions, practice
from boardlab.lessons.model.topics import find_topic

SEED = "tutor"
"""The seeds of the rows that a bank is drawn from begin so."""
EACH = 12
"""So many positions are drawn against each wrong rule."""
MANY = {"number": 12, "cells": 16, "turn": 16, "order": 12}
"""Among so many answers a guess is about even, where there are more than anybody would try."""
Reading = tuple[str, ...]
"""The ids of the wrong rules somebody holds, in order of their names; () for none, which is the right reading."""


class BankQuestion(NamedTuple):
    """A question as far as it tells readings apart."""

    id: str
    kind: str
    answers: int
    """How many answers there are, or so many as a guess is about even among."""
    says: Mapping[str, int]
    """What each wrong rule answers that errs here, by its id: equal numbers for equal answers, from 1 on."""
    size: int = 0
    """How much stands on its board: the signs of the position as a text."""
    gaps: tuple[int, ...] = ()
    """How far each wrong answer is from the right one, in their order: points or places; 0 where none is counted."""

    def gap(self, wrong: str) -> int:
        """How far from the right answer a wrong rule is that errs here."""
        at = self.says[wrong] - 1
        return self.gaps[at] if at < len(self.gaps) else 0

    def said(self, reading: Reading) -> tuple[int, ...]:
        """The answers that a reading may give, 0 for the right one: what its rules give that err here."""
        return tuple(dict.fromkeys(self.says[wrong] for wrong in reading if wrong in self.says)) or (0,)


def bank_question(asked: Checkpoint) -> BankQuestion:
    """What a question tells of readings."""
    says: dict[str, int] = {}
    seen: list[Answer] = []
    for wrong in (*asked.misconceptions, *asked.unnamed):
        given = wrong.answer(asked.position)
        if asked.accepts(given) and asked.names(given):
            continue
        if given not in seen:
            seen.append(given)
        says[wrong.id] = 1 + seen.index(given)
    many = MANY.get(asked.kind, 12)
    answers = max(min(asked.answers or many, many), len(seen) + 1, 2)
    gaps = tuple(_gap(each, asked.answer()) for each in seen)
    return BankQuestion(asked.id, asked.kind, answers, says, len(str(asked.position.to_text())), gaps)


def _gap(answer: Answer, right: Answer) -> int:
    if isinstance(answer, int) and isinstance(right, int):
        return abs(answer - right)
    if isinstance(answer, frozenset) and isinstance(right, frozenset):
        return len(answer ^ right)
    return 0


def answered(asked: Checkpoint, answer: object) -> int | None:
    """Which answer of :attr:`BankQuestion.says` somebody gave: 0 for the right one, None for one that nothing explains.

    Raises:
        BadAnswer: for what cannot be an answer to this question.
    """
    given = asked.read(answer)
    right = asked.accepts(given)
    if right and asked.names(given):
        return 0
    says = bank_question(asked).says
    behind = [wrong for wrong in (*asked.misconceptions, *asked.unnamed) if wrong.id in says]
    # Two may choose alike for different reasons, and a right choice may have the reason of a wrong rule.
    exact = next((says[wrong.id] for wrong in behind if wrong.answer(asked.position) == given), None)
    if exact is not None or right:
        return exact or 0
    return next((says[wrong.id] for wrong in behind if asked.shows(wrong, given)), None)


class Bank:
    """The questions of one topic.

    Args:
        topic: such as ``torres.scoring``.
        questions: what may be asked.
    """

    def __init__(self, topic: str, questions: Iterable[BankQuestion]) -> None:
        self.topic = topic
        self.questions = tuple(questions)
        self.rules = tuple(sorted({wrong for asked in self.questions for wrong in asked.says}))
        """The ids of the wrong rules that some question shows."""
        self._by_id = {asked.id: asked for asked in self.questions}

    def find(self, name: str) -> BankQuestion | None:
        """The question with an id; None where there is none."""
        return self._by_id.get(name)

    def alike(self) -> tuple[Reading, ...]:
        """Every two wrong rules that no question tells apart."""
        same = {wrong: tuple(asked.says.get(wrong, 0) for asked in self.questions) for wrong in self.rules}
        return tuple(pair for pair in combinations(self.rules, 2) if same[pair[0]] == same[pair[1]])

    def never_shown(self) -> tuple[str, ...]:
        """The ids of the wrong rules of the topic that no question shows."""
        return tuple(wrong for wrong in covered_misconceptions(self.topic) if wrong not in self.rules)

    def to_json(self) -> Json:
        """The bank as plain data, which :meth:`of_json` reads."""
        return {"topic": self.topic, "rules": self.rules, "questions": [self._row(asked) for asked in self.questions]}

    def _row(self, asked: BankQuestion) -> list[object]:
        says = {str(self.rules.index(wrong)): number for wrong, number in asked.says.items()}
        return [asked.id.removeprefix(self.topic), *asked[1:3], says, *asked[4:6]]

    @classmethod
    def of_json(cls, told: Json) -> Bank:
        """The bank that :meth:`to_json` told."""
        topic, rules = told["topic"], told["rules"]
        rows = (
            BankQuestion(
                topic + name,
                kind,
                answers,
                {rules[int(at)]: says for at, says in held.items()},
                size,
                tuple(gaps),
            )
            for name, kind, answers, held, size, gaps in told["questions"]
        )
        return cls(topic, rows)


def drawn(topic: str, wrong: str, number: int) -> Checkpoint | None:
    """The position with a number, from 1 on, that a bank has against a wrong rule; None where none is sound."""
    try:
        return practice(topic, seed=f"{SEED}{number}", against=wrong)[1]
    except NoPractice:
        return None


@cache
def bank(topic: str, each: int = EACH) -> Bank:
    """The bank of a topic, no question twice about the same picture.

    Args:
        topic: such as ``torres.scoring``.
        each: how many positions are drawn against each wrong rule.
    """
    return Bank(topic, _questions(topic, each))


def _questions(topic: str, each: int) -> Iterator[BankQuestion]:
    seen: set[object] = set()
    for number in range(1, each + 1):
        for wrong in covered_misconceptions(topic):
            asked = drawn(topic, wrong, number)
            picture = asked and (asked.question("en"), asked.position, asked.tries)
            if asked is not None and picture not in seen:
                seen.add(picture)
                yield bank_question(asked)


def lesson_bank(topic: str) -> Bank:
    """The questions that the lessons of a topic ask, in their order."""
    inside = find_topic(topic)
    return Bank(topic, map(bank_question, inside.checkpoints() if inside is not None else ()))
