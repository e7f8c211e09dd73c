"""Creed 00, a first game that can be won and lost: few words, real moments."""

from __future__ import annotations

import re
from typing import Any

import pytest

from boardlab.core.play.record import Record
from boardlab.lessons import checkpoint
from boardlab.lessons.creed.first_game import positions
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
def test_the_last_turn_is_won_with_the_archer_and_lost_otherwise(way: str) -> None:
    texts, winner = WAYS[way]
    assert played(positions.last_turn(), *texts).position.winners == (winner,)


def test_whoever_removes_the_threat_plays_on() -> None:
    after = played(positions.last_turn(), "move A11 A31", "attack A31", "end").position
    assert (after.is_over, after.current_player) == (False, A)


def test_the_last_tent_is_where_the_lesson_says() -> None:
    """No hand and no cube: the units on the field must do it."""
    p: Any = positions.last_turn()
    camps = p.to_json()["camps"]
    assert [tent for tent in camps[B] if "destroyed" not in tent] == ["commander"]
    assert "king" not in " ".join(camps[A])
    assert {act.to_text().split()[0] for act in p.legal_actions()} == {"move", "attack", "end"}


def test_the_first_turn_goes_as_the_prose_tells_it() -> None:
    """Two units fall, B strikes back, and a blank tent of A is destroyed where no unit stood."""
    board = played(positions.first_turn(), "attack A11", "end")
    told = " ".join(" ".join(board.narrate(ply)) for ply in range(1, board.record.ply + 1))
    position: Any = board.position
    assert [len(pile) for pile in position.to_json()["casualties"]] == [3, 3]
    assert re.search(r"The tent AT\d\d was blank", told)
    assert (position.current_player, position.round) == (A, 2)


def test_what_later_lessons_say_of_the_first_turn_is_true() -> None:
    """A charge of 4 + 2 removed a shield and an archer; infantry 1/1 destroyed a tent on a line without a unit of A."""
    board = played(positions.first_turn(), "attack A11", "end")
    told = " ".join(" ".join(board.narrate(ply)) for ply in range(1, board.record.ply + 1))
    assert "Attack: 4 + archer 2 = 6." in told
    assert "the shield 0/4 on B11 is removed" in told
    assert "the archer +2/1 on B12 is removed" in told
    assert "The infantry 1/1 on B23 sieges the tent AT12" in told
    position: Any = board.position
    assert not any(cell.startswith("A2") for cell in position.to_json()["units"])
    assert "hidden" not in " ".join(position.to_json()["units"].values())


def test_what_later_lessons_say_of_the_last_turn_is_true() -> None:
    """6 AP, no cube; a shield before B's last tent; three tents of A stand, none with a fortress."""
    p: Any = positions.last_turn()
    data = p.to_json()
    mine, theirs = (["destroyed" not in tent for tent in camp] for camp in data["camps"])
    assert (p.ap[0], p.cubes(0), sum(mine), sum(theirs)) == (6, 0, 3, 1)
    assert "fortified" not in " ".join(data["camps"][0])
    assert data["units"]["B11"] == "shield_5"
    assert "destroyed" not in data["camps"][1][0], "BT11, at the end of line 1"


@pytest.mark.parametrize(
    ("number", "answer"),
    [
        (1, ("tents", "first", "second", "turn")),
        (5, "creed.turn.first_round"),
        (6, ("enter", "clear", "siege", "other")),
        (7, "now"),
    ],
)
def test_answers_told_a_second_way(number: int, answer: object) -> None:
    found = checkpoint(f"creed.first_game.{number}").answer()
    # A choice is asked with its reason.
    assert (found.split()[0] if isinstance(found, str) else found) == answer
