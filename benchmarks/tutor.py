"""How soon the tutor finds the reading of simulated learners: ``make bench-tutor`` writes docs/tutor.md.

Learners hold the right rule, one wrong rule, two, or one that the tutor does not have on its list, and slip: then they
give any other answer. Sheets are asked as the tutor chooses them, in random order, and in the order of the lesson.

A round asks each kind of learner of a topic. ``python -m benchmarks.tutor [TOPIC …] --minutes 18`` adds rounds to those
in ``dist/tutor-bench`` that were asked by the same code, the topics in turn; each round has learners of its own.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field, fields
from functools import partial
from hashlib import sha256
from heapq import nlargest
from itertools import count
from math import ceil, floor, inf
from operator import itemgetter
from pathlib import Path
from random import Random
from statistics import mean, median, median_high
from time import monotonic, process_time
from typing import NamedTuple

from boardlab.lessons.model.practice import practised
from boardlab.simulation.interval import wilson
from boardlab.tutoring import choose as choosing
from boardlab.tutoring.bank import Bank, BankQuestion, Reading, bank, lesson_bank
from boardlab.tutoring.belief import PRIOR, RIGHT, SURE, Belief
from boardlab.tutoring.choose import SAVED, SECONDS, TOGETHER, QuestionSheet, choose, entropy
from boardlab.tutoring.course import Course

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "tutor.md"
MARK = "<!-- measured -->\n"
"""In the page, what is measured stands below it."""
SLIPS = (0.05, 0.1, 0.2)
USUAL = 0.1
LOST = 0.6
"""So often somebody whose wrong rule is none of ours gives any answer, the same each time."""
NEVER = 99
"""Stands for the sheets of whoever was never named rightly."""
MOST = 10
"""So many sheets are asked until the first wrong rule has a name."""
MORE = 8
"""So many more for the second of two."""
UNSURE = 6
"""After so many a session ends as still unsure."""
ALONE = 18
"""So many questions are asked one at a time."""
FEW = 10
"""Within so many of them a wrong rule should have its name."""
TIGHTER = 300
"""So many steps make the bound on what boards can show tighter."""
OTHERS = 10
"""So many learners a round hold the right rule, so many two wrong ones, and so many none of ours."""
GUIDED = 0.8
"""So often somebody answers rightly who is helped, whatever they hold."""
Ask = Callable[[Bank, Belief, Sequence[str], int], tuple[BankQuestion, ...]]


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


def in_order(known: Bank, _belief: Belief, asked: Sequence[str], _misses: int) -> tuple[BankQuestion, ...]:
    """The next questions of a bank."""
    return known.questions[len(asked) : len(asked) + TOGETHER]


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
    sheets: int
    belief: Belief
    asked: list[str] = field(default_factory=list)
    seconds: int = 0


def ask(known: Bank, full: Bank, learner: Learner, most: int, how: Ask = choose, begun: Asked | None = None) -> Asked:
    """Ask a learner until the tutor is sure of something.

    Args:
        known: what the tutor has.
        full: the same questions with all wrong rules, by which the learner answers.
        learner: who answers.
        most: so many sheets at most.
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
        asked += [each.id for each in questions]
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


class Found(NamedTuple):
    """What was found of somebody who holds one wrong rule."""

    held: str
    named: str | None
    """The wrong rule that was named; "" for the right one, None for none."""
    sheets: int
    boards: int
    seconds: int

    @property
    def is_right(self) -> bool:
        """Was it named rightly?"""
        return self.named == self.held

    @property
    def after(self) -> int:
        """After how many sheets it was named rightly."""
        return self.sheets if self.is_right else NEVER


@dataclass
class Measured:
    """What was measured of one topic, or of several."""

    topic: str
    rules: int
    alike: list[list[str]]
    chosen_in: list[float]
    """For each round, the seconds of processor time that the slowest of ten sheets took to be chosen."""
    singles: dict[str, list[Found]] = field(default_factory=dict)
    """By how it was asked: "0.1" as the tutor chooses with so many slips, "alone" one question at a time, "random" or
    "lesson" order."""
    right: list[bool] = field(default_factory=list)
    """Was the right reading known as right?"""
    pairs: list[bool] = field(default_factory=list)
    unlisted: list[bool] = field(default_factory=list)
    """Was a wrong rule named that is not the learner's?"""
    kept: list[bool] = field(default_factory=list)
    """Was somebody called cured who kept the wrong rule?"""
    gone: list[bool] = field(default_factory=list)

    def add(self, other: Measured) -> None:
        """Take what was measured besides."""
        for how, found in other.singles.items():
            self.singles.setdefault(how, []).extend(Found(*each) for each in found)
        for each in fields(self)[5:]:
            getattr(self, each.name).extend(getattr(other, each.name))
        self.chosen_in = [*self.chosen_in, *other.chosen_in]


