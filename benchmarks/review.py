"""How steady a review is, and what it goes with: ``python -m benchmarks.review games torres 30 series``, ``… fit 60``.

``games``: First steps against Club, each game reviewed for every seat and once more for First steps: how the loss that
is named, summed over a game, goes with the result: as it is, beside what the others lost in that game, and this once
what goes with the number of choices and with the luck that the reviews tell of is taken out; how often both reviews of
First steps name the same first turning point. Another series means other games. ``fit``: what lead in points makes a
win how likely in Torres. Turns with a proven best way are tests: ``tests/reviewing/test_proven.py``.
"""

from __future__ import annotations

import sys
from itertools import count
from math import atanh, exp, log, sqrt, tanh
from random import Random
from statistics import mean, stdev
from time import process_time
from typing import Any

from boardlab.core.contract.position import CHANCE
from boardlab.core.play.beam import finished
from boardlab.core.play.knowledge import Follower
from boardlab.core.play.players import player_of, thought
from boardlab.core.play.record import Record
from boardlab.reviewing.judge import judging
from boardlab.reviewing.judged import MISSED, TURNING, Judged
from boardlab.reviewing.review import GameReview, critic_of
from boardlab.simulation.interval import wilson
from boardlab.torres.play.club import VALUATION
from boardlab.torres.play.features import turns_of_game

MOST_PLIES = 500
"""A game that is not over by then is given up: in Creed two may wait for each other."""
SEATS = {"torres": 2, "catan": 3, "creed": 2}
Pair = tuple[float, float]
SCALES = (2.0, 3.0, 4.0, 5.0, 6.0, 8.0, 10.0)


def played(game: str, strengths: list[str], seed: str) -> Record:
    """A game between players of these strengths, by seat; the beginning of one that does not end."""
    record = Record.new(game, seed=seed, players=len(strengths))
    follower, rng = Follower(record.position), Random(seed)
    while not record.position.is_over and record.ply < MOST_PLIES:
        before, seat = record.position, record.position.current_player
        if seat is None or seat == CHANCE:
            record.roll()
        else:
            thinking = player_of(game, strengths[seat]).think(follower.knowledge(seat), rng, 0)
            record.play(thought(thinking).action)
        follower.step(before, record.actions[-1], record.position)
    return record


def reviewed(record: Record, seat: int, seed: str) -> tuple[Judged, ...]:
    """The decisions of a seat, judged as in a kernel."""
    critic = critic_of(record.start.game)
    return finished(judging(record, seat, critic, samples=critic.samples, seed=seed))


def result(record: Record, seat: int) -> float:
    """How far a seat ended ahead: in points, or 1 for a win and 0 for a loss where none are counted."""
    scores, winners = record.position.scores, record.position.winners
    if len(set(scores)) == 1:
        return float(seat in winners)
    return scores[seat] - max(score for other, score in enumerate(scores) if other != seat)


def named_loss(judged: tuple[Judged, ...]) -> float:
    """All that a review names: turning points and what was missed a little."""
    return sum(each.loss.mean for each in judged if each.group in (TURNING, MISSED))


def games(game: str, number: int, series: str) -> None:
    """Print a line for each game that was played to its end, and what they show together by then."""
    alone, beside, causes, same, named, spent = list[Pair](), list[Pair](), list[Pair](), 0, 0, list[float]()
    for at in count():
        if len(alone) == number:
            break
        players, seat = SEATS[game], at % SEATS[game]
        record = played(game, ["first_steps" if each == seat else "club" for each in range(players)], f"{series} {at}")
        if not record.position.is_over:
            continue
        found = []
        for who, seed in [*((each, "one") for each in range(players)), (seat, "two")]:
            begun = process_time()
            found.append(reviewed(record, who, seed))
            spent.append(process_time() - begun)
        losses = [named_loss(judged) for judged in found[:players]]
        others = (sum(losses) - losses[seat]) / (players - 1)
        came = result(record, seat)
        alone.append((losses[seat], came))
        beside.append((losses[seat] - others, came))
        lucks = [sum(each.got - each.expected for each in GameReview(record, who, ()).luck) for who in range(players)]
        causes.append((float(len(found[seat])), lucks[seat] - (sum(lucks) - lucks[seat]) / (players - 1)))
        firsts = [GameReview(record, seat, judged).first for judged in (found[seat], found[players])]
        plies = [None if first is None else first.decision.ply for first in firsts]
        named += plies != [None, None]
        same += plies[0] == plies[1] is not None
        low, high = wilson(same, named) if named else (0.0, 1.0)
        told = " ".join(f"{loss:.2f}" for loss in losses)
        more = [each for each, _ in beside]
        apart = 1.96 * stdev(more) / sqrt(len(more)) if len(more) > 1 else 0.0
        choices, luck = causes[-1]
        print(
            f"{game} {at}: losses {told}, First steps {seat}, {choices:g} choices, luck {luck:.1f}, result {came:g}, "
            f"first {plies}",
            flush=True,
        )
        print(
            f"  n={len(alone)} alone {_correlation(alone)}, beside the others {_correlation(beside)}, "
            f"those taken out {_correlation(_without(causes, beside), 2)}; "
            f"{mean(more):.2f} more than the others (± {apart:.2f}); "
            f"same first {same} of {named} ({low:.0%} to {high:.0%}); {sum(spent) / len(spent):.1f} s a review",
            flush=True,
        )


