"""Tutorial 01 of Catan, the island: the worked numbers, and each misunderstanding told by its name."""

from __future__ import annotations

import pytest

from boardlab.lessons import scenario
from boardlab.lessons.catan import rolls, sketch
from boardlab.lessons.catan.board import answers as case
from boardlab.lessons.display import story

# -- worked examples -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("total", "cards"),
    [
        (2, (0, 0, 0, 1)),
        (3, (0, 1, 1, 0)),
        (4, (1, 0, 1, 1)),
        (5, (0, 1, 0, 1)),
        (6, (1, 1, 1, 0)),
        (7, (0, 0, 0, 0)),
        (8, (1, 0, 1, 1)),
        (9, (1, 1, 0, 1)),
        (10, (1, 1, 1, 1)),
        (11, (0, 0, 1, 0)),
        (12, (0, 1, 0, 0)),
    ],
)
def test_printed_map_pays_the_worked_cards(total: int, cards: tuple[int, ...]) -> None:
    start = sketch(stage="roll")
    assert tuple(rolls.gain(start, seat, total) for seat in case.SEATS) == cards


def test_the_dots_of_all_chips_and_of_each_number() -> None:
    island = sketch(bare=True, stage="roll")
    assert [case.ways(island, total) for total in range(2, 13)] == [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]
    assert sum(case.ways(island, number) for number in island.island.chips if number) == 58


@pytest.mark.rule("catan.bank.shortage")
def test_a_single_claimant_takes_what_is_left() -> None:
    """The other half of catan.bank.shortage: checkpoint 10 has two claimants, here is one."""
    alone = sketch(
        bare=True, stage="roll", cities={"B": "forest 3/pasture 12/mountains 6"}, hands={"C": "9 ore", "D": "9 ore"}
    )
    assert rolls.gain(alone, case.B, 6) == 1
    assert "only 1 ore" in repr(story(alone, "roll", "dice 3 3"))
    assert rolls.rolled(scenario("catan.board.short_of_ore"), 6).bank[4] == 2
