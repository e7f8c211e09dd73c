"""How strong the players are: ``python -m benchmarks.ladder catan --games 300`` plays them against each other.

Each rung is one strength against all others of another one, seats rotated; in games of teams a team against the other.
What comes of it goes into ``boardlab/<game>/play/ladder.toml``, rung by rung, and into ``docs/ladder.md``. Without a
game the page alone is made anew. ``--only club`` measures one strength, ``--players 4`` one number of players,
``--workers`` says how many processes play, and ``--against random`` whom it meets.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import boardlab
from boardlab import simulate
from boardlab.core.contract.game import own_names
from boardlab.core.contract.player import STRENGTHS, Player
from boardlab.core.i18n.toml_files import toml_tables
from boardlab.core.play.ladder import FILE, Rung
from boardlab.core.play.players import players_of
from boardlab.simulation.games import Job, play_game
from boardlab.simulation.interval import wilson

PACKAGE = Path(boardlab.__file__).parent
PAGE = PACKAGE.parent / "docs" / "ladder.md"
SEED = "ladder"
PLAYERS = {"torres": (2, 3, 4), "catan": (3, 4), "creed": (2, 4)}
TEAMS = {"creed": {4: 2}}
"""How many seats a team has, by game and number of players; teams sit in turn."""
STARTS: dict[str, dict[str, Any]] = {"creed": {"options": {"max_rounds": 60}}}
"""What games are begun with besides the number of players: Creed has games that nobody can win any more."""
TIMED_GAMES = 2
NAMES = {"first_steps": "First steps", "club": "Club", "strong": "Strong", "random": "at random"}


class Pairing(NamedTuple):
    """Who meets whom."""

    players: int
    one: str
    rest: str


def pairings(game: str) -> Iterator[Pairing]:
    """All that is measured of a game: each strength against the next gentler one, and the gentlest against chance."""
    known = players_of(game)
    names = ["random", *(name for name in STRENGTHS if name in known)]
    for players in PLAYERS[game]:
        for rest, one in pairwise(names):
            yield Pairing(players, one, rest)
            player = known[one]
            if player.on_pages != player.simulations:
                yield Pairing(players, f"{one}:{player.on_pages}", rest)


def seated(game: str, pairing: Pairing) -> tuple[list[str], int]:
    """The policies by seat in the first game, and how many seats the measured one has."""
    team = TEAMS.get(game, {}).get(pairing.players, 1)
    if team == 1:
        return [pairing.one, *[pairing.rest] * (pairing.players - 1)], 1
    return [pairing.one, pairing.rest] * team, team


def version(game: str, name: str) -> int:
    """The version of a player; 0 of what is none of ours."""
    player: Player | None = players_of(game).get(name.partition(":")[0])
    return 0 if player is None else player.version


def measured(game: str, pairing: Pairing, games: int, workers: int) -> Rung:
    """Play the games of one rung."""
    policies, seats = seated(game, pairing)
    found = simulate(game, policies, games, SEED, workers=workers, progress=True, **STARTS.get(game, {}))
    one = found.standings[0]
    versions = version(game, pairing.one), version(game, pairing.rest)
    spent = turn_ms(game, policies)
    return Rung(pairing.players, pairing.one, seats, pairing.rest, games, round(one.wins, 4), *versions, spent, SEED)


def turn_ms(game: str, policies: Sequence[Any]) -> float:
    """Milliseconds of the processor that a turn of the first policy takes on average, over a few games."""
    job = Job(game, None, {"players": len(policies), **STARTS.get(game, {})}, tuple(policies), "clock", True)
    inner, spent, turns = job.deciders[0], 0.0, 0.0

    def clocked(position: Any, follower: Any, seat: int, rng: Random) -> Any:
        nonlocal spent
        begun = time.process_time()
        action = inner(position, follower, seat, rng)
        spent += time.process_time() - begun
        return action

    one = policies[0]
    job.__dict__["deciders"] = tuple(
        clocked if policy == one else other for policy, other in zip(policies, job.deciders, strict=True)
    )
    for number in range(TIMED_GAMES * len(policies)):
        turns += play_game(job, number).turns * policies.count(one) / len(policies)
    return round(spent / turns * 1000, 2)


def to_toml(rungs: Iterable[Rung]) -> str:
    """The file of a game's rungs, in an order that does not change."""
    lines = ["# How often one player won against others. Made by python -m benchmarks.ladder, not by hand."]
    for rung in sorted(rungs, key=lambda rung: (rung.players, _height(rung.one), rung.one, rung.rest)):
        lines += ["", "[[rung]]"]
        for name, value in rung._asdict().items():
            lines.append(f'{name} = "{value}"' if isinstance(value, str) else f"{name} = {value}")
    return "\n".join(lines) + "\n"


