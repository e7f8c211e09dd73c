"""Tutorial 05 of Catan, trade: the worked numbers, and each misunderstanding told by its name."""

from __future__ import annotations

from typing import Any

import pytest

from boardlab.lessons import Checkpoint, checkpoint
from boardlab.lessons.catan import bank, sketch
from boardlab.lessons.catan.trade import answers as case


def asked(number: Any) -> Checkpoint:
    return checkpoint(f"catan.trade.{number}")


# -- worked numbers ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("harbours", "rates"),
    [
        ((), (4, 4, 4, 4, 4)),
        (("generic",), (3, 3, 3, 3, 3)),
        (("lumber",), (2, 4, 4, 4, 4)),
        (("wool",), (4, 4, 2, 4, 4)),
        (("generic", "lumber"), (2, 3, 3, 3, 3)),
        (("grain", "ore"), (4, 4, 4, 2, 2)),
        (("generic", "brick", "wool"), (3, 2, 2, 3, 3)),
    ],
)
def test_the_rates_of_harbours(harbours: Any, rates: tuple[int, ...]) -> None:
    assert bank.rates(case.at_harbours(*harbours)) == rates


@pytest.mark.parametrize(
    ("hand", "harbours", "cards"),
    [
        ("5 wool", (), 1),
        ("5 wool", ("generic",), 1),
        ("5 wool", ("wool",), 2),
        ("4 lumber 3 ore 2 brick", ("generic", "lumber"), 3),
        ("7 wool 4 brick", ("wool",), 4),
        ("3 brick 3 ore grain", (), 0),
        ("4 brick 3 ore grain", (), 1),
    ],
)
def test_cards_to_be_had_from_the_bank(hand: str, harbours: Any, cards: int) -> None:
    assert bank.from_bank(case.at_harbours(*harbours, hand=hand)) == cards


@pytest.mark.parametrize(("number", "kind", "most"), [(7, 4, 3), (9, 2, 4)])
def test_no_detour_through_a_third_resource_brings_more(number: int, kind: int, most: int) -> None:
    """Every order of swaps with the bank, played out."""
    start = asked(number).position
    best, seen, todo = 0, {start}, [start]
    while todo:
        p = todo.pop()
        best = max(best, p.hands[p.active][kind])
        for act in p.legal_actions():
            if act.to_text().startswith("trade") and (end := p.play(act)) not in seen:
                seen.add(end)
                todo.append(end)
    assert best == asked(number).answer() == most


@pytest.mark.parametrize(
    ("text", "rules"),
    [
        ("offer 1 lumber 1 ore for 1 brick", ()),
        ("offer 3 ore for 1 brick", ()),
        ("offer 1 lumber for nothing", ("catan.trade.domestic.no_gifts",)),
        ("offer nothing for 1 brick", ("catan.trade.domestic.no_gifts",)),
        ("offer 3 ore for 1 ore", ("catan.trade.like_for_like",)),
        ("offer 1 knight for 1 brick", ("catan.trade.resources_only",)),
    ],
)
def test_which_deals_are_allowed(text: str, rules: Any) -> None:
    """The quiz of the lesson material: B plays with 2 lumber and 3 ore."""
    p = sketch(active="B", hands={"B": "2 lumber 3 ore", "A": "brick"}, developments={"B": "knight"})
    assert bank.against(p, text) == rules


# -- misunderstandings ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("number", "line"),
    [
        (12, "confirm A; trade 4 lumber for 1 wool; settlement -1,1|-1,2|0,1"),
        (13, "trade 2 wool for 1 grain; trade 2 wool for 1 ore; city 1,-2|2,-3|2,-2"),
        (13, "trade 2 wool for 1 ore; trade 2 wool for 1 grain; city -1,-1|-1,0|0,-1; end"),
    ],
)
def test_every_turn_that_reaches_the_goal_is_right(number: int, line: str) -> None:
    assert asked(number).grade(line)
