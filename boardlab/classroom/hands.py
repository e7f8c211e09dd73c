"""Hands up: how many of a class hold which answer for right, by letters or by what they say.

A question is counted by letter, ``A 12, B 7``. Choices have letters; where a reason is asked for, its rules have the
letters that follow. Of a number, an order and a few places, the right answer and those of the wrong rules are offered
by letter, and another one by the last. Where no wrong rule leads to an answer that is said in short, answers are
counted as they are said, ``c2 d2: 12, c3: 7``. A turn is played and not counted. Nothing here is kept: counts are
handed in and worked out.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import NamedTuple
from zlib import crc32

from boardlab.core.errors import PlainError
from boardlab.core.i18n.language import LANGUAGES, Wording
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
OFFERED = 5
"""So many answers to a question without choices are offered by letter at most, and one letter is for any other."""
LONGEST_OFFER = 66
"""So many signs of places are read from afar; of more it is told how many they are."""
LONGEST_ORDER = 66
"""So many signs of an order, too; the steps of a longer one are named by signs."""
MOST_HANDS = 999
FEWEST = 5
"""Of fewer hands only the number is shown: with bars everybody would see who it was."""
THEN = " → "
_COUNT = re.compile(r"(?P<said>[A-Za-z])[ ]*[:=×x]?[ ]*(?P<hands>\d+)")
Counts = Mapping[str, int]
"""How many hands each letter has."""


class BadCount(PlainError, ValueError):
    """What was typed is no count of hands; the message says what would be one."""


class Option(NamedTuple):
    """What hands are raised for by a letter."""

    letter: str
    key: str
    """Of the choice, or the rule that is the reason; the answer as text where there are no choices, "" for what is none
    of those that are offered."""
    label: str
    is_reason: bool = False
    """Is it a reason for the choice?"""
    answer: Answer | None = None
    """What is offered to a question without choices."""


class Bar(NamedTuple):
    """How many hands an answer has, and what is behind it."""

    letter: str
    said: str
    hands: int
    right: bool
    behind: Misconception | None
    """The wrong rule that leads to it; None for a right answer and where none is known."""
    misnamed: bool = False
    """Is it right but for the rule that was named?"""
    is_reason: bool = False
    is_other: bool = False
    """Is it none of the answers that are offered?"""


def options(asked: Checkpoint, lang: str) -> tuple[Option, ...]:
    """What there is to choose, with its letter, in the order of its source; where nothing is to be chosen, what is
    offered, in an order that gives nothing away; of a turn, whether one has found it.

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
        return _offers(asked, lang) or _found(lang)
    return tuple(Option(letter, *each) for letter, each in zip(LETTERS, found, strict=False))


def _offers(asked: Checkpoint, lang: str) -> tuple[Option, ...]:
    """The answers that are offered by letter, and one letter for any other; nothing where no wrong one is known."""
    if asked.kind == "turn":
        return ()
    # Of those that are told alike, the likeliest.
    given: dict[str, Answer] = {}
    for each in asked.tempting:
        given.setdefault(_in_short(asked, each, "en"), each)
    if len(given) < 2:
        return ()
    offered = sorted([*given.values()][:OFFERED], key=lambda each: _mixed(asked, each))
    found = [
        Option(letter, _key(each), _in_short(asked, each, lang), answer=each)
        for letter, each in zip(LETTERS, offered, strict=False)
    ]
    return (*found, Option(LETTERS[len(found)], "", WORDING.say(f"hands.other.{asked.kind}", lang)))


def _found(lang: str) -> tuple[Option, ...]:
    """What hands are raised for where no answers can be offered."""
    said = [WORDING.say(f"hands.{each}", lang) for each in ("found", "searching")]
    return tuple(Option(letter, "", each) for letter, each in zip(LETTERS, said, strict=False))


def _mixed(asked: Checkpoint, answer: Answer) -> int:
    """By what offers are ordered: numbers rise; all else is mixed, and the same for everybody."""
    if asked.kind == "cells" and _is_long(asked):
        return len(answer) if isinstance(answer, frozenset) else 0
    return answer if isinstance(answer, int) else crc32(f"{asked.id} {_key(answer)}".encode())


