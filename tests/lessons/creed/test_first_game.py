"""Creed 00, a first game that can be won and lost: few words, real moments."""

from __future__ import annotations

from typing import Any

import pytest

from boardlab.core.play.record import Record
from boardlab.lessons import checkpoint, scenario
from boardlab.session.game_session import Session
from boardlab.session.kinds import opposed
from tests.sessions import opponents

A, B = 0, 1
ARCHER = "move A21 A12"
WAYS = {
    "the cavalry, then the spearman": ((ARCHER, "attack A11", "siege A13"), A),
    "the spearman, then the cavalry": ((ARCHER, "attack A13", "siege A11"), A),
    "without the archer": (("attack A11", "end"), B),
    "no siege": ((ARCHER, "attack A11", "end"), B),
    "nothing": (("end",), B),
}


def played(position: Any, *texts: str) -> Session:
    board = opposed(Record(position, seed=1), opponents=True)
    for text in texts:
        board.act(board.position.read_action(text))
        opponents(board).go_on()
    return board


@pytest.mark.parametrize("way", WAYS)
def test_last_turn_is_won_only_with_the_archer(way: str) -> None:
    texts, winner = WAYS[way]
    assert played(scenario("creed.first_game.last_turn"), *texts).position.winners == (winner,)


def test_the_last_tent_is_where_the_lesson_says() -> None:
    """No hand and no cube: the units on the field must do it."""
    p: Any = scenario("creed.first_game.last_turn")
    camps = p.to_json()["camps"]
    assert [tent for tent in camps[B] if "destroyed" not in tent] == ["commander"]
    assert "king" not in " ".join(camps[A])
    assert {act.to_text().split()[0] for act in p.legal_actions()} == {"move", "attack", "end"}


@pytest.mark.parametrize(
    ("number", "answer"),
    [
        (1, ("tents", "first", "second", "turn")),
        (5, "creed.turn.first_round"),
        (6, ("enter", "clear", "siege", "other")),
        (7, "now"),
    ],
)
def test_answers_match_a_second_computation(number: int, answer: object) -> None:
    found = checkpoint(f"creed.first_game.{number}").answer()
    # A choice is asked with its reason.
    assert (found.split()[0] if isinstance(found, str) else found) == answer
