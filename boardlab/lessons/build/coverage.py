"""Which step of a lesson teaches each rule, and which question asks for it.

A step teaches the rules that its prose links. A question that a lesson or practice asks is about what decides its
answer: the first of its rules, the reasons that are right, and the rules that refute its wrong rules, since whoever has
one of those gives another answer. A first game asks for all rules of its questions: each of them is met there by
playing.
"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass

from boardlab.lessons.build.store import lessons_of
from boardlab.lessons.model.practice import MARK
from boardlab.lessons.model.question_fields import wrong_here
from boardlab.lessons.model.topics import Topic, topics

FIRST_GAME = "first_game"
"""The topic in which a whole small game is played."""


@dataclass(frozen=True)
class Coverage:
    """What the lessons of a game do with one of its rules."""

    taught: tuple[str, ...] = ()
    """The steps that teach it, in order: ``scoring 4`` is the fourth step of the lesson ``torres.scoring``."""
    asked: tuple[str, ...] = ()
    """The questions that ask for it, in order: ``scoring.3`` is ``torres.scoring.3``."""


def coverage(game: str) -> dict[str, Coverage]:
    """What the lessons of a game do with each rule that they name, by its id; nothing of a lesson is run."""
    taught, asked = defaultdict(list), defaultdict(list)
    met = set()
    for lesson in lessons_of(game):
        for number, step in enumerate(lesson.steps, 1):
            met.add(step.about)
            for rule in step.rules:
                taught[rule].append(f"{lesson.id.partition('.')[2]} {number}")
    for topic in topics(game):
        for name in topic.tables:
            if f"{topic.id}.{name}" in met or name.startswith(MARK):
                for rule in decided(topic, name):
                    asked[rule].append(f"{topic.name}.{name}")
    return {rule: Coverage(tuple(taught[rule]), tuple(asked[rule])) for rule in {**taught, **asked}}


def decided(topic: Topic, name: str) -> tuple[str, ...]:
    """The rules on which the answer to a question hangs; ``name`` is its table, such as ``3`` or ``practice.fall``."""
    table = topic.tables[name]
    rules = table.get("rules", [])
    refuted = [topic.wrong_in(wrong, said).get("rule", "") for wrong, said in wrong_here(table).items()]
    decisive = rules if topic.name == FIRST_GAME else [*rules[:1], *table.get("decisive", ())]
    return tuple(rule for rule in dict.fromkeys([*decisive, *refuted]) if rule)
