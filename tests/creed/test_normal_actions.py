"""Deploying, moving, attacking, besieging, recalling: what they do and why not."""

from __future__ import annotations

import pytest

from boardlab import creed
from boardlab.creed.actions import Kind, action
from boardlab.creed.forecasts import forecast
from tests.creed.boards import act, at, board, reasons, refused, ruled, tent, told

# -- turns -------------------------------------------------------------------------------------------------------------


def test_ten_points_and_up_to_three_kept() -> None:
    """creed.turn.refill, creed.turn.carry, creed.turn.order, creed.turn.spend, creed.act.unlimited."""
    p = board({"A11": "infantry_1", "B11": "infantry_1"})
    for left, kept in ((10, 3), (8, 3), (3, 3), (2, 2), (0, 0)):
        after = act(board({"A11": "infantry_1"}, ap=[left, 0]), "end")
        assert (after.kept[0], after.ap) == (kept, (0, 10))
        assert act(after, "end").ap == (10 + kept, 0)
    assert refused(board({"A11": "infantry_1"}, ap=[0, 0]), "move A11 A12") == {"creed.turn.spend"}
    for _ in range(5):
        p = act(p, "move A11 A12", "move A12 A11")
    assert p.ap == (0, 0)
    assert reasons(p, "move A11 A12") == "This takes 1 AP, but 0 AP are left."
    assert p.judge(action(p.layout, Kind.END, 1)).rules == ("creed.turn.order",)
    assert act(p, "end").current_player == 1
    assert act(p, "end", "end").round == 3


def test_the_starting_side_neither_sieges_nor_assassinates_in_round_one() -> None:
    """creed.turn.first_round: only then, only this side."""
    units = {"A11": "cavalry_4", "B21": "cavalry_4"}
    p = board(units, round=1)
    assert refused(p, "siege A11") == {"creed.turn.first_round"}
    assert refused(p, "assassinate BT11") == {"creed.turn.first_round"}
    other = act(p, "end")
    assert not refused(other, "siege B21")
    assert not refused(other, "assassinate AT11")
    assert not refused(act(p, "end", "end"), "siege A11")


# -- deploying and hiding ----------------------------------------------------------------------------------------------


def test_deploying() -> None:
    """creed.act.deploy, creed.act.deploy.hidden: 2 AP, face down on rank 3 only."""
    p = board({"A11": "archer", "B11": "shield_4"})
    after = act(p, "deploy spearman A13 hidden")
    assert (after.ap[0], at(after, "A13"), after.hand_size(0)) == (8, "spearman hidden", p.hand_size(0) - 1)
    assert refused(p, "deploy spearman A12 hidden") == {"creed.act.deploy.hidden"}
    assert refused(p, "deploy spearman A11") == {"creed.act.deploy:taken"}
    assert refused(p, "deploy spearman A22") == {"creed.board.swamp"}
    assert refused(p, "deploy spearman B13") == {"creed.act.deploy:field"}
    assert refused(after, "deploy spearman A12") == {"creed.act.deploy:hand"}
    assert refused(board(ap=[1, 0]), "deploy spearman A12") == {"creed.turn.spend"}


def test_units_come_up_when_they_act_or_when_wanted() -> None:
    """creed.hidden.reveal, creed.hidden.auto: free; by moving; by attacking with the normal values."""
    p = board({"A13": "spearman hidden", "B11": "infantry_1", "A33": "cavalry_3 hidden"})
    shown = act(p, "reveal A13")
    assert (at(shown, "A13"), shown.ap[0]) == ("spearman", 10)
    assert refused(shown, "reveal A13") == {"creed.hidden.reveal:up"}
    assert at(act(p, "move A13 A12"), "A12") == "spearman"
    assert at(act(p, "attack A13 B11"), "A13") == "spearman attacked"
    assert at(act(p, "siege A33"), "A33") == "cavalry_3 attacked"
    assert refused(p, "reveal A12") == {"creed.hidden.reveal:none"}
    assert refused(p, "reveal B11") == {"creed.hidden.reveal:owner"}


