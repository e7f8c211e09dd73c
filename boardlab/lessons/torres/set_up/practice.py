"""What practice of the topic “Setting up” draws: games of two, three or four as they begin, and later phases."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from boardlab import torres
from boardlab.lessons.torres.drawing import names
from boardlab.lessons.torres.sketching import sketch
from boardlab.torres import Position
from boardlab.torres.options import KNIGHTS

if TYPE_CHECKING:
    from boardlab.lessons.model.practice import Drawn

MOST_PLAYERS, PHASES = 4, (1, 2, 3)


def begun(rng: Random, players: int) -> Position:
    """A game at its first turn: the first knights and the king stand somewhere on the eight castles."""
    p = torres.start(players=players)
    while p.stage != "turn":
        p = p.play(rng.choice(p.legal_actions()))
    return p


def waiting(rng: Random) -> Drawn:
    """Some of A's knights on the board; how many are not?"""
    players = rng.randint(2, MOST_PLAYERS)
    cells = rng.sample(range(64), rng.randint(1, KNIGHTS - 1) + players - 1)
    tower = " ".join(f"{cell}=1" for cell in names(rng.sample(cells, 2)).split())
    knights = {"A": names(cells[players - 1 :]), **dict(zip("BCD", map(names, zip(cells)), strict=False))}
    kept = {name: knights[name] for name in "ABCD"[:players]}
    return {"position": sketch(tower, phase=rng.choice(PHASES), scores=(0,) * players, **kept)}


def stacks(rng: Random) -> Drawn:
    """The stacks of any phase of a game of two, three or four."""
    players, phase = rng.randint(2, MOST_PLAYERS), rng.choice(PHASES)
    cells = rng.sample(range(64), players)
    knights = {name: names([cell]) for name, cell in zip("ABCD", cells, strict=False)}
    tower = f"{names(cells[:1])}=1"
    position = sketch(tower, phase=phase, scores=(0,) * players, **knights)
    return {"position": position, "players": players, "phase": phase}


def supply(rng: Random) -> Drawn:
    """A game that begins: what lies in the common supply?"""
    players = rng.randint(2, MOST_PLAYERS)
    position = begun(rng, players)
    return {"position": position, "players": players, "dealt": sum(position.stacks[0])}


def whole_game(rng: Random, target: str) -> Drawn:
    """A game that begins: what is one player dealt up to its end? Of four where that matters, else of fewer."""
    players = MOST_PLAYERS if target.endswith("stacks_of_three") else rng.randint(2, MOST_PLAYERS - 1)
    return {"position": begun(rng, players), "players": players}
