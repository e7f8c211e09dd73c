"""Actions and places in words."""

from __future__ import annotations

import re
from collections.abc import Iterable

from boardlab.core.contract.event import Event
from boardlab.core.contract.position import Action, Position, View
from boardlab.core.i18n.language import Called

_ALONE = r"(?<![A-Za-z0-9_|.-])(?<![0-9],){}(?![A-Za-z0-9_|]|,-?[0-9]|:[0-9])"
"""A word of its own: no part of a longer word, of the key of a place such as “-2,0|-1,0” or of a rate such as “3:1”."""


def stands_in(part: str, text: str) -> bool:
    """Does a text hold a number, key or name as a word of its own?"""
    return re.search(_ALONE.format(re.escape(part)), text, re.IGNORECASE) is not None


def name_of_action(position: View, action: Action, lang: str | None = None) -> str:
    """An action, legal or not, as text with its places by name: ``build d4``, ``robber (hills 9)``."""
    words = action.to_text().split()
    named = [(word, position.place_name(word, lang)) for word in words]
    return " ".join(word if word == name else f"({name})" for word, name in named)


def action_in_words(
    position: Position,
    action: Action,
    lang: str | None = None,
    names: Called = None,
    heard: tuple[Event, ...] | None = None,
) -> str:
    """What a legal action does, in a sentence; its text, ``move d3 d4``, where nothing is told of it. ``heard`` is what
    somebody hears of it who may not know all.
    """
    told = position.events(action) if heard is None else heard
    # What is done comes before what follows from it; what is only made ready for it, a stack of blocks, has no place.
    decided = (event for event in told if event.places) if (position.current_player or 0) >= 0 else iter(told)
    verb = next(decided, told[0] if told else None)
    return position.wording.narrate(verb, lang, names) if verb is not None else action.to_text()


def places_in_words(position: Position, places: Iterable[str], lang: str | None = None) -> str:
    """Places in a row: ``a1 b2``; with semicolons where names have several words; a dash for none."""
    names = [(key, position.place_name(key, lang)) for key in places]
    return (" " if all(key == name for key, name in names) else "; ").join(name for _, name in names) or "–"
