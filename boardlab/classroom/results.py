"""How a pupil did at each question: what a journal tells, and what fits into a hand-in code."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from boardlab.lessons.journal.entry import Entry, JournalContents
from boardlab.lessons.journal.tally import Standing, Tally
from boardlab.lessons.model.grade import PRACTICE


class Result(NamedTuple):
    """How one question was answered."""

    first_wrong: str = ""
    """Id of the wrong rule behind the first answer; "" where that was right, or shows none for certain."""
    wrong: int = 0
    """Wrong answers before the first right one."""
    hints: int = 0
    """Hints opened before the first right answer; the answer, where it was told, is one."""
    solved: bool = False

    @property
    def is_known(self) -> bool:
        """Was it right at once, without help?"""
        return self.solved and not self.wrong and not self.hints


@dataclass(frozen=True)
class Results:
    """How one pupil did."""

    questions: Mapping[str, Result] = field(default_factory=dict)
    """By the id of the checkpoint; only those that were answered."""
    misread: Mapping[str, frozenset[str]] = field(default_factory=dict)
    """The wrong rules that were behind an answer for certain, each with the checkpoints at which it was met."""
    answers: int = 0
    """How many answers were given, those in practice included."""

    @classmethod
    def of_journal(cls, contents: JournalContents) -> Results:
        """How a pupil did whose journal this is."""
        tally = Tally.of(contents)
        misread: dict[str, frozenset[str]] = {}
        for (wrong, _), met in tally.misread.items():
            if met.sure:
                misread[wrong] = misread.get(wrong, frozenset()) | met.ids
        first: dict[str, Entry] = {}
        for entry in contents.entries:
            if entry.kind == "answer" and f".{PRACTICE}." not in entry.id:
                first.setdefault(entry.id, entry)
        questions = {
            name: _result(tally.standings.get(name, Standing()), entry.misconception, misread)
            for name, entry in first.items()
        }
        return cls(questions, misread, sum(entry.kind == "answer" for entry in contents.entries))

    @classmethod
    def of_code(cls, questions: Mapping[str, Result]) -> Results:
        """How a pupil did whose hand-in code this is: it tells of the first answers alone."""
        misread: dict[str, frozenset[str]] = {}
        for name, result in questions.items():
            if result.first_wrong:
                misread[result.first_wrong] = misread.get(result.first_wrong, frozenset()) | {name}
        return cls(dict(questions), misread, sum(each.wrong + each.solved for each in questions.values()))

    def with_more(self, other: Results) -> Results:
        """These, and those of other questions: where both tell of a question, these count."""
        new = {name: result for name, result in other.questions.items() if name not in self.questions}
        added = Results.of_code(new)
        misread = dict(self.misread)
        for wrong, names in added.misread.items():
            misread[wrong] = misread.get(wrong, frozenset()) | names
        return Results({**self.questions, **new}, misread, self.answers + added.answers)


def _result(standing: Standing, behind: str, misread: Mapping[str, frozenset[str]]) -> Result:
    first = behind if behind in misread else ""
    return Result(first, standing.wrong, len(standing.hints), standing.solved)
