"""Tutorial 06, development cards: the worked numbers, and each misunderstanding told by its name."""

from __future__ import annotations

from fractions import Fraction

import pytest

from boardlab.lessons import checkpoint
from boardlab.lessons.catan import place
from boardlab.lessons.catan.cards import answers as case
from boardlab.lessons.display import attempt, do, story


def asked(number):
    return checkpoint(f"catan.cards.{number}")


# -- worked examples -----------------------------------------------------------------------------------------------


def test_what_the_pile_may_bring():
    assert case.chance(case.example(case.B_BUYS), 0, 1) == Fraction(14, 25)
    p = checkpoint("catan.cards.2").position
    assert case.chance(p, 4, 2) == Fraction(4, 18)
    assert sum(line.points for line in case.pile_receipt(p).lines) == 18
    assert case.chance(p, 4, 0) == Fraction(4, 17), "A knows other cards, and one point as well"
    assert sum(case.count(card) for card in ("knight", "discovery", "monopoly", "road_building", "victory_point")) == 25


def test_the_chance_of_a_seat_is_that_of_the_game_where_nothing_is_hidden():
    p = case.one_point_short()
    drawing = do(p, "buy")
    exact = {act.card: share for act, share in drawing.chance_outcomes()}
    assert {card: case.chance(p, card, 0) for card in exact} == exact
    assert asked(11).answer() == 22


def test_others_do_not_learn_what_was_drawn():
    market = case.example(case.B_BUYS)
    assert "Discovery" in repr(story(market, "buy", "draw discovery"))
    assert "Discovery" not in repr(story(market, "buy", "draw discovery", seat=0))


@pytest.mark.parametrize(
    ("p", "text", "rule"),
    [
        (case.just_bought, "play discovery 1 grain 1 ore", "catan.dev.not_bought_turn"),
        (case.five_cards, "play discovery 1 grain 1 ore", "catan.dev.not_bought_turn"),
        (case.five_cards, "play victory_point", "catan.vp.hidden"),
        (case.after_one_card, "play monopoly ore", "catan.dev.one_per_turn"),
        (lambda: asked(5).position, "play knight", "catan.dev.not_mid_resolution"),
    ],
)
def test_when_a_card_is_refused(p, text, rule):
    assert attempt(p(), text).verdict.rules == (rule,)


def test_the_older_knight_and_monopoly_are_open():
    p = case.five_cards()
    assert [bool(p.judge(p.read_action(text))) for text in ("play knight", "play monopoly ore")] == [True, True]
    assert asked(4).answer() == 2


def test_the_turn_6_of_the_example():
    begins = case.example(case.B_BEGINS)
    assert case.orders(begins) == [
        ("roll", "trade", "card", "city"),
        ("roll", "card", "trade", "city"),
        ("card", "roll", "trade", "city"),
    ]
    for order in case.orders(begins):
        assert asked(6).grade(order)
    traded = case.example(case.B_HAS_TRADED)
    assert case.city_by_discovery(traded) == ("play discovery 1 grain 1 ore", case.HOME)


def test_monopoly_takes_everything_of_one_kind():
    p = case.rich_in_ore()
    end = do(p, "play monopoly ore")
    assert [hand[4] for hand in end.hands] == [8, 0, 0, 0]
    assert [line.points for line in asked(8).receipt().lines] == [2, 4, 1]


def test_free_roads_cost_nothing_and_keep_the_rules():
    laying = do(case.example(case.A_LAYS_ROADS), "play road_building")
    assert attempt(laying, f"road {place('forest 3/hills 11')}").verdict.rules == ("catan.build.road.connected",)
    p = checkpoint("catan.cards.9").position
    line = case.settles_by_card(p)
    assert [text.split()[0] for text in line] == ["play", "road", "road", "settlement"]
    assert do(p, *line).scores[1] == p.scores[1] + 1
    assert case.held(do(p, *line), 1) == 0


def test_hidden_points_win_when_the_own_turn_begins():
    p = case.ten_in_secret()
    assert p.scores[0] == 8
    assert not p.is_over
    assert do(p, "end").winners == (0,)
    assert do(case.one_point_short(), "buy", "draw victory_point").winners == (0,)


def test_as_many_knights_do_not_take_the_army():
    p = checkpoint("catan.cards.12").position
    end = case.after_the_knight(p)
    assert (p.army_holder, end.army_holder) == (1, 1)
    assert end.knights[2] == end.knights[1] == 3
    assert end.scores[2] == p.scores[2] == 3
