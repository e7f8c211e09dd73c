"""Roads, settlements, cities, the limits of pieces, and the longest road card."""

from __future__ import annotations

import pytest

from boardlab import catan
from boardlab.catan.board import PATHS, SITES
from boardlab.catan.winning import points_by_source
from tests.catan.tables import NOBODY, RICH, broken, hands, legal, play, table, told, why

RING = ["0,-1|1,-1", "0,-1|0,0", "-1,0|0,0", "-1,1|0,0", "0,0|0,1", "0,0|1,0", "0,0|1,-1"]


def test_a_road_needs_a_free_path_that_connects():
    """catan.build.road.connected, catan.build.road.one_per_path, catan.build.road.on_path"""
    p = table(hands=hands(**RICH))
    assert broken(p, "road -1,0|0,0") == {"catan.build.road.connected"}
    assert broken(p, "road 1,0|2,-1") == {"catan.build.road.one_per_path"}
    assert broken(p, "road -2,1|-1,0") == {"catan.build.road.one_per_path", "catan.build.road.connected"}
    with pytest.raises(ValueError, match="is no path"):
        p.read_action("road 1,0|2,-1|2,0")
    assert legal(p, "road") == {
        "1,-1|1,0", "1,-1|2,-1", "1,0|2,0", "2,-1|2,0", "-1,2|-1,3", "-2,2|-1,2", "-2,2|-2,3",
    }  # fmt: skip


def test_a_road_may_end_at_a_rival_but_not_pass():
    """catan.build.road.connected: a rival's building stops the way on, not the way there"""
    roads = [["0,0|1,-1", "0,-1|0,0"], [], [], []]
    p = table(hands=hands(**RICH), settlements=[[], ["-1,0|0,-1|0,0"], [], []], roads=roads)
    blocked = {"-1,0|0,0", "-1,0|0,-1"}
    assert not blocked & legal(p, "road")
    assert broken(p, "road -1,0|0,0") == {"catan.build.road.connected"}
    assert "cannot pass the settlement of B" in why(p, "road -1,0|0,0")
    free = table(hands=hands(**RICH), settlements=NOBODY, roads=roads)
    assert blocked <= legal(free, "road")


def test_roads_along_the_coast_count():
    """catan.map.coast, catan.build.road.one_per_path"""
    p = table(hands=hands(**RICH))
    assert "-2,2|-2,3" in legal(p, "road")
    assert "coast of hills 8" in " ".join(told(p, "road -2,2|-2,3"))


def test_a_settlement_needs_an_empty_place_far_from_others_and_a_road():
    """catan.build.settlement.empty, catan.build.settlement.distance, catan.build.settlement.connected"""
    p = table(hands=hands(**RICH), roads=[["1,0|2,-1", "1,-1|1,0"], [], [], []])
    assert legal(p, "settlement") == {"0,0|1,-1|1,0"}
    assert broken(p, "settlement 0,-2|0,-1|1,-2") == {
        "catan.build.settlement.empty", "catan.build.settlement.connected",
    }  # fmt: skip
    assert broken(p, "settlement 1,-1|1,0|2,-1") == {"catan.build.settlement.distance"}
    assert broken(p, "settlement -1,0|-1,1|0,0") == {"catan.build.settlement.connected"}
    assert "Distance rule: the settlement of A" in why(p, "settlement 1,-1|1,0|2,-1")


def test_every_broken_rule_is_named_with_its_numbers():
    """catan.build.cost.settlement, catan.build.settlement.distance"""
    p = table(hands=hands(lumber=1, wool=1, grain=2), roads=[["1,0|2,-1"], [], [], []])
    reasons = why(p, "settlement 1,-1|1,0|2,-1")
    assert "brick (needs 1, has 0)" in reasons
    assert "only one path away" in reasons
    assert "벽돌(1장 필요, 0장 있음)" in why(p, "settlement 1,-1|1,0|2,-1", "ko")


