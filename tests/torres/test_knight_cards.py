"""Cards that move a knight."""

from __future__ import annotations

import pytest

from tests.torres.setups import menu, with_card


@pytest.mark.rule("torres.card.two_up")
def test_two_up() -> None:
    """Exactly two levels, straight."""
    p = with_card("two_up", "b2=1 b3=3 c2=2 a2=4 b1=1 c3=3", "b2")
    assert menu(p, "play two_up b2") == {"b3"}


@pytest.mark.rule("torres.card.elevator")
def test_elevator_stops_beside_doors_but_not_on_top() -> None:
    """Any level with a door beside it, not the very top."""
    p = with_card("elevator", "b2=5 c2=4 d2=3 b3=2 c3=1", "a2")
    assert {"c2", "d2", "c3"} <= menu(p, "play elevator a2")
    assert "b2" not in menu(p, "play elevator a2")


@pytest.mark.rule("torres.card.diagonal")
def test_diagonal_card_moves_into_another_castle() -> None:
    """One up, any down, into another castle."""
    p = with_card("diagonal", "b2=3 c3=4 a1=5 c1=1", "b2")
    assert menu(p, "play diagonal b2") == {"c3", "c1", "a3"}


@pytest.mark.rule("torres.card.magnet")
def test_magnet_moves_a_knight_beside_another_own_one() -> None:
    """As though newly added, beside another own knight."""
    p = with_card("magnet", "b2=2 c2=1 b3=3", "b2 h8", "b1")
    assert menu(p, "play magnet h8") == {"a2", "c2"}
    assert menu(p, "play magnet b2") == {"h7", "g8"}


@pytest.mark.rule("torres.card.hurdle")
def test_hurdle_jumps_over_one_knight() -> None:
    """Over one knight of any colour and level; up one, down any."""
    p = with_card("hurdle", "b2=1 b3=4 b4=2 d2=1 c2=1", "b2", "b3 c2 a2")
    assert menu(p, "play hurdle b2") == {"b4", "d2"}