def _key(answer: Answer) -> str:
    """An answer as text, the same for equal ones."""
    if isinstance(answer, frozenset):
        return " ".join(sorted(answer))
    return " ".join(answer) if isinstance(answer, tuple) else str(answer)


def steps(asked: Checkpoint, lang: str) -> dict[str, str]:
    """The steps that are put in order by the signs that stand for them, where the orders that are offered would be too
    long else: neither letters, which are raised for, nor numbers, which count the steps of the answer.
    """
    labels = [asked.choice(key, lang).rstrip(".") for key in asked.choices] if asked.kind == "order" else []
    signs = WORDING.say("hands.signs", lang).split()
    return dict(zip(signs, labels, strict=False)) if _width(THEN.join(labels)) > LONGEST_ORDER else {}


def _width(text: str) -> int:
    """How wide a text is, in Latin letters: those of Korean are twice as wide."""
    return sum(2 if "\uac00" <= sign <= "\ud7a3" else 1 for sign in text)


def _is_long(asked: Checkpoint) -> bool:
    """Are some of the places that are offered too many to be read from afar?"""
    return any(_far(asked, each) > LONGEST_OFFER for each in asked.tempting[:OFFERED])


def _far(asked: Checkpoint, answer: Answer) -> int:
    """How wide an answer is in the language in which it is widest, so that letters mean the same in each."""
    return max(_width(asked.show(answer, lang)) for lang in LANGUAGES)


def _in_short(asked: Checkpoint, answer: Answer, lang: str) -> str:
    """An answer as it is offered; a long order by the signs of its steps, many places by how many they are."""
    if isinstance(answer, frozenset) and _is_long(asked):
        named = asked.show(answer, lang) if answer and _far(asked, answer) <= LONGEST_OFFER else ""
        return ": ".join(filter(None, (WORDING.say("hands.cells", lang, count=len(answer)), named)))
    if not isinstance(answer, tuple):
        return asked.show(answer, lang)
    signs = [*steps(asked, lang)]
    return THEN.join(
        signs[asked.choices.index(step)] if signs else asked.choice(step, lang).rstrip(".") for step in answer
    )


def read_hands(asked: Checkpoint, text: str) -> dict[str, int]:
    """The counts in what was typed: ``A 12, B 7``; a letter named twice has the sum.

    Raises:
        BadCount: naming the first part that is no count.
    """
    letters = {each.letter for each in options(asked, "en")}
    found: dict[str, int] = {}
    for part in filter(None, (each.strip() for each in re.split(r"[,;]|(?<=\d) (?=[A-Za-z])", plain(text)))):
        match = _COUNT.fullmatch(part)
        if match is None or int(match["hands"]) > MOST_HANDS:
            raise BadCount(WORDING.say("hands.count", given=shown(part), example="A 12, B 7", most=MOST_HANDS))
        said = match["said"].upper()
        if said not in letters:
            raise BadCount(WORDING.say("hands.letter", given=shown(said), last=max(letters)))
        found[said] = found.get(said, 0) + int(match["hands"])
    return found


def raised(asked: Checkpoint, counts: Counts) -> int:
    """How many raised a hand: for an answer, or, where only those were counted, for a reason."""
    reasons = {each.letter for each in options(asked, "en") if each.is_reason}
    answers = sum(hands for answer, hands in counts.items() if answer not in reasons)
    return answers or sum(counts.values())


def bars(asked: Checkpoint, counts: Counts, lang: str) -> tuple[Bar, ...]:
    """What each letter got, most hands first."""
    found = [_of_option(asked, each, counts.get(each.letter, 0)) for each in options(asked, lang)]
    return tuple(sorted(found, key=lambda bar: (bar.is_reason, -bar.hands)))


def _of_option(asked: Checkpoint, option: Option, hands: int) -> Bar:
    if option.is_reason:
        return Bar(option.letter, option.label, hands, option.key in asked.because, None, is_reason=True)
    if asked.kind not in {"choice", "legal"}:
        graded = None if option.answer is None else asked.grade(option.answer)
        right, behind = (False, None) if graded is None else (graded.right, graded.misconception)
        behind = None if right else behind
        return Bar(option.letter, option.label, hands, right, behind, is_other=graded is None)
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
    return "" if bar.behind is None else bar.behind.quoted(asked.wording, lang)
