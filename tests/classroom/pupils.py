"""Simulated pupils: each answers by the wrong rules it has in mind, and by the right ones otherwise."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from boardlab.core.errors import PlainError
from boardlab.lessons.journal.entry import Entry
from boardlab.lessons.model.catalogue import checkpoints


def journal_of(wrong: Iterable[str], topics: Iterable[str], rng: Random, solves: float = 0.7) -> bytes:
    """The journal of a pupil with these wrong rules, by id, who has worked through some topics.

    ``solves`` is the chance that a question answered wrongly is answered rightly afterwards.
    """
    held = frozenset(wrong)
    lines = []
    for asked in (each for topic in topics for each in checkpoints(topic)):
        behind = next((each for each in asked.misconceptions if each.id in held), None)
        if behind is not None:
            try:
                grade = asked.grade(behind.answer(asked.position))
            except PlainError:  # a line of play that this position does not have
                continue
            lines.append(Entry.of_answer(grade, "en"))
            if not grade.right and rng.random() > solves:
                continue
        if rng.random() < 0.15:
            lines.append(Entry.of_hint(asked.id, "goal", "en"))
        lines.append(Entry.of_answer(asked.grade(asked.answer()), "en"))
    return b"".join(line.line() for line in lines)
