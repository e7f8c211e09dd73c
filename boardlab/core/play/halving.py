"""The best of a few ways to go on, by simulations that are shared out by sequential halving.

Each round plays all that are left equally often, with the same hidden cards and the same dice (what is left to chance
alike cannot decide), and drops the worse half. So most simulations go to those that are hard to tell apart.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from math import ceil, log2, sqrt

from boardlab.core.contract.player import Estimate, SearchProgress


def halving(
    arms: int, play: Callable[[int, int], float | Generator[object, None, float]], simulations: int
) -> Generator[SearchProgress, None, list[tuple[int, Estimate]]]:
    """Rank some ways to go on.

    Args:
        arms: how many ways there are.
        play: ``play(arm, number)``: how a simulation ends, from 0 (lost) to 1 (won). The same number stands for the
            same hidden cards and the same dice. A simulation that takes long is a generator, which pauses now and then.
        simulations: how many may be played in all; every way is played at least once.

    Returns:
        Each way with its estimate, the best first: those that were kept longest stand before the others.
    """
    results: list[list[float]] = [[] for _ in range(arms)]
    alive = list(range(arms))
    dropped: list[int] = []
    done, rounds = 0, max(1, ceil(log2(max(2, arms))))
    for left in range(rounds, 0, -1):
        each = max(1, (simulations - done) // (left * len(alive)))
        for _ in range(each):
            for arm in alive:
                found = play(arm, len(results[arm]))
                while isinstance(found, Generator):
                    try:
                        next(found)
                    except StopIteration as end:
                        found = end.value
                    else:
                        yield SearchProgress(done, max(done, simulations))
                results[arm].append(found)
                done += 1
                yield SearchProgress(done, max(done, simulations))
        alive.sort(key=lambda arm: -_mean(results[arm]))
        keep = len(alive) if left == 1 else ceil(len(alive) / 2)
        dropped = alive[keep:] + dropped
        alive = alive[:keep]
        if len(alive) == 1 or simulations - done < len(alive):
            break
    return [(arm, estimate(results[arm])) for arm in alive + dropped]


def estimate(results: list[float]) -> Estimate:
    """The mean of some results of 0 to 1 and its standard error.

    One result says little, and equal ones do not prove that the next is equal: half a win and half a loss are thought
    beside them.
    """
    n = len(results)
    mean = sum(results) / n
    smooth = (sum(results) + 0.5) / (n + 1)
    spread = (sum((each - smooth) ** 2 for each in results) + (0.5 - smooth) ** 2 + 0.25) / (n + 1)
    return Estimate(mean, sqrt(spread / n), n)


def _mean(results: list[float]) -> float:
    return sum(results) / len(results)
