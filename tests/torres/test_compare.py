"""A position under two editions side by side, and what verdicts and receipts hang on."""

from __future__ import annotations

import pytest

import boardlab
from boardlab import torres
from boardlab.core import IllegalAction
from boardlab.torres.options import EDITIONS, Options
from tests.torres.setups import place, play

BOARD = place(
    "b2=2 c2=1 d2=1 g2=1 g3=1",
    "a2 g2",
    "c2 h8",
    king="d2",
    hands=[["elevator"], []],
    scores=[0, 3],
    stacks=[[3, 2], [3]],
)


def test_two_editions_side_by_side() -> None:
    both = boardlab.compare(BOARD, "rio_grande_2005", "namuwiki_old")
    only = {act.to_text() for act in both.only_first}
    assert {"move a2 b1", "play elevator a2 c1"} <= only
    assert both.only_second == ()
    assert both.points == ((2, 2), (8, 8))
    causes = {cause.option: cause for cause in both.causes("en")}
    assert set(causes) == {"action_deck", "castle_exit", "marker_skip", "min_castles"}
    doors = causes["castle_exit"]
    assert (doors.actions, doors.points) == (True, False)
    assert (doors.first, doors.second) == ("any other door", "straight opposite only")
    assert "torres.door.through" in doors.rules
    assert not causes["marker_skip"].points


def test_the_first_turn_of_every_pair_of_editions() -> None:
    p = play(torres.start(2), "knight c3", "knight f6", "king d8")
    for first in EDITIONS:
        for second in EDITIONS:
            both = boardlab.compare(p, first, second)
            assert both.to_text()
            assert bool(both.causes()) == (first != second)


# -- under other rules ---------------------------------------------------------------------------------------------


def test_the_same_position_under_other_rules() -> None:
    assert BOARD.under("rio_grande_2005") is BOARD
    huch = BOARD.under("huch", stack_cap=None)
    assert huch.options == Options("huch", stack_cap=None)
    assert (huch.heights, huch.pieces, huch.stacks) == (BOARD.heights, BOARD.pieces, BOARD.stacks)
    assert torres.parse(huch.to_text()) == huch
    assert huch.under("rio_grande_2005") == BOARD


def test_cards_go_where_the_other_rules_keep_them() -> None:
    common = BOARD.under("namuwiki_old")
    assert len(common.decks) == 1
    assert len(common.decks[0]) == sum(map(len, BOARD.decks))
    back = common.under("rio_grande_2005")
    assert back.hands == BOARD.hands
    assert back.decks == ((), ())
    master = BOARD.under(master_game=True)
    assert (master.master, master.decks) == ("different_levels", ((), ()))
    assert master.under(master_game=False).master is None
    view = BOARD.seen_by(1)
    assert view.under("namuwiki_old").hands[0] == ("?",)
    assert not hasattr(view.under("namuwiki_old"), "play")


def test_a_moment_the_other_rules_do_not_know() -> None:
    with pytest.raises(ValueError, match="cannot be ruled that way: the stage “Set-up: foundations” does not exist"):
        torres.start(2, options=Options(master_game=True)).under("huch")
    with pytest.raises(ValueError, match="Choosing a card"):
        play(BOARD, "buy").under("namuwiki_old")


# -- what an answer hangs on ---------------------------------------------------------------------------------------


def test_a_verdict_says_what_it_depends_on() -> None:
    verdict = BOARD.judge(BOARD.read_action("move a2 b1"))
    assert [str(ruling) for ruling in verdict.depends_on] == [
        "Under “way out of a castle: straight opposite only” this would be refused."
    ]
    assert (
        verdict.depends_on[0].to_text("ko") == "“성에서 나오는 문: 일직선 반대쪽 문으로만” 규칙이라면 할 수 없습니다."
    )
    assert BOARD.judge(BOARD.read_action("move a2 a1")).depends_on == ()


def test_refusal_by_an_unusual_ruling_names_it() -> None:
    old = BOARD.under("namuwiki_old")
    refused = old.judge(old.read_action("move a2 b1"))
    assert str(refused).endswith("Under “way out of a castle: any other door” this would be allowed.")
    with pytest.raises(IllegalAction, match="any other door"):
        old.play(old.read_action("move a2 b1"))
    usual = play(BOARD, "build a1 from 3") if BOARD.judge(BOARD.read_action("build a1 from 3")) else BOARD
    four = usual.judge(usual.read_action("build h7 from 3"))
    assert "Under" not in str(four), "the usual rules need no footnote"


def test_a_receipt_says_what_it_depends_on() -> None:
    p = place("b2=1 c2=1 d2=1 f2=1 g2=1", "b2 f2", "a8", scores=[0, 3])
    assert [ruling.option for ruling in p.preview().depends_on] == ["marker_skip"]
    assert str(p.preview().depends_on[0]).endswith("after each castle” this scoring would pay otherwise.")
    assert BOARD.preview().depends_on == ()
