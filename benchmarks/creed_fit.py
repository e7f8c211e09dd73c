"""Fits the weights of Creed's features on games between mixed players: the chance of the side whose turn is over.

    python -m benchmarks.creed_fit games 300 --seed a --out a.jsonl
    python -m benchmarks.creed_fit weights a.jsonl b.jsonl --out boardlab/creed/play/weights.py

Games between players of one kind alone give weaker weights. So sides are drawn from first steps, first steps with
chance in it, and Club with its own weights, with weights shaken, and with second thoughts. Which weights are taken is
decided by games on fresh seeds, never here.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Iterable, Sequence
from math import exp, log, sqrt
from operator import mul
from pathlib import Path
from random import Random

from boardlab import creed
from boardlab.core.contract.knowledge import Knowledge
from boardlab.core.contract.position import CHANCE
from boardlab.core.play.beam import finished
from boardlab.core.play.valuation import Valuation
from boardlab.creed.actions import TURN, Action
from boardlab.creed.play.club import chosen, lines_of
from boardlab.creed.play.features import NAMES, features
from boardlab.creed.play.opponent import opponent
from boardlab.creed.play.worth import VALUATION
from boardlab.creed.position import View

Decides = Callable[[View, Random], Action]
Rows = list[tuple[tuple[float, ...], int]]
"""Positions, each as the features of the side whose turn is over and whether it won."""

SHAKEN, SECOND_THOUGHTS, BY_CHANCE = 0.6, 0.2, 0.1
LAYOUTS = ((2, "straight"), (2, "straight"), (2, "twin"), (4, "straight"))
MOST_ROUNDS = 40
NARROW = 3
"""The width of Club's beam: more games in the same time."""
HEAD = '''"""What each feature of Creed weighs in the chance of winning. Made by ``python -m benchmarks.creed_fit``."""

from __future__ import annotations

from collections.abc import Mapping

WEIGHTS: Mapping[str, float] = {
'''


def by_lines(valuation: Valuation, second_thoughts: float = 0.0) -> Decides:
    """A player that takes the best line, sometimes one of the next."""

    def decides(view: View, rng: Random) -> Action:
        if view.stage != TURN:
            act = finished(chosen(valuation, Knowledge(view.viewer, view, None), rng)).action
        else:
            lines = finished(lines_of(valuation, view, NARROW, NARROW))
            at = rng.randrange(min(6, len(lines))) if rng.random() < second_thoughts else 0
            act = lines[at].actions[0]
        assert isinstance(act, Action)
        return act

    return decides


def first_steps(by_chance: float) -> Decides:
    """First steps, with a share of actions by chance."""

    def decides(view: View, rng: Random) -> Action:
        return rng.choice(view.legal_actions()) if rng.random() < by_chance else opponent(view, rng)

    return decides


def player(rng: Random) -> Decides:
    """One of the mixed players."""
    shaken = Valuation(NAMES, features, tuple(each * exp(rng.gauss(0, SHAKEN)) for each in VALUATION.weights))
    return rng.choice(
        (
            first_steps(0),
            first_steps(BY_CHANCE),
            by_lines(VALUATION),
            by_lines(VALUATION, SECOND_THOUGHTS),
            by_lines(shaken),
            by_lines(shaken),
        )
    )


def played(seed: str) -> Rows:
    """What the ends of turns of a game were like for the side that had ended it, and whether it won."""
    rng = Random(seed)
    players, layout = rng.choice(LAYOUTS)
    nations = rng.sample((1, 2, 3, 4), players)
    p = creed.start(players, options={"layout_2p": layout, "max_rounds": MOST_ROUNDS}, nations=nations)
    sides = [player(rng), player(rng)]
    kept: list[tuple[tuple[float, ...], int]] = []
    assert p.mechanics.draw is not None
    while (seat := p.current_player) is not None:
        act = p.mechanics.draw(p, rng) if seat == CHANCE else sides[seat % 2](p.seen_by(seat), rng)
        after = p.play(act)
        if p.stage == TURN and not after.is_over and after.side != p.side:
            kept.append((features(after, p.on_turn), p.side))
        p = after
    if len(p.winners) == p.players:
        return []
    won = p.winners[0] % 2
    return [(row, int(side == won)) for row, side in kept]


def games(count: int, seed: str, out: Path) -> None:
    """Play games and add their turns to a file, a line each."""
    with out.open("a") as file:
        for number in range(count):
            for row, won in played(f"{seed} {number}"):
                file.write(json.dumps([won, [round(float(x), 4) for x in row]]) + "\n")
            file.flush()


# -- the fit -------------------------------------------------------------------------------------------------------


def read(paths: Iterable[Path]) -> Rows:
    """The turns of some files."""
    found = []
    for path in paths:
        for line in path.read_text().splitlines():
            won, row = json.loads(line)
            found.append((tuple(row), won))
    return found


def chance(weights: Sequence[float], row: Sequence[float]) -> float:
    """The chance of winning of the side whose turn is over."""
    return 1 / (1 + exp(-max(-30.0, min(30.0, sum(map(mul, weights, row))))))


def fit(rows: Rows, known: Sequence[float], *, rounds: int, ridge: float, rng: Random) -> list[float]:
    """Weights of greatest likelihood that stay near those that are known, by Adam over features of equal spread.

    Args:
        rows: the turns.
        known: where it begins.
        rounds: how often each is gone through.
        ridge: how much it costs to go away from there.
        rng: in which order.
    """
    count = len(NAMES)
    spread = [_spread([row[at] for row, _ in rows]) for at in range(count)]
    data = [(tuple(x / s for x, s in zip(row, spread, strict=True)), won) for row, won in rows]
    begun = [weight * each for weight, each in zip(known, spread, strict=True)]
    weights, mean, square = list(begun), [0.0] * count, [0.0] * count
    step = 0
    for turn in range(rounds):
        rng.shuffle(data)
        pace = 0.03 * 0.6**turn
        for begin in range(0, len(data) - 127, 128):
            slope = [ridge * (each - first) for each, first in zip(weights, begun, strict=True)]
            for row, won in data[begin : begin + 128]:
                miss = (chance(weights, row) - won) / 128
                slope = [a + miss * x for a, x in zip(slope, row, strict=True)]
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
    """The mean of minus the logarithm of the chance that was given to what came."""
    return -sum(log(chance(weights, row) if won else 1 - chance(weights, row)) for row, won in rows) / len(rows)


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
    fitted.add_argument("--rounds", type=int, default=8)
    fitted.add_argument("--ridge", type=float, default=0.003)
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
    print(f"{len(rows)} turns; loss on those held out: {losses[0]}, before {losses[1]}, knowing nothing {losses[2]}")
    write(weights, given.out)


if __name__ == "__main__":
    main()
