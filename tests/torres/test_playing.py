"""Playing cards: they leave the game; more action points."""

from __future__ import annotations

import pytest

from tests.torres.setups import LINE, legal, place, play


@pytest.mark.rule("torres.card.six_ap", "torres.card.seven_ap")
def test_six_and_seven_ap() -> None:
    """Also after five AP are spent."""
    for card, total in (("six_ap", 6), ("seven_ap", 7)):
        p = place(LINE, "b2", hands=[[card], []], spent=5)
        assert not legal(p, "point")
        more = play(p, f"play {card}")
        assert (more.ap, more.budget().left) == (total, total - 5)
        assert play(more, *["point"] * (total - 5)).spent == total
        assert play(more, "end 3").ap == 5


@pytest.mark.rule("torres.play.removed", "torres.play.later", "torres.play.one")
def test_played_cards_leave() -> None:
    p = place(LINE, "b2", "h8", hands=[["six_ap", "seven_ap"], []])
    after = play(p, "play six_ap")
    assert after.hands[0] == ("seven_ap",)
    assert "six_ap" not in after.decks[0]
    assert not legal(after, "play seven_ap")
    assert legal(play(after, "end 3", "end 3"), "play seven_ap")