def test_a_city_replaces_an_own_settlement_which_comes_back():
    """catan.build.city.upgrade_only, catan.build.city.returns_settlement, catan.build.cost.city"""
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


def test_pieces_run_out():
    """catan.build.limit, catan.build.settlement.five, catan.build.fixed"""
    five = [SITES[at] for at in (0, 2, 4, 12, 14)]
    p = table(hands=hands(**RICH), settlements=[five, [], [], []], roads=[[PATHS[60]], [], [], []])
    assert "catan.build.settlement.five" in broken(p, f"settlement {SITES[40]}")
    four = table(hands=hands(**RICH), cities=[five[:4], [], [], []], settlements=[five[4:], [], [], []])
    assert broken(four, f"city {five[4]}") == {"catan.build.limit"}
    out = table(hands=hands(**RICH), roads=[PATHS[:15], [], [], []], settlements=NOBODY)
    assert not legal(out, "road")
    assert "catan.build.limit" in broken(out, f"road {PATHS[15]}")
    assert not any(act.to_text().startswith("move") for act in out.legal_actions())


def test_roads_give_no_points():
    """catan.build.road.no_points, catan.score.settlement"""
    p = table(hands=hands(**RICH))
    assert play(p, "road 1,-1|1,0", "road 1,-1|2,-1").scores == p.scores


# -- longest road ----------------------------------------------------------------------------------------------------

LINE = ["1,-1|2,-1", "1,-1|1,0", "0,0|1,0", "0,1|1,0", "0,1|1,1", "0,2|1,1", "1,1|1,2"]
"""Seven roads one behind the other, round the tile 1,0 and down to the coast."""


def roads_of(count: int, *others: list[str]) -> list[list[str]]:
    found = [LINE[:count], *others]
    return found + [[] for _ in range(4 - len(found))]


def test_five_roads_take_the_card():
    """catan.road.five, catan.road.points, catan.score.special"""
    p = table(hands=hands(**RICH), settlements=NOBODY, roads=roads_of(4))
    assert p.pieces.lengths[0] == 4
    assert p.road_holder == -1
    after = play(p, f"road {LINE[4]}")
    assert after.road_holder == 0
    assert after.scores[0] == p.scores[0] + 2
    assert any("longest road with 5 roads" in text for text in told(p, f"road {LINE[4]}"))
    receipt = points_by_source(after, 0)
    assert [line.rule for line in receipt.lines] == ["catan.score.special"]


def test_forks_do_not_add_up():
    """catan.road.branches"""
    fork = [*LINE[:4], "0,-1|1,-1", "2,-1|2,0"]
    p = table(hands=hands(**RICH), settlements=NOBODY, roads=[fork, [], [], []])
    assert p.pieces.lengths[0] == 4
    assert p.road_holder == -1


OTHER = ["-1,0|0,-1", "-1,0|0,0", "-1,0|-1,1", "-2,1|-1,0", "-2,1|-1,1", "-2,1|-2,2"]


def test_equal_length_does_not_take_it():
    """catan.road.longer_takes"""
    p = table(
        active=1, hands=[{}, RICH, {}, {}], settlements=NOBODY, roads=roads_of(5, OTHER[:4]), longest_road=0,
    )  # fmt: skip
    chain = p.pieces.lengths[1]
    assert chain == 4
    fifth = next(path for path in sorted(legal(p, "road")) if play(p, f"road {path}").pieces.lengths[1] == 5)
    level = play(p, f"road {fifth}")
    assert level.road_holder == 0
    sixth = next(path for path in sorted(legal(level, "road")) if play(level, f"road {path}").pieces.lengths[1] == 6)
    longer = play(level, f"road {sixth}")
    assert longer.road_holder == 1
    assert (longer.scores[0], longer.scores[1]) == (level.scores[0] - 2, level.scores[1] + 2)


