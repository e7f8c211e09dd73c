"""Prints the figures; ``make bench`` runs this. Nothing here passes or fails: targets stand beside the figures.

All are of the processor, not of the clock. ``python -m benchmarks --against REF`` plays the random games alone, of
this tree and of a commit in turns.
"""

from __future__ import annotations

import argparse
import itertools
import os
import platform
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from typing import Any

from benchmarks import bridge, catan, creed, frames, pace
from boardlab import torres
from boardlab.core import Record
from boardlab.torres.actions import Action, Kind
from boardlab.torres.position import Position, apply
from tests.conformance.torres_samples import declared

ROUNDS = 1500


def fresh(p: Position) -> Position:
    """The same position, with nothing worked out yet: its menu and its ground are new."""
    return torres.parse(p.to_text(), allow_unreachable=True)


def random_game(rng: random.Random, players: int = 4) -> tuple[list[Position], list[Action]]:
    """A game of evenly random actions."""
    p = torres.setup(rng, players)
    positions, actions = [p], []
    while not p.is_over:
        actions.append(rng.choice(p.legal_actions()))
        p = p.play(actions[-1])
        positions.append(p)
    return positions, actions


def middle_games(count: int) -> list[Position]:
    """Turns from the middle of varied games: half the plies are behind, hands hold cards."""
    rng = random.Random(2026)
    found: list[Position] = []
    while len(found) < count:
        p = torres.setup(rng, rng.choice([2, 3, 4]))
        turns: list[Position] = []
        while not p.is_over:
            kinds: dict[Kind, list[Action]] = {}
            for act in p.legal_actions():
                kinds.setdefault(act.kind, []).append(act)
            if len(kinds) > 1 and rng.random() < 0.8:
                kinds.pop(Kind.END, None)
            p = p.play(rng.choice(kinds[rng.choice(sorted(kinds))]))
            if p.phase == 2 and p.stage == "turn":
                turns.append(p)
        found += rng.sample(turns, min(10, len(turns)))
    return found[:count]


def _sentence(p: Position, act: Action) -> str:
    return str(p.judge(act))


def _drawn(p: Position, view: str) -> str:
    return p.scene(view=view).to_svg()


def timed(jobs: Iterable[Callable[[], Any]]) -> list[float]:
    """Seconds of the processor that each job takes, one by one."""
    spent = []
    for job in jobs:
        begun = time.process_time()
        job()
        spent.append(time.process_time() - begun)
    return spent


def show(what: str, spent: list[float], target: str, unit: float = 1e6, name: str = "µs") -> None:
    """One line: median, quartiles, least and most."""
    low, middle, high = statistics.quantiles(spent, n=4)
    figures = "  ".join(
        f"{value * unit:9.1f}" for value in (statistics.median(spent), low, high, min(spent), max(spent))
    )
    assert low <= middle <= high
    print(f"{what:<44}{figures}  {name:<7} {len(spent):>5}  {target}", flush=True)


def import_times(count: int = 15) -> list[float]:
    """Seconds of the processor for ``import boardlab.torres`` in a fresh process, the start of Python not counted."""
    program = (
        "import sys, time; begun = time.process_time(); import boardlab.torres; print(time.process_time() - begun);"
        "print(*sorted({name.split('.')[0] for name in sys.modules} - set(sys.stdlib_module_names) - {'boardlab'}))"
    )
    found = []
    # As installed: with the byte code that the first import leaves behind.
    places = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    for _ in range(count + 1):
        done = subprocess.run(
            [sys.executable, "-S", "-c", program], capture_output=True, text=True, check=True, env=places
        )
        spent, *others = done.stdout.split()
        assert set(others) <= {"__main__", "__mp_main__"}, f"third-party modules: {others}"
        found.append(float(spent))
    return found[1:]


def illegal(places: list[Position]) -> Iterator[tuple[Position, Action]]:
    """Positions with an action they refuse."""
    rng = random.Random(3)
    actions = {seat: list(declared(seat)) for seat in range(4)}
    while True:
        p = rng.choice(places)
        act = rng.choice(actions[p.decider])
        if not p.judge(act):
            yield p, act


def main(words: Sequence[str] | None = None) -> None:
    """Measure and print."""
    asked = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__.split("\n", maxsplit=1)[0])
    asked.add_argument("--against", metavar="REF", help="random games alone, beside those of a commit")
    given = asked.parse_args(words)
    if given.against:
        pace.main(given.against)
        return
    print(f"Python {platform.python_version()} on {platform.machine()}, {os.cpu_count()} cores; garbage collection on")
    head = "  ".join(f"{word:>9}" for word in ("median", "1 quarter", "3 quarters", "least", "most"))
    print(f"{'':<44}{head}  {'unit':<7} {'times':>5}  target")
    places = middle_games(200)
    around = list(itertools.islice(itertools.cycle(places), ROUNDS))
    rng = random.Random(4)
    for p in places:
        p.legal_actions()
    cold = [fresh(p) for p in around]
    show("legal_actions, nothing known", timed(p.legal_actions for p in cold), "", 1e6)
    # In play the ground is shared with the position before: only what the action changed is new.
    steps = [(p, rng.choice(p.legal_actions())) for p in around]
    after = [apply(p, act) for p, act in steps]
    show("legal_actions, in a middle game", timed(p.legal_actions for p in after), "< 60")
    show("play", timed(partial(p.play, act) for p, act in steps), "< 20")
    wrong = list(itertools.islice(illegal(places), ROUNDS))
    str(wrong[0][0].judge(wrong[0][1]))
    show("judge with its sentence", timed(partial(_sentence, p, act) for p, act in wrong), "< 500")
    show("picks, first", timed(p.picks for p in around[:300]), "", 1e3, "ms")
    show("events", timed(partial(p.events, act) for p, act in steps), "")
    show("preview", timed(p.preview for p in around[:500]), "")
    show("to_text", timed(p.to_text for p in around[:500]), "")
    texts = [p.to_text() for p in around[:500]]
    show("parse", timed(partial(torres.parse, text) for text in texts), "")
    for view in Position.views:
        jobs = (partial(_drawn, p, view) for p in places[:100])
        show(f"scene and SVG, {view}", timed(jobs), "", 1e3, "ms")
    positions, actions = random_game(random.Random(5))
    record = Record(positions[0])
    for act in actions:
        record.play(act)
    while sum(len(line.actions) - line.at for line in record.lines) < 1000:
        record.switch("main").jump(rng.randrange(len(actions) // 2)).branch()
        while not record.position.is_over:
            record.play(rng.choice(record.position.legal_actions()))
    record.switch("main")
    jumps = [rng.randrange(len(record.actions) + 1) for _ in range(500)]
    show("jump in a record of 1,000 plies", timed(partial(record.jump, ply) for ply in jumps), "< 50,000")
    text = record.to_text()
    show("replay of 1,000 plies from text", timed(partial(Record.from_text, text) for _ in range(10)), "", 1e3, "ms")
    show("import boardlab.torres, fresh process", import_times(), "< 60", 1e3, "ms")
    pace.main()
    creed.main()
    frames.main()
    print()
    for theirs in ("RandomPlayer", "WeightedRandomPlayer", "VictoryPointPlayer"):
        bridge.main(["club", theirs, "--games", "12"])
    # Last, because its last line is the one to look for.
    catan.main()


if __name__ == "__main__":
    main()
