"""Hand-in codes: how a pupil did at the questions of one lesson, in 6 to 20 signs that can be typed, told or scanned.

A code is a number in base 32 (Crockford's alphabet, without I, L, O and U), in groups of four: ``B7K2-Q9XM-4TRA-C``.
It holds which lesson, the pupil's number, and of each question how the first answer was, how many were wrong, whether
hints were opened and whether it was solved; the last two signs are a checksum over all of that, and over the questions
of the lesson and their wrong rules. So a slip is noticed, and so is a code of a boardlab that asks something else. It
is no signature: whoever wants to can make one up.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from hashlib import sha256

from boardlab.classroom.results import Result, Results
from boardlab.core.contract.game import game_names
from boardlab.core.errors import PlainError
from boardlab.core.i18n.language import Wording
from boardlab.core.text.quoting import shown
from boardlab.lessons.build.lesson_sources import lesson_files_of
from boardlab.lessons.build.store import find_lesson
from boardlab.lessons.journal.journal import journal
from boardlab.lessons.model.catalogue import checkpoint

WORDING = Wording("boardlab.classroom")
_SIGNS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_MEANT = str.maketrans({"O": "0", "I": "1", "L": "1"})
"""Signs that are taken for others."""
MOST_NUMBER = 999
"""The largest number of a pupil."""
_CHECK = 1 << 10
"""So many checksums there are: two signs."""
_MARKS = 1 << 10
"""So many numbers of lessons there are."""
_MOST_WRONG = 3
"""More wrong answers than this are not told apart."""
_TRIED = _MOST_WRONG * 2 * 2
"""How a question may stand whose first answer was wrong: by wrong answers, hints, and whether it was solved."""
FEWEST, MOST_SIGNS = 6, 20
_IN_GROUPS = re.compile(r"(?<![\w-])[0-9A-Za-z]{4}(?:[-–—][0-9A-Za-z]{4}){0,3}[-–—][0-9A-Za-z]{1,4}(?![\w-])")
_GROUP = 4


class BadCode(PlainError, ValueError):
    """A text is no hand-in code; the message says what to do."""


def hand_in(lesson: str, *, number: int = 0) -> str:
    """The hand-in code of a lesson, by what the learner of this computer answered.

    Args:
        lesson: such as ``torres.scoring``.
        number: of the pupil, 0 to 999; 0 where there is none.

    Raises:
        UnknownLesson: where there is no such lesson.
        BadCode: for another number.
        OSError: where the journal cannot be read.
    """
    return hand_in_code(lesson, number, Results.of_journal(journal().read()).questions)


def hand_in_code(lesson: str, number: int, results: Mapping[str, Result]) -> str:
    """The code of a lesson by one pupil.

    Args:
        lesson: such as ``torres.scoring``.
        number: of the pupil, 0 to 999; 0 where there is none.
        results: by the id of the checkpoint; those of other lessons are left out.

    Raises:
        UnknownLesson: where there is no such lesson.
        BadCode: for another number.
    """
    if type(number) is not int or not 0 <= number <= MOST_NUMBER:
        raise BadCode(WORDING.say("code.number", given=shown(number), last=MOST_NUMBER))
    name = lesson if lesson in _lessons() else find_lesson(lesson).id
    value = 0
    for question, wrong in reversed(_questions(name)):
        value = value * _radix(wrong) + _digit(results.get(question), wrong)
    value = (value * (MOST_NUMBER + 1) + number) * _MARKS + _mark(name)
    signs = _written(value * _CHECK + _checksum(name, value))
    return "-".join(signs[at : at + _GROUP] for at in range(0, len(signs), _GROUP))


def read_code(text: str) -> tuple[str, int, dict[str, Result]]:
    """What a code says: the lesson, the pupil's number, and the results of the questions that were answered.

    Raises:
        BadCode: where it was mistyped, or made by a boardlab with other lessons.
    """
    signs = re.sub(r"[\s\-–—]", "", str(text)[:100]).upper().translate(_MEANT)
    if not FEWEST <= len(signs) <= MOST_SIGNS or set(signs) - set(_SIGNS):
        raise BadCode(WORDING.say("code.none", given=shown(text)))
    whole = 0
    for sign in signs:
        whole = whole * 32 + _SIGNS.index(sign)
    value, check = divmod(whole, _CHECK)
    rest, mark = divmod(value, _MARKS)
    lesson = next((name for name in _lessons() if _mark(name) == mark and _checksum(name, value) == check), None)
    if lesson is None:
        raise BadCode(WORDING.say("code.wrong", given=shown(text)))
    rest, number = divmod(rest, MOST_NUMBER + 1)
    results: dict[str, Result] = {}
    for question, wrong in _questions(lesson):
        rest, digit = divmod(rest, _radix(wrong))
        if digit:
            results[question] = _result(digit, wrong)
    if rest:
        raise BadCode(WORDING.say("code.wrong", given=shown(text)))
    return lesson, number, results


def typed_codes(text: str) -> Iterator[str]:
    """What was typed or pasted as codes, line by line: a line in which nothing looks like one is taken for a code
    that was typed without its dashes.
    """
    for line in filter(str.strip, text.splitlines()):
        yield from [*codes_in(line)] or [line.strip()]


def codes_in(text: str) -> Iterator[str]:
    """What looks like a code in a text, such as a table of a form: signs in groups, with dashes between."""
    for found in _IN_GROUPS.finditer(text):
        if len(re.sub(r"[-–—]", "", found[0])) >= FEWEST:
            yield found[0]


def _radix(wrong: Sequence[str]) -> int:
    """In how many ways a question with these wrong rules may stand."""
    return 3 + (len(wrong) + 1) * _TRIED


def _digit(result: Result | None, wrong: Sequence[str]) -> int:
    """How a question stands: 0 unanswered, 1 right at once, 2 right at once with hints, or what the first answer was
    with what came after it.
    """
    if result is None:
        return 0
    if not result.wrong:
        return (2 if result.hints else 1) if result.solved else 0
    first = wrong.index(result.first_wrong) + 1 if result.first_wrong in wrong else 0
    tried = (min(result.wrong, _MOST_WRONG) - 1) * 4 + (result.hints > 0) * 2 + result.solved
    return 3 + first * _TRIED + tried


def _result(digit: int, wrong: Sequence[str]) -> Result:
    if digit < 3:
        return Result(hints=digit - 1, solved=True)
    first, tried = divmod(digit - 3, _TRIED)
    times, rest = divmod(tried, 4)
    return Result(wrong[first - 1] if first else "", times + 1, rest >> 1, bool(rest & 1))


def _written(value: int) -> str:
    signs = ""
    while value or len(signs) < FEWEST:
        value, at = divmod(value, 32)
        signs = _SIGNS[at] + signs
    return signs


@cache
def _mark(lesson: str) -> int:
    """The number of a lesson in a code, by its id alone: a page of one game and a machine with all of them agree on it.
    Where two lessons have the same, the checksum tells them apart.
    """
    return int.from_bytes(sha256(lesson.encode()).digest()[:4], "big") % _MARKS


def _checksum(lesson: str, value: int) -> int:
    told = f"{lesson} {_questions(lesson)} {value}"
    return int.from_bytes(sha256(told.encode()).digest()[:4], "big") % _CHECK


@cache
def _lessons() -> tuple[str, ...]:
    """The ids of all lessons."""
    return tuple(name for game in game_names() for name in lesson_files_of(game))


@cache
def _questions(lesson: str) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """The questions of a lesson in its order, each with the wrong rules it knows."""
    asked = dict.fromkeys(step.about for step in find_lesson(lesson).steps if step.about)
    return tuple((name, tuple(wrong.id for wrong in checkpoint(name).misconceptions)) for name in asked)
