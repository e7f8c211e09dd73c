"""Why a place belongs to the answer of a question that asks for places, or why it does not.

The rules core says it wherever it can: its refusal of the action that the place stands for, or a line of the receipt.
"""

from __future__ import annotations

from typing import NamedTuple

from boardlab.core.contract.receipt import Receipt
from boardlab.core.contract.verdict import Breach
from boardlab.core.i18n.language import text_in
from boardlab.lessons.model.base_question import WORDING
from boardlab.lessons.model.checkpoint import Checkpoint
from boardlab.lessons.model.question_types import reason_in_words


class Reason(NamedTuple):
    """Why a place belongs, or why not."""

    says: str
    rule: str
    """Id of the rule that decides; "" where a sentence of the lesson says it all."""


def reason_at(asked: Checkpoint, key: str, lang: str) -> Reason:
    """Why one place belongs to the right answer, or why not; to be said only where that answer may be seen.

    Asked in turn are the author's ``explain``, of an answer that is wrong at this place alone; what ``tries``
    does there; the receipt; the wrong rules that err there; at last the first rule of the question.
    """
    right = asked.answer()
    belongs = isinstance(right, frozenset) and key in right
    return (
        _explained(asked, key, lang)
        or _tried(asked, key, lang, belongs=belongs)
        or (_receipt_line(asked, asked.receipt(), key, lang) if belongs else None)
        or _misread(asked, key, lang, belongs=belongs)
        or Reason(text_in(asked.position.wording.rules[asked.rules[0]].statement, lang), asked.rules[0])
    )


def _explained(asked: Checkpoint, key: str, lang: str) -> Reason | None:
    right = asked.answer()
    if asked.explain is None or not isinstance(right, frozenset):
        return None
    # Where one place is asked for, a second one beside it would be the fault.
    only = len(right) == 1
    given = right ^ {key} if not only else frozenset() if key in right else frozenset({key})
    found = asked.explain(asked.position, given) if given else None
    said = reason_in_words(asked, found, lang)
    return Reason(said, found.rule if isinstance(found, Breach) else "") if said else None


def _tried(asked: Checkpoint, key: str, lang: str, *, belongs: bool) -> Reason | None:
    found = asked.tried(key, lang)
    if found is None or (belongs and (found.is_legal is False or not found.says)):
        return None
    if belongs and found.is_legal:
        return Reason(WORDING.say("way.allowed", lang), asked.rules[0])
    return Reason(found.says or WORDING.say("way.unreached", lang), found.rule or asked.rules[0])


def _receipt_line(asked: Checkpoint, receipt: Receipt | None, key: str, lang: str) -> Reason | None:
    """The line that turns on the place, or else one that counts it."""
    lines = receipt.lines if receipt is not None else ()
    line = next((line for line in lines if key in line.focus), None)
    line = line or next((line for line in lines if line.points and key in line.places), None)
    if line is None:
        return None
    words = asked.position.wording
    parts = [words.phrase(line.label, lang), words.phrase(line.sum, lang) if line.sum else "", str(line.points)]
    return Reason(", ".join(filter(None, parts)), line.rule)


def _misread(asked: Checkpoint, key: str, lang: str, *, belongs: bool) -> Reason | None:
    """Which wrong rule errs at this place, where the question has one: nobody knows whether it was the learner's."""
    for wrong in asked.misconceptions:
        given = wrong.answer(asked.position)
        if isinstance(given, frozenset) and (key in given) != belongs:
            key_said = "way.leaves_out" if belongs else "way.lets_in"
            return Reason(WORDING.say(key_said, lang, name=wrong.name(asked.wording, lang)), wrong.rule)
    return None
