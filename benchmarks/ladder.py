"""How strong the players are: ``python -m benchmarks.ladder catan --games 300`` plays them against each other.

Each rung is one strength against all others of another one, seats rotated; in games of teams a team against the other.
What comes of it goes into ``boardlab/<game>/play/ladder.toml`` and ``docs/ladder.md`` while it plays: whoever breaks it
off loses no game, and the same command goes on where it ended, up to ``--games`` in all, as long as both players are of
the version that was measured. Without a game the page alone is made anew. ``--only club`` measures one strength, and
``--players 4`` one number of players; ``--workers`` says how many processes play, ``--against random`` whom it meets.

How much luck there is in Creed tells ``--only club_seeing``: Club that is shown what lies hidden, against Club that is
not.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain, pairwise
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import boardlab
from boardlab.core.contract.game import own_names
from boardlab.core.contract.player import STRENGTHS, Player
from boardlab.core.files import write_whole
from boardlab.core.i18n.toml_files import toml_tables
from boardlab.core.play.beam import finished
from boardlab.core.play.ladder import FILE, Rung
from boardlab.core.play.players import players_of
from boardlab.creed.actions import TURN
from boardlab.creed.play.club import lines_of
from boardlab.creed.play.worth import VALUATION
from boardlab.simulation.games import Job, play_game
from boardlab.simulation.interval import wilson
from boardlab.simulation.policies import Decider, decider
from boardlab.simulation.pools import batches, pool_of
from boardlab.simulation.progress_line import ProgressLine

PACKAGE = Path(boardlab.__file__).parent
PAGE = PACKAGE.parent / "docs" / "ladder.md"
SEED = "ladder"
PLAYERS = {"torres": (2, 3, 4), "catan": (3, 4), "creed": (2, 4)}
TEAMS = {"creed": {4: 2}}
"""How many seats a team has, by game and number of players; teams sit in turn."""
STARTS: dict[str, dict[str, Any]] = {"creed": {"options": {"max_rounds": 60}}}
"""What games are begun with besides the number of players: Creed has games that nobody can win any more."""
TIMED_GAMES = 2
SEEING = "_seeing"
"""Behind the name of a strength: it is shown what lies hidden."""
NAMES = {
    "first_steps": "First steps",
    "club": "Club",
    "strong": "Strong",
    "random": "at random",
    "ismcts": "OpenSpiel’s ISMCTS",
}


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
        if game == "creed":
            yield Pairing(players, f"club{SEEING}", "club")


def seated(game: str, pairing: Pairing) -> tuple[list[str], int]:
    """The policies by seat in the first game, and how many seats the measured one has."""
    team = TEAMS.get(game, {}).get(pairing.players, 1)
    if team == 1:
        return [pairing.one, *[pairing.rest] * (pairing.players - 1)], 1
    return [pairing.one, pairing.rest] * team, team


def version(game: str, name: str) -> int:
    """The version of a player; 0 of what is none of ours."""
    player: Player | None = players_of(game).get(name.partition(":")[0].removesuffix(SEEING))
    return 0 if player is None else player.version


def job_of(game: str, policies: Sequence[str], seed: str) -> Job:
    """What is played between some policies, by seat in the first game."""
    job = Job(game, None, {"players": len(policies), **STARTS.get(game, {})}, tuple(policies), seed, True)
    job.__dict__["deciders"] = tuple(GUESTS.get(each) or decider(game, each) for each in policies)
    return job


def seeing(position: Any, follower: Any, seat: int, rng: Random) -> Any:
    """Creed's Club, which is given the position in place of its view."""
    if position.stage != TURN:
        return decider("creed", "club")(position, follower, seat, rng)
    return finished(lines_of(VALUATION, position))[0].actions[0]


GUESTS: dict[str, Decider] = {f"club{SEEING}": seeing}
"""Who plays besides the players of the games, by name; they cannot be sent to other processes."""


