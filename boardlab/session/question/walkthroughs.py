"""The ways of an answered question, step by step: what the learner did, and what the rule asks for.

Places, steps put in order and actions played are all walked alike: a way is a row of stops, each with its sentence and
the places to light. The learner's own way tells nothing but what was answered; the rule's way is made, and one's own
judged by it, only for a :class:`~boardlab.lessons.Grade` that reveals.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import partial
from typing import Literal

from boardlab.core.i18n.language import Seat
from boardlab.lessons import Checkpoint, Grade
from boardlab.lessons.model.base_question import WORDING, Answer
from boardlab.lessons.model.reasons import reason_at

Whose = Literal["mine", "rule"]
Sign = Literal["", "both", "over", "missing", "ends"]
"""How a stop stands to the rule's way: in both, too many, missing in the learner's; or where a turn fails."""

SHORT = 6
"""The name of a place that is longer than so many letters gives way to a number, where places stand in a row."""


@dataclass(frozen=True)
class WalkStep:
    """One step of a way."""

    label: str
    """A few words, or the number of an action."""
    says: str
    """All that is told of it."""
    places: tuple[str, ...] = ()
    """Keys of the places it is about."""
    sign: Sign = ""
    rule: str = ""
    """Id of the rule that refuses it; "" for none."""
    elsewhere: int = 0
    """The number that a step put in order has in the other way; 0 where that is not told."""


@dataclass(frozen=True)
class Walkthrough:
    """A row of stops, and the answer that it walks."""

    whose: Whose
    answer: Answer
    stops: tuple[WalkStep, ...]


def walkthroughs(asked: Checkpoint, grade: Grade, lang: str, *, read: bool = False) -> tuple[Walkthrough, ...]:
    """The ways that may be walked after a verdict: the learner's own first, the rule's only where it may be seen.

    Only answers of several steps are walked: places, an order, a turn.

    Args:
        asked: the question.
        grade: the verdict.
        lang: the language.
        read: is the way beside the rule's that of a wrong rule, and nobody's own?
    """
    order = partial(_order, beside="read" if read else "rule")
    ways: dict[str, Callable[..., Iterator[WalkStep]]] = {"cells": _cells, "order": order, "turn": _turn}
    make = ways.get(asked.kind)
    if make is None:
        return ()
    mine = grade.instead if grade.told else grade.answer
    right = asked.read(asked.answer()) if grade.reveals else None
    found: list[Walkthrough] = []
    # An answer that is the rule's own is one way, not two; of places and orders that are right there is no other.
    if mine is not None and mine != right and not (grade.right and asked.kind != "turn"):
        found.append(Walkthrough("mine", mine, tuple(make(asked, "mine", mine, right, lang))))
    if right is not None:
        shown = grade.answer if grade.right and asked.kind != "turn" else right
        found.append(Walkthrough("rule", shown, tuple(make(asked, "rule", shown, None if grade.right else mine, lang))))
    return tuple(found)


def signs(asked: Checkpoint, grade: Grade, walked: tuple[Walkthrough, ...]) -> dict[str, Sign]:
    """The places of both ways with how they stand to each other; none while the right ones may not be seen."""
    if asked.kind != "cells" or not grade.reveals:
        return {}
    return {place: stop.sign for way in walked for stop in way.stops for place in stop.places if stop.sign}


def _cells(asked: Checkpoint, whose: Whose, answer: Answer, other: Answer | None, lang: str) -> Iterator[WalkStep]:
    for number, key in enumerate(sorted(answer if isinstance(answer, frozenset) else ()), 1):
        name = asked.position.place_name(key, lang)
        label = name if len(name) <= SHORT else str(number)
        # A name in words begins a sentence here; a key, such as d4, stays as it is.
        name = name if name == key else name[:1].upper() + name[1:]
        if not isinstance(other, frozenset):
            yield WalkStep(label, name, (key,))
        elif key in other:
            yield WalkStep(label, f"{name}: {WORDING.say('way.both', lang)}.", (key,), "both")
        else:
            sign: Sign = "over" if whose == "mine" else "missing"
            why = reason_at(asked, key, lang)
            yield WalkStep(
                label, _said(f"{name}: {WORDING.say(f'way.{sign}', lang)}", why.says), (key,), sign, why.rule
            )


def _order(
    asked: Checkpoint, whose: Whose, answer: Answer, other: Answer | None, lang: str, beside: str
) -> Iterator[WalkStep]:
    for number, step in enumerate(answer if isinstance(answer, tuple) else (), 1):
        label, places = asked.choice(step, lang), asked.named_in(asked.choice(step, "en"))
        if not isinstance(other, tuple):
            yield WalkStep(label, _said(f"{number}. {label}"), places)
            continue
        elsewhere = other.index(step) + 1
        said = f"way.order_{whose if whose == 'mine' else beside}"
        compared = WORDING.say(said, lang, number=elsewhere) if elsewhere != number else ""
        yield WalkStep(
            label, _said(f"{number}. {label}", compared), places, "over" if compared else "both", "", elsewhere
        )


def _turn(asked: Checkpoint, _: Whose, answer: Answer, _other: Answer | None, lang: str) -> Iterator[WalkStep]:
    position, steps = asked.position, answer if isinstance(answer, tuple) else ()
    for number, text in enumerate(steps, 1):
        action = position.read_action(text)
        stop = WalkStep(str(number), " ".join(asked.observer.tell(position, action, lang)))
        yield stop if number < len(steps) else _end_of(asked, answer, stop, lang)
        position = position.play(action)


def _end_of(asked: Checkpoint, answer: Answer, last: WalkStep, lang: str) -> WalkStep:
    """The last step of a turn, with what it came to and, where it fails, the rule that was misread."""
    verdict = asked.grade(answer)
    came_to = WORDING.say("way.reaches" if verdict else "way.ends", lang)
    # The rule of a misreading is told by its verdict, and of that alone.
    rule = verdict.misconception.rule if verdict.misconception is not None else ""
    says = _said(last.says, came_to, _points(asked, answer, lang))
    return replace(last, says=says, sign="both" if verdict else "ends", rule=rule)


def _points(asked: Checkpoint, answer: Answer, lang: str) -> str:
    """What a turn would be paid where it ended; "" where no points are counted."""
    receipt, wording = asked.answering.receipt(asked, answer), asked.position.wording
    if receipt is None or receipt.unit != "points" or not receipt.title.key:
        return ""
    facts = {"when": receipt.title, "player": Seat(asked.about), "points": receipt.total(asked.about)}
    return wording.say("study.counted", lang, **facts)


def _said(*sentences: str) -> str:
    return " ".join(
        sentence if sentence.endswith((".", "!", "?", "”", "’")) else f"{sentence}."
        for sentence in sentences
        if sentence
    )