# -- moving ------------------------------------------------------------------------------------------------------------


def test_moves_have_no_path() -> None:
    """creed.act.move, creed.act.move.repeat: any cell of the field, again and again, before and after an attack."""
    p = board({"A11": "infantry_1", "A12": "shield_4", "B31": "archer"})
    p = act(p, "move A11 A33", "attack A33", "move A33 A11")
    assert (at(p, "A11"), at(p, "B31"), p.ap[0]) == ("infantry_1 attacked", "", 6)
    assert refused(p, "move A11 A11") == {"creed.act.move:same"}
    assert refused(p, "move A11 B11") == {"creed.act.move:field"}
    assert refused(p, "move B31 B11") == {"creed.act.move:owner", "creed.act.move:field"}
    assert refused(p, "move A31 A32") == {"creed.act.move:none"}
    assert refused(p, "move A11 A22") == {"creed.board.swamp"}
    assert refused(p, "move A11 A12") == {"creed.act.move.batch:taken"}


def test_units_trade_places_and_rotate_at_once() -> None:
    """creed.act.move.batch: the price is paid for each unit; a rotation of three costs 3 as one batch."""
    p = board({"A11": "infantry_1", "A12": "shield_4 attacked", "A13": "archer hidden", "A21": "obstacle_1"})
    swapped = act(p, "move A11 A12, A12 A11")
    assert (at(swapped, "A11"), at(swapped, "A12"), swapped.ap[0]) == ("shield_4 attacked", "infantry_1", 8)
    turned = act(p, "move A11 A12, A12 A13, A13 A11")
    assert [at(turned, cell) for cell in ("A11", "A12", "A13")] == ["archer", "infantry_1", "shield_4 attacked"]
    assert turned.ap[0] == 7
    assert refused(p, "move A11 A12") == {"creed.act.move.batch:taken"}
    assert refused(p, "move A11 A31, A12 A31") == {"creed.act.move.batch:same"}
    assert refused(p, "move A11 A31, A11 A32") == {"creed.act.move.batch:again"}
    assert refused(p, "move A11 A21, A21 A11") == {"creed.unit.obstacle:move"}
    assert refused(board({"A11": "infantry_1", "A12": "archer"}, ap=[1, 0]), "move A11 A12, A12 A11") == {
        "creed.turn.spend"
    }


def test_the_other_field_costs_two() -> None:
    """creed.act.cross: with two fields; a swap across costs 4, mixed batches add up."""
    p = ruled(layout_2p="twin")({"AR11": "infantry_1", "AC11": "archer"})
    assert act(p, "move AR11 AC33").ap[0] == 8
    assert act(p, "move AR11 AC11, AC11 AR11").ap[0] == 6
    assert act(p, "move AR11 AR12, AC11 AR11").ap[0] == 7
    four = board({"AN11": "infantry_1"}, players=4)
    assert at(act(four, "move AN11 AW33"), "AW33") == "infantry_1"


# -- field attacks -----------------------------------------------------------------------------------------------------


def test_a_field_attack_in_arithmetic() -> None:
    """creed.act.field, creed.act.field.first, creed.act.field.success, creed.act.field.casualty,
    creed.act.field.nocounter, creed.attack.through_own."""
    p = board({"A13": "infantry_1", "A12": "archer", "A11": "shield_4", "B11": "cavalry_3", "B12": "archer"})
    read = p.read_action("attack A13")
    events = p.events(read)
    assert [event.kind for event in events] == ["attack", "killed"]
    assert [event.arithmetic for event in events] == ["1 + 2 = 3", "3 ≥ 3"]
    assert p.wording.narrate(events[0], "en") == "The infantry 1/1 on A13 attacks (2 AP). Attack: 1 + archer 2 = 3."
    assert p.wording.narrate(events[0], "ko") == "A13의 보병 1/1이 공격합니다(행동력 2). 공격력: 1 + 궁수 2 = 3."
    after = p.play(read)
    assert (at(after, "B11"), at(after, "B12"), at(after, "A13")) == ("", "archer", "infantry_1 attacked")
    assert "cavalry_3" in after.casualties(1)
    assert after.ap[0] == 8


