"""Choosing what chance answers, as a lesson may: the dice one by one, the card stolen, the card drawn.

A view that may not know which cards there are offers none of them.
"""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from boardlab.catan.actions import DICE, DRAW, DRAWS, STEAL, STEALS, THROWS, Action, Kind
from boardlab.catan.cards import DEVELOPMENTS, RESOURCES, counts_of, size
from boardlab.catan.places import development_phrase, kind_phrase
from boardlab.core.language import Phrase
from boardlab.core.picks import Choice

if TYPE_CHECKING:
    from boardlab.catan.position import Reading

Path = tuple[str, ...]


def answers(p: Reading) -> tuple[Action, ...]:
    """What chance may answer here, as far as the reader may know; nothing where a player decides."""
    if p.stage == DICE:
        return THROWS
    cards = _cards(p)
    if cards >> 40:
        return ()
    found = {STEAL: STEALS, DRAW: DRAWS}.get(p.stage, ())
    return tuple(act for act, count in zip(found, counts_of(cards), strict=False) if count)


def _cards(p: Reading) -> int:
    """The cards of which chance draws one."""
    return p.hand(p.underway.victim) if p.stage == STEAL else p.pile


def keys(act: Action) -> Path:
    """The picks that choose an answer."""
    if act.kind == Kind.DICE:
        first, second = act.dice
        return (f"die:{first}", f"die:{second}")
    if act.kind == Kind.STEAL:
        return (f"steal:{RESOURCES[STEALS.index(act)]}",)
    return (f"draw:{DEVELOPMENTS[act.card]}",)


def choice(p: Reading, act: Action, key: str, last: Action | None) -> Choice:
    """One answer to pick, with its chance."""
    if act.kind == Kind.DICE:
        return Choice(key, Phrase("choice.die", {"n": int(key[-1])}), "group.chance", action=last)
    at = STEALS.index(act) if act.kind == Kind.STEAL else act.card
    cards = _cards(p)
    chance = Fraction(counts_of(cards)[at], size(cards))
    label = kind_phrase(at) if act.kind == Kind.STEAL else development_phrase(at)
    return Choice(key, label, "group.chance", Phrase("note.chance", {"chance": str(chance)}), action=last)