def measure(held: Bank, number: int) -> Measured:
    """Ask a round of learners about a topic; each wrong rule is held by one for each kind of question."""
    found = Measured(held.topic, len(held.rules), list(map(list, held.alike())), [slowest(held)])
    lesson = of_lesson(held)

    def single(how: str, wrong: str, asked: Asked) -> None:
        named = None if asked.named is None else "".join(asked.named)
        row = Found(wrong, named, asked.sheets, len(asked.asked), asked.seconds)
        found.singles.setdefault(how, []).append(row)

    for wrong in held.rules:
        for slip in SLIPS:
            single(str(slip), wrong, ask(held, held, Learner((wrong,), slip, Random(f"{wrong} {slip} {number}")), MOST))
        rng = Random(f"{wrong} others {number}")
        learner = Learner((wrong,), USUAL, rng)
        single("random", wrong, ask(shuffled(held, rng), held, learner, MOST, in_order))
        alone = Learner((wrong,), USUAL, Random(f"{wrong} alone {number}"))
        single("alone", wrong, ask(held, held, alone, ALONE, partial(choose, together=1)))
        asked = ask(lesson, lesson, learner, MOST, in_order) if lesson.rules else Asked(None, 0, Belief(held.rules))
        single("lesson", wrong, asked)
        found.unlisted.append(bool(ask(without(held, wrong), held, learner, UNSURE).named))
        found.kept.append(cure(held, learner, lets_go=False) == "cured")
        found.gone.append(cure(held, learner, lets_go=True) == "cured")
    for each in range(OTHERS):
        name = f"{held.topic} {number} {each}"
        rng = Random(name)
        found.right.append(ask(held, held, Learner((), USUAL, rng), MOST).named == RIGHT)
        found.unlisted.append(bool(ask(held, held, Learner((), USUAL, rng, LOST, name), UNSURE).named))
        both = tuple(sorted(rng.sample(held.rules, 2)))
        first = ask(held, held, Learner(both, USUAL, rng), MOST)
        second = ask(held, held, Learner(both, USUAL, rng), MORE, begun=first)
        found.pairs.append({*(first.named or ()), *(second.named or ())} == set(both))
    return found


def met_at_most(shown: Collection[frozenset[str]], number: int) -> int:
    """More wrong rules than this cannot be met on so many boards, whichever they are: a bound by Lagrange multipliers.

    Args:
        shown: the wrong rules that each board shows.
        number: so many boards are looked at.
    """
    prices, least = dict.fromkeys(frozenset().union(*shown), 1.0), inf
    for step in range(1, TIGHTER + 1):
        best = nlargest(number, ((sum(prices[rule] for rule in board), board) for board in shown), key=itemgetter(0))
        least = min(least, sum(1 - price for price in prices.values()) + sum(worth for worth, _ in best))
        met = Counter(rule for _, board in best for rule in board)
        for rule, price in prices.items():
            # What several of them show is worth less on each, and what none shows is worth more.
            prices[rule] = min(1.0, max(0.0, price - (met[rule] - (price < 1)) / (4 + step)))
    return floor(least + 1e-9)


def half_met(held: Bank) -> int:
    """After fewer boards of a bank than these, half of its wrong rules cannot have been met, in whatever order."""
    shown = {frozenset(each.says) for each in held.questions}
    return next(number for number in count(1) if 2 * met_at_most(shown, number) >= len(held.rules))


def slowest(held: Bank) -> float:
    """The seconds of processor time that the slowest of ten sheets took to be chosen, all answered rightly."""
    belief, asked, times = Belief(held.rules), list[str](), list[float]()
    for _ in range(MOST):
        begun = process_time()
        questions = choose(held, belief, asked)
        times.append(process_time() - begun)
        asked += [each.id for each in questions]
        for each in questions:
            belief.answer(each, 0)
    return max(times)


