"""The figures of Catan, beside those of catanatron in the same run: random games of four, phases combined.

Both are measured in seconds of the processor, in turns, so that other work on the machine weighs on neither.
"""

from __future__ import annotations

import json
import random
import statistics
import subprocess
import sys
import time
import venv
from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path
from typing import Any

from boardlab import catan
from boardlab.catan.position import Position, open_copy, seal
from boardlab.core import CHANCE
from boardlab.core.play.playout import drawn, playout

PEER = "catanatron==3.2.1"
HOME = Path(__file__).parents[1] / ".venv" / "bench-peer"
"""The environment of the peer: its own, so that boardlab never depends on it."""
ALONE = catan.FIFTH_EDITION.replace(domestic_trade=False)
TRADING = catan.FIFTH_EDITION
ROUNDS, SECONDS = 3, 6.0
DECISIONS_OVER = 40
"""Over so many games the decisions of a game are counted."""


def random_step(p: Position, rng: random.Random) -> Position:
    """One evenly random action, or one throw or draw of chance: chosen as in ``boardlab.simulate``."""
    if p.decider == CHANCE:
        act: Any = drawn(p, rng)
    else:
        actions = p.legal_actions()
        act = actions[int(rng.random() * len(actions))]
    return p.play(act)


def random_game(rng: random.Random, options: catan.Options = ALONE) -> int:
    """Play one game to its end; how many actions it took."""
    p = catan.setup(rng, 4, options=options)
    actions = 0
    while not p.is_over:
        p = random_step(p, rng)
        actions += 1
    return actions


def games(seconds: float, rng: random.Random, options: catan.Options = ALONE) -> tuple[float, float]:
    """Games and actions a second of the processor."""
    count = actions = 0
    begun = time.process_time()
    while time.process_time() - begun < seconds:
        actions += random_game(rng, options)
        count += 1
    spent = time.process_time() - begun
    return count / spent, actions / spent


def playouts(seconds: float, rng: random.Random, options: catan.Options = ALONE) -> tuple[float, float]:
    """Games and decisions of players a second of the processor, each game played on in one open state."""
    count = decisions = 0
    begun = time.process_time()
    while time.process_time() - begun < seconds:
        playout(catan.setup(rng, 4, options=options), rng)
        count += 1
    spent = time.process_time() - begun

    def counting(state: Any, actions: Any, dice: random.Random) -> Any:
        nonlocal decisions
        decisions += 1
        return dice.choice(actions)

    for _ in range(DECISIONS_OVER):
        playout(catan.setup(rng, 4, options=options), rng, counting)
    return count / spent, count / spent * decisions / DECISIONS_OVER


def middle_positions(count: int, rng: random.Random) -> list[Position]:
    """Positions from the middle of random games where a player decides."""
    found: list[Position] = []
    while len(found) < count:
        p = catan.setup(rng, 4, options=ALONE)
        for ply in range(rng.randrange(300, 900)):
            if p.is_over:
                break
            p = random_step(p, rng)
            if ply > 200 and ply % 7 == 0 and p.decider != CHANCE and not p.is_over:
                found.append(p)
    return rng.sample(found, count)


def microseconds(jobs: Iterable[Callable[[], Any]]) -> float:
    """The median time of a job."""
    spent = []
    for job in jobs:
        begun = time.perf_counter()
        job()
        spent.append(time.perf_counter() - begun)
    return statistics.median(spent) * 1e6


def copy_time(places: list[Position]) -> float:
    """Microseconds of one copy, many in a row: a clock would take as long as the copy itself."""
    best = []
    for _ in range(20):
        begun = time.perf_counter()
        for p in places:
            open_copy(p)
        best.append((time.perf_counter() - begun) / len(places) * 1e6)
    return statistics.median(best)


def peer() -> Path | None:
    """The Python of the peer's environment, made on first use; None where it cannot be had."""
    python = HOME / ("Scripts" if sys.platform == "win32" else "bin") / "python"
    ready = HOME / PEER
    if not ready.exists():
        try:
            venv.create(HOME, with_pip=True, clear=True)
            install = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", PEER]
            subprocess.run(install, check=True, capture_output=True, text=True)
            ready.touch()
        except (OSError, subprocess.CalledProcessError) as problem:
            said = str(getattr(problem, "stderr", "") or problem).strip().splitlines()
            print(f"{PEER} cannot be installed here: {said[-1] if said else problem}")
            return None
    return python


def main() -> None:
    """Measure and print; the last line is the ratio of games a second."""
    rng = random.Random(1)
    for _ in range(20):
        random_game(rng)
    places = middle_positions(1000, rng)
    steps = [(p, rng.choice(p.legal_actions())) for p in places]
    fresh = [seal(open_copy(p)) for p in places]
    print()
    print("Catan: random games of four, phases combined; games and actions by seconds of the processor")
    ours = {
        "menu": microseconds(p.legal_actions for p in fresh),
        "copy": copy_time(places),
        "play": microseconds(partial(p.play, act) for p, act in steps),
    }
    python = peer()
    mine, theirs, open_ones = [], [], []
    for _ in range(ROUNDS):
        mine.append(games(SECONDS, rng))
        open_ones.append(playouts(SECONDS, rng))
        if python:
            done = subprocess.run(
                [python, Path(__file__).parent / "peer.py", str(SECONDS)], check=True, capture_output=True, text=True
            )
            theirs.append(json.loads(done.stdout))
    rows = [
        ("games/s, no trade between players", statistics.median(each for each, _ in mine), "games", ">= 8 times"),
        ("actions/s, throws and draws included", statistics.median(each for _, each in mine), "actions", ""),
        ("games/s, playouts", statistics.median(each for each, _ in open_ones), "games", ">= 9 times"),
        ("decisions/s, playouts", statistics.median(each for _, each in open_ones), "decisions", ""),
        ("legal_actions, µs", ours["menu"], "menu", "< 5"),
        ("play, µs (a new position)", ours["play"], "play", ""),
        ("copy, µs", ours["copy"], "copy", "< 1"),
    ]
    print(f"{'':<44}{'boardlab':>12}{PEER.replace('==', ' '):>18}   target")
    for what, value, key, target in rows:
        other = f"{statistics.median(each[key] for each in theirs):18,.1f}" if theirs else f"{'-':>18}"
        print(f"{what:<44}{value:12,.1f}{other}   {target}")
    trading = games(SECONDS, rng, TRADING)
    print(f"{'games/s, with offers between players':<44}{trading[0]:12,.1f}")
    print(f"{'actions/s, with offers between players':<44}{trading[1]:12,.1f}")
    if theirs:
        ratios = [one[0] / other["games"] for one, other in zip(mine, theirs, strict=True)]
        print(f"catanatron ratio: {statistics.median(ratios):.1f} x")
        for what, at, key in (("game", 0, "games"), ("decision", 1, "decisions")):
            each = [one[at] / other[key] for one, other in zip(open_ones, theirs, strict=True)]
            print(f"catanatron ratio of playouts per {what}: {statistics.median(each):.1f} x")
    else:
        print("catanatron ratio: not measured")


if __name__ == "__main__":
    main()
