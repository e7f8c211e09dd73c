"""Questions to a position of Creed: every attack there is, and the chances of what is hidden."""

from __future__ import annotations

import random
from typing import Any

from boardlab import ask, creed
from boardlab.core.playout import playout
from boardlab.creed.actions import Kind


def moment(seed: int) -> Any:
    rng = random.Random(seed)
    return playout(creed.start(players=2), rng, most=40 + 9 * seed)


def test_every_attack_and_siege_there_is_is_told() -> None:
    seen = 0
    for seed in range(10):
        p = moment(seed)
        strikes = [act for act in p.legal_actions() if act.kind in (Kind.ATTACK, Kind.SIEGE)]
        seen += len(strikes)
        assert len(ask(p, "reach").findings) == min(12, len(strikes))
    assert seen


def test_a_camp_is_counted_as_it_stands() -> None:
    p = creed.start(players=2)
    while p.stage != "turn":
        p = playout(p, random.Random(1), most=1)
    assert ask(p, "pays", "en").lines[0] == "A: 9 tents stand, 2 leaders not found yet."
    assert ask(p, "chance", "en").lines[-1] == "The next tent of B holds a leader in 2 of 9 cases."
