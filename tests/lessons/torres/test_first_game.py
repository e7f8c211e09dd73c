"""Tutorials 00, a first game that can be won and lost, and 00b, how one is set up: few words, real moments."""

from __future__ import annotations

import pytest

from boardlab.core.play.record import Record
from boardlab.lessons import checkpoint, scenario
from boardlab.session.kinds import opposed
from tests.sessions import opponents

BEGUN = ("move d3 c3", "build b2 from 3", "build d2", "build d4", "point", "end")
WIDE = ("build c2 from 3", "build b1", "build c1", "point", "point", "end")
HIGH = ("build d3 from 3", "build d3", "move c3 d3", "build c2", "point", "end")


@pytest.mark.parametrize(("last", "winner"), [(WIDE, 1), (HIGH, 0)], ids=["wide", "high"])
def test_last_turns_are_won_by_climbing_not_width(last: tuple[str, ...], winner: int) -> None:
    board = opposed(Record(scenario("torres.first_game.last_turns"), seed=1), opponents=True)
    for text in (*BEGUN, *last):
        board.act(board.position.read_action(text))
        opponents(board).go_on()
    assert board.position.winners == (winner,)


@pytest.mark.parametrize(
    ("name", "answer"),
    [
        ("first_game.4", 0),
        ("first_game.5", 8),
        ("first_game.6", "a"),
        ("set_up.2", "a"),
        ("set_up.3", 5),
        ("set_up.4", 12),
        ("set_up.5", 54),
        ("set_up.6", "c"),
    ],
)
def test_answers_match_a_second_computation(name: str, answer: object) -> None:
    found = checkpoint(f"torres.{name}").answer()
    # A choice is asked with its reason.
    assert (str(found).split()[0] if isinstance(found, str) else found) == answer
