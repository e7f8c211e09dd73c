"""How soon the tutor finds the reading of simulated learners: ``make bench-tutor`` writes docs/tutor.md.

``python -m benchmarks.tutor [TOPIC …] [--each 2]`` prints it. Learners hold the right rule, one wrong rule, two, or one
that the tutor does not have on its list, and slip: then they give any other answer. Questions are asked as the tutor
chooses them, in random order, and in the order of the lesson.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from math import ceil
from pathlib import Path
from random import Random
from statistics import median
from time import process_time

from boardlab.lessons.model.practice import practised
from boardlab.simulation.interval import wilson
from boardlab.tutoring.bank import Bank, BankQuestion, Reading, bank, lesson_bank
from boardlab.tutoring.belief import RIGHT, SURE, Belief
from boardlab.tutoring.choose import choose
from boardlab.tutoring.course import Course

PAGE = Path(__file__).parents[1] / "docs" / "tutor.md"
MARK = "<!-- measured -->\n"
"""In the page, what is measured stands below it."""
SLIPS = (0.05, 0.1, 0.2)
USUAL = 0.1
LOST = 0.6
"""So often somebody whose wrong rule is none of ours gives any answer, the same each time."""
NEVER = 99
"""Stands for the questions of whoever was never named rightly."""
MOST = 10
"""So many questions are asked until the first wrong rule has a name."""
MORE = 8
"""So many more for the second of two."""
UNSURE = 6
"""After so many a session ends as still unsure."""
GUIDED = 0.8
"""So often somebody answers rightly who is helped, whatever they hold."""
Ask = Callable[[Bank, Belief, Sequence[str], int], tuple[BankQuestion, ...]]
SECONDS = {"choice": 48, "legal": 48, "cells": 70, "order": 70, "number": 80, "turn": 110}
"""How long an answer takes, the question's reading included."""
SAVED = 18
"""So many seconds fewer each further line of a sheet takes: nothing new is waited for."""


@dataclass(frozen=True)
class Learner:
    """Somebody who answers by a reading, and slips."""

    reading: Reading
    slip: float
    rng: Random
    lost: float = 0.0
    """So often the answer is any, always the same to the same question: a wrong rule that is nobody's."""
    salt: str = ""

    def answer(self, full: BankQuestion) -> int | None:
        """Which answer is given, as numbered by a bank that knows all rules."""
        if self.lost:
            fixed = Random(f"{self.salt}/{full.id}")
            if fixed.random() < self.lost:
                return _any(full, fixed)
        said = self.rng.choice(full.said(self.reading))
        if self.rng.random() >= self.slip:
            return said
        while (other := _any(full, self.rng)) == said:
            pass
        return other


def _any(full: BankQuestion, rng: Random) -> int | None:
    named = max(full.says.values(), default=0) + 1
    found = rng.randrange(max(full.answers, named, 2))
    return found if found < named else None


def chosen(known: Bank, belief: Belief, asked: Sequence[str], misses: int) -> tuple[BankQuestion, ...]:
    """The question, or the sheet, that the tutor chooses."""
    return choose(known, belief, asked, misses)


def in_order(known: Bank, _belief: Belief, asked: Sequence[str], _misses: int) -> tuple[BankQuestion, ...]:
    """The next question of a bank."""
    return known.questions[len(asked) : len(asked) + 1]


def shuffled(held: Bank, rng: Random) -> Bank:
    """A bank in another order."""
    return Bank(held.topic, rng.sample(held.questions, len(held.questions)))


def without(held: Bank, wrong: str) -> Bank:
    """A bank that does not know a wrong rule."""
    return Bank(
        held.topic,
        (
            each._replace(says={name: said for name, said in each.says.items() if name != wrong})
            for each in held.questions
            if set(each.says) != {wrong}
        ),
    )


