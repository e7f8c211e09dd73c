"""Catan: a hexagonal island, two dice, resources, trade and building.

>>> from boardlab import catan
>>> p = catan.start(players=4)
>>> [action.to_text() for action in p.legal_actions()]
['roll']
"""

from typing import Any

from boardlab.catan.actions import Action, Kind
from boardlab.catan.island import Island
from boardlab.catan.notation import from_json, parse
from boardlab.catan.options import ALMANAC, FIFTH_EDITION, Options
from boardlab.catan.position import Position, View
from boardlab.catan.reading import island_of
from boardlab.catan.setup import setup, start
from boardlab.core.constructors import constructor, names_of

__all__ = [
    "ALMANAC",
    "FIFTH_EDITION",
    "Action",
    "Island",
    "Kind",
    "Options",
    "Position",
    "View",
    "from_json",
    "island_of",
    "parse",
    "setup",
    "start",
]
__all__.extend(names_of(Kind))


def __getattr__(name: str) -> Any:
    return constructor(__name__, name)


def __dir__() -> list[str]:
    return sorted(__all__)
