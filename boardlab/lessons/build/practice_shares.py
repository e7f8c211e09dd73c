"""How practice of a topic is shared out: how often each wrong rule and rule is shown, and what a position costs.

A wrong rule is shown by a position on which its answer is wrong and no other wrong rule's, or which was drawn for it.
Whoever is asked a question again on another board must not know its answer from the one before: :func:`usual`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from random import Random
from time import process_time

from boardlab.lessons.model.base_question import LEGAL, Answer
from boardlab.lessons.model.candidates import sound
from boardlab.lessons.model.checkpoint import Checkpoint
from boardlab.lessons.model.practice import ROUND, SHARE, practice
from boardlab.lessons.model.practice_questions import practice_questions
from boardlab.lessons.model.question_fields import wrong_here
from boardlab.lessons.model.question_types import half
from boardlab.lessons.model.topic_files import practice_tables
from boardlab.lessons.model.topics import Topic, topics

SPARE = 3
"""A round of as many turns as there may be has none left to show a rule more often."""
ROUNDS = 2
"""So many rounds of wrong rules are drawn for a report that must be quick."""
MOST_USUAL, DRAWS = 0.75, 40
"""Of so many positions of a practice question no more than this have the same answer."""


@dataclass(frozen=True)
class Shares:
    """What a row of practice of one topic shows."""

    topic: Topic
    round: int
    """So many positions show all of it once."""
    drawn: int
    wrong: Counter[str]
    rules: Counter[str]
    alone: frozenset[str]
    """The wrong rules whose answer was nobody else's on some position: that one tells it from all others."""
    milliseconds: float
    """What a position costs in the middle, in time of the processor."""
    slowest: float

    @cached_property
    def in_lessons(self) -> frozenset[str]:
        """The ids of all wrong rules that the questions of the topic meet."""
        tables = self.topic.tables.values()
        return frozenset(f"{self.topic.game}.{name}" for table in tables for name in wrong_here(table))

    @property
    def equal(self) -> float:
        """The share that each wrong rule has: as none is shown by another’s turn, no deal gives all of them more."""
        return 1 / max(self.round, ROUND)

    @property
    def rare(self) -> Iterator[tuple[str, float]]:
        """The wrong rules and rules that are shown too seldom, each with its share.

        A wrong rule is shown once in :data:`ROUND` positions, a rule in :data:`SHARE` of them. Where there are too many
        for that, all have the same share: one turn a round.
        """
        least = SHARE if len(self.rules) * SHARE <= 1 and self.round <= ROUND - SPARE else self.equal
        for counted, needed in ((self.wrong, self.equal), (self.rules, least)):
            yield from ((name, count / self.drawn) for name, count in counted.items() if count / self.drawn < needed)

    @property
    def alike(self) -> Iterator[tuple[str, str]]:
        """Wrong rules of one question that no position has told apart."""
        left = [name for name in self.wrong if name not in self.alone]
        known = practice_questions(self.topic).practised
        yield from ((one, other) for one, other in combinations(left, 2) if set(known[one]) & set(known[other]))


def shares(topic: Topic, number: int = 0) -> Shares:
    """Draw the first positions of a row, and count what they show.

    Args:
        topic: one that has practice.
        number: how many; 0 for two rounds of its wrong rules.

    Raises:
        NoPractice: where the generator finds no position that is sound.
    """
    questions = practice_questions(topic)
    known = questions.practised
    wrong = Counter(dict.fromkeys(known, 0))
    rules = Counter({questions.rule_behind(name, table): 0 for name, tables in known.items() for table in tables})
    row, times, alone = practice(topic.id, seed="shares"), [], set[str]()
    number = number or ROUNDS * row.round
    for at in range(1, number + 1):
        begun = process_time()
        asked = row[at]
        times.append(1000 * (process_time() - begun))
        wrong.update(shown.id for shown in asked.misconceptions)
        rules.update({shown.rule for shown in asked.misconceptions})
        alone |= {shown.id for shown in asked.misconceptions if not shown.is_shared}
    return Shares(topic, row.round, number, wrong, rules, frozenset(alone), sorted(times)[len(times) // 2], max(times))


def usual(topic: Topic) -> dict[str, float]:
    """How often practice questions have the answer that they have most often, from 0 to 1, by their titles.

    By a title one knows a question again, so those of one title are one question. Each of their wrong rules is drawn
    for as often as the others.
    """
    inside, asked = practice_questions(topic), dict[str, list[str]]()
    for table, held in practice_tables(topic.held).items():
        asked.setdefault(held["title"]["en"], []).append(table)
    found = {}
    for title, tables in asked.items():
        aims = [(wrong, table) for table in tables for wrong in inside.practised if table in inside.practised[wrong]]
        answers = Counter[Answer]()
        for at in range(DRAWS):
            drawn = sound(inside, *aims[at % len(aims)], Random(f"{title} {at}"), frozenset())
            answers.update([_judged(drawn)] if drawn is not None else [])
        found[title] = max(answers.values(), default=DRAWS) / DRAWS
    return found


def _judged(asked: Checkpoint) -> Answer:
    """The right answer without its reason; whether something is allowed is one of two, whatever rule forbids it."""
    if asked.kind == "legal":
        return LEGAL if asked.answer() == LEGAL else ""
    return half(asked.answer()) if asked.kind == "choice" else asked.answer()


def report(game: str = "", number: int = 0) -> Iterator[str]:
    """A line a topic: how many of its wrong rules practice shows, the rarest ones, the time a position takes."""
    practised, all_of_them = 0, 0
    for topic in topics(game):
        if not topic.has_practice:
            names = {name for table in topic.tables.values() for name in wrong_here(table)}
            all_of_them += len(names)
            yield f"{topic.id:20} no practice of {len(names)}"
            continue
        found = shares(topic, number)
        practised, all_of_them = practised + len(found.wrong), all_of_them + len(found.in_lessons)
        rarest = min(found.wrong, key=found.wrong.__getitem__)
        rule = min(found.rules, key=found.rules.__getitem__)
        yield (
            f"{topic.id:20} {len(found.wrong):3} of {len(found.in_lessons):3} wrong rules; "
            f"rarest {rarest} {found.wrong[rarest] / found.drawn:.1%}, "
            f"rule {rule} {found.rules[rule] / found.drawn:.1%}; "
            f"{found.round} turns a round: nobody's share can be more than {found.equal:.1%} for all; "
            f"{found.milliseconds:.0f} ms, at most {found.slowest:.0f}"
        )
    yield f"{'all':20} {practised} of {all_of_them} wrong rules"
