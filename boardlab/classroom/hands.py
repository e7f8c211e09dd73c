"""Hands up: how many of a class hold which answer for right, by letters or by what they say.

A question with choices is counted by letter, ``A 12, B 7``; where a reason is asked for, its rules have the letters
that follow. A number, places or an order are counted by the answers themselves, ``15: 12, 8: 7``. A turn is played and
not counted. Nothing here is kept: counts are handed in and worked out.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import NamedTuple

from boardlab.core.errors import PlainError
from boardlab.core.i18n.language import Wording
from boardlab.core.text.quoting import shown
from boardlab.lessons.model.answer_text import plain
from boardlab.lessons.model.base_question import LEGAL, Answer
from boardlab.lessons.model.catalogue import checkpoints
from boardlab.lessons.model.checkpoint import Checkpoint
from boardlab.lessons.model.grade import Grade
from boardlab.lessons.model.misconception import Misconception
from boardlab.lessons.model.practice import NoPractice, Practice, covered_misconceptions, practice
from boardlab.lessons.model.question_types import BECAUSE

WORDING = Wording("boardlab.classroom")
LETTERS = "ABCDEFGHIJ"
MOST_HANDS = 999
FEWEST = 5
"""Of fewer hands only the number is shown: with bars everybody would see who it was."""
_COUNT = re.compile(r"(?P<said>.+?) ?(?:[:=×x]| ) ?(?P<hands>\d+)", re.IGNORECASE)
_LETTER = re.compile(r"(?P<said>[A-Za-z])[ ]*[:=×x]?[ ]*(?P<hands>\d+)")
Counts = Mapping[Answer, int]
"""How many hands each answer has: by its letter, or as :meth:`Checkpoint.read` gives it."""


class BadCount(PlainError, ValueError):
    """What was typed is no count of hands; the message says what would be one."""


class Option(NamedTuple):
    """What hands are raised for by a letter."""

    letter: str
    key: str
    """Of the choice, or the rule that is the reason."""
    label: str
    is_reason: bool = False
    """Is it a reason for the choice?"""


class Bar(NamedTuple):
    """How many hands an answer has, and what is behind it."""

    letter: str
    """"" where answers are typed."""
    said: str
    hands: int
    right: bool
    behind: Misconception | None
    """The wrong rule that leads to it; None for a right answer and where none is known."""
    misnamed: bool = False
    """Is it right but for the rule that was named?"""
    is_reason: bool = False


def counts_by(asked: Checkpoint) -> str:
    """What hands are counted by: ``letters``, ``answers`` that are typed, or "" where they are not counted."""
    if asked.kind in {"choice", "legal"}:
        return "letters"
    return "" if asked.kind == "turn" else "answers"


def options(asked: Checkpoint, lang: str) -> tuple[Option, ...]:
    """What there is to choose, with its letter, in the order of its source; nothing where answers are typed.

    Of what is allowed or not, the rule that forbids is the answer, so that one hand says both; which rule allows it is
    not asked.
    """
    if asked.kind == "legal":
        say = asked.rule_title
        found = [(key, asked.choice(key, lang) if key == LEGAL else say(key, lang), False) for key in asked.options]
    elif asked.kind == "choice":
        found = [(key, asked.choice(key, lang), False) for key in asked.options]
        found += [(rule, asked.rule_title(rule, lang), True) for rule in asked.reasons]
    else:
        found = []
    return tuple(Option(letter, *each) for letter, each in zip(LETTERS, found, strict=False))


def read_hands(asked: Checkpoint, text: str) -> dict[Answer, int]:
    """The counts in what was typed: ``A 12, B 7`` or ``15: 12, 8: 7``; an answer named twice has the sum.

    Raises:
        BadCount: naming the first part that is no count.
        BadAnswer: for what cannot be an answer to the question.
    """
    letters = {each.letter for each in options(asked, "en")}
    typed = plain(text)
    typed = re.sub(r"(?<=\d) (?=[A-Za-z])", ",", typed) if letters else typed
    found: dict[Answer, int] = {}
    for part in filter(None, (each.strip() for each in re.split(r"[,;]", typed))):
        match = (_LETTER if letters else _COUNT).fullmatch(part)
        example = "A 12, B 7" if letters else "15: 12, 8: 7" if asked.kind == "number" else WORDING.say("hands.places")
        if match is None or int(match["hands"]) > MOST_HANDS:
            raise BadCount(WORDING.say("hands.count", given=shown(part), example=example, most=MOST_HANDS))
        said = match["said"].upper() if letters else asked.read(match["said"])
        if letters and said not in letters:
            raise BadCount(WORDING.say("hands.letter", given=shown(said), last=max(letters)))
        found[said] = found.get(said, 0) + int(match["hands"])
    return found


def raised(asked: Checkpoint, counts: Counts) -> int:
    """How many raised a hand: for an answer, or, where only those were counted, for a reason."""
    reasons = {each.letter for each in options(asked, "en") if each.is_reason}
    answers = sum(hands for answer, hands in counts.items() if answer not in reasons)
    return answers or sum(counts.values())


def bars(asked: Checkpoint, counts: Counts, lang: str) -> tuple[Bar, ...]:
    """What each answer got, most hands first: all that have a letter, or all that were typed; without any, the wrong
    answers that have a name, so that there is something to talk about.
    """
    by_letter = options(asked, lang)
    if by_letter:
        found = [_of_option(asked, each, counts.get(each.letter, 0)) for each in by_letter]
        return tuple(sorted(found, key=lambda bar: (bar.is_reason, -bar.hands)))
    answers = dict(counts)
    if not answers and asked.kind != "turn":
        answers = {asked.answer(): 0, **{each.answer(asked.position): 0 for each in asked.misconceptions}}
    graded = [(asked.grade(answer), hands) for answer, hands in answers.items()]
    made = [
        Bar("", asked.show(grade.answer, lang), hands, grade.right, grade.misconception)
        for grade, hands in graded
        if grade.right or grade.misconception is not None or hands
    ]
    return tuple(sorted(made, key=lambda bar: (-bar.hands, not bar.right)))


def _of_option(asked: Checkpoint, option: Option, hands: int) -> Bar:
    if option.is_reason:
        return Bar(option.letter, option.label, hands, option.key in asked.because, None, is_reason=True)
    grade = _graded(asked, option.key)
    right = grade.right and (asked.kind == "choice" or option.key == LEGAL or not grade.misnamed)
    misnamed = grade.right and not right
    return Bar(option.letter, option.label, hands, right, None if grade.right else grade.misconception, misnamed)


def _graded(asked: Checkpoint, key: str) -> Grade:
    """The verdict on a choice; a reason that it needs to be read counts nothing here."""
    reason = f"{BECAUSE}{(asked.because or asked.reasons)[0]}" if asked.asks_why(key) else ""
    return asked.grade(f"{key}{reason}")


def commonest(asked: Checkpoint, counts: Counts, lang: str) -> Misconception | None:
    """The wrong rule that most hands are behind; without any hands, the first one that can be refuted here."""
    found = [bar for bar in bars(asked, counts, lang) if bar.behind is not None]
    raised = [bar for bar in found if bar.hands] or found
    known = (bar.behind for bar in raised if bar.behind is not None and board_against(bar.behind, asked) is not None)
    return next(known, None)


def board_against(wrong: Misconception, asked: Checkpoint) -> tuple[Checkpoint, Practice | None] | None:
    """Another board on which a wrong rule gives a wrong answer, with its practice; None where there is no such board.

    A fresh position where there is practice against it, else another question of the topic that knows the wrong rule.
    """
    if wrong.id in covered_misconceptions(asked.topic):
        row = practice(asked.topic, seed="class", against=wrong.id)
        try:
            return row[1], row
        except NoPractice:
            pass
    others = (each for each in checkpoints(asked.topic) if each.id != asked.id)
    found = next((each for each in others if any(known.id == wrong.id for known in each.misconceptions)), None)
    return None if found is None else (found, None)


def said_behind(asked: Checkpoint, bar: Bar, lang: str) -> str:
    """What is behind an answer, in words: the wrong rule; "" for a right one and where none is known."""
    if bar.misnamed:
        return WORDING.say("hands.other_rule", lang)
    return "" if bar.behind is None else bar.behind.name(asked.wording, lang)
