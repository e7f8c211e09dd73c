"""Charts on the example game say what its record says, in both languages, and stay small."""

from __future__ import annotations

from boardlab.figures.catan_example import cards_by_turn, ends, points_by_turn
from boardlab.lessons.catan.example import answers as case


def test_each_turn_has_a_row_of_points_and_cards() -> None:
    points, cards = points_by_turn("en").rows, cards_by_turn("en").rows
    assert len(points) == len(cards) == case.TURNS + 1
    for turn in range(1, case.TURNS + 1):
        assert ends()[turn] == case.after(turn)
        assert tuple(points[turn][1:]) == case.after(turn).scores
        assert tuple(cards[turn][1:]) == case.after(turn).hand_sizes
    assert tuple(points[0][1:]) == (2, 2, 2, 2)


def test_overlapping_lines_are_offset_and_keep_true_counts() -> None:
    for trace in cards_by_turn("en").figure().data:
        assert all(abs(drawn - true) < 0.2 for drawn, true in zip(trace.y, trace.customdata, strict=True))
