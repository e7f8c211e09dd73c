"""What lies beside the board in some editions only: blocks kept between phases, the master card."""

from __future__ import annotations

from typing import NamedTuple


class EditionState(NamedTuple):
    """Parts of a position that the usual edition does not have. Positions share one until it changes."""

    kept: tuple[int, ...] = ()
    """Blocks each seat has kept for the coming phase (torres.build.phase_end); empty when nobody has."""
    opener: int = -1
    """The seat that started this phase, where another may start each round; else -1 (torres.master.starter)."""
    master: int = -1
    """The open master card, or -1 (torres.master.card)."""


NOTHING = EditionState()


def with_kept(aside: EditionState, kept: tuple[int, ...]) -> EditionState:
    """The edition's state with these blocks kept, by seat; where nobody keeps any, ``kept`` is empty."""
    return aside._replace(kept=kept if any(kept) else ())
