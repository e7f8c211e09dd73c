"""What an action did, piece by piece, and the points it paid, line by line."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any


@dataclass(frozen=True)
class Event:
    """One thing that an action made happen, with the rule that made it so and the points it paid."""

    kind: str
    """What happened; the wording ``event.<kind>`` says it."""
    rule: str
    """Id of the rule that made it so."""
    facts: Mapping[str, Any] = field(default_factory=dict)
    """What fills its sentence, by name: numbers, cells, seats, phrases."""
    places: tuple[str, ...] = ()
    """Keys of the places it touched or counted."""
    player: int | None = None
    """Whose event it is; the payee where points are paid."""
    points: int = 0
    """Points paid; a receipt is the sum of these."""
    arithmetic: str = ""
    """How the points came about, in figures: ``"5 × 3"``; "" where nothing was computed."""
    hidden_as: str = ""
    """The kind under which those who may not know all of it hear of it; "" if it is public."""
    known_to: tuple[int, ...] = ()
    """Seats besides :attr:`player` that hear all of a hidden event: allies who share what they know."""
    once: str = ""
    """The wording ``once.<once>``, which says where it is first told how such things are called; "" for none."""
    leaves: str = ""
    """What a board keeps showing at its places though no position holds it, such as where a unit was seen: a key of the
    game's picture; "" for nothing."""
    open_facts: tuple[str, ...] = ()
    """The facts of a hidden event that everybody hears; the places they name are open too."""

    def seen_by(self, seat: int | None) -> Event:
        """The event as a seat may know it; None for a spectator."""
        if not self.hidden_as or (seat is not None and (seat == self.player or seat in self.known_to)):
            return self
        facts = {name: self.facts[name] for name in self.open_facts}
        places = tuple(place for place in self.places if place in facts.values())
        return replace(self, kind=self.hidden_as, facts=facts, places=places, hidden_as="", known_to=(), open_facts=())
