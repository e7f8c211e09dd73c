"""What an answer is worth: right, or wrong with the wrong rule behind it where it is known."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Protocol

from boardlab.core.language import Phrase
from boardlab.core.receipt import Line, Receipt
from boardlab.core.verdict import Breach
from boardlab.core.words import places_in_words
from boardlab.lessons.asked import Answer, Asked
from boardlab.lessons.misconception import Misconception
from boardlab.lessons.question_types import WORDING, Answering, told


class Graded(Asked, Protocol):
    """A question whose answers are graded."""

    @property
    def rules(self) -> tuple[str, ...]:
        """Ids of the rules it is about."""

    @property
    def explain(self) -> Callable[[Any, Any], Phrase | Breach | None] | None:
        """Where a wrong answer parts from the truth."""

    @property
    def answering(self) -> Answering:
        """What answers of its kind are."""

    def show(self, answer: Answer, lang: str | None = None) -> str:
        """An answer in words."""

    def say(self, part: str, lang: str | None = None, **facts: Any) -> str:
        """One of its wordings."""


@dataclass(frozen=True)
class Grade:
    """The verdict on one answer; true where it is right."""

    checkpoint: Graded
    answer: Answer
    misconception: Misconception | None
    right: bool

    @cached_property
    def receipt(self) -> Receipt | None:
        """Where the right answer comes from, line by line; for a turn, what it would pay where it ended."""
        return self.checkpoint.answering.receipt(self.checkpoint, self.answer)

    @property
    def places(self) -> tuple[str, ...]:
        """The places of the right answer, where places were asked for."""
        found = self.checkpoint.answer() if self.checkpoint.kind == "cells" else None
        return tuple(sorted(found)) if isinstance(found, frozenset) else ()

    @property
    def rule(self) -> str:
        """Id of the rule to read now: the one that the wrong rule breaks, or the first rule of the question."""
        return self.misconception.rule if self.misconception else self.checkpoint.rules[0]

    def headline(self, lang: str | None = None) -> str:
        """The right answer as a sentence, or the name of the wrong rule."""
        checkpoint = self.checkpoint
        if self.right:
            return checkpoint.say("right", lang, answer=checkpoint.show(self.answer, lang))
        if self.misconception is not None:
            return self.misconception.name(checkpoint.wording, lang)
        return WORDING.say("other.name", lang)

    def message(self, lang: str | None = None) -> str:
        """Why it is right, what was misunderstood, or where the answer parts from the truth."""
        checkpoint = self.checkpoint
        if self.right:
            return checkpoint.say("why", lang)
        if self.misconception is not None:
            return self.misconception.feedback(checkpoint.wording, lang)
        own = checkpoint.explain(checkpoint.position, self.answer) if checkpoint.explain else None
        return told(checkpoint, own, lang) or checkpoint.answering.differs(checkpoint, self.answer, lang)

    def to_text(self, lang: str | None = None) -> str:
        """Headline, message and receipt as plain text."""
        lines = [self.headline(lang), self.message(lang)]
        receipt = self.receipt
        if receipt is not None:
            lines += [f"  {self._line(line, lang)}" for line in receipt.lines]
        elif self.places:
            lines.append(f"  {places_in_words(self.checkpoint.position, self.places, lang)}")
        return "\n".join([*lines, self.rule])

    def _line(self, line: Line, lang: str | None) -> str:
        words = self.checkpoint.position.wording
        label = words.phrase(line.label, lang)
        reason = f", {words.phrase(line.sum, lang)}" if line.sum else ""
        return f"{chr(ord('A') + line.player)}  {line.points:>3}  {label}{reason}"

    def __bool__(self) -> bool:
        return self.right

    def __str__(self) -> str:
        return self.to_text()

    __repr__ = __str__
