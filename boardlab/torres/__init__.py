"""Torres: castles, action points, scoring, the king's bonus.

>>> from boardlab import torres
>>> p = torres.start(players=3)
>>> len(p.legal_actions())
8
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from boardlab.torres.actions import Action, Kind
from boardlab.torres.board import Castle, cell_index, cell_name
from boardlab.torres.cards import CARDS
from boardlab.torres.constructors import (
    Add,
    Build,
    Buy,
    Carry,
    End,
    FirstKnight,
    Found,
    Keep,
    LeaveKing,
    Move,
    PlaceKing,
    Play,
    Point,
    Start,
)
from boardlab.torres.notation import from_json, parse
from boardlab.torres.options import Options
from boardlab.torres.position import Position, View
from boardlab.torres.rules.setup import deal, setup, start

if TYPE_CHECKING:
    from boardlab.torres.play.search import Turns, best_turns

__all__ = [
    "CARDS",
    "Action",
    "Add",
    "Build",
    "Buy",
    "Carry",
    "Castle",
    "End",
    "FirstKnight",
    "Found",
    "Keep",
    "Kind",
    "LeaveKing",
    "Move",
    "Options",
    "PlaceKing",
    "Play",
    "Point",
    "Position",
    "Start",
    "Turns",
    "View",
    "best_turns",
    "cell_index",
    "cell_name",
    "deal",
    "from_json",
    "parse",
    "setup",
    "start",
]

_LATER = {"Turns", "best_turns"}
"""Loaded when first asked for: playing does not need them."""


def __getattr__(name: str) -> Any:
    if name in _LATER:
        return getattr(import_module("boardlab.torres.play.search"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted(__all__)
