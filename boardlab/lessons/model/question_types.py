"""The kinds of question: how an answer of each is read, said and compared.

To add a kind, write one :class:`Answering` and enter it in ``KINDS``;
``boardlab/session/question/question.py`` asks it on a card.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from itertools import islice
from math import factorial
from string import ascii_uppercase
from typing import TYPE_CHECKING, Any

from boardlab.core.contract.receipt import Receipt
from boardlab.core.contract.verdict import AmbiguousText, Breach, PlainError, UnreadableText
from boardlab.core.i18n.language import Phrase, text_in
from boardlab.core.text.in_words import action_in_words, places_in_words
from boardlab.core.text.quoting import shown
from boardlab.lessons.model.answer_text import folded, named_by, named_in, plain, whole_number
from boardlab.lessons.model.base_question import LEGAL, LONGEST, WORDING, Answer, BaseQuestion

if TYPE_CHECKING:
    from boardlab.core.contract.action import Action
    from boardlab.core.contract.position import Position

MOST = 9999
"""No number asked for is larger."""
BECAUSE = " because "
"""Stands between an answer and its reason: ``both because torres.score.everyone``."""


class BadAnswer(PlainError):
    """What a learner gave is no answer of the kind asked for; the message says what would be one."""


class Answering(ABC):
    """What all kinds share. An answer is right when it reaches the goal; without a goal, when it equals the game's."""

    receipt_of_position = False
    """Is the receipt of the position what is shown, if the author names no other?"""

    @abstractmethod
    def read(self, asked: BaseQuestion, given: object) -> Answer:
        """Read what the learner gave, and give it in the form in which answers are compared.

        Raises:
            BadAnswer: for what cannot be an answer; one sentence says what would be one.
        """

    def solve(self, asked: BaseQuestion) -> Answer:
        """The answer where the author gives no code for it."""
        raise TypeError(f"{asked.id}: a checkpoint of this kind needs solve=.")

    def reaches(self, asked: BaseQuestion, goal: Callable[..., bool], answer: Answer) -> bool:
        """Does an answer satisfy a goal, the true one or that of a wrong rule?"""
        return bool(goal(asked.position, answer))

    def accepts(self, asked: BaseQuestion, answer: Answer) -> bool:
        """Is this answer right?"""
        if asked.goal is not None:
            return self.reaches(asked, asked.goal, answer)
        return answer == asked.answer()

    def show(self, asked: BaseQuestion, answer: Answer, lang: str | None) -> str:
        """An answer in words."""
        return str(answer)

    def whole(self, asked: BaseQuestion, answer: Answer) -> Answer:
        """A computed right answer with all that is asked for."""
        return answer

    def count(self, asked: BaseQuestion) -> int | None:
        """How many answers there are to choose from; None for more than anybody would try."""
        return None

    def names(self, asked: BaseQuestion, answer: Answer) -> bool:
        """Is the rule named with a right answer the one that decides? True where none is asked for."""
        return True

    def renamed(self, asked: BaseQuestion, answer: Answer) -> Answer:
        """A right answer with the rule that decides."""
        return answer

    def said_in_short(self, asked: BaseQuestion, answer: Answer, lang: str | None) -> str:
        """An answer in words, without the reason given for it."""
        return self.show(asked, answer, lang)

    def is_of(self, asked: BaseQuestion, wrong: Answer, answer: Answer) -> bool:
        """Is an answer what a wrong rule gives?"""
        return answer == wrong

    def receipt(self, asked: BaseQuestion, answer: Answer) -> Receipt | None:
        """The receipt shown once an answer is given."""
        if asked.receipt_of is not None:
            return asked.receipt_of(asked.position)
        found: Receipt | None = asked.position.preview() if self.receipt_of_position else None
        return found


class NumberAnswers(Answering):
    """A whole number of 0 or more, also written as text, as :mod:`boardlab.lessons.model.answer_text` reads it."""

    receipt_of_position = True

    def read(self, asked: BaseQuestion, given: object) -> int:
        """Read the learner's answer as a whole number, 0 or more.

        Raises:
            BadAnswer: for anything else; one sentence says what would be an answer.
        """
        found = whole_number(given)
        if found is None or found > MOST:
            raise BadAnswer(WORDING.say("bad.number", given=shown(given)))
        return found


