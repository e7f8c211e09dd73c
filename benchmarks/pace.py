"""Random games a second of the processor, of each game, by single plays and by playouts.

``python -m benchmarks.pace`` prints those of this tree, and with a commit those of both: each is played in turns in a
process of its own, the same games in each, so that other work on the machine weighs on neither.
"""

from __future__ import annotations

import io
import json
import random
import statistics
import subprocess
import sys
import tarfile
import tempfile
import time
from importlib import import_module
from pathlib import Path
from typing import Any

HERE = Path(__file__).parents[1]
TARGETS = {"Torres, four": ">= 80", "Creed, two": ">= 50"}
"""By single plays; the targets of Catan are ratios, see :mod:`benchmarks.catan`."""
TABLES: dict[str, tuple[str, int, dict[str, Any], int]] = {
    "Torres, four": ("torres", 4, {}, 100),
    "Catan, four, no trade between players": ("catan", 4, {"edition": "fifth_edition", "domestic_trade": False}, 40),
    "Creed, two": ("creed", 2, {"max_rounds": 12}, 100),
    "Creed, two on twin": ("creed", 2, {"max_rounds": 12, "layout_2p": "twin"}, 60),
    "Creed, teams": ("creed", 4, {"max_rounds": 12}, 40),
}
"""Game, players, rulings, and how many games are measured; a fifth of them is played before, to fill caches."""
WAYS = {"single": "single plays", "playout": "playouts"}
ROUNDS = 5


def single(position: Any, rng: random.Random) -> int:
    """Play evenly random actions, a new position for each; how many."""
    from boardlab.core import CHANCE
    from boardlab.core.play.playout import drawn

    count = 0
    while not position.is_over:
        if position.current_player == CHANCE:
            act = drawn(position, rng)
        else:
            actions = position.legal_actions()
            act = actions[int(rng.random() * len(actions))]
        position = position.play(act)
        count += 1
    return count


def measure(game: str, players: int, options: dict[str, Any], games: int) -> dict[str, float]:
    """Games a second of each way, and actions a game."""
    from boardlab.core.play.playout import playout

    module, found = import_module(f"boardlab.{game}"), dict[str, float]()
    for way in WAYS:
        actions, begun = 0, time.process_time()
        for number in range(-(games // 5), games):
            if number == 0:
                actions, begun = 0, time.process_time()
            rng = random.Random(number)
            start = module.setup(rng, players, options=module.Options(**options))
            if way == "single":
                actions += single(start, rng)
            else:
                playout(start, rng)
        found[way] = games / (time.process_time() - begun)
        if way == "single":
            found["actions"] = actions / games
    return found


def of_tree(tree: Path) -> dict[str, dict[str, float]]:
    """The figures of a tree, in a process of its own."""
    program = [sys.executable, "-P", str(Path(__file__)), "measure"]
    done = subprocess.run(program, cwd=tree, env={"PYTHONPATH": str(tree)}, capture_output=True, text=True, check=True)
    return dict(json.loads(done.stdout))


def of_commit(ref: str, folder: Path) -> Path:
    """Write the package as a commit has it into a folder."""
    packed = subprocess.run(["git", "-C", HERE, "archive", ref, "boardlab"], check=True, capture_output=True).stdout
    with tarfile.open(fileobj=io.BytesIO(packed)) as archive:
        archive.extractall(folder, filter="data")
    return folder


def main(against: str = "") -> None:
    """Measure and print."""
    with tempfile.TemporaryDirectory() as folder:
        trees = [HERE, *([of_commit(against, Path(folder))] if against else [])]
        rounds = [[of_tree(tree) for tree in trees] for _ in range(ROUNDS)]
    print(f"random games a second of the processor, median of {ROUNDS} rounds; the same games in each")
    beside = f"{against[:18]:>18}  ratio (least to most)" if against else ""
    print(f"{'':<40}{'actions a game':>16}{'':<14}{'this tree':>12}{beside or '  target'}")
    for table in TABLES:
        for way, named in WAYS.items():
            figures = [[one[table][way] for one in each] for each in rounds]
            line = f"{table:<40}{rounds[0][0][table]['actions']:16,.0f}  {named:<12}"
            line += f"{statistics.median(each[0] for each in figures):12,.1f}"
            if against:
                ratios = [new / old for new, old in figures]
                line += f"{statistics.median(each[1] for each in figures):18,.1f}"
                line += f"  {statistics.median(ratios):.2f} ({min(ratios):.2f} to {max(ratios):.2f})"
            elif way == "single":
                line += f"  {TARGETS.get(table, '')}"
            print(line.rstrip(), flush=True)


if __name__ == "__main__":
    if sys.argv[1:] == ["measure"]:
        print(json.dumps({table: measure(*asked) for table, asked in TABLES.items()}))
    else:
        main(*sys.argv[1:])
