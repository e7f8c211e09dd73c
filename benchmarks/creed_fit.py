"""Fits the weights of Creed's features on games between mixed players: the chance of the side whose turn is over.

    python -m benchmarks.creed_fit games 300 --seed a --out a.jsonl
    python -m benchmarks.creed_fit weights a.jsonl b.jsonl --out boardlab/creed/play/weights.py

Sides are drawn from first steps, first steps with chance in it, and Club with its own weights, with weights shaken, and
with second thoughts.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from benchmarks.fit import Rows, command, shaken
from boardlab import creed
from boardlab.core.contract.knowledge import Knowledge
from boardlab.core.contract.position import CHANCE
from boardlab.core.play.beam import finished
from boardlab.core.play.valuation import Valuation
from boardlab.creed.actions import TURN, Action
from boardlab.creed.play.club import chosen, lines_of
from boardlab.creed.play.features import features
from boardlab.creed.play.opponent import opponent
from boardlab.creed.play.worth import VALUATION
from boardlab.creed.position import View

Decides = Callable[[View, Random], Action]

SHAKEN, SECOND_THOUGHTS, BY_CHANCE = 0.6, 0.2, 0.1
LAYOUTS = ((2, "straight"), (2, "straight"), (2, "twin"), (4, "straight"))
MOST_ROUNDS = 40
NARROW = 3
"""The width of Club's beam: more games in the same time."""
HEAD = '''"""What each feature of Creed weighs in the chance of winning. Made by ``python -m benchmarks.creed_fit``."""

from __future__ import annotations

from collections.abc import Mapping

WEIGHTS: Mapping[str, float] = {
'''


def by_lines(valuation: Valuation, second_thoughts: float = 0.0) -> Decides:
    """A player that takes the best line, sometimes one of the next."""

    def decides(view: View, rng: Random) -> Action:
        if view.stage != TURN:
            act = finished(chosen(valuation, Knowledge(view.viewer, view, None), rng)).action
        else:
            lines = finished(lines_of(valuation, view, NARROW, NARROW))
            at = rng.randrange(min(6, len(lines))) if rng.random() < second_thoughts else 0
            act = lines[at].actions[0]
        assert isinstance(act, Action)
        return act

    return decides


def first_steps(by_chance: float) -> Decides:
    """First steps, with a share of actions by chance."""

    def decides(view: View, rng: Random) -> Action:
        return rng.choice(view.legal_actions()) if rng.random() < by_chance else opponent(view, rng)

    return decides


def player(rng: Random) -> Decides:
    """One of the mixed players."""
    near = shaken(VALUATION, rng, SHAKEN)
    return rng.choice(
        (
            first_steps(0),
            first_steps(BY_CHANCE),
            by_lines(VALUATION),
            by_lines(VALUATION, SECOND_THOUGHTS),
            by_lines(near),
            by_lines(near),
        )
    )


def played(seed: str) -> Rows:
    """What the ends of turns of a game were like for the side that had ended it, and whether it won.

    The other side counts as nothing, so that the logit over both is the chance of the one whose turn is over.
    """
    rng = Random(seed)
    players, layout = rng.choice(LAYOUTS)
    nations = rng.sample((1, 2, 3, 4), players)
    p = creed.start(players, options={"layout_2p": layout, "max_rounds": MOST_ROUNDS}, nations=nations)
    sides = [player(rng), player(rng)]
    kept: list[tuple[tuple[float, ...], int]] = []
    assert p.mechanics.draw is not None
    while (seat := p.current_player) is not None:
        act = p.mechanics.draw(p, rng) if seat == CHANCE else sides[seat % 2](p.seen_by(seat), rng)
        after = p.play(act)
        if p.stage == TURN and not after.is_over and after.side != p.side:
            kept.append((features(after, p.on_turn), p.side))
        p = after
    if len(p.winners) == p.players:
        return []
    won = p.winners[0] % 2
    return [([row, (0.0,) * len(row)], int(side != won)) for row, side in kept]


if __name__ == "__main__":
    command(__doc__, played, VALUATION, HEAD, rounds=8, ridge=0.003, batch=128)
