"""How strong the players of a game are, as measured: its ladder, and one sentence of it.

``<game>/play/ladder.toml`` holds what came of games between its strengths; ``python -m benchmarks.ladder`` makes it.
A rung counts as long as both players are of the version that was measured.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from boardlab.core.contract.game import find_game
from boardlab.core.contract.player import STRENGTHS
from boardlab.core.i18n.language import Phrase
from boardlab.core.i18n.toml_files import read_toml
from boardlab.core.play.players import player_of, players_of

FILE = "ladder.toml"
RANDOM = "random"
LEAST_GAMES = 40
"""Of fewer games than this nothing is told."""


class Rung(NamedTuple):
    """Games between one strength and another that sat on all other seats."""

    players: int
    """How many sat at the table."""
    one: str
    """The strength that was measured; ``strong:200`` with 200 simulations a decision."""
    seats: int
    """How many seats it had: 1, or those of one team."""
    rest: str
    """Who sat on the others: a strength, ``random``, or a player of another library."""
    games: int
    wins: float
    """How many games were won from the measured seats; of a win that is shared, each winner has its part."""
    one_version: int
    rest_version: int
    turn_ms: float
    """How long a turn of the measured one took on average, in milliseconds of one processor."""
    seed: str
    """The games are played again by it."""


@cache
def ladder(game: str) -> tuple[Rung, ...]:
    """All rungs of a game; none where nothing was measured."""
    try:
        held = read_toml(f"{find_game(game).package}.play", FILE)
    except (FileNotFoundError, ModuleNotFoundError):
        return ()
    return tuple(Rung(**rung) for rung in held["rung"])


def strength_sentence(game: str, strength: str) -> Phrase:
    """What a strength is like in a game: one that plays no simulations looks further round in its own turn at most."""
    player = players_of(game).get(strength)
    wider = strength == STRENGTHS[-1] and player is not None and not player.simulations
    return Phrase(f"play.{strength}_wider" if wider else f"play.{strength}_about")


def ladder_sentence(game: str, strength: str, players: int, *, on_pages: bool = False) -> Phrase | None:
    """How many games a strength won of those against the next gentler one, with so many at the table: one sentence.

    The gentlest is measured against moves chosen at random.

    Args:
        game: its name.
        strength: one of those it has.
        players: how many play.
        on_pages: in a page, where a player that searches has fewer simulations.

    Returns:
        None where it was not measured, or not since one of the two plays otherwise.

    Raises:
        PlainError: where the game has no player of this name.
    """
    player, known = player_of(game, strength), [name for name in STRENGTHS if name in players_of(game)]
    gentler = known[known.index(strength) - 1] if strength in known[1:] else RANDOM
    against = 0 if gentler == RANDOM else player_of(game, gentler).version
    name = f"{strength}:{player.on_pages}" if on_pages and player.on_pages != player.simulations else strength
    for rung in ladder(game):
        measured = (rung.one, rung.one_version, rung.rest, rung.rest_version, rung.players)
        if measured == (name, player.version, gentler, against, players) and rung.games >= LEAST_GAMES:
            way = "side" if rung.seats > 1 else "alone" if players == 2 else "beside"
            facts = {"wins": int(rung.wins), "games": rung.games, "n": players - rung.seats}
            return Phrase(f"ladder.{way}_{gentler}", facts)
    return None