# -- what is kept of rounds ------------------------------------------------------------------------------------------


def kept_in() -> Path:
    """The folder of the rounds that were asked by this code."""
    digest = sha256(Path(__file__).read_bytes())
    for path in sorted(Path(choosing.__file__).parent.glob("*.py")):
        digest.update(path.read_bytes())
    return ROOT / "dist" / "tutor-bench" / digest.hexdigest()[:12]


def bank_in(folder: Path, topic: str) -> Bank:
    """The bank of a topic, drawn once for all rounds."""
    path = folder / f"{topic}.bank.json"
    if not path.exists():
        path.write_text(json.dumps(bank(topic).to_json()), encoding="utf-8")
    return Bank.of_json(json.loads(path.read_text(encoding="utf-8")))


def rounds_in(folder: Path, topic: str) -> list[Measured]:
    """The rounds of a topic."""
    path = folder / f"{topic}.jsonl"
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    return [Measured(**json.loads(line)) for line in lines]


def ask_rounds(folder: Path, topics: Sequence[str], minutes: float) -> None:
    """Ask rounds, of the topic that has fewest, as long as there is time."""
    folder.mkdir(parents=True, exist_ok=True)
    until, counts = monotonic() + 60 * minutes, {topic: len(rounds_in(folder, topic)) for topic in topics}
    while monotonic() < until:
        topic = min(counts, key=counts.__getitem__)
        found = measure(bank_in(folder, topic), counts[topic])
        with (folder / f"{topic}.jsonl").open("a", encoding="utf-8") as file:
            file.write(json.dumps(asdict(found)) + "\n")
        counts[topic] += 1
        print(f"{topic} {counts[topic]}: {percent(each.is_right for each in found.singles[str(USUAL)])}", flush=True)


# -- the page --------------------------------------------------------------------------------------------------------


def percent(good: Iterable[bool]) -> str:
    """A share with the bounds of its interval, in percent."""
    told = [*good]
    low, high = wilson(sum(told), len(told))
    return f"{100 * sum(told) / len(told):.0f} % ({100 * low:.0f}–{100 * high:.0f})"


def middle(counts: Iterable[int]) -> str:
    """After how many sheets or questions a wrong rule was named rightly: the median and the worst tenth."""
    counts = sorted(counts)
    told = [median_high(counts), counts[ceil(0.9 * len(counts)) - 1]]
    return " / ".join(str(each) if each < NEVER else "–" for each in told)


def one_at_a_time(measured: Sequence[Measured], banks: Mapping[str, Bank]) -> Iterator[str]:
    """How many questions were asked one at a time, and what bounds them, as lines of Markdown."""
    head = ("topic", "wrong rules", "unknown, bits", "best question, bits", "on a board: mean / most",
            "half are met only after", "questions: median / worst tenth", f"within {FEW}",
            f"within {ALONE}")  # fmt: skip
    yield f"| {' | '.join(head)} |"
    yield "|---" * len(head) + "|"
    whole = list[Found]()
    for each in measured:
        held = banks[each.topic]
        sheet, shown = QuestionSheet(Belief(held.rules)), [len(asked.says) for asked in held.questions]
        right, single = (PRIOR[kind] / (PRIOR["right"] + PRIOR["single"]) for kind in ("right", "single"))
        unknown = entropy((right, *[single / each.rules] * each.rules))
        alone = each.singles["alone"]
        whole += alone
        told = (
            each.topic, str(each.rules), f"{unknown:.1f}", f"{max(map(sheet.gain, held.questions)):.1f}",
            f"{mean(shown):.1f} / {max(shown)}", str(half_met(held)), *_alone(alone),
        )  # fmt: skip
        yield f"| {' | '.join(told)} |"
    yield f"| {' | '.join(('all', str(sum(each.rules for each in measured)), *[''] * 4, *_alone(whole)))} |"


def _alone(found: Sequence[Found]) -> tuple[str, str, str]:
    counts = [each.boards if each.is_right else NEVER for each in found]
    few, many = (percent(each <= most for each in counts) for most in (FEW, ALONE))
    return middle(counts), few, many


