"""How far guessing leads: the share of its points that a question pays somebody who knows nothing and never tires.

What is measured is what is paid (:func:`credited`): the judgement counts, whichever rule is named with it. A yes or no
pays a guesser 55 %, and less cannot be: one half is right at once. What finding the whole answer would pay, the rule
that decides with it, says :func:`share`.

The guesser draws at random from what the control allows, never the same answer twice, until one is right; it asks for
no hint and is never told the answer. Where a control allows more than anybody would try, it is given a little
knowledge: numbers are drawn up to 20 or twice the right one, and sets of places have the right size. A turn is taken
for one that is never found by chance, which the tests try out.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations, pairwise, permutations
from math import comb, factorial
from random import Random

from boardlab.lessons.model.base_question import LEGAL
from boardlab.lessons.model.checkpoint import Checkpoint
from boardlab.lessons.model.hints import TRIES, try_pays
from boardlab.lessons.model.question_types import BECAUSE, half

MOST_OF_ONE, MOST_OF_ALL = 0.45, 0.26
"""Guessing finds less than this of each question, its rule with it, and on average in a topic."""
MOST_PAID_OF_TWO, MOST_PAID_OF_ALL = 0.55, 0.37
"""It is paid no more than this of a question with two answers, and on average in a topic; else less than
:data:`MOST_OF_ONE` of each."""
BY_POSITION = {"choice": 0.33, "legal": 0.36}
"""Who goes by positions finds no more than this of the choices, and of the rules that forbid: whether something is
allowed is one of two, and of that :data:`YES` counts."""
MOST_BY_HABIT = 0.33
"""Who goes by what is mostly right, places and numbers, finds less than this of a topic."""
LEAST_FIRST = 0.2
"""Of all right reasons at least so many stand first in the source."""
YES = (0.45, 0.55)
"""Of all questions whether something is allowed, so many are answered by yes: at least and at most."""
RULES = 4
"""So many rules are there to be named wherever something may be forbidden: another number would be a sign."""
LONGEST = 3
"""In a topic no more than one of so many choices has its right answer longer than all others; one always may."""
MOST_LONGEST = 0.36
"""The longest title is that of the rule that forbids in no more than this of the questions where one does."""
MOST_BACKWARDS = 0.1
"""Of the questions for an order so many are found by whoever turns round what is shown."""
FIRST_STAYS = (0.15, 0.4)
"""Of the questions for an order, so many begin with the step that is shown first: at least and at most."""
ALIKE = re.compile(r"\b(?:both .*\b(?:same|equally)|it is the same)\b", re.IGNORECASE)
"""Words of a choice that nothing makes a difference."""
LEAST_ALIKE = 0.1
"""Where that may be chosen, it is right in so many questions at least."""
MOST_RUNNING = 2
"""So many questions in a row may have their right answer at the same position."""
LEARNERS = 200
"""In so many orders, each of another learner, questions are looked at."""
LEAST_RANGE = 20
"""Numbers are guessed from 0 to this, or further where the right one is large."""
TRIED_OUT = 3000
"""So many sets of places are tried out at most, where several may be right."""


def share(asked: Checkpoint) -> float:
    """The share of a question's points that guessing its whole answer pays on average, from 0 to 1."""
    ways, right = chances(asked)
    if not ways:
        return TRIES[-1] / 100
    return paid(ways, right, asked.answers, asked.predicts)


def credited(asked: Checkpoint) -> float:
    """The share that guessing is paid: of a choice the judgement counts, whichever rule is named with it."""
    if asked.kind not in {"choice", "legal"}:
        return share(asked)
    right = dict[str, bool]()
    for key in asked.combinations:
        right[half(key) if asked.kind == "choice" or half(key) == LEGAL else ""] = asked.accepts(key)
    return paid(len(right), sum(right.values()), asked.answers)


def paid(ways: int, right: int, answers: int | None = None, free: int = 0) -> float:
    """The share of the points paid on average where ``right`` of ``ways`` answers are right and none is given twice.

    Args:
        ways: how many answers are drawn from.
        right: how many of them are right.
        answers: how many answers count as different for what a later try pays; None for very many.
        free: so many wrong tries cost nothing.
    """
    found, missed = 0.0, 1.0
    for wrong in range(min(ways - right, TRIED_OUT) + 1):
        hit = right / (ways - wrong)
        found, missed = found + missed * hit * try_pays(max(0, wrong - free), answers), missed * (1 - hit)
    return (found + missed * TRIES[-1]) / 100


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


