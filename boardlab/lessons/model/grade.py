"""What an answer is worth: right, or wrong with the wrong rule behind it where it is known."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from functools import cached_property

from boardlab.core.contract.receipt import Receipt, ReceiptLine
from boardlab.core.text.in_words import places_in_words, stands_in
from boardlab.lessons.model.base_question import WORDING, Answer, BaseQuestion
from boardlab.lessons.model.misconception import Misconception
from boardlab.lessons.model.question_types import BECAUSE, KINDS, reason_in_words

SLIP = 2
"""A number that is wrong by no more may be a slip, though a wrong rule gives it too."""
PRACTICE = "practice"
"""Stands in the id of a practice position."""


@dataclass(frozen=True)
class Grade:
    """The verdict on one answer; true where it is right."""

    checkpoint: BaseQuestion
    answer: Answer
    misconception: Misconception | None
    right: bool
    told: bool = False
    """Is it the right answer, told because the learner asked for it?"""
    instead: Answer | None = None
    """What the learner answered last, where the right answer is told."""
    misnamed: bool = False
    """Was it judged rightly, with another rule named as the reason? That costs nothing, and is told."""

    agreed: bool = False
    """Was the same wrong rule behind an answer to another question, too?"""

    repeated: bool = False
    """Is it a wrong answer that was given to this question before? Then it counted nothing."""

    @property
    def tentative(self) -> bool:
        """Is the wrong rule no more than a guess, and no other answer agrees?

        So it is with a number near the right one, and with an answer that two wrong rules give.
        """
        if self.misconception is None or self.agreed:
            return False
        if self.misconception.is_shared or self.checkpoint.kind != "number":
            return self.misconception.is_shared
        right = self.checkpoint.answer()
        return isinstance(self.answer, int) and isinstance(right, int) and abs(self.answer - right) <= SLIP

    @property
    def _is_part(self) -> bool:
        """Were right places picked and no others, but not all of them?"""
        given, right = self.answer, self.checkpoint.answer()
        asks = self.checkpoint.kind == "cells" and self.checkpoint.goal is None
        return asks and isinstance(given, frozenset) and isinstance(right, frozenset) and given < right

    @property
    def _behind(self) -> Misconception | None:
        """The wrong rule that is told: none of right places of which some may just be missing, if no other agrees."""
        return None if self._is_part and not self.agreed else self.misconception

    @property
    def reveals(self) -> bool:
        """May the right answer be seen now? After a wrong try it may not: whoever tries again is to think again."""
        return self.right or self.told

    @cached_property
    def receipt(self) -> Receipt | None:
        """Where the right answer comes from, line by line; None after a wrong one, which does not give it away."""
        if not self.reveals:
            return None
        return KINDS[self.checkpoint.kind].receipt(self.checkpoint, self.answer)

    @property
    def places(self) -> tuple[str, ...]:
        """The places of the right answer, where places were asked for; none after a wrong one."""
        found = self.checkpoint.answer() if self.reveals and self.checkpoint.kind == "cells" else None
        return tuple(sorted(found)) if isinstance(found, frozenset) else ()

    @property
    def rule(self) -> str:
        """Id of the rule to read now: the one that the wrong rule breaks, or the first rule of the question.

        "" after a wrong answer without a name, and where the rule itself is asked for: that would be a hint or more.
        """
        if self.reveals:
            return self.checkpoint.rules[0]
        if self._behind is None or self.checkpoint.named_rules:
            return ""
        return self._behind.rule

    def headline(self, lang: str | None = None) -> str:
        """The right answer as a sentence, or the name of the wrong rule."""
        checkpoint = self.checkpoint
        if self.right:
            return checkpoint.say(
                "right", lang, answer=KINDS[checkpoint.kind].said_in_short(checkpoint, self._right, lang)
            )
        if self.told:
            return WORDING.say(
                "card.told", lang, answer=KINDS[checkpoint.kind].show(checkpoint, self.answer, lang).rstrip(".")
            )
        if self._behind is not None:
            return self._behind.quoted(checkpoint.wording, lang)
        if self._picked is None:
            return WORDING.say("other.name", lang)
        picked, right = self._picked
        found = len(picked & right)
        part = "none" if not found else "some" if picked - right else "missing"
        return WORDING.say(f"partly.{part}", lang, right=found, picked=len(picked), missing=len(right) - found)

    def kicker(self, lang: str | None = None) -> str:
        """What stands before the name of a wrong rule, which might be taken for a rule; "" where none is named.

        A guess is asked and not said.
        """
        if self.reveals or self._behind is None:
            return ""
        return WORDING.say("other.perhaps" if self.tentative else "other.misread", lang)

    def announced(self, lang: str | None = None) -> str:
        """The headline as it is said aloud, with what stands before it."""
        return f"{self.kicker(lang)} {self.headline(lang)}".strip()

    def message(self, lang: str | None = None) -> str:
        """Why it is right, what was misunderstood, or where to look; after a wrong answer never the right one."""
        said = self._said(lang)
        return f"{WORDING.say('card.given_before', lang)} {said}" if self.repeated else said

    def _said(self, lang: str | None) -> str:
        checkpoint = self.checkpoint
        if self.misnamed:
            return f"{self._named(lang)} {checkpoint.say('why', lang)}"
        if self.right:
            return checkpoint.say("why", lang)
        if self.told:
            return f"{self._explained(self.instead, lang)} {checkpoint.say('why', lang)}".strip()
        if self._behind is not None:
            feedback = self._behind.feedback(checkpoint.wording, lang)
            if self.betrays(feedback, lang):
                return self._look(lang)
            return WORDING.say("other.if_so", lang, feedback=feedback) if self.tentative else feedback
        said = self._explained(self.answer, lang)
        return self._partly(said if said and not self.betrays(said, lang) else self._look(lang), lang)

    @property
    def _picked(self) -> tuple[frozenset[str], frozenset[str]] | None:
        """The places picked and the right ones, of a wrong answer without a name; None where they are not compared.

        A single place that is wrong is all that can be said of it.
        """
        asked, given = self.checkpoint, self.answer
        if self.reveals or self._behind is not None or asked.kind != "cells" or asked.goal is not None:
            return None
        right = asked.answer()
        if not isinstance(given, frozenset) or not isinstance(right, frozenset):
            return None
        return None if len(given) == 1 and not given & right else (given, right)

    @property
    def misplaced(self) -> str:
        """The key of one place that was picked wrongly beside right ones, and is told; "" for none."""
        picked, right = self._picked or (frozenset[str](), frozenset[str]())
        wrong = sorted(picked - right) if picked & right else []
        said, place_name = self._explained(self.answer, "en"), self.checkpoint.position.place_name
        return next((place for place in wrong if stands_in(place_name(place, "en"), said)), min(wrong, default=""))

    def _partly(self, said: str, lang: str | None) -> str:
        """What is told of a wrong answer; of places, too, that one does not belong and others are missing."""
        picked, right = self._picked or (frozenset[str](), frozenset[str]())
        if not self.misplaced:
            return said
        name = self.checkpoint.position.place_name(self.misplaced, lang)
        more = WORDING.say("partly.more", lang) if right - picked else ""
        if stands_in(name, said):
            return f"{said} {more}".rstrip()
        # A name in words begins a sentence here; a key, such as d4, stays as it is.
        name = name if name == self.misplaced else name[:1].upper() + name[1:]
        return " ".join(filter(None, (WORDING.say("partly.over", lang, place=name), more, said)))

    @property
    def _right(self) -> Answer:
        """The right answer, with the rule that decides."""
        asked = self.checkpoint
        return KINDS[asked.kind].renamed(asked, self.answer) if self.misnamed else self.answer

    def _named(self, lang: str | None) -> str:
        """Which rule was named, and which one decides."""
        asked = self.checkpoint
        given, right = (asked.rule_title(str(key).rpartition(BECAUSE)[2], lang) for key in (self.answer, self._right))
        return WORDING.say("card.misnamed", lang, given=given, rule=right)

    def _explained(self, answer: Answer | None, lang: str | None) -> str:
        """What the author's code says of a wrong answer, or the rules of a place in it; "" where both say nothing."""
        asked = self.checkpoint
        found = asked.explain(asked.position, answer) if asked.explain and answer is not None else None
        said, right = reason_in_words(asked, found, lang), asked.answer()
        if said or asked.goal is not None or not isinstance(answer, frozenset) or not isinstance(right, frozenset):
            return said
        tried = (asked.tried(key, lang) for key in sorted(answer - right))
        return next((each.says for each in tried if each and not each.is_legal), "")

    def _look(self, lang: str | None) -> str:
        """Where to look, in the words of the question; practice, which pays nothing, gives its first hint."""
        checkpoint = self.checkpoint
        for part in ("look", "hint.goal") if f".{PRACTICE}." in checkpoint.id else ("look",):
            with suppress(KeyError):
                return checkpoint.say(part, lang)
        return WORDING.say("other.look", lang)

    def betrays(self, said: str, lang: str | None) -> bool:
        """Does a text name something of the right answer that neither the question nor the learner has named?"""
        checkpoint = self.checkpoint
        answer, given = checkpoint.answer(), KINDS[checkpoint.kind].show(checkpoint, self.answer, lang)
        parts = sorted(answer) if isinstance(answer, frozenset) else [] if isinstance(answer, tuple) else [str(answer)]
        known = f"{checkpoint.question(lang)} {given}"
        names = [places_in_words(checkpoint.position, [part], lang) for part in parts] if self._asks_places else []
        if checkpoint.kind in {"choice", "legal"}:
            names = [KINDS[checkpoint.kind].said_in_short(checkpoint, answer, lang)]
        return any(stands_in(name, said) and not stands_in(name, known) for name in [*parts, *names])

    @property
    def _asks_places(self) -> bool:
        return self.checkpoint.kind == "cells"

    def to_text(self, lang: str | None = None) -> str:
        """Headline, message and receipt as plain text."""
        lines = [self.announced(lang), self.message(lang)]
        receipt = self.receipt
        if receipt is not None:
            lines += [f"  {self._line(line, receipt.unit == 'points', lang)}" for line in receipt.lines]
        elif self.places:
            lines.append(f"  {places_in_words(self.checkpoint.position, self.places, lang)}")
        return "\n".join([*lines, self.rule] if self.rule else lines)

    def _line(self, line: ReceiptLine, seats: bool, lang: str | None) -> str:
        words = self.checkpoint.position.wording
        label = words.phrase(line.label, lang)
        reason = f", {words.phrase(line.sum, lang)}" if line.sum else ""
        seat = f"{chr(ord('A') + line.player)}  " if seats else ""
        return f"{seat}{line.points:>3}  {label}{reason}"

    def __bool__(self) -> bool:
        return self.right

    def __str__(self) -> str:
        return self.to_text()

    __repr__ = __str__
