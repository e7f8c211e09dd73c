"""What ``boardlab.simulate`` costs: two processes against one, and memory by games. ``python -m benchmarks.simulate``.

The first part plays random games of Torres for two, by turns with one process and with two, and prints the ratio of the
seconds; other work on the machine weighs on two processes more than on one, so the load stands beside it, and what all
processes used of processors together: the ratio on a quiet machine is twice that of one by that of two. The second part
plays ten times as many games in one run and prints the memory of the process at each tenth.
"""

from __future__ import annotations

import argparse
import os
import statistics
import time
from collections.abc import Sequence
from functools import partial
from multiprocessing import active_children
from pathlib import Path
from typing import Any

from boardlab import simulate

ROUNDS = 5
PAIR = ("random", "random")


def seconds(games: int, workers: Any) -> tuple[float, float]:
    """How long so many games take: by the clock, and of all processors together where the system tells."""
    others = active_children()  # workers of Dask, which stay
    begun, used = time.perf_counter(), processors()
    simulate("torres", PAIR, games, "clock", workers=workers, progress=False)
    spent = time.perf_counter() - begun
    for worker in active_children():
        if worker not in others:
            worker.join()
    return spent, processors() - used


def processors() -> float:
    """Seconds of processors that this process and its ended children have used."""
    used = os.times()
    return used.user + used.system + used.children_user + used.children_system


def resident() -> float:
    """The memory of this process now, in MB; where the system does not say, 0."""
    status = Path("/proc/self/status")
    lines = status.read_text(encoding="ascii").splitlines() if status.exists() else []
    return next((int(line.split()[1]) / 1024 for line in lines if line.startswith("VmRSS")), 0.0)


def main(words: Sequence[str] | None = None) -> None:
    """Measure and print."""
    asked = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    asked.add_argument("--games", type=int, default=1000)
    asked.add_argument("--dask", action="store_true", help="two workers of Dask on this machine, too")
    given = asked.parse_args(words)
    cluster = two_workers() if given.dask else None
    ways = {"one process": 1, "two processes": 2, **({"two workers of Dask": cluster} if cluster else {})}
    spent: dict[str, list[tuple[float, float]]] = {name: [] for name in ways}
    for _ in range(ROUNDS):
        for name, workers in ways.items():
            spent[name].append(seconds(given.games, workers))
    load = " ".join(f"{each:.1f}" for each in os.getloadavg())
    print(f"{given.games:,} random games of Torres for two, {os.cpu_count()} cores, load {load}")
    for name, each in spent.items():
        ratios = [one / other for (one, _), (other, _) in zip(spent["one process"], each, strict=True)]
        middle = statistics.median(ratios)
        clock, used = (statistics.median(both) for both in zip(*each, strict=True))
        told = f"{middle:.2f} × ({min(ratios):.2f} to {max(ratios):.2f})"
        print(f"{name:<22}{clock:7.2f} s   {told}   {used:7.2f} s of processors")
    if cluster is None:
        tenths: list[tuple[int, float]] = []
        games = 10 * given.games
        simulate("torres", PAIR, games, "memory", workers=2, progress=partial(_note, tenths, games))
        print(*(f"{done:,} games: {size:.1f} MB" for done, size in tenths), sep="\n")
        (first, least), (last, most) = tenths[2], tenths[-1]
        print(f"slope: {(most - least) * 1024 * 1024 / (last - first):.0f} bytes a game")


def _note(tenths: list[tuple[int, float]], games: int, done: int) -> None:
    if done >= games * (len(tenths) + 1) // 10:
        tenths.append((done, resident()))


def two_workers() -> Any:
    """Two processes of Dask on this machine."""
    from distributed import Client, LocalCluster

    return Client(LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None))


if __name__ == "__main__":
    main()
