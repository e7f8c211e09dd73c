"""Tutorial 06, action cards: the worked numbers, each card on its position, each misunderstanding told by its name."""

from __future__ import annotations

from typing import Any

import pytest

from boardlab.lessons import Checkpoint, checkpoint, practice, scenario
from boardlab.lessons.display import do
from boardlab.lessons.torres import right_rules as right
from boardlab.lessons.torres.cards import answers as case


def asked(number: Any) -> Checkpoint:
    return checkpoint(f"torres.cards.{number}")


# -- worked examples -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("stop", "points"), [("c7", 20), ("d7", 15), ("c6", 5)])
def test_elevator_worth_is_area_times_level(stop: str, points: int) -> None:
    assert right.castle_points(do(scenario("torres.cards.shaft"), f"play elevator e7 {stop}")) == points


def test_which_card_brings_most() -> None:
    p = asked(11).position
    worth = {card: case.worth_of_card(p, card) for card in p.hands[0]}
    assert worth == {"block_under": 30, "extra_block": 29, "elevator": 15, "seven_ap": 27}


@pytest.mark.parametrize(
    "line",
    [
        "build d4 from 3; build e4; play elevator b4 e4; move e4 d4",
        "build d4 from 3; build d5; play elevator b4 d5; move d5 d4",
    ],
)
def test_several_turns_lead_to_the_fourth_level(line: str) -> None:
    assert asked(13).grade(line)


# -- odds ----------------------------------------------------------------------------------------------------------


def test_odds_chart_matches_the_checkpoint() -> None:
    figures = pytest.importorskip("boardlab.figures.torres")
    rows = figures.finding_a_card("en").rows
    assert [row[0] for row in rows] == [1, 2, 3, 4]
    assert [row[1] for row in rows] == [case.percent_seen(count) for count in (1, 2, 3, 4)] == [30, 60, 90, 100]
    assert [row[2] for row in rows] == [30, 40, 50, 60]
    assert [row[3] for row in rows] == [10.0, 19.2, 27.7, 35.5]


# -- positions -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(3))
def test_practice_asks_for_roofs_where_the_elevator_stops(number: int) -> None:
    rows = practice("torres.cards", seed=6).take(24)
    drawn = [each for each in rows if each.title("en") == "Where does it stop?"][number]
    (source,) = (drawn.position.knights[0],)
    assert len(source) == 1
    assert drawn.answer()
    for cell in drawn.answer():
        act = next(
            act for act in drawn.position.legal_actions() if act.to_text().endswith(f" {cell}") and act.card >= 0
        )
        assert drawn.position.play(act).knights[0] != drawn.position.knights[0]
