"""What the lines of a journal add up to: added to line by line, and the same in whatever portions they came.

What it holds grows with what was asked, not with how often it was answered.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import NamedTuple

from boardlab.core.i18n.language import Phrase
from boardlab.lessons.journal.entry import NAMED, Entry, JournalContents, JournalLine, remarks
from boardlab.lessons.model.hints import TELLING
from boardlab.lessons.model.practice import MARK


class Standing(NamedTuple):
    """What was done about one checkpoint, until it was solved."""

    wrong: int = 0
    """Wrong answers before the first right one."""
    hints: frozenset[str] = frozenset()
    """Keys of the hints opened before the first right answer."""
    solved: bool = False
    given: frozenset[str] = frozenset()
    """Those wrong answers, each as JSON."""

    @property
    def told(self) -> bool:
        """Was the answer told?"""
        return TELLING in self.hints

    @property
    def opened(self) -> int:
        """How many hints were opened before the first right answer; to be told the answer is none."""
        return len(self.hints) - self.told


class Misread(NamedTuple):
    """How often a misconception was behind an answer to one topic."""

    times: int = 0
    ids: frozenset[str] = frozenset()
    """The checkpoints at which it was met; practice positions are none."""
    sure: bool = False
    """Was it behind one of the answers for certain, or behind answers to two questions?"""
    guessed: frozenset[str] = frozenset()
    """Until it is sure, the one question, or position of practice, at which it was guessed."""


@dataclass
class Tally:
    """The sum of a journal. Values in it are never changed, only replaced, so that a copy is cheap."""

    standings: dict[str, Standing] = field(default_factory=dict)
    """By checkpoint id, whether there is such a checkpoint or not."""
    practised: Counter[str] = field(default_factory=Counter)
    """Practice positions answered rightly, by topic."""
    misread: dict[tuple[str, str], Misread] = field(default_factory=dict)
    """By misconception and topic, in the order they were first met."""
    stars: dict[str, int] = field(default_factory=dict)
    """The most stars that were reached, by the id of the challenge."""
    damaged: int = 0
    """How many lines were skipped."""
    first_damaged: tuple[int, ...] = ()
    """The numbers of the first of them, counted from 1."""
    newer: int = 0
    """How many lines a newer boardlab wrote."""
    last: str = ""
    """The id of what was answered last, or of which a hint was opened last."""

    @classmethod
    def of(cls, reading: JournalContents) -> Tally:
        """The sum of what was read."""
        made = cls()
        made.add(reading.lines)
        for number in reading.damaged:
            made.skip(number)
        return made

    def copy(self) -> Tally:
        """A copy: what is added to it does not change the original."""
        return Tally(
            dict(self.standings),
            self.practised.copy(),
            dict(self.misread),
            dict(self.stars),
            self.damaged,
            self.first_damaged,
            self.newer,
            self.last,
        )

    @property
    def notes(self) -> tuple[Phrase, ...]:
        """What is to be said about lines that do not count, in the words of the lesson frame."""
        return remarks(self.damaged, self.first_damaged, self.newer)

    def add(self, lines: Iterable[JournalLine]) -> None:
        """Count sound lines, each event once: whoever adds them sees to that."""
        for line in lines:
            if line.entry is None:
                self.newer += 1
            else:
                self._count(line.entry)

    def skip(self, number: int) -> None:
        """Note a damaged line."""
        self.damaged += 1
        if len(self.first_damaged) < NAMED:
            self.first_damaged += (number,)

    def _count(self, entry: Entry) -> None:
        self.last = entry.id
        topic, mark, _ = entry.id.partition(f".{MARK}.")
        if mark:
            self.practised[topic] += entry.right
        else:
            topic = ".".join(entry.id.split(".", 2)[:2])
            self._stand(entry)
        if isinstance(entry.answer, int) and entry.id.count(".") == 1 and entry.id.rpartition(".")[2].isdecimal():
            self.stars[entry.id] = max(entry.answer, self.stars.get(entry.id, 0))
        if entry.misconception:
            key = entry.misconception, topic
            times, ids, sure, guessed = self.misread.get(key, Misread())
            guessed |= {entry.id} if entry.tentative else frozenset()
            sure = sure or not entry.tentative or len(guessed) > 1
            ids = ids if mark else ids | {entry.id}
            self.misread[key] = Misread(times + 1, ids, sure, frozenset() if sure else guessed)

    def agrees(self, misconception: str, about: str) -> bool:
        """Was a misconception behind an answer to another question than ``about``, in whichever topic?

        To answer the same once more says nothing new.
        """
        found = (each for (name, _), each in self.misread.items() if name == misconception)
        return any(each.sure or each.guessed - {about} for each in found)

    def _stand(self, entry: Entry) -> None:
        wrong, hints, solved, given = self.standings.get(entry.id, Standing())
        if solved:
            return
        if entry.kind == "hint":
            hints |= {entry.hint}
        else:
            wrong, solved = wrong + (not entry.right), entry.right
            given |= frozenset() if entry.right or entry.answer is None else {json.dumps(entry.answer)}
        self.standings[entry.id] = Standing(wrong, hints, solved, given)
