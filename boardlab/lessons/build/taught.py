"""Which rules a learner has met by each step of a course.

A step makes known the rules that its prose links, a question those that it is about, the end those of its summary.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType

from boardlab.lessons.build.lesson_sources import lesson_files_of
from boardlab.lessons.build.source import RULE, parse
from boardlab.lessons.build.steps import StageStep, Walk, walk
from boardlab.lessons.model.topics import topics

Rules = frozenset[str]
"""Ids of rules."""


@cache
def taught(game: str) -> Mapping[str, tuple[Rules, ...]]:
    """What is known at each step of the lessons of a game, by their ids; nothing of a lesson is run.

    At a step everything is known that its text says. What the answer to a question tells is known at the next step.
    """
    return MappingProxyType({lesson: tuple(known for _, known in steps) for lesson, steps in _course(game).items()})


def known_to(question: str) -> Rules | None:
    """What is known where a question is first asked, by its id; None for one that no lesson asks, such as practice."""
    asked = [step for steps in _course(question.partition(".")[0]).values() for step in steps if step[0] == question]
    return asked[0][1] if asked else None


@cache
def _course(game: str) -> Mapping[str, tuple[tuple[str, Rules], ...]]:
    """Of each step of each lesson, which question it asks and what is known there."""
    tables = {f"{game}.{topic.name}.{name}": table for topic in topics(game) for name, table in topic.tables.items()}
    found = {}
    known: Rules = frozenset()
    for lesson, path in lesson_files_of(game).items():
        walked = walk(parse(path))
        steps = []
        for step in walked.steps:
            known |= _said(walked, step)
            steps.append((step.about, known))
            known |= frozenset(tables[step.about].get("rules", ()) if step.about else ())
        found[lesson] = tuple(steps)
    return found


def _said(walked: Walk, step: StageStep) -> Rules:
    if step.kind == "end":
        return frozenset(line["rule"] for line in walked.source.head.get("summary", ()) if line.get("rule"))
    return frozenset(found[1] for found in RULE.finditer(step.text["en"]))