@dataclass
class Asked:
    """What came of asking one learner."""

    named: Reading | None
    questions: int
    belief: Belief
    asked: list[str] = field(default_factory=list)
    seconds: int = 0


def ask(known: Bank, full: Bank, learner: Learner, most: int, how: Ask = chosen, begun: Asked | None = None) -> Asked:
    """Ask a learner until the tutor is sure of something.

    Args:
        known: what the tutor has.
        full: the same questions with all wrong rules, by which the learner answers.
        learner: who answers.
        most: so many questions at most.
        how: how the next one is chosen.
        begun: what was asked before; what was named there is not named again.
    """
    belief = begun.belief if begun else Belief(known.rules)
    asked = list(begun.asked) if begun else []
    misses = seconds = 0
    for number in range(1, most + 1):
        questions = how(known, belief, asked, misses)
        if not questions:
            return Asked(None, number - 1, belief, asked, seconds)
        asked += [each.board for each in questions]
        seconds += sum(SECONDS[each.kind] for each in questions) - SAVED * (len(questions) - 1)
        right = 0
        for question in questions:
            whole = full.find(question.id)
            assert whole is not None, question.id
            given = learner.answer(whole)
            # An answer of a wrong rule that the tutor does not know is one that nothing explains.
            given = given if given in {0, *question.says.values()} else None
            right += given == 0
            belief.answer(question, given)
        misses = 0 if 2 * right >= len(questions) else misses + 1
        if begun is not None:
            held = belief.holding()
            second = [name for name in known.rules if held[name] >= SURE and (name,) != begun.named]
            if second:
                return Asked((second[0],), number, belief, asked, seconds)
        elif (named := belief.sure()) is not None:
            return Asked(named, number, belief, asked, seconds)
    return Asked(None, most, belief, asked, seconds)


def of_lesson(held: Bank) -> Bank:
    """The questions of the lesson of a topic, with the wrong rules that its bank knows."""
    rules = set(held.rules)
    rows = (
        each._replace(says={name: said for name, said in each.says.items() if name in rules})
        for each in lesson_bank(held.topic).questions
    )
    return Bank(held.topic, rows)


def cure(held: Bank, learner: Learner, lets_go: bool) -> str:
    """The phase in which a session ends whose learner has a wrong rule and lets it go when it is refuted, or not."""
    wrong = learner.reading[0]
    course = Course(held, Belief(held.rules), set())
    course.refute(wrong)
    belief = course.belief
    for shown in [each for each in held.questions if wrong in each.says][:2]:
        belief.answer(shown, shown.says[wrong])
    after = Learner(() if lets_go else (wrong,), learner.slip, learner.rng)
    while (asked := course.question) is not None:
        phase = course.phase
        if phase == "ask":
            break
        if phase != "refute":
            helped = phase == "guided" and learner.rng.random() < GUIDED
            course.answer(0 if helped else after.answer(asked))
        course.go_on()
    return course.phase


@dataclass
class Measured:
    """What was measured of one topic."""

    topic: str
    rules: int
    alike: tuple[Reading, ...]
    singles: dict[str, list[tuple[str, Reading | None, int]]] = field(default_factory=dict)
    """By how it was asked: the wrong rule held, what was named, and after how many questions."""
    right: list[tuple[Reading | None, int]] = field(default_factory=list)
    pairs: list[bool] = field(default_factory=list)
    unlisted: list[Reading | None] = field(default_factory=list)
    kept: list[str] = field(default_factory=list)
    """How sessions ended with learners who kept their wrong rule."""
    gone: list[str] = field(default_factory=list)
    seconds: list[int] = field(default_factory=list)
    """How long it took to ask each of them as the tutor chooses, at the usual slips."""
    shown: tuple[int, ...] = ()
    """How many wrong rules the best questions show, by how many these are, from none on."""
    chosen_in: float = 0.0
    """Seconds of processor time a question took to be chosen, in the mean."""

    def named(self, how: str) -> list[bool]:
        """Was each wrong rule named rightly?"""
        return [found == (held,) for held, found, _ in self.singles[how]]

    def count(self, how: str) -> list[int]:
        """After how many questions each was named rightly."""
        return [number if found == (held,) else NEVER for held, found, number in self.singles[how]]


