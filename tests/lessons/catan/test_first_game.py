"""Tutorial 00, a first game that can be won and lost: few words, real moments."""

from __future__ import annotations

from typing import Any

import pytest

from boardlab import catan
from boardlab.core.play.record import Record
from boardlab.lessons import checkpoint, scenario
from boardlab.lessons.catan import place
from boardlab.session.game_session import Session
from boardlab.session.kinds import opposed
from tests.sessions import opponents

ORANGE, WHITE = 0, 3
TRADE, SETTLE, CITY = "trade 4 wool for 1 brick", "settlement -3,2|-3,3|-2,2", "city 1,0|2,-1|2,0"
WAYS = {
    "brick, settlement, city": ((TRADE, SETTLE, CITY), ORANGE),
    "brick, city, settlement": ((TRADE, CITY, SETTLE), ORANGE),
    "the city first": ((CITY, "end"), WHITE),
    "the wrong kind": (("trade 4 wool for 1 ore", "end"), WHITE),
    "nothing": (("end",), WHITE),
}


def played(position: Any) -> Session:
    return opposed(Record(position, seed=1), opponents=True)


@pytest.mark.parametrize("way", WAYS)
def test_last_turn_is_won_only_by_trading_first(way: str) -> None:
    texts, winner = WAYS[way]
    board = played(scenario("catan.first_game.last_turn"))
    for text in ("roll", *texts):
        board.act(board.position.read_action(text))
        opponents(board).go_on()
    assert board.position.winners == (winner,)


def test_first_round_returns_to_the_learner_without_a_seven() -> None:
    board = played(catan.start(4))
    for text in ("roll", "end"):
        board.act(board.position.read_action(text))
        opponents(board).go_on()
    position: Any = board.position
    assert (position.active, position.stage) == (ORANGE, "roll")
    told = " ".join(" ".join(board.narrate(ply)) for ply in range(1, board.record.ply + 1))
    assert ": 7." not in told
    assert all(f"{name} rolled" in told for name in ("You", "Red", "Blue", "White"))
    board.act(board.position.read_action("roll"))
    opponents(board).go_on()
    assert any(act.to_text().startswith("road") for act in board.position.legal_actions()), (
        "there is something to build"
    )


@pytest.mark.parametrize(
    ("number", "answer"),
    [
        (
            1,
            frozenset(
                map(place, ("pasture 4/hills 8/sea", "mountains 11/fields 10/hills 8", "pasture 8/fields 5/forest 10"))
            ),
        ),
        (5, "catan.bank.empty_stack"),
        (7, ("roll", "trade", "build", "red")),
        (8, "orange"),
    ],
)
def test_answers_match_a_second_computation(number: int, answer: object) -> None:
    found = checkpoint(f"catan.first_game.{number}").answer()
    # A choice is asked with its reason.
    assert (found.split()[0] if isinstance(found, str) else found) == answer
