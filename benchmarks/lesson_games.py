"""Plays the games behind charts of lessons: ``python -m benchmarks.lesson_games``, some minutes on one processor.

Each experiment is some cases that differ in one thing. What comes of them goes into
``boardlab/figures/simulated.toml``, from which :mod:`boardlab.figures.simulated` draws. All players are First steps:
equal ones, who play quickly.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Collection, Mapping, Sequence
from functools import cache, partial
from pathlib import Path
from random import Random
from typing import Any

import boardlab
from boardlab import simulate, torres
from boardlab.core.play.opponent import best
from boardlab.core.text.view_text import read_view
from boardlab.creed.actions import PLACE_STAGE, Action
from boardlab.creed.board import RANKS
from boardlab.creed.play.opponent import opponent
from boardlab.creed.position import View
from boardlab.creed.units import ATTACK, DEFENCE, FIGHTERS, OBSTACLES, SHIELDS, SPECIAL, SUPPORTERS
from boardlab.figures.simulated import FILE, GAMES_KEPT, Case, cases
from boardlab.simulation.policies import Policy
from boardlab.simulation.result import Simulation
from boardlab.torres.options import LEVEL_BONUS

KEPT = Path(boardlab.__file__).parent / "figures" / FILE
GAMES: Mapping[str, int] = {"torres_ahead": 60, "catan_places": 400, "creed_front": 200}
"""How many of each case."""
PLAYER = "first_steps"
FRONTS: Mapping[str, Collection[int]] = {
    "obstacle": OBSTACLES,
    "shield": SHIELDS,
    "fighter": FIGHTERS - SHIELDS - {*SPECIAL},
    "special": FIGHTERS & {*SPECIAL},
    "helper": SUPPORTERS,
}
"""What may stand in front: units by the name of the case."""


def won(found: Simulation, seat: int) -> float:
    """How many games a seat won; of a win that is shared, its part."""
    return sum(1 / len(row.winners) for row in found if seat in row.winners)


def ahead(bonus: int, games: int) -> float:
    """Torres for three: one of them begins with the points of a bonus; each seat does so equally often."""
    start, wins = torres.start(players=3).seen_by(None).to_text(), 0.0
    for seat in range(3):
        scores = ",".join(str(bonus * (each == seat)) for each in range(3))
        view: Any = read_view(start.replace(" 0,0,0 ", f" {scores} "))
        wins += won(played(view, 3, games // 3, f"ahead {seat}"), seat)
    return wins


@cache
def played(position: Any, players: int, games: int, seed: str, starter: int | None = None) -> Simulation:
    """Games between First steps alone, nobody changing seats."""
    start: dict[str, Any] = {} if starter is None else {"starter": starter}
    return simulate(position, [PLAYER] * players, games, seed, rotate=False, progress=False, **start)


def placed(seat: int, games: int) -> float:
    """Catan on the printed map: the seat with the settlements printed for it; each seat starts equally often."""
    return sum(won(played("catan", 4, games // 4, f"places {starter}", starter), seat) for starter in range(4))


def front(units: Collection[int], view: View, rng: Random) -> Action:
    """First steps, but for the set-up: each line gets one of some units in front."""
    if view.stage != PLACE_STAGE:
        return opponent(view, rng)

    def use(act: Action) -> tuple[int, bool, int]:
        fits = act.cell % RANKS == 0 and act.unit in units and not act.hidden
        return -sum(tile > 0 for tile in view.own_line(act.cell)), fits, ATTACK[act.unit] + DEFENCE[act.unit]

    return best(view.legal_actions(), use, rng)


def in_front(units: Collection[int], games: int) -> float:
    """Creed for two: such units in front, against First steps as it is."""
    policies: list[Policy] = [partial(front, units), PLAYER]
    found = simulate("creed", policies, games, "in front", progress=False, options={"max_rounds": 60})
    return found.standings[0].wins


EXPERIMENTS: Mapping[str, Mapping[str, Callable[[int], float]]] = {
    "torres_ahead": {str(bonus): partial(ahead, bonus) for bonus in LEVEL_BONUS},
    "catan_places": {str(seat): partial(placed, seat) for seat in range(4)},
    "creed_front": {name: partial(in_front, units) for name, units in FRONTS.items()},
}


def to_toml(found: Mapping[str, Sequence[Case]]) -> str:
    """The file of what was counted."""
    lines = [
        "# What came of many games, for charts of lessons. Made by python -m benchmarks.lesson_games, not by hand."
    ]
    for name in EXPERIMENTS:
        for case in found[name]:
            lines += ["", f"[[{name}]]", f'case = "{case.case}"', f"games = {case.games}", f"wins = {case.wins:.4f}"]
            lines += [f"first = {case.first:.4f}"]
    return "\n".join(lines) + "\n"


def main(words: Sequence[str] | None = None) -> None:
    """Play all games, and write."""
    asked = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    asked.add_argument("--only", default="", choices=("", *EXPERIMENTS))
    given = asked.parse_args(words)
    found = {name: list(cases(name).values()) for name in EXPERIMENTS if given.only not in ("", name)}
    for name, plays in EXPERIMENTS.items():
        if name not in found:
            found[name] = []
            for case, play in plays.items():
                found[name].append(Case(case, GAMES[name], play(GAMES[name]), play(GAMES_KEPT)))
                print(name, found[name][-1], flush=True)
    KEPT.write_text(to_toml(found), encoding="utf-8")


if __name__ == "__main__":
    main()
