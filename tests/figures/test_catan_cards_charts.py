"""The charts on development cards say what the pile of the game says, in both languages, and stay small."""

from __future__ import annotations

from fractions import Fraction
from math import comb

import pytest

from boardlab.figures.catan_cards import at_least_one, next_card


@pytest.mark.parametrize("knights", [0, 5, 14])
def test_the_next_card_is_any_of_those_unseen(knights: int) -> None:
    left = 25 - knights
    assert next_card(knights) == (Fraction(14 - knights, left), Fraction(6, left), Fraction(5, left))


@pytest.mark.parametrize(("group", "others"), [("knight", 11), ("progress", 19), ("point", 20)])
@pytest.mark.parametrize("bought", [0, 1, 4, 25])
def test_a_wanted_card_comes_sooner_or_later(group: str, others: int, bought: int) -> None:
    assert at_least_one(group, bought) == 1 - Fraction(comb(others, bought), comb(25, bought))
