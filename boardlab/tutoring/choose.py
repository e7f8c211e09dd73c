"""What is asked next: the question whose answer is expected to tell most, or a sheet of short ones that together do."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from heapq import heappop, heappush, nlargest
from math import inf, log2
from operator import itemgetter

from boardlab.tutoring.bank import Bank, BankQuestion
from boardlab.tutoring.belief import GUESS, OTHER, OTHER_IS_RIGHT, Belief

MISSES = 2
"""After so many wrong answers in a row an easy question is asked."""
TOGETHER = 5
"""So many lines a sheet has: numbers, and claims that are right or not."""
RIGHT_ONES = 4
"""So many claims on it are right at most, so that nobody learns to call all of them right."""
LIKELIEST = 60
"""They part so many of the readings, the likeliest ones."""
CONSIDERED = 150
"""So many lines are considered."""
HAIR = 0.0005
"""Two rules at once that are less likely are left out of account."""
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
        self.pairs = {reading: chance for reading, chance in readings.items() if len(reading) == 2 and chance > HAIR}
        self.held = belief.holding()
        self.known = 1 - self.guess - self.other
        """The chance that the learner goes by a reading on the list."""

    def answers(self, asked: BankQuestion) -> dict[int, float]:
        """The chance of each answer that a reading explains, without slips; what is left goes to none of them."""
        found: dict[int, float] = {}
        says = asked.says
        for wrong, said in says.items():
            found[said] = found.get(said, 0.0) + self.held[wrong]
        for (one, other), chance in self.pairs.items():
            if one in says and other in says:
                # Where both err, either.
                found[says[one]] -= chance / 2
                found[says[other]] -= chance / 2
        return {0: max(self.known - sum(found.values()), 0.0), **found}

    def right_answer(self, asked: BankQuestion) -> float:
        """The chance of the right answer."""
        even = 1 / asked.answers
        listed = (1 - self.slip) * self.answers(asked)[0] + self.known * self.slip * even
        return listed + self.guess * even + self.other * (OTHER_IS_RIGHT + (1 - OTHER_IS_RIGHT) * even)

    def bits(self, asked: BankQuestion) -> float:
        """How much the answer is expected to tell of the readings on the list, in bits."""
        others = self.slip / (asked.answers - 1)
        said = self.answers(asked).values()
        # Each answer is its own, or a slip.
        mixed = [(1 - self.slip) * chance / self.known + others * (1 - chance / self.known) for chance in said]
        left = entropy([1 - self.slip, *[others] * (len(said) - 1), others * (asked.answers - len(said))])
        return entropy([*mixed, max(1 - sum(mixed), 0.0)]) - left

    def erring(self, lines: Sequence[BankQuestion]) -> list[tuple[int, float]]:
        """In which of some lines the likeliest readings err, as bits of a number, each with its chance."""
        marks = dict.fromkeys(self.held, 0)
        for at, each in enumerate(lines):
            for wrong in each.says:
                marks[wrong] |= 1 << at
        likeliest = nlargest(LIKELIEST, self.readings.items(), key=itemgetter(1))
        found = list[tuple[int, float]]()
        for reading, chance in likeliest:
            if reading not in (GUESS, OTHER):
                errs = 0
                for wrong in reading:
                    errs |= marks[wrong]
                found.append((errs, chance))
        return found

    def bits_together(self, lines: Sequence[BankQuestion]) -> float:
        """How much the answers to lines are expected to tell together, in bits, as far as slips are alike."""
        slip, count = self.slip, len(lines)
        errs = dict[int, float]()
        """The chance of each set of lines to be wrong by what is held, as bits of a number."""
        for marks, chance in self.erring(lines):
            errs[marks] = errs.get(marks, 0.0) + chance
        errs[0] = errs.get(0, 0.0) + self.known - sum(errs.values())
        mixed = [
            sum(
                chance * slip ** (held ^ given).bit_count() * (1 - slip) ** (count - (held ^ given).bit_count())
                for held, chance in errs.items()
            )
            for given in range(1 << count)
        ]
        parted = entropy(each / self.known for each in mixed) - count * entropy((slip, 1 - slip))
        # Where there are several wrong answers, which one was given tells more.
        return parted + sum(self.bits(each) - self.bits(_ticked(each)) for each in lines if each.answers > 2)


def _ticked(asked: BankQuestion) -> BankQuestion:
    """A question of which is only told whether it was answered rightly."""
    return asked._replace(answers=2, says=dict.fromkeys(asked.says, 1))


def entropy(chances: Iterable[float]) -> float:
    """How much is unknown, in bits."""
    return -sum(chance * log2(chance) for chance in chances if chance > 0)


def choose(bank: Bank, belief: Belief, asked: Collection[str], misses: int = 0) -> tuple[BankQuestion, ...]:
    """What to ask next: a question, or the lines of a sheet; () where all was asked.

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
    sheet = together(weighing, [each for each in bank.lines if each.board not in asked]) if misses < MISSES else ()
    return sheet if len(sheet) > 1 and weighing.bits_together(sheet) > weighing.bits(best) else (best,)


def together(weighing: Weighing, lines: Iterable[BankQuestion]) -> tuple[BankQuestion, ...]:
    """Lines about different positions that part what is believed most, in no order that tells anything."""
    # Of those that tell the same, one is enough.
    apart = {(frozenset(each.says), each.is_right): each for each in lines}

    def even(each: BankQuestion) -> float:
        errs = sum(map(weighing.held.__getitem__, each.says))
        return min(errs, weighing.known - errs)

    considered = nlargest(CONSIDERED, apart.values(), key=even)
    parts, found = [weighing.erring(considered)], list[int]()
    # What a line tells beside others is never more than without them, so few are looked at again.
    queue = [(-inf, 0, at) for at in range(len(considered))]
    while queue and len(found) < TOGETHER:
        _, beside, at = heappop(queue)
        each = considered[at]
        if any(each.board == considered[other].board for other in found) or (
            each.is_right and sum(considered[other].is_right for other in found) == RIGHT_ONES
        ):
            continue
        if beside <= len(found):
            heappush(queue, (-_parted(parts, 1 << at), len(found) + 1, at))
            continue
        found.append(at)
        split = ([row for row in part if bool(row[0] >> at & 1) == errs] for part in parts for errs in (True, False))
        parts = [part for part in split if part]
    return tuple(sorted((considered[at] for at in found), key=lambda each: each.id))


def _parted(parts: Iterable[Sequence[tuple[int, float]]], mark: int) -> float:
    """How much is told where each part of what is believed is parted once more by who errs in a line."""
    told = 0.0
    for part in parts:
        whole = sum([chance for _, chance in part])
        errs = sum([chance for marks, chance in part if marks & mark])
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