class ChoiceAnswers(Answering):
    """The key of one of the choices, and the rule that is the reason where one is asked for: ``both because …``."""

    receipt_of_position = True

    def read(self, asked: BaseQuestion, given: object) -> str:
        """Read the learner's answer as the key of one of the choices, with a reason where one is asked for.

        Raises:
            BadAnswer: for anything else; one sentence lists the keys, or the reasons.
        """
        if isinstance(given, tuple | list) and len(given) == 2:
            given = BECAUSE.join(map(str, given))
        said: tuple[Any, str, Any] = plain(given).partition(BECAUSE) if isinstance(given, str) else (given, "", "")
        key, because, reason = said
        if isinstance(key, str) and key not in asked.options:
            key = _key(key, named_by(asked.options, asked.choice))
        if reason and reason not in asked.reasons:
            reason = _key(reason, named_by((*asked.reasons, key), lambda rule, lang: _title(asked, rule, lang)))
        if not isinstance(key, str) or key not in asked.options:
            raise BadAnswer(WORDING.say("bad.choice", given=shown(given), choices=asked.options))
        if self.asks_why(asked, key):
            if reason not in asked.reasons:
                example = f"{key}{BECAUSE}{asked.reasons[0]}"
                raise BadAnswer(WORDING.say("bad.reason", example=example, reasons=asked.reasons))
        elif because and reason != key and not (key == LEGAL and reason in asked.position.wording.rules):
            # Older journals name a rule with what is legal, too.
            raise BadAnswer(WORDING.say("bad.choice", given=shown(given), choices=asked.options))
        else:
            return key
        return f"{key}{BECAUSE}{reason}"

    def count(self, asked: BaseQuestion) -> int:
        """The choices; a rule named as the reason counts nothing."""
        return len(asked.options)

    def asks_why(self, asked: BaseQuestion, key: str) -> bool:
        """Is a reason asked for with this choice?"""
        return bool(asked.reasons)

    def accepts(self, asked: BaseQuestion, answer: Answer) -> bool:
        """Is the choice right? Which rule was named as its reason, counts nothing."""
        key = half(answer)
        return self.reaches(asked, asked.goal, key) if asked.goal is not None else key == half(asked.answer())

    def names(self, asked: BaseQuestion, answer: Answer) -> bool:
        """Is the rule that was named as the reason of a right choice the one that decides?"""
        key, _, reason = str(answer).partition(BECAUSE)
        return not self.asks_why(asked, key) or reason in asked.because

    def renamed(self, asked: BaseQuestion, answer: Answer) -> Answer:
        """A right choice with the rule that decides as its reason."""
        return self.whole(asked, half(answer))

    def whole(self, asked: BaseQuestion, answer: Answer) -> Answer:
        """The right choice with its reason."""
        return f"{answer}{BECAUSE}{asked.because[0]}" if self.asks_why(asked, str(answer)) else answer

    def is_of(self, asked: BaseQuestion, wrong: Answer, answer: Answer) -> bool:
        """Is it the choice of a wrong rule, whatever the reason?"""
        return half(answer) == half(wrong)

    def show(self, asked: BaseQuestion, answer: Answer, lang: str | None) -> str:
        """The words of the choice, with the rule given as its reason."""
        key, because, reason = str(answer).partition(BECAUSE)
        said = asked.choice(key, lang)
        if not because:
            return said
        rule = text_in(asked.position.wording.rules[reason].title, lang)
        return WORDING.say("card.because_of", lang, answer=said.rstrip("."), rule=rule)

    def said_in_short(self, asked: BaseQuestion, answer: Answer, lang: str | None) -> str:
        """The words of the choice alone."""
        return asked.choice(half(answer), lang)


class LegalAnswers(ChoiceAnswers):
    """May the action be done, or which rule forbids it? Every rule broken is a right name."""

    receipt_of_position = False

    def count(self, asked: BaseQuestion) -> int:
        """Allowed or not: which rule forbids it counts nothing."""
        return 2

    def solve(self, asked: BaseQuestion) -> str:
        """What the rules say: legal, or the first rule broken among the choices."""
        broken = asked.verdict.rules
        return next((rule for rule in broken if rule in asked.choices), broken[0]) if broken else LEGAL

    def accepts(self, asked: BaseQuestion, answer: Answer) -> bool:
        """Legal where it is, and a rule that forbids where it is not, whichever that is."""
        return (answer == LEGAL) == (not asked.verdict.rules)

    def names(self, asked: BaseQuestion, answer: Answer) -> bool:
        """Is the rule named one of those that the verdict names?"""
        return answer == LEGAL or answer in asked.verdict.rules

    def renamed(self, asked: BaseQuestion, answer: Answer) -> Answer:
        """The right answer: a rule that forbids is the answer itself."""
        return self.solve(asked)


