"""How much a question to a position may look at: counted, so that it stops at the same place on every machine."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from boardlab.core.contract.position import Position

MOST = 30_000
"""What one question may look at, in actions listed and choices offered: less than 0.1 s of a kernel, as a rule."""
POSITION = 60
"""What a position of its own counts for, besides the actions that are listed in it."""
PICKED = 3
"""What an action counts for where all actions are put in order by the picks that build them, not only listed."""

PLAYED = 12
"""What an action counts for where it is played, to see what may be done after it."""


class Stopped(Exception):
    """A search has looked at as much as it may."""


class Work:
    """What a search may still look at. What was found before it is used up holds; there may be more."""

    def __init__(self, most: int | None = None) -> None:
        self.left = MOST if most is None else most

    def spend(self, count: int) -> None:
        """Look at so many things more.

        Raises:
            Stopped: once more was looked at than may be.
        """
        self.left -= count
        if self.left < 0:
            raise Stopped

    def listed(self, p: Position, each: int = 1) -> None:
        """Look at a position that was not looked at before, and at all that may be done in it.

        Args:
            p: the position.
            each: what one action of it counts for, such as :data:`PICKED`.

        Raises:
            Stopped: once more was looked at than may be.
        """
        self.spend(POSITION + each * len(p.legal_actions()))
