"""Creed on a live board of each layout: set up and played pick by pick, covered when it changes hands."""

from __future__ import annotations

import random

import pytest

from boardlab import creed
from boardlab.core.play.record import Record
from boardlab.notebook import Study
from boardlab.session.kinds import study
from tests.creed.boards import CAMP, board
from tests.effort import drawn
from tests.session.conftest import FakePage
from tests.sessions import picture

TABLES = ((2, creed.Options()), (2, creed.Options(layout_2p="twin")), (4, creed.Options()))


@pytest.mark.parametrize(("players", "options"), drawn(TABLES, 2), ids=drawn(["straight", "twin", "crossing"], 2))
def test_a_set_up_and_a_turn_are_picked(players: int, options: creed.Options) -> None:
    """Whoever holds the board picks at random among what it offers; every change of hands is covered."""
    rng = random.Random(3)
    study = Study(creed.start(players, options=options), seat=0)
    page = FakePage(study)
    passed = 0
    while len(study.record.actions) < 14 * players:
        if (frame := page.shown["frame"])["cover"]:
            assert frame["board"] is None
            assert page.ask("reveal")["answer"] == "done"
            assert study.seat == study.position.current_player
            passed += 1
        before = len(study.record.actions)
        fresh = True
        while len(study.record.actions) == before:
            frame = page.shown["frame"]
            pick, groups = frame["pick"], frame["groups"]
            open_rows = [row["key"] for group in groups for row in group["rows"] if not row["why"]]
            offered = [row["key"] for row in pick["choices"]] + pick["targets"]
            key = rng.choice(open_rows + pick["targets"] if fresh and open_rows else offered)
            assert page.ask("pick", key=key, fresh=fresh)["answer"] in ("done", "more"), key
            fresh = False
    assert study.position.stage == "turn"
    assert passed >= 3
    study.close()


def test_game_without_points_shows_none() -> None:
    study = Study(creed.start())
    assert {player["points"] for player in study.frame["players"]} == {None}
    assert [player["says"] for player in study.frame["players"]] == ["A", "B"]


def test_outcome_of_an_attack_is_announced_at_its_target() -> None:
    p = board({"A11": "infantry_1", "B11": "shield_4"}, camps=[list(CAMP), list(CAMP)])
    study = Study(p)
    page = FakePage(study)
    page.pick("A11")
    told = "1 against defence 4: nothing would happen"
    assert study.frame["board"]["says"]["B11"].endswith(f"({told})")
    assert page.ask("here", key="B11")["text"].endswith(f"({told})")
    assert page.pick("B11")["answer"] == "done"
    assert study.position.ap[0] == 8, "it is legal, and the AP are spent"


def test_tent_of_a_found_leader_stays_marked() -> None:
    """It lay there like any blank one: half of the victory, and nothing to be seen of it."""
    session = study(Record(board({"A21": "infantry_1", "A23": "infantry_1"}, ap=[13, 0])), lang="en")
    for text in ("siege A21", "siege A23", "end"):
        session.act(session.position.read_action(text))
        words, drawn = picture(session).words()["says"], picture(session).scene().to_svg()
        assert ("was found here" in words["BT22"], "bl-gone" in drawn) == (text != "siege A21",) * 2
    assert words["BT22"].endswith("destroyed tent, the king of B was found here")
    assert "found" not in words["BT32"]