def read(game: str) -> list[Rung]:
    """The rungs that were measured before."""
    path = PACKAGE / game / "play" / FILE
    return [Rung(**rung) for rung in toml_tables(path.read_text(encoding="utf-8"))["rung"]] if path.exists() else []


def write(game: str, rung: Rung) -> None:
    """Put a rung into the file of a game, in place of what was measured of the same."""
    others = [each for each in read(game) if each[:4] != rung[:4]]
    (PACKAGE / game / "play" / FILE).write_text(to_toml([*others, rung]), encoding="utf-8")


def page() -> str:
    """The page of the documentation: a table for each game."""
    lines = [HEAD]
    for game in own_names():
        if rungs := read(game):
            lines += [f"## {game.capitalize()}", "", COLUMNS, "|---:|---|---|---:|---:|---|---:|---:|"]
            lines += [_line(rung) for rung in rungs]
            lines.append("")
    return "\n".join(lines)


def _line(rung: Rung) -> str:
    low, high = (f"{bound:.0%}" for bound in wilson(rung.wins, rung.games))
    others = rung.players - rung.seats
    who, rest = _called(rung.one, rung.one_version), _called(rung.rest, rung.rest_version)
    share, even = f"{rung.wins / rung.games:.0%}", f"{rung.seats / rung.players:.0%}"
    cells = (
        rung.players,
        who if rung.seats == 1 else f"{rung.seats} × {who}",
        rest if others == 1 else f"{others} × {rest}",
        rung.games,
        share,
        f"{low} to {high}",
        even,
        f"{rung.turn_ms:,.0f} ms",
    )
    return f"| {' | '.join(map(str, cells))} |"


def _called(name: str, version: int) -> str:
    strength, _, simulations = name.partition(":")
    called = f"{NAMES.get(strength, strength)} {version or ''}".strip().replace("catanatron ", "catanatron’s ")
    return f"{called}, {simulations} simulations a decision" if simulations else called


def _height(name: str) -> int:
    strength = name.partition(":")[0]
    return STRENGTHS.index(strength) if strength in STRENGTHS else len(STRENGTHS)


COLUMNS = "| at the table | player | against | games | won | 95 % sure | if equal | a turn |"
HEAD = """# How strong the players are

Measured, by games that anybody can play again: `python -m benchmarks.ladder catan --games 300` plays all rungs of a
game and writes this page. One player sits with others of one kind, and from game to game everybody sits one seat
further on; in games of teams one team plays against the other. Of a win that is shared, each winner has its part;
a game of Creed is shared after 60 rounds.
The number behind a strength is its version. *95 % sure* is Wilson's interval for the share of games won, *if equal*
what it would be if all were equally strong, *a turn* the time that a turn takes on one slow processor, on average.
With a number of simulations a player is as it plays on web pages, where Python is slower.

Players of catanatron, a public engine, sit in our games without trade between players, and see all hands:
`python -m benchmarks.bridge club VictoryPointPlayer --keep`. The package in the registry has the random players and
`VictoryPointPlayer`; the others are in its public repository only.
"""


def main(words: Sequence[str] | None = None) -> None:
    """Measure what is asked for, and write."""
    asked = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    asked.add_argument("game", nargs="?", choices=own_names())
    asked.add_argument("--games", type=int, default=300)
    asked.add_argument("--workers", type=int, default=1)
    asked.add_argument("--players", type=int, default=0)
    asked.add_argument("--only", default="")
    asked.add_argument("--against", default="")
    given = asked.parse_args(words)
    for pairing in pairings(given.game) if given.game else ():
        if given.players in (0, pairing.players) and given.only in ("", pairing.one):
            pairing = pairing._replace(rest=given.against or pairing.rest)
            rung = measured(given.game, pairing, given.games, given.workers)
            write(given.game, rung)
            print(_line(rung), flush=True)
    PAGE.write_text(page(), encoding="utf-8")


if __name__ == "__main__":
    main()
