"""Creed: two lines of soldiers, nine tents behind them, and leaders in hiding.

>>> from boardlab import creed
>>> p = creed.start(players=2)
>>> p.play(p.read_action("lay king AT22")).headline().key
'headline.tents'
"""

from typing import TYPE_CHECKING

from boardlab.creed.actions import Action, Kind
from boardlab.creed.constructors import (
    Appoint,
    Assassinate,
    Attack,
    Deploy,
    End,
    Enough,
    First,
    Floor,
    Fortify,
    Give,
    Lay,
    Morale,
    Move,
    Place,
    Recall,
    Reinforce,
    Reposition,
    Reveal,
    Rumour,
    Siege,
    Trade,
)
from boardlab.creed.notation import from_json, parse
from boardlab.creed.options import Options
from boardlab.creed.position import Position, View, setup, start
from boardlab.creed.rules.resolver import attacks
from boardlab.creed.units import UNITS

if TYPE_CHECKING:
    from boardlab.core.picture.gallery import Gallery


def units() -> "Gallery":
    """All fifteen kinds of tile with what each does, to be shown in a notebook or printed."""
    from boardlab.creed.picture.gallery import GALLERY

    return GALLERY


__all__ = [
    "UNITS",
    "Action",
    "Appoint",
    "Assassinate",
    "Attack",
    "Deploy",
    "End",
    "Enough",
    "First",
    "Floor",
    "Fortify",
    "Give",
    "Kind",
    "Lay",
    "Morale",
    "Move",
    "Options",
    "Place",
    "Position",
    "Recall",
    "Reinforce",
    "Reposition",
    "Reveal",
    "Rumour",
    "Siege",
    "Trade",
    "View",
    "attacks",
    "from_json",
    "parse",
    "setup",
    "start",
    "units",
]


def __dir__() -> list[str]:
    return sorted(__all__)
