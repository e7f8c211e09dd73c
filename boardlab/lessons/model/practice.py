"""Practice without end: fresh positions of a topic, each checked before it is asked.

A topic has practice when its ``questions.toml`` has a table ``[practice]``, or one for each question, such as
``[practice.fall]``. It has the fields of a question, with ``draw`` instead of ``position``: a formula of ``rng`` and
``target``, which gives a random position or nothing where it does not suit. ``target`` is the id of the misconception
it should tell from the truth, or "" for any. A candidate is only asked if its answer is accepted, at least one wrong
rule gives another answer, and the target's answer is wrong and is nobody else's. Of six positions in a row no two ask
the same of the same kind of piece, ``unit`` among the names drawn, as long as the topic has others.

>>> [asked.id for asked in practice("torres.scoring", seed=1).take(2)]
['torres.scoring.practice.1.1', 'torres.scoring.practice.1.2']
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from itertools import count, islice
from random import Random
from typing import Any
from zlib import crc32

from boardlab.core.contract.verdict import PlainError
from boardlab.core.given import whole_number
from boardlab.core.i18n.language import Phrase
from boardlab.core.text.quoting import nearest, shown
from boardlab.lessons.model.checkpoint import Checkpoint
from boardlab.lessons.model.grade import PRACTICE
from boardlab.lessons.model.question_types import WORDING
from boardlab.lessons.model.topics import find_topic, topics

Draw = Callable[[Random, str, int | None], Checkpoint | None]
"""Makes one candidate, or None: the generator of a topic. With a number its kinds of questions take turns."""
CLEAR = 12
"""So many positions are drawn to find one on which no two wrong rules agree."""
DRAWS = 500
"""How many candidates are drawn for one position before giving up."""
TURNS = 100
"""So many of them are of the kind whose turn it is."""
APART = 6
"""So many positions in a row ask different things, or the same of different kinds of pieces."""
INSTEAD = 40
"""So many are drawn of each kind, where the one whose turn it is only asks again what was just asked."""
LONGEST_SEED = 20
SAMPLE = 20
"""How many candidates are looked at to learn which misconceptions a generator knows."""
CACHED = 256
"""How many positions are kept once drawn."""
MARK = PRACTICE
Drawn = dict[str, Any]
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

    def id(self, number: int) -> str:
        """The id of a position: topic, ``practice``, seed, the misconception if there is one, number."""
        middle = f"{self.seed}.{self.against.partition('.')[2]}" if self.against else self.seed
        return f"{self.topic}.{MARK}.{middle}.{number}"


def practice(topic: str, *, seed: int | str = 0, against: str = "") -> Practice:
    """The endless row of fresh positions of a topic, to be taken by number.

    Args:
        topic: such as ``torres.scoring``.
        seed: the same seed gives the same positions.
        against: id of a misconception that every position shall tell from the truth.

    Raises:
        NoPractice: where the topic has no generator, or the seed is not a number or a plain word.
    """
    if _generator(topic) is None:
        raise NoPractice(WORDING.say("practice.unknown", topic=shown(topic), topics=nearest(topic, generators(), 5)))
    name = shown(seed)
    plain = type(seed) in {str, int} and name.isascii() and name.isalnum()
    if not plain or len(name) > LONGEST_SEED:
        raise NoPractice(WORDING.say("practice.seed", given=name))
    known = covered_misconceptions(topic)
    if against != "" and against not in known:
        raise NoPractice(
            WORDING.say("practice.against", against=shown(against), topic=topic, known=nearest(against, known, 4))
        )
    return Practice(topic, name, against)


def from_id(name: str) -> Checkpoint | None:
    """The practice position with an id; None where it is no such id.

    Raises:
        NoPractice: where topic, seed or misconception do not exist.
    """
    topic, mark, rest = name.partition(f".{MARK}.")
    seed, *against, number = rest.split(".") if rest.count(".") in {1, 2} else ("", "")
    if not mark or not (number.isascii() and number.isdigit() and len(number) < 7):
        return None
    game = topic.partition(".")[0]
    return practice(topic, seed=seed, against=f"{game}.{against[0]}" if against else "")[int(number)]


def generators() -> dict[str, Draw]:
    """The generator of each topic that has practice, by the topic's id."""
    return {topic.id: topic.draw for topic in topics() if topic.has_practice}


