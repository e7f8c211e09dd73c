"""Tutorial 06, development cards: the worked numbers, and each misunderstanding told by its name."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from boardlab.lessons import Checkpoint, checkpoint, scenario
from boardlab.lessons.catan.cards import answers as case
from boardlab.lessons.display import do


def asked(number: Any) -> Checkpoint:
    return checkpoint(f"catan.cards.{number}")


# -- worked examples -----------------------------------------------------------------------------------------------


def test_chances_of_the_pile_match_its_cards() -> None:
    assert case.chance(scenario("catan.cards.b_buys"), 0, 1) == Fraction(14, 25)
    p = checkpoint("catan.cards.2").position
    assert case.chance(p, 4, 2) == Fraction(4, 18)
    assert sum(line.points for line in case.pile_receipt(p).lines) == 18
    assert case.chance(p, 4, 0) == Fraction(4, 17), "A knows other cards, and one point as well"
    assert sum(case.count(card) for card in ("knight", "discovery", "monopoly", "road_building", "victory_point")) == 25


def test_chance_of_a_seat_equals_that_of_the_game() -> None:
    p = scenario("catan.cards.one_point_short")
    drawing = do(p, "buy")
    exact = {act.card: share for act, share in drawing.chance_outcomes()}
    assert {card: case.chance(p, card, 0) for card in exact} == exact
    assert asked(11).answer() == 22


def test_the_turn_6_of_the_example() -> None:
    begins = scenario("catan.cards.b_begins")
    assert case.orders(begins) == [
        ("roll", "trade", "card", "city"),
        ("roll", "card", "trade", "city"),
        ("card", "roll", "trade", "city"),
    ]
    for order in case.orders(begins):
        assert asked(6).grade(order)
    traded = scenario("catan.cards.b_has_traded")
    assert case.city_by_discovery(traded) == ("play discovery 1 grain 1 ore", case.HOME)
