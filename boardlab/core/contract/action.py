"""What every action of every game can tell."""

from __future__ import annotations

from typing import Protocol, runtime_checkable

CHANCE = -1
"""The decider of dice and blind draws: ``current_player`` where chance is next."""
EDITOR = -2
"""The decider of a position that is set up by hand."""


@runtime_checkable
class Action(Protocol):
    """What a player intends: hashable, comparable, and readable as one short text."""

    @property
    def player(self) -> int:
        """The seat that acts, 0, 1, …, or CHANCE for dice and blind draws."""

    def __hash__(self) -> int: ...

    def to_text(self) -> str:
        """The action as text, without its player: ``move d3 d4``."""
