"""The turn: ten points, three kept, the first round, how a game ends."""

from __future__ import annotations

import re

import pytest

from boardlab import creed
from boardlab.creed.actions import Kind, action
from boardlab.creed.wording import WORDING
from boardlab.lessons.build.lesson_sources import lesson_files
from tests.creed.boards import CAMP, act, board, reasons, refused, ruled, told


@pytest.mark.rule(
    "creed.turn.refill", "creed.turn.carry", "creed.turn.order", "creed.turn.spend", "creed.act.unlimited"
)
def test_ten_points_and_up_to_three_kept() -> None:
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


@pytest.mark.rule("creed.turn.first_round")
def test_starting_side_may_not_siege_in_round_one() -> None:
    """Only then, only this side."""
    units = {"A11": "cavalry_4", "B21": "cavalry_4"}
    p = board(units, round=1)
    assert refused(p, "siege A11") == {"creed.turn.first_round"}
    assert refused(p, "assassinate BT11") == {"creed.turn.first_round"}
    other = act(p, "end")
    assert not refused(other, "siege B21")
    assert not refused(other, "assassinate AT11")
    assert not refused(act(p, "end", "end"), "siege A11")


@pytest.mark.rule("creed.turn.first_round")
def test_first_round_refusal_names_both_banned_actions() -> None:
    """In the rulebook, in the refusal, and wherever a lesson links to it."""
    rule = "creed.turn.first_round"
    row = WORDING.rules[rule]
    told = [text[lang] for text in (row.title, row.statement, row.refusal()) for lang in ("en", "ko")]
    for path in lesson_files().values():
        told += re.findall(rf"\[\[{re.escape(rule)}\|([^]]+)\]\]", path.read_text(encoding="utf-8"))
    assert len(told) >= 8
    assert [text for text in told if not re.search("siege.*assassinat|attacks no tents|공성.*암살", text)] == []


@pytest.mark.rule("creed.end.win")
def test_the_side_that_removes_all_leaders_wins_at_once() -> None:
    """In the middle of a turn, by siege or by assassination."""
    camp = ["blank destroyed", *["blank"] * 3, "king", *["blank"] * 4]
    p = board({"A11": "infantry_1"}, camps=[list(CAMP), camp])
    won = act(p, "assassinate BT22")
    assert (won.is_over, won.winners, won.current_player, won.ap[0]) == (True, (0,), None, 4)
    assert told(p, "assassinate BT22") == ["assassinate", "leader_found", "won"]
    assert won.legal_actions() == ()
    assert {breach.rule for breach in won.judge(p.legal_actions()[0]).breaches} == {"creed.end.win"}
    assert won.scores == (0, 0)


@pytest.mark.rule("creed.end.stay", "creed.end.win")
def test_four_players_fight_on_without_leaders() -> None:
    """A side falls only with the last leader of either ally."""
    bare, one = ["blank"] * 9, ["king", *["blank"] * 8]
    p = board({"AN11": "infantry_1"}, players=4, camps=[list(CAMP), one, list(CAMP), one])
    p = act(p, "assassinate BT11")
    assert not p.is_over
    p = act(p, "end", "assassinate DT11")
    assert p.winners == (0, 2)
    alive = board(players=4, camps=[list(CAMP), bare, list(CAMP), one], player=1)
    assert alive.current_player == 1
    assert not refused(alive, "end")


def test_max_rounds_ends_in_a_draw() -> None:
    """max_rounds: None plays on; a number ends the game after that round."""
    p = act(ruled(max_rounds=2)(), "end")
    assert told(p, "end") == ["end_lost", "draw"]
    assert act(p, "end").winners == (0, 1)
    assert act(board(), "end", "end").round == 3
    assert creed.Options().max_rounds is None