def test_a_weak_attack_is_foretold_and_loses_its_points() -> None:
    """creed.act.field.fail: legal, announced before it is paid for, AP spent, nothing happens."""
    p = board({"A11": "spearman", "A12": "archer", "B11": "armoured_cavalry"}, nations=[2, 1])
    read = p.read_action("attack A11 B11")
    said = "3 + archer 2 = 5 against defence 6: nothing would happen"
    assert p.wording.phrase(forecast(p, read), "en") == said
    assert "아무 일도" in p.wording.phrase(forecast(p, read), "ko")
    assert p.judge(read)
    choice = p.picks(("attack", "A11"))["B11"]
    assert choice.note is not None
    assert p.wording.phrase(choice.note, "en") == said
    after = p.play(read)
    assert (after.units[9:], after.ap[0]) == (p.units[9:], 8)
    assert told(p, "attack A11 B11") == ["attack", "stands"]


def test_a_forecast_never_tells_what_lies_face_down() -> None:
    shown = [
        forecast(p, p.read_action("attack A11"))
        for p in (board({"A11": "infantry_1", "B13": f"{unit} hidden"}) for unit in ("archer", "shield_5"))
    ]
    assert shown[0] == shown[1]
    assert board().wording.phrase(shown[0], "en") == "1 against a face-down unit"


def test_a_hidden_defender_is_turned_up_first() -> None:
    """creed.act.field.hidden: also when it survives it stays face up."""
    p = board({"A11": "infantry_1", "B13": "shield_5 hidden"})
    assert told(p, "attack A11") == ["attack", "struck_hidden", "stands"]
    assert at(act(p, "attack A11"), "B13") == "shield_5"
    weak = board({"A11": "infantry_1", "B13": "archer hidden"})
    assert at(act(weak, "attack A11"), "B13") == ""


def test_one_attack_a_turn_and_fresh_units_may() -> None:
    """creed.attack.once, creed.attack.fresh: field or siege; next turn again."""
    p = act(board({"B11": "archer", "B21": "archer"}, hands=[["cavalry_3"], []]), "deploy cavalry_3 A11", "attack A11")
    p = act(p, "move A11 A21")
    assert refused(p, "attack A21") == {"creed.attack.once"}
    assert "creed.attack.once" in refused(p, "siege A21")
    assert not refused(act(p, "end", "end"), "attack A21")


def test_who_cannot_attack() -> None:
    """creed.unit.archer, creed.unit.ballista, creed.unit.obstacle, creed.unit.siege_engine, creed.unit.assassin."""
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


def test_obstacles_are_broken_by_infantry_only() -> None:
    """creed.unit.obstacle, creed.unit.infantry, creed.unit.heavy_infantry, creed.unit.shield."""
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


def test_the_spear() -> None:
    """creed.unit.spearman: the first enemy or the next cell; never an obstacle, but behind one."""
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


def test_a_charge_on_the_board() -> None:
    """creed.unit.cavalry, creed.unit.armoured_cavalry: kills two or three, each with its own line in the receipt."""
    p = board({"A11": "cavalry_4", "B11": "cavalry_3", "B13": "archer hidden"})
    events = p.events(p.read_action("attack A11"))
    assert [event.kind for event in events] == ["attack", "killed", "struck_hidden", "killed"]
    assert [event.arithmetic for event in events] == ["4", "4 ≥ 3", "", "1 ≥ 1"]
    assert act(p, "attack A11").casualties(1) == ("cavalry_3", "archer", "siege_engine")
    three = board({"A21": "armoured_cavalry", "B11": "archer", "B21": "shield_4", "B23": "cavalry_3"})
    assert at(act(three, "attack A21"), "B23") == ""