class CellAnswers(Answering):
    """A set of places, also as one text of keys or names."""

    def read(self, asked: BaseQuestion, given: object) -> frozenset[str]:
        """Read the learner's answer as a set of keys of places.

        Raises:
            BadAnswer: for a place that does not exist or cannot be picked here.
        """
        cells = [given] if isinstance(given, str) or not isinstance(given, Iterable) else given
        found: list[Any] = list(islice(cells, len(asked.places) + 1))
        if not all(isinstance(cell, str) and cell in asked.places for cell in found):
            names = named_by(asked.places, asked.position.place_name)
            found = named_in(given, names) if isinstance(given, str) else [_key(cell, names) for cell in found]
        wrong = [cell for cell in found if cell not in asked.places]
        if wrong or len(found) > len(asked.places):
            example = places_in_words(asked.position, asked.places[:2])
            facts = {"example": example, "given": shown(wrong[0] if wrong else given)}
            raise BadAnswer(WORDING.say("bad.cells", **facts))
        return frozenset(found)

    def count(self, asked: BaseQuestion) -> int | None:
        """All sets of the places to choose from."""
        return 2 ** len(asked.places) - 1 if asked.among is not None else None

    def show(self, asked: BaseQuestion, answer: Answer, lang: str | None) -> str:
        """The places in order."""
        return places_in_words(asked.position, sorted(answer), lang) if isinstance(answer, frozenset) else str(answer)


class OrderAnswers(Answering):
    """All the steps, in an order; as keys, also in one text."""

    def read(self, asked: BaseQuestion, given: object) -> tuple[str, ...]:
        """Read the learner's answer as the keys of all steps, in order.

        Raises:
            BadAnswer: where a step is missing, unknown or named twice.
        """
        names = named_by(asked.choices, asked.choice)
        steps = named_in(given, names) if isinstance(given, str) else given
        found: tuple[str, ...] = ()
        if isinstance(steps, Iterable) and not isinstance(steps, Mapping | set | frozenset):
            found = tuple(_key(step, names) for step in islice(steps, len(asked.choices) + 1))
        if not all(isinstance(step, str) for step in found) or sorted(found) != sorted(asked.choices):
            raise BadAnswer(WORDING.say("bad.order", given=shown(given), choices=asked.choices))
        return found

    def count(self, asked: BaseQuestion) -> int:
        """All orders of the steps."""
        return factorial(len(asked.choices))

    def show(self, asked: BaseQuestion, answer: Answer, lang: str | None) -> str:
        """The steps in words, numbered."""
        steps = answer if isinstance(answer, tuple) else (str(answer),)
        return "; ".join(f"{number} {asked.choice(step, lang)}" for number, step in enumerate(steps, 1))


