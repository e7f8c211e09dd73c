"""The linter of how a lesson teaches: it asks before it tells, lets one act often, and varies what it asks."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass
from itertools import groupby

from boardlab.lessons.build.source import plain
from boardlab.lessons.build.store import known_to
from boardlab.lessons.model.checkpoint import Checkpoint
from boardlab.lessons.model.lesson import Lesson, StageStep

READINGS = 2
"""So many steps to read may follow one another."""
SAME_KIND = 3
"""So many questions of one kind in a row are one too many, unless the front matter says why they belong together."""
ALIKE = "alike"
"""The table of the front matter that says by kind why questions of one kind may follow one another."""
ASKED_FIRST = 0.7
"""Of the questions that a lesson tells of, at least so many are asked before it tells; of all lessons 37 % were."""
SAME_WORDS = 0.75
"""A sentence tells another one where they share so many of the words of the shorter one."""
FEWEST = 3
"""A sentence of fewer words of its own says too little to tell anything."""

WORKED_OUT = ("number", "cells", "order")
"""Kinds of questions that nobody guesses: a first wrong try may be free where they are asked before their rule."""

_VALUE = re.compile(r"\{\{.*?\}\}")
_SENTENCE_END = re.compile(r"(?<=[.!?:])\s+|\n+")
COMMON = """
a all an and any are as at be but by can each for from has have he his here if in is it its may must no not of on one
only or so than that the then there they this to what when where which who with you your
"""
"""Words that every sentence may have."""


def unvaried(lesson: Lesson, kind_of: dict[str, str], alike: Collection[str] = ()) -> Iterator[tuple[int, str]]:
    """Where one reads too long, or is asked the same way too often, each with its line.

    Args:
        lesson: a lesson.
        kind_of: the kind of each of its questions, by id.
        alike: the kinds of which questions belong together there, for a reason that its source says.
    """
    readings = 0
    for step in lesson.steps:
        readings = readings + 1 if step.kind == "read" else 0
        if step.kind == "read" and not step.pictures and len(sentences(step.text["en"])) < 2:
            yield step.line, "A step of one sentence and no picture: join it to the one beside it."
        if readings == READINGS + 1:
            yield step.line, f"More than {READINGS} steps to read in a row: ask, or let one play, in between."
    acts = [(kind_of.get(step.about, "play"), step) for step in lesson.steps if step.about or step.is_played]
    argued = {*alike}
    for kind, row in groupby(acts, key=lambda act: act[0]):
        steps = [step for _, step in row]
        if kind == "play" or len(steps) < SAME_KIND:
            continue
        if kind not in alike:
            yield steps[SAME_KIND - 1].line, f"{len(steps)} questions of the kind {kind} in a row."
        argued.discard(kind)
    useless = f"No {SAME_KIND} questions of the kind {{}} follow one another: {ALIKE} has no use."
    yield from ((1, useless.format(kind)) for kind in sorted(argued))


def unpredicted(lesson: Lesson, asked: dict[str, Checkpoint]) -> Iterator[tuple[int, str]]:
    """Questions to be worked out by a rule that nobody has told yet, and that do not say so, each with its line."""
    for step in lesson.steps:
        question = asked.get(step.about)
        if question is None or question.kind not in WORKED_OUT or question.predicts:
            continue
        known = known_to(step.about)
        if known is not None and question.rules[0] not in known:
            yield step.line, f"{step.about} is asked before {question.rules[0]} is told: predicts = true belongs to it."


def longest_reading(lesson: Lesson) -> int:
    """How many steps to read follow one another in a lesson, at most."""
    return max(
        (len([*row]) for kind, row in groupby(lesson.steps, key=lambda step: step.kind) if kind == "read"), default=0
    )


@dataclass(frozen=True)
class Tellings:
    """Of which questions a lesson tells, and when."""

    asked: tuple[str, ...]
    """Those that are asked first, by id."""
    told: tuple[tuple[str, str], ...]
    """Those that are told first, each with the sentence that tells."""

    @property
    def first(self) -> float:
        """The share of those that are asked first; 1 where none is told of."""
        return len(self.asked) / (len(self.asked) + len(self.told)) if self.asked or self.told else 1.0


def tellings(lesson: Lesson, asked: dict[str, Checkpoint]) -> Tellings:
    """The questions of which a lesson tells the answer in the same chapter, before or behind.

    A sentence tells it in the words of its reason; of a question that asks what a rule allows or decides, also as that
    very rule. Whoever was asked about a rule in this chapter already may be told of it: what comes then applies it.

    Args:
        lesson: a lesson.
        asked: its questions, by id.
    """
    first, told = list[str](), list[tuple[str, str]]()
    for _, chapter in groupby(lesson.steps, key=lambda step: step.chapter):
        steps = [*chapter]
        met: set[str] = set()
        for at, step in enumerate(steps):
            if not step.about:
                continue
            question = asked[step.about]
            if not met.intersection(question.rules):
                before = [each for each in steps[:at] if not each.about and each.kind != "opening"]
                behind = [each for each in steps[at + 1 :] if not each.about]
                if sentence := _telling(question, (*before, step)):
                    told.append((step.about, sentence))
                elif _telling(question, behind):
                    first.append(step.about)
            met.update(question.rules)
    return Tellings(tuple(first), tuple(told))


def _telling(question: Checkpoint, steps: Iterable[StageStep]) -> str:
    """The first sentence of some steps that tells the answer to a question; "" for none."""
    reasons = [own_words(each) for each in sentences(question.say("why", "en"))]
    # A link of one or two words is a name.
    by_rule = re.compile(rf"\[\[{re.escape(question.rules[0])}\|\s*\S+\s\S+\s\S[^]]*\]\]")
    is_judged = question.kind in {"choice", "legal"}
    for step in steps:
        for sentence in _SENTENCE_END.split(step.text["en"]):
            valued = _VALUE.sub("0", sentence)
            words = own_words(plain(valued))
            if (is_judged and by_rule.search(valued)) or any(_share(words, each) >= SAME_WORDS for each in reasons):
                return plain(sentence).strip()
    return ""


def sentences(text: str) -> list[str]:
    """The sentences of a piece of Markdown."""
    return [each for each in _SENTENCE_END.split(plain(_VALUE.sub("0", text)).strip()) if each]


def own_words(sentence: str) -> frozenset[str]:
    """The words of a sentence that say something of their own."""
    return frozenset(each for each in re.findall(r"[a-z0-9×]{2,}", sentence.lower()) if each not in COMMON.split())


def _share(one: frozenset[str], other: frozenset[str]) -> float:
    fewer = min(len(one), len(other))
    return len(one & other) / fewer if fewer >= FEWEST else 0
