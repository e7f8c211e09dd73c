"""Misconceptions: wrong rules as code, each with a name, a feedback and the rule that refutes it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from boardlab.core.contract.position import Position
from boardlab.core.i18n.language import Wording
from boardlab.lessons.model.base_question import WORDING, Answer


@dataclass(frozen=True)
class Misconception:
    """A wrong rule with a name. An answer that it leads to is diagnosed as this misunderstanding."""

    id: str
    """Game and name, such as ``torres.counts_the_tower``; the wordings ``misconception.<name>.name`` and ``.feedback``
    say it."""
    answer: Callable[[Position], Answer]
    """The wrong rule at work: what it would answer on a position. For turns, one line of play it would take."""
    rule: str
    """Id of the rule that refutes it."""
    goal: Callable[..., bool] | None = None
    """Where several answers show it: does this answer? Same arguments as :attr:`Checkpoint.goal`. None compares with
    :attr:`answer`."""
    diagnostic: str = ""
    """Id of the checkpoint whose position tells right and wrong rule apart; "" for the first one that names it."""
    places: Callable[[Position], Iterable[str]] | None = None
    """Where on the board it looks, as keys of places: the cell it counts twice, the tower it takes for the level. None
    where there is nothing to point at."""
    is_shared: bool = False
    """Does another wrong rule of the question give the same answer, so that it can only be guessed?"""

    @property
    def key(self) -> str:
        """The id without its game: ``counts_the_tower``."""
        return self.id.partition(".")[2]

    def name(self, wording: Wording, lang: str | None = None) -> str:
        """The name of the wrong rule, short enough for a headline."""
        return wording.say(f"misconception.{self.key}.name", lang)

    def quoted(self, wording: Wording, lang: str | None = None) -> str:
        """Its name in quotation marks, where it stands alone: without them it reads as if it were true."""
        return WORDING.say("other.named", lang, name=self.name(wording, lang))

    def feedback(self, wording: Wording, lang: str | None = None) -> str:
        """What was assumed, and what is the case."""
        return wording.say(f"misconception.{self.key}.feedback", lang)
