"""A position under two editions side by side, and what verdicts and receipts hang on."""

from __future__ import annotations

import pickle

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


def test_what_it_pays_may_differ() -> None:
    p = place("b2=1 c2=1 d2=1 f2=1 g2=1", "b2 f2", "a8", scores=[0, 3])
    both = boardlab.compare(p, Options(), Options(marker_skip="after_each_castle"))
    assert both.points == ((5, 6), (0, 0))
    assert [(cause.option, cause.points, cause.actions) for cause in both.causes()] == [("marker_skip", True, False)]


def test_in_short_it_counts_what_one_allows_and_names_what_makes_the_difference() -> None:
    head, rows = boardlab.compare(BOARD, "rio_grande_2005", "namuwiki_old").brief("en")
    assert head == ("Difference", "Rio Grande Games, 2005", "Namuwiki, older edition")
    assert [row[0] for row in rows] == ["Possible here only", "way out of a castle"]
    assert not any("move" in cell or "torres." in cell for row in rows for cell in row)
    p = place("b2=1 c2=1 d2=1 f2=1 g2=1", "b2 f2", "a8", scores=[0, 3])
    _, rows = boardlab.compare(p, Options(), Options(marker_skip="after_each_castle")).brief("ko")
    assert rows[0] == ("A의 점수", "5", "6")


def test_it_is_shown_in_both_languages_and_on_the_board() -> None:
    both = boardlab.compare(BOARD, "rio_grande_2005", "namuwiki_old")
    text = both.to_text("en")
    assert text.splitlines()[0] == "Difference | Rio Grande Games, 2005 | Namuwiki, older edition"
    assert "way out of a castle (torres.door.through" in text
    assert "fewest castles (no matter here) | 6 | 7" in text
    assert "차이 | 리오그란데 2005년판 | 나무위키 구판" in both.to_text("ko")
    first, second = both.scenes()
    assert first.to_svg() != second.to_svg(), "what only one allows is lit on its board"
    shown = both._repr_html_()
    assert shown.count("<svg") == 2
    assert "straight opposite only" in shown


def test_the_first_turn_of_every_pair_of_editions() -> None:
    p = play(torres.start(2), "knight c3", "knight f6", "king d8")
    for first in EDITIONS:
        for second in EDITIONS:
            both = boardlab.compare(p, first, second)
            assert both.to_text()
            assert bool(both.causes()) == (first != second)


def test_a_wrong_edition_is_named_at_once() -> None:
    with pytest.raises(ValueError, match="“rio” is not an edition"):
        boardlab.compare(BOARD, "rio", "huch")


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


def test_a_refusal_by_an_unusual_ruling_says_so_by_itself() -> None:
    old = BOARD.under("namuwiki_old")
    refused = old.judge(old.read_action("move a2 b1"))
    assert str(refused).endswith("Under “way out of a castle: any other door” this would be allowed.")
    with pytest.raises(IllegalAction, match="any other door"):
        old.play(old.read_action("move a2 b1"))
    usual = play(BOARD, "build a1 from 3") if BOARD.judge(BOARD.read_action("build a1 from 3")) else BOARD
    four = usual.judge(usual.read_action("build h7 from 3"))
    assert "Under" not in str(four), "the usual rules need no footnote"


def test_a_moment_that_other_rules_do_not_know_hangs_on_the_rest() -> None:
    look = play(BOARD.under("huch"), "buy")
    assert not look.judge(look.read_action("point"))
    assert str(look.judge(look.read_action("point"))) == "First keep one of the cards just seen."
    found = torres.start(2, options=Options(master_game=True, spacing="line2"))
    second = play(found, "found d4")
    near = second.judge(second.read_action("found d6"))
    assert str(near).startswith("Fewer than 2 empty cells lie in line")


def test_a_receipt_says_what_it_depends_on() -> None:
    p = place("b2=1 c2=1 d2=1 f2=1 g2=1", "b2 f2", "a8", scores=[0, 3])
    assert [ruling.option for ruling in p.preview().depends_on] == ["marker_skip"]
    assert str(p.preview().depends_on[0]).endswith("after each castle” this scoring would pay otherwise.")
    assert BOARD.preview().depends_on == ()


def test_verdicts_travel() -> None:
    verdict = pickle.loads(pickle.dumps(BOARD.judge(BOARD.read_action("move a2 b1"))))
    assert verdict.depends_on
