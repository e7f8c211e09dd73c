"""What an action did, piece by piece, and the points it paid, line by line."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any


@dataclass(frozen=True)
class Event:
    """One thing that happened, under one rule."""

    kind: str
    """What happened; the wording ``event.<kind>`` says it."""
    rule: str
    """Id of the rule that made it so."""
    facts: Mapping[str, Any] = field(default_factory=dict)
    places: tuple[str, ...] = ()
    """Keys of the places it touched or counted."""
    player: int | None = None
    """Whose event it is; the payee where points are paid."""
    points: int = 0
    """Points paid; a receipt is the sum of these."""
    arithmetic: str = ""
    """How the points came about, in figures: ``"5 × 3"``; "" where nothing was computed."""
    hidden_as: str = ""
    """The kind under which seats other than :attr:`player` hear of it, without its facts; "" if it is public."""

    def seen_by(self, seat: int | None) -> Event:
        """The event as a seat may know it; None for a spectator."""
        if not self.hidden_as or seat == self.player:
            return self
        return replace(self, kind=self.hidden_as, facts={}, hidden_as="")