def measured(game: str, pairing: Pairing, games: int, workers: int) -> Iterator[Rung]:
    """The rung after each batch of games, up to so many; it goes on from the games that were played before."""
    policies, seats = seated(game, pairing)
    versions, one = (version(game, pairing.one), version(game, pairing.rest)), pairing.one
    before = played_before(game, Rung(pairing.players, one, seats, pairing.rest, 0, 0.0, *versions, 0.0, SEED))
    done, wins = before.games, before.wins
    if done >= games:
        return
    job, pool = job_of(game, policies, SEED), None if one in GUESTS else pool_of(workers)
    spent, turns = clocked(job, one), 0.0
    # Some games are played here by the clock, and count like the others.
    here = games if pool is None else min(games, done + TIMED_GAMES * pairing.players)
    for batch in chain(batches(job, here, None, done), batches(job, games, pool, here)):
        for number, winners in enumerate(batch.winners, batch.first):
            won = [policies[job.policy_at(seat, number)] for seat in range(pairing.players) if winners >> seat & 1]
            wins += won.count(one) / max(1, len(won))
        done += len(batch.winners)
        if done <= here:
            turns += sum(batch.turns) * seats / pairing.players
        ms = before.turn_ms or round(spent[0] / turns * 1000, 2)
        yield Rung(pairing.players, one, seats, pairing.rest, done, round(wins, 4), *versions, ms, SEED)


def turn_ms(game: str, policies: Sequence[str]) -> float:
    """Milliseconds of the processor that a turn of the first policy takes on average, over a few games."""
    job, one, turns = job_of(game, policies, "clock"), policies[0], 0.0
    spent = clocked(job, one)
    for number in range(TIMED_GAMES * len(policies)):
        turns += play_game(job, number).turns * policies.count(one) / len(policies)
    return round(spent[0] / turns * 1000, 2)


def clocked(job: Job, one: str) -> list[float]:
    """Put a clock on a policy where it plays in this process: one number, the seconds of the processor it has taken."""
    spent = [0.0]

    def timed(inner: Decider) -> Decider:
        def decide(position: Any, follower: Any, seat: int, rng: Random) -> Any:
            begun = time.process_time()
            action = inner(position, follower, seat, rng)
            spent[0] += time.process_time() - begun
            return action

        return decide

    both = zip(job.policies, job.deciders, strict=True)
    job.__dict__["deciders"] = tuple(timed(inner) if policy == one else inner for policy, inner in both)
    return spent


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


def played_before(game: str, rung: Rung) -> Rung:
    """What was measured of the same players on the same seed; where nothing was, the rung as it is given."""
    alike = (each for each in read(game) if (*each[:4], *each[6:8], each.seed) == (*rung[:4], *rung[6:8], rung.seed))
    return next(alike, rung)


def write(game: str, rung: Rung) -> None:
    """Put a rung into the file of a game, in place of what was measured of the same, and make the page anew."""
    others = [each for each in read(game) if each[:4] != rung[:4]]
    write_whole(PACKAGE / game / "play" / FILE, to_toml([*others, rung]).encode(), private=False)
    write_page()


def write_page() -> None:
    """Make the page of the documentation anew."""
    write_whole(PAGE, page().encode(), private=False)


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
    strength, _, simulations = name.removesuffix(SEEING).partition(":")
    called = f"{NAMES.get(strength, strength)} {version or ''}".strip().replace("catanatron ", "catanatron’s ")
    if name.endswith(SEEING):
        return f"{called} that sees what lies hidden"
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
With a number of simulations a player is as it plays on web pages, where Python is slower. How much luck there is in
Creed shows the row of a player that sees what lies hidden.

Beside our own search stands OpenSpiel's, written by others, with games played on at random as its value:
`python -m benchmarks.ismcts torres first_steps`. In Catan one of its decisions takes 1.4 s with 10 simulations, and a
game has some 90 of them: it has no row there.
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
            keep(given.game, pairing._replace(rest=given.against or pairing.rest), given.games, given.workers)
    write_page()


def keep(game: str, pairing: Pairing, games: int, workers: int = 1) -> None:
    """Play a rung, write what came of it after each batch, and print it at the end."""
    line, rung = ProgressLine(games, None), None
    for rung in measured(game, pairing, games, workers):
        write(game, rung)
        line.show(rung.games)
    line.end()
    if rung:
        print(_line(rung), flush=True)


if __name__ == "__main__":
    main()
