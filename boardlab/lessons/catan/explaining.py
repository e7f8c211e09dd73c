"""Why a place that was picked does not belong, or one that was left out does: for questions that ask for all places."""

from __future__ import annotations

from collections.abc import Callable

from boardlab.catan import Position
from boardlab.catan.places import place_phrase
from boardlab.core.contract.verdict import Breach
from boardlab.core.i18n.language import Phrase

Places = frozenset[str]
Explain = Callable[[Position, Places], Phrase | Breach | None]


def by_judge(verb: str, right: Callable[[Position], Places]) -> Explain:
    """Names the first place too many with the game's own refusal, or else the first one missing.

    Args:
        verb: the action without its place: ``settlement``, ``road``, ``city``.
        right: the right places.
    """

    def explain(p: Position, answer: Places) -> Phrase | Breach | None:
        belongs = right(p)
        for key in sorted(answer - belongs):
            return p.judge(p.read_action(f"{verb} {key}")).breaches[0]
        for key in sorted(belongs - answer):
            return Phrase("explain.missing", {"place": place_phrase(p.island, key)})
        return None

    return explain
