"""What is waited for in Creed, over random games of two on each board and of four, by the processor."""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Callable, Iterable
from functools import partial
from typing import Any

from boardlab import creed
from boardlab.creed.position import Position
from boardlab.creed.rules.legal_actions import legal_actions

ROUNDS = 12
TABLES = (
    (2, creed.Options(max_rounds=ROUNDS)),
    (2, creed.Options(max_rounds=ROUNDS, layout_2p="twin")),
    (4, creed.Options(max_rounds=ROUNDS)),
)


def random_game(rng: random.Random, players: int, options: creed.Options) -> list[Position]:
    """A game of evenly random actions."""
    p = creed.start(players, options=options, first=rng.randrange(players))
    found = [p]
    while not p.is_over:
        p = p.play(rng.choice(p.legal_actions()))
        found.append(p)
    return found


def microseconds(jobs: Iterable[Callable[[], Any]]) -> float:
    """The median time of a job."""
    spent = []
    for job in jobs:
        begun = time.process_time_ns()
        job()
        spent.append(time.process_time_ns() - begun)
    return statistics.median(spent) / 1000


def main() -> None:
    """Measure and print."""
    rng = random.Random(1)
    print()
    print(f"Creed: random games of {ROUNDS} rounds at most; time of the processor")
    for players, options in TABLES:
        for _ in range(20):
            random_game(rng, players, options)
        board = "crossing" if players == 4 else options.layout_2p
        turns = [p for _ in range(6) for p in random_game(rng, players, options) if p.stage == "turn"]
        places = rng.sample(turns, min(600, len(turns)))
        steps = [(p, rng.choice(p.legal_actions())) for p in places]
        sizes = statistics.median(len(p.legal_actions()) for p in places)
        target = "  < 50" if players == 2 else ""
        listed = microseconds(partial(legal_actions, p) for p in places)
        print(f"{board:<10}menu {listed:6.1f} µs of {sizes:.0f}{target}")
        plays = microseconds(partial(p.play, act) for p, act in steps)
        judges = microseconds(partial(p.judge, act) for p, act in steps)
        events = microseconds(partial(p.events, act) for p, act in steps[:200])
        print(f"{'':<10}play {plays:6.1f} µs  judge {judges:6.1f} µs  events {events:6.1f} µs")


if __name__ == "__main__":
    main()