def measure(topic: str, each: int) -> Measured:
    """Ask learners of all kinds about a topic; each wrong rule is held by so many."""
    held = bank(topic)
    found = Measured(topic, len(held.rules), held.alike())
    lesson = of_lesson(held)
    for wrong in held.rules:
        for slip in SLIPS:
            how = f"chosen {slip}"
            for number in range(each if slip == USUAL else 1):
                rng = Random(f"{wrong} {slip} {number}")
                asked = ask(held, held, Learner((wrong,), slip, rng), MOST)
                found.singles.setdefault(how, []).append((wrong, asked.named, asked.questions))
                found.seconds += [asked.seconds] if slip == USUAL else []
        rng = Random(f"{wrong} others")
        learner = Learner((wrong,), USUAL, rng)
        for how, known in {"random": shuffled(held, rng), "lesson": lesson}.items():
            asked = ask(known, known, learner, MOST, in_order) if known.rules else Asked(None, 0, Belief(held.rules))
            found.singles.setdefault(how, []).append((wrong, asked.named, asked.questions))
        known = without(held, wrong)
        found.unlisted.append(ask(known, held, learner, UNSURE).named)
        found.kept.append(cure(held, learner, lets_go=False))
        found.gone.append(cure(held, learner, lets_go=True))
    for number in range(10 * each):
        rng = Random(f"{topic} {number}")
        asked = ask(held, held, Learner((), USUAL, rng), MOST)
        found.right.append((asked.named, asked.questions))
        lost = Learner((), USUAL, rng, LOST, f"{topic} {number}")
        found.unlisted.append(ask(held, held, lost, UNSURE).named)
        both = tuple(sorted(rng.sample(held.rules, 2)))
        first = ask(held, held, Learner(both, USUAL, rng), MOST)
        second = ask(held, held, Learner(both, USUAL, rng), MORE, begun=first)
        found.pairs.append({*(first.named or ()), *(second.named or ())} == set(both))
    found.shown = tuple(shown_by(held))
    begun, belief = process_time(), Belief(held.rules)
    for _ in range(10):
        choose(held, belief, ())
    found.chosen_in = (process_time() - begun) / 10
    return found


def shown_by(held: Bank) -> Iterator[int]:
    """How many wrong rules are shown by no question, by the best one, by the best two, and so on."""
    left = set(held.rules)
    while left:
        yield len(held.rules) - len(left)
        left -= max((set(each.says) & left for each in held.questions), key=len)
    yield len(held.rules)


def limit(each: Measured) -> str:
    """After how many questions half of the wrong rules were shown at best, and the share that ten can show."""
    half = next(number for number, count in enumerate(each.shown) if 2 * count >= each.rules)
    return f"{half}, {100 * each.shown[min(MOST, len(each.shown) - 1)] / each.rules:.0f} %"


def percent(good: Iterable[bool]) -> str:
    """A share with the bounds of its interval, in percent."""
    told = [*good]
    low, high = wilson(sum(told), len(told))
    return f"{100 * sum(told) / len(told):.0f} % ({100 * low:.0f}–{100 * high:.0f})"


def middle(counts: Sequence[int]) -> str:
    """The median and the worst tenth."""
    worst = sorted(counts)[ceil(0.9 * len(counts)) - 1]
    said = [f"{each:.0f}" if each < NEVER else "–" for each in (median(counts), worst)]
    return " / ".join(said)


