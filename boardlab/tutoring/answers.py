"""What a learner's journal tells a tutor: every answer to a topic, wherever it was given, but for those taken out."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from boardlab.core.errors import PlainError
from boardlab.lessons.journal.entry import OUT, Entry
from boardlab.lessons.model.catalogue import checkpoint
from boardlab.lessons.model.checkpoint import Checkpoint
from boardlab.lessons.model.grade import PRACTICE
from boardlab.lessons.model.hints import TELLING
from boardlab.tutoring.bank import SEED, Bank, BankQuestion, answered, bank_question
from boardlab.tutoring.belief import Belief

LATEST = 40
"""So many answers are looked at: those before them have faded."""


def taken_out(topic: str, uid: str, lang: str) -> Entry:
    """What is written into a journal so that an answer, by its uid, counts no more for a topic."""
    return Entry(f"{topic}.{PRACTICE}.{SEED}", "hint", hint=f"{OUT}{uid}", lang=lang)


@dataclass
class Answers:
    """What was answered to a topic, and what follows from it."""

    belief: Belief
    asked: set[str]
    """The ids of all questions that were met."""
    counted: list[Entry]
    """The answers that count, the latest last."""

    @property
    def in_lessons(self) -> int:
        """How many of them were given in lessons."""
        return sum(f".{PRACTICE}." not in entry.id for entry in self.counted)


def answers(bank: Bank, entries: Iterable[Entry]) -> Answers:
    """What is believed of a learner by a journal.

    Only the first answer to a question counts: the next ones know the verdict.

    Args:
        bank: the questions of the topic.
        entries: what the journal holds, of any topic.
    """
    of_topic = [entry for entry in entries if entry.id.startswith(f"{bank.topic}.")]
    out = {entry.hint.removeprefix(OUT) for entry in of_topic if entry.hint.startswith(OUT)}
    found = Answers(Belief(bank.rules), set(), [])
    helped: set[str] = set()
    first = [entry for entry in of_topic if not entry.hint.startswith(OUT)]
    for entry in first[-3 * LATEST :]:
        if entry.kind == "hint":
            helped.add(entry.id)
            wrong = f"{bank.topic.partition('.')[0]}.{entry.id.split('.')[-2]}"
            if entry.hint == TELLING and wrong in bank.rules:
                found.belief.taught(wrong)
        elif entry.id not in found.asked and entry.uid not in out:
            _count(found, bank.find(entry.id), entry, helped=entry.id in helped)
        found.asked.add(entry.id)
    return found


def _count(found: Answers, question: BankQuestion | None, entry: Entry, *, helped: bool) -> None:
    given: int | None = 0
    if question is None or not entry.right or "." in str(entry.answer):
        # What is in a bank and was right need not be drawn again, unless it names a rule as its reason.
        try:
            asked = checkpoint(entry.id)
            given = answered(asked, _as_given(asked, entry.answer))
        except PlainError:
            return
        question = question or bank_question(asked)
    if not question.says:
        return
    found.belief.answer(question, given, helped=helped)
    found.counted.append(entry)
    if f".{PRACTICE}.{SEED}" not in entry.id:
        found.belief.fade()


def _as_given(asked: Checkpoint, kept: object) -> object:
    """An answer as it was given, which a journal keeps as JSON."""
    if not isinstance(kept, list):
        return kept
    return frozenset(kept) if asked.kind == "cells" else tuple(kept)
