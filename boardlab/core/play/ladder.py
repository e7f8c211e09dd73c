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
LEAST_GAMES = 100
"""Fewer games than this tell nobody how strong a player is."""


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


def ladder_sentence(game: str, strength: str, players: int, *, on_pages: bool = False) -> Phrase | None:
    """How often a strength wins against the next gentler one, with so many at the table, as one sentence.

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
    gentler = known[known.index(strength) - 1] if strength in known[1:] else ""
    name = f"{strength}:{player.on_pages}" if on_pages and player.on_pages != player.simulations else strength
    for rung in ladder(game):
        measured = (rung.one, rung.one_version, rung.rest, rung.players) == (name, player.version, gentler, players)
        if measured and rung.games >= LEAST_GAMES and rung.rest_version == player_of(game, gentler).version:
            wins, of = in_words(rung.wins / rung.games)
            way = "side" if rung.seats > 1 else "alone" if players == 2 else "beside"
            return Phrase(f"ladder.{way}_{gentler}", {"wins": wins, "of": of, "n": players - rung.seats})
    return None


def in_words(share: float) -> tuple[int, int]:
    """A share as a number of games of so many: of 10, or of 20 or 100 where it is near none or near all.

    >>> in_words(0.58), in_words(0.95), in_words(0.999), in_words(0.04)
    ((6, 10), (19, 20), (99, 100), (1, 20))
    """
    if 0.075 <= share <= 0.925:
        return round(share * 10), 10
    if 0.03 <= share <= 0.97:
        return round(share * 20), 20
    return min(99, max(1, round(share * 100))), 100
