"""Practice without end: fresh positions of a topic, each checked before it is asked.

A topic has practice when its ``questions.toml`` has a table ``[practice]``, or one for each question, such as
``[practice.fall]``. It has the fields of a question, with ``draw`` instead of ``position``: a formula of ``rng`` and
``target``, which gives a random position or nothing where it does not suit. ``target`` is the id of the misconception
it should tell from the truth, or "" for any. With ``like = "7"`` it has the fields of question 7, as far as it does not
say them itself; with a ``position`` instead of ``draw`` it is asked on that one turned about. No question has mostly
the same answer: a draw for ``sees_a_ban`` or ``overlooks_a_rule`` gives the counterpart of what the others give.

The rule comes first: what each position of a row shall show, a wrong rule and the question that shows it, is dealt like
cards, each wrong rule once a round; then a position is drawn that shows it. A candidate is only asked if its answer is
accepted and the target's answer is wrong; where there is such a position, it is also nobody else's.
Of six positions in a row no two ask the same of the same kind of piece, ``unit`` among the names drawn, as long as the
question has others.

>>> [asked.id for asked in practice("torres.scoring", seed=1).take(2)]
['torres.scoring.practice.1.1', 'torres.scoring.practice.1.2']
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from importlib import import_module
from itertools import count, islice
from random import Random
from typing import NamedTuple

from boardlab.core.contract.verdict import PlainError
from boardlab.core.given import whole_number
from boardlab.core.json_data import Json
from boardlab.core.text.quoting import nearest, shown
from boardlab.lessons.model.base_question import WORDING
from boardlab.lessons.model.candidates import sound, subject
from boardlab.lessons.model.checkpoint import Checkpoint
from boardlab.lessons.model.grade import PRACTICE
from boardlab.lessons.model.practice_questions import PracticeQuestions, find_practice
from boardlab.lessons.model.topics import topic_names, topics

APART = 6
"""So many positions in a row ask different things, or the same of different kinds of pieces."""
SHARE = 0.08
"""So large a part of a round is about each rule of a topic, where there are not more rules than that allows."""
ROUND = 20
"""A round that is no longer shows each wrong rule once in so many positions."""
LONGEST_SEED = 20
AFTER = "after"
"""Begins the seed of practice that opens behind a question of its topic, before the number of that: it asks for no rule
that is told later in the lessons."""
RULE = "rule-"
"""Stands in an id before the rule that is practised, which is written with ``-`` for its dots."""
REVIEW = "review="
"""Begins what a review of several rules is called in an address and by a page; their ids follow."""
CACHED = 256
"""How many positions are kept once drawn."""
MARK = PRACTICE
Drawn = Json
"""What a generator draws: a position, and what else the question is made of, by the names of its fields."""
MOST_TAKEN = 10_000


class NoPractice(PlainError, LookupError):
    """There is no practice for this topic or against this misconception; the message names where there is."""


@dataclass(frozen=True)
class Practice:
    """The endless row of practice positions of a topic; the same seed gives the same row."""

    topic: str
    seed: str
    against: str = ""
    """Id of the misconception that every position tells from the truth; "" for any."""
    rule: str = ""
    """Id of the rule that all positions are about; "" for any."""

    def __getitem__(self, number: int) -> Checkpoint:
        """The position with a number from 1 on.

        Raises:
            NoPractice: where the generator finds none that is sound.
        """
        if type(number) is not int or number < 1:
            raise NoPractice(WORDING.say("practice.number", given=shown(number)))
        return _drawn(self, number)

    def __iter__(self) -> Iterator[Checkpoint]:
        return (self[number] for number in count(1))

    def take(self, number: int) -> tuple[Checkpoint, ...]:
        """The first ``number`` positions of the row.

        Raises:
            NoPractice: where the generator finds none that is sound.
        """
        return tuple(islice(self, whole_number(number, 0, MOST_TAKEN, "mistake.taken")))

    @property
    def round(self) -> int:
        """So many positions show each wrong rule at least once."""
        return len(_aims(self, 0))

    def id(self, number: int) -> str:
        """The id of a position: topic, ``practice``, seed, the misconception or rule if there is one, number."""
        about = self.against.partition(".")[2]
        if self.rule:
            about = RULE + self.rule.partition(".")[2].replace(".", "-")
        return ".".join(filter(None, (self.topic, MARK, self.seed, about, str(number))))


@dataclass(frozen=True)
class ReviewRow:
    """Positions of several rules, one of each, and then no more."""

    turns: tuple[tuple[Practice, int], ...]
    """The practice of each rule, and the number of the position there."""

    def __getitem__(self, number: int) -> Checkpoint:
        """The position with a number from 1 to :attr:`last`."""
        row, at = self.turns[number - 1]
        return row[at]

    @property
    def last(self) -> int:
        """How many positions there are."""
        return len(self.turns)


Row = Practice | ReviewRow


class Aim(NamedTuple):
    """What a position shall show."""

    wrong: str
    """The id of a wrong rule."""
    table: str
    """The practice question that tells it from the truth."""


def practice(topic: str, *, seed: int | str = 0, against: str = "", rule: str = "") -> Practice:
    """The endless row of fresh positions of a topic, to be taken by number.

    Args:
        topic: such as ``torres.scoring``.
        seed: the same seed gives the same positions.
        against: id of a misconception that every position shall tell from the truth.
        rule: id of the rule that they shall all be about; not together with ``against``.

    Raises:
        NoPractice: where the topic has no practice, of this rule or against this misconception, or the seed is not a
            number or a plain word.
    """
    inside = find_practice(topic)
    if inside is None:
        raise NoPractice(WORDING.say("practice.unknown", topic=shown(topic), topics=nearest(topic, practised(), 5)))
    name = shown(seed)
    plain = type(seed) in {str, int} and name.isascii() and name.isalnum()
    if not plain or len(name) > LONGEST_SEED:
        raise NoPractice(WORDING.say("practice.seed", given=name))
    known = tuple(inside.practised)
    if against != "" and against not in known:
        raise NoPractice(
            WORDING.say("practice.against", against=shown(against), topic=topic, known=nearest(against, known, 4))
        )
    if rule != "" and rule not in rules_practised(topic):
        near = nearest(rule, rules_practised(topic), 4)
        raise NoPractice(WORDING.say("practice.rule", rule=shown(rule), topic=topic, known=near))
    return Practice(topic, name, against, "" if against else rule)


def from_id(name: str) -> Checkpoint | None:
    """The practice position with an id; None where it is no such id.

    Raises:
        NoPractice: where topic, seed, misconception or rule do not exist.
    """
    topic, mark, rest = name.partition(f".{MARK}.")
    seed, *about, last = rest.split(".") if rest.count(".") in {1, 2} else ("", "")
    if not mark or not (last.isascii() and last.isdigit() and len(last) < 7):
        return None
    game, what = topic.partition(".")[0], about[0] if about else ""
    rule = f"{game}.{what.removeprefix(RULE).replace('-', '.')}" if what.startswith(RULE) else ""
    row = practice(topic, seed=seed, against=f"{game}.{what}" if what and not rule else "", rule=rule)
    return row[int(last)]


def practice_about(about: object, seed: int | str = 0) -> Practice:
    """Practice of a topic, of a rule, or against a misconception, by its id.

    Raises:
        NoPractice: where there is none.
    """
    about = shown(about, 200)
    game = about.partition(".")[0]
    topic = next((name for name in topic_names(game) if about in covered_misconceptions(f"{game}.{name}")), None)
    if find_practice(about) is None and topic is not None:
        return practice(f"{game}.{topic}", seed=seed, against=about)
    return practice_of_rule(about, seed) or practice(about, seed=seed)


def practice_line(about: str) -> str:
    """The line of Python that practises a topic, a rule or against a misconception, by its id."""
    return f'boardlab.practice("{about}")'


def practised() -> tuple[str, ...]:
    """The ids of the topics that have practice."""
    return tuple(topic.id for topic in topics() if topic.has_practice)


def practice_of_rule(rule: str, seed: int | str = 0) -> Practice | None:
    """Practice of one rule, in the first topic of its game that has any; None where none has."""
    game = rule.partition(".")[0]
    if find_practice(rule) is not None:
        return None
    names = (f"{game}.{name}" for name in topic_names(game))
    topic = next((name for name in names if rule in rules_practised(name)), None)
    return practice(topic, seed=seed, rule=rule) if topic is not None else None


def covered_misconceptions(topic: str) -> tuple[str, ...]:
    """Ids of the misconceptions that practice of a topic can show; none where it has no practice."""
    inside = find_practice(topic)
    return tuple(inside.practised) if inside is not None else ()


@cache
def rules_practised(topic: str) -> dict[str, tuple[Aim, ...]]:
    """The ids of the rules that can be practised in a topic, with what shows each: what breaks it, first of all.

    Where no wrong rule breaks it, it is shown by the questions whose answers hang on it.
    """
    inside = find_practice(topic)
    if inside is None:
        return {}
    aims = [Aim(wrong, table) for wrong, tables in inside.practised.items() for table in tables]
    broken: dict[str, tuple[Aim, ...]] = {}
    needed: dict[str, tuple[Aim, ...]] = {}
    for aim in aims:
        rule = inside.rule_behind(*aim)
        broken[rule] = (*broken.get(rule, ()), aim)
        for each in inside.topic.tables[aim.table]["rules"]:
            needed[each] = (*needed.get(each, ()), aim)
    return {**needed, **broken}


@lru_cache(CACHED)
def _aims(row: Practice, around: int) -> tuple[Aim, ...]:
    """What a row shows in one round, in order: no question twice running if it can be.

    Args:
        row: the row.
        around: the number of the round, from 0.
    """
    inside = find_practice(row.topic)
    if inside is None:
        return ()
    rng = Random(f"{row.topic}/{row.seed}/{row.against}{row.rule}/{around}")
    if row.against:
        kinds = [Aim(row.against, table) for table in inside.practised[row.against]]
    elif row.rule:
        kinds = list(rules_practised(row.topic)[row.rule])
    else:
        kinds = [Aim(wrong, table) for wrong, tables in inside.practised.items() for table in tables]
    kinds = [aim for aim in kinds if _is_told(row, inside, aim)]
    turns = _turns(inside, kinds)
    rng.shuffle(kinds)
    rng.shuffle(turns)
    asked = Counter[str]()
    left: dict[str, list[Aim]] = {}
    for wrong, rule in turns:
        # Of the questions that show it the one that was asked least.
        fitting = (aim for aim in kinds if aim.wrong == wrong and inside.rule_behind(*aim) == rule)
        chosen = min(fitting, key=lambda aim: asked[aim.table])
        asked[chosen.table] += 1
        left.setdefault(chosen.table, []).append(chosen)
    if row.against:
        return tuple({aim.table: aim for aim in kinds}.values())
    found: list[Aim] = []
    while left:
        others = [table for table in left if not found or table != found[-1].table] or list(left)
        most = max(others, key=lambda table: len(left[table]))
        # One that has more turns left than all others together cannot wait, or it would follow itself in the end.
        waits = 2 * len(left[most]) <= sum(map(len, left.values()))
        table = rng.choices(others, [len(left[table]) for table in others])[0] if waits else most
        found.append(left[table].pop())
        left = {table: aims for table, aims in left.items() if aims}
    return tuple(found)


def rules_asked(row: Practice) -> frozenset[str]:
    """The rules that a row may ask for; none where it has no position."""
    inside = find_practice(row.topic)
    tables = {aim.table for aim in _aims(row, 0)}
    return (
        frozenset(rule for table in tables for rule in inside.topic.tables[table]["rules"]) if inside else frozenset()
    )


def _is_told(row: Practice, inside: PracticeQuestions, aim: Aim) -> bool:
    """Is all that a practice question asks for told by the question behind which it opens, or asked by that itself?"""
    number, tables = row.seed.removeprefix(AFTER), inside.topic.tables
    if number == row.seed or number not in tables or aim.table == f"practice.{number}":
        return True
    # Where a question stands only the lessons know, which are built of questions: they are asked while one practises.
    known = import_module("boardlab.lessons.build.store").known_to(f"{row.topic}.{number}")
    return known is None or known.union(tables[number]["rules"]).issuperset(tables[aim.table]["rules"])


def _turns(inside: PracticeQuestions, kinds: list[Aim]) -> list[tuple[str, str]]:
    """The turns of a round: wrong rules, each with the rule that it breaks.

    Each wrong rule has one, and more until every rule has its share. Wrong rules that all positions of a question show
    together have one turn. Where there are too many rules for :data:`SHARE`, or too many wrong rules for a short round,
    all have the same.
    """
    each = dict.fromkeys((aim.wrong, inside.rule_behind(*aim)) for aim in kinds)
    together = {aim.wrong: inside.shown_together(aim.table) for aim in kinds}
    found, met = list[tuple[str, str]](), set[str]()
    for wrong, rule in each:
        if wrong not in met:
            found.append((wrong, rule))
            met |= together[wrong] if wrong in together[wrong] else set()
    about = {
        (wrong, rule): {rule, *(other for one, other in each if wrong in together[wrong] and one in together[wrong])}
        for wrong, rule in found
    }
    dealt = Counter(rule for turn in found for rule in about[turn])
    while dealt and len(dealt) * SHARE <= 1 and len(found) < ROUND:
        rarest = min(dealt, key=dealt.__getitem__)
        if dealt[rarest] >= SHARE * len(found):
            break
        more = min((turn for turn in about if rarest in about[turn]), key=found.count)
        found.append(more)
        dealt.update(about[more])
    return found


@lru_cache(CACHED)
def _drawn(row: Practice, number: int) -> Checkpoint:
    """The position that chance draws first among those that are sound and show what is their turn.

    Raises:
        NoPractice: where nothing that the row is about can be shown.
    """
    inside, first = find_practice(row.topic), number - (number - 1) % APART
    before = frozenset(subject(_drawn(row, earlier)) for earlier in range(first, number))
    size = row.round
    around = _aims(row, (number - 1) // size) if size else ()
    rng = Random(f"{row.topic}/{row.seed}/{row.against}{row.rule}/{number}")
    for at in range(size):
        aim = around[(number - 1 + at) % size]
        found = sound(inside, *aim, rng, before) if inside is not None else None
        if found is not None:
            return replace(found, id=row.id(number), dealt=row.rule or found.misconceptions[0].rule)
    raise NoPractice(WORDING.say("practice.none", topic=row.topic, against=row.against or row.rule or "–"))