def by_length(asked: Iterable[Checkpoint], lang: str) -> tuple[int, int]:
    """Of how many choices the right answer is longer than all others in a language, and how many may have it so."""
    choices = [each for each in asked if each.kind == "choice"]
    found = 0
    for each in choices:
        right = half(each.answer())
        long = {key: len(each.choice(key, lang)) for key in each.choices}
        found += long[right] > max((long[key] for key in long if key != right), default=0)
    return found, max(1, round(len(choices) / LONGEST))


# -- positions -----------------------------------------------------------------------------------------------------

Places = tuple[int, int]
"""Where an answer stands: the place of its choice, and of its reason; -1 for none."""


def right_places(asked: Checkpoint, learner: int | None = None) -> frozenset[Places]:
    """Where the right answers of a choice stand, the rule that decides with them.

    Args:
        asked: a question of the kind ``choice`` or ``legal``.
        learner: in whose order; what keeps no place is shuffled, as on a page. None for the order of the source.
    """
    return _places_of(asked, _right(asked), learner)


def _right(asked: Checkpoint) -> list[tuple[str, str]]:
    """The right answers, each as its choice and its rule; "" is the choice that something is not allowed."""
    right = [key.partition(BECAUSE) for key in asked.combinations if asked.accepts(key) and asked.names(key)]
    return [("", key) if asked.kind == "legal" and key != LEGAL else (key, reason) for key, _, reason in right]


def _places_of(asked: Checkpoint, right: Iterable[tuple[str, str]], learner: int | None) -> frozenset[Places]:
    rng = None if learner is None else Random(f"{learner} {asked.id}")
    judged = (LEGAL, "") if asked.kind == "legal" else ()
    choices = _shuffled(judged or asked.options, judged or asked.keeps, rng)
    reasons = _shuffled(asked.named_rules, (), rng)
    return frozenset((choices.index(key), reasons.index(why) if why else -1) for key, why in right)


def _shuffled(keys: Sequence[str], keeps: Iterable[str], rng: Random | None) -> list[str]:
    free = [key for key in keys if key not in keeps]
    if rng is not None:
        rng.shuffle(free)
    return [key if key in keeps else free.pop(0) for key in keys]


def by_position(questions: Sequence[Checkpoint]) -> float:
    """What somebody gets who knows where right answers mostly stand, and goes by that until right, from 0 to 1.

    Each question is looked at in the orders of many learners; among questions with equally long lists, the places are
    tried from the one that is most often right down to the one that seldom is. What is allowed is left out: there
    nothing is to be found but one of two.
    """
    placed = [asked for asked in questions if not _is_allowed(asked)]
    found = Habits(placed).found
    return sum(map(found, placed)) / len(placed) if placed else 0.0


def _is_allowed(asked: Checkpoint) -> bool:
    """Is it a question whether something is allowed, and it is?"""
    return asked.kind == "legal" and not asked.verdict.rules


class Habits:
    """What is mostly right in many questions: where right choices stand, for many learners, and which numbers are."""

    def __init__(self, questions: Iterable[Checkpoint]) -> None:
        """Look where the answers of these questions stand."""
        self._seen: dict[str, list[frozenset[Places]]] = {}
        often: Counter[tuple[tuple[int, int], Places]] = Counter()
        numbers: Counter[int] = Counter()
        for asked in questions:
            if asked.kind in {"choice", "legal"} and not _is_allowed(asked):
                right, shape = _right(asked), _shape(asked)
                self._seen[asked.id] = [_places_of(asked, right, learner) for learner in range(LEARNERS)]
                often.update((shape, place) for places in self._seen[asked.id] for place in places)
            elif asked.kind == "number" and isinstance(number := asked.answer(), int):
                numbers[number] += 1
        self._numbers = [number for number, _ in numbers.most_common()]
        self._rows: dict[tuple[int, int], list[Places]] = {}
        for shape, place in sorted(often, key=lambda each: -often[each]):
            self._rows.setdefault(shape, []).append(place)

    def found(self, asked: Checkpoint) -> float:
        """The share of one of the questions that is found by trying what is right most often, then the next.

        An order, a set of places and a turn have no habit, nor has what is allowed: they are drawn.
        """
        if asked.id in self._seen:
            row = self._rows[_shape(asked)]
            tries = [next(at for at, place in enumerate(row) if place in right) for right in self._seen[asked.id]]
        elif asked.kind == "number":
            tries = [next(at for at, number in enumerate(self._numbers) if asked.accepts(number))]
        else:
            return share(asked)
        return sum(try_pays(at, asked.answers) for at in tries) / 100 / len(tries)