def _without(causes: list[Pair], pairs: list[Pair]) -> list[Pair]:
    """What is left of both numbers of each pair once what goes with either of its causes is taken out of them."""
    columns = [*zip(*causes, strict=True), *zip(*pairs, strict=True)]
    while len(columns) > len(pairs[0]):
        cause, *rest = ([value - mean(column) for value in column] for column in columns)
        square = sum(value**2 for value in cause) or 1.0
        slopes = [sum(a * b for a, b in zip(cause, each, strict=True)) / square for each in rest]
        columns = [
            tuple(b - slope * a for a, b in zip(cause, each, strict=True))
            for slope, each in zip(slopes, rest, strict=True)
        ]
    return [(first, second) for first, second in zip(*columns, strict=True)]


def _correlation(pairs: list[Pair], taken_out: int = 0) -> str:
    n = len(pairs)
    if n < 4 + taken_out:
        return "r: -"
    xs, ys = zip(*pairs, strict=True)
    mx, my = sum(xs) / n, sum(ys) / n
    up = sum((x - mx) * (y - my) for x, y in pairs)
    down = sqrt(sum((x - mx) ** 2 for x in xs) * sum((y - my) ** 2 for y in ys))
    if not down:
        return "r: -"
    r = up / down
    z, half = atanh(max(-0.999, min(0.999, r))), 1.96 / sqrt(n - 3 - taken_out)
    return f"r={r:.2f} ({tanh(z - half):.2f} to {tanh(z + half):.2f})"


# -- the chance of winning in Torres --------------------------------------------------------------------------------


def fit(number: int) -> None:
    """Print how likely the winners were by each pair of scales, the best first."""
    seen = []
    for at in range(number):
        players = 2 + at % 3
        rng = Random(at)
        strengths = [rng.choice(["first_steps", "club", "club"]) for _ in range(players)]
        record = played("torres", strengths, f"fit {at}")
        steps: Any = zip(record.positions, record.actions, record.positions[1:], strict=False)
        for before, act, after in steps:
            if act.to_text().startswith("end") and before.stage == "turn":
                worth = [VALUATION(after, seat) for seat in range(players)]
                left = max(turns_of_game(after, seat) for seat in range(players))
                seen.append((worth, left, record.position.winners))
    ranked = []
    for sure in SCALES:
        for opened in SCALES:
            total = 0.0
            for worth, left, winners in seen:
                scaled = [each / (sure + opened * left) for each in worth]
                most = max(scaled)
                every = log(sum(exp(each - most) for each in scaled))
                total -= sum(scaled[seat] - most - every for seat in winners) / len(winners)
            ranked.append((total / len(seen), sure, opened))
    for value, sure, opened in sorted(ranked)[:5]:
        print(f"SURE={sure:g} OPEN={opened:g}: {value:.4f} over {len(seen)} turns")


if __name__ == "__main__":
    what, *rest = sys.argv[1:] or ["games", "torres", "30"]
    if what == "games":
        games(rest[0], int(rest[1]), (rest[2:] or ["review"])[0])
    else:
        fit(int((rest or ["60"])[0]))
