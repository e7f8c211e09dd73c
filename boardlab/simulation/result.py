"""What came of many games: who won how often, and each game as a row."""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Sequence
from hashlib import sha256
from html import escape
from typing import Any, NamedTuple, overload
from unicodedata import east_asian_width

from boardlab.core.contract.game import find_game
from boardlab.core.i18n.language import SHARED
from boardlab.core.packages import needed
from boardlab.simulation.games import GameBatch, GameRow, Job
from boardlab.simulation.interval import wilson


class PolicyStanding(NamedTuple):
    """How one policy did."""

    policy: str
    """What it is called."""
    seats: int
    """How many seats it had in each game."""
    games: int
    wins: float
    """How many games its seats won; of a win that is shared, each winner has its part."""
    low: float
    """The least share of games won that is likely: the lower bound of Wilson's 95 % interval, 0 to 1."""
    high: float
    """The upper bound."""
    even: float
    """The share that it would win if all seats were equally good."""
    points: float
    """The mean of the points of its seats at the end."""

    @property
    def share(self) -> float:
        """The share of the games that its seats won, 0 to 1."""
        return self.wins / self.games


class Simulation(Sequence[GameRow]):
    """Many games that were played: a sequence of rows in the order of the games, kept as numbers, some 30 bytes a game.

    Printed, it is a table of the policies with the share of games each has won.
    """

    def __init__(self, job: Job, players: int) -> None:
        self.game = job.game
        """The name of the game."""
        self.policies = job.labels
        """What the policies are called; in game 0 the first sits at seat 0."""
        self.seed = job.seed
        """The same seed and policies give the same games."""
        self.players = players
        self._job = job
        self._scores, self._winners = array("i"), array("H")
        self._plies, self._turns = array("I"), array("I")
        self._wins, self._points = dict.fromkeys(job.labels, 0.0), dict.fromkeys(job.labels, 0)
        self._hash = sha256()

    def add(self, batch: GameBatch) -> None:
        """Take in the next games."""
        self._scores.extend(batch.scores)
        self._winners.extend(batch.winners)
        self._plies.extend(batch.plies)
        self._turns.extend(batch.turns)
        for row in self[len(self) - len(batch.plies) :]:
            self._hash.update(repr(tuple(row)).encode())
            for policy, score in zip(row.policies, row.scores, strict=True):
                self._points[policy] += score
            for seat in row.winners:
                self._wins[row.policies[seat]] += 1 / len(row.winners)

    @property
    def digest(self) -> str:
        """A hash of all rows, 64 hexadecimal digits: equal where the same games were played."""
        return self._hash.hexdigest()

    def __len__(self) -> int:
        return len(self._plies)

    @overload
    def __getitem__(self, at: int) -> GameRow: ...

    @overload
    def __getitem__(self, at: slice) -> list[GameRow]: ...

    def __getitem__(self, at: int | slice) -> GameRow | list[GameRow]:
        if isinstance(at, slice):
            return [self._row(number) for number in range(*at.indices(len(self)))]
        return self._row(range(len(self))[at])

    def __iter__(self) -> Iterator[GameRow]:
        return map(self._row, range(len(self)))

    def _row(self, number: int) -> GameRow:
        n, won = self.players, self._winners[number]
        return GameRow(
            number,
            tuple(self.policies[self._job.policy_at(seat, number)] for seat in range(n)),
            tuple(self._scores[number * n : number * n + n]),
            tuple(seat for seat in range(n) if won >> seat & 1),
            self._plies[number],
            self._turns[number],
        )

    @property
    def standings(self) -> tuple[PolicyStanding, ...]:
        """How each policy did, in the order in which they were given."""
        seats = {policy: self.policies.count(policy) for policy in self.policies}
        games = len(self)
        return tuple(
            PolicyStanding(
                policy,
                held,
                games,
                self._wins[policy],
                *wilson(self._wins[policy], games),
                held / self.players,
                self._points[policy] / (games * held),
            )
            for policy, held in seats.items()
        )

    def to_frame(self) -> Any:
        """All rows as a DataFrame of pandas, with the columns of :func:`columns`.

        Raises:
            MissingPackage: where pandas is not installed.
        """
        needed("package.frames", "pandas")
        import pandas

        return pandas.DataFrame(map(cells, self), columns=columns(self.players))

    def _table(self) -> list[tuple[str, ...]]:
        head = ("policy", "seats", "share", "interval", "even", "points")
        rows = [tuple(SHARED.say(f"simulate.{word}") for word in head)]
        for each in self.standings:
            interval = f"{each.low:.1%} – {each.high:.1%}"
            seats = f"{each.seats} / {self.players}"
            rows.append((each.policy, seats, f"{each.share:.1%}", interval, f"{each.even:.0%}", f"{each.points:.1f}"))
        return rows if any(self._scores) else [row[:-1] for row in rows]

    def _title(self) -> str:
        name = find_game(self.game).wording.say("game")
        return SHARED.say("simulate.title", n=len(self), game=name, seed=self.seed)

    def __str__(self) -> str:
        rows = self._table() if len(self) else []
        widths = [max(map(_wide, column)) for column in zip(*rows, strict=True)]
        lines = ["   ".join(_filled(cell, width) for cell, width in zip(row, widths, strict=True)) for row in rows]
        return "\n".join([self._title(), *(line.rstrip() for line in lines)])

    def __repr__(self) -> str:
        return str(self)

    def _repr_html_(self) -> str:
        rows = self._table() if len(self) else []
        cells_of = ["".join(f"<{kind}>{escape(cell)}</{kind}>" for cell in row) for kind, row in _marked(rows)]
        body = "".join(f"<tr>{row}</tr>" for row in cells_of)
        return f"<table><caption>{escape(self._title())}</caption>{body}</table>"


def _wide(text: str) -> int:
    """How many columns a text takes in a terminal: two for each Korean sign."""
    return sum(2 if east_asian_width(sign) in "WF" else 1 for sign in text)


def _filled(text: str, width: int) -> str:
    return text + " " * (width - _wide(text))


def _marked(rows: list[tuple[str, ...]]) -> Iterator[tuple[str, tuple[str, ...]]]:
    for number, row in enumerate(rows):
        yield ("td" if number else "th"), row


def columns(players: int) -> tuple[str, ...]:
    """The names of the cells of a row, for tables that programs read."""
    seats = (f"{name}_{seat}" for name in ("policy", "score", "won") for seat in range(players))
    return ("game", *seats, "plies", "turns")


def cells(row: GameRow) -> tuple[str | int, ...]:
    """The cells of a row; ``won`` is 1 or 0."""
    won = (int(seat in row.winners) for seat in range(len(row.policies)))
    return (row.number, *row.policies, *row.scores, *won, row.plies, row.turns)
