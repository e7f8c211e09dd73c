"""Candidates for practice: which drawn position is sound, and tells a wrong rule from the truth."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from boardlab.core.contract.verdict import PlainError
from boardlab.core.i18n.language import Phrase
from boardlab.lessons.model.base_question import Answer
from boardlab.lessons.model.checkpoint import Checkpoint
from boardlab.lessons.model.misconception import Misconception
from boardlab.lessons.model.practice_questions import PracticeQuestions

CLEAR = 20
"""So many candidates are drawn to find one on which the target's answer is no other wrong rule's."""
DRAWS = 400
"""How many are drawn to show one wrong rule before the next one is taken."""
INSTEAD = 20
"""So many more are drawn where all that was found only asks again what was just asked."""


def sound(
    inside: PracticeQuestions, wrong: str, table: str, rng: Random, before: frozenset[object]
) -> Checkpoint | None:
    """A position that shows a wrong rule, if possible alone and with another subject than those before.

    Args:
        inside: draws candidates.
        wrong: the id of the wrong rule.
        table: the practice question that shows it.
        rng: what is drawn with.
        before: the subjects of the positions before.
    """
    best, worth = None, 0
    for at in range(DRAWS):
        if (at >= CLEAR + INSTEAD and worth) or (at >= CLEAR and worth > 1):
            break
        candidate = inside.draw(rng, wrong, table)
        asked = sharpened(candidate, wrong) if candidate is not None else None
        if asked is None:
            continue
        # A mixed-up answer is worse than a subject once more.
        good = 1 + 2 * (not asked.misconceptions[0].is_shared) + (subject(asked) not in before)
        if good == 4:
            return asked
        if good > worth:
            best, worth = asked, good
    return best


def subject(asked: Checkpoint) -> object:
    """What a position asks, and of which kind of piece; without such a kind each position is another one."""
    unit = asked.facts(asked.position).get("unit") if asked.facts is not None else None
    return asked.words, unit.key if isinstance(unit, Phrase) else asked.position, asked.tries


def _can_be_given(asked: Checkpoint, wrong: Misconception) -> bool:
    """Can what a wrong rule answers here be given at all: is it one of the choices, a number, a line of play?

    A wrong rule that plays may come to where nothing of the kind can be played.
    """
    try:
        asked.read(wrong.answer(asked.position))
    except PlainError:
        return False
    return True


def _is_right(asked: Checkpoint, answer: Answer) -> bool:
    """Is an answer right, with the rule it names as its reason?"""
    return asked.accepts(answer) and asked.names(answer)


def sharpened(asked: Checkpoint, target: str = "") -> Checkpoint | None:
    """A candidate with the misconceptions its position can tell apart; None where it is not sound.

    Sound: its answer is accepted, some wrong rule gives another one, and the target's answer is wrong and diagnosed as
    the target.
    """
    aimed = next((wrong for wrong in asked.misconceptions if wrong.id == target), None)
    if target and (aimed is None or (asked.kind != "turn" and _is_right(asked, aimed.answer(asked.position)))):
        # Most candidates that do not suit are out here, before anything is drawn or the other wrong rules are asked.
        return None
    if not asked.accepts(asked.read(asked.answer())) or (asked.kind == "order" and asked.accepts(asked.choices)):
        return None
    asked = replace(asked, misconceptions=tuple(wrong for wrong in asked.misconceptions if _can_be_given(asked, wrong)))
    first = [wrong for wrong in asked.misconceptions if wrong.id == target]
    if target and not first:
        return None
    if any(_is_right(asked, wrong.answer(asked.position)) for wrong in first):
        return None
    others = [wrong for wrong in asked.misconceptions if wrong.id != target]
    given = [(wrong, wrong.answer(asked.position)) for wrong in (*first, *others)]
    misled = [(wrong, answer) for wrong, answer in given if not _is_right(asked, answer)]
    answers = [answer for _, answer in misled]
    # An answer that two wrong rules give is not called by the name of either, but where one of them is the target.
    kept = [
        wrong if answers.count(answer) == 1 else replace(wrong, is_shared=True)
        for wrong, answer in misled
        if wrong.id == target or answers.count(answer) == 1
    ]
    kept = kept or [replace(wrong, is_shared=True) for wrong, _ in misled[:1]]
    if not kept or (target and kept[0].id != target):
        return None
    named = {wrong.id for wrong in kept}
    unnamed = tuple(wrong for wrong in asked.misconceptions if wrong.id not in named)
    return replace(asked, misconceptions=tuple(kept), unnamed=unnamed)
