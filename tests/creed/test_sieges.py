"""Sieges: the first tent that stands, who may and who is in the way."""

from __future__ import annotations

import pytest

from tests.creed.boards import act, board, reasons, refused, ruled, tent, told


@pytest.mark.rule("creed.act.siege", "creed.act.siege.first", "creed.act.siege.flip")
def test_a_siege_turns_the_first_intact_tent() -> None:
    """By line, the nearest first; 3 AP."""
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


@pytest.mark.rule("creed.act.siege.leader", "creed.comp.tents")
def test_siege_of_a_leader_turns_a_spare_tent() -> None:
    """Twelve tokens of a colour at all times."""
    p = board({"A21": "infantry_1", "A23": "infantry_1"}, ap=[13, 0])
    assert p.spare_tents(1) == 3
    p = act(p, "siege A21")
    assert (p.leaders_of(1), p.spare_tents(1)) == (3, 3)
    p = act(p, "siege A23")
    assert (p.leaders_of(1), p.spare_tents(1), tent(p, "BT22")) == (2, 2, "blank destroyed")
    assert p.wording.narrate(board({"A21": "infantry_1"}).events(p.read_action("siege A21"))[1], "en") == (
        "Nobody was in B’s front tent of line 2: it was blank and is destroyed."
    )


@pytest.mark.rule("creed.act.siege.blocked")
def test_defenders_close_the_line() -> None:
    """Named with what stands there; hidden ones are not turned up."""
    p = board({"A11": "infantry_1", "B12": "shield_4", "B13": "archer hidden"})
    assert refused(p, "siege A11") == {"creed.act.siege.blocked", "creed.act.siege.blocked:hidden"}
    assert "A unit of B stands on this line at B12: shield 0/4." in reasons(p, "siege A11")
    assert "archer" not in reasons(p, "siege A11")
    assert not refused(board({"A11": "infantry_1", "B21": "shield_4"}), "siege A11")


@pytest.mark.rule("creed.act.siege.exempt", "creed.unit.siege_engine", "creed.unit.assassin")
def test_engines_and_assassins_get_through() -> None:
    """Any of three tents, not fortified."""
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


def test_obstacles_closing_a_line_follow_the_option() -> None:
    """siege_blocked_by_obstacle: a face-up one need not; a face-down one always does."""
    for block in (True, False):
        make = ruled(siege_blocked_by_obstacle=block)
        up, down = (make({"A11": "infantry_1", "B13": f"obstacle_1{word}"}) for word in ("", " hidden"))
        assert bool(refused(up, "siege A11")) == block
        assert refused(down, "siege A11") == {"creed.act.siege.blocked:hidden"}


@pytest.mark.rule("creed.turn.carry")
def test_four_sieges_at_most() -> None:
    """With 13 AP four siege attacks, by four units; with 10 three."""
    units = {"A11": "infantry_1", "A21": "infantry_1", "A31": "infantry_2", "A12": "spearman"}
    for ap, sieges in ((13, 4), (12, 4), (11, 3), (10, 3)):
        p = board(units, ap=[ap, 0])
        done = 0
        for cell in units:
            if not refused(p, f"siege {cell}"):
                p, done = act(p, f"siege {cell}"), done + 1
        assert done == sieges
