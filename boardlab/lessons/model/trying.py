"""What the rules say of a place that may be picked: what is tried there is refused, or told as it happens."""

from __future__ import annotations

from collections.abc import Iterator

from boardlab.core.contract.position import Position
from boardlab.core.contract.verdict import UnreadableText
from boardlab.core.play.observer import Observer
from boardlab.core.text.in_words import stands_in
from boardlab.lessons.model.base_question import BaseQuestion, Tried

THEN = " then "
"""Stands between actions that follow each other."""


def tried_at(asked: BaseQuestion, observer: Observer, key: str, lang: str | None) -> Tried | None:
    """What ``tries`` of a question for places does at one of them, as it may be seen; None where it cannot be tried.

    With ``{}`` for the place it is that action. Without, all legal actions that begin so are tried, such as
    ``attack A31``, or one after the other what ``then`` divides: whichever names the place is told.
    """
    p: Position = asked.position
    if "{" in asked.tries:
        try:
            action = p.read_action(asked.tries.format(key))
        except UnreadableText:
            return None  # a tent, where a cell is asked for
        breaches = p.judge(action).breaches
        if breaches:
            return Tried(False, p.wording.refusal(breaches[0], lang), breaches[0].rule)
        return Tried(True, " ".join(observer.tell(p, action, lang)))
    name = p.place_name(key, lang)
    for told in _runs(p, observer, asked.tries.split(THEN), lang):
        if stands_in(name, told):
            return Tried(None, told)
    return Tried(None, "")


def _runs(p: Position, observer: Observer, tries: list[str], lang: str | None) -> Iterator[str]:
    """What happens, told for each of the actions that are tried, or for all that follow each other."""
    if len(tries) == 1:
        for action in p.legal_actions():
            if f"{action.to_text()} ".startswith(f"{tries[0]} "):
                yield " ".join(observer.tell(p, action, lang))
        return
    told: list[str] = []
    for each in tries:
        action = next(act for act in p.legal_actions() if f"{act.to_text()} ".startswith(f"{each} "))
        told += observer.tell(p, action, lang)
        p = p.play(action)
    yield " ".join(told)
