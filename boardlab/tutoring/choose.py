"""What is asked next: a sheet of questions that together are expected to tell most of how somebody reads the rules."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from heapq import heappop, heappush, nlargest
from math import inf, log2
from operator import itemgetter
from typing import NamedTuple

from boardlab.tutoring.bank import Bank, BankQuestion
from boardlab.tutoring.belief import GUESS, OTHER_IS_RIGHT, Belief, is_listed

MISSES = 2
"""After so many sheets in a row that were answered wrongly for the greater part, an easy question is asked."""
TOGETHER = 3
"""So many questions a sheet has."""
SECONDS = {"choice": 48, "legal": 48, "cells": 70, "order": 70, "number": 80, "turn": 110}
"""How long an answer takes, the question's reading included."""
SAVED = 18
"""So many seconds fewer each further question of a sheet takes: nothing new is waited for."""
LIKELIEST = 60
"""They part so many of the readings, the likeliest ones."""
BRANCHES = 12
"""So many ways that the answers to a sheet may fall out are followed, the likeliest ones."""
SLIGHT = 0.01
"""None is followed that is less likely."""
EASY = 0.6
"""A question is easy that is answered rightly with this chance."""


def entropy(chances: Iterable[float]) -> float:
    """How much is unknown, in bits."""
    return -sum([chance * log2(chance) for chance in chances if chance > 0])


class SheetAnswers(NamedTuple):
    """A way that the answers to the questions of a sheet may fall out."""

    chance: float
    """How likely it is, by whatever reading on the list."""
    held: list[float]
    """How much of that by each of the likeliest readings, in their order."""


class QuestionSheet:
    """Questions that are asked together, and how much their answers are expected to tell.

    Args:
        belief: what is believed of the learner.
    """

    def __init__(self, belief: Belief) -> None:
        readings = belief.readings
        self.guess, self.slip = readings[GUESS], belief.slip
        self.known = 1 - belief.unlisted
        """The chance that the learner goes by a reading on the list."""
        self.other = 1 - self.known - self.guess
        listed = ((reading, chance) for reading, chance in readings.items() if is_listed(reading))
        likeliest = nlargest(LIKELIEST, listed, key=itemgetter(1))
        self._by_rule: dict[str, list[int]] = {}
        for at, (reading, _) in enumerate(likeliest):
            for wrong in reading:
                self._by_rule.setdefault(wrong, []).append(at)
        self._branches = [SheetAnswers(self.known, [chance for _, chance in likeliest])]
        self.questions: list[BankQuestion] = []
        self.bits = 0.0
        """How much the answers to its questions are expected to tell of the readings on the list, in bits."""

    def erring(self, asked: BankQuestion) -> dict[int, int]:
        """What each of the likeliest readings answers to a question that it errs in, by its number.

        Where two rules err, either answer may be given; the second one stands for both.
        """
        return {at: said for wrong, said in asked.says.items() for at in self._by_rule.get(wrong, ())}

    def gain(self, asked: BankQuestion) -> float:
        """How much one more question is expected to tell, in bits."""
        others, told = self.slip / (asked.answers - 1), 0.0
        own = 1 - self.slip - others
        kinds = dict[int, list[int]]()
        for at, said in self.erring(asked).items():
            kinds.setdefault(said, []).append(at)
        for chance, held in self._branches:
            err = [sum([held[at] for at in ats]) / chance for ats in kinds.values()]
            mixed = [own * each + others for each in (1 - sum(err), *err)]
            told += chance * entropy((*mixed, 1 - sum(mixed)))
        left = entropy((1 - self.slip, *[others] * len(kinds), others * (asked.answers - 1 - len(kinds))))
        return (told - left * sum([chance for chance, _ in self._branches])) / self.known

    def right_answer(self, asked: BankQuestion) -> float:
        """The chance of the right answer."""
        (chance, held), *_ = self._branches
        even = 1 / asked.answers
        listed = (1 - self.slip) * (chance - sum(held[at] for at in self.erring(asked))) + self.known * self.slip * even
        return listed + self.guess * even + self.other * (OTHER_IS_RIGHT + (1 - OTHER_IS_RIGHT) * even)

    def add(self, asked: BankQuestion) -> None:
        """Ask one more question."""
        self.bits += self.gain(asked)
        self.questions.append(asked)
        erring, others = self.erring(asked), self.slip / (asked.answers - 1)
        own, found = 1 - self.slip, list[SheetAnswers]()
        unnamed = asked.answers - 1 - len(set(erring.values()))
        for chance, held in self._branches:
            for answer in dict.fromkeys((0, *erring.values())):
                likely = [own if erring.get(at, 0) == answer else others for at in range(len(held))]
                rest = (chance - sum(held)) * (others if answer else own)
                now = [each * share for each, share in zip(held, likely, strict=True)]
                found.append(SheetAnswers(rest + sum(now), now))
            if unnamed > 0:
                share = others * unnamed
                found.append(SheetAnswers(chance * share, [each * share for each in held]))
        self._branches = nlargest(BRANCHES, (each for each in found if each.chance >= SLIGHT), key=itemgetter(0))


