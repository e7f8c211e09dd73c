"""Repositioning a camp, alone or with the ally."""

from __future__ import annotations

import pytest

from tests.creed.boards import CAMP, act, board, refused, tent


@pytest.mark.rule("creed.special.reposition", "creed.special.reposition.fortress")
def test_repositioning_lays_intact_tents_anew() -> None:
    """Intact tents only; fortress tokens stay."""
    camp = ["blank destroyed", "blank fortified", "king", "commander announced", *["blank"] * 5]
    p = board(camps=[camp, list(CAMP)])
    p = act(p, "reposition for 1")
    assert (p.stage, p.ap[0], p.current_player) == ("lay", 9, 0)
    assert refused(p, "lay king AT11") == {"creed.special.reposition:destroyed"}
    assert refused(p, "end") == {"creed.special.reposition:lay"}
    p = act(p, "lay king AT12", "lay commander AT33")
    assert p.stage == "turn"
    assert [tent(p, name) for name in ("AT11", "AT12", "AT33", "AT21")] == [
        "blank destroyed", "king fortified", "commander", "blank",
    ]  # fmt: skip


@pytest.mark.rule("creed.end.stay")
def test_tents_that_are_all_alike_lie_down_by_themselves() -> None:
    """A player without leaders may still reposition; nothing is left to choose."""
    camps = [["blank"] * 9, list(CAMP), list(CAMP), list(CAMP)]
    p = act(board({"AN11": "infantry_1"}, players=4, camps=camps), "reposition for 1")
    assert (p.stage, p.ap[0]) == ("turn", 9)
    assert not p.is_over


@pytest.mark.rule("creed.special.reposition.ally", "creed.special.reposition.mix")
def test_trading_tents_with_the_ally() -> None:
    """As many come back, both lay out, in any place."""
    p = board(players=4)
    assert refused(board(), "trade for 3") == {"creed.special.reposition.ally:alone"}
    p = act(p, "trade for 3")
    assert (p.stage, p.current_player, p.ap) == ("give", 0, (7, 0, 10, 0))
    assert refused(p, "enough") == {"creed.special.reposition.ally:least"}
    assert refused(p, "give king:C") == {"creed.special.reposition.ally:token"}
    p = act(p, "give king", "give blank", "enough")
    assert (p.stage, p.current_player) == ("return", 2)
    p = act(p, "give blank", "give commander")
    assert (p.stage, p.current_player) == ("lay", 0)
    assert p.to_json()["tents"][0][:3] == ["commander", "commander:C", "blank:C"]
    p = act(p, "lay commander AT11", "lay commander:C AT13", "lay blank:C AT12")
    assert p.current_player == 0, "blank tents too are laid by hand, or who counts would know what was traded"
    p = act(p, "lay blank AT33", "lay blank AT32", "lay blank AT31")
    assert p.current_player == 2
    p = act(p, "lay king:A CT13", "lay king CT12", "lay blank:A CT11", *(f"lay blank CT2{at}" for at in (1, 2, 3)))
    assert (p.stage, p.current_player) == ("turn", 0)
    assert (tent(p, "AT13"), tent(p, "CT13"), tent(p, "CT33")) == ("commander:C", "king:A", "blank")
    assert [p.leaders_of(seat) for seat in range(4)] == [3, 3, 3, 3]
    assert p.ap == (7, 0, 10, 0), "the ally pays nothing"
    struck = act(p, "end", "end", "assassinate CT13")
    assert struck.leaders_of(0) == 2, "a leader counts for the colour on its token, wherever it lies"


def test_trade_without_tents_is_refused() -> None:
    ruins = ["blank destroyed"] * 9
    p = board(players=4, camps=[list(CAMP), list(CAMP), ruins, list(CAMP)])
    assert refused(p, "trade for 3") == {"creed.special.reposition.ally:none"}
    own = board(players=4, camps=[ruins, list(CAMP), list(CAMP), list(CAMP)])
    assert refused(own, "reposition for 1") == {"creed.special.reposition:none"}
    filled = act(board(players=4), "trade for 3", *["give blank"] * 7, "give king", "give commander")
    assert filled.stage == "return", "all are given: the ally hands back as many"
