"""Dice in a Study: left to chance, or chosen; whoever sits at a seat may not choose."""

from __future__ import annotations

from typing import Any

from boardlab import Study, catan
from boardlab.core import CHANCE
from tests.live.conftest import FakePage


def rolled(**arguments: Any) -> tuple[Study, FakePage]:
    study = Study(catan.start(4), **arguments)
    page = FakePage(study)
    assert page.pick("roll")["answer"] == "done"
    return study, page


def keys(study: Study) -> list[str]:
    return [row["key"] for group in study.frame["groups"] for row in group["rows"]]


def test_chance_decides_when_it_is_left_to_it():
    study, page = rolled(seed="7")
    assert study.position.current_player == CHANCE
    assert keys(study)[0] == "chance"
    page.pick("chance")
    assert study.position.rolled in range(2, 13)
    again, other = rolled(seed="7")
    other.pick("chance")
    assert again.position == study.position, "the same seed throws the same dice"


def test_a_lesson_may_choose_the_dice():
    study, page = rolled()
    page.pick("die:3", "die:5")
    assert study.position.dice == (3, 5)


def test_a_seat_sees_no_choice_of_what_chance_answers():
    study, _ = rolled(seat=0)
    assert keys(study) == ["chance"]