def rows(measured: Sequence[Measured], banks: Mapping[str, Bank]) -> Iterator[str]:
    """What was measured, as lines of Markdown."""
    head = ("topic", "wrong rules", "sheets: median / worst tenth", "boards", "minutes", "named rightly", "5 % slips",
            "20 % slips", "random order", "lesson order", "right rule known as right", "both of two", "false names",
            "false cured", "cured")  # fmt: skip
    yield f"| {' | '.join(head)} |"
    yield "|---" * len(head) + "|"
    sums = Measured("all", sum(each.rules for each in measured), [], [])
    for each in measured:
        sums.add(each)
    for each in (*measured, sums):
        usual = each.singles[str(USUAL)]
        told = (
            each.topic,
            str(each.rules),
            middle(one.after for one in usual),
            f"{median(one.boards for one in usual):.0f}",
            f"{median(one.seconds for one in usual) / 60:.1f}",
            *(percent(one.is_right for one in each.singles[how]) for how in (str(USUAL), "0.05", "0.2")),
            *(f"{middle(one.after for one in each.singles[how])}, {percent(one.is_right for one in each.singles[how])}"
              for how in ("random", "lesson")),
            percent(each.right), percent(each.pairs), percent(each.unlisted), percent(each.kept), percent(each.gone),
        )  # fmt: skip
        yield f"| {' | '.join(told)} |"
    usual = sums.singles[str(USUAL)]
    ways = Counter(
        "named rightly" if one.is_right else "another wrong rule named" if one.named else
        "still unsure" if one.named is None else "taken for the right rule" for one in usual
    )  # fmt: skip
    alike = [f"{each.topic}: {' and '.join(pair)}" for each in measured for pair in each.alike]
    rounds = [len(each.chosen_in) for each in measured]
    yield from ("", f"- Rounds a topic: {min(rounds)} to {max(rounds)}.")
    for slip in map(str, SLIPS):
        found = sums.singles[slip]
        named = percent(one.is_right for one in found)
        yield f"- {100 * float(slip):.0f} % slips: {middle(one.after for one in found)} sheets, {named} named rightly."
    yield f"- Named rightly within {UNSURE} sheets: {percent(one.after <= UNSURE for one in usual)}."
    yield f"- How {MOST} sheets ended: {', '.join(f'{what} {count}' for what, count in ways.most_common())}."
    yield f"- A sheet is chosen in {1000 * max(sums.chosen_in):.0f} ms of processor time at most."
    yield f"- Nothing tells apart: {'; '.join(alike) or 'no two wrong rules of any topic are alike'}."
    yield from ("", "### One question at a time", "")
    yield from one_at_a_time(measured, banks)
    yield from ("", "### What was taken for what", "")
    yield "Wrong rules that were held, and what was named in their place, at 10 % slips. “–” is the right rule."
    yield from ("", "| topic | held | named | times |", "|---|---|---|---|")
    wrongly = Counter(
        (each.topic, one.held.partition(".")[2], one.named.partition(".")[2] or "–")
        for each in measured
        for one in each.singles[str(USUAL)]
        if one.named is not None and not one.is_right
    )
    yield from (f"| {' | '.join(which)} | {times} |" for which, times in sorted(wrongly.items()))


def main() -> None:
    """Ask, print, and write the page where all topics were asked about."""
    parser = argparse.ArgumentParser()
    parser.add_argument("topics", nargs="*")
    parser.add_argument("--minutes", type=float, default=18)
    given = parser.parse_args()
    folder = kept_in()
    ask_rounds(folder, given.topics or practised(), given.minutes)
    measured = []
    for topic in practised():
        rounds = rounds_in(folder, topic)
        if rounds:
            whole = Measured(topic, rounds[0].rules, rounds[0].alike, [])
            for each in rounds:
                whole.add(each)
            measured.append(whole)
    told = "\n".join(rows(measured, {each.topic: bank_in(folder, each.topic) for each in measured})) + "\n"
    print(told)
    if len(measured) == len(practised()):
        before = PAGE.read_text(encoding="utf-8").partition(MARK)[0]
        PAGE.write_text(f"{before}{MARK}\n{told}", encoding="utf-8")


if __name__ == "__main__":
    main()
