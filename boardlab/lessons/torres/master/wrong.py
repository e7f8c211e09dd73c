"""Wrong rules of the topic “Master game and editions”, as code."""

from __future__ import annotations

from boardlab.lessons.torres.master.answers import castles_held, master_points
from boardlab.torres import Position
from boardlab.torres.master import CASTLES, EACH
from boardlab.torres.scoring import lowest_seat


def ten_each(p: Position) -> int:
    """Pays for each knight what only phase 3 pays."""
    return master_points(p) // EACH[p.phase - 1] * EACH[-1]


def castle_pay(p: Position) -> int:
    """Pays for the castles of this phase, whatever A stands on more."""
    return CASTLES[p.phase - 1][1]


def castle_pay_of_any_phase(p: Position) -> int:
    """Pays for as many castles as A stands on, whatever the phase asks for."""
    return dict(CASTLES)[castles_held(p)]


def lowest_starts(p: Position) -> str:
    """Lets whoever has fewest points start the next round."""
    return "abc"[lowest_seat(p.scores)]