def rows(measured: Sequence[Measured]) -> list[str]:
    """What was measured, as lines of Markdown."""
    usual = f"chosen {USUAL}"
    head = ("topic", "wrong rules", "half shown after, shown by ten",
            "median / worst tenth", "minutes", "named rightly", "random order", "lesson order",
            "right rule known as right", "both of two", "false names", "false cured", "cured")  # fmt: skip
    table = [f"| {' | '.join(head)} |", "|---" * len(head) + "|"]
    sums = Measured("all", sum(each.rules for each in measured), ())
    for each in measured:
        for how, found in each.singles.items():
            sums.singles.setdefault(how, []).extend(found)
        for name in ("right", "pairs", "unlisted", "kept", "gone", "seconds"):
            getattr(sums, name).extend(getattr(each, name))
    for each in (*measured, sums):
        told = (
            each.topic,
            str(each.rules),
            limit(each) if each.shown else "",
            middle(each.count(usual)),
            f"{median(each.seconds) / 60:.1f}",
            percent(each.named(usual)),
            *(f"{middle(each.count(how))}, {percent(each.named(how))}" for how in ("random", "lesson")),
            percent(found == RIGHT for found, _ in each.right),
            percent(each.pairs),
            percent(found not in (None, RIGHT) for found in each.unlisted),
            percent(phase == "cured" for phase in each.kept),
            percent(phase == "cured" for phase in each.gone),
        )
        table.append(f"| {' | '.join(told)} |")
    slips = [f"{100 * slip:.0f} % slips: {middle(sums.count(how))}, {percent(sums.named(how))} named rightly"
             for slip in SLIPS for how in [f"chosen {slip}"]]  # fmt: skip
    ways = Counter(
        "named rightly" if found == (held,) else "another wrong rule named" if found else
        "taken for the right rule" if found == RIGHT else "still unsure"
        for held, found, _ in sums.singles[usual]
    )  # fmt: skip
    alike = [f"{each.topic}: {' and '.join(pair)}" for each in measured for pair in each.alike]
    within = percent(number <= UNSURE for number in sums.count(usual))
    slowest = max(each.chosen_in for each in measured)
    return [
        *table, "", *(f"- {line}." for line in slips),
        f"- Named rightly within {UNSURE} questions: {within}.",
        f"- How {MOST} questions ended: " + ", ".join(f"{what} {count}" for what, count in ways.most_common()) + ".",
        f"- A question is chosen in {1000 * slowest:.1f} ms at most (mean of ten, processor time).",
        "- Nothing tells apart: " + ("; ".join(alike) if alike else "no two wrong rules of any topic are alike") + ".",
        "", "### What was taken for what", "",
        "Wrong rules that were held, and what was named in their place, at 10 % slips. “–” is the right rule.", "",
        "| topic | held | named | times |", "|---|---|---|---|", *confusions(measured, usual),
    ]  # fmt: skip


def confusions(measured: Sequence[Measured], how: str) -> list[str]:
    """Which wrong rules were taken for another reading, as rows of Markdown."""
    found = Counter(
        (each.topic, held, named[0] if named else "–")
        for each in measured
        for held, named, _ in each.singles[how]
        if named is not None and named != (held,)
    )
    return [
        f"| {topic} | {held.partition('.')[2]} | {named.partition('.')[2] or named} | {times} |"
        for (topic, held, named), times in sorted(found.items())
    ]


def main() -> None:
    """Measure, print, and write the page where all topics were measured."""
    parser = argparse.ArgumentParser()
    parser.add_argument("topics", nargs="*")
    parser.add_argument("--each", type=int, default=2)
    given = parser.parse_args()
    measured = []
    for topic in given.topics or practised():
        measured.append(measure(topic, given.each))
        print(rows(measured[-1:])[2], flush=True)
    told = rows(measured)
    if not given.topics:
        before = PAGE.read_text(encoding="utf-8").partition(MARK)[0]
        PAGE.write_text(before + MARK + "\n" + "\n".join(told) + "\n", encoding="utf-8")
    print("\n".join(told))


if __name__ == "__main__":
    main()
