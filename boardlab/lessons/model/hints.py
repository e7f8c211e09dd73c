"""What a question pays, and its ladder: three hints, the goal, where to look and which rule, and last the answer.

Right at the first try a question pays all it is worth, at the second 40 %, later 20 %; but where few answers are left,
no more than 10 % for each of them: who said no and was wrong knows that it is yes. Each hint takes 10 % of the whole
worth off. Whoever found the answer alone always gets 10 %; whoever was told it gets nothing. The worth of a question is
a multiple of 10, so that points are whole.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from boardlab.core.i18n.language import text_in
from boardlab.lessons.model.base_question import WORDING

if TYPE_CHECKING:
    from boardlab.lessons.model.checkpoint import Checkpoint

PRICES = {"goal": 10, "where": 10, "rule": 10, "move": 100}
"""The rungs in their order, with what opening each takes off, in percent of the whole worth."""
TELLING = "move"
"""The last rung: the answer itself."""
TRIES = (100, 40, 20)
"""What is paid at the first, the second and every later try, in percent of the worth."""
EACH_LEFT = 10
"""A later try pays at most so much for each answer that is left to try, in percent."""
LEAST = 10
"""What is paid at least to whoever found the answer without being told it, in percent."""
MISSES = 2
"""After so many wrong tries, or after any hint, the answer may be asked for."""


@dataclass(frozen=True)
class Hint:
    """One rung of a checkpoint: a hint, or last the answer."""

    key: str
    """``goal``, ``where``, ``rule`` or ``move``."""
    price: int
    """What opening it takes off, in percent of the whole worth."""

    def cost(self, worth: int) -> int:
        """What opening it takes off a question of a certain worth, in points."""
        return share(worth, self.price)

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


HELPS = tuple(hint for hint in LADDER if hint.key != TELLING)
"""The three hints that help without telling the answer."""


def share(worth: int, percent: int) -> int:
    """So many percent of a worth, in whole points."""
    return worth * percent // 100


def try_pays(wrong: int, answers: int | None = None) -> int:
    """What a try pays, in percent of the worth, before hints are taken off.

    Args:
        wrong: how many wrong answers were given before.
        answers: how many answers there are to choose from; None for more than anybody would try.
    """
    usual = TRIES[min(wrong, len(TRIES) - 1)]
    return usual if answers is None or not wrong else min(usual, EACH_LEFT * max(1, answers - wrong))


def worth_after(worth: int, opened: int, wrong: int, *, told: bool = False, answers: int | None = None) -> int:
    """What a checkpoint is still worth after hints and wrong tries, in points.

    Args:
        worth: what it is worth at first.
        opened: how many of the rungs are open; the fourth is the answer.
        wrong: how many wrong answers were committed.
        told: was the answer told?
        answers: how many answers there are to choose from, such as 2 for yes or no; None for more than one would try.
    """
    if told or opened > len(HELPS):
        return 0
    tried = share(worth, try_pays(wrong, answers))
    return max(share(worth, LEAST), tried - sum(hint.cost(worth) for hint in HELPS[:opened]))


def pays_after(asked: Checkpoint, opened: int, wrong: int, *, told: bool = False) -> int:
    """What a checkpoint is still worth after hints and wrong tries, in points; where it predicts, the first is free."""
    paid_for = max(0, wrong - asked.predicts)
    return worth_after(asked.worth, opened, paid_for, told=told, answers=asked.answers if paid_for else None)
