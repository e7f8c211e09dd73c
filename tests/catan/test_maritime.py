"""Trade with the bank, and the rates of harbours."""

from __future__ import annotations

from typing import Any

import pytest

from boardlab import catan
from boardlab.catan.cards import counts_of
from tests.catan.tables import NOBODY, SITE_OF, at_harbour, broken, hands, legal, play, table, trading, why


@pytest.mark.rule("catan.harbour.next_turn")
def test_a_new_harbour_waits_with_separate_phases() -> None:
    p = table(
        hands=hands(lumber=2, brick=1, wool=1, grain=1, ore=3),
        roads=[["2,0|3,-1", "2,0|3,0"], [], [], []],
        settlements=NOBODY,
    )
    built = play(p, "settlement 2,0|3,-1|3,0")
    assert broken(built, "trade 3 ore for 1 brick") == {"catan.turn.phase_order"}
    rules = {event.rule for event in p.events(p.read_action("settlement 2,0|3,-1|3,0"))}
    assert "catan.harbour.next_turn" in rules
    later = play(built, "end", "roll", "dice 6 6", "end", "roll", "dice 6 6", "end", "roll", "dice 6 6", "end")
    later = play(later, "roll", "dice 6 6")
    assert "3 ore for 1 brick" in legal(later, "trade")


def rates(*harbours: str) -> tuple[int, ...]:
    p = table(settlements=[[SITE_OF[name] for name in harbours], [], [], []], roads=[[], [], [], []])
    return counts_of(p.pieces.rates[0])


@pytest.mark.parametrize(
    ("harbours", "right"),
    [
        ((), (4, 4, 4, 4, 4)),
        (("generic",), (3, 3, 3, 3, 3)),
        (("lumber",), (2, 4, 4, 4, 4)),
        (("wool",), (4, 4, 2, 4, 4)),
        (("generic", "lumber"), (2, 3, 3, 3, 3)),
        (("lumber", "generic"), (2, 3, 3, 3, 3)),
        (("grain", "ore"), (4, 4, 4, 2, 2)),
        (("generic", "brick", "wool"), (3, 2, 2, 3, 3)),
    ],
)
@pytest.mark.rule(
    "catan.trade.maritime.four",
    "catan.trade.maritime.three",
    "catan.trade.maritime.two",
    "catan.harbour.site",
    "catan.trade.maritime.special_only_its_resource",
)
def test_rates_of_harbours(harbours: Any, right: tuple[int, ...]) -> None:
    assert rates(*harbours) == right


@pytest.mark.rule("catan.map.coast_no_harbour")
def test_a_coast_without_a_harbour_helps_nobody() -> None:
    p = table(settlements=[["1,-3|1,-2|2,-3"], ["0,-3|0,-2|1,-3"], [], []], roads=[[], [], [], []])
    assert counts_of(p.pieces.rates[0])[2] == 2
    bare = table(settlements=[["-3,2|-2,1|-2,2"], [], [], []], roads=[[], [], [], []])
    assert counts_of(bare.pieces.rates[0]) == (4, 4, 4, 4, 4)


@pytest.mark.rule("catan.trade.maritime.rate", "catan.trade.maritime.same_kind", "catan.trade.maritime.multiple")
def test_swaps_with_the_bank() -> None:
    p = table(hands=hands(lumber=8, ore=3, wool=1))
    assert legal(p, "trade") == {f"4 lumber for 1 {kind}" for kind in ("brick", "wool", "grain", "ore")}
    assert broken(p, "trade 3 lumber 1 ore for 1 wool") == {"catan.trade.maritime.same_kind"}
    assert broken(p, "trade 5 lumber for 1 wool") == {"catan.trade.maritime.rate"}
    assert broken(p, "trade 4 lumber for nothing") == {"catan.trade.maritime.rate"}
    assert broken(p, "trade nothing for 1 wool") == {"catan.trade.maritime.rate"}
    assert broken(p, "trade 4 ore for 1 wool") == {"catan.cards.must_hold"}
    twice = play(p, "trade 8 lumber for 1 brick 1 grain")
    assert twice.hands[0] == (0, 1, 1, 1, 3)
    assert sum(twice.bank) + sum(twice.hand_sizes) == 95


@pytest.mark.rule(
    "catan.trade.maritime.three", "catan.trade.maritime.two", "catan.trade.maritime.special_only_its_resource"
)
def test_harbour_rates_are_named_when_they_are_missing() -> None:
    plain = table(hands=hands(lumber=4))
    assert broken(plain, "trade 3 lumber for 1 ore") == {"catan.trade.maritime.three"}
    assert broken(plain, "trade 2 lumber for 1 ore") == {"catan.trade.maritime.two"}
    generic = at_harbour("generic", lumber=4)
    assert not broken(generic, "trade 3 lumber for 1 ore")
    assert broken(generic, "trade 2 lumber for 1 ore") == {"catan.trade.maritime.two"}
    special = at_harbour("wool", lumber=4, wool=4)
    assert not broken(special, "trade 2 wool for 1 ore")
    assert not broken(special, "trade 4 wool for 1 ore 1 brick")
    for text in ("trade 3 lumber for 1 ore", "trade 2 lumber for 1 ore"):
        assert broken(special, text) == {"catan.trade.maritime.special_only_its_resource"}
    assert "serves wool only" in why(special, "trade 3 lumber for 1 ore")


@pytest.mark.rule("catan.trade.maritime.rate")
def test_rate_is_the_best_unless_overpaying_is_allowed() -> None:
    p = at_harbour("generic", lumber=4)
    assert broken(p, "trade 4 lumber for 1 ore") == {"catan.trade.maritime.rate"}
    free = table(settlements=[[SITE_OF["generic"]], [], [], []], hands=hands(lumber=4), options={"overpay": True})
    assert not broken(free, "trade 4 lumber for 1 ore")
    assert {"4 lumber for 1 ore", "3 lumber for 1 ore"} <= legal(free, "trade")


@pytest.mark.rule("catan.bank.empty_stack")
def test_an_empty_stack_gives_nothing() -> None:
    p = table(hands=[{"lumber": 4}, {"ore": 19}, {}, {}])
    assert "4 lumber for 1 ore" not in legal(p, "trade")
    assert broken(p, "trade 4 lumber for 1 ore") == {"catan.bank.empty_stack"}
    assert why(p, "trade 4 lumber for 1 ore") == "The bank has no ore left."


@pytest.mark.rule("catan.harbour.site")
def test_a_founding_harbour_works_from_the_first_turn() -> None:
    """It was there before the first trade phase"""
    p = play(catan.start(4, board="modern"), "roll", "dice 1 1")
    site = next(seat for seat in range(4) if counts_of(p.pieces.rates[seat]) == (4, 4, 4, 4, 4))
    assert site == 0
    mine = at_harbour("lumber", lumber=2)
    assert "2 lumber for 1 ore" in legal(mine, "trade")


def test_swap_is_picked_by_kind_or_refused_with_rate() -> None:
    position = trading()
    found = position.picks(("trade",))
    assert [choice.key for choice in found] == ["give:wool"]
    refused = position.refusals(("trade", "give:grain"))[0]
    assert (refused.facts["need"], refused.facts["have"]) == (4, 1)
    swapped = position.picks(("trade", "give:wool"))["get:brick"].action
    assert swapped == position.read_action("trade 2 wool for 1 brick")
