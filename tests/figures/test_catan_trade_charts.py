"""Charts on trade say what positions of the game say, in both languages, and stay small."""

import json

import pytest

from boardlab.catan.island import HARBOURS as KINDS
from boardlab.figures.catan_trade import HARBOURS, cards_from_bank, rates, rates_at
from boardlab.lessons.catan import bank
from boardlab.lessons.catan.trade import answers as case


def test_the_rates_are_those_of_somebody_who_has_built_there():
    """catan.trade.maritime.rate"""
    for harbours in HARBOURS:
        p = case.at_harbours(*[KINDS[each] for each in harbours])
        assert rates_at(*harbours) == bank.rates(p)


def test_each_row_of_cards_is_what_the_bank_gives():
    for count, *given in cards_from_bank("en").rows:
        if count <= 9:
            hands = [case.at_harbours(*kind, hand=f"{count} wool") for kind in ((), ("generic",), ("wool",))]
            assert given == [bank.from_bank(p) for p in hands]


@pytest.mark.parametrize("lang", ["en", "ko"])
@pytest.mark.parametrize("make", [rates, cards_from_bank])
def test_a_chart_is_a_table_and_a_small_figure(make, lang):
    chart = make(lang)
    assert all(len(row) == len(chart.columns) for row in chart.rows)
    assert chart._repr_html_().count("<tr>") == len(chart.rows) + 1
    assert len(json.dumps(chart.figure().to_plotly_json(), default=str)) < 5_000
