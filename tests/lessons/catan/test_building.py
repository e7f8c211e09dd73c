"""Tutorial 03, building: the worked numbers, and each misunderstanding told by its name."""

from __future__ import annotations

import pytest

from boardlab.catan.actions import Kind
from boardlab.catan.cards import COSTS
from boardlab.lessons import checkpoint
from boardlab.lessons.catan import place, sketch, wrong_building
from boardlab.lessons.catan.building import answers as case
from boardlab.lessons.catan.sketching import WORDING
from boardlab.lessons.display import attempt, choices, do


def asked(number):
    return checkpoint(f"catan.building.{number}")


def keys(p, *names, path=False):
    return frozenset(place(name, p.island, path=path) for name in names)


# -- worked examples -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hand", "bought"),
    [
        ("lumber brick", ("road",)),
        ("lumber brick wool 2 grain", ("road", "settlement")),
        ("2 grain 3 ore", ("city",)),
        ("wool grain ore", ("development",)),
        ("lumber brick wool 2 grain 3 ore", ("road", "settlement", "city", "development")),
        ("9 lumber", ()),
    ],
)
def test_what_a_hand_pays_for_is_what_the_game_lets_it_buy(hand, bought):
    p = case.long_roads(hand)
    assert case.payable(p.packed_hand(0)) == bought
    kinds = {"road": Kind.ROAD, "settlement": Kind.SETTLEMENT, "city": Kind.CITY, "development": Kind.BUY}
    menu = {act.kind for act in p.legal_actions()}
    assert bought == tuple(name for name in COSTS if kinds[name] in menu)


def test_roads_at_the_classic_start():
    """The anchor numbers: 7, 8, 8 and 8 roads, and no settlement yet."""
    counts = []
    for seat in "ABCD":
        p = sketch(active=seat, hands={seat: "lumber brick wool grain"})
        counts.append(len(wrong_building.roads(p)))
        assert not wrong_building.settlements(p)
        assert choices(p, "road").marks.targets.keys() == wrong_building.roads(p)
    assert counts == [7, 8, 8, 8]
    assert len(wrong_building.needs_no_road(p)) == 28


def test_a_road_stops_at_a_building_and_passes_a_road():
    p = case.crossroads()
    beyond = attempt(p, f"road {place('pasture 3/fields 5')}")
    assert beyond.verdict.rules == ("catan.build.road.connected",)
    assert repr(beyond) == beyond.scene().to_text(), "a notebook shows the board, not the object"
    assert p.judge(p.read_action(f"road {place('pasture 8/forest 10')}"))
    assert asked(4).answer() == keys(
        p, "fields 9 north-east/sea", "forest 10 east/sea", "mountains 6/fields 9", "pasture 3 north-west/sea",
        "pasture 8 north-east/sea", "pasture 8/forest 10", path=True,
    )  # fmt: skip


def test_settlements_keep_their_distance():
    p = case.long_roads()
    assert asked(6).answer() == keys(
        p, "fields 6/pasture 11/sea", "forest 9 north-east/sea", "mountains 3/fields 6/fields 4", "pasture 11 south/sea"
    )
    board = case.crossroads("lumber brick wool grain")
    closed = case.closed(board, "mountains 6/forest 10/fields 9").marks.refused
    assert len(closed) == 3
    for near in closed:
        assert "catan.build.settlement.distance" in board.judge(board.read_action(f"settlement {near}")).rules


def test_a_refusal_names_every_rule_with_its_numbers():
    said = " ".join(attempt(case.crossroads(), case.far_site()).verdict.reasons("en"))
    assert all(part in said for part in ("Distance rule", "No road", "wool (needs 1, has 0)", "grain (needs 1, has 0)"))
    assert asked(7).answer() == 3


def test_five_settlements_are_all():
    p = case.full_house("lumber brick wool 3 grain 3 ore")
    corner = f"settlement {place(case.CORNER)}"
    assert p.judge(p.read_action(corner)).rules == ("catan.build.settlement.five",)
    city = case.city_and_settlement(p)[0]
    assert do(p, city).judge(p.read_action(corner))
    assert do(p, city, corner).scores[0] == p.scores[0] + 2


def test_the_orders_of_a_turn():
    assert case.orders(case.turn_begins()) == [("roll", "trade", "build", "end")]
    assert sorted(case.orders(case.turn_begins("combined"))) == [
        ("roll", "build", "trade", "end"),
        ("roll", "trade", "build", "end"),
    ]


def test_the_way_to_the_harbour():
    p = case.near_the_harbour()
    line = case.to_the_harbour(p)
    assert [text.split()[0] for text in line] == ["road", "road", "settlement"]
    assert not case.has_harbour(p, 2)
    assert case.has_harbour(do(p, *line), 2)


def test_three_points_in_one_turn():
    assert case.most_points(case.rich()) == 3


@pytest.mark.parametrize(("lang", "said"), [("en", "2 grain, 3 ore"), ("ko", "밀 2장, 철 3장")])
def test_costs_in_words(lang, said):
    assert case.cost("city", lang) == said


# -- misunderstandings ---------------------------------------------------------------------------------------------


def test_receipts_lead_to_the_number_asked_for():
    for number in (2, 3, 7):
        found = asked(number)
        assert sum(line.points for line in found.receipt().lines) == found.answer()
    assert [line.points for line in asked(1).receipt().lines] == [1, 1, 0, 0]


# -- practice ------------------------------------------------------------------------------------------------------


def test_the_words_of_the_game_serve_the_lesson():
    assert WORDING.has("place.site3")
