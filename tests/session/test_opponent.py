"""A Study with opponents, as its page meets it: steps shown one after another, undo to one's choice, the end told."""

from __future__ import annotations

import json
from typing import Any

import pytest

import boardlab
from boardlab import PlainError, Study, torres
from boardlab.core.play.opponent import decide
from boardlab.session.features.opponent import REST, STEP
from tests.session.conftest import FakePage


@pytest.fixture
def study() -> Study:
    return boardlab.play("torres", players=2, seed="opposed")


def sides(study: Study) -> list[int]:
    return [action.player for action in study.record.actions[: study.record.ply]]


def test_each_step_is_shown_and_said_with_its_reason(study: Study, page: FakePage) -> None:
    page.pick("c3")
    assert (sides(study), study.frame["opponent"] > 900) == ([0], True)
    assert page.ask("opponent", at=1)["answer"] == "done"
    assert sides(study) == [0, 1]
    first, second = study.frame["says"].split(". ")
    assert (first[:11], second) == ("B put the f", "No free castle is farther from the other knights.")
    assert study.frame["log"][0]["text"] == study.frame["says"]
    assert [choice["key"] for choice in study.frame["pick"]["choices"]] == [STEP, REST]
    page.pick(STEP)
    assert sides(study) == [0, 1, 1]
    assert study.frame["opponent"] is None, "the learner decides now"
    assert study.frame["pick"]["keys"] == []


def test_undo_and_redo_stop_at_own_choices(study: Study, page: FakePage) -> None:
    study.play("knight c3")
    study.play("point")
    study.play("end 3 leaving 3 3 3")
    last = study.record.ply
    assert last > 6
    page.ask("undo")
    assert (study.record.ply, study.position.current_player) == (4, 0)
    page.ask("undo")
    page.ask("undo")
    assert study.record.ply == 0
    assert page.ask("undo")["answer"] == "no"
    for ply in (3, 4, last):
        page.ask("redo")
        assert study.record.ply == ply
    assert page.ask("redo")["answer"] == "no"
    assert study.record.lines[1:] == ()


def test_learner_keeps_the_seat_and_sees_no_other_hand() -> None:
    study = boardlab.play("catan", players=3, seed="opposed")
    page = FakePage(study)
    while study.position.turn < 3 or study.position.current_player != 0:
        study.play(study.position.legal_actions()[-1 if study.position.rolled else 0])
    assert study.frame["seats"]["choices"] == []
    assert page.ask("seat", at=-1)["answer"] == "no"
    assert (study.seat, study.frame["cover"]) == (0, None)
    assert study._session.shown == study.position.seen_by(0)
    assert "Seen by" not in json.dumps(study.frame)


def test_the_end_says_who_won_with_the_receipt() -> None:
    study = boardlab.play("torres", players=2, seed="opposed")
    page = FakePage(study)
    while not study.position.is_over:
        study.play(decide(study.position).action)
    assert study.frame["opponent"] is None
    assert "won" in study.frame["turn"]["says"]
    assert study._session.says.endswith(f"{study.frame['turn']['says']}.")
    assert study.frame["receipt"]["lines"]
    assert page.ask("opponent", at=0)["answer"] == "done"


@pytest.mark.parametrize("given", [[0], [2], [], 1, [1, 7], None])
def test_invalid_opponent_is_refused(given: Any) -> None:
    start = torres.start(players=2)
    if given is None:
        assert Study(start, opponents=None)._session.keeps_seat is False
        return
    with pytest.raises(PlainError, match="Opponents play for seats other than seat=0"):
        Study(start, opponents=given)


def test_a_game_without_an_opponent_says_so() -> None:
    with pytest.raises(PlainError, match="'toygame' has no scripted opponent"):
        boardlab.play("toygame")


def test_opponent_waits_where_nobody_decides() -> None:
    over = boardlab.play("creed", players=2, seed="opposed")
    while not over.position.is_over:
        over.play(decide(over.position, over.record.ply).action)
    with pytest.raises(PlainError, match="No player decides"):
        decide(over.position)
