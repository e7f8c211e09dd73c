"""Roads, settlements, cities, the limits of pieces, and the longest road card."""

from __future__ import annotations

import pytest

from boardlab import catan
from boardlab.catan.board import PATHS, SITES, TILE_AT
from tests.catan.tables import NOBODY, RICH, broken, hands, legal, play, table, told, why


@pytest.mark.rule("catan.build.pay", "catan.build.unlimited", "catan.build.cost.road")
def test_building_pays_the_bank_exactly() -> None:
    p = table(hands=hands(lumber=3, brick=2))
    before = p.bank
    p = play(p, "road 1,-1|1,0", "road 1,-1|2,-1")
    assert p.hands[0] == (1, 0, 0, 0, 0)
    assert tuple(new - old for new, old in zip(p.bank, before, strict=True)) == (2, 2, 0, 0, 0)
    assert not legal(p, "road")
    assert "brick (needs 1, has 0)" in why(p, "road 1,0|2,-1")


@pytest.mark.rule("catan.build.road.connected", "catan.build.road.one_per_path", "catan.build.road.on_path")
def test_a_road_needs_a_free_path_that_connects() -> None:
    p = table(hands=hands(**RICH))
    assert broken(p, "road -1,0|0,0") == {"catan.build.road.connected"}
    assert broken(p, "road 1,0|2,-1") == {"catan.build.road.one_per_path"}
    assert broken(p, "road -2,1|-1,0") == {"catan.build.road.one_per_path", "catan.build.road.connected"}
    with pytest.raises(ValueError, match="is no path"):
        p.read_action("road 1,0|2,-1|2,0")
    assert legal(p, "road") == {
        "1,-1|1,0", "1,-1|2,-1", "1,0|2,0", "2,-1|2,0", "-1,2|-1,3", "-2,2|-1,2", "-2,2|-2,3",
    }  # fmt: skip


@pytest.mark.rule("catan.build.road.connected")
def test_road_may_end_at_a_rival_but_not_pass() -> None:
    """A rival's building stops the way on, not the way there"""
    roads = [["0,0|1,-1", "0,-1|0,0"], [], [], []]
    p = table(hands=hands(**RICH), settlements=[[], ["-1,0|0,-1|0,0"], [], []], roads=roads)
    blocked = {"-1,0|0,0", "-1,0|0,-1"}
    assert not blocked & legal(p, "road")
    assert broken(p, "road -1,0|0,0") == {"catan.build.road.connected"}
    assert "cannot pass the settlement of Red" in why(p, "road -1,0|0,0")
    free = table(hands=hands(**RICH), settlements=NOBODY, roads=roads)
    assert blocked <= legal(free, "road")


@pytest.mark.rule("catan.map.coast", "catan.build.road.one_per_path")
def test_roads_along_the_coast_count() -> None:
    p = table(hands=hands(**RICH))
    assert "-2,2|-2,3" in legal(p, "road")
    assert "coast of hills 8" in " ".join(told(p, "road -2,2|-2,3"))


@pytest.mark.rule("catan.build.settlement.empty", "catan.build.settlement.distance", "catan.build.settlement.connected")
def test_settlement_needs_a_free_site_distance_and_a_road() -> None:
    p = table(hands=hands(**RICH), roads=[["1,0|2,-1", "1,-1|1,0"], [], [], []])
    assert legal(p, "settlement") == {"0,0|1,-1|1,0"}
    assert broken(p, "settlement 0,-2|0,-1|1,-2") == {
        "catan.build.settlement.empty", "catan.build.settlement.connected",
    }  # fmt: skip
    assert broken(p, "settlement 1,-1|1,0|2,-1") == {"catan.build.settlement.distance"}
    assert broken(p, "settlement -1,0|-1,1|0,0") == {"catan.build.settlement.connected"}
    assert "Distance rule: the settlement of Orange" in why(p, "settlement 1,-1|1,0|2,-1")


