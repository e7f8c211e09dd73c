"""A checkpoint: a question about a position, its answer as code, and the wrong rules that lead to wrong answers.

Nothing here is typed in twice: the answer is computed by the game, each trap is a wrong rule run on the same position,
and the receipt shown afterwards is the game's own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Literal

from boardlab.core.language import Wording
from boardlab.core.position import Position
from boardlab.core.receipt import Line, Receipt
from boardlab.core.scene import Scene
from boardlab.core.verdict import PlainError

Answer = int | str | frozenset[str]
"""A number; the key of a choice; or the keys of the places picked."""
Kind = Literal["number", "choice", "cells"]

WORDING = Wording("boardlab.lessons")
MOST = 9999
"""No number asked for is larger."""


class BadAnswer(PlainError):
    """Not an answer of the kind that is asked for."""


@dataclass(frozen=True)
class Trap:
    """A wrong rule with a name. An answer that equals what it gives is diagnosed as this misunderstanding."""

    id: str
    """Such as ``counts_the_tower``; the wordings ``trap.<id>.name`` and ``trap.<id>.feedback`` say it."""
    answer: Callable[[Any], Answer]
    """The wrong rule: what it would answer on a position."""
    rule: str
    """Id of the rule that refutes it."""


def whole_receipt(position: Any) -> Receipt | None:
    """The receipt of scoring the position now."""
    found: Receipt | None = position.preview()
    return found


@dataclass(frozen=True)
class Checkpoint:
    """A question with its answer as code.

    The wordings ``<topic>.<number>.title``, ``.question``, ``.right`` (with ``{answer}``) and ``.why`` belong to it;
    ``.choice.<key>`` for each choice.
    """

    id: str
    """Game, topic and number: ``torres.scoring.3``."""
    kind: Kind
    setting: Callable[[], Any]
    """Makes the position; called once, when first needed."""
    solve: Callable[[Any], Answer]
    """Computes the answer by the rules of the game."""
    traps: tuple[Trap, ...]
    rules: tuple[str, ...]
    """Ids of the rules it is about."""
    wording: Wording
    choices: tuple[str, ...] = ()
    """Keys of the choices, in their order; for the kind ``choice``."""
    bill: Callable[[Any], Receipt | None] = whole_receipt
    """The receipt shown once an answer is given; None where the places alone are the answer."""
    worth: int = 10
    seat: int = 0
    """Whom the question is about: whose receipt is opened first."""
    view: str = ""
    """The picture shown; "" for the game's usual one."""
    veil: Callable[[Scene], Scene] | None = None
    """Takes out of the picture and its words what would answer the question."""
    whole: bool = False
    """Does the question need what lies around the board: the score track, stacks, the phase?"""

    @cached_property
    def position(self) -> Position:
        """The position the question is about."""
        made: Position = self.setting()
        return made

    def answer(self) -> Answer:
        """The right answer, computed by the game."""
        return self.solve(self.position)

    def receipt(self) -> Receipt | None:
        """What is shown after an answer: line by line where it comes from."""
        return self.bill(self.position)

    def grade(self, answer: object) -> Grade:
        """Right, or wrong and why.

        Raises:
            BadAnswer: for what cannot be an answer to this question.
        """
        given = self.read(answer)
        if given == self.answer():
            return Grade(self, given, None, right=True)
        trap = next((trap for trap in self.traps if trap.answer(self.position) == given), None)
        return Grade(self, given, trap, right=False)

    def read(self, answer: object) -> Answer:
        """An answer as it is compared: a number, also written; the key of a choice; a set of cells, also as one text.

        Raises:
            BadAnswer: for anything else.
        """
        if self.kind == "number":
            if isinstance(answer, str) and answer.strip().isascii() and answer.strip().isdigit():
                answer = int(answer.strip()[:9])
            if isinstance(answer, bool) or not isinstance(answer, int) or not 0 <= answer <= MOST:
                raise BadAnswer(WORDING.say("bad.number", id=self.id, given=_short(answer)))
            return answer
        if self.kind == "choice":
            if not isinstance(answer, str) or answer not in self.choices:
                raise BadAnswer(WORDING.say("bad.choice", id=self.id, given=_short(answer), choices=self.choices))
            return answer
        cells = answer.replace(",", " ").split() if isinstance(answer, str) else answer
        if not isinstance(cells, Iterable):
            raise BadAnswer(WORDING.say("bad.cells", id=self.id, given=_short(answer)))
        found = list(cells)
        wrong = next((cell for cell in found if cell not in self.places), None)
        if wrong is not None or len(found) > len(self.places):
            raise BadAnswer(WORDING.say("bad.cells", id=self.id, given=_short(wrong or answer)))
        return frozenset(found)

    @cached_property
    def places(self) -> tuple[str, ...]:
        """The places of the board that may be picked."""
        return tuple(self.position.scene(lang="en").places)

    def scene(self, lang: str | None = None) -> Scene:
        """The picture of the question, in shapes and words."""
        drawn = self.position.scene(lang=lang, view=self.view, show="all" if self.whole else "board")
        return self.veil(drawn) if self.veil else drawn

    # -- words -----------------------------------------------------------------------------------------------------

    @property
    def topic(self) -> str:
        """The id without its number: ``torres.scoring``."""
        return self.id.rpartition(".")[0]

    def title(self, lang: str | None = None) -> str:
        """The question in a few words."""
        return self.say("title", lang)

    def question(self, lang: str | None = None) -> str:
        """What is asked."""
        return self.say("question", lang)

    def choice(self, key: str, lang: str | None = None) -> str:
        """A choice in words."""
        return self.say(f"choice.{key}", lang)

    def say(self, part: str, lang: str | None = None, **facts: Any) -> str:
        """One of the wordings of this checkpoint."""
        return self.wording.say(f"{self.id.partition('.')[2]}.{part}", lang, **facts)

    def show(self, answer: Answer, lang: str | None = None) -> str:
        """An answer in words: ``15``, the words of a choice, or cells in order."""
        if isinstance(answer, frozenset):
            return " ".join(sorted(answer)) or "–"
        return self.choice(answer, lang) if isinstance(answer, str) else str(answer)

    def to_text(self, lang: str | None = None, state: str = "") -> str:
        """Question, choices and board as plain text; nothing of the answer."""
        lines = [WORDING.say("card.head", lang, id=self.id, worth=self.worth), self.title(lang), self.question(lang)]
        lines += [f"  {key}: {self.choice(key, lang)}" for key in self.choices]
        lines += [state] if state else []
        return "\n".join([*lines, "", self.scene(lang).to_text()])