class TurnAnswers(Answering):
    """A line of play within one turn, action by action; also as one text with ``;`` between the actions."""

    def read(self, asked: BaseQuestion, given: object) -> tuple[str, ...]:
        """Read the learner's answer as a line of play: texts of actions in the game's own notation.

        Raises:
            BadAnswer: for a text that is no action, or an action that is not allowed where it stands.
        """
        texts = [part for part in plain(given).split(";") if part.strip()] if isinstance(given, str) else given
        if not isinstance(texts, Iterable) or isinstance(texts, Mapping | set | frozenset):
            raise _no_turn(asked, given)
        steps = list(islice(texts, LONGEST + 1))
        position, found = asked.position, list[str]()
        for step in steps:
            if not asked.is_playing(position) or len(found) == asked.most:
                raise BadAnswer(WORDING.say("bad.turn_over", given=shown(step), count=len(found)))
            try:
                action = _action(position, plain(step)) if isinstance(step, str) else step
                verdict = position.judge(action)
            except (UnreadableText, AmbiguousText) as problem:
                raise BadAnswer(WORDING.say("bad.step", given=shown(step), why=str(problem))) from None
            except (AttributeError, TypeError):
                raise _no_turn(asked, step) from None
            if not verdict:
                raise BadAnswer(WORDING.say("bad.step", given=shown(step), why=str(verdict)))
            position = position.play(action)
            found.append(action.to_text())
        if not found:
            raise _no_turn(asked, given)
        return tuple(found)

    def end(self, asked: BaseQuestion, answer: Answer) -> Position:
        """The position a line of play leads to."""
        position = asked.position
        for text in answer if isinstance(answer, tuple) else ():
            position = position.play(position.read_action(text))
        return position

    def reaches(self, asked: BaseQuestion, goal: Callable[..., bool], answer: Answer) -> bool:
        """A goal of a turn looks at the start, the end and what was done."""
        return bool(goal(asked.position, self.end(asked, answer), answer))

    def accepts(self, asked: BaseQuestion, answer: Answer) -> bool:
        """Does the line of play reach the goal?"""
        if asked.goal is None:
            raise TypeError(f"{asked.id}: a turn needs goal=.")
        return self.reaches(asked, asked.goal, answer)

    def show(self, asked: BaseQuestion, answer: Answer, lang: str | None) -> str:
        """The actions, one after the other."""
        position, told = asked.position, list[str]()
        for text in answer if isinstance(answer, tuple) else ():
            action = position.read_action(text)
            told.append(action_in_words(position, action, lang))
            position = position.play(action)
        # The sentences become parts of one.
        return "; ".join(step.rstrip(".") for step in told)

    def receipt(self, asked: BaseQuestion, answer: Answer) -> Receipt | None:
        """What scoring would pay where the turn ended."""
        end = self.end(asked, answer)
        found: Receipt | None = asked.receipt_of(end) if asked.receipt_of is not None else end.preview()
        return found


def _key(given: object, names: Mapping[str, str]) -> Any:
    """The key that a text is or names; anything else as it is."""
    return names.get(folded(given), given) if isinstance(given, str) else given


def _title(asked: BaseQuestion, rule: str, lang: str) -> str:
    """What a rule is called; a choice that is no rule by its words."""
    rules = asked.position.wording.rules
    return text_in(rules[rule].title, lang) if rule in rules else rule


def _action(position: Position, text: str) -> Action:
    """The action that a text means, also where keys and words are not written as large or small as they should be."""
    try:
        return position.read_action(text)
    except UnreadableText:
        # A letter alone is a seat: only places and seats are written large.
        keys = {key.casefold(): key for key in (*ascii_uppercase, *position.scene(lang="en").places)}
        again = " ".join(keys.get(word, word) for word in text.casefold().split())
        with suppress(UnreadableText):
            return position.read_action(again)
        raise


def _no_turn(asked: BaseQuestion, given: object) -> BadAnswer:
    position = asked.position
    actions = position.legal_actions() or [action for action, _ in position.chance_outcomes()]
    example = actions[0].to_text() if actions else ""
    return BadAnswer(WORDING.say("bad.turn", example=example, given=shown(given)))


def half(answer: Answer) -> str:
    """What is chosen, without the reason."""
    return str(answer).partition(BECAUSE)[0]


KINDS: Mapping[str, Answering] = {
    "number": NumberAnswers(),
    "choice": ChoiceAnswers(),
    "cells": CellAnswers(),
    "turn": TurnAnswers(),
    "legal": LegalAnswers(),
    "order": OrderAnswers(),
}


def in_order(*pairs: tuple[str, str]) -> Callable[[Position, tuple[str, ...]], bool]:
    """A goal for the kind ``order``: each first step of a pair stands before its second; all else is free."""

    def goal(position: Position, answer: tuple[str, ...]) -> bool:
        return all(answer.index(first) < answer.index(second) for first, second in pairs)

    return goal


def moved(order: Sequence[str], step: str, before: str) -> tuple[str, ...]:
    """An order with one step moved in front of another: a wrong answer to the kind ``order``."""
    left = [found for found in order if found != step]
    at = left.index(before)
    return (*left[:at], step, *left[at:])


def did(actions: Sequence[str], beginning: str) -> bool:
    """Is one of the actions of a turn such: ``did(actions, "build")``?"""
    return any(text.startswith(beginning) for text in actions)


def reason_in_words(asked: BaseQuestion, found: Phrase | Breach | None, lang: str | None) -> str:
    """An author's phrase in the words of the lesson, or the game's own refusal; "" for none."""
    if isinstance(found, Breach):
        refused: str = asked.position.wording.refusal(found, lang)
        return refused
    return "" if found is None else asked.wording.phrase(found, lang)
