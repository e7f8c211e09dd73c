"""How far guessing leads: the share of its points that a question pays somebody who knows nothing and never tires.

What is measured is the whole answer, the rule that decides with it (:func:`share`). A choice pays more than that, since
naming another rule costs nothing: what it pays indeed says :func:`credited`, 70 % of a yes or no.

The guesser draws at random from what the control allows, never the same answer twice, until one is right; it asks for
no hint and is never told the answer. Where a control allows more than anybody would try, it is given a little
knowledge: numbers are drawn up to 20 or twice the right one, and sets of places have the right size. A turn is taken
for one that is never found by chance, which the tests try out.
"""

from __future__ import annotations

from itertools import combinations, permutations
from math import comb, factorial

from boardlab.lessons.checkpoint import Checkpoint
from boardlab.lessons.hints import TRIES
from boardlab.lessons.question_types import LEGAL, half

MOST_OF_ONE, MOST_OF_ALL = 0.45, 0.30
"""Guessing finds less than this of each question, its rule with it, and on average in a topic."""
LEAST_RANGE = 20
"""Numbers are guessed from 0 to this, or further where the right one is large."""
TRIED_OUT = 3000
"""So many sets of places are tried out at most, where several may be right."""


def share(asked: Checkpoint) -> float:
    """The share of a question's points that guessing its whole answer pays on average, from 0 to 1."""
    ways, right = chances(asked)
    if not ways:
        return TRIES[-1] / 100
    return paid(ways, right)


def credited(asked: Checkpoint) -> float:
    """The share that guessing pays indeed: of a choice the judgement counts, whichever rule is named with it."""
    if asked.kind not in {"choice", "legal"}:
        return share(asked)
    right = dict[str, bool]()
    for key in asked.combinations:
        right[half(key) if asked.kind == "choice" or half(key) == LEGAL else ""] = asked.accepts(key)
    return paid(len(right), sum(right.values()))


def paid(ways: int, right: int) -> float:
    """The share of the points paid on average where ``right`` of ``ways`` answers are right and none is given twice."""
    first = right / ways
    second = (1 - first) * right / (ways - 1) if ways > right else 0.0
    return (first * TRIES[0] + second * TRIES[1] + (1 - first - second) * TRIES[2]) / 100


def chances(asked: Checkpoint) -> tuple[int, int]:
    """How many answers a guesser draws from, and how many of them are right; (0, 0) for a turn."""
    right = asked.answer()
    if asked.kind == "number" and isinstance(right, int):
        numbers = range(max(LEAST_RANGE, 2 * right) + 1)
        return len(numbers), sum(map(asked.accepts, numbers)) if asked.goal else 1
    if asked.kind in {"choice", "legal"}:
        return len(asked.combinations), sum(asked.accepts(key) and asked.names(key) for key in asked.combinations)
    if asked.kind == "order":
        return factorial(len(asked.choices)), sum(map(asked.accepts, permutations(asked.choices)))
    if asked.kind == "cells" and isinstance(right, frozenset):
        ways = comb(len(asked.places), len(right))
        if asked.goal is None:
            return ways, 1
        tried = [
            frozenset(cells) for cells, _ in zip(combinations(asked.places, len(right)), range(TRIED_OUT), strict=False)
        ]
        return len(tried), sum(map(asked.accepts, tried))
    return 0, 0
