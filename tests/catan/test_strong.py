"""Club and Strong where the best deed is plain, and the simulations of Strong."""

from __future__ import annotations

from random import Random

from boardlab import catan
from boardlab.catan.actions import DRAW, TURN, Kind, action
from boardlab.catan.cards import DEVELOPMENT_COST, holds
from boardlab.catan.play.policy import policy
from boardlab.catan.play.strong import simulated
from boardlab.catan.play.worth import VALUATION
from boardlab.catan.position import Position
from boardlab.core.contract.knowledge import Knowledge
from boardlab.core.play.beam import Line
from boardlab.core.play.players import choose
from boardlab.core.play.playout import playout
from tests.effort import rounds


def wins(p: Position) -> list[str]:
    """The actions that win at once."""
    return [act.to_text() for act in p.legal_actions() if p.play(act).is_over]


def near_the_end(seed: int) -> Position:
    """The first position of a game in which an action of several wins."""

    p = catan.setup(Random(seed), 4, options=catan.Options(domestic_trade=False))
    rng = Random(seed)
    while not p.is_over:
        if p.stage in TURN and p.points(p.decider) >= 8 and len(p.legal_actions()) > 1 and wins(p):
            return p
        p = playout(p, rng, policy, most=1)
    return near_the_end(seed + 100)


def test_every_strength_but_the_first_wins_where_it_can() -> None:
    for seed in range(rounds(2, soak=40)):
        p = near_the_end(seed)
        seat = p.decider
        for name in ("club", "strong"):
            found = choose(name, Knowledge(seat, p.seen_by(seat), None), simulations=12)
            assert found.action.to_text() in wins(p), (name, p.to_text())


def test_simulation_repeats_with_its_numbers_and_resolves_chance() -> None:
    p = playout(
        catan.start(players=4),
        Random(3),
        policy,
        until=lambda s: s.stage == "trade" and holds(s.packed_hand(s.decider), DEVELOPMENT_COST),
    )
    buy = action(Kind.BUY, p.decider)
    assert p.play(buy).stage == DRAW
    line = Line((buy,), p.play(buy), 0.0)
    found = {simulated(VALUATION, p, line, p.turn + 4, Random(1)) for _ in range(3)}
    assert len(found) == 1
    assert 0 <= found.pop() <= 1
