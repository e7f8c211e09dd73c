"""Fits the weights of a game's features on games between mixed players: a conditional logit over those who might win.

Games between players of one kind alone tell less: what all of them do alike cannot be told from what wins. Which
weights are taken is decided by games on fresh seeds, never here. :mod:`benchmarks.catan_fit` and
:mod:`benchmarks.creed_fit` play the games.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Iterable, Sequence
from math import exp, log, sqrt
from operator import mul
from pathlib import Path
from random import Random

from boardlab.core.play.valuation import Valuation

Row = Sequence[float]
Rows = Sequence[tuple[Sequence[Row], int]]
"""Positions, each as the features of everyone who might win and the index of who won."""


def shaken(valuation: Valuation, rng: Random, spread: float) -> Valuation:
    """A valuation with each weight multiplied by chance: a player of nearly the same mind."""
    weights = tuple(each * exp(rng.gauss(0, spread)) for each in valuation.weights)
    return Valuation(valuation.names, valuation.features, weights)


def shares(weights: Row, rows: Sequence[Row]) -> list[float]:
    """The chance of winning of each of them."""
    worth = [sum(map(mul, weights, each)) for each in rows]
    most = max(worth)
    found = [exp(each - most) for each in worth]
    total = sum(found)
    return [each / total for each in found]


def fit(rows: Rows, known: Row, *, rounds: int, ridge: float, batch: int, rng: Random) -> list[float]:
    """Weights of greatest likelihood that stay near those that are known, by Adam over features of equal spread.

    Args:
        rows: the positions.
        known: where it begins.
        rounds: how often each position is gone through.
        ridge: how much it costs to go away from there: features that rise and fall together share their weight as they
            did before.
        batch: positions a step.
        rng: in which order.
    """
    count = len(known)
    spread = [_spread([each[at] for seats, _ in rows for each in seats[:1]]) for at in range(count)]
    data = [([tuple(x / s for x, s in zip(each, spread, strict=True)) for each in seats], won) for seats, won in rows]
    begun = [weight * each for weight, each in zip(known, spread, strict=True)]
    weights, mean, square = list(begun), [0.0] * count, [0.0] * count
    step = 0
    for turn in range(rounds):
        rng.shuffle(data)
        pace = 0.03 * 0.5**turn
        for begin in range(0, len(data) - batch + 1, batch):
            slope = [ridge * (each - first) for each, first in zip(weights, begun, strict=True)]
            for seats, won in data[begin : begin + batch]:
                for seat, share in enumerate(shares(weights, seats)):
                    miss = (share - (seat == won)) / batch
                    slope = [a + miss * x for a, x in zip(slope, seats[seat], strict=True)]
            step += 1
            for at, each in enumerate(slope):
                mean[at] = 0.9 * mean[at] + 0.1 * each
                square[at] = 0.99 * square[at] + 0.01 * each * each
                size = sqrt(square[at] / (1 - 0.99**step)) + 1e-8
                weights[at] -= pace * mean[at] / (1 - 0.9**step) / size
    return [weight / each for weight, each in zip(weights, spread, strict=True)]


def _spread(values: Row) -> float:
    middle = sum(values) / len(values)
    return sqrt(sum((each - middle) ** 2 for each in values) / len(values)) or 1.0


def loss(weights: Row, rows: Rows) -> float:
    """The mean of minus the logarithm of the chance that was given to the winner."""
    return -sum(log(shares(weights, seats)[won]) for seats, won in rows) / len(rows)


def _read(paths: Iterable[Path]) -> Rows:
    found = list[tuple[Sequence[Row], int]]()
    for path in paths:
        for line in path.read_text().splitlines():
            winner, rows = json.loads(line)
            found.append(([tuple(row) for row in rows], winner))
    return found


def _write(names: Sequence[str], weights: Row, out: Path, head: str) -> None:
    lines = [f'    "{name}": {weight:.4f},\n' for name, weight in zip(names, weights, strict=True)]
    out.write_text(head + "".join(lines) + "}\n")


def command(
    about: str,
    played: Callable[[str], Rows],
    known: Valuation,
    head: str,
    *,
    rounds: int,
    ridge: float,
    batch: int,
) -> None:
    """Play games and add their positions to a file, a line each, or fit weights to such files.

    Args:
        about: the help of the command.
        played: ``played(seed)``: positions of one game.
        known: the valuation that the fit begins with.
        head: the module that is written, up to its first weight.
        rounds: how often each position is gone through, if not asked otherwise.
        ridge: what it costs to leave the known weights, if not asked otherwise.
        batch: positions a step.
    """
    asked = argparse.ArgumentParser(description=about)
    ways = asked.add_subparsers(dest="way", required=True)
    play = ways.add_parser("games")
    play.add_argument("count", type=int)
    play.add_argument("--seed", default="a")
    fitted = ways.add_parser("weights")
    fitted.add_argument("files", type=Path, nargs="+")
    fitted.add_argument("--rounds", type=int, default=rounds)
    fitted.add_argument("--ridge", type=float, default=ridge)
    for each in (play, fitted):
        each.add_argument("--out", type=Path, required=True)
    given = asked.parse_args()
    if given.way == "games":
        with given.out.open("a") as file:
            for number in range(given.count):
                for seats, won in played(f"{given.seed} {number}"):
                    file.write(json.dumps([won, [[round(float(x), 4) for x in row] for row in seats]]) + "\n")
                file.flush()
        return
    rows = _read(given.files)
    held = max(1, len(rows) // 10)
    weights = fit(rows[held:], known.weights, rounds=given.rounds, ridge=given.ridge, batch=batch, rng=Random(1))
    mine, before, nothing = (loss(each, rows[:held]) for each in (weights, known.weights, [0.0] * len(weights)))
    print(
        f"{len(rows)} positions; loss on those held out: {mine:.4f}, before {before:.4f}, knowing nothing {nothing:.4f}"
    )
    _write(known.names, weights, given.out, head)
