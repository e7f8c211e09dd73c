"""Where what a review names is taught and practised: it follows from the rule behind an idea."""

from __future__ import annotations

from typing import NamedTuple

from boardlab.lessons.build.store import find_lesson
from boardlab.lessons.model.practice import practice_of_rule
from boardlab.lessons.model.topic_files import course
from boardlab.lessons.model.topics import topics
from boardlab.lessons.rule_entry import RuleEntry, rule


class Taught(NamedTuple):
    """Where a rule is taught."""

    lesson: str
    """The id of the lesson: ``torres.king``."""
    step: int
    """Its step, counted from 1."""
    key: str
    """What a link names the step by."""
    title: str
    practised: str
    """What practises it: the id of the rule, or of its topic; "" where nobody draws such positions."""


def taught(id: str, lang: str | None = None) -> Taught | None:  # noqa: A002
    """The lesson that teaches a rule, at its step; that of its own subject before the first game."""
    entry = rule(id)
    if not entry.taught:
        return None
    lesson, step = min(entry.taught, key=lambda where: where[0].endswith(".first_game"))
    found = find_lesson(lesson)
    practised = id if practice_of_rule(id) is not None else _topic_of(entry)
    return Taught(lesson, step, found.steps[step - 1].key, found.title[lang or "en"], practised)


def _topic_of(entry: RuleEntry) -> str:
    """The first topic with practice that tells of the chapter of a rule; "" where there is none."""
    chapter = entry.rule.chapter
    found = (topic for topic in topics(entry.game) if chapter in course(topic.lessons)[topic.name]["chapters"])
    return next((topic.id for topic in found if topic.has_practice), "")
