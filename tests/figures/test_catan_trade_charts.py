"""Charts on trade say what positions of the game say, in both languages, and stay small."""

from __future__ import annotations

import pytest

from boardlab.catan.island import HARBOURS as KINDS
from boardlab.figures.catan_trade import HARBOURS, cards_from_bank, rates_at
from boardlab.lessons.catan import bank
from boardlab.lessons.catan.trade import answers as case


@pytest.mark.rule("catan.trade.maritime.rate")
def test_chart_of_rates_matches_built_harbours() -> None:
    for harbours in HARBOURS:
        p = case.at_harbours(*[KINDS[each] for each in harbours])
        assert rates_at(*harbours) == bank.rates(p)


def test_each_row_of_cards_is_what_the_bank_gives() -> None:
    for count, *given in cards_from_bank("en").rows:
        if count <= 9:
            hands = [case.at_harbours(*kind, hand=f"{count} wool") for kind in ((), ("generic",), ("wool",))]
            assert given == [bank.from_bank(p) for p in hands]
