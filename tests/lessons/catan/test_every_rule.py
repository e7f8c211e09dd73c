"""Questions that ask what was only told: worked out by hand, and a wrong rule leads to another answer."""

import pytest

from boardlab.lessons import checkpoint
from tests.lessons.answers import whole

STEPS = "frame tiles outer inner flip"


@pytest.mark.parametrize(
    ("name", "right", "wrong"),
    [
        # Of six corners three touch three tiles, two touch two.
        ("board.16", 6, {3: "map.intersection"}),
        ("board.17", 8, {10: "score.start_two", 9: "end.ten_points"}),
        ("founding.1", "b1 c1 a1 a2 c2 b2", {"b1 a1 c1 c2 a2 b2": "start.round1"}),
        ("founding.3", "-1,1|0,0|0,1 0,0|1,-1|1,0 1,0|2,-1|2,0", {"1,0|2,-1|2,0": "start.free_site"}),
        ("founding.11", "legal", {"catan.build.settlement.connected": "start.second_anywhere"}),
        (
            "founding.12",
            STEPS,
            {
                "tiles outer inner flip frame": "setup.frame",
                "frame outer inner tiles flip": "setup.terrain_shuffle",
                "frame tiles flip outer inner": "setup.chips_letters",
                "frame tiles inner outer flip": "setup.chips_inward",
                "frame tiles outer flip inner": "setup.chips_flip",
            },
        ),
        ("founding.13", "desert", {"beside": "start.robber", "same": "start.robber", "starter": "start.robber"}),
        ("founding.14", "-1,0", {"0,0": "setup.chips_inward", "-1,-1": "setup.chips_skip_desert"}),
        ("building.13", "catan.build.limit", {"legal": "build.limit"}),
        ("building.14", "never", {"free": "build.fixed", "paid": "build.fixed", "end_only": "build.fixed"}),
        ("building.15", 3, {1: "build.road.on_path", 4: "build.road.on_path"}),
        ("building.16", "catan.build.city.upgrade_only", {"legal": "build.city.upgrade_only"}),
        ("robber.11", "chance", {"thief": "robber.victim_hides"}),
        ("robber.17", "catan.robber.only_seven_or_knight", {"legal": "robber.only_seven_or_knight"}),
        ("robber.18", "catan.robber.steal_mandatory", {"legal": "robber.steal_mandatory"}),
        # 6 lumber at 2:1, 2 brick and 3 ore at 3:1.
        ("trade.9", 4, {2: "trade.maritime.multiple"}),
        ("trade.19", 4, {3: "map.coast_no_harbour", 2: "map.coast_no_harbour"}),
        ("trade.20", 0, {2: "trade.maritime.one_special_each", 1: "build.settlement.distance"}),
        ("cards.1", 56, {100: "dev.draw_top"}),
        (
            "cards.13",
            "accept",
            {"build": "turn.active_only", "swap": "trade.maritime.active_only", "knight": "dev.own_turn"},
        ),
        ("cards.14", "legal", {"catan.dev.deck_empty": "dev.deck_empty"}),
        # 25 - 14 - 5 - 2.
        ("cards.15", 4, {6: "dev.progress_gone", 9: "dev.three_kinds"}),
        ("road.13", 2, {4: "dev.knight"}),
        # Two settlements, a city, two cards of two points.
        ("road.14", 8, {7: "road.points"}),
    ],
)
def test_a_wrong_rule_leads_to_another_answer(name, right, wrong):
    asked = checkpoint(f"catan.{name}")
    assert asked.grade(whole(asked, right))
    for given, rule in wrong.items():
        grade = asked.grade(whole(asked, given))
        assert not grade or grade.misnamed
        assert grade.misconception.rule == f"catan.{rule}", given
