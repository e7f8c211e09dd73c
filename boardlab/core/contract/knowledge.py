"""What a seat knows of what is hidden, by all that it was shown in a game."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from boardlab.core.contract.position import Position, View


class Beliefs(Protocol):
    """What one seat knows of hidden things beyond its view, kept up step by step."""

    def update(self, before: Any, action: Any, after: Any) -> None:
        """Take in a step of the game, as far as the seat sees it."""

    def sample(self, view: Any, rng: Random) -> Position:
        """A whole position that agrees with the view now and with all that was seen."""


@dataclass(frozen=True)
class Knowledge:
    """What a seat knows at one moment of a game: given to ``view.sample(rng, known=…)``."""

    seat: int | None
    """Who knows it; None for a spectator."""
    view: View
    """What it sees."""
    beliefs: Beliefs | None
    """What it knows beyond that; None where the view tells all there is to know."""