def test_shields_need_help() -> None:
    """creed.act.siege.shield, creed.unit.shield, creed.special.morale: by an archer or by morale."""
    p = board({"A11": "shield_4", "B12": "archer"})
    assert refused(p, "attack A11") == {"creed.act.siege.shield"}
    cheered = act(p, "morale A11 for 1")
    assert at(act(cheered, "attack A11"), "B12") == ""
    open_line = board({"A11": "shield_4"})
    assert refused(open_line, "siege A11") == {"creed.act.siege.shield"}
    assert not refused(board({"A11": "shield_4", "A12": "archer"}), "siege A11")
    assert refused(open_line, "attack A11") == {"creed.act.siege.shield"}
    assert refused(board({"A11": "infantry_1"}), "attack A11") == {"creed.act.field.first:empty"}


# -- sieges ------------------------------------------------------------------------------------------------------------


def test_a_siege_turns_the_first_intact_tent() -> None:
    """creed.act.siege, creed.act.siege.first, creed.act.siege.flip: by line, the nearest first; 3 AP."""
    p = board({"A11": "infantry_1", "A12": "cavalry_3", "A13": "cavalry_3", "A33": "cavalry_4"})
    p = act(p, "siege A11")
    assert (tent(p, "BT31"), p.ap[0]) == ("blank destroyed", 7)
    assert told(p, "siege A12") == ["siege", "tent_blank"]
    p = act(p, "siege A12")
    assert tent(p, "BT21") == "blank destroyed"
    assert told(p, "siege A13") == ["siege", "leader_found"]
    p = act(p, "siege A13", "end", "end")
    assert tent(p, "BT11") == "blank destroyed"
    assert refused(p, "siege A11") == {"creed.act.siege.first:none"}


def test_a_leader_goes_and_a_spare_tent_takes_its_place() -> None:
    """creed.act.siege.leader, creed.comp.tents: twelve tokens of a colour at all times."""
    p = board({"A21": "infantry_1", "A23": "infantry_1"}, ap=[13, 0])
    assert p.spare_tents(1) == 3
    p = act(p, "siege A21")
    assert (p.leaders_of(1), p.spare_tents(1)) == (3, 3)
    p = act(p, "siege A23")
    assert (p.leaders_of(1), p.spare_tents(1), tent(p, "BT22")) == (2, 2, "blank destroyed")
    assert p.wording.narrate(board({"A21": "infantry_1"}).events(p.read_action("siege A21"))[1], "en") == (
        "The tent BT32 was blank. It is destroyed."
    )


def test_defenders_close_the_line() -> None:
    """creed.act.siege.blocked: named with what stands there; hidden ones are not turned up."""
    p = board({"A11": "infantry_1", "B12": "shield_4", "B13": "archer hidden"})
    assert refused(p, "siege A11") == {"creed.act.siege.blocked", "creed.act.siege.blocked:hidden"}
    assert "A unit of B stands on this line at B12: shield 0/4." in reasons(p, "siege A11")
    assert "archer" not in reasons(p, "siege A11")
    assert not refused(board({"A11": "infantry_1", "B21": "shield_4"}), "siege A11")


def test_engines_and_assassins_get_through() -> None:
    """creed.act.siege.exempt, creed.unit.siege_engine, creed.unit.assassin: any of three tents, not fortified."""
    pairs = [("assassin", "assassin")] * 4
    p = ruled(nation_specials=pairs)({"A11": "siege_engine", "A12": "assassin", "B11": "shield_4"})
    assert tent(act(p, "siege A11"), "BT31") == "blank destroyed"
    for name in ("BT31", "BT21", "BT11"):
        assert tent(act(p, f"siege A12 {name}"), name).endswith("destroyed")
    assert refused(p, "siege A12 BT12") == {"creed.unit.assassin:line"}
    walled = act(p, "end", "fortify BT21 for 3", "end")
    assert refused(walled, "siege A12 BT21") == {"creed.special.fortify.safe"}
    after = act(p, "siege A11", "end", "end")
    assert refused(after, "siege A12 BT31") == {"creed.act.siege.first:destroyed"}
    with pytest.raises(ValueError, match="siege A12 BT31"):
        p.read_action("siege A12")
    gone = ruled(nation_specials=pairs)(
        {"A12": "assassin"},
        camps=[
            ["commander", *["blank"] * 3, "king", *["blank"] * 4],
            [
                "blank destroyed",
                "blank",
                "commander",
                "blank destroyed",
                "king",
                "blank",
                "blank fortified",
                "blank",
                "blank",
            ],
        ],
    )
    assert refused(gone, "siege A12 BT31") == {"creed.unit.assassin:none"}


