"""Statements about practice positions: what an answer to the question behind one claims, to be called right or not.

On a sheet of several it takes less time than the question itself, where places are picked or reasons named. A question
with two answers, such as whether something is allowed, stands as it is.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from boardlab.lessons.model.base_question import LEGAL, WORDING, Answer
from boardlab.lessons.model.checkpoint import Checkpoint
from boardlab.lessons.model.misconception import Misconception
from boardlab.lessons.model.question_types import half

CLAIM = "-"
"""Stands in an id before the number of a claim, from 1 on: ``torres.scoring.practice.1.2-3``."""
YES, NO = "yes", "no"


@dataclass(frozen=True, kw_only=True)
class Statement(Checkpoint):
    """A claim about a position, which is right or not."""

    behind: Checkpoint
    claim: Answer

    @property
    def is_plain(self) -> bool:
        """Has the question behind it two answers, which are chosen between as they stand?"""
        return len(_options(self.behind)) == 2

    def say(self, part: str, lang: str | None = None, **facts: object) -> str:
        """One of its wordings; all but the claim and its two answers are those of the question behind it."""
        behind = self.behind
        if part in {f"choice.{YES}", f"choice.{NO}"}:
            if not self.is_plain:
                return WORDING.say(f"claim.{part.partition('.')[2]}", lang)
            said = [each for each in _options(behind) if (each == self.claim) == (part == f"choice.{YES}")]
            return WORDING.say("card.illegal_short", lang) if not said[0] else behind.choice(said[0], lang)
        if part == "question" and not self.is_plain:
            claim = behind.answering.said_in_short(behind, self.claim, lang).rstrip(".")
            return WORDING.say("claim.asks", lang, question=behind.question(lang), claim=claim)
        if part == "right":
            facts["answer"] = behind.answering.said_in_short(behind, behind.answer(), lang)
        return behind.say(part, lang, **facts)


def claims(asked: Checkpoint) -> tuple[Answer, ...]:
    """What may be claimed of a position, in an order that does not tell what is right; () where that is open.

    So it is with lines of play, and where several answers reach the goal.
    """
    wrong = (*asked.misconceptions, *asked.unnamed)
    if asked.kind in {"turn", "order"} or asked.goal is not None or any(each.goal is not None for each in wrong):
        return ()
    if len(_options(asked)) == 2:
        return _options(asked)
    given = [asked.answer(), *(each.answer(asked.position) for each in wrong)]
    return tuple(sorted({half(each) if isinstance(each, str) else each for each in given}, key=_as_text))


def _options(asked: Checkpoint) -> tuple[str, ...]:
    """What is chosen between; for the kind ``legal`` that it is legal, or "" for that it is not."""
    return (LEGAL, "") if asked.kind == "legal" else asked.choices if asked.kind == "choice" else ()


def _as_text(answer: Answer) -> tuple[int, str]:
    text = " ".join(sorted(answer)) if isinstance(answer, frozenset) else str(answer)
    return len(text), text


def agrees(asked: Checkpoint, answer: Answer, claim: Answer) -> bool:
    """Does whoever gives an answer hold a claim to be right?"""
    if asked.kind == "legal":
        return (half(answer) == LEGAL) == (claim == LEGAL)
    return (half(answer) if isinstance(answer, str) else answer) == claim


def statement(asked: Checkpoint, number: int) -> Statement:
    """The statement that makes the claim with a number, from 1 on.

    Raises:
        IndexError: where there is no such claim.
    """
    claim = claims(asked)[number - 1]

    def said(answer: Answer) -> str:
        return YES if agrees(asked, answer, claim) else NO

    def given_by(wrong: Misconception) -> Misconception:
        return replace(wrong, answer=lambda p: said(wrong.answer(p)))

    right = said(asked.answer())
    wrong = [*asked.misconceptions, *asked.unnamed]
    behind = tuple(given_by(each) for each in wrong if said(each.answer(asked.position)) != right)
    # What several wrong rules give is called by the name of none.
    one = len(behind) == 1
    own = {name: getattr(asked, name) for name in KEPT}
    return Statement(
        **own, id=f"{asked.id}{CLAIM}{number}", kind="choice", setting=lambda: asked.position,
        choices=(YES, NO), keeps=(YES, NO), solve=lambda p: right, behind=asked, claim=claim,
        receipt_of=asked.receipt_of or (None if asked.answering.receipt_of_position else lambda p: None),
        misconceptions=behind if one else (), unnamed=() if one else behind,
    )  # fmt: skip


KEPT = (
    "rules", "wording", "about", "cast", "words", "facts", "rings", "after", "stays", "in_order", "sees", "view",
    "redact", "whole", "tries",
)  # fmt: skip
"""What a statement has of the question behind it."""
