"""Road building, discovery and monopoly."""

from __future__ import annotations

import pytest

from boardlab.catan.board import PATHS
from tests.catan.tables import NOBODY, broken, hands, holding, legal, play, told, why


@pytest.mark.rule("catan.dev.road_building", "catan.dev.progress_gone")
def test_road_building() -> None:
    p = play(holding("road_building", hands=hands()), "play road_building")
    assert p.stage == "free_road"
    assert broken(p, "end") == {"catan.dev.road_building"}
    assert broken(p, "road -1,0|0,0") == {"catan.build.road.connected"}
    p = play(p, "road 1,-1|1,0")
    assert p.stage == "free_road"
    p = play(p, "road 1,-1|2,-1")
    assert p.stage == "trade"
    assert p.hand_sizes[0] == 0
    assert p.developments[0] == 0
    assert p.pile_size + sum(p.knights) == 24


@pytest.mark.rule("catan.dev.road_building")
def test_road_building_with_one_road_left() -> None:
    """Lay one and lose the other, or refuse"""
    roads = [PATHS[:14], [], [], []]
    one = holding("road_building", roads=roads, settlements=NOBODY, hands=hands())
    after = play(one, "play road_building")
    after = after.play(after.legal_actions()[0])
    assert after.stage == "trade"
    assert after.pieces.roads[0].bit_count() == 15
    refused = holding(
        "road_building", roads=roads, settlements=NOBODY, hands=hands(), options={"road_building_short": "refuse"}
    )
    assert broken(refused, "play road_building") == {"catan.dev.road_building"}
    assert "Only one road" in why(refused, "play road_building")
    none = holding("road_building", roads=[PATHS[:15], [], [], []], settlements=NOBODY)
    assert broken(none, "play road_building") == {"catan.dev.road_building"}
    assert "All 15 roads" in why(none, "play road_building")
    nowhere = holding("road_building", roads=NOBODY, settlements=NOBODY)
    assert broken(nowhere, "play road_building") == {"catan.dev.road_building"}
    assert "no path" in why(nowhere, "play road_building")


ONE_PATH_LEFT = {
    "settlements": [["-2,3|-1,2|-1,3"], [], [], []],
    "roads": [[], ["-1,2|-1,3", "-2,2|-1,2", "-2,2|-2,3"], [], []],
    "hands": hands(),
}
"""A may lay one road along the coast, and none from its other end."""


@pytest.mark.rule("catan.dev.road_building")
def test_road_building_announces_the_roads_that_can_be_laid() -> None:
    """Two; or one, and then it says that the second is lost"""
    two = holding("road_building", hands=hands())
    last_piece = holding("road_building", roads=[PATHS[:14], [], [], []], settlements=NOBODY, hands=hands())
    last_path = holding("road_building", **ONE_PATH_LEFT)
    for p, count in ((two, 2), (last_piece, 1), (last_path, 1)):
        said = told(p, "play road_building"), told(p, "play road_building", lang="ko")
        assert ["second free road is lost" in said[0][0], "둘째 무료 도로는 사라집니다" in said[1][0]] == [
            count == 1
        ] * 2
        assert ("2 free roads" in said[0][0]) == (count == 2)
        played = play(p, "play road_building")
        laid = 0
        while played.stage == "free_road":
            played, laid = played.play(played.legal_actions()[0]), laid + 1
        assert laid == count


@pytest.mark.rule("catan.dev.discovery", "catan.bank.empty_stack")
def test_discovery_takes_two_cards_from_the_bank() -> None:
    p = holding("discovery", hands=hands())
    assert len(legal(p, "play")) == 15
    assert play(p, "play discovery 1 ore 1 grain").hands[0] == (0, 0, 0, 1, 1)
    assert broken(p, "play discovery 3 ore") == {"catan.dev.discovery"}
    assert broken(p, "play discovery 1 ore") == {"catan.dev.discovery"}
    short = [{}, {"lumber": 19, "brick": 19}, {"wool": 19, "grain": 19}, {"ore": 18}]
    last = holding("discovery", hands=short)
    assert legal(last, "play") == {"discovery 1 ore"}
    assert "catan.bank.empty_stack" in broken(last, "play discovery 1 wool")
    refuse = holding("discovery", hands=short, options={"discovery_short": "refuse"})
    assert not legal(refuse, "play")
    assert broken(refuse, "play discovery 1 ore") == {"catan.dev.discovery"}
    built = holding("discovery", hands=hands(grain=2, ore=1), stage="build")
    assert legal(play(built, "play discovery 2 ore"), "city")


@pytest.mark.rule("catan.dev.monopoly")
def test_monopoly_takes_all_cards_of_a_kind() -> None:
    p = holding("monopoly", hands=[{"ore": 1}, {"ore": 2, "wool": 1}, {"wool": 2}, {"ore": 3}])
    after = play(p, "play monopoly ore")
    assert after.hands == ((0, 0, 0, 0, 6), (0, 0, 1, 0, 0), (0, 0, 2, 0, 0), (0, 0, 0, 0, 0))
    assert told(p, "play monopoly ore")[1:] == ["Red handed 2 ore to Orange.", "White handed 3 ore to Orange."]
