"""The linter of how a lesson teaches: it asks before it tells, lets one act often, and varies what it asks."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from itertools import groupby

from boardlab.lessons.build.source import plain
from boardlab.lessons.model.checkpoint import Checkpoint
from boardlab.lessons.model.lesson import Lesson, StageStep

READINGS = 2
"""So many steps to read may follow one another."""
SAME_KIND = 4
"""So many questions of one kind in a row are one too many."""
TOLD = 0.03
"""So many of all questions may be told before they are asked; 36 of 379 were."""
SAME_WORDS = 0.75
"""A sentence tells another one where they share so many of the words of the shorter one."""
FEWEST = 3
"""A sentence of fewer words of its own says too little to tell anything."""

_VALUE = re.compile(r"\{\{.*?\}\}")
_SENTENCE_END = re.compile(r"(?<=[.!?:])\s+|\n+")
COMMON = """
a all an and any are as at be but by can each for from has have he his here if in is it its may must no not of on one
only or so than that the then there they this to what when where which who with you your
"""
"""Words that every sentence may have."""


def unvaried(lesson: Lesson, kind_of: dict[str, str]) -> Iterator[tuple[int, str]]:
    """Where one reads too long, or is asked the same way too often, each with its line.

    Args:
        lesson: a lesson.
        kind_of: the kind of each of its questions, by id.
    """
    readings = 0
    for step in lesson.steps:
        readings = readings + 1 if step.kind == "read" else 0
        if step.kind == "read" and not step.pictures and len(sentences(step.text["en"])) < 2:
            yield step.line, "A step of one sentence and no picture: join it to the one beside it."
        if readings == READINGS + 1:
            yield step.line, f"More than {READINGS} steps to read in a row: ask, or let one play, in between."
    acts = [(kind_of.get(step.about, "play"), step) for step in lesson.steps if step.about or step.is_played]
    for kind, row in groupby(acts, key=lambda act: act[0]):
        steps = [step for _, step in row]
        if kind != "play" and len(steps) >= SAME_KIND:
            yield steps[SAME_KIND - 1].line, f"{len(steps)} questions of the kind {kind} in a row."


def told_before(lesson: Lesson, asked: dict[str, Checkpoint]) -> Iterator[tuple[str, str]]:
    """The questions whose reason was told before in their chapter, in the same words; each with what told it.

    Whoever was asked about a rule in this chapter already may be told of it: what comes then applies it.

    Args:
        lesson: a lesson.
        asked: its questions, by id.
    """
    for _, chapter in groupby(lesson.steps, key=lambda step: step.chapter):
        said: list[str] = []
        met: set[str] = set()
        for step in chapter:
            if step.about:
                question = asked[step.about]
                if not met.intersection(question.rules):
                    yield from _told(step, question, said)
                met.update(question.rules)
            elif step.kind != "opening":
                said += sentences(step.text["en"])


def _told(step: StageStep, question: Checkpoint, said: Iterable[str]) -> Iterator[tuple[str, str]]:
    reasons = [own_words(each) for each in sentences(question.say("why", "en"))]
    for sentence in (*said, *sentences(step.text["en"])):
        if any(_share(own_words(sentence), reason) >= SAME_WORDS for reason in reasons):
            yield step.about, sentence
            return


def sentences(text: str) -> list[str]:
    """The sentences of a piece of Markdown."""
    return [each for each in _SENTENCE_END.split(plain(_VALUE.sub("0", text)).strip()) if each]


def own_words(sentence: str) -> frozenset[str]:
    """The words of a sentence that say something of their own."""
    return frozenset(each for each in re.findall(r"[a-z0-9×]{2,}", sentence.lower()) if each not in COMMON.split())


def _share(one: frozenset[str], other: frozenset[str]) -> float:
    fewer = min(len(one), len(other))
    return len(one & other) / fewer if fewer >= FEWEST else 0
