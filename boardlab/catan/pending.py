"""What is under way within a phase: a road to found, free roads, a theft, discards, an offer."""

from __future__ import annotations

from typing import NamedTuple


class Offer(NamedTuple):
    """An offer on the table, from the active player's side."""

    give: int
    """What the active player would hand over, a bundle."""
    get: int
    """What the active player would receive."""
    answers: tuple[tuple[int, int] | None, ...]
    """By seat: the deal it agrees to, as the active player's (give, get); ``(0, 0)`` is a no, None no answer yet."""


class Underway(NamedTuple):
    """What a stage within a phase needs to know; :data:`NOTHING` at all other times."""

    last: int = -1
    """The settlement just founded, to which its road must attach (catan.start.road_attached)."""
    free: int = 0
    """Roads still to lay free of charge (catan.dev.road_building)."""
    victim: int = -1
    """The seat being robbed while chance draws the card."""
    discards: tuple[int, ...] = ()
    """While a 7 is resolved, what each seat has put down, a bundle (catan.robber.discard_first)."""
    offer: Offer | None = None


NOTHING = Underway()
