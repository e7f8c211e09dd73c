"""The turn: its phases, one roll, and whose it is."""

from __future__ import annotations

import random

import pytest

from boardlab import catan
from boardlab.catan.rules.action_type import TYPES
from boardlab.core import CHANCE
from tests.catan.tables import NOBODY, broken, hands, legal, play, table, told
from tests.conformance.catan_samples import candidates, sample


@pytest.mark.rule("catan.turn.phases", "catan.turn.roll_first", "catan.turn.phase_order")
def test_roll_trade_build_in_this_order() -> None:
    p = table(stage="roll", hands=hands(lumber=5, brick=1))
    assert legal(p, "roll") == {""}
    for text in ("trade 4 lumber for 1 ore", "offer 1 lumber for 1 ore", "road 1,-1|1,0", "buy"):
        assert broken(p, text) == {"catan.turn.roll_first"}
    p = table(hands=hands(lumber=5, brick=1))
    assert legal(p, "trade")
    assert legal(p, "road")
    built = play(p, "road 1,-1|1,0")
    assert built.phase == "build"
    assert not legal(built, "trade")
    assert broken(built, "trade 4 lumber for 1 ore") == {"catan.turn.phase_order"}
    assert broken(built, "offer 1 lumber for 1 ore") == {"catan.turn.phase_order"}


@pytest.mark.rule("catan.turn.phase_order", "catan.dev.discovery")
def test_purchases_close_the_trade_phase_but_cards_do_not() -> None:
    rich = hands(lumber=4, brick=4, wool=4, grain=4, ore=4)
    p = table(hands=rich, developments=[["discovery"], [], [], []])
    assert play(p, "city 1,0|2,-1|2,0").phase == "build"
    assert play(p, "buy").phase == "build"
    assert play(p, "play discovery 2 ore").phase == "trade"


@pytest.mark.rule("catan.combined.any_order", "catan.combined.harbour_now")
def test_phases_combined() -> None:
    p = table(
        options={"edition": "fifth_edition"},
        hands=hands(lumber=2, brick=1, wool=1, grain=1, ore=3),
        roads=[["2,0|3,-1", "2,0|3,0"], [], [], []],
        settlements=NOBODY,
    )
    assert "3 ore for 1 brick" not in legal(p, "trade")
    built = play(p, "settlement 2,0|3,-1|3,0")
    assert built.stage == "act"
    assert "3 ore for 1 brick" in legal(built, "trade")
    assert "harbour now" in " ".join(told(p, "settlement 2,0|3,-1|3,0"))


@pytest.mark.rule("catan.turn.roll_once", "catan.turn.next_left")
def test_turn_has_exactly_one_roll() -> None:
    p = catan.start(4)
    assert broken(p, "end") == {"catan.turn.roll_once"}
    rolled = play(p, "roll")
    assert rolled.current_player == CHANCE
    assert broken(rolled, "end") == {"catan.turn.roll_once"}
    rolled = play(rolled, "dice 1 1")
    assert broken(rolled, "roll") == {"catan.turn.roll_once"}
    after = play(rolled, "end")
    assert (after.active, after.stage, after.turn) == (1, "roll", 2)


@pytest.mark.rule(
    "catan.turn.active_only",
    "catan.dev.own_turn",
    "catan.trade.maritime.active_only",
    "catan.trade.domestic.active_only",
)
def test_only_the_active_player_acts() -> None:
    p = table(hands=[{"lumber": 4}] * 4, developments=[["knight"], ["knight"], [], []])
    for text, rule in {
        "end": "catan.turn.active_only",
        "road 1,-1|1,0": "catan.turn.active_only",
        "trade 4 lumber for 1 ore": "catan.trade.maritime.active_only",
        "offer 1 lumber for 1 ore": "catan.trade.domestic.active_only",
        "play knight": "catan.dev.own_turn",
    }.items():
        mine = p.read_action(text)
        assert not p.judge(mine).breaches or text.startswith("road")
        other = catan.actions.action(mine.kind, 1, mine.place, mine.seat, mine.card, mine.give, mine.get)
        assert rule in p.judge(other).rules


def test_own_rules_are_asked_only_where_types_declare_them() -> None:
    """Judging leaves that question out for all others, so they must have nothing to say to whoever decides."""
    rng = random.Random(5)
    asked = set()
    for _ in range(40):
        p = sample(rng)
        for act in candidates(p):
            handler = TYPES[act.kind]
            if act.player == p.decider and p.stage in handler.stages and not handler.asks_in_turn:
                assert not list(handler.own_rules(p, act, out_of_turn=False)), act
                asked.add(act.kind)
    assert len(asked) > 8
