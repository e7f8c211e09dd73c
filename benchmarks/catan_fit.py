"""Fits the weights of Catan's features on games between mixed players: a conditional logit over the seats.

    python -m benchmarks.catan_fit games 300 --seed a --out a.jsonl
    python -m benchmarks.catan_fit weights a.jsonl b.jsonl --out boardlab/catan/play/chances.py
    python -m benchmarks.catan_fit points 300 boardlab/catan/play/points.py

Seats are drawn from first steps, the quick policy, the policy with chance in it, and Club with its own weights, with
weights shaken, and with second thoughts.

What tells who wins is not what brings the win: a long road is a sign of much that went well. So Club chooses by the
weights of ``play/weights.py``, which won more games than fitted ones; the fit begins with them, stays near them, and
tells Strong how likely a win is where a simulation ends. How far a seat will end ahead is a sum of the same
features, each against the mean of the others, by least squares: a review counts in points what a decision gave up,
since chances hardly move where a game is as good as lost. Quick players alone play for it, as simulations go on.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from operator import mul
from pathlib import Path
from random import Random

from benchmarks.fit import Rows, command, shaken
from boardlab import catan
from boardlab.catan.actions import Action
from boardlab.catan.play.club import lines_of
from boardlab.catan.play.features import features
from boardlab.catan.play.opponent import opponent
from boardlab.catan.play.policy import policy
from boardlab.catan.play.worth import VALUATION
from boardlab.catan.position import View
from boardlab.catan.rules.winning import total
from boardlab.core.contract.position import CHANCE
from boardlab.core.play.beam import finished
from boardlab.core.play.valuation import Valuation

Decides = Callable[[View, Random], Action]

SHAKEN, SECOND_THOUGHTS, BY_CHANCE = 0.5, 0.2, 0.15
TAKEN, TAKEN_FOUNDING = 0.12, 0.4
"""The share of positions that are kept, of the game and of its founding."""
MOST_STEPS = 8_000
HEAD = '''"""How far each feature of Catan tells who wins. Made by ``python -m benchmarks.catan_fit``."""

from __future__ import annotations

from collections.abc import Mapping

CHANCES: Mapping[str, float] = {
'''


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


QUICK = opponent, by_policy(0), by_policy(BY_CHANCE)


def player(rng: Random) -> Decides:
    """One of the mixed players."""
    near = shaken(VALUATION, rng, SHAKEN)
    return rng.choice(
        (
            *QUICK,
            by_lines(VALUATION),
            by_lines(VALUATION, SECOND_THOUGHTS),
            by_lines(near),
            by_lines(near),
        )
    )


Kept = list[list[tuple[float, ...]]]


def game(seed: str, player: Callable[[Random], Decides] = player) -> tuple[Kept, catan.Position | None]:
    """Some positions of a game, each as the features of every seat, and how it ended; None if it was given up."""
    rng = Random(seed)
    p = catan.setup(rng, rng.choice((3, 4, 4, 4)), options=catan.Options(domestic_trade=False))
    seats = [player(rng) for _ in range(p.players)]
    play, kept = p.mechanics, Kept()
    assert play.draw is not None
    for _ in range(MOST_STEPS):
        seat = p.current_player
        if seat is None:
            return kept, p
        if seat == CHANCE:
            act = play.draw(p, rng)
        else:
            legal = p.legal_actions()
            act = legal[0] if len(legal) == 1 else seats[seat](p.seen_by(seat), rng)
        p = play.apply(p, act)
        if not p.is_over and rng.random() < (TAKEN if p.turn else TAKEN_FOUNDING):
            kept.append([tuple(features(p, each)) for each in range(p.players)])
    return kept, None


def played(seed: str) -> Rows:
    """Some positions of a game, each as the features of every seat and the seat that won."""
    kept, end = game(seed)
    return [] if end is None else [(rows, end.winners[0]) for rows in kept]


# -- the points by which a seat will end ahead -----------------------------------------------------------------------


HEAD_POINTS = HEAD.replace("tells who wins", "adds to the lead a seat ends with").replace("CHANCES", "POINTS")
SHRUNK = 0.01
"""So much of its own spread is added to that of each feature: those that rise and fall together share their weight."""


def points(count: int, out: Path) -> None:
    """Fit how many points seats end ahead of the best other, and write the weights."""
    rows, ends = list[list[float]](), list[float]()
    for number in range(count):
        kept, end = game(f"points {number}", lambda rng: rng.choice(QUICK))
        if end is None:
            continue
        scores = [total(end, seat) for seat in range(end.players)]
        for seats in kept:
            for seat, row in enumerate(seats):
                others = [each for other, each in enumerate(seats) if other != seat]
                beside = [sum(column) / len(others) for column in zip(*others, strict=True)]
                rows.append([*(own - other for own, other in zip(row, beside, strict=True)), 1.0])
                ends.append(float(scores[seat] - max(scores[:seat] + scores[seat + 1 :])))
    held = len(rows) // 10
    weights = least_squares(rows[held:], ends[held:])
    misses = [end - sum(map(mul, weights, row)) for row, end in zip(rows[:held], ends[:held], strict=True)]
    middle = sum(ends[:held]) / held
    left = sum(miss * miss for miss in misses) / sum((end - middle) ** 2 for end in ends[:held])
    print(f"{len(rows)} rows of {count} games; {1 - left:.3f} of the variance explained on those held out")
    lines = [f'    "{name}": {weight:.4f},\n' for name, weight in zip(VALUATION.names, weights, strict=False)]
    level = f'LEVEL = {weights[-1]:.4f}\n"""The lead of a seat that is like the mean of the others."""\n'
    out.write_text(HEAD_POINTS + "".join(lines) + "}\n" + level)


def least_squares(rows: list[list[float]], ends: list[float]) -> list[float]:
    """The weights by which the features of rows come nearest to some numbers, by the normal equations."""
    width = len(rows[0])
    table = [[0.0] * (width + 1) for _ in range(width)]
    for row, end in zip(rows, ends, strict=True):
        for at, x in enumerate(row):
            if x:
                line = table[at]
                for other, y in enumerate(row):
                    line[other] += x * y
                line[width] += x * end
    for at in range(width):
        table[at][at] *= 1 + SHRUNK
    for at in range(width):
        pivot = max(range(at, width), key=lambda each: abs(table[each][at]))
        table[at], table[pivot] = table[pivot], table[at]
        for other in range(width):
            share = table[other][at] / (table[at][at] or 1.0)
            if other != at and share:
                table[other] = [a - share * b for a, b in zip(table[other], table[at], strict=True)]
    return [line[width] / (line[at] or 1.0) for at, line in enumerate(table)]


if __name__ == "__main__":
    if sys.argv[1] == "points":
        points(int(sys.argv[2]), Path(sys.argv[3]))
    else:
        command(__doc__, played, VALUATION, HEAD, rounds=4, ridge=0.03, batch=256)
