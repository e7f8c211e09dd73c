"""Cheapest ways to a tent, searched with the engine itself; figures worked out beforehand by another program."""

from __future__ import annotations

import heapq
from itertools import count
from typing import Any

import pytest

from boardlab import creed
from boardlab.creed.actions import Kind
from boardlab.creed.tents import DESTROYED
from tests.creed.boards import ruled

LINE = {"A11", "A12", "A13"}
KINDS = {Kind.DEPLOY, Kind.MORALE, Kind.ATTACK, Kind.SIEGE}
BLANK = ["blank"] * 7
CAMPS = [["king", "commander", *BLANK], ["blank", "king", "commander", *BLANK[1:]]]


def cheapest(p: creed.Position, tent: str) -> int:
    """The fewest AP in one turn after which a tent is destroyed, by deploying, morale and attacks on line 1."""
    goal, start = p.layout.tent_numbers[tent], p.ap[0]
    order = count()
    queue = [(0, next(order), p)]
    seen = set()
    while queue:
        spent, _, here = heapq.heappop(queue)
        if here.camps[goal] & DESTROYED:
            return spent
        if here in seen:
            continue
        seen.add(here)
        for action in here.legal_actions():
            cell = here.layout.cell_names[action.cell if action.kind == Kind.DEPLOY else action.source]
            if action.kind not in KINDS or cell not in LINE or action.hidden:
                continue
            after = here.play(action)
            heapq.heappush(queue, (start - after.ap[0], next(order), after))
    raise AssertionError("no plan")


def plan(enemy: dict[str, str], own: dict[str, str] | None = None, tent: str = "BT31", **fields: Any) -> int:
    make = ruled(swamps="none", **fields.pop("rulings", {}))
    return cheapest(make({**enemy, **(own or {})}, camps=CAMPS, **fields), tent)


def test_an_open_line() -> None:
    """Deploy and siege: 5; each tent behind costs as much again."""
    few = [["infantry_1", "spearman", "cavalry_3"], []]
    assert plan({}, hands=few) == 5
    assert plan({}, tent="BT21", hands=few) == 10


WALL = {"B11": "infantry_1", "B12": "shield_4"}


def test_through_a_wall() -> None:
    """Infantry 1/1 before a shield 0/4: cavalry 4/3, morale +1 and one charge, then a second unit sieges: 10."""
    nation = {"nations": [2, 3], "hands": [[*HAND], []]}
    assert plan(WALL, **nation) == 10
    assert plan(WALL, rulings={"special_boxes": {"morale": []}}, ap=[11, 0], **nation) == 11
    assert plan(WALL, {"A11": "cavalry_4", "A12": "archer"}, nations=[2, 3], hands=[[*HAND[:-2]], []]) == 7


HAND = ("infantry_1", "infantry_2", "spearman", "shield_5", "cavalry_3", "archer", "archer", "cavalry_4")


@pytest.mark.parametrize(
    ("enemy", "hand", "cost"),
    [
        pytest.param({"B11": "shield_5"}, HAND, 10, marks=pytest.mark.soak),
        pytest.param({"B11": "shield_5"}, (*HAND, "armoured_cavalry"), 9, marks=pytest.mark.soak),
        ({"B11": "obstacle_1"}, HAND, 9),
        (WALL, ("siege_engine", *HAND[:4]), 5),
        (WALL, ("assassin", *HAND[:4]), 5),
    ],
)
def test_other_lines(enemy: dict[str, str], hand: tuple[str, ...], cost: int) -> None:
    nations = [4, 3] if "assassin" in hand else [1, 3]
    casualties = [[], []] if "siege_engine" in hand else [["siege_engine"], []]
    assert plan(enemy, hands=[[*hand], []], nations=nations, casualties=casualties) == cost
    if "assassin" in hand:
        assert plan(enemy, hands=[[*hand], []], nations=nations, tent="BT11") == 5


def test_a_fortified_tent_takes_two_sieges() -> None:
    camps = [CAMPS[0], [*CAMPS[1][:6], "blank fortified", *CAMPS[1][7:]]]
    p = ruled(swamps="none")({}, camps=camps, hands=[["infantry_1", "spearman"], []])
    assert cheapest(p, "BT31") == 10
