"""Buying cards: what is seen, kept and put back."""

from __future__ import annotations

import pytest

from tests.torres.setups import LINE, buyer, legal, place, play


@pytest.mark.rule("torres.buy.draw", "torres.buy.two", "torres.buy.hold")
def test_buying_shows_three_cards_and_keeps_one() -> None:
    """Three are seen, one is kept, two go back together."""
    look = play(buyer(), "buy")
    assert look.looking == ("magnet", "hurdle", "diagonal")
    assert len(look.legal_actions()) == 3 * 2 * 2
    top = play(look, "keep hurdle top diagonal magnet")
    assert top.decks[0] == ("diagonal", "magnet", "two_up", "elevator")
    bottom = play(look, "keep hurdle bottom magnet diagonal")
    assert bottom.decks[0] == ("two_up", "elevator", "magnet", "diagonal")
    assert bottom.hands[0] == bottom.fresh == ("hurdle",)
    twice = play(bottom, "buy", "keep two_up top elevator magnet")
    assert not legal(twice, "buy")
    later = play(twice, "end 3", "end 3")
    assert later.hands[0] == ("two_up", "hurdle")
    assert later.fresh == ()


def test_few_cards_left() -> None:
    two = play(place(LINE, "b2", "h8", decks=[["magnet", "hurdle"], []]), "buy")
    assert {act.to_text() for act in two.legal_actions()} == {
        f"keep {one} {at} {other}"
        for one, other in (("magnet", "hurdle"), ("hurdle", "magnet"))
        for at in ("top", "bottom")
    }
    one = play(place(LINE, "b2", "h8", decks=[["magnet"], []]), "buy")
    assert [act.to_text() for act in one.legal_actions()] == ["keep magnet"]
    assert play(one, "keep magnet").decks[0] == ()