BREAK = "0,0|0,1|1,0"
"""The intersection between the third and the fourth road of the line."""


def broken_line(ruling: str, mine: int, *others: list[str]) -> catan.Position:
    """B builds a settlement into A's line at :data:`BREAK`."""
    p = table(
        rulings={"longest_road_tie_after_break": ruling}, active=1, hands=[{}, RICH, {}, {}], settlements=NOBODY,
        roads=[LINE[:mine], ["0,0|0,1"], *others, *([[]] * (2 - len(others)))], longest_road=0,
    )  # fmt: skip
    return play(p, f"settlement {BREAK}")


def test_a_rivals_building_breaks_the_line():
    """catan.road.broken, catan.road.set_aside: nobody has five any more"""
    for ruling in ("set_aside", "holder_keeps"):
        p = broken_line(ruling, 7)
        assert p.pieces.lengths[0] == 4
        assert p.road_holder == -1


def test_own_buildings_do_not_break_it():
    """catan.road.own_does_not_break"""
    p = table(settlements=[[BREAK], [], [], []], roads=roads_of(7))
    assert p.pieces.lengths[0] == 7
    rival = table(settlements=[[], [BREAK], [], []], roads=roads_of(7))
    assert rival.pieces.lengths[0] == 4


def test_a_tie_after_a_break_is_where_the_editions_differ():
    """catan.road.set_aside: the almanac sets the card aside, the fifth edition lets the holder keep it"""
    line = [*LINE, "1,1|2,1"]
    five = ["-2,1|-2,2", "-2,2|-1,1", "-2,2|-1,2", "-2,3|-1,2", "-1,2|-1,3"]
    held = {}
    for ruling in ("set_aside", "holder_keeps"):
        p = table(
            rulings={"longest_road_tie_after_break": ruling}, active=1, hands=[{}, RICH, {}, {}], settlements=NOBODY,
            roads=[[*line], ["0,0|0,1"], five, []], longest_road=0,
        )  # fmt: skip
        assert p.pieces.lengths[0] == 8
        assert p.pieces.lengths[2] == 5
        after = play(p, f"settlement {BREAK}")
        assert (after.pieces.lengths[0], after.pieces.lengths[2]) == (5, 5)
        held[ruling] = after.road_holder
    assert held == {"set_aside": -1, "holder_keeps": 0}
    assert catan.FIFTH_EDITION.longest_road_tie_after_break == "holder_keeps"
    assert catan.ALMANAC.longest_road_tie_after_break == "set_aside"


def test_a_single_longer_line_takes_it_when_the_holder_is_broken():
    """catan.road.set_aside, catan.road.regain"""
    five = ["-2,1|-2,2", "-2,2|-1,1", "-2,2|-1,2", "-2,3|-1,2", "-1,2|-1,3"]
    p = broken_line("set_aside", 7, five)
    assert p.road_holder == 2
    assert p.scores[2] == 2


def test_a_card_set_aside_is_taken_again():
    """catan.road.regain: whoever alone has the longest line of five or more"""
    p = broken_line("set_aside", 7)
    assert p.road_holder == -1
    doc = p.to_json()
    doc |= {"active": 0, "player": 0, "stage": "trade", "phase": "trade", "hands": [RICH, {}, {}, {}]}
    doc.pop("bank")
    again = catan.from_json(doc, allow_unreachable=True)
    paths = [path for path in legal(again, "road") if play(again, f"road {path}").pieces.lengths[0] == 5]
    assert paths
    assert play(again, f"road {paths[0]}").road_holder == 0


def test_rings_count_each_road_once():
    """catan.road.branches"""
    ring = RING[1:]
    p = table(settlements=NOBODY, roads=[ring, [], [], []])
    assert p.pieces.lengths[0] == 6
    tail = table(settlements=NOBODY, roads=[[*ring, "0,-1|1,-1"], [], [], []])
    assert tail.pieces.lengths[0] == 7
