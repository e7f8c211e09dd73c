"""What a link, or the text in it, leads to: a position, a view, a game, a question or a step of a lesson."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from boardlab.core.contract.verdict import UnreadableText
from boardlab.core.given import a_text
from boardlab.core.i18n.language import SHARED
from boardlab.core.play.record import HEADER, Record
from boardlab.core.play.record_view import SEEN_HEADER
from boardlab.core.text.link import QUESTION, STEP, question_in, step_in, text_in
from boardlab.core.text.quoting import quoted
from boardlab.core.text.view_text import KEY, is_view, read_view, read_view_data
from boardlab.lessons import Checkpoint, checkpoint
from boardlab.lessons.build.store import find_lesson
from boardlab.session.given_game import position_of


@dataclass(frozen=True)
class LessonStep:
    """A step of a lesson."""

    lesson: str
    """The id of the lesson, such as ``torres.scoring``."""
    number: int
    """Which step it is, counted from 1."""
    key: str
    """What it is remembered by, also where other steps come before it."""

    def link_text(self) -> str:
        """What a link to it holds."""
        return f"{STEP}{self.lesson} {self.key}"


Opened = Any
"""A position, a view of one, a Record, a Checkpoint or a :class:`LessonStep`."""


def opened(given: str | Mapping[str, object]) -> Opened:
    """What a link leads to, or the text in it.

    Args:
        given: the whole link, the part from its ``#`` on, or the text of a position, a view, a record, a question or a
            step; or the plain data of a view, as its ``to_json`` gives it.

    Raises:
        WrongKind: for what is no text.
        UnreadableText, ImpossiblePosition: saying what is wrong with it, and in which part.
        UnknownCheckpoint, UnknownLesson: for a question or a lesson that there is not.
    """
    if isinstance(given, Mapping) and KEY in given:
        return read_view_data(given)
    text = text_in(a_text(given)).strip()
    if text.startswith((HEADER, SEEN_HEADER)):
        return Record.from_text(text)
    if text.startswith(STEP.strip()):
        return _step(text)
    if text.startswith(QUESTION.strip()):
        return _question(text)
    return read_view(text) if is_view(text) else position_of(text)


def _step(text: str) -> LessonStep:
    found = step_in(text)
    if found is None:
        raise _unnamed(text, STEP, "torres.scoring opening")
    lesson, key = found
    keys = [step.key for step in find_lesson(lesson).steps]
    if key not in keys:
        raise UnreadableText(SHARED.say("link.no_step", lesson=lesson, given=quoted(key)))
    return LessonStep(lesson, keys.index(key) + 1, key)


def _question(text: str) -> Checkpoint:
    found = question_in(text)
    if found is None:
        raise _unnamed(text, QUESTION, "torres.scoring.4")
    return checkpoint(found)


def _unnamed(text: str, begins: str, right: str) -> UnreadableText:
    facts = {"begins": quoted(begins.strip()), "right": quoted(right), "given": quoted(text[len(begins) :])}
    return UnreadableText(SHARED.say("link.named", **facts))
