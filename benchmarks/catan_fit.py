"""Fits the weights of Catan's features on games between mixed players: a conditional logit over the seats.

    python -m benchmarks.catan_fit games 300 --seed a --out a.jsonl
    python -m benchmarks.catan_fit weights a.jsonl b.jsonl --out boardlab/catan/play/chances.py

Games between players of one kind alone tell less: what all of them do alike cannot be told from what wins. So seats are
drawn from first steps, the quick policy, the policy with chance in it, and Club with its own weights, with weights
shaken, and with second thoughts.

What tells who wins is not what brings the win: a long road is a sign of much that went well. So Club chooses by the
weights of ``play/weights.py``, which won more games than fitted ones; the fit begins with them, stays near them, and
tells Strong how likely a win is where a simulation ends.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Iterable, Sequence
from math import exp, log, sqrt
from operator import mul
from pathlib import Path
from random import Random

from boardlab import catan
from boardlab.catan.actions import Action
from boardlab.catan.play.club import lines_of
from boardlab.catan.play.features import NAMES, features
from boardlab.catan.play.opponent import opponent
from boardlab.catan.play.policy import policy
from boardlab.catan.play.worth import VALUATION
from boardlab.catan.position import Position, View
from boardlab.core.contract.position import CHANCE
from boardlab.core.play.beam import finished
from boardlab.core.play.valuation import Valuation

Decides = Callable[[View, Random], Action]
Rows = list[tuple[list[tuple[float, ...]], int]]
"""Positions, each as the features of every seat and the seat that won."""

SHAKEN, SECOND_THOUGHTS, BY_CHANCE = 0.5, 0.2, 0.15
TAKEN, TAKEN_FOUNDING = 0.12, 0.4
"""The share of positions that are kept, of the game and of its founding."""
MOST_STEPS = 8_000
HEAD = '''"""How far each feature of Catan tells who wins. Made by ``python -m benchmarks.catan_fit``."""

from __future__ import annotations

from collections.abc import Mapping

CHANCES: Mapping[str, float] = {
'''


# -- games ---------------------------------------------------------------------------------------------------------


def by_lines(valuation: Valuation, second_thoughts: float = 0.0) -> Decides:
    """A player that takes the best line, sometimes one of the next."""

    def decides(view: View, rng: Random) -> Action:
        lines = finished(lines_of(valuation, view))
        at = rng.randrange(min(6, len(lines))) if rng.random() < second_thoughts else 0
        act = lines[at].actions[0]
        assert isinstance(act, Action)
        return act

    return decides


def by_policy(chance: float) -> Decides:
    """The quick policy, with a share of actions by chance."""

    def decides(view: View, rng: Random) -> Action:
        legal = view.legal_actions()
        return rng.choice(legal) if rng.random() < chance else policy(view, legal, rng)

    return decides


def player(rng: Random) -> Decides:
    """One of the mixed players."""
    shaken = Valuation(NAMES, features, tuple(each * exp(rng.gauss(0, SHAKEN)) for each in VALUATION.weights))
    return rng.choice(
        (
            opponent,
            by_policy(0),
            by_policy(BY_CHANCE),
            by_lines(VALUATION),
            by_lines(VALUATION, SECOND_THOUGHTS),
            by_lines(shaken),
            by_lines(shaken),
        )
    )


def played(seed: str) -> tuple[list[Position], int | None]:
    """Some positions of a game, and the seat that won it; None where it was given up."""
    rng = Random(seed)
    p = catan.setup(rng, rng.choice((3, 4, 4, 4)), options=catan.Options(domestic_trade=False))
    seats = [player(rng) for _ in range(p.players)]
    play, kept = p.mechanics, list[Position]()
    assert play.draw is not None
    for _ in range(MOST_STEPS):
        seat = p.current_player
        if seat is None:
            return kept, p.winners[0]
        if seat == CHANCE:
            act = play.draw(p, rng)
        else:
            legal = p.legal_actions()
            act = legal[0] if len(legal) == 1 else seats[seat](p.seen_by(seat), rng)
        p = play.apply(p, act)
        if not p.is_over and rng.random() < (TAKEN if p.turn else TAKEN_FOUNDING):
            kept.append(p)
    return kept, None


def games(count: int, seed: str, out: Path) -> None:
    """Play games and add their positions to a file, a line each."""
    with out.open("a") as file:
        for number in range(count):
            kept, winner = played(f"{seed} {number}")
            for p in kept if winner is not None else ():
                rows = [features(p, each) for each in range(p.players)]
                file.write(json.dumps([winner, [[round(float(x), 4) for x in row] for row in rows]]) + "\n")
            file.flush()


# -- the fit -------------------------------------------------------------------------------------------------------


def read(paths: Iterable[Path]) -> Rows:
    """The positions of some files."""
    found = []
    for path in paths:
        for line in path.read_text().splitlines():
            winner, rows = json.loads(line)
            found.append(([tuple(row) for row in rows], winner))
    return found


def shares(weights: Sequence[float], seats: Sequence[Sequence[float]]) -> list[float]:
    """The chance of winning of each seat."""
    worth = [sum(map(mul, weights, each)) for each in seats]
    most = max(worth)
    found = [exp(each - most) for each in worth]
    total = sum(found)
    return [each / total for each in found]


def fit(rows: Rows, known: Sequence[float], *, rounds: int, ridge: float, rng: Random) -> list[float]:
    """Weights of greatest likelihood that stay near those that are known, by Adam over features of equal spread.

    Args:
        rows: the positions.
        known: where it begins.
        rounds: how often each position is gone through.
        ridge: how much it costs to go away from there: features that rise and fall together share their weight as they
            did before.
        rng: in which order.
    """
    count = len(NAMES)
    spread = [_spread([seats[0][at] for seats, _ in rows]) for at in range(count)]
    data = [([tuple(x / s for x, s in zip(seat, spread, strict=True)) for seat in seats], won) for seats, won in rows]
    begun = [weight * each for weight, each in zip(known, spread, strict=True)]
    weights, mean, square = list(begun), [0.0] * count, [0.0] * count
    step = 0
    for turn in range(rounds):
        rng.shuffle(data)
        pace = 0.03 * 0.5**turn
        for begin in range(0, len(data) - 255, 256):
            slope = [ridge * (each - first) for each, first in zip(weights, begun, strict=True)]
            for seats, won in data[begin : begin + 256]:
                for seat, share in enumerate(shares(weights, seats)):
                    miss = (share - (seat == won)) / 256
                    slope = [a + miss * x for a, x in zip(slope, seats[seat], strict=True)]
            step += 1
            for at, each in enumerate(slope):
                mean[at] = 0.9 * mean[at] + 0.1 * each
                square[at] = 0.99 * square[at] + 0.01 * each * each
                size = sqrt(square[at] / (1 - 0.99**step)) + 1e-8
                weights[at] -= pace * mean[at] / (1 - 0.9**step) / size
    return [weight / each for weight, each in zip(weights, spread, strict=True)]


def _spread(values: Sequence[float]) -> float:
    middle = sum(values) / len(values)
    return sqrt(sum((each - middle) ** 2 for each in values) / len(values)) or 1.0


def loss(weights: Sequence[float], rows: Rows) -> float:
    """The mean of minus the logarithm of the chance that was given to the winner."""
    return -sum(log(shares(weights, seats)[won]) for seats, won in rows) / len(rows)


def write(weights: Sequence[float], out: Path) -> None:
    """Write the weights as the module that the game reads."""
    lines = [f'    "{name}": {weight:.4f},\n' for name, weight in zip(NAMES, weights, strict=True)]
    out.write_text(HEAD + "".join(lines) + "}\n")


def main() -> None:
    """Play games, or fit weights to them."""
    asked = argparse.ArgumentParser(description=__doc__)
    ways = asked.add_subparsers(dest="way", required=True)
    play = ways.add_parser("games")
    play.add_argument("count", type=int)
    play.add_argument("--seed", default="a")
    fitted = ways.add_parser("weights")
    fitted.add_argument("files", type=Path, nargs="+")
    fitted.add_argument("--rounds", type=int, default=4)
    fitted.add_argument("--ridge", type=float, default=0.03)
    for each in (play, fitted):
        each.add_argument("--out", type=Path, required=True)
    given = asked.parse_args()
    if given.way == "games":
        games(given.count, given.seed, given.out)
        return
    rows = read(given.files)
    held = max(1, len(rows) // 10)
    weights = fit(rows[held:], VALUATION.weights, rounds=given.rounds, ridge=given.ridge, rng=Random(1))
    losses = [round(loss(each, rows[:held]), 4) for each in (weights, VALUATION.weights, [0.0] * len(NAMES))]
    print(
        f"{len(rows)} positions; loss on those held out: {losses[0]}, before {losses[1]}, knowing nothing {losses[2]}"
    )
    write(weights, given.out)


if __name__ == "__main__":
    main()
