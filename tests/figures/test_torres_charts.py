"""Charts say what the rules core says, in both languages, and stay small."""

from __future__ import annotations

import pytest

from boardlab.figures import Chart
from boardlab.figures.torres import bonus_per_ap, climb_gain, pays_from
from boardlab.torres.rules.odds import chance_in_common_deck, chance_of_card


def test_climbing_pays_from_areas_6_11_and_16() -> None:
    assert [pays_from(phase) for phase in (1, 2, 3)] == [6, 11, 16]


@pytest.mark.parametrize("phase", [1, 2, 3])
@pytest.mark.parametrize("area", [4, 5, 9, 20])
@pytest.mark.rule("torres.king.exact")
def test_a_climb_gains_the_area_and_loses_the_bonus(area: int, phase: int) -> None:
    """One level more is worth the area; off the level the bonus of 5 a phase is gone."""
    assert climb_gain(area, phase) == area - 5 * phase


def test_bonus_is_worth_five_halves_points_per_ap() -> None:
    assert [row[3] for row in bonus_per_ap("en").rows] == [2.5, 5, 7.5]


def test_html_in_a_table_stays_text() -> None:
    chart = Chart("<b>", ["<i>"], [("<script>",)], lambda: None)
    assert "<script>" not in chart._repr_html_()


@pytest.mark.parametrize(("bury", "shown"), [(True, (3, 6, 9, 10)), (False, (3, 4, 5, 6))])
def test_the_odds_of_finding_a_card(bury: bool, shown: tuple[int, ...]) -> None:
    assert [chance_of_card(bought, bury=bury) * 10 for bought in range(1, 5)] == list(shown)


@pytest.mark.parametrize("purchases", [-1, 11])
def test_more_purchases_than_cards_are_refused(purchases: int) -> None:
    with pytest.raises(ValueError, match=str(purchases)):
        chance_of_card(purchases)


def test_common_deck_needs_ten_purchases_for_a_card() -> None:
    assert chance_in_common_deck(0) == 0
    assert chance_in_common_deck(1) * 10 == 1
    assert [round(100 * float(chance_in_common_deck(bought)), 1) for bought in (2, 3, 4)] == [19.2, 27.7, 35.5]
    assert chance_in_common_deck(37) == 1


@pytest.mark.parametrize("purchases", [-1, 41])
def test_more_purchases_than_the_common_deck_has_are_refused(purchases: int) -> None:
    with pytest.raises(ValueError, match=str(purchases)):
        chance_in_common_deck(purchases)
