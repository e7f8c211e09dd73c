"""OpenSpiel's search at a table of ours: ``python -m benchmarks.ismcts torres first_steps --games 10``.

Its information set Monte Carlo tree search in Python, from the view of its seat alone, with games played on at random
by our core as its value: a second search, written by others, beside our own in the ladder. It needs the package
``open_spiel``, in this environment or in that of ``--python``.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from benchmarks import ladder
from boardlab.core.contract.position import CHANCE
from boardlab.core.packages import there
from boardlab.core.play.playout import playout
from boardlab.openspiel.moment import Moment
from boardlab.simulation.policies import decider

WIDTH = 1.0
"""How much the search looks at what it has seldom tried."""


class Playouts:
    """The value of a state: who wins when it is played on at random."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def evaluate(self, state: Any) -> list[float]:
        """1 for whoever wins, shared among several."""
        moment = state.moment
        while moment.said or moment.due is not None:
            choices = [number for number, _ in moment.outcomes] if moment.player == CHANCE else list(moment.choices)
            one = self._rng.choice(choices)
            moment = moment.answer(one) if moment.player == CHANCE else moment.say(one)
        end = playout(moment.position, self._rng)
        return [(seat in end.winners) / max(1, len(end.winners)) for seat in range(end.players)]

    def prior(self, state: Any) -> list[tuple[int, float]]:
        """Every word is as good as another."""
        words = state.legal_actions()
        return [(word, 1 / len(words)) for word in words]


def policy(game: Any, simulations: int) -> Callable[[Any, Random], Any]:
    """The search as a policy: ``decide(view, rng)``."""
    import numpy
    from open_spiel.python.algorithms.ismcts import ISMCTSBot

    def ismcts(view: Any, rng: Random) -> Any:
        draw = numpy.random.RandomState(rng.randrange(1 << 32))
        bot = ISMCTSBot(game, Playouts(rng), WIDTH, simulations, random_state=draw)
        state = game.new_initial_state()
        state.moment = Moment.start(view.sample(rng))
        while True:
            state.apply_action(int(bot.step(state)))
            if state.moment.due is not None:
                return state.moment.due.action
            if state.moment.story.step is not None:
                return state.moment.story.step.action

    return ismcts


def main(words: Sequence[str] | None = None) -> None:
    """Play, and put what came of it into the ladder."""
    asked = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    asked.add_argument("game", help="torres, catan or creed")
    asked.add_argument("rest", help="who takes the other seats: first_steps, club, random")
    asked.add_argument("--players", type=int, default=2)
    asked.add_argument("--games", type=int, default=10)
    asked.add_argument("--simulations", type=int, default=100)
    asked.add_argument("--python", default="", help="the Python of an environment that has open_spiel")
    given = asked.parse_args(words)
    if given.python and not there("pyspiel"):
        again = sys.argv[1:] if words is None else list(words)
        subprocess.run([given.python, "-m", "benchmarks.ismcts", *again], check=True)
        return
    import pyspiel

    import boardlab.openspiel  # noqa: F401  (which makes the games known)

    game = pyspiel.load_game(f"boardlab_{given.game}(players={given.players})")
    name = f"ismcts:{given.simulations}"
    ladder.GUESTS[name] = decider(given.game, policy(game, given.simulations))
    ladder.keep(given.game, ladder.Pairing(given.players, name, given.rest), given.games)


if __name__ == "__main__":
    main()
