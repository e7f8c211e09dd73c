"""How well a review finds what decided: ``python -m benchmarks.review games torres 30``, ``… positions``, ``… fit``.

``games``: First steps against Club, each game reviewed twice for First steps: how the loss it names, summed over a
game, goes with the result, and how often both name the same dearest turning point. ``positions``: turns with a proven
best way, played worse, and played best. ``fit``: what lead in points makes a win how likely in Torres.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from math import atanh, exp, log, sqrt, tanh
from random import Random
from time import process_time
from typing import Any

from boardlab import torres
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

SEATS = {"torres": 2, "catan": 3, "creed": 2}
SCALES = (2.0, 3.0, 4.0, 5.0, 6.0, 8.0, 10.0)


def played(game: str, strengths: list[str], seed: str) -> Record:
    """A game between players of these strengths, by seat."""
    record = Record.new(game, seed=seed, players=len(strengths))
    follower, rng = Follower(record.position), Random(seed)
    while not record.position.is_over:
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


def games(game: str, number: int) -> None:
    """Print a line for each game, and what they show together by then."""
    pairs, same, named, spent = list[tuple[float, float]](), 0, 0, 0.0
    for at in range(number):
        seat = at % SEATS[game]
        strengths = ["first_steps" if each == seat else "club" for each in range(SEATS[game])]
        record = played(game, strengths, f"review {at}")
        begun = process_time()
        both = [GameReview(record, seat, reviewed(record, seat, seed)) for seed in ("one", "two")]
        spent += (process_time() - begun) / 2
        loss = sum(each.loss.mean for each in both[0].judged if each.group in (TURNING, MISSED))
        pairs.append((loss, result(record, seat)))
        firsts = [max(each.turning, key=lambda judged: judged.weight, default=None) for each in both]
        plies = [None if first is None else first.decision.ply for first in firsts]
        named += plies != [None, None]
        same += plies[0] == plies[1] is not None
        low, high = wilson(same, named) if named else (0.0, 1.0)
        counts = " ".join(f"{count} {group}" for group, count in both[0].counts.items())
        print(f"{game} {at}: loss {loss:.2f}, result {pairs[-1][1]:g}, first {plies}, {counts}", flush=True)
        print(
            f"  n={len(pairs)} {_correlation(pairs)}; same first {same} of {named} ({low:.0%} to {high:.0%}); "
            f"{spent / len(pairs):.1f} s a review",
            flush=True,
        )


def _correlation(pairs: list[tuple[float, float]]) -> str:
    n = len(pairs)
    if n < 4:
        return "r: -"
    xs, ys = zip(*pairs, strict=True)
    mx, my = sum(xs) / n, sum(ys) / n
    up = sum((x - mx) * (y - my) for x, y in pairs)
    down = sqrt(sum((x - mx) ** 2 for x in xs) * sum((y - my) ** 2 for y in ys))
    if not down:
        return "r: -"
    r = up / down
    z, half = atanh(max(-0.999, min(0.999, r))), 1.96 / sqrt(n - 3)
    return f"r={r:.2f} ({tanh(z - half):.2f} to {tanh(z + half):.2f})"


# -- positions with a proven best way ------------------------------------------------------------------------------


def last_turns(number: int) -> Iterator[tuple[Record, Record, str]]:
    """Last turns of games of Torres that a complete search solved: played by First steps or Club for fewer points, and
    played best.
    """
    wanted = {"first_steps": number // 2, "club": number - number // 2}
    for seed in range(400):
        if not any(wanted.values()):
            return
        record = played("torres", ["first_steps", "club"], f"last {seed}")
        at = max(ply for ply, each in enumerate(record.positions) if _begins_last_turn(each))
        position: Any = record.positions[at]
        search = torres.best_turns(position, most=1, nodes=400_000, seconds=1e9)
        if not search.complete or search.best is None:
            continue
        seat = position.decider
        best = _ended(Record(position), [act.to_text() for act in search.best.actions])
        for strength, left in wanted.items():
            other = Record(position)
            follower = Follower(position)
            while not other.position.is_over:
                before = other.position
                thinking = player_of("torres", strength).think(follower.knowledge(seat), Random(seed), 0)
                other.play(thought(thinking).action)
                follower.step(before, other.actions[-1], other.position)
            if left and other.position.scores[seat] <= best.position.scores[seat] - 3:
                wanted[strength] = left - 1
                yield other, best, f"torres {strength} {seed}"


def _begins_last_turn(p: Any) -> bool:
    return p.stage == "turn" and p.phase == 3 and sum(map(len, p.stacks)) == 1 and p.turn_stack < 0 and not p.spent


def _ended(record: Record, acts: list[str]) -> Record:
    for text in acts:
        record.play(text)
    legal: Any = record.position.legal_actions()
    ends = [act for act in legal if act.to_text().startswith("end")]
    return record.play(max(ends, key=lambda act: sum(act.rest)))


def positions(number: int) -> None:
    """Print what is found of what there is to find, and named where there is nothing."""
    found = wrong = of = 0
    for worse, best, name in last_turns(number):
        seat = worse.actions[0].player
        (judged,) = [each for each in reviewed(worse, seat, "a") if each.decision.ply == 0]
        paid = best.position.scores[seat] - worse.position.scores[seat]
        hit = judged.group in (TURNING, MISSED) and judged.exact == paid
        (fine,) = [each for each in reviewed(best, seat, "a") if each.decision.ply == 0]
        of, found, wrong = of + 1, found + hit, wrong + (fine.group == TURNING)
        print(f"{name}: proven {paid}, told {judged.exact} {judged.group}; played best: {fine.group}", flush=True)
        print(f"  found {found} of {of}; turning points where there is nothing: {wrong} of {of}", flush=True)


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
    what, *rest = sys.argv[1:] or ["positions"]
    if what == "games":
        games(rest[0], int(rest[1]))
    elif what == "fit":
        fit(int((rest or ["60"])[0]))
    else:
        positions(int((rest or ["20"])[0]))
