"""The special actions: boxes, cubes and prices, and what most of them do."""

from __future__ import annotations

import pytest

from tests.creed.boards import CAMP, act, at, board, reasons, refused, ruled, tent, told

# -- boxes and cubes ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("creed.special.boxes")
def test_boxes_fill_from_the_left_and_prices_rise() -> None:
    """Rumour and fortify 3, then 4, then no more."""
    p = board(ap=[13, 0])
    assert refused(p, "fortify AT11 for 4") == {"creed.special.boxes:price"}
    p = act(p, "fortify AT11 for 3")
    assert (p.ap[0], p.cubes(0)) == (10, 6)
    assert refused(p, "fortify AT12 for 3") == {"creed.special.boxes:price"}
    p = act(p, "fortify AT12 for 4")
    assert p.ap[0] == 6
    assert refused(p, "fortify AT13 for 4") == {"creed.special.boxes", "creed.special.fortify:tokens"}
    assert reasons(p, "fortify AT13 for 4").startswith("Fortify: no box is free any more (2 in all).")


def test_any_box_is_an_option() -> None:
    """box_order: with ``any`` the dearer box may go first, and the cheap one stays."""
    left, free = board(), ruled(box_order="any")()
    assert refused(left, "fortify AT11 for 4") == {"creed.special.boxes:price"}
    p = act(free, "fortify AT11 for 4")
    assert not refused(p, "fortify AT12 for 3")
    assert refused(p, "fortify AT12 for 4") == {"creed.special.boxes:price"}
    with pytest.raises(ValueError, match="fortify AT11 for 3, fortify AT11 for 4"):
        free.read_action("fortify AT11")


def test_the_boxes_are_an_option() -> None:
    """special_boxes: any table; here assassination has two boxes."""
    p = ruled(special_boxes={"assassinate": [[6], [6]]})(ap=[12, 0])
    twice = act(p, "assassinate BT12 for 6", "assassinate BT13 for 6")
    assert twice.ap[0] == 0
    once = act(board(ap=[12, 0]), "assassinate BT12")
    assert refused(once, "assassinate BT13 for 6") == {"creed.special.boxes"}


@pytest.mark.rule("creed.special.seven", "creed.comp.cubes")
def test_seven_cubes() -> None:
    """The eighth special action is refused though boxes are free."""
    p = board({"A11": "infantry_1"}, boxes=[[0, 1, 2, 3, 4, 5, 7], []])
    assert p.cubes(0) == 0
    assert refused(p, "fortify AT11 for 3") == {"creed.special.seven"}
    assert not [a for a in p.legal_actions() if a.price >= 0]


# -- morale ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("creed.special.morale", "creed.special.morale.once", "creed.special.morale.noattack")
def test_morale_adds_one_or_two_until_turn_end() -> None:
    """+1 or +2, to the turn's end."""
    p = board({"A11": "infantry_1", "B11": "cavalry_3"})
    one, two = act(p, "morale A11 for 1"), act(p, "morale A11 for 2")
    assert (at(one, "A11"), at(two, "A11"), one.ap[0], two.ap[0]) == (
        "infantry_1 morale_1", "infantry_1 morale_2", 9, 8,
    )  # fmt: skip
    assert told(one, "attack A11") == ["attack", "stands"]
    assert told(two, "attack A11") == ["attack", "killed"]
    assert refused(one, "morale A11 for 1") == {"creed.special.morale.once"}
    assert at(act(two, "end"), "A11") == "infantry_1"
    tired = act(p, "attack A11")
    assert not refused(tired, "morale A11 for 1")
    with pytest.raises(ValueError, match="morale A11 for 1, morale A11 for 2"):
        p.read_action("morale A11")


@pytest.mark.rule("creed.special.morale.kinds")
def test_morale_is_refused_for_excluded_kinds() -> None:
    """Archers, ballistas, siege engines, assassins, obstacles."""
    pairs = [("ballista", "assassin")] * 4
    units = {"A11": "archer", "A12": "ballista", "A13": "siege_engine", "A21": "assassin", "A23": "obstacle_1"}
    p = ruled(nation_specials=pairs)(units)
    for cell in units:
        assert refused(p, f"morale {cell} for 1") == {"creed.special.morale.kinds"}
    assert refused(p, "morale A32 for 1") == {"creed.special.morale:none"}
    assert refused(p, "morale B32 for 1") == {"creed.special.morale:owner"}
    hidden = act(board({"A33": "shield_5 hidden"}), "morale A33 for 2")
    assert at(hidden, "A33") == "shield_5 morale_2", "it is turned up, so that its kind can be checked"


# -- reinforcements ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("creed.special.reinforce", "creed.special.reinforce.nospecial")
def test_reinforcements_return_one_to_three_lost_units() -> None:
    """One to three, no special units."""
    lost = ["siege_engine", "archer", "archer", "shield_4", "armoured_cavalry"]
    p = board({"A11": "infantry_1"}, casualties=[lost, []])
    after = act(p, "reinforce siege_engine archer archer for 3")
    assert after.casualties(0) == ("shield_4", "armoured_cavalry")
    assert after.hand(0).count("archer") == p.hand(0).count("archer") + 2
    assert (after.ap[0], "siege_engine" in after.hand(0)) == (7, True)
    assert not refused(p, "reinforce shield_4 for 3")
    assert refused(p, "reinforce armoured_cavalry for 3") == {"creed.special.reinforce.nospecial"}
    assert refused(p, "reinforce shield_4 shield_4 for 3") == {"creed.special.reinforce:missing"}
    assert refused(p, "reinforce spearman for 3") == {"creed.special.reinforce:none"}
    assert refused(p, "reinforce archer archer shield_4 siege_engine for 3") == {"creed.special.reinforce:number"}
    dead = board(casualties=[["armoured_cavalry"], []])
    assert refused(dead, "reinforce armoured_cavalry for 3") == {"creed.special.reinforce:empty"}


