"""Special actions: prices, cubes and what they may choose, worked out by hand from the texts."""

from __future__ import annotations

from random import Random

from boardlab.creed.options import CUBES, SPECIALS
from boardlab.figures.creed_special import prices
from boardlab.lessons import checkpoint
from boardlab.lessons.creed.special import answers as case


def test_prices_by_box() -> None:
    rows = {row[0]: row[1:] for row in prices("en").rows}
    assert list(rows.values()) == [(1, 1), (3, 3), (1, 1), (1, 0), (3, 4), (3, 4), (6, 0)]
    assert len(rows) == len(SPECIALS)
    assert len(prices().figure().data) == 2


def test_cubes_and_boxes_of_a_busy_board() -> None:
    asked = checkpoint("creed.special.2")
    p = asked.position
    assert (asked.answer(), asked.misconceptions[0].answer(p)) == (1, 6)
    assert [case.price(p, name) for name in ("fortify", "rumour", "assassinate")] == [4, 4, 6]


def test_random_boards_fill_their_boxes_from_the_left() -> None:
    for seed in range(40):
        p = case.random_board(Random(seed))
        assert 0 < p.cubes(0) < CUBES
