"""What each unit can do."""

from __future__ import annotations

import pytest

from boardlab import creed
from boardlab.creed.units import (
    DEFENCE,
    NAMES,
    NORMAL,
    OBSTACLES,
    UNITS,
    tiles,
)
from tests.creed.boards import act, at, board, reasons, refused, ruled


@pytest.mark.rule(
    "creed.unit.archer", "creed.unit.ballista", "creed.unit.obstacle", "creed.unit.siege_engine", "creed.unit.assassin"
)
def test_units_without_attack_are_refused() -> None:
    units = {"A11": "archer", "A12": "ballista", "A21": "obstacle_1", "A31": "siege_engine", "A32": "assassin"}
    pairs = [("ballista", "assassin")] * 4
    p = ruled(nation_specials=pairs)({**units, "B11": "archer", "B21": "archer", "B31": "shield_4"})
    assert refused(p, "attack A11") == {"creed.unit.archer:attack"}
    assert refused(p, "attack A12") == {"creed.unit.ballista:attack"}
    assert refused(p, "attack A21") == {"creed.unit.obstacle:attack"}
    assert refused(p, "attack A31") == {"creed.unit.siege_engine:field"}
    assert refused(p, "attack A32") == {"creed.unit.assassin:field"}
    assert refused(p, "siege A11") == {"creed.unit.archer:attack"}
    assert refused(p, "siege A21") == {"creed.unit.obstacle:attack"}
    assert refused(p, "attack A13") == {"creed.act.field:none"}
    assert refused(p, "attack B11") == {"creed.act.field:owner"}


@pytest.mark.rule("creed.unit.obstacle", "creed.unit.infantry", "creed.unit.heavy_infantry", "creed.unit.shield")
def test_obstacles_are_broken_by_infantry_only() -> None:
    for unit, right in (
        ("infantry_1", True), ("heavy_infantry", True), ("cavalry_4", False), ("shield_4", False),
        ("armoured_cavalry", False),
    ):  # fmt: skip
        pairs = [("armoured_cavalry", "heavy_infantry")] * 4
        p = ruled(nation_specials=pairs)({"A11": unit, "A12": "archer", "B12": "obstacle_2"})
        assert refused(p, "attack A11") == (set() if right else {"creed.unit.obstacle:immune"}), unit
        if right:
            assert at(act(p, "attack A11"), "B12") == ""
    assert "broken by infantry only" in reasons(p, "attack A11")
    assert "보병과 중무장 보병만" in reasons(p, "attack A11", "ko")


@pytest.mark.rule("creed.unit.spearman")
def test_the_spear() -> None:
    """The first enemy or the next cell; never an obstacle, but behind one."""
    p = board({"A11": "spearman", "B11": "obstacle_1", "B12": "archer", "B13": "archer hidden"})
    p = creed.from_json({**p.to_json(), "options": {"swamps": "none"}}, allow_unreachable=True)
    assert at(act(p, "attack A11 B12"), "B12") == ""
    assert refused(p, "attack A11 B11") == {"creed.unit.spearman:obstacle"}
    assert refused(p, "attack A11 B13") == {"creed.unit.spearman:far"}
    assert refused(p, "attack A11 B21") == {"creed.unit.spearman:line"}
    gap = board({"A11": "spearman", "B11": "archer", "B13": "archer"})
    assert refused(gap, "attack A11 B12") == {"creed.unit.spearman:empty"}
    assert refused(gap, "attack A11 B13") == {"creed.unit.spearman:far"}
    assert gap.read_action("attack A11").to_text() == "attack A11 B11"
    alone = board({"A11": "spearman", "B11": "obstacle_1"})
    assert refused(alone, "attack A11") == {"creed.unit.spearman:obstacle"}
    two = board({"A11": "spearman", "B12": "archer", "B13": "archer"})
    with pytest.raises(ValueError, match="attack A11 B12, attack A11 B13"):
        two.read_action("attack A11")


@pytest.mark.rule("creed.unit.cavalry", "creed.unit.armoured_cavalry")
def test_a_charge_on_the_board() -> None:
    """Kills two or three, each with its own line in the receipt."""
    p = board({"A11": "cavalry_4", "B11": "cavalry_3", "B13": "archer hidden"})
    events = p.events(p.read_action("attack A11"))
    assert [event.kind for event in events] == ["attack", "killed", "struck_hidden", "killed"]
    assert [event.arithmetic for event in events] == ["4", "4 ≥ 3", "", "1 ≥ 1"]
    assert act(p, "attack A11").casualties(1) == ("cavalry_3", "archer", "siege_engine")
    three = board({"A21": "armoured_cavalry", "B11": "archer", "B21": "shield_4", "B23": "cavalry_3"})
    assert at(act(three, "attack A21"), "B23") == ""


@pytest.mark.rule("creed.act.siege.shield", "creed.unit.shield", "creed.special.morale")
def test_shields_need_help() -> None:
    """By an archer or by morale."""
    p = board({"A11": "shield_4", "B12": "archer"})
    assert refused(p, "attack A11") == {"creed.act.siege.shield"}
    cheered = act(p, "morale A11 for 1")
    assert at(act(cheered, "attack A11"), "B12") == ""
    open_line = board({"A11": "shield_4"})
    assert refused(open_line, "siege A11") == {"creed.act.siege.shield"}
    assert not refused(board({"A11": "shield_4", "A12": "archer"}), "siege A11")
    assert refused(open_line, "attack A11") == {"creed.act.siege.shield"}
    assert refused(board({"A11": "infantry_1"}), "attack A11") == {"creed.act.field.first:empty"}


@pytest.mark.rule("creed.comp.normal", "creed.comp.special")
def test_the_unit_table() -> None:
    """16 normal tiles a nation; sums as printed."""
    assert len(tiles(NORMAL)) == 16
    assert sorted(DEFENCE[tile] for tile in tiles(NORMAL)) == [1] * 7 + [2] * 3 + [3] * 3 + [4, 4, 5]
    assert [unit.name for unit in UNITS if not unit.tiles] == [
        "armoured_cavalry",
        "heavy_infantry",
        "ballista",
        "assassin",
    ]
    assert all(NAMES[tile].startswith("obstacle") for tile in OBSTACLES)