def choose(
    bank: Bank, belief: Belief, asked: Collection[str], misses: int = 0, together: int = TOGETHER
) -> tuple[BankQuestion, ...]:
    """What to ask next: the questions of a sheet; () where all was asked.

    Args:
        bank: what may be asked.
        belief: what is believed of the learner.
        asked: the ids of the questions that were asked before.
        misses: how many sheets in a row were answered wrongly for the greater part.
        together: how many questions the sheet has.
    """
    sheet = QuestionSheet(belief)
    free = [each for each in bank.questions if each.id not in asked]
    if misses >= MISSES and free:
        easy = [each for each in free if sheet.right_answer(each) >= EASY]
        return (max(easy or sorted(free, key=sheet.right_answer)[-3:], key=sheet.gain),)
    _fill(sheet, free, together)
    # In an order that tells nothing.
    return tuple(sorted(sheet.questions, key=lambda each: each.id))


def _fill(sheet: QuestionSheet, free: Iterable[BankQuestion], together: int) -> None:
    """Ask what tells most in its time beside what is asked already."""
    alike: dict[object, list[BankQuestion]] = {}
    for each in free:
        alike.setdefault((each.kind, each.answers, frozenset(each.says.items())), []).append(each)
    left = list(alike.values())
    # What a question tells beside others is never more than without them, so few are looked at again.
    queue = [(-inf, 0, at) for at in range(len(left))]
    while queue and len(sheet.questions) < together:
        _, beside, at = heappop(queue)
        first = left[at][0]
        if beside <= len(sheet.questions):
            worth = sheet.gain(first) / (SECONDS[first.kind] - SAVED)
            heappush(queue, (-worth, len(sheet.questions) + 1, at))
        else:
            sheet.add(first)
            del left[at][0]
            if left[at]:
                heappush(queue, (-inf, 0, at))


def check(bank: Bank, wrong: str, asked: Collection[str]) -> BankQuestion | None:
    """A question that shows whether a wrong rule is still held: its answer there is nobody else's, and hard to hit.

    None where all that show it were asked.
    """
    free = [each for each in bank.questions if wrong in each.says and each.id not in asked]

    def worth(each: BankQuestion) -> tuple[int, int, int]:
        shared = list(each.says.values()).count(each.says[wrong])
        return -shared, each.answers, -each.size

    return max(free, key=worth, default=None)


def refutation(bank: Bank, wrong: str, asked: Collection[str]) -> BankQuestion | None:
    """The board on which a wrong rule is farthest from the truth, of the smaller half of those it can be shown on.

    Those on which no other wrong rule gives the same go before. None where all that show it were asked.
    """
    free = [each for each in bank.questions if wrong in each.says and each.id not in asked]
    alone = [each for each in free if list(each.says.values()).count(each.says[wrong]) == 1] or free
    small = sorted(alone, key=lambda each: each.size)[: (len(alone) + 1) // 2]
    return max(small, key=lambda each: each.gap(wrong), default=None)
