"""Which question is asked next: the one whose answer is expected to tell most, or statements that together do."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from heapq import nlargest
from math import log2
from operator import itemgetter

from boardlab.tutoring.bank import Bank, BankQuestion, Reading
from boardlab.tutoring.belief import GUESS, OTHER, OTHER_IS_RIGHT, Belief

MISSES = 2
"""After so many wrong answers in a row an easy question is asked."""
TOGETHER = 5
"""So many statements are asked at once."""
RIGHT_ONES = 3
"""So many of them are right at most, so that nobody learns to call all of them right."""
LIKELIEST = 60
"""They part so many of the readings, the likeliest ones."""
CONSIDERED = 150
"""So many statements are considered."""
EASY = 0.6
"""A question is easy that is answered rightly with this chance."""


class Weighing:
    """What may be expected of questions, by what is believed.

    Args:
        belief: what is believed of the learner.
    """

    def __init__(self, belief: Belief) -> None:
        readings = self.readings = belief.readings
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
        slip *= asked.answers / (asked.answers - 1)
        # Of somebody with a reading on the list, each answer is its own, or a slip.
        mixed = [
            (1 - slip) * chance
            + self.known * slip * even
            + self.guess * even
            + self.other * ((OTHER_IS_RIGHT if number == 0 else 0) + (1 - OTHER_IS_RIGHT) * even)
            for number, chance in said.items()
        ]
        return entropy([*mixed, max(1 - sum(mixed), 0.0)]) - self._left(len(said), asked.answers)

    def bits_together(self, lines: Sequence[BankQuestion]) -> float:
        """How much the answers to statements are expected to tell together, in bits."""
        slip, count = self.slip, len(lines)
        errs = dict[int, float]()
        """The chance of each set of lines to be wrong by what is held, as bits of a number."""
        for reading, chance in self.readings.items():
            if reading not in (GUESS, OTHER):
                # Most pairs hold no more than a hair.
                at = sum(1 << line for line, each in enumerate(lines) if not each.says.keys().isdisjoint(reading))
                errs[at] = errs.get(at, 0.0) + chance
        lost = (1 - OTHER_IS_RIGHT) / 2
        mixed = list[float]()
        for given in range(1 << count):
            wrong = given.bit_count()
            listed = sum(
                chance * slip ** (held ^ given).bit_count() * (1 - slip) ** (count - (held ^ given).bit_count())
                for held, chance in errs.items()
            )
            mixed.append(listed + self.other * lost**wrong * (1 - lost) ** (count - wrong) + self.guess * 0.5**count)
        each = self.known * entropy((slip, 1 - slip)) + self.other * entropy((lost, 1 - lost)) + self.guess
        return entropy(mixed) - count * each

    def _left(self, count: int, answers: int) -> float:
        """How much is unknown of an answer once the reading is known, where so many of the answers are explained."""
        found = self._known.get((count, answers))
        if found is None:
            even, apart = 1 / answers, 1 - OTHER_IS_RIGHT
            slip = self.slip * answers / (answers - 1)
            rest = max(1 - count * even, 0.0)
            own = entropy([1 - slip + slip * even, *[slip * even] * (count - 1), slip * rest])
            guessed = entropy([*[even] * count, rest])
            unlisted = entropy([OTHER_IS_RIGHT + apart * even, *[apart * even] * (count - 1), apart * rest])
            found = self._known[count, answers] = self.known * own + self.guess * guessed + self.other * unlisted
        return found


def entropy(chances: Iterable[float]) -> float:
    """How much is unknown, in bits."""
    return -sum(chance * log2(chance) for chance in chances if chance > 0)


def choose(bank: Bank, belief: Belief, asked: Collection[str], misses: int = 0) -> tuple[BankQuestion, ...]:
    """What to ask next: a question, or several statements at once; () where all was asked.

    Args:
        bank: what may be asked.
        belief: what is believed of the learner.
        asked: the ids of the positions that were asked about before.
        misses: how many wrong answers there were in a row.
    """
    weighing = Weighing(belief)
    free = [each for each in bank.questions if each.id not in asked]
    if misses >= MISSES:
        easy = [each for each in free if weighing.right_answer(each) >= EASY]
        free = easy or sorted(free, key=weighing.right_answer)[-3:]
    best = max(free, key=weighing.bits, default=None)
    if best is None:
        return ()
    sheet = together(weighing, [each for each in bank.statements if each.board not in asked]) if misses < MISSES else ()
    return sheet if len(sheet) > 1 and weighing.bits_together(sheet) > weighing.bits(best) else (best,)


def together(weighing: Weighing, statements: Iterable[BankQuestion]) -> tuple[BankQuestion, ...]:
    """Statements about different positions that part what is believed most, in no order that tells anything."""
    likeliest = nlargest(LIKELIEST, weighing.readings.items(), key=itemgetter(1))
    parts = [[(reading, chance) for reading, chance in likeliest if reading not in (GUESS, OTHER)]]
    whole = sum(chance for _, chance in parts[0])

    def even(each: BankQuestion) -> float:
        errs = sum(weighing.held[wrong] for wrong in each.says)
        return min(errs, whole - errs)

    # Of those that tell the same, one is enough.
    apart = {(frozenset(each.says), each.is_right): each for each in statements}
    left, found = nlargest(CONSIDERED, apart.values(), key=even), list[BankQuestion]()
    while left and len(found) < TOGETHER:
        best = max(left, key=lambda each: _parted(parts, each.says))
        parts = [
            [row for row in part if best.says.keys().isdisjoint(row[0]) == right]
            for part in parts
            for right in (True, False)
        ]
        parts = [part for part in parts if part]
        found.append(best)
        full = sum(each.is_right for each in found) == RIGHT_ONES
        left = [each for each in left if each.board != best.board and not (full and each.is_right)]
    return tuple(sorted(found, key=lambda each: each.id))


def _parted(parts: Iterable[Sequence[tuple[Reading, float]]], says: Mapping[str, int]) -> float:
    """How much is told where each part of what is believed is parted once more by who errs."""
    told = 0.0
    for part in parts:
        whole = sum(chance for _, chance in part)
        errs = sum(chance for reading, chance in part if not says.keys().isdisjoint(reading))
        told += entropy((errs, whole - errs)) - entropy((whole,))
    return told


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
