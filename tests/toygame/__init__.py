"""Pebbles: a tiny game that keeps the Position contract, to show that core and live know no game.

A 3 × 3 board. A turn has two steps: put a pebble on a free cell (1 step), slide one to a free neighbour (1 step), or
give a point to someone (free, never mind how often). ``end`` ends the turn. Three in a row pay 3. The game is over
when a turn ends on a full board, or after 999 turns.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from boardlab.core import Event, Seat
from boardlab.core.contract.game import Game
from boardlab.core.given import whole_number
from tests.toygame.actions import CELLS, MOST, Action, Kind, action
from tests.toygame.notation import from_json, parse, schema, to_json, to_text
from tests.toygame.picking import picks, refusals
from tests.toygame.picture import scene
from tests.toygame.position import Pebbles, View
from tests.toygame.rulings import USUAL, Options

__all__ = ["CELLS", "GAME", "INSTALLED", "MOST", "Action", "Kind", "Pebbles", "View", "action", "installed", "start"]
INSTALLED = str(Path(__file__).parent / "installed")
"""A folder with what an installed package tells of itself."""


def events(p: Pebbles, act: Action) -> tuple[Event, ...]:
    """What a legal action does."""
    if act.kind == Kind.PUT:
        return (Event("put", "toy.put", {"cell": act.cell}, (act.cell,), act.player),)
    if act.kind == Kind.SLIDE:
        facts = {"source": act.cell, "target": act.target}
        return (Event("slide", "toy.near", facts, (act.cell, act.target), act.player),)
    if act.kind == Kind.GIVE:
        return (Event("give", "toy.give", {"giver": Seat(act.player)}, (), act.to, 1, "1"),)
    pays = [
        Event("pays", "toy.line", {"line": line.label}, line.places, act.player, line.points, "3")
        for line in p.lines(act.player)
        if line.points
    ]
    return (Event("end", "toy.end", {}, (), act.player), *pays)


def start(players: int = 2, *, options: Any = USUAL) -> Pebbles:
    """A fresh board for two to four players."""
    players = whole_number(players, 2, MOST, "mistake.seat")
    return Pebbles(players=players, scores=(0,) * players, options=Options.of(options))


def setup(rng: Any, /, players: int = 2, *, options: Any = USUAL) -> Pebbles:
    """The same: nothing is shuffled."""
    return start(players, options=options)


GAME = Game(
    name="toygame",
    package="tests.toygame",
    start=start,
    parse=parse,
    from_json=from_json,
    to_text=to_text,
    to_json=to_json,
    picks=picks,
    refusals=refusals,
    events=events,
    scene=scene,
    json_schema=schema,
    lessons="tests.toygame.lessons",
)


def installed() -> None:
    """Find the package that tells of this game by its entry point, as if it were installed."""
    if INSTALLED not in sys.path:
        sys.path.append(INSTALLED)
