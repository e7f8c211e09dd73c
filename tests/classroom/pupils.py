"""Simulated pupils: each answers by the wrong rules it has in mind, and by the right ones otherwise."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random

from boardlab.core.errors import PlainError
from boardlab.lessons.journal.entry import Entry
from boardlab.lessons.model.catalogue import checkpoints, misconceptions


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


BROKEN = {"x_31.jsonl": b'{"v":1,"t":"2026-11-20T08:00:00Z"', "12.pdf": b"%PDF-1.4", "form.xlsx": b"PK\x03\x04\x14"}
"""Files that do not count: cut off, foreign, packed."""


def wrong_rules_of_a_class(lesson: str, pupils: int = 30) -> dict[int, list[str]]:
    """The wrong rules that each pupil of a class has in mind, by number: the first of the lesson is the commonest."""
    wrong = [each.id for each in misconceptions(lesson)][:4]
    return {number: [each for at, each in enumerate(wrong, 3) if number % at == 0] for number in range(1, pupils + 1)}


def files_of_a_class(*lessons: str, pupils: int = 30) -> Iterator[tuple[str, bytes]]:
    """What such a class hands in after some lessons, each by its name."""
    held = [wrong_rules_of_a_class(lesson, pupils) for lesson in lessons]
    for number in range(1, pupils + 1):
        wrong = [each for of_lesson in held for each in of_lesson[number]]
        yield f"boardlab-progress_{number}.jsonl", journal_of(wrong, lessons, Random(number))


def dropped(files: Iterable[tuple[str, bytes]]) -> list[dict[str, str | bytes]]:
    """Files as a browser that is led by a test takes them."""
    return [{"name": name, "mimeType": "text/plain", "buffer": data} for name, data in files]
