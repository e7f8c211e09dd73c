"""How long a step of a lesson takes: reading, thinking and clicking, by language.

These are a teacher's estimates, not measured: what is new is read at 130 words a minute, a judgement takes 25 seconds,
a number to work out 60, a turn to play 90, and one question in three a second try.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from boardlab.core.i18n.language import LANGUAGES
from boardlab.core.json_data import Table
from boardlab.lessons.build.source import plain
from boardlab.lessons.model.lesson import Lesson, StageStep

WORDS_A_MINUTE = 130
THINKING: Mapping[str, float] = {"choice": 25, "legal": 25, "number": 60, "cells": 60, "order": 60, "turn": 90}
"""Seconds for a question, by its kind."""
PLAYING = 90
"""Seconds on a board with something to reach; half of it on one to try."""
GOING_ON = 30
"""Seconds for a step of a game that goes on through the whole lesson: so long simulated learners play who play well."""
TO_THE_END = 180
"""Seconds for the step that such a game is played to its end on: some four turns."""
LOOKING = 5
"""Seconds for a picture."""
CLICKING = 3
"""Seconds to go on."""
AGAIN = 1.35
"""So many tries a question takes on average."""
SHOWN = ("title", "question", "why", "right", "choice")
"""The texts of a question that everybody reads; hints only some."""


def minutes_of(lesson: Lesson, step: StageStep, question: Table) -> dict[str, float]:
    """The minutes of a step of a lesson by language.

    Args:
        lesson: the lesson.
        step: the step.
        question: the table of what it asks, empty for other steps.
    """
    if step.kind == "end":
        return dict.fromkeys(LANGUAGES, 0.0)
    seconds: float = CLICKING + LOOKING * len(step.pictures)
    if question:
        seconds += THINKING[question["kind"]] * AGAIN
    elif step.is_played and _is_one_game(lesson):
        ends = any(lesson.cells[picture.cell].until == "over" for picture in step.pictures)
        seconds += TO_THE_END if ends else GOING_ON
    elif step.is_played:
        seconds += PLAYING if step.kind == "play" else PLAYING / 2
    return {lang: round(_words(step, question, lang) / WORDS_A_MINUTE + seconds / 60, 2) for lang in LANGUAGES}


def _is_one_game(lesson: Lesson) -> bool:
    """Does one game go on through all of it?"""
    return any(f'play("{lesson.topic}")' in cell.code for cell in lesson.cells)


def _words(step: StageStep, question: Table, lang: str) -> int:
    texts = [
        step.title[lang],
        step.text[lang],
        *(text for key in SHOWN for text in _texts(question.get(key, {}), lang)),
    ]
    return sum(len(plain(text).split()) for text in texts)


def _texts(held: Table, lang: str) -> Iterator[str]:
    """The texts of a language in a table of texts, or in a table of such tables."""
    for key, value in held.items():
        if isinstance(value, Mapping):
            yield from _texts(value, lang)
        elif key == lang:
            yield value
