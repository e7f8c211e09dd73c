"""Torres: castles, action points, scoring, the king's bonus.

>>> from boardlab import torres
>>> p = torres.start(players=3)
>>> len(p.legal_actions())
8
"""

from boardlab.torres.actions import Action, Kind
from boardlab.torres.board import Castle, cell_index, cell_name
from boardlab.torres.cards import CARDS
from boardlab.torres.notation import from_json, parse
from boardlab.torres.options import Options
from boardlab.torres.position import Position, View
from boardlab.torres.starting import deal, setup, start

__all__ = [
    "CARDS",
    "Action",
    "Castle",
    "Kind",
    "Options",
    "Position",
    "View",
    "cell_index",
    "cell_name",
    "deal",
    "from_json",
    "parse",
    "setup",
    "start",
]
