"""Out of turn: first what the set-up or a special action waits for, and by whom, then whose turn it is."""

from __future__ import annotations

import random

import pytest

from boardlab import creed
from boardlab.core import CHANCE
from boardlab.creed.actions import Action, Kind, action
from tests.creed.boards import act, board, refused
from tests.creed.random_play import choose

DUE = {
    "tents": {"creed.setup.tents:stage"},
    "place": {"creed.setup.first4:stage", "creed.setup.second6:stage"},
    "give": {"creed.special.reposition.ally:give"},
    "return": {"creed.special.reposition.ally:return"},
    "lay": {"creed.special.reposition:lay"},
}
"""What a stage waits for."""


def by(p: creed.Position, meant: Action, seat: int) -> Action:
    """The same, done by another seat."""
    return action(
        p.layout, meant.kind, seat, meant.source, meant.cell, meant.other, meant.unit, meant.hidden, meant.price,
        meant.moves, meant.pile,
    )  # fmt: skip


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.rule("creed.setup.tents", "creed.setup.first4", "creed.setup.second6", "creed.turn.order")
def test_each_stage_of_the_set_up_says_who_acts(players: int) -> None:
    rng = random.Random(players)
    p = creed.start(players)
    met = set()
    while p.stage != "turn":
        if p.current_player != CHANCE:
            check(p, p.legal_actions()[0])
            met.add(p.stage)
        p = p.play(choose(p, rng))
    assert met == {"tents", "place"}


@pytest.mark.rule("creed.special.reposition.ally", "creed.special.reposition")
def test_each_stage_of_trading_tents_says_who_acts() -> None:
    p = act(board(players=4), "trade for 3")
    met = set()
    while p.stage != "turn":
        check(p, p.legal_actions()[0])
        met.add(p.stage)
        p = p.play(p.legal_actions()[-1 if p.stage == "give" else 0])
    assert met == {"give", "return", "lay"}


def check(p: creed.Position, due: Action) -> None:
    decider = p.current_player
    assert decider is not None
    for other in range(p.players):
        if other == decider:
            continue
        for tried in (by(p, due, other), action(p.layout, Kind.END, other)):
            verdict = p.judge(tried)
            found = [f"{breach.rule}:{breach.case}" for breach in verdict.breaches]
            assert found[0] in DUE[p.stage]
            assert found[1:] == ["creed.turn.order:"]
            assert verdict.breaches[0].facts["player"] == decider


@pytest.mark.rule("creed.setup.first4")
def test_chance_alone_says_who_starts() -> None:
    """A seat that names the starter is told so, and nobody without a name"""
    p = creed.start(2)
    while p.stage != "first":
        p = p.play(p.legal_actions()[0])
    for seat in range(2):
        verdict = p.judge(action(p.layout, Kind.FIRST, seat, cell=0))
        assert [(breach.rule, breach.case) for breach in verdict.breaches] == [("creed.setup.first4", "chance")]


@pytest.mark.rule("creed.special.rumor")
def test_a_rumour_about_one_unit_twice() -> None:
    """One unit is not two on one line"""
    p = board({"B11": "infantry_1", "B12": "archer"})
    assert refused(p, "rumour B11 B11 for 3") == {"creed.special.rumor:same"}
    assert refused(p, "rumour B11 B12 for 3") == {"creed.special.rumor:line"}


@pytest.mark.rule("creed.turn.spend", "creed.special.reinforce")
def test_one_is_and_two_are() -> None:
    p = board({"A11": "infantry_1"})
    while p.ap[0] > 1:
        p = p.play(p.read_action("move A11 A12" if p.units[0] else "move A12 A11"))
    assert p.judge(p.read_action("deploy archer A21")).reasons("en") == ("This takes 2 AP, but 1 AP is left.",)
