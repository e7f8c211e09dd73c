"""Catan: a hexagonal island, two dice, resources, trade and building.

>>> from boardlab import catan
>>> p = catan.start(players=4)
>>> [action.to_text() for action in p.legal_actions()]
['roll']
"""

from boardlab.catan.actions import Action, Kind
from boardlab.catan.constructors import (
    Accept,
    Buy,
    City,
    Claim,
    Confirm,
    Counter,
    Decline,
    Dice,
    Discard,
    Draw,
    End,
    Maritime,
    Offer,
    Play,
    Road,
    Robber,
    Roll,
    Settlement,
    Steal,
    Withdraw,
)
from boardlab.catan.island import Island
from boardlab.catan.json_codec import island_of
from boardlab.catan.notation import from_json, parse
from boardlab.catan.options import ALMANAC, FIFTH_EDITION, Options
from boardlab.catan.position import Position, View
from boardlab.catan.rules.setup import setup, start

__all__ = [
    "ALMANAC",
    "FIFTH_EDITION",
    "Accept",
    "Action",
    "Buy",
    "City",
    "Claim",
    "Confirm",
    "Counter",
    "Decline",
    "Dice",
    "Discard",
    "Draw",
    "End",
    "Island",
    "Kind",
    "Maritime",
    "Offer",
    "Options",
    "Play",
    "Position",
    "Road",
    "Robber",
    "Roll",
    "Settlement",
    "Steal",
    "View",
    "Withdraw",
    "from_json",
    "island_of",
    "parse",
    "setup",
    "start",
]


def __dir__() -> list[str]:
    return sorted(__all__)
