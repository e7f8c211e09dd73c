"""How much luck there is in Creed: Club that sees what lies under every tent, against Club that does not.

    python -m benchmarks.creed_sight --games 100 --players 2

Both play by the same features and the same search; the seeing one is given the position instead of its view. Sides
change from game to game, and games of a pair begin with the same numbers.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from random import Random

from boardlab import creed
from boardlab.core.contract.knowledge import Knowledge
from boardlab.core.contract.position import CHANCE
from boardlab.core.play.beam import finished
from boardlab.creed.actions import TURN, Action
from boardlab.creed.play.club import chosen, lines_of
from boardlab.creed.play.worth import VALUATION
from boardlab.creed.position import Position
from boardlab.simulation.interval import wilson

Decides = Callable[[Position, Random], Action]
MOST_ROUNDS = 60


def unseeing(p: Position, rng: Random) -> Action:
    """Club by its view."""
    view = p.seen_by(p.current_player)
    act = finished(chosen(VALUATION, Knowledge(view.viewer, view, None), rng)).action
    assert isinstance(act, Action)
    return act


def seeing(p: Position, rng: Random) -> Action:
    """Club by the position itself."""
    if p.stage != TURN:
        return unseeing(p, rng)
    act = finished(lines_of(VALUATION, p))[0].actions[0]
    assert isinstance(act, Action)
    return act


def won(players: int, layout: str, seed: str, sides: tuple[Decides, Decides]) -> tuple[int, ...]:
    """The seats that win a game between two sides."""
    rng = Random(seed)
    p = creed.start(players, options={"layout_2p": layout, "max_rounds": MOST_ROUNDS})
    assert p.mechanics.draw is not None
    while (seat := p.current_player) is not None:
        p = p.play(p.mechanics.draw(p, rng) if seat == CHANCE else sides[seat % 2](p, rng))
    return p.winners


def main() -> None:
    """Play, and print the share of wins of the side that sees."""
    asked = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    asked.add_argument("--games", type=int, default=100)
    asked.add_argument("--players", type=int, default=2)
    asked.add_argument("--layout", default="straight")
    asked.add_argument("--seed", default="sight")
    given = asked.parse_args()
    wins = 0.0
    for number in range(given.games):
        side = number % 2
        sides = (seeing, unseeing) if side == 0 else (unseeing, seeing)
        winners = won(given.players, given.layout, f"{given.seed} {number // 2}", sides)
        wins += sum(seat % 2 == side for seat in winners) / len(winners)
    low, high = wilson(wins, given.games)
    print(f"sees all: {wins:g} of {given.games}, {wins / given.games:.0%} ({low:.0%} to {high:.0%})")


if __name__ == "__main__":
    main()
