"""Actions and places in words."""

from __future__ import annotations

from collections.abc import Iterable

from boardlab.core.language import seat_letter
from boardlab.core.position import Action, Position


def name_of_action(position: Position, action: Action, lang: str | None = None) -> str:
    """An action, legal or not, as text with its places by name: ``build d4``, ``robber (hills 9)``."""
    words = action.to_text().split()
    named = [(word, position.place_name(word, lang)) for word in words]
    return " ".join(word if word == name else f"({name})" for word, name in named)


def action_in_words(position: Position, action: Action, lang: str | None = None) -> str:
    """An action, legal or not, as a sentence may name it: its text, ``build d4``; where places have names of their own,
    the deed and whom and what it is about: "Move the robber: the desert, B".
    """
    deed, *words = action.to_text().split()
    names = [(word, position.place_name(word, lang)) for word in words]
    if all(word == name for word, name in names) or not position.wording.has(f"deed.{deed}"):
        return name_of_action(position, action, lang)
    seats = {seat_letter(seat): position.wording.seat_name(seat, lang) for seat in range(position.players)}
    about = [seats.get(word, name) for word, name in names if word != name or word in seats]
    return f"{position.wording.say(f'deed.{deed}', lang)}: {', '.join(about)}"


def deed_in_words(position: Position, action: Action, lang: str | None = None) -> str:
    """A legal action: its text, ``move d3 d4``; where places have names of their own, what it does in a sentence."""
    text = action.to_text()
    if name_of_action(position, action, lang) == text:
        return text
    return position.wording.narrate(position.events(action)[0], lang)


def places_in_words(position: Position, places: Iterable[str], lang: str | None = None) -> str:
    """Places in a row: ``a1 b2``; with semicolons where names have several words; a dash for none."""
    names = [(key, position.place_name(key, lang)) for key in places]
    return (" " if all(key == name for key, name in names) else "; ").join(name for _, name in names) or "–"