def _generator(topic: str) -> Draw | None:
    """The generator of one topic; no other topic is read."""
    inside = find_topic(topic)
    return inside.draw if inside is not None and inside.has_practice else None


@cache
def covered_misconceptions(topic: str) -> tuple[str, ...]:
    """Ids of the misconceptions that the generator of a topic knows; none where it has no generator."""
    rng, draw = Random(topic), _generator(topic)
    if draw is None:
        return ()
    candidates = (draw(rng, "", None) for _ in range(SAMPLE))
    return tuple(dict.fromkeys(wrong.id for asked in candidates if asked is not None for wrong in asked.misconceptions))


@lru_cache(CACHED)
def _drawn(row: Practice, number: int) -> Checkpoint:
    found = _sound(row, number)
    first = number - (number - 1) % APART
    asked = {_subject(_drawn(row, earlier)) for earlier in range(first, number)}
    if _subject(found) not in asked:
        return found
    draw, rng = _generator(row.topic), Random(f"{row.topic}/{row.seed}/{row.against}/{number}/apart")
    for at in range(APART * INSTEAD):
        candidate = draw(rng, row.against, _turn(row, number) + at // INSTEAD) if draw is not None else None
        if candidate is None or _subject(replace(candidate, id=row.id(number))) in asked or _confuses(candidate):
            continue
        other = sharpened(replace(candidate, id=row.id(number)), row.against)
        if other is not None:
            return other
    return found


def _subject(asked: Checkpoint) -> tuple[str, str]:
    """What a position asks, and of which kind of piece; without such a kind each position is another one."""
    unit = asked.facts(asked.position).get("unit") if asked.facts is not None else None
    return (asked.words, unit.key) if isinstance(unit, Phrase) else (asked.words, asked.id)


def _turn(row: Practice, number: int) -> int:
    """The number by which kinds of questions take turns."""
    return number + crc32(row.seed.encode())


def _sound(row: Practice, number: int) -> Checkpoint:
    """The position that chance draws first among those that are sound, of the kind whose turn it is if there is one."""
    rng = Random(f"{row.topic}/{row.seed}/{row.against}/{number}")
    draw = _generator(row.topic)
    found = None
    turn = _turn(row, number)
    for at in range(DRAWS):
        # Kinds of questions take turns: drawn alike, the one that is sound most often would be asked most often.
        candidate = draw(rng, row.against, turn if at < TURNS else None) if draw is not None else None
        if candidate is not None:
            asked = sharpened(replace(candidate, id=row.id(number)), row.against)
            if asked is not None and (at >= CLEAR or not _confuses(candidate)):
                return asked
            found = found or asked
            if found is not None and at >= CLEAR:
                return found
    if found is not None:
        return found
    raise NoPractice(WORDING.say("practice.none", topic=row.topic, against=row.against or "–"))


def _confuses(asked: Checkpoint) -> bool:
    """Do two wrong rules give the same wrong answer, so that nobody could say which of them was meant?"""
    given = [wrong.answer(asked.position) for wrong in asked.misconceptions]
    wrong = [each for each in given if not asked.accepts(each)]
    return any(each in wrong[:at] for at, each in enumerate(wrong))


def sharpened(asked: Checkpoint, target: str = "") -> Checkpoint | None:
    """A candidate with the misconceptions its position can tell apart; None where it is not sound.

    Sound: its answer is accepted, some wrong rule gives another one, and the target's answer is wrong and diagnosed as
    the target.
    """
    if not asked.accepts(asked.read(asked.answer())):
        return None
    first = [wrong for wrong in asked.misconceptions if wrong.id == target]
    if target and not first:
        return None
    others = [wrong for wrong in asked.misconceptions if wrong.id != target]
    given = [(wrong, wrong.answer(asked.position)) for wrong in (*first, *others)]
    misled = [(wrong, answer) for wrong, answer in given if not asked.accepts(answer)]
    answers = [answer for _, answer in misled]
    # An answer that two wrong rules give is not called by the name of either, but where one of them is the target.
    kept = [wrong for wrong, answer in misled if wrong.id == target or answers.count(answer) == 1]
    kept = kept or [wrong for wrong, _ in misled[:1]]
    if not kept or (target and kept[0].id != target):
        return None
    return replace(asked, misconceptions=tuple(kept))
