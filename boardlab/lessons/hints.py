"""The ladder of four hints: the goal, where to look, which rule, the move. Each takes its price off the worth."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from boardlab.core.language import text_in
from boardlab.lessons.question_types import WORDING

if TYPE_CHECKING:
    from boardlab.lessons.checkpoint import Checkpoint

PRICES = {"goal": 1, "where": 2, "rule": 3, "move": 5}
"""The rungs in their order, with what opening each takes off the worth."""
LEAST = 1
"""No solved checkpoint is worth less: hints and tries are to learn from."""


@dataclass(frozen=True)
class Hint:
    """One of the four hints of a checkpoint, in the order in which they are opened."""

    key: str
    """``goal``, ``where``, ``rule`` or ``move``."""
    price: int

    def label(self, lang: str | None = None) -> str:
        """What kind of help it is; known before it is opened."""
        return WORDING.say(f"hint.{self.key}", lang)

    def text(self, asked: Checkpoint, lang: str | None = None) -> str:
        """The help itself. The rule comes from the rulebook and the move is computed; the others are the author's."""
        if self.key == "rule":
            rule = asked.position.wording.rules[asked.rules[0]]
            title, statement = text_in(rule.title, lang), text_in(rule.statement, lang)
            return WORDING.say("hint.rule_text", lang, rule=title, statement=statement)
        if self.key == "move":
            return WORDING.say(f"hint.move_{asked.kind}", lang, answer=asked.show(asked.answer(), lang))
        return asked.say(f"hint.{self.key}", lang)


LADDER = tuple(Hint(key, price) for key, price in PRICES.items())


def worth_after(worth: int, opened: int, wrong: int) -> int:
    """What a checkpoint is still worth after hints and wrong tries.

    Args:
        worth: what it is worth at first.
        opened: how many rungs are open; they are opened in order.
        wrong: how many wrong answers were committed.
    """
    return max(LEAST, worth - sum(hint.price for hint in LADDER[:opened]) - wrong)