def by_habit(questions: Iterable[Checkpoint]) -> dict[str, float]:
    """What somebody who knows nothing gets of each topic by trying what is mostly right in all of these questions."""
    questions = tuple(questions)
    found, topics = Habits(questions).found, dict[str, list[float]]()
    for asked in questions:
        topics.setdefault(asked.topic, []).append(found(asked))
    return {topic: sum(shares) / len(shares) for topic, shares in topics.items()}


def first_reasons(questions: Iterable[Checkpoint]) -> float:
    """Of the questions that ask for the rule, the share of those whose right one stands first in the source."""
    found = [0 in places for asked in questions if (places := _rule_places(asked))]
    return sum(found) / len(found) if found else 1.0


def allowed(questions: Iterable[Checkpoint]) -> float:
    """Of the questions whether something is allowed, the share of those where it is."""
    found = [not asked.verdict.rules for asked in questions if asked.kind == "legal"]
    return sum(found) / len(found) if found else 0.5


def _rule_places(asked: Checkpoint) -> frozenset[int]:
    """Where the rules that decide stand in the source; none where no rule is named with the right answer."""
    return frozenset(reason for _, reason in right_places(asked) if reason >= 0)


def _shape(asked: Checkpoint) -> tuple[int, int]:
    return (2 if asked.kind == "legal" else len(asked.options)), len(asked.named_rules)


def longest_rules(questions: Iterable[Checkpoint], lang: str) -> float:
    """Of what is not allowed, the share found by taking a rule with the longest title in a language."""
    found = []
    for asked in (each for each in questions if each.kind == "legal" and each.verdict.rules):
        long = {rule: len(asked.rule_title(rule, lang)) for rule in asked.choices}
        most = [rule for rule in long if long[rule] == max(long.values())]
        found.append(sum(rule in asked.verdict.rules for rule in most) / len(most))
    return sum(found) / len(found) if found else 0.0


def backwards(questions: Iterable[Checkpoint]) -> float:
    """Of the questions for an order, the share that is right read from the last step shown to the first."""
    found = [asked.accepts(asked.choices[::-1]) for asked in questions if asked.kind == "order"]
    return sum(found) / len(found) if found else 0.0


def first_stays(questions: Iterable[Checkpoint]) -> float:
    """Of the questions for an order, the share of those whose right order begins with the step shown first."""
    right = [(asked.answer(), asked.choices) for asked in questions if asked.kind == "order"]
    found = [answer[0] == shown[0] for answer, shown in right if isinstance(answer, tuple)]
    return sum(found) / len(found) if found else FIRST_STAYS[0]


def same_is_right(questions: Iterable[Checkpoint]) -> float:
    """Of the questions with a choice that all is the same, the share of those where that is right."""
    found = []
    for asked in questions:
        alike = (
            {key for key in asked.choices if ALIKE.search(asked.choice(key, "en"))} if asked.kind == "choice" else ()
        )
        if alike:
            found.append(half(asked.answer()) in alike)
    return sum(found) / len(found) if found else LEAST_ALIKE


def running(questions: Iterable[Checkpoint]) -> list[tuple[Checkpoint, str]]:
    """The questions that are one too many in a row with their right answer at the same position of the source.

    Args:
        questions: in the order of a lesson.

    Returns:
        Each with what stands there: its ``choice`` or its ``reason``.
    """
    asked = [(each, right_places(each)) for each in questions if each.kind in {"choice", "legal"}]
    rows: dict[str, list[tuple[Checkpoint, frozenset[int]]]] = {
        "choice": [(each, frozenset(choice for choice, _ in right)) for each, right in asked if each.kind == "choice"],
        "reason": [(each, places) for each, _ in asked if (places := _rule_places(each))],
    }
    found = []
    for what, row in rows.items():
        run = 1
        for (_, before), (each, now) in pairwise(row):
            run = run + 1 if now == before else 1
            found += [(each, what)] if run > MOST_RUNNING else []
    return found
