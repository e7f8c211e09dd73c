"""Which question is asked next: the one whose answer is expected to tell most in a minute."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from math import log2

from boardlab.tutoring.bank import Bank, BankQuestion
from boardlab.tutoring.belief import GUESS, OTHER, OTHER_IS_RIGHT, Belief

SECONDS = {"choice": 48, "legal": 48, "cells": 70, "order": 70, "number": 80, "turn": 110}
"""How long an answer takes, the question's reading included."""
MISSES = 2
"""After so many wrong answers in a row an easy question is asked."""
EASY = 0.6
"""A question is easy that is answered rightly with this chance."""


class Weighing:
    """What may be expected of questions, by what is believed.

    Args:
        belief: what is believed of the learner.
    """

    def __init__(self, belief: Belief) -> None:
        readings = belief.readings
        self.slip = belief.slip
        self.guess, self.other = readings[GUESS], readings[OTHER]
        self.pairs = {reading: chance for reading, chance in readings.items() if len(reading) == 2}
        self.held = belief.holding()
        self.known = 1 - self.guess - self.other
        """The chance that the learner goes by a reading on the list."""
        self._known: dict[tuple[int, int], float] = {}

    def answers(self, asked: BankQuestion) -> dict[int, float]:
        """The chance of each answer that a reading explains, without slips; what is left goes to none of them."""
        found: dict[int, float] = {}
        acting = list(asked.says)
        for wrong in acting:
            alone = self.held[wrong]
            for other in acting:
                if other != wrong:
                    alone -= self.pairs[min(wrong, other), max(wrong, other)] / 2
            found[asked.says[wrong]] = found.get(asked.says[wrong], 0.0) + alone
        return {0: max(self.known - sum(found.values()), 0.0), **found}

    def right_answer(self, asked: BankQuestion) -> float:
        """The chance of the right answer."""
        even = 1 / asked.answers
        listed = (1 - self.slip) * self.answers(asked)[0] + self.known * self.slip * even
        return listed + self.guess * even + self.other * (OTHER_IS_RIGHT + (1 - OTHER_IS_RIGHT) * even)

    def bits(self, asked: BankQuestion) -> float:
        """How much the answer is expected to tell of the reading, in bits."""
        even, slip = 1 / asked.answers, self.slip
        said = self.answers(asked)
        # Of somebody with a reading on the list, each answer is its own, or a slip.
        mixed = [
            (1 - slip) * chance
            + self.known * slip * even
            + self.guess * even
            + self.other * ((OTHER_IS_RIGHT if number == 0 else 0) + (1 - OTHER_IS_RIGHT) * even)
            for number, chance in said.items()
        ]
        return entropy([*mixed, max(1 - sum(mixed), 0.0)]) - self._left(len(said), asked.answers)

    def _left(self, count: int, answers: int) -> float:
        """How much is unknown of an answer once the reading is known, where so many of the answers are explained."""
        found = self._known.get((count, answers))
        if found is None:
            even, slip, apart = 1 / answers, self.slip, 1 - OTHER_IS_RIGHT
            rest = max(1 - count * even, 0.0)
            own = entropy([1 - slip + slip * even, *[slip * even] * (count - 1), slip * rest])
            guessed = entropy([*[even] * count, rest])
            unlisted = entropy([OTHER_IS_RIGHT + apart * even, *[apart * even] * (count - 1), apart * rest])
            found = self._known[count, answers] = self.known * own + self.guess * guessed + self.other * unlisted
        return found


def entropy(chances: Iterable[float]) -> float:
    """How much is unknown, in bits."""
    return -sum(chance * log2(chance) for chance in chances if chance > 0)


def choose(bank: Bank, belief: Belief, asked: Collection[str], misses: int = 0) -> BankQuestion | None:
    """The question to ask next; None where all were asked.

    Args:
        bank: what may be asked.
        belief: what is believed of the learner.
        asked: the ids of what was asked before.
        misses: how many wrong answers there were in a row.
    """
    weighing = Weighing(belief)
    free = [each for each in bank.questions if each.id not in asked]
    if misses >= MISSES:
        easy = [each for each in free if weighing.right_answer(each) >= EASY]
        free = easy or sorted(free, key=weighing.right_answer)[-3:]
    return max(free, key=lambda each: weighing.bits(each) / SECONDS[each.kind], default=None)


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
