"""A rule in a notebook: ``boardlab.rule("catan.robber.discard")`` tells of it, and its example plays below."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from boardlab.lessons import rule_entry
from boardlab.lessons.model.practice import practice_of_rule
from boardlab.lessons.rule_entry import RuleEntry
from boardlab.notebook.practising import PracticeOffer
from boardlab.notebook.study import Study


@dataclass(frozen=True)
class RuleCard(RuleEntry):
    """A rule with a live board to try it; made by :func:`rule`."""

    @cached_property
    def board(self) -> Study | None:
        """The board of its example, to be played on, as its question shows it; None where there is no example."""
        example = self.example
        if example is None:
            return None
        return Study(example.position, seat=example.observer.seat, show=["turn", "actions", "log", "timeline"])

    @cached_property
    def practice(self) -> PracticeOffer | None:
        """The button that practises it; None where nobody draws positions of it."""
        return PracticeOffer(self.id) if practice_of_rule(self.id) is not None else None

    def _ipython_display_(self) -> None:
        from IPython.display import display

        told = {"text/plain": repr(self), "text/html": self.to_html(board=self.board is None, practise=False)}
        display(told, raw=True)  # type: ignore[no-untyped-call]
        for live in (self.board, self.practice):
            if live is not None:
                display(live)  # type: ignore[no-untyped-call]


def rule(id: str) -> RuleCard:  # noqa: A002  (what it is called everywhere)
    """Look a rule up: what it says, its source, how editions differ, the lessons that teach it, and a board to try it.

    >>> rule("catan.robber.desert").title("en")
    'Back to the desert'

    Args:
        id: the rule's id, as it stands beside a refusal or a receipt.

    Raises:
        UnknownRule: where there is no such rule; it names the nearest.
    """
    found = rule_entry.rule(id)
    return RuleCard(found.game, found.rule, found.taught, found.asked)