# -- a new commander ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("creed.special.appoint", "creed.special.appoint.tent")
def test_appointing_a_commander() -> None:
    """All learn the cell until the camp is laid out anew."""
    camp = ["blank destroyed", "king", "blank fortified", *["blank"] * 6]
    p = board(camps=[camp, list(CAMP)])
    assert refused(board(), "appoint AT12 for 1") == {"creed.special.appoint:commander"}
    dead = board(camps=[["commander", *["blank"] * 8], list(CAMP)])
    assert "creed.special.appoint:king" in refused(dead, "appoint AT12 for 1")
    assert refused(p, "appoint AT11 for 1") == {"creed.special.appoint.tent:destroyed"}
    assert refused(p, "appoint AT12 for 1") == {"creed.special.appoint.tent:king"}
    assert refused(p, "appoint BT12 for 1") == {"creed.special.appoint.where:camp"}
    after = act(p, "appoint AT13 for 1")
    assert tent(after, "AT13") == "commander fortified announced"
    assert (after.leaders_of(0), after.spare_tents(0), after.ap[0]) == (3, p.spare_tents(0) + 1, 9)
    assert after.seen_by(1).to_json()["camps"][0][2] == "commander fortified announced"
    assert after.seen_by(1).to_json()["camps"][0][1] == "unknown"
    again = act(after, "reposition for 1", "lay king AT12", "lay commander AT13")
    assert tent(again, "AT13") == "commander fortified"
    assert again.seen_by(1).to_json()["camps"][0][2] == "unknown fortified"


@pytest.mark.rule("creed.special.appoint.where")
def test_own_tents_in_either_camp() -> None:
    """An own one in the ally's camp, not the ally's in the own."""
    mine = ["king", "blank:C", *["blank"] * 7]
    theirs = ["king", "commander", "blank:A", *["blank"] * 6]
    for information in ("shared", "closed"):
        make = ruled(players=4, team_information=information)
        p = make(camps=[mine, list(CAMP), theirs, list(CAMP)])
        assert refused(p, "appoint AT12 for 1") == {"creed.special.appoint.where:own_camp"}
        assert refused(p, "appoint CT21 for 1") == {"creed.special.appoint.where:ally_camp"}
        assert tent(act(p, "appoint CT13 for 1"), "CT13") == "commander:A announced"
        assert p.seen_by(0).legal_actions() == p.legal_actions()


# -- fortresses --------------------------------------------------------------------------------------------------------


@pytest.mark.rule(
    "creed.special.fortify",
    "creed.special.fortify.absorb",
    "creed.special.fortify.safe",
    "creed.special.fortify.single",
    "creed.comp.fortress",
)
def test_fortress_guards_its_tent_once() -> None:
    p = board({"B11": "infantry_1", "B21": "infantry_1"}, player=0)
    p = act(p, "fortify AT11 for 3")
    assert (tent(p, "AT11"), p.forts[0], p.ap[0]) == ("commander fortified", 1, 7)
    assert refused(p, "fortify AT11 for 4") == {"creed.special.fortify.single"}
    assert refused(p, "fortify BT11 for 4") == {"creed.special.fortify:camp"}
    enemy = act(p, "end")
    assert refused(enemy, "assassinate AT11") == {"creed.special.fortify.safe"}
    assert told(enemy, "siege B11") == ["siege", "fortress_gone"]
    struck = act(enemy, "siege B11")
    assert (tent(struck, "AT11"), struck.leaders_of(0)) == ("commander", 3)
    back = act(struck, "end")
    assert not refused(back, "fortify AT11 for 4"), "the cell may be fortified again"
    ruin = act(enemy, "siege B21", "end")
    assert refused(ruin, "fortify AT12 for 4") == {"creed.special.fortify:destroyed"}


def test_return_of_fortress_tokens_follows_the_option() -> None:
    """fortress_token_reuse: matters with three boxes."""
    left = {}
    for reuse in (True, False):
        make = ruled(fortress_token_reuse=reuse, special_boxes={"fortify": [[3], [3], [4]]})
        p = act(make({"B11": "infantry_1"}, ap=[13, 0]), "fortify AT11", "fortify AT12", "end", "siege B11", "end")
        left[reuse] = p.forts[0]
        assert refused(p, "fortify AT13") == (set() if reuse else {"creed.special.fortify:tokens"})
    assert left == {True: 1, False: 0}


# -- assassination -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("creed.special.assassinate")
def test_assassination_destroys_any_enemy_tent_for_six() -> None:
    """Any enemy tent, 6 AP, once."""
    p = board()
    after = act(p, "assassinate BT33 for 6")
    assert (tent(after, "BT33"), after.ap[0]) == ("blank destroyed", 4)
    assert refused(p, "assassinate AT33") == {"creed.special.assassinate:camp"}
    assert "creed.special.assassinate:destroyed" in refused(after, "assassinate BT33 for 6")
    assert told(p, "assassinate BT22") == ["assassinate", "leader_found"]


def test_morale_that_helps_no_attack_is_vain() -> None:
    """It stood lit beside units that had attacked, and took a cube for nothing."""
    fresh, spent = (
        board({"A11": "cavalry_3", "B11": "shield_4"}),
        board({"A11": "cavalry_3 attacked", "B11": "shield_4"}),
    )
    assert [p.picks()["morale"].vain for p in (fresh, spent)] == [False, True]
    assert not spent.picks()["morale"].breaches, "it is allowed"
    assert board({"A11": "cavalry_3", "B11": "shield_4"}, ap=[2, 0]).picks()["morale"].vain, "no AP for the attack"