@dataclass(frozen=True)
class Grade:
    """What an answer is worth: right, or wrong with the wrong rule behind it where it is known."""

    checkpoint: Checkpoint
    answer: Answer
    trap: Trap | None
    right: bool

    @property
    def receipt(self) -> Receipt | None:
        """Where the right answer comes from, line by line."""
        return self.checkpoint.receipt()

    @property
    def places(self) -> tuple[str, ...]:
        """The places of the right answer, where places were asked for."""
        found = self.checkpoint.answer()
        return tuple(sorted(found)) if isinstance(found, frozenset) else ()

    @property
    def rule(self) -> str:
        """Id of the rule to read now."""
        return self.trap.rule if self.trap else self.checkpoint.rules[0]

    def headline(self, lang: str | None = None) -> str:
        """The right answer as a sentence, or the name of the wrong rule."""
        checkpoint = self.checkpoint
        if self.right:
            return checkpoint.say("right", lang, answer=checkpoint.show(self.answer, lang))
        if self.trap is not None:
            return checkpoint.wording.say(f"trap.{self.trap.id}.name", lang)
        return WORDING.say("other.name", lang)

    def message(self, lang: str | None = None) -> str:
        """Why it is right, what was misunderstood, or what to look at."""
        checkpoint, right = self.checkpoint, self.checkpoint.answer()
        if self.right:
            return checkpoint.say("why", lang)
        if self.trap is not None:
            return checkpoint.wording.say(f"trap.{self.trap.id}.feedback", lang)
        if isinstance(right, frozenset) and isinstance(self.answer, frozenset):
            facts = {"missing": len(right - self.answer), "extra": len(self.answer - right)}
            return WORDING.say("other.cells", lang, **facts)
        return WORDING.say(f"other.{checkpoint.kind}", lang, given=checkpoint.show(self.answer, lang))

    def to_text(self, lang: str | None = None) -> str:
        """Headline, message and receipt as plain text."""
        lines = [self.headline(lang), self.message(lang)]
        receipt = self.receipt
        if receipt is not None:
            lines += [f"  {self._line(line, lang)}" for line in receipt.lines]
        elif self.places:
            lines.append(f"  {' '.join(self.places)}")
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


def _short(value: object) -> str:
    text = str(value)
    return text if len(text) <= 40 else text[:39] + "…"
