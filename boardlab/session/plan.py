"""A plan of what is shown to a class: steps, questions and positions of any lessons, one a line.

A line is ``torres.scoring 7``, a step of a lesson by its number or key; ``torres.king.3``, a question; a position as
text; or a link to any of them. Empty lines and what stands behind ``#`` at the beginning of a line are left out.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from boardlab.classroom.hands import WORDING
from boardlab.core.contract.position_base import PlayerView
from boardlab.core.errors import PlainError
from boardlab.core.i18n.language import language, speaking
from boardlab.core.play.record import Record
from boardlab.core.text.link import PLAN, is_link, linked_text, text_in
from boardlab.core.text.quoting import shown
from boardlab.lessons import Checkpoint, checkpoint
from boardlab.lessons.build.store import asked_in, find_lesson, lessons_of
from boardlab.lessons.model.topics import find_topic
from boardlab.session.opened import LessonStep, opened

MOST_ITEMS = 60


class BadPlan(PlainError):
    """Nothing of a plan can be shown; the message says why."""


class PlanItem(NamedTuple):
    """One line of a plan."""

    text: str
    """As it was written."""
    lesson: str
    """The lesson in which it is shown."""
    step: int
    """From 0."""
    instead: Checkpoint | Record | PlayerView[Any] | None = None
    """What is shown in place of the step; None for the step."""


class Plan(NamedTuple):
    """What is shown to a class, in order."""

    items: tuple[PlanItem, ...]
    problems: tuple[str, ...]
    """What is wrong with lines that are left out, a sentence each."""

    def link_text(self) -> str:
        """What a link to it holds."""
        return "\n".join([PLAN, *(item.text for item in self.items)])


def plan_of(asked: Checkpoint) -> Plan:
    """A plan that shows one question.

    Raises:
        PlainError: where its game has no lessons.
    """
    return Plan((PlanItem(asked.id, _host(asked.position.game), 0, asked),), ())


def read_plan(given: object, lang: str | None = None) -> Plan:
    """The plan in a text, a link, or a list of lines, questions and positions.

    Args:
        given: the text of a plan, with or without its first line; or what ``boardlab.link`` takes, one after the other.
        lang: the language of what is said of bad lines; None for the chosen one.

    Raises:
        BadPlan: where no line of it can be shown.
        UnreadableText: for a damaged link.
    """
    items: list[PlanItem] = []
    problems: list[str] = []
    for number, line in enumerate(_lines(given), 1):
        text = line.strip()
        if not text or text.startswith("#") or text == PLAN:
            continue
        try:
            with speaking(language() if lang is None else lang):
                item = _item(text)
        except PlainError as problem:
            told = str(problem).strip().rstrip(".")
            problems.append(WORDING.say("plan.line", lang, number=number, given=shown(text), why=told))
            continue
        if len(items) == MOST_ITEMS:
            problems.append(WORDING.say("plan.long", lang, most=MOST_ITEMS))
            break
        items.append(item)
    if not items:
        raise BadPlan(" ".join(problems[:3]) or WORDING.say("plan.empty", lang))
    return Plan(tuple(items), tuple(problems))


def _lines(given: object) -> list[str]:
    if isinstance(given, str):
        text = text_in(given) if is_link(given) and "\n" not in given.strip() else given
        return text.splitlines()
    if isinstance(given, Iterable):
        return [text_in(each) if isinstance(each, str) else linked_text(each) for each in given]
    return [linked_text(given)]


def _item(text: str) -> PlanItem:
    """What one line names.

    Raises:
        PlainError: for what names nothing.
    """
    name, _, which = text.partition(" ")
    if name.count(".") and " " not in which.strip() and ":" not in name and not is_link(text):
        return _named(text, name, which.strip())
    found: Any = opened(text)
    if isinstance(found, LessonStep):
        return PlanItem(text, found.lesson, found.number - 1)
    if isinstance(found, Checkpoint):
        return _asked(text, found)
    if isinstance(found, PlayerView):
        return PlanItem(text, _host(found.game), 0, found)
    record = found if isinstance(found, Record) else Record(found)
    return PlanItem(text, _host(record.position.game), 0, record)


def _named(text: str, name: str, which: str) -> PlanItem:
    """A question, or a step of a lesson, by its name."""
    parts = name.split(".")
    if not which and (len(parts) > 2):
        return _asked(text, checkpoint(name))
    lesson = find_lesson(name)
    keys = [step.key for step in lesson.steps]
    number = int(which) - 1 if which.isdigit() else keys.index(which) if which in keys else 0 if not which else -1
    if not 0 <= number < len(keys):
        raise PlainError(WORDING.say("plan.step", lesson=name, last=len(keys)))
    return PlanItem(text, lesson.id, number)


def _asked(text: str, asked: Checkpoint) -> PlanItem:
    place = asked_in(asked.id)
    if place is not None:
        return PlanItem(text, *place)
    return PlanItem(text, _host(asked.position.game), 0, asked)


def _host(game: str) -> str:
    """The lesson in which what no lesson asks is shown: the first one that is no game.

    Raises:
        PlainError: where the game has no lessons.
    """
    for lesson in lessons_of(game):
        topic = find_topic(lesson.topic)
        if topic is None or topic.first_game is None:
            return lesson.id
    raise PlainError(WORDING.say("plan.no_lessons", game=shown(game)))
