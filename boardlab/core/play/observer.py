"""Who looks at a game, and what of it may be shown, told and written down for them.

Everything that a page, a log, a timeline or a saved text says about a position or about a step of a game is asked of an
:class:`Observer`: so no new text can tell more than its reader may know. What is hidden is the game's affair
(``seen_by`` of its positions, ``hidden_as`` of its events); which reader hears which is decided here alone.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from boardlab.core.contract.position import CHANCE

if TYPE_CHECKING:
    from boardlab.core.contract.event import Event
    from boardlab.core.contract.position import Action, Position, View
    from boardlab.core.i18n.language import Called

UNKNOWN = "?"
"""Stands for what an observer may not know."""


@dataclass(frozen=True)
class Observer:
    """Whoever looks: one seat, a spectator who knows what everybody knows, or a teacher who sees it all."""

    seat: int | None = None
    """The seat that looks; None for a spectator."""
    sees_all: bool = False
    """Is nothing hidden from this one?"""

    def position(self, position: Position) -> View:
        """A position as it may be seen: itself, or a View of it."""
        return position if self.sees_all else position.seen_by(self.seat)

    def visible_event(self, event: Event) -> Event:
        """An event as this observer may see it: itself, or its public form where it is a secret of others."""
        return event if self.sees_all else event.seen_by(self.seat)

    def events(self, position: Position, action: Action) -> tuple[Event, ...]:
        """What an action does, each event as this observer may see it."""
        return tuple(self.visible_event(event) for event in position.events(action))

    def tell(
        self, position: Position, action: Action, lang: str | None = None, names: Called = None
    ) -> tuple[str, ...]:
        """What an action does, one sentence per event, as it may be heard."""
        return tuple(position.wording.narrate(event, lang, names) for event in self.events(position, action))

    def name_of_step(self, position: Position, action: Action, lang: str | None = None, names: Called = None) -> str:
        """What a step is called: the text of the action, or the sentence about it.

        The text, ``move d3 d4``, where this observer did it or chance did, nothing of it is hidden, and every word of
        it is a name that players use; else the first sentence, as it may be heard.
        """
        from boardlab.core.text.in_words import name_of_action

        if self.sees_all or action.player in (self.seat, CHANCE):
            text = action.to_text()
            plain = action.player == CHANCE or name_of_action(position, action, lang) == text
            if plain and self.knows(position, action):
                return text
        return self.tell(position, action, lang, names)[0]

    def knows(self, position: Position, action: Action) -> bool:
        """Does this observer see every event of a step in full?"""
        return self.sees_all or all(self.visible_event(event) is event for event in position.events(action))

    def text_of_step(self, position: Position, action: Action) -> str:
        """A step as a line of a record: the action's text; of one that hides something, its verb and the open places.

        The verb is the first word, which everybody sees done: ``discard ?``, ``deploy ? A13``.
        """
        if self.knows(position, action):
            return action.to_text()
        told = [
            self.visible_event(event) for event in position.events(action) if self.visible_event(event) is not event
        ]
        places = dict.fromkeys(place for event in told for place in event.places)
        return " ".join([action.to_text().split()[0], UNKNOWN, *places])

    def alike(self, step: tuple[Position, Action], other: tuple[Position, Action]) -> bool:
        """Do two steps look the same to this observer? Each is given as (position before it, action)."""
        (before, act), (elsewhere, verb) = step, other
        if self.sees_all or (act == verb and (before is elsewhere or before == elsewhere)):
            return act == verb
        return act.player == verb.player and self.events(before, act) == self.events(elsewhere, verb)


ALL_SEEING = Observer(sees_all=True)
SPECTATOR = Observer()


def hides(position: Position, action: Action) -> bool:
    """Is anything of a step hidden from anybody?"""
    return any(event.hidden_as for event in position.events(action))