def test_whether_obstacles_close_a_line_is_an_option() -> None:
    """siege_blocked_by_obstacle: a face-up one need not; a face-down one always does."""
    for block in (True, False):
        make = ruled(siege_blocked_by_obstacle=block)
        up, down = (make({"A11": "infantry_1", "B13": f"obstacle_1{word}"}) for word in ("", " hidden"))
        assert bool(refused(up, "siege A11")) == block
        assert refused(down, "siege A11") == {"creed.act.siege.blocked:hidden"}


def test_four_sieges_at_most() -> None:
    """With 13 AP four siege attacks, by four units; with 10 three (creed.turn.carry)."""
    units = {"A11": "infantry_1", "A21": "infantry_1", "A31": "infantry_2", "A12": "spearman"}
    for ap, sieges in ((13, 4), (12, 4), (11, 3), (10, 3)):
        p = board(units, ap=[ap, 0])
        done = 0
        for cell in units:
            if not refused(p, f"siege {cell}"):
                p, done = act(p, f"siege {cell}"), done + 1
        assert done == sieges


# -- obstacles go home -------------------------------------------------------------------------------------------------


def test_recalling_obstacles() -> None:
    """creed.act.recall, creed.act.recall.again: free, obstacles only, deployed again for 2 AP."""
    p = board({"A11": "obstacle_2", "A12": "archer"})
    after = act(p, "recall A11")
    assert (after.ap[0], at(after, "A11")) == (10, "")
    assert "obstacle_2" in after.hand(0)
    assert act(after, "deploy obstacle_2 A31").ap[0] == 8
    assert refused(p, "recall A12") == {"creed.act.recall:kind"}
    assert refused(p, "recall A13") == {"creed.act.recall:none"}
    assert refused(p, "recall B11") == {"creed.act.recall:owner"}


def test_whether_a_hidden_obstacle_is_shown_is_an_option() -> None:
    """recall_hidden_obstacle: shown to all, or kept secret."""
    heard = {}
    for value in ("shown", "secret"):
        p = ruled(recall_hidden_obstacle=value)({"A13": "obstacle_2 hidden"})
        (event,) = p.events(p.read_action("recall A13"))
        heard[value] = p.wording.narrate(event.seen_by(1), "en")
        assert "obstacle -/2" in p.wording.narrate(event.seen_by(0), "en")
    assert "obstacle -/2" in heard["shown"]
    assert heard["secret"] == "A takes the obstacle on A13 back to hand, face down."


def test_a_rotation_is_picked_chain_by_chain() -> None:
    """creed.act.move.batch: a unit in the way is next; the chain closes on the cell the first one left."""
    p = board({"A11": "infantry_1", "A12": "shield_4", "A13": "archer", "A21": "obstacle_1"}, ap=[3, 0])
    path = ("together", "A11", "A12", "A13")
    assert {choice.key for choice in p.picks(path)} == {"A11", "A23", "A31", "A32", "A33"}
    done = p.picks((*path, "A11", "done")).action
    assert done is not None
    assert done.to_text() == "move A11 A12, A12 A13, A13 A11"
    assert p.play(done).ap[0] == 0
    assert {breach.rule for breach in p.refusals(("together", "A21"))} == {"creed.unit.obstacle"}
    assert {breach.rule for breach in p.refusals(("together", "A11", "A22"))} == {"creed.board.swamp"}
    poor = board({"A11": "infantry_1", "A12": "shield_4"}, ap=[1, 0])
    assert "A12" not in poor.picks(("together", "A11"))
    none = board(ap=[0, 0])
    assert none.picks()["together"].breaches