@pytest.mark.rule("catan.build.cost.settlement", "catan.build.settlement.distance")
def test_every_broken_rule_is_named_with_its_numbers() -> None:
    p = table(hands=hands(lumber=1, wool=1, grain=2), roads=[["1,0|2,-1"], [], [], []])
    reasons = why(p, "settlement 1,-1|1,0|2,-1")
    assert "brick (needs 1, has 0)" in reasons
    assert "is one path away" in reasons
    assert "벽돌(1장 필요, 0장 있음)" in why(p, "settlement 1,-1|1,0|2,-1", "ko")


@pytest.mark.rule("catan.build.city.upgrade_only", "catan.build.city.returns_settlement", "catan.build.cost.city")
def test_a_city_replaces_an_own_settlement_which_comes_back() -> None:
    p = table(hands=hands(grain=4, ore=6))
    assert legal(p, "city") == {"1,0|2,-1|2,0", "-2,2|-2,3|-1,2"}
    assert broken(p, "city -2,0|-2,1|-1,0") == {"catan.build.city.upgrade_only"}
    assert broken(p, f"city {SITES[20]}") == {"catan.build.city.upgrade_only"}
    after = play(p, "city 1,0|2,-1|2,0")
    assert after.hands[0] == (0, 0, 0, 2, 3)
    assert after.pieces.settlements[0].bit_count() == 1
    assert after.scores[0] == 3
    assert broken(after, "city 1,0|2,-1|2,0") == {"catan.build.city.upgrade_only"}
    poor = table(hands=hands(grain=2, ore=2))
    assert broken(poor, "city 1,0|2,-1|2,0") == {"catan.build.cost.city"}


@pytest.mark.rule("catan.build.limit", "catan.build.settlement.five", "catan.build.fixed")
def test_pieces_run_out() -> None:
    five = [SITES[at] for at in (0, 2, 4, 12, 14)]
    p = table(hands=hands(**RICH), settlements=[five, [], [], []], roads=[[PATHS[60]], [], [], []])
    assert "catan.build.settlement.five" in broken(p, f"settlement {SITES[40]}")
    four = table(hands=hands(**RICH), cities=[five[:4], [], [], []], settlements=[five[4:], [], [], []])
    assert broken(four, f"city {five[4]}") == {"catan.build.limit"}
    out = table(hands=hands(**RICH), roads=[PATHS[:15], [], [], []], settlements=NOBODY)
    assert not legal(out, "road")
    assert "catan.build.limit" in broken(out, f"road {PATHS[15]}")
    assert not any(act.to_text().startswith("move") for act in out.legal_actions())


@pytest.mark.rule("catan.build.road.no_points", "catan.score.settlement")
def test_roads_give_no_points() -> None:
    p = table(hands=hands(**RICH))
    assert play(p, "road 1,-1|1,0", "road 1,-1|2,-1").scores == p.scores


def test_site_foretells_the_rolls_that_pay_there() -> None:
    """Against 36 pairs of dice and the chips around, for every site that may be built on, the robber beside some."""
    start = catan.start(3, options=catan.Options(players3="founding"))
    beside_a_forest = table(hands=hands(**RICH), robber="1,0")
    checked = set()
    for p, path in ((start, ()), (table(hands=hands(**RICH)), ("city",)), (beside_a_forest, ("city",))):
        for choice in p.picks(path):
            if not choice.is_place or choice.breaches:
                continue
            tiles = [tile for tile in choice.key.split("|") if tile in TILE_AT and TILE_AT[tile] != p.robber]
            chips = {p.island.chips[TILE_AT[tile]] for tile in tiles}
            ways = sum(a + b in chips for a in range(1, 7) for b in range(1, 7))
            assert choice.note is not None
            assert choice.note.facts["ways"] == ways
            checked.add((choice.note.key, ways))
    assert {key for key, _ in checked} == {"note.settlement_pays", "note.city_pays"}
    assert len(checked) > 10
