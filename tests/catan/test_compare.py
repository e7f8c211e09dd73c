"""Two editions of Catan side by side, at once and some actions later."""

from __future__ import annotations

import pytest

import boardlab
from boardlab import catan
from boardlab.catan.board import PATHS
from boardlab.core.contract.verdict import IllegalAction, PlainError

LONG = ("-2,0|-2,1", "-2,1|-1,0", "-1,0|-1,1", "-1,1|0,0", "0,0|0,1", "0,1|1,0", "1,0|1,1")
AGAIN = PATHS[:6]
CUT = "settlement 0,1|1,0|1,1"


def broken_to_a_tie():
    """A's line of seven is about to be cut to six, and B's of six to tie with it."""
    document = catan.start(4).to_json()
    pieces = {
        "settlements": [[], [], [], ["0,2|1,1|1,2"]],
        "roads": [list(LONG), list(AGAIN), [], ["0,1|1,1", "0,2|1,1"]],
    }
    hands = [{}, {}, {}, dict.fromkeys(("lumber", "brick", "wool", "grain"), 1)]
    left = {name: document[name] for name in document if name not in ("bank", "pile", "longest_road", "stage", "phase")}
    turn = {"active": 3, "player": 3, "dice": [3, 3], "longest_road": 0}
    return catan.from_json({**left, **pieces, **turn, "hands": hands}, allow_unreachable=True)


def points(both):
    return [pair[0] - pair[1] for pair in both.points]


@pytest.mark.rule("catan.road.set_aside")
def test_a_ruling_may_bite_only_later():
    """Before the cut the two editions pay the same, after it A has the card under one of them."""
    p = broken_to_a_tie()
    assert p.pieces.lengths == (7, 6, 0, 2)
    assert not any(cause.points for cause in boardlab.compare(p, "almanac", "fifth_edition").causes())
    later = boardlab.compare(p, "almanac", "fifth_edition", CUT)
    assert (later.first.road_holder, later.second.road_holder) == (-1, 0)
    assert points(later) == [-2, 0, 0, 0]
    assert [cause.option for cause in later.causes() if cause.points] == ["longest_road_tie_after_break"]


def test_an_action_that_one_edition_refuses_is_refused_at_once():
    with pytest.raises(IllegalAction):
        boardlab.compare(broken_to_a_tie(), "almanac", "fifth_edition", "settlement 0,0|0,1|1,0")
    with pytest.raises(PlainError):
        boardlab.compare(broken_to_a_tie(), "almanac", "fifth_edition", "castle")
