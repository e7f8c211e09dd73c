"""Tutorial 03, building: the worked numbers, and each misunderstanding told by its name."""

from __future__ import annotations

from typing import Any

import pytest

from boardlab import catan
from boardlab.catan.actions import Kind
from boardlab.catan.cards import COSTS
from boardlab.lessons import Checkpoint, checkpoint, scenario
from boardlab.lessons.catan import place, sketch, wrong_building
from boardlab.lessons.catan.building import answers as case
from boardlab.lessons.display import attempt, choices


def asked(number: Any) -> Checkpoint:
    return checkpoint(f"catan.building.{number}")


def keys(p: Any, *names: Any, path: bool = False) -> Any:
    return frozenset(place(name, p.island, path=path) for name in names)


# -- worked examples -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hand", "bought"),
    [
        ({"lumber": 1, "brick": 1}, ("road",)),
        ({"lumber": 1, "brick": 1, "wool": 1, "grain": 2}, ("road", "settlement")),
        ({"grain": 2, "ore": 3}, ("city",)),
        ({"wool": 1, "grain": 1, "ore": 1}, ("development",)),
        ({"lumber": 1, "brick": 1, "wool": 1, "grain": 2, "ore": 3}, ("road", "settlement", "city", "development")),
        ({"lumber": 9}, ()),
    ],
)
def test_affordable_purchases_match_legal_actions(hand: dict[str, int], bought: Any) -> None:
    document = scenario("catan.building.long_roads").to_json()
    document["hands"][0] = hand
    del document["bank"]
    p = catan.from_json(document, allow_unreachable=True)
    assert case.payable(p.packed_hand(0)) == bought
    kinds = {"road": Kind.ROAD, "settlement": Kind.SETTLEMENT, "city": Kind.CITY, "development": Kind.BUY}
    menu = {act.kind for act in p.legal_actions()}
    assert bought == tuple(name for name in COSTS if kinds[name] in menu)


def test_roads_at_the_classic_start() -> None:
    """The anchor numbers: 7, 8, 8 and 8 roads, and no settlement yet."""
    counts = []
    for seat in "ABCD":
        p = sketch(active=seat, hands={seat: "lumber brick wool grain"})
        counts.append(len(wrong_building.roads(p)))
        assert not wrong_building.settlements(p)
        assert choices(p, "road").marks.targets.keys() == wrong_building.roads(p)
    assert counts == [7, 8, 8, 8]
    assert len(wrong_building.needs_no_road(p)) == 28


def test_road_is_stopped_by_buildings_but_not_roads() -> None:
    p = scenario("catan.building.crossroads")
    beyond = attempt(p, f"road {place('pasture 3/fields 5')}")
    assert beyond.verdict.rules == ("catan.build.road.connected",)
    assert repr(beyond) == beyond.scene().to_text(), "a notebook shows the board, not the object"
    assert p.judge(p.read_action(f"road {place('pasture 8/forest 10')}"))
    assert asked(4).answer() == keys(
        p, "fields 9 north-east/sea", "forest 10 east/sea", "mountains 6/fields 9", "pasture 3 north-west/sea",
        "pasture 8 north-east/sea", "pasture 8/forest 10", path=True,
    )  # fmt: skip


def test_settlements_keep_their_distance() -> None:
    p = scenario("catan.building.long_roads")
    assert asked(6).answer() == keys(
        p, "fields 6/pasture 11/sea", "forest 9 north-east/sea", "mountains 3/fields 6/fields 4", "pasture 11 south/sea"
    )
    board = scenario("catan.building.crossroads")
    closed = case.closed(board, "mountains 6/forest 10/fields 9").marks.refused
    assert len(closed) == 3
    for near in closed:
        assert "catan.build.settlement.distance" in board.judge(board.read_action(f"settlement {near}")).rules
