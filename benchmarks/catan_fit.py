"""Fits the weights of Catan's features on games between mixed players: a conditional logit over the seats.

    python -m benchmarks.catan_fit games 300 --seed a --out a.jsonl
    python -m benchmarks.catan_fit weights a.jsonl b.jsonl --out boardlab/catan/play/chances.py

Seats are drawn from first steps, the quick policy, the policy with chance in it, and Club with its own weights, with
weights shaken, and with second thoughts.

What tells who wins is not what brings the win: a long road is a sign of much that went well. So Club chooses by the
weights of ``play/weights.py``, which won more games than fitted ones; the fit begins with them, stays near them, and
tells Strong how likely a win is where a simulation ends.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from benchmarks.fit import Rows, command, shaken
from boardlab import catan
from boardlab.catan.actions import Action
from boardlab.catan.play.club import lines_of
from boardlab.catan.play.features import features
from boardlab.catan.play.opponent import opponent
from boardlab.catan.play.policy import policy
from boardlab.catan.play.worth import VALUATION
from boardlab.catan.position import View
from boardlab.core.contract.position import CHANCE
from boardlab.core.play.beam import finished
from boardlab.core.play.valuation import Valuation

Decides = Callable[[View, Random], Action]

SHAKEN, SECOND_THOUGHTS, BY_CHANCE = 0.5, 0.2, 0.15
TAKEN, TAKEN_FOUNDING = 0.12, 0.4
"""The share of positions that are kept, of the game and of its founding."""
MOST_STEPS = 8_000
HEAD = '''"""How far each feature of Catan tells who wins. Made by ``python -m benchmarks.catan_fit``."""

from __future__ import annotations

from collections.abc import Mapping

CHANCES: Mapping[str, float] = {
'''


def by_lines(valuation: Valuation, second_thoughts: float = 0.0) -> Decides:
    """A player that takes the best line, sometimes one of the next."""

    def decides(view: View, rng: Random) -> Action:
        lines = finished(lines_of(valuation, view))
        at = rng.randrange(min(6, len(lines))) if rng.random() < second_thoughts else 0
        act = lines[at].actions[0]
        assert isinstance(act, Action)
        return act

    return decides


def by_policy(chance: float) -> Decides:
    """The quick policy, with a share of actions by chance."""

    def decides(view: View, rng: Random) -> Action:
        legal = view.legal_actions()
        return rng.choice(legal) if rng.random() < chance else policy(view, legal, rng)

    return decides


def player(rng: Random) -> Decides:
    """One of the mixed players."""
    near = shaken(VALUATION, rng, SHAKEN)
    return rng.choice(
        (
            opponent,
            by_policy(0),
            by_policy(BY_CHANCE),
            by_lines(VALUATION),
            by_lines(VALUATION, SECOND_THOUGHTS),
            by_lines(near),
            by_lines(near),
        )
    )


def played(seed: str) -> Rows:
    """Some positions of a game, each as the features of every seat and the seat that won; none if it was given up."""
    rng = Random(seed)
    p = catan.setup(rng, rng.choice((3, 4, 4, 4)), options=catan.Options(domestic_trade=False))
    seats = [player(rng) for _ in range(p.players)]
    play, kept = p.mechanics, list[list[tuple[float, ...]]]()
    assert play.draw is not None
    for _ in range(MOST_STEPS):
        seat = p.current_player
        if seat is None:
            return [(rows, p.winners[0]) for rows in kept]
        if seat == CHANCE:
            act = play.draw(p, rng)
        else:
            legal = p.legal_actions()
            act = legal[0] if len(legal) == 1 else seats[seat](p.seen_by(seat), rng)
        p = play.apply(p, act)
        if not p.is_over and rng.random() < (TAKEN if p.turn else TAKEN_FOUNDING):
            kept.append([tuple(features(p, each)) for each in range(p.players)])
    return []


if __name__ == "__main__":
    command(__doc__, played, VALUATION, HEAD, rounds=4, ridge=0.03, batch=256)
